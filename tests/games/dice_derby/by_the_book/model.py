"""A game as people play it: cars on named spaces, paths as lists of spaces."""

from dataclasses import dataclass, field
from typing import Any

ORDER = ("Black", "Gold", "Red", "Green", "Blue", "Yellow", "Purple", "White")
MOVES = {"A1": 1, "A2": 2, "A4": 4, "B1": -1, "B2": -2, "B4": -4}
BEYOND = "beyond"
Die = tuple[int, str]


@dataclass
class Car:
    """A car on a space, with what it has to do next."""

    space: str
    duty: str | None = None
    extra: int = 0
    skip: int = 0


@dataclass
class Game:
    """A track and the cars on it."""

    track: dict[str, Any]
    race: int
    turbo: bool
    cars: dict[str, Car]
    cards: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    winner: str | None = None

    # --- the track ------------------------------------------------------------------------------

    @property
    def main(self) -> list[str]:
        found: list[str] = self.track["main"]
        return found

    @property
    def finish(self) -> str:
        return str(self.track["finish"])

    @property
    def ramp(self) -> list[str]:
        found: list[str] = self.track["ramp"]["spaces"]
        return found

    @property
    def mouth(self) -> str:
        return self.main[-1]

    def row_with(self, space: str) -> dict[str, Any] | None:
        return next((row for row in self.track["pit_rows"] if space in row["spaces"]), None)

    def path_from(self, car: Car) -> list[str]:
        """DIC-04: the spaces ahead, FINISH included, for as long as the way is one."""
        if car.duty == "ramp":
            return list(self.ramp)
        if car.duty == "pit":
            row = next(r for r in self.track["pit_rows"] if r["entry"] == car.space)
            return [*row["spaces"], *self.main_from(row["exit"])]
        if car.space in self.ramp:
            back = self.ramp[: self.ramp.index(car.space)][::-1]
            return [*back, self.mouth, self.finish]
        row = self.row_with(car.space)
        if row is not None:
            rest = row["spaces"][row["spaces"].index(car.space) + 1 :]
            return [*rest, *self.main_from(row["exit"])]
        if car.space == self.track["start"]:
            return [*self.main, self.finish]
        return [*self.main_from(car.space)[1:]]

    def main_from(self, space: str) -> list[str]:
        return [*self.main[self.main.index(space) :], self.finish]

    # --- where dice lead ------------------------------------------------------------------------

    def by_number(self, path: list[str], number: int) -> str:
        """DIC-16, DIC-24, DIC-25."""
        if path == self.ramp:
            return path[min(number, len(path)) - 1]
        if number <= len(path):
            return path[number - 1]
        return self.finish if number == len(path) + 1 else BEYOND

    def distance(self, path: list[str], colour: str) -> int | None:
        """DIC-23: steps to the next space of a colour; the finish is black, gold is one beyond."""
        for steps, space in enumerate(path, 1):
            shown = ["Black"] if space == self.finish else self.track["colours"][space]
            if colour in shown:
                return steps
        return len(path) + 1 if path[-1] == self.finish and colour == "Gold" else None

    def by_colour(self, path: list[str], colour: str) -> str:
        steps = self.distance(path, colour)
        if steps is None:
            return self.ramp[-1] if path == self.ramp else BEYOND
        return path[steps - 1] if steps <= len(path) else self.finish

    def by_two_colours(self, path: list[str], one: str, other: str) -> str:
        """DIC-34, H-14 to H-16, H-18."""
        if path == self.ramp:
            return self.ramp[-1]
        ways = {colour: self.distance(path, colour) for colour in (one, other)}
        if None in ways.values():
            return BEYOND
        far = max(ways, key=lambda colour: ways[colour] or 0)
        near = other if far == one else one
        return self.two_legs(path, far, near)

    def two_legs(self, path: list[str], far: str, near: str) -> str:
        middle = self.by_colour(path, far)
        if middle == self.finish:
            return middle
        return self.by_colour(path[path.index(middle) + 1 :], near)

    def goes_on_to(self, path: list[str], end: str, dice: list[Die]) -> str:
        """DIC-36, H-17, H-19."""
        if not self.turbo or len(dice) < 2 or end in (BEYOND, self.finish):
            return BEYOND
        if path == self.ramp:
            return self.ramp[-1]
        rest = path[path.index(end) + 1 :]
        ways = [(self.distance(rest, colour), colour) for _, colour in dice]
        if any(steps is None for steps, _ in ways):
            return BEYOND
        return self.by_colour(rest, max(ways, key=lambda way: way[0] or 0)[1])

    # --- a turn ---------------------------------------------------------------------------------

    def end_of(self, name: str, dice: list[Die], use: str) -> str:
        """DIC-31 to DIC-37: where a method leads."""
        path = self.path_from(self.cars[name])
        if use == "numbers":
            return self.by_number(path, sum(number for number, _ in dice))
        if len(dice) == 1:
            return self.by_colour(path, dice[0][1])
        return self.by_two_colours(path, dice[0][1], dice[1][1])

    def play(self, name: str, dice: list[Die], use: str, go_on: bool) -> None:
        """DIC-05, DIC-27."""
        car = self.cars[name]
        end = self.end_of(name, dice, use)
        further = self.goes_on_to(self.path_from(car), end, dice)
        if go_on and further != BEYOND:
            end = further
        if end != BEYOND:
            self.land(name, end)
            if self.winner is None:
                self.act(name, cards=True)
        if self.winner is None and len(dice) == 2 and dice[0] == dice[1]:
            car.extra += 1
        cancelled = min(car.extra, car.skip)
        car.extra -= cancelled
        car.skip -= cancelled

    def land(self, name: str, space: str) -> None:
        """DIC-20, DIC-22."""
        car = self.cars[name]
        car.space, car.duty = space, None
        if space == self.finish:
            self.winner = name
            return
        self.bump(name)

    def bump(self, name: str) -> None:
        """DIC-20, DIC-21, H-08, H-26."""
        space = self.cars[name].space
        if space == self.track["start"]:
            return
        for other, car in self.cars.items():
            if other != name and car.space == space:
                car.space, car.duty = self.back(space, 8), None
                self.bump(other)
                return

    def number(self, space: str) -> int:
        """The index that counts for steps back."""
        if space in self.main:
            return self.main.index(space) + 1
        if space in self.ramp:
            return len(self.main) + self.ramp.index(space) + 1
        row = self.row_with(space)
        assert row is not None
        beside: int = row["spaces"].index(space) + 1
        return self.main.index(row["entry"]) + 1 + beside

    def back(self, space: str, steps: int) -> str:
        index = self.number(space) - steps
        return str(self.track["start"]) if index < 1 else self.main[index - 1]

    def act(self, name: str, cards: bool) -> None:
        """DIC-10 to DIC-15, DIC-18."""
        car = self.cars[name]
        symbol = self.track["symbols"].get(car.space)
        if symbol in ("turbo", "rpm", "lead_foot"):
            car.extra += 1
        elif symbol is not None:
            car.skip += 1
        if car.space == self.mouth:
            car.duty = "ramp"
        elif any(row["entry"] == car.space for row in self.track["pit_rows"]):
            car.duty = "pit"
        red = self.track["colours"].get(car.space) == ["Red"]
        if cards and red and car.space not in self.ramp:
            self.draw(name)

    def draw(self, name: str) -> None:
        """DIC-18, DIC-41."""
        card, car = self.cards.pop(0), self.cars[name]
        self.drawn.append(card)
        if card == "EX":
            car.extra += 1
        elif card == "LT":
            car.skip += 1
        elif card in MOVES:
            index = self.number(car.space) + MOVES[card]
            if index <= len(self.main):
                space = self.back(car.space, -MOVES[card])
                self.land(name, space)
                if space != self.track["start"]:
                    self.act(name, cards=False)

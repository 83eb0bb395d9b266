"""The yardstick of `bench.reference_race`: a straightforward implementation of MotoGrandPrix Basic.

Plain classes, no tricks, and nothing made slow on purpose. The bot is greedy: it looks at all
allowed flips, searches the places it can reach step by step, and takes the farthest end, and of
those abreast the one nearest to the racing line. It counts the same figures as the rules in
`games/`; with the same dice the outcome is the same race.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from trackwright.games.motograndprix.race.road import Position

LANES = (0, 1, 2)
Place = tuple[int, int]
"""Position and lane."""


class Track:
    """A ring of positions with three lanes."""

    def __init__(self, positions: list[Position]) -> None:
        self.length = len(positions)
        self.difficulty = [position.difficulty for position in positions]
        self.rank: dict[Place, int] = {}
        """1 on the racing line, 3 farthest from it."""
        self.ahead: dict[Place, list[Place]] = {}
        for p, position in enumerate(positions):
            for lane in LANES:
                self.rank[p, lane] = abs(lane - position.line) + 1
                beside = [to for to in LANES if abs(to - lane) <= 1]
                self.ahead[p, lane] = [((p + 1) % self.length, to) for to in beside]


@dataclass
class Bike:
    """A bike: its place, its laps, and how it finished."""

    number: int
    place: Place = (0, 0)
    lap: int = 0
    grid: int = 0
    came: int = 0


@dataclass
class Figures:
    """What is counted over many races."""

    races: int = 0
    turns: int = 0
    by_grid: Counter[tuple[int, int]] = field(default_factory=Counter)
    by_bike: Counter[tuple[int, int]] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    lead_changes: Counter[int] = field(default_factory=Counter)
    overtakes: Counter[int] = field(default_factory=Counter)
    blocked: Counter[int] = field(default_factory=Counter)
    gap: Counter[int] = field(default_factory=Counter)
    visits: Counter[Place] = field(default_factory=Counter)
    stops: Counter[Place] = field(default_factory=Counter)
    passes: Counter[Place] = field(default_factory=Counter)


class Race:
    """One race; `throw` throws a die."""

    def __init__(
        self, track: Track, bikes: int, laps: int, throw: Callable[[], int], figures: Figures
    ) -> None:
        self.track, self.laps, self.throw, self.figures = track, laps, throw, figures
        self.bikes = [Bike(number) for number in range(bikes)]
        self.racing = list(self.bikes)
        self.taken: set[Place] = set()
        self.rounds = self.finished = self.lead_changes = self.overtakes = self.blocked = 0
        self.gap = 0

    def distance(self, bike: Bike) -> int:
        return (bike.lap - 1) * self.track.length + bike.place[0]

    def standing(self, bike: Bike) -> tuple[int, int]:
        """Greater is ahead; of bikes abreast the one nearer to the racing line."""
        return self.distance(bike), -self.track.rank[bike.place]

    def run(self) -> None:
        """From the roll for pole to the last finisher."""
        self.line_up()
        leader = None
        while self.racing:
            self.rounds += 1
            self.racing.sort(key=self.standing, reverse=True)
            if leader not in (None, self.racing[0]):
                self.lead_changes += 1
            leader = self.racing[0]
            for bike in self.racing:
                self.take_turn(bike)
            self.end_round()
        self.count()

    def line_up(self) -> None:
        """Pole for the highest roll; bikes that tie roll again among themselves."""
        rolls = [[self.throw() + self.throw()] for _ in self.bikes]
        while len(set(map(tuple, rolls))) < len(rolls):
            tied = [rolls.count(roll) > 1 for roll in rolls]
            for roll, again in zip(rolls, tied, strict=True):
                if again:
                    roll.append(self.throw() + self.throw())
        order = sorted(self.bikes, key=lambda bike: rolls[bike.number], reverse=True)
        for i, bike in enumerate(order):
            row = self.track.length - 1 - i // len(LANES)
            places = sorted(((row, lane) for lane in LANES), key=self.track.rank.__getitem__)
            bike.grid, bike.place = i + 1, places[i % len(LANES)]
            self.taken.add(bike.place)

    def take_turn(self, bike: Bike) -> None:
        """Roll, flip, move."""
        dice = (self.throw(), self.throw())
        difficulty = self.track.difficulty[bike.place[0]]
        sums = [sum(used) for used in self.flipped(dice) if self.allowed(dice, used, difficulty)]
        layers, dead_ends = self.reached(bike.place, max(sums))
        ends = [(points, place, 0) for points in sums for place in self.layer(layers, points)]
        ends += [(steps, place, 1) for steps, place in dead_ends]
        steps, place, lost = max(ends, key=self.value)
        self.blocked += lost
        self.move(bike, self.path(layers, steps, place))

    def value(self, end: tuple[int, Place, int]) -> tuple[int, int, int]:
        """The farthest is best, and of those abreast the one nearest to the racing line."""
        steps, place, lost = end
        return steps, -self.track.rank[place], -lost

    def flipped(self, dice: tuple[int, int]) -> list[tuple[int, int]]:
        first, second = dice
        return [(a, b) for a in (first, 7 - first) for b in (second, 7 - second)]

    def allowed(self, dice: tuple[int, int], used: tuple[int, int], difficulty: int) -> bool:
        """Corners limit acceleration; braking is free."""
        faster = [face for face, now in zip(dice, used, strict=True) if now > face]
        if difficulty == 0 or not faster:
            return True
        if difficulty == 3 or len(faster) == 2:
            return False
        return faster[0] == (min(dice) if difficulty == 1 else max(dice))

    def reached(self, start: Place, most: int) -> tuple[list[set[Place]], list[tuple[int, Place]]]:
        """For each number of steps the places they can lead to; and where the bike is blocked."""
        layers, dead_ends = [{start}], []
        for steps in range(most):
            layer: set[Place] = set()
            for place in layers[-1]:
                free = [to for to in self.track.ahead[place] if to not in self.taken]
                if not free:
                    dead_ends.append((steps, place))
                layer.update(free)
            if not layer:
                break
            layers.append(layer)
        return layers, dead_ends

    def layer(self, layers: list[set[Place]], steps: int) -> set[Place]:
        return layers[steps] if steps < len(layers) else set()

    def path(self, layers: list[set[Place]], steps: int, end: Place) -> list[Place]:
        """Back from the end, as near to the racing line as possible."""
        path = [end]
        for layer in layers[steps - 1 : 0 : -1]:
            last = path[-1]
            before = [place for place in layer if last in self.track.ahead[place]]
            path.append(min(before, key=self.track.rank.__getitem__))
        return path[::-1] if steps else []

    def move(self, bike: Bike, path: list[Place]) -> None:
        before = self.standing(bike)
        if path:
            self.taken.remove(bike.place)
            if path[-1][0] < bike.place[0]:
                bike.lap += 1
            bike.place = path[-1]
            self.taken.add(bike.place)
        now = self.standing(bike)
        passed = sum(before < self.standing(other) < now for other in self.racing)
        self.overtakes += passed
        self.figures.turns += 1
        self.figures.visits.update(path)
        self.figures.stops[bike.place] += 1
        self.figures.passes[bike.place] += passed

    def end_round(self) -> None:
        """Bikes that have the distance finish, the most forward first."""
        distance = self.laps * self.track.length
        done = [bike for bike in self.racing if self.distance(bike) >= distance]
        done.sort(key=self.standing, reverse=True)
        if done and not self.finished:
            ahead = sorted(map(self.distance, self.racing), reverse=True)
            self.gap = ahead[0] - ahead[1]
        for bike in done:
            self.finished += 1
            bike.came = self.finished
            self.racing.remove(bike)
            self.taken.remove(bike.place)

    def count(self) -> None:
        figures = self.figures
        figures.races += 1
        figures.rounds[self.rounds] += 1
        figures.lead_changes[self.lead_changes] += 1
        figures.overtakes[self.overtakes] += 1
        figures.blocked[self.blocked] += 1
        figures.gap[self.gap] += 1
        for bike in self.bikes:
            figures.by_grid[bike.grid, bike.came] += 1
            figures.by_bike[bike.number, bike.came] += 1


def race_many(
    positions: list[Position], bikes: int, laps: int, count: int, seed: int = 1
) -> Figures:
    """The figures of this many races with Python's own dice."""
    track, figures = Track(positions), Figures()
    dice = random.Random(seed)
    for _ in range(count):
        Race(track, bikes, laps, lambda: dice.randint(1, 6), figures).run()
    return figures

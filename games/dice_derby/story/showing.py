"""A race for display: cars, dice and cards after every line of its story."""

from collections.abc import Iterator, Sequence

from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.state.layouts import NOWHERE, Race
from trackwright.games.dice_derby.story.happenings import die_of
from trackwright.games.dice_derby.story.menu import Choice, choices_of, question_of, words_of
from trackwright.games.dice_derby.story.places import names_along
from trackwright.games.dice_derby.story.sentences import line_of, turns
from trackwright.model.text.messages import Message
from trackwright.simulator.story.game_parts import Happening, happenings_by_row
from trackwright.simulator.story.show import Gauge, Held, Option, Question, Show, Shown, Throw
from trackwright.simulator.story.staging import Seen, Stage


def show_of(table: Table, seed: int, number: int, last_round: int | None = None) -> Show:
    """Run the race on a plain table, and watch."""
    return DiceStage(table).show(seed, number, last_round)


class DiceStage(Stage):
    """Cars from START on, and the dice beside them."""

    table: Table
    WHO = "car"
    GOES_ON = True
    SEEN = (*Stage.SEEN, "at", "extra", "skip")

    @property
    def race(self) -> Race:
        return self.table.race

    def happenings(self) -> Iterator[tuple[Happening, int]]:
        return happenings_by_row(self.table)

    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        return turns(happenings)

    def words_of(self, turn: list[Happening]) -> Message:
        return line_of(turn).words

    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        return ()

    def throws(self, one: Happening) -> Iterator[Throw]:
        if one["event"] == "roll":
            numbers = tuple(die["number"] for die in one["dice"])
            colours = tuple(die["colour"] for die in one["dice"])
            yield Throw(self.runner(one["car"]), numbers, numbers, colours=colours)

    def path(self, one: Happening) -> Sequence[str]:
        return one["path"] if one["event"] in ("move", "carried") else ()

    def furthest(self, seen: Seen) -> int:
        return min(self._left(seen, car) for car in self.on_table)

    def _left(self, seen: Seen, car: int) -> int:
        return int(self.race.road.left[seen["at"][car]])

    def shown(self, seen: Seen, car: int, far: int) -> Shown:
        at = seen["at"][car]
        road, length = self.race.road, len(self.table.way.line)
        return Shown(
            doing=self.doing(seen, car),
            space=self.table.way.spots[road.spot[at]].name if car in self.on_table else None,
            place=self.place(seen, car),
            lap=min((max(int(road.main[at]), 1) - 1) // length + 1, int(self.race.rules.laps)),
            behind=self._left(seen, car) - far if car in self.on_table else 0,
        )

    def held(self, seen: Seen, player: int) -> Held:
        """Turns that wait, or are lost."""
        if seen["skip"][player]:
            return Held(score=Message("loses {n} turns", n=seen["skip"][player]))
        return Held()

    def merit(self, seen: Seen, car: int) -> tuple[int, ...]:
        return (self._left(seen, car),)

    def question(self) -> Question:
        race = self.race
        car = int(race.halt_player)
        dice = [die_of(die) for die in (race.first, race.second) if die]
        numbers = tuple(die["number"] for die in dice)
        colours = tuple(die["colour"] for die in dice)
        return Question(
            player=car,
            words=question_of(self.table),
            throw=Throw(car, numbers, numbers, colours=colours) if numbers else None,
            options=tuple(self._option(car, choice) for choice in choices_of(self.table)),
        )

    def _option(self, car: int, choice: Choice) -> Option:
        start = int(self.race.at[car])
        path: list[str] = []
        if choice.end != NOWHERE:
            path = names_along(self.table, start, choice.middle, choice.end)
        end = path[-1] if path else None
        return Option(words_of(self.table, choice), end, tuple(path), (), choice.row)

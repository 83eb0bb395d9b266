"""A race of Derby for display: horses on the track, bets and points before the players."""

from collections.abc import Iterator, Sequence

from tests.simulator.games.derby.race.table import Table
from tests.simulator.games.derby.state.layouts import Race
from tests.simulator.games.derby.story.menu import choices_of, question_of, words_of
from tests.simulator.games.derby.story.sentences import sentence
from trackwright.model.text.messages import Message
from trackwright.simulator.story.game_parts import Happening, happenings_by_row
from trackwright.simulator.story.show import Gauge, Held, Option, Pile, Question, Show, Shown, Throw
from trackwright.simulator.story.staging import Seen, Stage


def show_of(table: Table, seed: int, number: int, last_round: int | None = None) -> Show:
    return HorseStage(table).show(seed, number, last_round)


class HorseStage(Stage):
    """Horses from the first round on, and what players have bet."""

    table: Table
    WHO, WHOSE = "horse", "player"
    GOES_ON = False
    SEEN = (*Stage.SEEN, "driven")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.on_table = set(range(len(self.names)))

    @property
    def race(self) -> Race:
        return self.table.race

    def look(self) -> Seen:
        race, players = self.race, range(len(self.players))
        rounds = min(race.round, race.rules.bets)
        return super().look() | {
            "bets": [[int(race.bet[player][i]) for i in range(rounds)] for player in players],
            "points": [int(race.points[player]) for player in players],
            "places": [int(race.player_place[player]) for player in players],
        }

    def happenings(self) -> Iterator[tuple[Happening, int]]:
        return happenings_by_row(self.table)

    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        return ([one] for one in happenings)

    def words_of(self, turn: list[Happening]) -> Message:
        return sentence(turn[0])

    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        return ()

    def throws(self, one: Happening) -> Iterator[Throw]:
        if one["event"] == "run":
            yield Throw(self.runner(one["horse"]), (one["die"],), (one["die"],))

    def path(self, one: Happening) -> Sequence[str]:
        if one["event"] != "run":
            return ()
        return [self._space(column) for column in range(one["from"], one["to"] + 1)]

    def _space(self, column: int) -> str:
        return self.table.way.names[column % self.table.way.length]

    def furthest(self, seen: Seen) -> int:
        return int(max(seen["driven"]))

    def shown(self, seen: Seen, runner: int, far: int) -> Shown:
        driven = seen["driven"][runner]
        return Shown(
            doing=self.doing(seen, runner),
            space=self._space(driven),
            place=self.place(seen, runner),
            lap=1 + driven // self.table.way.length,
            behind=far - driven,
        )

    def held(self, seen: Seen, player: int) -> Held:
        bets = tuple(self.names[horse] for horse in seen["bets"][player] if horse >= 0)
        score = Message("{n} points", n=seen["points"][player])
        return Held(
            piles=(Pile(Message("Bets"), bets, "all"),),
            score=score if seen["places"][player] else Message(""),
            place=seen["places"][player],
        )

    def merit(self, seen: Seen, runner: int) -> tuple[int, ...]:
        return (-seen["driven"][runner],)

    def question(self) -> Question:
        options = [
            Option(words_of(self.table, choice), None, (), (), choice.row)
            for choice in choices_of(self.table)
        ]
        return Question(int(self.race.halt_player), question_of(self.table), None, tuple(options))

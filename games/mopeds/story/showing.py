"""A race for display: mopeds on the track with their laps, bets and hands before the players.

Includes hands and bets; whoever shows a race in progress hides those of others.
"""

from collections.abc import Iterator, Sequence

from trackwright.games.mopeds.race.draft import RETURN
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.rules.cards import moped_of, value_of
from trackwright.games.mopeds.rules.order import standing_of, way_to_go
from trackwright.games.mopeds.state.layouts import CARDS, RETURNED, Race
from trackwright.games.mopeds.story.menu import (
    Choice,
    choices_of,
    hand_of,
    question_of,
    words_of,
)
from trackwright.games.mopeds.story.sentences import turn_line, turns
from trackwright.model.text.messages import Message, counted
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.story.game_parts import Happening, happenings_by_row
from trackwright.simulator.story.show import Gauge, Held, Option, Pile, Question, Show, Shown, Throw
from trackwright.simulator.story.staging import Seen, Stage
from trackwright.simulator.table.states import NOBODY
from trackwright.simulator.table.table import Table as AnyTable

FACE_DOWN = ""
"""A card of a pile that this player does not know."""

LETTERS = (
    Message("R{value}", value=0),
    Message("B{value}", value=0),
    Message("Y{value}", value=0),
    Message("G{value}", value=0),
    Message("P{value}", value=0),
    Message("K{value}", value=0),
)
"""Of the mopeds, as they are on small cards; K is black."""


def short_card(card: int) -> Message:
    """A card as it is drawn: R3."""
    return LETTERS[moped_of(card)].with_parts(value=value_of(card))


def show_of(table: AnyTable, seed: int, number: int, last_round: int | None = None) -> Show:
    """Run the race on a plain table, and watch."""
    assert isinstance(table, Table)
    return MopedStage(table).show(seed, number, last_round)


class MopedStage(Stage):
    """Mopeds that belong to nobody, and players with their cards."""

    table: Table
    WHO, WHOSE = "moped", "player"
    GOES_ON = True
    SEEN = (*Stage.SEEN, "space", "crossings")

    @property
    def race(self) -> Race:
        return self.table.race

    def look(self) -> Seen:
        race, mopeds, players = self.race, range(len(self.names)), range(len(self.players))
        return {
            **super().look(),
            "standing": [standing_of(race, moped) for moped in mopeds],
            "left": [max(0, way_to_go(race, moped)) for moped in mopeds],
            "bets": [self._bets(player) for player in players],
            "points": first_of(race.points, race.players),
            "places": first_of(race.player_place, race.players),
            "hand": hand_of(self.table) if race.held else [],
            "holder": self._holder(),
            "row": [int(race.slot[i][race.players]) for i in range(self._row_length())],
            "turned": race.turned,
        }

    def _row_length(self) -> int:
        """MOP-22: with the card that has just been laid."""
        race = self.race
        just_laid = race.drafter == race.players and race.held <= RETURNED
        return int(race.drafted + just_laid) if race.rules.row else 0

    def _bets(self, player: int) -> list[int]:
        """The cards before a player, in the order in which it kept them."""
        race, found = self.race, []
        for round in range(race.drafted + (1 if race.drafter else 0)):
            place = (player - int(race.sparks[round])) % race.players
            if round < race.drafted or place < race.drafter:
                found.append(int(race.slot[round][place]))
        return found

    def _holder(self) -> int:
        """Who has the cards of the round in hand."""
        race = self.race
        if not race.held:
            return NOBODY
        place = min(int(race.drafter), race.players - 1)
        return (int(race.spark) + place) % int(race.players)

    def happenings(self) -> Iterator[tuple[Happening, int]]:
        return happenings_by_row(self.table)

    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        return turns(happenings)

    def words_of(self, turn: list[Happening]) -> Message:
        return turn_line(turn).words

    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        """MOP-07: the lap track."""
        name = Message("Laps driven")
        return (Gauge(Message("Laps"), name, int(self.race.laps)),)

    @property
    def card_runners(self) -> dict[str, int]:
        return {short_card(card): moped_of(card) for card in range(CARDS)}

    def throws(self, one: Happening) -> Iterator[Throw]:
        if one["event"] == "card":
            moped = self.names.index(one["moped"])
            yield Throw(moped, (one["value"],), (one["value"],), cards=True)

    def path(self, one: Happening) -> Sequence[str]:
        return (one["from"]["space"], *one["path"]) if one["event"] == "move" else ()

    def furthest(self, seen: Seen) -> int:
        return int(min(seen["left"]))

    def shown(self, seen: Seen, moped: int, far: int) -> Shown:
        stands = moped in self.on_table
        laps = int(self.race.laps)
        return Shown(
            doing=self.doing(seen, moped),
            space=self.table.way.spots[seen["space"][moped]].name if stands else None,
            gauges=(max(0, min(seen["crossings"][moped] - 1, laps)),),
            place=self.place(seen, moped),
            lap=max(0, min(seen["crossings"][moped], laps)),
            behind=seen["left"][moped] - far if stands else 0,
        )

    def held(self, seen: Seen, player: int) -> Held:
        holds = seen["holder"] == player
        score = counted(seen["points"][player], "point") if seen["places"][player] else Message("")
        return Held(
            hand=tuple(self._words(seen["hand"])) if holds else (),
            piles=tuple(self._piles(seen, player)),
            score=score,
            place=seen["places"][player],
        )

    def _words(self, cards: Sequence[int]) -> Iterator[str]:
        return (short_card(card) for card in cards)

    def _piles(self, seen: Seen, player: int) -> Iterator[Pile]:
        """Bets are seen by their owner, until the race is over: MOP-06."""
        over = any(seen["places"])
        bets = tuple(self._words(reversed(seen["bets"][player])))
        yield Pile(Message("Bets"), bets, "all" if over else "owner")
        if self.race.rules.row:
            row = [self._in_row(seen, i, player) for i in reversed(range(len(seen["row"])))]
            yield Pile(Message("Row"), tuple(row), "owner")

    def _in_row(self, seen: Seen, round: int, player: int) -> str:
        """MOP-22, MOP-23: a card of the row as the player knows it: turned up, or laid by it."""
        last = (int(self.race.sparks[round]) + len(self.players) - 1) % len(self.players)
        if round >= seen["turned"] and player != last and not any(seen["places"]):
            return FACE_DOWN
        return short_card(seen["row"][round])

    def merit(self, seen: Seen, moped: int) -> tuple[int, ...]:
        return (seen["standing"][moped],)

    def question(self) -> Question:
        options = [
            Option(words_of(self.table, choice), None, (), (0,), choice.row, card=_card_of(choice))
            for choice in choices_of(self.table)
        ]
        player = int(self.race.halt_player)
        return Question(player, question_of(self.table), None, tuple(options))


def _card_of(choice: Choice) -> str:
    """The card that a player keeps or lays, as it is drawn; an order of three is none."""
    _, kind, card, _ = choice.row
    return "" if kind == RETURN else short_card(card)

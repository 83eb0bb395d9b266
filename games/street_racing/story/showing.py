"""A race for display: cars on the street with gears, tokens, penalties and damage, and hands before
the drivers.

Includes hands; whoever shows a race in progress hides those of others.
"""

from collections.abc import Iterator, Sequence

from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.rules.gears import tracker_start
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.state.decisions import ALLOCATING
from trackwright.games.street_racing.state.layouts import NOWHERE, TOP_GEAR, Race
from trackwright.games.street_racing.story.menu import question_of
from trackwright.games.street_racing.story.offers import options_of
from trackwright.games.street_racing.story.proposals import sharing_of
from trackwright.games.street_racing.story.sentences import line_of, turns
from trackwright.games.street_racing.story.signs import UPGRADE_SIGNS
from trackwright.games.street_racing.story.words import UPGRADE_ABOUT, UPGRADE_IDS, upgrade_words
from trackwright.model.text.messages import Message
from trackwright.simulator.story.game_parts import Happening, happenings_by_row
from trackwright.simulator.story.show import (
    Gauge,
    Held,
    Pile,
    Question,
    Show,
    Shown,
    Slot,
    Throw,
)
from trackwright.simulator.story.staging import Seen, Stage
from trackwright.simulator.table.states import FINISHED
from trackwright.simulator.table.table import Table as AnyTable

TOKENS = 12
DAMAGE_SLOTS = 3


def show_of(table: AnyTable, seed: int, number: int, last_round: int | None = None) -> Show:
    """Run the race on a plain table, and watch."""
    assert isinstance(table, Table)
    return StreetStage(table).show(seed, number, last_round)


class StreetStage(Stage):
    """Cars from their start spaces on, with consoles and hands."""

    table: Table
    WHO = "car"
    GOES_ON = True
    SEEN = (*Stage.SEEN, "at", "gear", "crossed", "control", "damaged", "pending", "block", "waits")

    @property
    def race(self) -> Race:
        return self.table.race

    def look(self) -> Seen:
        race, cars = self.race, range(len(self.names))
        deck = race.deck
        return {
            **super().look(),
            "left": [int(steps_left(race, car)) for car in cars],
            "tokens": [list(race.tokens[car]) for car in cars],
            "hand": [
                sorted(int(deck.suit[race.hand[car][i]]) for i in range(int(race.held[car])))
                for car in cars
            ],
            "tracker": [self._tracker(car) for car in cars],
            "piled": int(race.piled),
        }

    def _tracker(self, car: int) -> int:
        """STR-32: of the car that moves, as many notches down as it has penalties."""
        race = self.race
        down = int(race.penalties) if int(race.car) == car else 0
        return max(0, int(tracker_start(race, car)) - down)

    def happenings(self) -> Iterator[tuple[Happening, int]]:
        return happenings_by_row(self.table)

    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        return turns(happenings)

    def words_of(self, turn: list[Happening]) -> Message:
        return line_of(turn).words

    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        """STR-01, STR-06, STR-32, STR-53: gear, tracker, tokens, damage."""
        found = [
            Gauge(Message("Gear"), Message("Gear"), TOP_GEAR, "level"),
            Gauge(Message("Pen"), Message("Penalties until the hand is empty"), TOKENS // 2),
            Gauge(Message("Tok"), Message("Upgrade tokens"), TOKENS),
        ]
        if self.race.rules.damage:
            found.append(Gauge(Message("Dmg"), Message("Damage"), DAMAGE_SLOTS, "harm"))
        return tuple(found)

    def throws(self, one: Happening) -> Iterator[Throw]:
        if one["event"] == "draw":
            speeds = tuple(card["speed"] for card in one["cards"])
            yield Throw(self.runner(one["car"]), speeds, speeds, cards=True)

    def path(self, one: Happening) -> Sequence[str]:
        return (one["from"]["space"], *one["path"]) if one["event"] == "move" else ()

    def furthest(self, seen: Seen) -> int:
        return int(min(seen["left"][car] for car in self.on_table))

    def shown(self, seen: Seen, car: int, far: int) -> Shown:
        at = seen["at"][car]
        stands = car in self.on_table and at != NOWHERE
        values = [seen["gear"][car], seen["tracker"][car], sum(seen["tokens"][car])]
        if self.race.rules.damage:
            values.append(seen["damaged"][car])
        laps = int(self.race.rules.laps)
        return Shown(
            doing=self.doing(seen, car),
            space=self.table.way.spots[at].name if stands else None,
            pose=Message("paused at a barrier") if seen["pending"][car] else Message(""),
            gauges=tuple(values),
            place=self.place(seen, car),
            lap=min(seen["crossed"][car] + 1, laps),
            behind=max(0, seen["left"][car] - far) if stands else 0,
            token=self._space_of(seen["block"][car]),
        )

    def _space_of(self, at: int) -> str | None:
        return None if at == NOWHERE else self.table.way.spots[int(at)].name

    def held(self, seen: Seen, player: int) -> Held:
        """The hand, and what lies on the console."""
        return Held(
            hand=tuple(str(suit) for suit in seen["hand"][player]),
            piles=tuple(self._piles(seen, player)),
            slots=tuple(_slots(seen["tokens"][player])),
            shows_slots=player in self.on_table,
        )

    def _piles(self, seen: Seen, player: int) -> Iterator[Pile]:
        """STR-52."""
        if seen["control"][player]:
            yield Pile(Message("Control token"), (str(seen["control"][player]),), "all")

    def merit(self, seen: Seen, car: int) -> tuple[int, ...]:
        if seen["status"][car] == FINISHED:
            return (0, -int(self.race.remaining[car]))
        return (1 + seen["waits"][car], seen["left"][car])

    def question(self) -> Question:
        car, sharing = int(self.race.halt_player), None
        if self.race.phase == ALLOCATING:
            sharing = sharing_of(self.race, car, self.players[car])
        options = tuple(options_of(self.table))
        words = question_of(self.table) if sharing is None else sharing.words
        return Question(car, words, None, options, sharing)


def _slots(tokens: Sequence[int]) -> Iterator[Slot]:
    """STR-06: the console, public once all have chosen."""
    for upgrade, count in enumerate(tokens):
        about = UPGRADE_ABOUT[UPGRADE_IDS[upgrade]]
        yield Slot(upgrade_words(upgrade), about, UPGRADE_SIGNS[upgrade], int(count))

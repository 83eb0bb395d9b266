"""A situation of a referee's case, and the decisions made in it: see `referee.py` for what can be
asked.

Each decision becomes rows of a script; the race is run again from the situation with these rows,
and waits where the next decision is due. All decisions are asked for here, also those without an
alternative.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from trackwright.games.street_racing.race.questions import ask_rounds
from trackwright.games.street_racing.referee.laid_case import LaidCase
from trackwright.games.street_racing.referee.players import DOM
from trackwright.games.street_racing.referee.setting import set_up
from trackwright.games.street_racing.rules.gears import hand_limit
from trackwright.games.street_racing.rules.legal import list_actions
from trackwright.games.street_racing.rules.speeds import flipped_speed, minimum_speed
from trackwright.games.street_racing.state.decisions import CHOOSING, MOVING, PREPARING, STEP
from trackwright.games.street_racing.state.layouts import HAND, Race
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case
from trackwright.simulator.table.states import (
    CHANCE_WANTED,
    DECISION_WANTED,
    ILLEGAL,
    LAST_FAIR,
)
from trackwright.simulator.table.table import Mode, Row


class IllegalDecision(Exception):
    """A decision that breaks a rule, by its number in `state/codes.py`; 0: it is not its turn."""

    def __init__(self, fault: int) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True)
class Turn:
    """What a turn came to."""

    penalties: int = 0
    corner: int = 0
    blocked: int = 0
    speed: int = 0
    left: int = 0
    limit: int = HAND
    icon: bool = False


class Situation(LaidCase):
    """A case whose decisions are made one by one."""

    def __init__(self, case: Case, mode: Mode = "plain") -> None:
        super().__init__(case, mode)
        self.rows: list[Row] = []
        self.illegal: int | None = None
        self.fault = 0
        self.speeds: list[int] = []
        self.speeds_before: int | None = None
        self.steps: list[str] = []
        self.steps_asked: list[str] = []
        self.steps_before: int | None = None
        self.over = False
        self.closed: int | None = None  # whose turn a decision has just ended by itself
        self.now: tuple[int, int, int] | None = None
        self.sequence: list[str] = []
        self.turns: dict[int, Turn] = {}
        self.run([])
        self.watch()

    @property
    def seen(self) -> tuple[tuple[int, int, int] | None, list[str], dict[int, Turn], list[str]]:
        """What was noted so far."""
        return self.now, self.sequence, self.turns, self.steps

    @seen.setter
    def seen(
        self, seen: tuple[tuple[int, int, int] | None, list[str], dict[int, Turn], list[str]]
    ) -> None:
        self.now, self.sequence, self.turns, self.steps = seen

    # --- deciding

    def decide(self, kind: int, choice: int = 0, path: int = 0) -> None:
        """One more row; IllegalDecision if it breaks a rule."""
        race = self.race
        if race.halt != DECISION_WANTED:
            raise IllegalDecision(0)
        before = self.rows
        self.run([*before, (int(race.halt_player), kind, choice, path)])
        if race.halt == ILLEGAL:
            fault = int(race.fault)
            self.run(before)
            raise IllegalDecision(fault)
        self.watch()

    def run(self, rows: Sequence[Row]) -> None:
        """The situation, and these decisions."""
        set_up(self)
        self.table.set_script(rows)
        halt = self.table.ask(ask_rounds)
        if halt == CHANCE_WANTED:
            raise CannotAnswer("script.deck: a card is flipped whose speeds the case does not give")
        self.over = halt <= LAST_FAIR
        self.rows = list(rows)

    def look_at_speeds(self, number: int) -> None:
        """STR-16: the options, if a speed is to be chosen now."""
        race = self.race
        if race.halt != DECISION_WANTED or race.phase != CHOOSING:
            return
        found = {int(flipped_speed(race, i)) for i in range(int(race.flipped))}
        if minimum := int(minimum_speed(race)):
            found.add(minimum)
        self.speeds, self.speeds_before = sorted(found - {0}), number

    # --- in words

    def hand(self, car: int) -> list[int]:
        race = self.race
        cards = [int(race.hand[car][i]) for i in range(int(race.held[car]))]
        return sorted(int(race.deck.suit[card]) for card in cards)

    def space_name(self, at: int, finished: bool) -> str | None:
        if 0 <= at < len(self.street.names):
            return self.street.names[at]
        if finished and len(self.street.finishes) == 1:
            return self.street.names[next(iter(self.street.finishes))]
        return None

    def turn_of(self, car: int) -> Turn:
        """Its present turn, or the last one that it had."""
        limit = HAND + 1 if self.players[car].driver == DOM else HAND
        return self.turns.get(car, Turn(limit=limit))

    def watch(self) -> None:
        """Who has the turn, and what it has come to so far."""
        race = self.race
        if race.halt != DECISION_WANTED:
            return
        if race.phase == MOVING:
            self.steps = steps_of(self)
        car, now = int(race.car), (int(race.round), int(race.turn), int(race.car))
        if now != self.now:
            self.now = now
            self.sequence = [*self.sequence, self.ids[car]]
        if race.phase != PREPARING or car not in self.turns:
            self.keep_turn()

    def keep_turn(self) -> None:
        """What the turn has come to, for when it is over."""
        car = int(self.race.car)
        self.turns = {**self.turns, car: live_turn(self.race, car)}


def steps_of(situation: Situation) -> list[str]:
    """STR-22 to STR-24: the legal steps of the car that moves; none in other phases."""
    race = situation.race
    if race.phase != MOVING or race.halt != DECISION_WANTED:
        return []
    count, menu = list_actions(race, int(race.car)), race.menu
    ways = [int(menu.choice[i]) for i in range(count) if menu.kind[i] == STEP]
    return sorted(situation.street.names[space] for space in ways)


def live_turn(race: Race, car: int) -> Turn:
    """The turn of the car that has it."""
    return Turn(
        int(race.penalties),
        int(race.corner_part),
        int(race.blocked_part),
        int(race.speed),
        int(race.points),
        int(hand_limit(race, car)),
        bool(race.icon),
    )

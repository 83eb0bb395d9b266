"""A race to look at: run again moment by moment, taken over by a person, undone, and saved.

A replay never changes: deciding, undoing and taking a seat all make another replay, with one
decision more or fewer. So one can be computed in a thread while another is shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.playtest.running import WHY
from trackwright.simulator.race.records import CannotReplay, Record, record_of
from trackwright.simulator.race.records import replay as table_of
from trackwright.simulator.story.game_parts import can_show, show_of
from trackwright.simulator.story.show import Option, Show
from trackwright.simulator.table.states import DECISION_WANTED
from trackwright.simulator.table.table import PERSON, Row, Seat, Setup, Table, Way


@dataclass(frozen=True)
class Race:
    """Which race it is: circuit, rules, players, and dice."""

    circuit: Circuit
    track: str
    """The id or file name of the circuit, for the saved file."""
    setup: Setup
    way: Way
    seed: int
    number: int = 0

    def with_person(self, player: int) -> "Race":
        """The race with a person as this player."""
        seats = list(self.setup.seats)
        seats[player] = replace(seats[player], player=PERSON)
        return self.with_seats(seats)

    def with_seats(self, seats: Sequence[Seat]) -> "Race":
        return replace(self, setup=replace(self.setup, seats=tuple(seats)))


@dataclass(frozen=True)
class Replay:
    """A race as far as it was run."""

    race: Race
    show: Show
    table: Table
    script: tuple[Row, ...]
    """The given decisions: those before a person took over, then those of people."""
    kept: int
    """How many of them cannot be undone."""
    before_handover: "Replay | None" = None
    """The race before people handed it over to bots."""
    lengths: tuple[int, ...] = ()
    """Of the script before each decision of people: one may be of several rows."""

    @cached_property
    def all_decisions(self) -> tuple[Row, ...]:
        """All decisions, in the order in which they were made."""
        return tuple(self.table.recorded_script())

    def take(self, player: int, moment: int, say: Report | None = None) -> "Replay":
        """A person takes over the player after this moment; the bots decide anew."""
        script = self.all_decisions[: self.show.moments[moment].decisions]
        return run(self.race.with_person(player), script, len(script), say)

    def decide(self, option: Option, say: Report | None = None) -> "Replay":
        """The race continues with this decision."""
        decided = run(self.race, (*self.script, *option.rows), self.kept, say)
        return replace(decided, lengths=(*self.lengths, len(self.script)))

    @property
    def can_undo(self) -> bool:
        return self.before_handover is not None or len(self.script) > self.kept

    def undo(self, say: Report | None = None) -> "Replay":
        """Without the last decision of a person; handing over counts as one."""
        if self.before_handover is not None:
            return self.before_handover
        assert self.can_undo, "no decision of a person left to undo"
        *lengths, last = self.lengths or (len(self.script) - 1,)
        undone = run(self.race, self.script[:last], self.kept, say)
        return replace(undone, lengths=tuple(lengths))

    def hand_over(self, say: Report | None = None) -> "Replay":
        """Bots finish the race for the people."""
        setup = self.race.setup
        bot = setup.ruleset.default_bot
        seats = [replace(s, player=bot) if s.player == PERSON else s for s in setup.seats]
        finished = run(
            self.race.with_seats(seats), self.all_decisions, len(self.all_decisions), say
        )
        return replace(finished, before_handover=self)

    def is_person(self, player: int) -> bool:
        return self.race.setup.seats[player].player == PERSON

    def can_take(self, player: int) -> bool:
        """False if the rules decide for this player."""
        setup = self.race.setup
        return setup.decides(setup.seats[player])

    def sees_hand(self, player: int) -> bool:
        """Nobody sees the hands of others before the race is over; of several people at one
        screen each sees its own when it is asked."""
        question = self.show.question
        if question is None or not self.is_person(player):
            return question is None
        people = [seat.player for seat in self.race.setup.seats].count(PERSON)
        return people == 1 or question.player == player

    @property
    def has_people(self) -> bool:
        return any(seat.player == PERSON for seat in self.race.setup.seats)

    @property
    def is_own(self) -> bool:
        """Does a person play, or did one until the bots took over?"""
        return self.has_people or self.before_handover is not None

    def record(self) -> Record:
        """The saved form of the race as far as it was run."""
        race = self.race
        return record_of(self.table, race.circuit, race.track, race.seed, race.number)


def run(race: Race, script: Sequence[Row] = (), kept: int = 0, say: Report | None = None) -> Replay:
    """Run to the end, or to where a person has to decide."""
    table = race.setup.table(race.way, "compiled", say)
    table.set_script(script)
    halt = table.run(race.seed, race.number)
    if halt in WHY and halt != DECISION_WANTED:
        raise CannotReplay(
            Message(
                "race {n} stopped in round {round}: {why}",
                n=race.number,
                round=int(table.race.round),
                why=WHY[halt],
            )
        )
    return _watched(race, table.recorded_script(), tuple(script), kept)


def replay_of(record: Record, circuit: Circuit) -> Replay:
    """The saved race; `CannotReplay` if it was run on a different circuit."""
    table = table_of(record, circuit)
    race = Race(circuit, record.track, table.setup, table.way, record.seed, record.number)
    return shown(race, table)


def shown(race: Race, table: Table, last_round: int | None = None) -> Replay:
    """The race that this table has just run, or its moments until the last round wanted."""
    decisions = table.recorded_script()
    return _watched(race, decisions, tuple(decisions), len(decisions), last_round)


def _watched(
    race: Race,
    decisions: Sequence[Row],
    script: tuple[Row, ...],
    kept: int,
    last_round: int | None = None,
) -> Replay:
    """Run it once more as plain Python, with all decisions given, and look at every moment."""
    if not can_show(race.setup.game):
        raise CannotReplay(Message("races of {game} cannot be shown", game=race.setup.game.name))
    table = race.setup.with_people().table(race.way)
    table.set_script(decisions)
    show = show_of(table, race.seed, race.number, last_round)
    table.setup = race.setup
    return Replay(race, show, table, script, kept)

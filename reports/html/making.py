"""Gathers what a report shows: checks, races to watch; and writes it."""

from collections.abc import Iterator, Sequence

from trackwright.model.circuit import Circuit
from trackwright.model.files.library import find_track
from trackwright.model.files.track_files import read_bytes
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Progress, reject_cancelled
from trackwright.reports.html.subject import ReportRace, Subject
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.game.rulesets import default_ruleset, find_ruleset
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import Head, Result
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.race.picking import looked_at, picks_of
from trackwright.simulator.race.records import CannotReplay
from trackwright.simulator.race.replays import Race, Replay, run
from trackwright.simulator.story.game_parts import can_show
from trackwright.simulator.table.game_parts import way_on
from trackwright.simulator.table.table import Setup
from trackwright.validators.report import check_circuit

MOST_RACES = 3
"""That can be watched in a report."""


def subject_of(
    circuit: Circuit,
    track: str,
    playtest: PlaytestReport | None = None,
    batch: Batch | None = None,
    before: Result | None = None,
    replays: Sequence[Replay] = (),
    notes: Sequence[str] = (),
    progress: Progress | None = None,
) -> Subject:
    """What a report of the circuit shows. Without `replays` it picks races of the playtest; `batch`
    are its races, unless it was read from a file. Raises Cancelled."""
    rules = playtest.result.head.ruleset if playtest else None
    races, notes = [_own_race(one) for one in replays], list(notes)
    if playtest and not races:
        try:
            batch = batch or batch_of(circuit, playtest.result)
            races = list(_picked(circuit, track, batch, progress))
        except CannotReplay as error:
            notes.append(error.message)
    checks = check_circuit(circuit, rules)
    return Subject(circuit, track, checks, playtest, before, tuple(races), tuple(notes))


def _own_race(replay: Replay) -> ReportRace:
    show = replay.show
    about = Message("{n} rounds, seed {seed}", n=show.moments[-1].round, seed=replay.race.seed)
    return ReportRace(Message("A saved race"), about, replay)


def _picked(
    circuit: Circuit, track: str, batch: Batch, progress: Progress | None
) -> Iterator[ReportRace]:
    """Races of the playtest, run again to be watched."""
    setup = batch.setup
    if not can_show(setup.game):
        raise CannotReplay(Message("races of {game} cannot be shown", game=setup.game.name))
    picks, count = picks_of(batch, progress), looked_at(batch)
    for pick in picks[:MOST_RACES]:
        reject_cancelled(progress, count, count)
        race = Race(circuit, track, setup, batch.way, batch.seed, pick.number)
        yield ReportRace(pick.title, pick.about, run(race))


def batch_of(circuit: Circuit, result: Result) -> Batch:
    """The races of a saved result, to be run again; CannotReplay if they would be others."""
    head = result.head
    ruleset = find_ruleset(head.ruleset)
    if head.ruleset_version != ruleset.version:
        raise CannotReplay(
            Message(
                "There are no races to watch: the playtest was run under version {then} of "
                "{rules}, and this is version {now}.",
                then=head.ruleset_version,
                rules=head.ruleset,
                now=ruleset.version,
            )
        )
    setup = _setup_of(head)
    return Batch(setup, way_on(setup.game, circuit, setup.settings), head.seed, result.races)


def _setup_of(head: Head) -> Setup:
    ruleset = find_ruleset(head.ruleset)
    options = ruleset.settings(head.options)
    grid = (head.grid, head.turned)
    return Setup(ruleset, options, head.seats, head.laps, *grid, head.carried, head.paired)


def usual_rules(circuit: Circuit) -> str:
    """The ruleset of its game and level; an error if it is of no game."""
    ruleset = default_ruleset(circuit.kit.id, circuit.track.level)
    if ruleset is None:
        raise TrackwrightError(
            Message("the kit {kit} belongs to no game: choose rules", kit=circuit.kit.id)
        )
    return ruleset.id


def not_raced(error: TrackwrightError) -> Message:
    """Why a page has no playtest."""
    return Message("Not raced: {why}", why=error.message)


def saved_playtest(name: str, circuit: Circuit) -> Result:
    """The result in a file; an error if it is of another circuit."""
    result = parse_result(read_bytes(find_track(name)), name)
    reject_other(result, name, circuit)
    return result


def reject_other(result: Result, name: str, circuit: Circuit) -> None:
    """Is this a playtest of another circuit?"""
    if result.head.graph_hash != circuit.hash:
        raise TrackwrightError(
            Message(
                "{file} is a playtest of {then} as {hash}, but {now} is {other}: give the circuit "
                "that was raced, or race this one",
                file=name,
                then=result.head.track,
                hash=result.head.graph_hash,
                now=circuit.track.name,
                other=circuit.hash,
            )
        )

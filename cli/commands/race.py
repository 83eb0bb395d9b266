"""Run one race and show it, turn by turn.

A seat played by `human` (see --bots) is asked for its decisions: the question goes to stderr, the
answer is a line of stdin. --record saves a replay, a small file that `replay` shows again.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import FINE, add_json, print_json, print_lines, warn
from trackwright.cli.shared.racing import add_race_arguments, add_why_argument, seed, setup_of
from trackwright.reports.reasons import why_json, why_text
from trackwright.simulator.story.game_parts import happenings_of

if TYPE_CHECKING:
    from trackwright.reports.race import RaceReport
    from trackwright.simulator.race.people import PeopleRace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_race_arguments(parser)
    parser.add_argument(
        "--number",
        metavar="I",
        type=seed,
        default=0,
        help="which race of the seed, numbered as in `playtest` and `championship`; default: 0",
    )
    parser.add_argument("--record", metavar="OUT", type=Path, help="save a replay to this file")
    add_why_argument(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.reports.race import report_of, run, table_for

    if arguments.record:
        _reject_output(arguments.record, arguments.track)
    circuit, setup, way = setup_of(arguments)
    table = table_for(setup, way, warn)
    report = report_of(circuit, table, arguments.track, arguments.seed, arguments.number)
    if setup.people:
        _play_with_people(report, arguments)
    else:
        run(report)
        _save(report, arguments.record)
        _print(report, arguments)
    return FINE


def _reject_output(path: Path, track: str) -> None:
    """Check the output file before anybody has played for an hour."""
    from trackwright.model.files.library import find_track
    from trackwright.model.files.output_checks import RACE_RECORD, check_outputs

    check_outputs([(path, RACE_RECORD)], [find_track(track)])


def _save(report: "RaceReport", path: Path | None) -> None:
    if path is None:
        return
    from trackwright.reports.race import record
    from trackwright.simulator.race.records import save_record

    save_record(record(report), path)
    warn(f"replay saved: {path}")


def _print(report: "RaceReport", arguments: argparse.Namespace) -> None:
    from trackwright.reports.race import lines_of, outcome, race_json

    happenings = happenings_of(report.table)
    if arguments.json:
        document = race_json(report, happenings)
        if arguments.why is not None:
            document["why"] = why_json(report, arguments.why)
        print_json(document)
        return
    reasons = list(_why_text(report, arguments))
    print_lines(*lines_of(report, happenings), *outcome(report), *reasons)


def _why_text(report: "RaceReport", arguments: argparse.Namespace) -> Iterable[str]:
    """Nothing unless --why was given."""
    return () if arguments.why is None else why_text(report, arguments.why)


def _play_with_people(report: "RaceReport", arguments: argparse.Namespace) -> None:
    """Show the race as people play it; a race that they leave is saved up to that point."""
    from trackwright.cli.shared.dialogue import Dialogue, PlayerLeft
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.race import reject_cut_short
    from trackwright.simulator.race.people import PeopleRace

    race = PeopleRace(report.table, report.seed, report.number)
    growing = _Growing(report, race, quiet=arguments.json)
    try:
        Dialogue(race, growing.print_new).run()
        reject_cut_short(report.table)
    except KeyboardInterrupt:
        race.run()  # it may have stopped before its end
        _save(report, arguments.record)
        raise
    except PlayerLeft as left:
        _save(report, arguments.record)
        if left.input_ended:
            raise TrackwrightError(_unanswered(report)) from None
    else:
        _save(report, arguments.record)
    growing.end(arguments)


def _unanswered(report: "RaceReport") -> str:
    race = report.table.race
    name = report.table.setup.seats[int(race.halt_player)].name
    return (
        f"a decision is wanted in round {race.round}: {name} is played by a person, and the "
        "input has ended; put one answer per line on stdin, or seat a bot (--bots)"
    )


class _Growing:
    """Prints what was added to the story since the last call."""

    def __init__(self, report: "RaceReport", race: "PeopleRace", quiet: bool) -> None:
        from trackwright.simulator.story.growing import GrowingStory

        self._report, self._quiet = report, quiet
        self._race = race
        self._story = GrowingStory(report.table)
        if not quiet:
            from trackwright.reports.race import heading, legend

            print_lines(*heading(report), *legend(report))

    def print_new(self) -> None:
        if self._quiet:
            return
        print_lines(*self._story.new_lines(self._race.decisions))
        sys.stdout.flush()

    def end(self, arguments: argparse.Namespace) -> None:
        if self._quiet:
            _print(self._report, arguments)
            return
        from trackwright.reports.race import outcome

        self.print_new()
        print_lines(*outcome(self._report))
        print_lines(*_why_text(self._report, arguments))

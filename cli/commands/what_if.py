"""Find out what each single change of a circuit does to a race.

Changes are: a few pieces for others, the same at two places, the start elsewhere, difficulties one
level up or down, hills. Only those are raced that keep the circuit closed and its checks clean, and
of those that race alike only one. With --wish, the best ones are found by sequential halving and
raced again with another seed before a number is shown.
Exit code: 0 = fine; 1 = no single change surely does what is wished for; 2 = could not run, or
interrupted.
"""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.closing import codes_in
from trackwright.cli.shared.clusters import (
    add_cluster_argument,
    reject_jobs_on_cluster,
    shared_on,
)
from trackwright.cli.shared.interrupts import cancelled_by_interrupt
from trackwright.cli.shared.output import (
    COULD_NOT_RUN,
    FINDINGS,
    FINE,
    add_json,
    ignore_broken_pipe,
    print_json,
    print_lines,
    warn,
    whole_number,
)
from trackwright.cli.shared.progress import ProgressLines
from trackwright.cli.shared.racing import PAIRED, add_dice_argument, add_race_arguments, setup_on
from trackwright.design.limits import MOST_CHANGE_RACES

if TYPE_CHECKING:
    from trackwright.design.whatif.effects import WhatIf

KINDS = ("window", "pair", "start", "difficulty", "hill")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_race_arguments(parser)
    parser.add_argument(
        "--wish",
        metavar="FIGURE up|down",
        help='such as "overtakes up" or "grid_slope down"; default: show all effects',
    )
    parser.add_argument(
        "--kinds",
        metavar="KIND,..",
        type=_kinds,
        default=KINDS,
        help=f"of changes: {', '.join(KINDS)}; default: all",
    )
    parser.add_argument(
        "--races",
        metavar="N",
        type=partial(whole_number, least=2, most=MOST_CHANGE_RACES),
        default=400,
        help="races of each change; with --wish four times as many of the best; default: 400",
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=partial(whole_number, least=1, most=256),
        help="number of threads; default: all cores",
    )
    add_dice_argument(parser, "paired, if the game has such dice")
    add_cluster_argument(parser)
    parser.add_argument(
        "--warned", action="store_true", help="also race, and list, changes that warn"
    )
    parser.add_argument(
        "--apply",
        metavar="N",
        type=partial(whole_number, least=1),
        help="apply change N of the table and write the track to --out",
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="file that --apply writes")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.cli.shared.closing import check_outcome
    from trackwright.design.whatif.effects import what_if
    from trackwright.model.files.library import load_circuit
    from trackwright.reports.design.what_if import json_of, text_of

    check_outcome(arguments)
    reject_jobs_on_cluster(arguments)
    circuit = load_circuit(arguments.track)
    with cancelled_by_interrupt() as cancel, shared_on(arguments.cluster) as share:
        found = what_if(
            circuit,
            arguments.rules,
            wish=arguments.wish,
            kinds=arguments.kinds,
            races=arguments.races,
            seed=arguments.seed,
            warned=arguments.warned,
            paired=None if arguments.dice is None else arguments.dice == PAIRED,
            line_up=partial(setup_on, arguments=arguments),
            jobs=arguments.jobs,
            share=share,
            progress=ProgressLines(_progress_line),
            cancel=cancel,
        )
    with ignore_broken_pipe():
        if arguments.json:
            print_json(json_of(circuit, arguments.rules, found, arguments.seed))
        else:
            print_lines(*text_of(circuit, arguments.rules, found, arguments.warned))
    if arguments.apply:
        _write(arguments, found)
    if found.cancelled:
        warn("interrupted; showing what was raced by then")
        return COULD_NOT_RUN
    return FINE if found.wish is None or found.best is not None else FINDINGS


def _write(arguments: argparse.Namespace, found: "WhatIf") -> None:
    from trackwright.model.files.track_files import save_track
    from trackwright.model.text.errors import TrackwrightError

    if arguments.apply > len(found.effects):
        raise TrackwrightError(
            f"--apply {arguments.apply}: the changes are numbered from 1 to {len(found.effects)}"
        )
    save_track(found.effects[arguments.apply - 1].change.circuit.track, arguments.out)
    warn(f"change {arguments.apply} written to {arguments.out}")


def _progress_line(what: str, done: int, of: int) -> str:
    return f"{what}: {done} of {of}"


def _kinds(text: str) -> tuple[str, ...]:
    kinds = codes_in(text)
    for kind in kinds:
        if kind not in KINDS:
            raise argparse.ArgumentTypeError(f"expected some of {', '.join(KINDS)}, found {kind!r}")
    return kinds

"""Find the ways to close a lap exactly with the pieces left in the box.

The best way comes first: fewest pieces, then the lap nearest to the middle of the required length,
then the fewest changes of direction. Ways that follow the same road count as one. No way overlaps
anything or leaves the board that the track names, and the lap makes exactly one full turn.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cli.shared.output import (
    add_json,
    add_track,
    heard_or_not,
    print_json,
    tell,
    warn,
    whole_number,
)
from model.text.tables import table

if TYPE_CHECKING:
    from model.circuit import Circuit
    from model.closing.gap import Gap
    from model.closing.search import Answer, Closing, Wishes
    from model.closing.why_not import Miss, Missing

SILENT_S = 0.5
"""Searches that take longer show their progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    parser.add_argument(
        "--max-pieces", metavar="N", type=_row_length, default=8, help="maximum pieces (default: 8)"
    )
    parser.add_argument(
        "--limit",
        metavar="K",
        type=_at_least_one,
        default=10,
        help="maximum ways to show (default: 10)",
    )
    parser.add_argument(
        "--unlimited", action="store_true", help="ignore how many pieces are left in the box"
    )
    parser.add_argument(
        "--positions", metavar="MIN..MAX", type=_span, help="required lap length in positions"
    )
    parser.add_argument(
        "--avoid", metavar="CODE,..", type=_codes, default=frozenset(), help="pieces not to use"
    )
    parser.add_argument(
        "--repair",
        metavar="K",
        type=_not_negative,
        default=0,
        help="remove up to K laid pieces first",
    )
    parser.add_argument(
        "--behind", metavar="PIECE", type=_at_least_one, help="which gap: the one after PIECE"
    )
    parser.add_argument(
        "--apply",
        metavar="N",
        type=_at_least_one,
        help="apply the N-th way and write the track to --out",
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="file that --apply writes")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from model.closing.search import Wishes, find_gap
    from model.files.library import load_circuit
    from model.files.outputs import TRACK, refuse_output
    from model.text.errors import TrackwrightError

    if (arguments.apply is None) != (arguments.out is None):
        raise TrackwrightError("--apply N needs --out FILE, and the other way round")
    if arguments.out:
        refuse_output(arguments.out, TRACK)
    circuit = load_circuit(arguments.track)
    wishes = Wishes(
        most_pieces=arguments.max_pieces,
        limit=max(arguments.limit, arguments.apply or 0),
        unlimited=arguments.unlimited,
        positions=arguments.positions,
        avoid=arguments.avoid,
    ).checked(circuit.kit)
    gap = find_gap(circuit, arguments.behind)
    if gap is None:
        return _closed(arguments, circuit)
    answer = _answer(gap, wishes, arguments.repair)
    return _told(arguments, circuit, gap, wishes, answer)


def _answer(gap: "Gap", wishes: "Wishes", most_removed: int) -> "Answer":
    from model.closing.repair import repair
    from model.closing.search import close

    if most_removed:
        return repair(gap, most_removed, wishes, _Progress("searching for ways"))
    return close(gap, wishes, _Progress("searching for ways"))


def _closed(arguments: argparse.Namespace, circuit: "Circuit") -> int:
    from model.text.errors import TrackwrightError

    if arguments.apply:
        raise TrackwrightError("the track is already closed: there is nothing to apply")
    how = "exactly" if circuit.geometry.closed_exactly else "with play"
    if arguments.json:
        print_json({"version": 1, "closed": how, "ways": []})
    else:
        tell(f"{circuit.track.name} is already closed ({how})")
    return 0


def _told(
    arguments: argparse.Namespace,
    circuit: "Circuit",
    gap: "Gap",
    wishes: "Wishes",
    answer: "Answer",
) -> int:
    miss, missing = _reasons(gap, wishes) if not answer.closings else (None, ())
    with heard_or_not():
        if arguments.json:
            print_json(_as_json(gap, answer, miss, missing))
        elif answer.closings:
            tell(*_list(circuit, gap, answer))
        else:
            tell(*_no_way(gap, answer, miss, missing))
    if not answer.closings:
        return 1
    if arguments.apply:
        _write(arguments, circuit, answer)
    return 0


def _reasons(gap: "Gap", wishes: "Wishes") -> "tuple[Miss | None, tuple[Missing, ...]]":
    from model.closing.why_not import nearest_miss, one_more_piece

    miss = nearest_miss(gap, wishes, _Progress("searching for the nearest miss"))
    return miss, one_more_piece(gap, wishes, _Progress("searching for the missing piece"))


def _list(circuit: "Circuit", gap: "Gap", answer: "Answer") -> Iterator[str]:
    yield f"{circuit.track.name}: {_where(gap)}"
    yield ""
    taken = any(closing.removed for closing in answer.closings)
    rows = []
    for number, closing in enumerate(answer.closings, start=1):
        width, height = closing.width_mm / 10, closing.height_mm / 10
        row: list[object] = [number, len(closing.codes), closing.positions]
        row.append(f"{width:.1f} x {height:.1f}")
        if taken:
            row.append(", ".join(map(str, closing.removed)) or None)
        rows.append([*row, " ".join(closing.codes)])
    heads = ["way", "pieces", "positions", "size cm", *["removes"] * taken, "lays"]
    yield table(rows, heads)


def _no_way(
    gap: "Gap", answer: "Answer", miss: "Miss | None", missing: "tuple[Missing, ...]"
) -> Iterator[str]:
    yield f"no way found with up to {answer.searched} pieces: {_where(gap)}"
    if miss is not None:
        turn = f" and {abs(miss.degrees):g}°" if miss.degrees else ""
        verdict = "within cardboard play" if miss.with_play else "too far for cardboard play"
        codes = " ".join(miss.closing.codes)
        yield f"  nearest: {codes} misses by {miss.mm:.1f} mm{turn}, {verdict}"
    for lack in missing:
        yield f"  with one more {lack.kind}: {' '.join(lack.closing.codes)}"
    if miss is None and not missing:
        yield "  no piece that is left fits; try --repair to remove some first"


def _where(gap: "Gap") -> str:
    others = len(gap.circuit.geometry.open_ends) - 2
    more = f" ({others} more open ends)" if others else ""
    return f"{gap.mm:.1f} mm from the end of piece {gap.behind} to piece {gap.before}{more}"


def _write(arguments: argparse.Namespace, circuit: "Circuit", answer: "Answer") -> None:
    from model.files.files import save_track
    from model.text.errors import TrackwrightError

    if arguments.apply > len(answer.closings):
        raise TrackwrightError(
            f"--apply {arguments.apply}: the ways are numbered from 1 to {len(answer.closings)}"
        )
    closing = answer.closings[arguments.apply - 1]
    save_track(closing.apply(circuit.track, circuit.kit), arguments.out)
    warn(f"way {arguments.apply} written to {arguments.out}")


def _as_json(
    gap: "Gap", answer: "Answer", miss: "Miss | None", missing: "tuple[Missing, ...]"
) -> dict[str, Any]:
    return {
        "version": 1,
        "closed": "no",
        "behind": gap.behind,
        "before": gap.before,
        "searched": answer.searched,
        "ways": [_closing_json(closing) for closing in answer.closings],
        "nearest_miss": miss
        and {
            **_closing_json(miss.closing),
            "mm": round(miss.mm, 3),
            "degrees": miss.degrees,
            "with_play": miss.with_play,
        },
        "one_more": [{"kind": m.kind, **_closing_json(m.closing)} for m in missing],
    }


def _closing_json(closing: "Closing") -> dict[str, Any]:
    figures = asdict(closing)
    size = [round(figures.pop(side) / 10, 1) for side in ("width_mm", "height_mm")]
    return {**figures, "outline_cm": size}


class _Progress:
    """Progress on stderr for a slow search."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.begin = time.monotonic()
        self.told = 0

    def __call__(self, pieces: int, most: int) -> None:
        if pieces > self.told and time.monotonic() - self.begin > SILENT_S:
            self.told = pieces
            warn(f"{self.what}: {pieces} of at most {most} pieces")


def _row_length(text: str) -> int:
    from model.closing.search import MOST_PIECES

    return whole_number(text, 1, MOST_PIECES)


def _at_least_one(text: str) -> int:
    return whole_number(text, 1)


def _not_negative(text: str) -> int:
    return whole_number(text, 0)


def _span(text: str) -> tuple[int, int]:
    low, dots, high = text.partition("..")
    if not dots:
        low = high = text
    span = whole_number(low, 0), whole_number(high, 0)
    if span[0] > span[1]:
        raise argparse.ArgumentTypeError(f"expected MIN..MAX, found {text!r}")
    return span


def _codes(text: str) -> frozenset[str]:
    return frozenset(filter(None, (code.strip() for code in text.split(","))))

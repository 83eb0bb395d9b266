"""Circuits to order: what is wished for, and what was found."""

import os
import threading
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, TypedDict, Unpack

from trackwright.api.circuit import LARGEST_SEED, Circuit
from trackwright.api.given import (
    file_at,
    ignoring_answers,
    listed,
    made_here,
    text,
    whole,
    whole_or_none,
    within,
)
from trackwright.api.plain import Progress, columns_of, plain, text_of
from trackwright.design.limits import MOST_BURSTS, MOST_COUNT, USUAL_BURSTS
from trackwright.design.origins import wishes_of_all
from trackwright.design.outlines import read_outline
from trackwright.design.play import gates_of
from trackwright.design.search.maps import map_of, read_map
from trackwright.design.search.proposals import Found, Status, proposals
from trackwright.design.wishes import Wishes, read_wishes
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.design import proposals as reports
from trackwright.reports.design.maps import map_json
from trackwright.reports.design.sheets import check_sheet, write_sheet

Span = tuple[int, int]
SPANS = ("positions", "corners", "hairpins", "longest")


class Wished(TypedDict, total=False):
    """What can be wished for: the names that `trackwright design --json` prints under `wishes`."""

    kit: str
    level: str
    positions: Span | int
    laps: int
    board_cm: tuple[float, float]
    boxes: int
    avoid: Iterable[str]
    use: Mapping[str, int]
    corners: Span | int
    hairpins: Span | int
    longest: Span | int
    """Positions of the longest straight."""
    direction: str
    grass_mm: float
    outline: Iterable[tuple[float, float]]
    likeness: float
    rules: str
    play: Iterable[str]
    """Conditions on figures, such as "surely overtakes_per_bike_and_lap > 1.5"."""
    looks: Mapping[str, float]
    most_looks: float
    unlike: float


class Designs:
    """Circuits that are as wished, best first. `print(designs)` gives the report of the command.

    Made by `find_circuits`.
    """

    def __init__(self, found: Found, wishes: Wishes, wanted: int, seed: int) -> None:
        self._found, self._wishes = found, wishes
        self._wanted, self._seed = wanted, seed

    @cached_property
    def circuits(self) -> list[Circuit]:
        return [Circuit(one.circuit) for one in self._found.proposals]

    @property
    def figures(self) -> list[dict[str, Any]]:
        """Of each circuit its length, corners, size, looks, what races say, and distances."""
        kept = self.as_dict()["proposals"]
        return [{name: one[name] for name in one if name != "track"} for one in kept]

    def columns(self) -> dict[str, list[Any]]:
        """A list for each column: design, positions, corners, hairpins, longest, looks, distances,
        and each figure of play that was wished for."""
        return columns_of(
            {
                "design": number,
                **{name: one[name] for name in ("positions", *SPANS[1:])},
                "looks": one["looks"]["score"],
                "origin_distance": one["origin_distance"],
                "outline_distance": one["outline_distance"],
                **{name: figure["value"] for name, figure in one["figures"].items()},
            }
            for number, one in enumerate(self.figures, start=1)
        )

    @property
    def advice(self) -> list[str]:
        """If there are fewer than were wanted: what came nearest, and what to relax."""
        found: list[str] = self.as_dict()["advice"]
        return found

    def map(self, across: str, up: str, *, progress: Progress | None = None) -> dict[str, Any]:
        """Where they lie by two figures, as `trackwright design --map --json` prints it. Figures
        of play are raced."""
        wish = read_map(f"{text('across', across)},{text('up', up)}", self._wishes)
        tell = ignoring_answers(progress)
        shown = map_of(self._found.proposals, wish, self._seed, threading.Event(), tell)
        found: dict[str, Any] = plain(map_json(shown))
        return found

    def save_sheet(self, path: str | os.PathLike[str]) -> None:
        """Write a sheet of pictures, an .svg or a .png."""
        file = file_at("path", path)
        check_sheet(file)
        write_sheet(self._found, None, self._seed, file)

    def as_dict(self) -> dict[str, Any]:
        """All there is to say, as `trackwright design --json` prints it."""
        gates = gates_of(self._wishes)
        found: dict[str, Any] = plain(
            reports.json_of(self._found, self._wishes, gates, self._wanted, self._seed)
        )
        return found

    def __len__(self) -> int:
        return len(self._found.proposals)

    def __str__(self) -> str:
        gates = gates_of(self._wishes)
        return text_of(reports.text_of(self._found, self._wishes, gates, self._wanted))

    def __repr__(self) -> str:
        return f"<Designs: {len(self)} of {self._wanted} circuits, seed {self._seed}>"


def find_circuits(
    *,
    count: int = 10,
    seed: int = 1,
    file: str | os.PathLike[str] | None = None,
    like: str | os.PathLike[str] | None = None,
    start_from: Circuit | None = None,
    keep: Iterable[int] = (),
    not_like: Iterable[Circuit] = (),
    bursts: int = USUAL_BURSTS,
    jobs: int | None = None,
    progress: Progress | None = None,
    **wishes: Unpack[Wished],
) -> Designs:
    """Circuits that are as wished, different ones, each free of errors and warnings; the same seed
    gives the same ones. Wishes that cannot be met are a TrackwrightError at once.

    `file` is a file of wishes, as for `trackwright design --wishes`; those given here go first.
    `like` is a file with an outline; `start_from` a circuit to start from, of which the pieces with
    the ids in `keep` stay; `not_like` circuits whose shapes are not wanted. `bursts` is how long it
    is searched at most; `progress` is called with the number of bursts done, and the most there
    will be.
    """
    count, seed = within("count", count, 1, MOST_COUNT), within("seed", seed, 0, LARGEST_SEED)
    kept = [whole("keep", id) for id in listed("keep", keep)]
    if kept and start_from is None:
        raise TrackwrightError("keep: goes with start_from, the circuit whose pieces are kept")
    document = {} if file is None else read_wishes(file_at("file", file))
    document |= _document(wishes)
    if like is not None:
        document["outline"] = read_outline(file_at("like", like))
    origin = None if start_from is None else made_here("start_from", start_from, Circuit)._built
    others = [made_here("not_like", other, Circuit) for other in listed("not_like", not_like)]
    asked = wishes_of_all(document, origin, kept, [other._built for other in others])
    found = proposals(
        asked,
        seed,
        count,
        bursts=within("bursts", bursts, 1, MOST_BURSTS),
        jobs=whole_or_none("jobs", jobs),
        progress=_told(progress),
    )
    return Designs(found, asked, count, seed)


def _document(wishes: Wished) -> dict[str, Any]:
    """As a file of wishes has them; one number is a range of its own."""
    named: dict[str, Any] = dict(wishes)
    for name in ("avoid", "play", "outline"):
        if name in named and not isinstance(named[name], str):
            named[name] = listed(name, named[name])
    document: dict[str, Any] = plain(named)
    for name in SPANS:
        if isinstance(document.get(name), int):
            document[name] = [document[name], document[name]]
    return document


def _told(progress: Progress | None) -> Callable[[Status], None] | None:
    report = ignoring_answers(progress)
    if report is None:
        return None

    def tell(status: Status) -> None:
        report(status.bursts, status.of)

    return tell

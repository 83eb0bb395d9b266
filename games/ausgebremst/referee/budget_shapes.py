"""The schema of a case about cards, or about a bare track: types and limits."""

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypeAlias

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import Strict
from typing_extensions import TypedDict

from trackwright.games.ausgebremst.decks import MOST_CARDS, ROWS
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import CannotAnswer, found, shortened
from trackwright.simulator.race.cases.case_shapes import (
    MOST_LISTED,
    OTHERS,
    Chance,
    Count,
    Name,
    Whole,
    Word,
)

MOST_LAPS, MOST_SPACES, MOST_PLACES = 30, 4096, 12
Cards: TypeAlias = Annotated[list[Count], MaxLen(MOST_CARDS)]
Counts: TypeAlias = Annotated[list[Count], MaxLen(MOST_LISTED)]
Step: TypeAlias = tuple[Name, Name]
Names: TypeAlias = Annotated[list[Name], MaxLen(MOST_SPACES)]
Row: TypeAlias = Annotated[list[Name], MaxLen(MOST_PLACES)]


class Chart(TypedDict):
    """What is published about a circuit."""

    published_distance: Count
    deposits: Annotated[list[Cards], MinLen(ROWS), MaxLen(ROWS)]
    reserve: Count


class Curve(TypedDict):
    """The lengths of its lanes."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    lane_lengths: Annotated[list[Count], MinLen(1), MaxLen(MOST_LISTED)]


class Detour(TypedDict):
    """What it costs, and how often it has to be driven with which probability."""

    detour_price: Count
    chances: NotRequired[Count]
    probability: Chance


class Space(TypedDict):
    """A space of a bare track."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    id: Name


class Pit(TypedDict, total=False):
    """The pit of a bare track."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    entry: Name | None
    alley: Names
    stops: Names
    windows: Annotated[list[Count], MaxLen(MOST_LAPS)] | None


class BareTrack(TypedDict):
    """A track without cars."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    spaces: Annotated[list[Space], MaxLen(MOST_SPACES)]
    edges: Annotated[list[Step], MaxLen(8 * MOST_SPACES)]
    line: Annotated[list[Step], MaxLen(MOST_SPACES)]
    grid: NotRequired[Annotated[list[Row], MaxLen(MOST_PLACES)] | None]
    pit: NotRequired[Pit | None]


class State(TypedDict, total=False):
    """What the questions look at; other keys are ignored."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    track: BareTrack
    choose_deck: Word
    track_name: Word
    grid_place: Whole
    row: Whole
    start_row: Whole
    chart: Chart
    deck: Word | Annotated[Mapping[Word, Count], MaxLen(MOST_CARDS)]
    deck_points: Count
    deposit: Cards
    laps: Annotated[int, Strict(), Ge(1), Le(MOST_LAPS)]
    lap_length: Count
    lap_lengths: Mapping[Word, Count]
    pit_detour: Count
    distance: Count
    slack: Whole
    curves: Annotated[list[Curve], MaxLen(MOST_LISTED)]
    detour_price: Count | Counts
    chances: Count | Counts
    detours: Annotated[list[Detour], MaxLen(MOST_LISTED)]
    probability: Chance | Annotated[list[Chance], MaxLen(MOST_LISTED)]
    played: Annotated[list[Count], MaxLen(MOST_LISTED)]
    spaces_moved: Count
    remaining_deck_before_draw: Cards
    pit_spaces_consecutive: Count
    hand_size: Count


def reject_unfit(state: Mapping[str, Any]) -> None:
    """CannotAnswer names what does not fit the rest of the state, whose types are valid."""
    if "track" in state:
        _reject_broken_track(state["track"])
    if isinstance(state.get("deck"), Mapping):
        for value in state["deck"]:
            if not (value.isascii() and value.isdecimal() and len(value) < 10):
                raise CannotAnswer(f"deck: expected values of cards, {found(value)}")
    lists = [state.get(key) for key in ("detour_price", "chances", "probability")]
    if len({len(one) for one in lists if isinstance(one, list)}) > 1:
        raise CannotAnswer("detour_price, chances, probability: expected lists of equal length")


def _reject_broken_track(track: Mapping[str, Any]) -> None:
    """T-01 to T-08: whatever is named has to exist."""
    spaces = [space["id"] for space in track["spaces"]]
    known = frozenset(spaces)
    if len(known) < len(spaces):
        raise CannotAnswer("track.spaces: an id is used twice")
    pit = track.get("pit") or {}
    if pit and not pit.get("windows") and pit.get("entry") is None:
        raise CannotAnswer("track.pit.entry is missing")
    named = [(f"edges.{i}", step) for i, step in enumerate(track["edges"])]
    named += [(f"line.{i}", step) for i, step in enumerate(track["line"])]
    named += [(f"grid.{i}", row) for i, row in enumerate(track.get("grid") or ())]
    named += [(f"pit.{key}", pit.get(key, ())) for key in ("alley", "stops")]
    named += [("pit.entry", [pit["entry"]])] if pit.get("entry") is not None else []
    for where, ids in named:
        for id in ids:
            if id not in known:
                names = [str(space) for space in spaces]
                raise CannotAnswer(
                    f"track.{where}: no space named {shortened(id)} {did_you_mean(str(id), names)}"
                )

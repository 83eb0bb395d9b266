"""What is wanted of a circuit: a value, from options, a file or the window."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from annotated_types import Ge, Gt, Le, MaxLen
from pydantic import TypeAdapter, ValidationError

from trackwright.design.closed_line import MOST_POINTS, Points, checked_outline
from trackwright.model.files.library import kit as kit_named
from trackwright.model.files.library import kit_files, load_track, shipped_tracks
from trackwright.model.files.track_files import problem_of
from trackwright.model.layout.kit import STRICT_CONFIG, Kit, Level, Side
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import InputError, TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message
from trackwright.model.text.strict_json import parse_json, parse_json_object, read_bytes
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.validators.balance.bal501_length import BANDS, length_result

GUIDED_KIT = "motograndprix"
"""The kit whose guidelines give each level its length."""
LENGTHS = {"expert": (101, 120), "pro": (121, 140)}
"""Where the guidelines only say "up to 120" and "more than 120"."""
LONGEST_LAP = 200
MOST_LOOKS = 6.0
MOST_LAID = 150
"""Pieces of a circuit to start from."""
ORIGIN_SHARE = 10
"""A circuit to start from may become longer or shorter by this share of its positions."""
ALIKE, ALIKE_WITH_ORIGIN, ALIKE_WITH_OUTLINE = 0.05, 0.02, 0.01
"""Circuits whose shapes differ less are one circuit."""

Count: TypeAlias = Annotated[int, Ge(0), Le(1000)]
Range: TypeAlias = tuple[Count, Count]
Code: TypeAlias = Annotated[str, MaxLen(22)]
Centimetres: TypeAlias = Annotated[float, Gt(0), Le(1000)]


@dataclass(frozen=True)
class Wishes:
    """What is wanted of the circuits. A range has both ends; None leaves it open."""

    __pydantic_config__ = STRICT_CONFIG

    kit: Annotated[str, MaxLen(40)] = GUIDED_KIT
    level: Level | None = None
    positions: Range | None = None
    laps: Annotated[int, Ge(1), Le(99)] | None = None
    board_cm: tuple[Centimetres, Centimetres] | None = None
    boxes: Annotated[int, Ge(1), Le(20)] = 1
    avoid: Annotated[tuple[Code, ...], MaxLen(100)] = ()
    """Pieces (`R1L`) or kinds (`R1`) not to use."""
    use: Mapping[Code, Annotated[int, Ge(1), Le(100)]] = field(default_factory=dict)
    """Kinds to use, at least so many of each."""
    corners: Range | None = None
    hairpins: Range | None = None
    longest: Range | None = None
    """Positions of the longest straight."""
    direction: Literal["left", "right"] | None = None
    """Round the lap; None = left, or as the outline goes."""
    grass_mm: Annotated[float, Ge(0), Le(500)] = 0.0
    """The least strip of table between roads."""
    origin: Annotated[tuple[Code, ...], MaxLen(MOST_LAID)] = ()
    """The pieces of a circuit to start from, in driving order (see `origins.py`)."""
    keep: Annotated[tuple[Annotated[int, Ge(1), Le(MOST_LAID)], ...], MaxLen(MOST_LAID)] = ()
    """Which of these stay as they are, counted from 1; neighbours stay together."""
    not_like: Annotated[tuple[Annotated[tuple[Code, ...], MaxLen(400)], ...], MaxLen(100)] = ()
    """Circuits, each as its pieces, whose shapes no proposal may have."""
    outline: Annotated[Points, MaxLen(MOST_POINTS)] = ()
    """The shape of the lap, in any unit, driven in this order."""
    likeness: Annotated[float, Gt(0), Le(1)] = 0.02
    """How far from the outline it may be, from 0, the same, to 1."""
    rules: Annotated[str, MaxLen(60)] | None = None
    """The ruleset that circuits are checked for and raced by."""
    play: Annotated[tuple[Annotated[str, MaxLen(200)], ...], MaxLen(20)] = ()
    """Conditions on figures of play, as for `playtest --assert`."""
    looks: Mapping[str, Annotated[float, Ge(0), Le(100)]] = field(default_factory=dict)
    """Weights of the parts of the looks, 1 unless given."""
    most_looks: Annotated[float, Gt(0), Le(10_000)] = MOST_LOOKS
    """The highest score of looks; lower is better."""
    unlike: Annotated[float, Ge(0), Le(1)] | None = None
    """How much the shapes of two proposals differ at least; None = 0.05, with a circuit to start
    from 0.02, with an outline 0.01."""

    @property
    def side(self) -> Side:
        """The side to which the lap turns."""
        if self.direction is None and self.outline:
            return "L" if signed_area(self.outline) > 0 else "R"
        if self.direction is None and self.origin:
            return "R" if turn_of(self.of_kit, self.origin) < 0 else "L"
        return "R" if self.direction == "right" else "L"

    @property
    def least_difference(self) -> float:
        """How much two proposals differ at least."""
        if self.unlike is not None:
            return self.unlike
        if self.origin:
            return ALIKE_WITH_ORIGIN
        return ALIKE_WITH_OUTLINE if self.outline else ALIKE

    @property
    def of_kit(self) -> Kit:
        return kit_named(self.kit)

    @property
    def length(self) -> Range:
        """The positions of the lap: as wished, or about as many as the circuit to start from has,
        without those that the guidelines warn of for the level; or the default for the level."""
        wished = self._wished_length
        if wished is None:
            return usual_length(self.kit, self.level)
        suited = self.suited_lengths
        return (suited[0], suited[-1]) if suited else wished

    @property
    def _wished_length(self) -> Range | None:
        if self.positions is not None or not self.origin:
            return self.positions
        n = positions_of(self.of_kit, self.origin)
        return n - n // ORIGIN_SHARE, n + n // ORIGIN_SHARE

    @property
    def suited_lengths(self) -> list[int]:
        """The wished lengths that the guidelines do not warn of."""
        low, high = self._wished_length or usual_length(self.kit, self.level)
        wished = range(low, min(high, LONGEST_LAP + 1) + 1)
        if not self.guided or self.level is None:
            return list(wished)
        return [n for n in wished if length_result(self.level, n) != "warning"]

    @property
    def guided(self) -> bool:
        """Do the guidelines of MotoGrandPrix hold for it?"""
        return self.kit == GUIDED_KIT

    def as_json(self) -> dict[str, Any]:
        """The wishes that are not left open, as a file has them."""
        usual = Wishes()
        named = {f.name: getattr(self, f.name) for f in fields(self)}
        return {
            name: value
            for name, value in named.items()
            if name == "kit" or value != getattr(usual, name)
        }


def signed_area(points: Points) -> float:
    """Twice the area inside, positive if the points go round to the left."""
    ends = (*points[1:], *points[:1])
    return sum(x * b - a * y for (x, y), (a, b) in zip(points, ends, strict=True))


def turn_of(kit: Kit, codes: Iterable[str]) -> int:
    """How far a row of pieces turns to the left, in sixteenths of a circle."""
    return sum(templates_of(kit)[code].turn for code in codes)


def positions_of(kit: Kit, codes: Iterable[str]) -> int:
    return sum(templates_of(kit)[code].columns for code in codes)


@lru_cache(maxsize=64)
def usual_length(kit: str, level: str | None) -> Range:
    """Of the guidelines for the level, or of the shipped circuits of this kit."""
    if kit == GUIDED_KIT and level is not None:
        return LENGTHS.get(level) or (min(BANDS[level].suits), max(BANDS[level].suits))
    from trackwright.model.circuit import Circuit

    tracks = [load_track(id) for id in shipped_tracks()]
    laps = [Circuit(t, kit_named(kit)).positions for t in tracks if t.kit == kit]
    return (min(laps), max(laps)) if laps else (20, 60)


# --- reading --------------------------------------------------------------------------------------


def wishes_from_json(document: Mapping[str, Any], source: str) -> Wishes:
    """Wishes as a file has them; an InputError names everything that is wrong."""
    text = json.dumps(document)
    parse_json(text.encode(), source)  # options, too, can hold what is no text
    try:
        wishes = TypeAdapter(Wishes).validate_json(text)
    except ValidationError as error:
        raise InputError(
            source,
            [problem_of(fault, {"": Wishes}) for fault in error.errors(include_url=False)],
        ) from None
    if not wishes.outline:
        return wishes
    return replace(wishes, outline=checked_outline(wishes.outline, source))


def read_wishes(path: Path) -> dict[str, Any]:
    """A file of wishes, as it stands there; an InputError names everything that is wrong."""
    document = parse_json_object(read_bytes(path), str(path))
    wishes_from_json(document, str(path))
    return document


def validated(wishes: Wishes) -> Wishes:
    """The wishes with a length, if they can be met at all; else a TrackwrightError says what
    cannot be."""
    kit = _known_kit(wishes)
    if wishes.rules is not None:
        find_ruleset(wishes.rules)
    _reject_unknown(kit, [*wishes.avoid, *wishes.use])
    _reject_pieces_as_kinds(kit, wishes.use)
    for row in (wishes.origin, *wishes.not_like):
        reject_unknown_codes(kit, row)
    _reject_empty_ranges(wishes)
    if wishes.length[1] > LONGEST_LAP:
        raise TrackwrightError(
            Message(
                "positions: {n} are more than can be designed; at most {most}",
                n=wishes.length[1],
                most=LONGEST_LAP,
            )
        )
    return replace(wishes, positions=wishes.length)


def _known_kit(wishes: Wishes) -> Kit:
    """The kit, which has the level."""
    if wishes.kit not in kit_files():
        raise TrackwrightError(
            Message(
                "no kit {id!r} is installed {known}",
                id=wishes.kit,
                known=did_you_mean(wishes.kit, kit_files()),
            )
        )
    kit = wishes.of_kit
    if wishes.level is not None and wishes.level not in kit.levels:
        raise TrackwrightError(
            Message(
                "the kit {kit} has no level {level!r} {known}",
                kit=kit.id,
                level=wishes.level,
                known=did_you_mean(wishes.level, kit.levels),
            )
        )
    return kit


def _reject_pieces_as_kinds(kit: Kit, use: Iterable[str]) -> None:
    for code in use:
        if code not in kit.kinds and kit.codes[code].kind.is_plain:
            raise TrackwrightError(
                Message(
                    "use {code}: only kinds can be counted, so write {kind}",
                    code=code,
                    kind=kit.codes[code].kind.code,
                )
            )


def _reject_empty_ranges(wishes: Wishes) -> None:
    for name in ("positions", "corners", "hairpins", "longest"):
        span = getattr(wishes, name)
        if span is not None and span[0] > span[1]:
            raise TrackwrightError(
                Message(
                    "{name}: {low}..{high} is empty; write the smaller number first",
                    name=name,
                    low=span[0],
                    high=span[1],
                )
            )


def _reject_unknown(kit: Kit, codes: list[str]) -> None:
    known = {*kit.kinds, *kit.codes}
    for code in codes:
        if code not in known:
            raise TrackwrightError(
                Message(
                    "the kit {kit} has no piece {code!r} {known}",
                    kit=kit.id,
                    code=code,
                    known=did_you_mean(code, known),
                )
            )


def reject_unknown_codes(kit: Kit, codes: Iterable[str]) -> None:
    """A TrackwrightError names a piece that the kit does not have."""
    for code in codes:
        if code not in kit.codes:
            raise TrackwrightError(
                Message(
                    "the kit {kit} has no piece {code!r} {known}",
                    kit=kit.id,
                    code=code,
                    known=did_you_mean(code, kit.codes),
                )
            )


def wishes_like(track: Track) -> Wishes:
    """What a circuit is like, to begin with."""
    return Wishes(
        kit=track.kit,
        level=track.level,
        laps=track.laps,
        board_cm=track.board_cm,
        boxes=track.boxes,
    )

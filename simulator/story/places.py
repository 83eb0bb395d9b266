"""Spaces in a story: as the notation of the command line, "p12 L (5.L2)", and in words, "lane 1,
corner 2", for those who look at the circuit."""

from bisect import bisect_left
from collections.abc import Mapping
from functools import cached_property
from itertools import groupby
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.pieces import PIT_LANE, lane_words
from trackwright.model.text.messages import Message


class SpaceName(str):
    """The name of a space as a part of a message, which is the notation of a place."""

    __slots__ = ()


class LaneLetters(str):
    """The letters of lanes as a part of a message."""

    __slots__ = ()


def place_words(at: Mapping[str, Any]) -> Message:
    """p7 L (3.L2)."""
    return Message(
        "p{position} {lane} ({space})",
        position=at["position"],
        lane=at["lane"],
        space=SpaceName(at["space"]),
    )


class PlaceWords:
    """Says where a space is on a circuit. Lanes are counted from the left, as one drives."""

    def __init__(self, circuit: Circuit) -> None:
        self._circuit = circuit

    def in_words(self, words: str) -> str:
        """The message with its notations replaced by words."""
        if not isinstance(words, Message):
            return words
        for part in words.parts.values():
            if isinstance(part, SpaceName):
                return self.of_space(part)
        changed = {name: self._part(part) for name, part in words.parts.items()}
        is_same = all(changed[name] is part for name, part in words.parts.items())
        return words if is_same else words.with_parts(**changed)

    def _part(self, part: object) -> object:
        if isinstance(part, LaneLetters):
            return self._of_lanes(part)
        return self.in_words(part) if isinstance(part, Message) else part

    def of_space(self, name: str) -> Message:
        """Lane, and corner or straight."""
        space = self._spaces[name]
        if space["lane"] == PIT_LANE:
            return lane_words(PIT_LANE)
        where = self._where(space["corner"], space["column"])
        if space["difficulty"]:
            where = Message("{where}, difficulty {n}", where=where, n=space["difficulty"])
        return Message("{lane}, {where}", lane=lane_words(space["lane"]), where=where)

    def _where(self, corner: int, column: int) -> Message:
        if corner:
            return Message("corner {n}", n=corner)
        if not self._corners:
            return Message("position {n}", n=column)
        before = bisect_left(self._corners, (column, 0))
        if before in (0, len(self._corners)):
            return Message("home straight")
        return Message("straight after corner {n}", n=self._corners[before - 1][1])

    def _of_lanes(self, letters: str) -> Message:
        """The lanes one after the other: "lanes 2-1-3" for CLLLR."""
        lanes = self._circuit.kit.lanes
        changes = [one for one, _ in groupby(letters)]
        numbers = [str(lanes.index(one) + 1) if one in lanes else one for one in changes]
        return Message("lanes {lanes}", lanes="-".join(numbers))

    @cached_property
    def _spaces(self) -> dict[str, dict[str, Any]]:
        return space_attributes(self._circuit.graph)

    @cached_property
    def _corners(self) -> list[tuple[int, int]]:
        """The columns of all corners, ascending, with the number of their corner."""
        corners = self._circuit.measures.corners
        return sorted((column, one.number) for one in corners for column in one.columns)

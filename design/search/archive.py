"""The circuits that were found, of each shape only the best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

import numpy as np

from trackwright.design.looks.road import Points
from trackwright.design.looks.scoring import Looks
from trackwright.design.looks.shapes import spectrum_of, unlike_each
from trackwright.design.search.burst import FoundRow
from trackwright.design.search.facts import Facts, facts_of
from trackwright.model.circuit import Circuit
from trackwright.simulator.playtest.statistics import Figure

Rank: TypeAlias = tuple[float, float, float, tuple[str, ...]]


@dataclass(frozen=True, eq=False)
class Proposal:
    """A circuit that has all that was wished for."""

    circuit: Circuit
    codes: tuple[str, ...]
    looks: Looks
    shape: Points = field(repr=False)
    row: FoundRow = field(repr=False)
    violation: float = 0.0
    """How far its figures of play are from the wishes, 0 if they hold (see `play.py`)."""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    races: int = 0
    likeness: float | None = None
    """How far it is from the outline, from 0 to 1."""
    off_origin: float | None = None
    """How far it is from the circuit to start from, from 0 to 1."""

    @cached_property
    def facts(self) -> Facts:
        return facts_of(self.circuit, self.codes)

    @cached_property
    def spectrum(self) -> Points:
        return spectrum_of(self.shape)

    @property
    def rank(self) -> Rank:
        """What it is sorted by: the play wished for, likeness to the circuit to start from, then
        looks."""
        return self.violation, self.off_origin or 0.0, self.looks.score, self.codes


@dataclass
class Archive:
    """A new circuit enters if it is unlike all others, or better than the one that it is like."""

    unlike: float
    taboo: Sequence[Points] = ()
    """The spectra of shapes that none may be like."""
    proposals: list[Proposal] = field(default_factory=list)

    def would_enter(self, shape: Points, rank: Rank, improves: bool = True) -> bool:
        """With `improves`, it may also take the place of one that it is like."""
        if len(self.taboo) and unlike_each(shape, np.stack(self.taboo)).min() < self.unlike:
            return False
        alike = self.alike(shape)
        return not alike or (improves and len(alike) == 1 and rank < alike[0].rank)

    def add(self, new: Proposal) -> bool:
        """Did it enter?"""
        if not self.would_enter(new.shape, new.rank):
            return False
        alike = self.alike(new.shape)
        self.proposals = [one for one in self.proposals if one not in alike]
        self.proposals.append(new)
        return True

    def alike(self, shape: Points) -> Sequence[Proposal]:
        if not self.proposals:
            return []
        spectra = np.stack([other.spectrum for other in self.proposals])
        near = unlike_each(shape, spectra) < self.unlike
        return [other for other, is_near in zip(self.proposals, near, strict=True) if is_near]

    @property
    def best_first(self) -> list[Proposal]:
        return sorted(self.proposals, key=lambda proposal: proposal.rank)

"""The circuits that were found, of each shape only the best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import TypeAlias

import numpy as np

from trackwright.design.looks.road import Points
from trackwright.design.looks.scoring import Looks
from trackwright.design.looks.shapes import spectrum_of, unlike_each
from trackwright.design.play import Played
from trackwright.design.search.burst import FoundRow
from trackwright.design.search.facts import Facts, facts_of
from trackwright.model.circuit import Circuit
from trackwright.simulator.playtest.statistics import Figure

Rank: TypeAlias = tuple[float, float, float, float, tuple[str, ...]]


@dataclass(frozen=True, eq=False)
class Candidate:
    """A row that has all that was wished for, as far as the search knows."""

    row: FoundRow = field(repr=False)
    codes: tuple[str, ...]
    looks: Looks
    shape: Points = field(repr=False)
    likeness: float | None
    """How far it is from the outline, from 0 to 1."""
    off_origin: float | None
    """How far it is from the circuit to start from, from 0 to 1."""
    unsightly: float
    """How much worse its looks are than wished for."""
    violation: float = 0.0
    """How far its figures of play are from the wishes, 0 if they hold (see `play.py`)."""

    @property
    def rank(self) -> Rank:
        """What it is sorted by: the play and looks wished for, likeness to the outline or to the
        circuit to start from, then looks."""
        off = self.off_origin if self.likeness is None else self.likeness
        return self.violation, self.unsightly, off or 0.0, self.looks.score, self.codes


@dataclass(frozen=True, eq=False, kw_only=True)
class Proposal(Candidate):
    """A circuit that has all that was wished for."""

    circuit: Circuit
    figures: Mapping[str, Figure]
    races: int

    @classmethod
    def of(cls, candidate: Candidate, circuit: Circuit, played: Played) -> "Proposal":
        known = {one.name: getattr(candidate, one.name) for one in fields(candidate)}
        known |= {"violation": played.violation, "circuit": circuit, "races": played.races}
        return cls(**known, figures=dict(played.figures))

    @cached_property
    def facts(self) -> Facts:
        return facts_of(self.circuit, self.codes)

    @cached_property
    def spectrum(self) -> Points:
        return spectrum_of(self.shape)


@dataclass
class Archive:
    """A new circuit enters if it is unlike all others, or better than the one that it is like; if
    `strict`, than all that it is like."""

    unlike: float
    taboo: Sequence[Points] = ()
    """The spectra of shapes that none may be like."""
    strict: bool = False
    proposals: list[Proposal] = field(default_factory=list)

    def would_enter(self, shape: Points, rank: Rank, improves: bool = True) -> bool:
        """With `improves`, it may also take the place of one that it is like."""
        if len(self.taboo) and unlike_each(shape, np.stack(self.taboo)).min() < self.unlike:
            return False
        alike = self.alike(shape)
        if not alike or not improves:
            return not alike
        return (self.strict or len(alike) == 1) and all(rank < one.rank for one in alike)

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

"""The circuits that were found, for whatever wishes, and what they lack of those of now."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from trackwright.design.looks.shapes import unlike_each
from trackwright.design.search.archive import Proposal
from trackwright.design.search.fitting import looks_now, unmet
from trackwright.design.wishes import Wishes, validated
from trackwright.model.text.messages import Message


@dataclass(eq=False)
class Entry:
    """A circuit of the gallery. One of the same shape takes its place at once if only that one has
    all that is wished for; one that is merely better, when the gallery is sorted."""

    proposal: Proposal
    found_for: Wishes
    score: float = 0.0
    """Of its looks, by the weights of now."""
    lacks: tuple[Message, ...] = ()
    better: tuple[Proposal, Wishes] | None = None

    def become(self, one: Proposal, found_for: Wishes) -> None:
        self.proposal, self.found_for, self.better = one, found_for, None

    def consider(self, wishes: Wishes) -> None:
        """Compare it with what is wished for now."""
        self.lacks = tuple(unmet(self.proposal, self.found_for, wishes))
        same_kit = self.proposal.circuit.kit.id == wishes.kit
        looks = looks_now(self.proposal, wishes) if same_kit else self.proposal.looks
        self.score = looks.score


class Finds:
    """Entries in the order in which they are shown; it only grows."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._wishes = Wishes()
        self._known: set[Proposal] = set()

    @property
    def fitting(self) -> int:
        """How many have all that is wished for."""
        return sum(not entry.lacks for entry in self.entries)

    def consider(self, wishes: Wishes) -> None:
        """Compare all with these wishes, which can be met."""
        self._wishes = validated(wishes)
        for entry in self.entries:
            entry.consider(self._wishes)

    def add(self, found: Iterable[Proposal], found_for: Wishes) -> list[Entry]:
        """Enter those that are new, at the end; returns what is new or was replaced."""
        return [
            entry
            for one in found
            if one not in self._known and (entry := self._enter(one, found_for)) is not None
        ]

    def _enter(self, one: Proposal, found_for: Wishes) -> Entry | None:
        self._known.add(one)
        new = Entry(one, found_for)
        new.consider(self._wishes)
        alike = self._alike(one)
        if not alike:
            self.entries.append(new)
            return new
        there = next((entry for entry in alike if entry.lacks), alike[0])
        if there.lacks and not new.lacks:
            there.become(one, found_for)
            there.consider(self._wishes)
            return there
        best = there.better[0] if there.better else there.proposal
        if not new.lacks and one.rank < best.rank:
            there.better = one, found_for
        return None

    def _alike(self, one: Proposal) -> Sequence[Entry]:
        """Those whose shape it has."""
        kit = one.circuit.kit.id
        others = [entry for entry in self.entries if entry.proposal.circuit.kit.id == kit]
        if not others:
            return []
        spectra = np.stack([entry.proposal.spectrum for entry in others])
        near = unlike_each(one.shape, spectra) < self._wishes.least_difference
        return [entry for entry, is_near in zip(others, near, strict=True) if is_near]

    def sort(self, key: Callable[[Entry], float]) -> None:
        """Least first; those that lack something behind the others."""
        for entry in self.entries:
            if entry.better is not None:
                entry.become(*entry.better)
                entry.consider(self._wishes)
        self.entries.sort(key=lambda entry: (bool(entry.lacks), key(entry)))

    def clear(self) -> None:
        self.entries.clear()
        self._known.clear()

"""RUN814: bonus spaces that lead to one another (mopeds)."""

from collections.abc import Iterator
from typing import NamedTuple

from trackwright.games.mopeds.budget.budget import LONGEST_CHAIN, inner_step
from trackwright.games.mopeds.rulesets import RULESETS
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Finding, Severity, TrackSpaces
from trackwright.validators.raceable.examples import SMALL_OVAL, with_markers
from trackwright.validators.raceable.lap_needed import LappedCheck

_EVERY_SECOND = tuple(
    Marker(on=piece, at=at, lane=0, bonus=2)
    for piece, at in ((1, 0), (1, 2), (1, 4), (2, 0), (4, 0), (4, 2), (5, 1), (6, 0))
)


class Chain(NamedTuple):
    """Consecutive bonus spaces that a moped lands on, and whether the chain is endless."""

    spaces: tuple[str, ...]
    endless: bool
    over_the_line: bool


class EndlessBonus(LappedCheck):
    """Bonus spaces lead from one to the next.

    Why: a moped that ends its move on a bonus space moves on at once, and again from the next one
    (MOP-16). A chain that never leaves the bonus spaces would move it endlessly; one longer than
    four, or across the line, decides the race on its own.

    Fix: move one of the bonus spaces by one space.
    """

    code, name, alias = "RUN814", "endless-bonus", "MOP-43"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    bad = (with_markers(SMALL_OVAL, "Every other space on the inside is a +2.", *_EVERY_SECOND),)
    good = (with_markers(SMALL_OVAL, "One bonus space.", Marker(on=5, at=1, bonus=2)),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        chains = [self._chain(subject, space) for space in _bonus_spaces(subject)]
        reported: set[frozenset[str]] = set()
        for chain in sorted(chains, key=lambda chain: -len(chain.spaces)):
            spaces = frozenset(chain.spaces)
            if not any(spaces <= longer for longer in reported):
                reported.add(spaces)
                yield from self._findings(subject, chain)

    def _findings(self, subject: CheckedCircuit, chain: Chain) -> Iterator[Finding]:
        links = len(chain.spaces)
        if chain.endless:
            says = Message(
                "{n} bonus spaces lead round in an endless loop from {space}",
                n=links,
                space=chain.spaces[0],
            )
        elif links > LONGEST_CHAIN:
            says = Message(
                "{n} bonus spaces follow each other from {space} (at most {most} recommended)",
                n=links,
                most=LONGEST_CHAIN,
                space=chain.spaces[0],
            )
        elif chain.over_the_line and links > 1:
            says = Message(
                "{n} bonus spaces lead across the line from {space}",
                n=links,
                space=chain.spaces[0],
            )
        else:
            return
        yield self.finding(
            says,
            pieces=subject.ids_of(chain.spaces),
            actual=links,
            limit=LONGEST_CHAIN,
            shape=TrackSpaces(chain.spaces),
            severity=Severity.ERROR if chain.endless else Severity.WARNING,
        )

    def _chain(self, subject: CheckedCircuit, space: str) -> Chain:
        spaces, found, over = space_attributes(subject.circuit.graph), [space], False
        while True:
            at = found[-1]
            for _ in range(spaces[at]["bonus"]):
                step = inner_step(subject.circuit, at)
                if step is None:
                    return Chain(tuple(found), False, over)
                at, crosses = step
                over = over or crosses
            if at in found or "bonus" not in spaces[at]:
                return Chain(tuple(found), at in found, over)
            found.append(at)


def _bonus_spaces(subject: CheckedCircuit) -> list[str]:
    spaces = space_attributes(subject.circuit.graph).items()
    return [name for name, space in spaces if "bonus" in space and "obstacle" not in space]

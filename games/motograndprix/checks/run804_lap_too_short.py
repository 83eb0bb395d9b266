"""RUN804: a lap that a single move can complete (MotoGrandPrix)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.motograndprix.rulesets import RULESETS
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable.examples import SMALL_OVAL
from trackwright.validators.raceable.lap_needed import LappedCheck

SHORTEST = 18
"""MGP-V-VALUE: one move can be 12+3+1+1 = 17 and must not overlap itself."""
_RATED = tuple(Marker(on=piece, difficulty=2) for piece in (2, 6))


class LapTooShort(LappedCheck):
    """The lap is shorter than the longest move.

    Why: two sixes, three engine points, a descent and a slipstream move a bike by 17 positions. On
    a shorter lap it would overtake itself, and nobody could tell who leads.

    Fix: add straights on both sides until the lap has 18 positions.
    """

    code, name = "RUN804", "lap-too-short"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    bad = (replace(SMALL_OVAL, markers=_RATED, also_found=("RUN812", "AUS605")),)
    good = (Example("44 positions.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        positions = subject.circuit.measures.positions
        if positions < SHORTEST:
            yield self.finding(
                Message(
                    "the lap has {n} positions, but needs at least {fewest}",
                    n=positions,
                    fewest=SHORTEST,
                ),
                actual=positions,
                limit=SHORTEST,
            )

"""RUN803: corners without a difficulty (MotoGrandPrix)."""

from collections.abc import Iterator

from trackwright.games.motograndprix.rulesets import RULESETS
from trackwright.model.text.messages import Message
from trackwright.validators.balance.difficulty import KIT, assign_all_fix
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable.lap_needed import LappedCheck


class CornerWithoutDifficulty(LappedCheck):
    """A corner has no difficulty.

    Why: the difficulty of a bike's corner decides which dice it may flip (MGP-B-11 to B-13) and,
    from Standard rules, what overtaking costs there. Circuits of other games have none.

    Fix: put a difficulty marker on the first position of the corner. A board half cannot carry
    markers: break it up into its pieces first, or race with the option `unrated=2`, which gives
    every such corner the same difficulty.
    """

    code, name = "RUN803", "corner-without-difficulty"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    covered_by = "MAR401"
    bad = (Example("An Ausgebremst circuit.", "bleifuss-drom", also_found=("RUN811", "RUN812")),)
    good = (Example("Every corner has its marker.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        lap = subject.lap
        fixes = assign_all_fix(lap) if subject.circuit.kit.id == KIT else ()
        for run in lap.corner_runs:
            bare = tuple(i for i in run.positions if not lap.positions[i].difficulty)
            if bare:
                yield self.finding(
                    Message(
                        "no difficulty on {bare} of {n} corner positions, from position {first}",
                        bare=len(bare),
                        n=len(run),
                        first=bare[0],
                    )
                    if len(bare) < len(run)
                    else Message(
                        "no difficulty in the corner from position {first}", first=bare[0]
                    ),
                    pieces=(lap.positions[i].piece for i in bare),
                    positions=bare,
                    shape=subject.spaces_on(bare),
                    fixes=fixes,
                )

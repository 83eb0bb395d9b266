"""AUS610: a pit where cars cannot stop, or hardly ever can."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.budget.chances import p_overshoot
from trackwright.games.ausgebremst.checks.raced import OVAL, RacedCheck, pit_pieces
from trackwright.games.ausgebremst.decks import deck
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces

FEWEST_STOPS = 3
"""With this many consecutive pit spaces a fresh hand nearly always has a card that stops there."""


class PitStop(RacedCheck):
    """The pit has no space to stop on, too few in a row, or cannot be reached.

    Why: in the family game a car that has not stopped by the second opportunity is out. With fewer
    than three consecutive pit spaces too many hands only have cards that overshoot them, and luck
    decides. Field A must be reachable from the line in both laps in which it may be used.

    Fix: put more alley pieces with pit spaces (PIT1, PIT2, PIT3) between entry and exit, and keep
    the way to field A free of solid lines and obstacles.
    """

    code, name, alias = "AUS610", "pit-stop", "AUS-V-10"
    bad = (
        Example(
            "An alley without pit spaces.",
            "START L4 C1-90L C1-90L PIT-IN-L PIT-OUT-L L4 L2 C1-90L C1-90L",
            kit="ausgebremst",
        ),
        Example(
            "A single pit space.",
            "START L4 C1-90L C1-90L PIT-IN-L PIT1L PIT-OUT-L L4 L1 C1-90L C1-90L",
            kit="ausgebremst",
        ),
    )
    good = (
        Example("Three consecutive pit spaces.", OVAL, kit="ausgebremst"),
        Example("The pit of the Ring, entered on its first piece.", "nuerburg-ring"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        pit = subject.circuit.measures.pit
        if not (pit["entry"] and pit["exit"]):
            return
        yield from self._reach(subject)
        yield from self._stops(subject)

    def _reach(self, subject: CheckedCircuit) -> Iterator[Finding]:
        if not subject.circuit.measures.path_through_pit:
            entry = subject.circuit.measures.pit["entry"][0]
            yield self.finding(
                Message(
                    "field A ({space}) cannot be reached from the line, or leads to no field C",
                    space=entry,
                ),
                pieces=pit_pieces(subject),
                shape=TrackSpaces((entry,)),
            )

    def _stops(self, subject: CheckedCircuit) -> Iterator[Finding]:
        stops = _longest_row_of_stops(subject)
        if stops >= FEWEST_STOPS:
            return
        yield self.finding(
            _overshoot_message(stops) if stops else Message("the pit has no space to stop on"),
            pieces=pit_pieces(subject),
            actual=stops,
            limit=FEWEST_STOPS if stops else 1,
            severity=Severity.WARNING if stops else Severity.ERROR,
        )


def _overshoot_message(stops: int) -> Message:
    cards = deck("slow").cards
    return Message(
        "{spaces}: right before it {chance:.1%} of all fresh hands only have cards that overshoot "
        "({fewest} would reduce this to {less:.1%})",
        spaces=Message("1 pit space")
        if stops == 1
        else Message("{n} pit spaces in a row", n=stops),
        chance=p_overshoot(cards, stops),
        fewest=FEWEST_STOPS,
        less=p_overshoot(cards, FEWEST_STOPS),
    )


def _longest_row_of_stops(subject: CheckedCircuit) -> int:
    """The greatest number of consecutive pit spaces, with no plain alley space between them."""
    graph = subject.circuit.graph
    stops = {n for n, s in graph.nodes.items() if s["lane"] == PIT_LANE and s.get("pit") == "stop"}
    longest = 0
    for stop in stops:
        row, space = 0, [stop]
        while space and row <= len(stops):
            row, space = row + 1, [to for to in graph.adj[space[0]] if to in stops]
        longest = max(longest, row)
    return longest

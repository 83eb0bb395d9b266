"""RUN834: symbols other than the printed ones (Dice Derby)."""

from collections import Counter
from collections.abc import Iterator

from trackwright.games.dice_derby.checks.dice_line import colour_at, raced_line
from trackwright.games.dice_derby.rulesets import RULESETS
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message, joined, joined_with_and
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable.lap_needed import LappedCheck

PIT_STOPS = 2
CROWDED = 6
"""DIC-V-14: at most one symbol on this many spaces."""
LOST_TURNS = ("pit_stop", "spin_out")
APART = 3


class OtherSymbols(LappedCheck):
    """The symbols differ from the printed ones, or are too close together.

    Why: the printed set has at least one Turbo, RPM and Lead Foot, two Pit Stops, and a spin-out on
    purple and on gold (DIC-V-07). Fewer make it a race of dice alone; many, or two lost turns
    within three steps, one of luck (DIC-V-14). A circuit without symbols gets the usual ones.

    Fix: add the missing symbols, or remove all of them.
    """

    code, name, alias = "RUN834", "other-symbols", "DIC-V-07"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "Only a turbo.",
            "free-speedway",
            markers=(Marker(on=2, at=3, lane=0, symbol="turbo"),),
            also_found=("BAL506",),
        ),
    )
    good = (Example("No symbols: the usual ones are used.", "free-speedway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        spaces, line = space_attributes(subject.circuit.graph), raced_line(subject)
        symbols = {i: str(spaces[n]["symbol"]) for i, n in enumerate(line) if "symbol" in spaces[n]}
        if not symbols:
            return
        if missing := _missing(symbols):
            yield self.finding(
                Message("the printed set is incomplete: {missing}", missing=joined(missing))
            )
        if len(symbols) * CROWDED > len(line):
            yield self.finding(
                Message(
                    "{n} symbols on {spaces} spaces: at most one in {crowded} recommended",
                    n=len(symbols),
                    spaces=len(line),
                    crowded=CROWDED,
                ),
                actual=len(symbols),
                limit=len(line) // CROWDED,
            )
        lost = [i for i, symbol in symbols.items() if symbol in LOST_TURNS]
        for first, second in zip(
            lost, [*lost[1:], *(i + len(line) for i in lost[:1])], strict=True
        ):
            if second - first <= APART:
                names = [line[first], line[second % len(line)]]
                yield self.finding(
                    Message(
                        "two lost turns within {apart} steps: {spaces}",
                        apart=APART,
                        spaces=joined_with_and(names),
                    ),
                    pieces=subject.ids_of(names),
                    positions=[spaces[name]["column"] for name in names],
                    actual=second - first,
                    limit=APART + 1,
                )


def _missing(symbols: dict[int, str]) -> list[Message]:
    count = Counter(symbols.values())
    out = {colour_at(i) for i, symbol in symbols.items() if symbol == "spin_out"}
    missing = [
        Message("no {symbol}", symbol=Message(symbol))
        for symbol in ("turbo", "rpm", "lead_foot")
        if not count[symbol]
    ]
    if count["pit_stop"] != PIT_STOPS:
        missing.append(Message("{n} pit_stop instead of {of}", n=count["pit_stop"], of=PIT_STOPS))
    return missing + [
        Message("no spin_out on {colour}", colour=Message(colour))
        for colour in ("purple", "gold")
        if colour not in out
    ]

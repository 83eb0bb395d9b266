"""RUN833: a symbol on the wrong colour (Dice Derby)."""

from collections.abc import Iterator

from trackwright.games.dice_derby.checks.dice_line import PERIOD, colour_at, raced_line
from trackwright.games.dice_derby.rulesets import RULESETS
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message, joined, joined_with_or
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces
from trackwright.validators.raceable.lap_needed import LappedCheck

ALLOWED = {
    "turbo": ("green",),
    "rpm": ("green",),
    "lead_foot": ("green",),
    "pit_stop": ("yellow",),
    "spin_out": ("purple", "gold"),
}
"""Symbol -> the colours it may be on: DIC section 1."""


class SymbolOnWrongColour(LappedCheck):
    """A symbol is on the wrong colour, or does not exist in the game.

    Why: extra turns are on green, pit stops on yellow, spin-outs on purple or gold, so that the
    dice determine how often cars land on them (DIC-10 to DIC-12).

    Fix: move the symbol to a space of its colour, counted from black after the line.
    """

    code, name, alias = "RUN833", "symbol-on-wrong-colour", "DIC-V-06"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    bad = (
        Example(
            "A turbo on black.",
            "free-speedway",
            markers=(Marker(on=2, at=0, lane=0, symbol="turbo"),),
            also_found=("BAL506", "RUN834"),
        ),
    )
    good = (
        Example(
            "A turbo on green.",
            "free-speedway",
            markers=(Marker(on=2, at=3, lane=0, symbol="turbo"),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        spaces, line = space_attributes(subject.circuit.graph), raced_line(subject)
        if len(line) % PERIOD:
            return
        for index, name in enumerate(line):
            symbol, colour = spaces[name].get("symbol"), colour_at(index)
            if symbol is None or colour in ALLOWED.get(symbol, ()):
                continue
            yield self.finding(
                Message(
                    "{symbol} on the {colour} space {space}: {due}",
                    symbol=Message(symbol),
                    colour=Message(colour),
                    space=name,
                    due=_allowed_text(symbol),
                ),
                pieces=subject.ids_of((name,)),
                positions=[spaces[name]["column"]],
                shape=TrackSpaces((name,)),
            )


def _allowed_text(symbol: str) -> Message:
    if symbol in ALLOWED:
        return Message(
            "it belongs on {colours}", colours=joined_with_or([*map(Message, ALLOWED[symbol])])
        )
    return Message("no such symbol (known: {symbols})", symbols=joined(map(Message, ALLOWED)))

"""RUN843: races that end because the cards run out."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.mopeds.budget.chances import FEWEST_FIRST, FEWEST_THIRD
from trackwright.games.mopeds.checks.measured import MeasuredCheck
from trackwright.games.mopeds.decks import deck_flow, moped_cards
from trackwright.games.mopeds.rulesets import RULESETS
from trackwright.model.text.messages import Message, joined_with_or
from trackwright.validators.check import LAYOUT_KEYS, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

_LONG = Example(
    "Thirteen spaces inside, and no bonus.",
    "START C1-90L C3-90L L2 C2-180L L1",
    kit="mopeds",
    figures=(("laps", 3),),
)


class CardsRunOut(MeasuredCheck):
    """In most races the cards run out before three mopeds have finished.

    Why: then the leaders get the free places on the podium (MOP-32), and the race ends without a
    finish. At least half of the races should see a third finisher, and nine in ten a first one
    (MOP-42). Measured in a thousand races for each number of players, with random bets.

    Fix: shorten the lap by a space or two, race fewer laps, or add +2 spaces.
    """

    code, name = "RUN843", "cards-run-out"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    reads = LAYOUT_KEYS | {"laps"}
    bad = (_LONG,)
    good = (replace(_LONG, description="Ten spaces inside.", start="START C1-180L L3 C1-180L"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        found = self.chances(subject)
        length = subject.track.laps * (subject.circuit.measures.lap_length or 0)
        short = [
            one for one in found if not one.lasts and length <= deck_flow(one.players).reach
        ]  # of longer races RUN813 says so without measuring
        if not short:
            return
        worst = min(short, key=lambda one: one.finishers[2])
        first, _, third = worst.finishers
        yield self.finding(
            Message(
                "with {players} players the cards run out too soon: with {worst} a moped finishes "
                "in {first:.0f} % of races, a third one in {third:.0f} %",
                players=joined_with_or([one.players for one in short]),
                worst=worst.players,
                first=100 * first,
                third=100 * third,
            ),
            actual=round(third, 2),
            limit=FEWEST_THIRD if first >= FEWEST_FIRST else FEWEST_FIRST,
            severity=Severity.NOTE if len(short) < len(moped_cards().revealed) else None,
        )

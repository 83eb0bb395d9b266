"""RUN823: a course of unusual length (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.street import StreetCheck, distance_to_finish
from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

SHORTEST, LONGEST = 25, 120
"""STR-V-17."""
PER_ROUND = 6.5
START_ROUNDS = 2


class StreetLength(StreetCheck):
    """The course is unusually short or long.

    Why: a car moves about six and a half spaces per round, after two rounds to get going. Below 25
    spaces the race is over before anybody has shifted up; beyond 120 it takes more than twenty
    rounds. This assumes one lap (STR-H-30).

    Fix: move start and finish, or remove straights.
    """

    code, name, alias = "RUN823", "street-length", "STR-V-17"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (Example("A lap of 128 spaces.", "grand-prix-of-japan", also_found=("RUN816", "BAL501")),)
    good = (Example("A lap of 75 spaces.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        length = distance_to_finish(subject) or 0
        if not SHORTEST <= length <= LONGEST:
            yield self.finding(
                Message(
                    "{n} spaces from start to finish, about {rounds:.0f} rounds: {least} to {most} "
                    "spaces usual",
                    n=length,
                    rounds=length / PER_ROUND + START_ROUNDS,
                    least=SHORTEST,
                    most=LONGEST,
                ),
                actual=length,
                limit=SHORTEST if length < SHORTEST else LONGEST,
            )

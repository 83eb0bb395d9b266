"""SYS902: a track designed with another revision of its kit."""

from collections.abc import Iterator

from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class OlderKit(Check):
    """The track was designed with another revision of its kit.

    Why: a new revision of a kit may change the length, the spaces or the number of its pieces. What
    was closed, fitted the box or was playtested before may no longer be so, and vice versa.

    Fix: review the circuit and its problems, then set the installed revision in the track; if the
    track is newer, update Trackwright (or your own kit file).
    """

    code, name = "SYS902", "older-kit"
    severity = Severity.NOTE
    reads = frozenset({"kit", "kit_revision"})
    bad = (
        Example(
            "It names a revision of the kit that does not exist yet.",
            "fabulous-driving-park",
            figures=(("kit_revision", 99),),
        ),
    )
    good = (Example("The track names no revision.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        written, installed = subject.track.kit_revision, subject.kit.revision
        if written is None or written == installed:
            return
        kit = subject.kit.id
        if written > installed:
            yield self.finding(
                Message(
                    "designed with revision {written} of the kit {kit}, but revision {installed} "
                    "is installed: update Trackwright",
                    written=written,
                    kit=kit,
                    installed=installed,
                ),
                actual=written,
                limit=installed,
                severity=Severity.WARNING,
            )
        else:
            yield self.finding(
                Message(
                    "designed with revision {written} of the kit {kit}; revision {installed} is "
                    "now installed: check it again",
                    written=written,
                    kit=kit,
                    installed=installed,
                ),
                actual=written,
                limit=installed,
            )

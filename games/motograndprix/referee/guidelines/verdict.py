"""What an input is asked with, and what the checks found in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from trackwright.validators.balance.bal506_rising_series import CLOSE
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding, Severity

GAME = "motograndprix"
PREFIX = "MGP-V-"
Ask: TypeAlias = Mapping[str, Any]
Found: TypeAlias = dict[str, Severity]


@dataclass(frozen=True)
class Figures:
    """The values that accompany the inputs."""

    boxes: int = 1
    level: str | None = None
    laps: int = 3
    bikes: int | None = None
    series_gap: int = CLOSE


FIGURES: dict[str, type] = {
    "boxes": int,
    "level": str,
    "laps": int,
    "bikes": int,
    "series_gap": int,
}


@dataclass
class Verdict:
    """What was found in one input and what was checked: full codes and severities."""

    found: Found = field(default_factory=dict)
    looked_for: set[str] = field(default_factory=set)
    tiles: int | None = None
    positions: int | None = None
    length_result: str | None = None

    def ask(self, name: str, is_so: bool, severity: Severity | None = None) -> None:
        """Check the code MGP-V-`name`; it is found if `is_so`."""
        code = PREFIX + name
        self.looked_for.add(code)
        if is_so:
            self._add(code, severity or find_check(code).severity)

    def take(self, findings: Iterable[Finding]) -> None:
        """Problems from checks; those without a code of the game's rules do not matter here."""
        for finding in findings:
            alias = find_check(finding.code).alias
            if alias and alias.startswith(PREFIX):
                self._add(alias, finding.severity)

    def _add(self, code: str, severity: Severity) -> None:
        order = list(Severity)
        self.looked_for.add(code)
        self.found[code] = min(severity, self.found.get(code, severity), key=order.index)

    def join(self, others: "Verdict") -> None:
        """The same input, described in another form as well."""
        for code, severity in others.found.items():
            self._add(code, severity)
        self.looked_for |= others.looked_for
        self.tiles = others.tiles if self.tiles is None else self.tiles
        self.positions = others.positions if self.positions is None else self.positions
        self.length_result = self.length_result or others.length_result

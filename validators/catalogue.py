"""All checks, discovered by scanning the families' folders and the `checks` folder of each game."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cache

from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.validators.check import Check
from trackwright.validators.games import in_games

FAMILIES = {
    "GEO": ("geometry", "pieces on the table: joints, closure, overlaps, the board"),
    "LAN": ("lanes", "spaces and steps: start, finish, laps"),
    "BOX": ("stock", "pieces, counters and stands in the box"),
    "MAR": ("markers", "difficulties, hills, overrides"),
    "BAL": ("balance", "the building guidelines of MotoGrandPrix"),
    "AUS": ("", "budgets, pit and chicanes of Ausgebremst"),
    "RUN": ("raceable", "whether the circuit can be raced under a ruleset, and what is missing"),
    "SYS": ("housekeeping", "approvals and kits"),
}
"""Prefix of the codes -> folder (empty if the checks belong to games), and topic. Checks of what a
single game needs for racing are RUN too, but are in that game's folder."""


@cache
def all_checks() -> tuple[Check, ...]:
    """One instance of every check, in the order of the codes."""
    found = [check() for package in _packages() for check in _checks_in(package)]
    return tuple(sorted(found, key=lambda check: check.code))


def _packages() -> Iterator[str]:
    """The packages of the families and of the games. Those of games are found by name, because
    validators may not import games."""
    yield from (f"{__package__}.{folder}" for folder, _ in FAMILIES.values() if folder)
    yield from (checks.__name__ for checks in in_games("checks"))


def _checks_in(package: str) -> list[type[Check]]:
    path = importlib.import_module(package).__path__
    found: list[type[Check]] = []
    for module in pkgutil.iter_modules(path):
        loaded = importlib.import_module(f"{package}.{module.name}")
        found.extend(
            value
            for value in vars(loaded).values()
            if inspect.isclass(value)
            and issubclass(value, Check)
            and not inspect.isabstract(value)
            and value.__module__ == loaded.__name__
        )
    return found


@cache
def _by_code() -> dict[str, Check]:
    named = {}
    for check in all_checks():
        named[check.code] = check
        if check.alias:
            named[check.alias] = check
    return named


def find_check(code: str) -> Check:
    """The check with this code or alias."""
    checks = _by_code()
    if code.upper() not in checks:
        raise TrackwrightError(f"no check {code!r} {did_you_mean(code.upper(), checks)}")
    return checks[code.upper()]


def check_named(word: str) -> Check:
    """The check with this code or alias, else the end of an alias, else its name."""
    sought = word.strip().upper()
    checks = all_checks()
    exact = [check for check in checks if sought in codes_of(check)]
    ends = [check for check in checks if (check.alias or "").endswith(f"-{sought}")]
    named = [check for check in checks if sought == check.name.upper()]
    found = exact or ends or named
    if len(found) == 1:
        return found[0]
    if found:
        aliases = ", ".join(f"{check.code} ({check.alias or check.name})" for check in found)
        raise TrackwrightError(f"{word!r} may be several checks: {aliases}")
    return find_check(word)


def codes_of(check: Check) -> tuple[str, ...]:
    """The code, and the alias if there is one."""
    return (check.code, check.alias) if check.alias else (check.code,)

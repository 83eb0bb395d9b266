"""What cases of upgrade tokens have in common."""

from typing import Any

from tests.games.street_racing.written.making import (
    Case,
    Row,
    case,
    illegal,
    player,
    road,
    rows,
    use,
)

ONE, TWO, THREE = road(rows=20), road("AB"), road("ABC")

NITROUS, POWER = use("nitrous"), use("engine_power")

TIRES, TURBO, AERO = use("tires"), use("turbo_charger"), use("aerodynamics")

TRANSMISSION, STEERING = use("transmission"), use("steering")


def tuning(*discard: int) -> Row:
    return use("engine_tuning", discard=list(discard))


def fresh(hand: str, **tokens: int) -> Row:
    """P1 in its first turn."""
    return player("P1", "A1", 3, hand, turns_taken=0, upgrades=tokens)


def refused(id: str, rules: str, note: str, me: Row, do: list[Row], **more: Any) -> Case:
    """The last decision is illegal."""
    track, deck = more.pop("track", ONE), more.pop("deck", rows(3, 3, 3, 3))
    players = [me, *more.pop("others", [])]
    return case(id, rules, note, track, players, illegal(len(do) - 1), deck, do, **more)

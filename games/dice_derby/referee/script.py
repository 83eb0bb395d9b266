"""The dice and red cards of a case's script, however they are written."""

from collections.abc import Mapping
from typing import Any

from trackwright.games.dice_derby.colours import CARDS, COLOURS
from trackwright.games.dice_derby.state.layouts import DIE_BITS
from trackwright.simulator.race.cases.case_input import CannotAnswer, found, one_of, whole

MOST_DIE = (1 << DIE_BITS) - 1


def dice_of(roll: Any, where: str) -> list[int]:
    """The dice of a turn; a single die need not be in a list."""
    dice = roll if isinstance(roll, list) and not _is_die(roll) else [roll]
    return [die_of(one, where) for one in dice]


def _is_die(roll: list[Any]) -> bool:
    """A number and a colour, in any order?"""
    return (
        len(roll) == 2
        and {_is_number(one) for one in roll} == {True, False}
        and not any(isinstance(one, list | Mapping) for one in roll)
    )


def die_of(value: Any, where: str) -> int:
    """A die as it fell: a number and a colour. One of them is enough: the number of a colour is
    its place in the order (DIC-02)."""
    number, colour = _parts(value, where)
    if number is None and colour is None:
        raise CannotAnswer(f"{where}: expected a number and a colour, {found(value)}")
    if colour is None:
        colour = COLOURS[whole(number, where, 1, len(COLOURS)) - 1]
    colour = one_of(str(colour).lower(), where, COLOURS)
    if number is None:
        number = COLOURS.index(colour) + 1
    return whole(number, where, 1, MOST_DIE) | COLOURS.index(colour) + 1 << DIE_BITS


def _parts(value: Any, where: str) -> tuple[Any, Any]:
    if isinstance(value, Mapping):
        return value.get("number"), value.get("colour", value.get("color"))
    if isinstance(value, list):
        if len(value) != 2:
            raise CannotAnswer(f"{where}: expected a number and a colour, {found(value)}")
        return (value[1], value[0]) if _is_number(value[1]) else (value[0], value[1])
    return (value, None) if _is_number(value) else (None, value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def card_of(value: Any) -> int:
    word = value.upper() if isinstance(value, str) else value
    return CARDS.index(one_of(word, "script.red_cards", CARDS))

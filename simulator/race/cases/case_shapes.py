"""Cases about cards or bare tracks, read strictly by their schema: a TypedDict of the game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, TypeAlias

from annotated_types import Ge, Le
from pydantic import ConfigDict, Strict, TypeAdapter, ValidationError

from trackwright.model.text.pydantic_errors import Fault, expected_value
from trackwright.simulator.race.cases.case_input import MOST, CannotAnswer, found

MOST_LISTED = 10_000
Whole: TypeAlias = Annotated[int, Strict(), Ge(-MOST), Le(MOST)]
Count: TypeAlias = Annotated[int, Strict(), Ge(0), Le(MOST)]
Chance: TypeAlias = Annotated[float, Strict(), Ge(0), Le(1)]
Word: TypeAlias = Annotated[str, Strict()]
Name: TypeAlias = Annotated[str, Strict()] | Annotated[int, Strict()]
OTHERS = ConfigDict(extra="allow", allow_inf_nan=False)
"""Other keys are ignored."""
Values: TypeAlias = dict[str, Any]
"""JSON: what a case contains, and what the answer contains."""
Question: TypeAlias = Callable[[Values], Values]


def reject_malformed(state: Mapping[str, Any], shape: Any) -> None:
    """CannotAnswer names the first key that does not fit, what was expected and what was found."""
    try:
        TypeAdapter(shape).validate_python(state)
    except ValidationError as error:
        deepest = max(error.errors(include_url=False), key=lambda fault: len(fault["loc"]))
        raise CannotAnswer(_message(state, deepest)) from None


def _message(state: Mapping[str, Any], fault: Fault) -> str:
    *around, last = fault["loc"]
    if fault["type"] == "missing":
        return f"{'.'.join([*_place(state, around), str(last)])} is missing"
    what = expected_value(fault)
    why = fault["msg"] if what is None else f"expected {what}"
    place = ".".join(_place(state, fault["loc"]))
    return f"{place}: {why}, {found(fault['input'])}"


def _place(at: Any, parts: Iterable[int | str]) -> Iterator[str]:
    """The parts of pydantic's location that occur in the case: it also names types."""
    for part in parts:
        if isinstance(at, Mapping) and part in at:
            yield str(part)
            at = at[part]
        elif isinstance(at, list) and isinstance(part, int):
            yield str(part)
            at = at[part] if part < len(at) else None

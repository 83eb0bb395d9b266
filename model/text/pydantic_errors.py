"""Pydantic's validation errors as translatable messages."""

import re
from collections.abc import Mapping
from typing import Any

from trackwright.model.text.messages import Message, counted, joined

Fault = Mapping[str, Any]
"""One of `ValidationError.errors()`."""
SHOULD_BE = re.compile("(Input|Value) should be ")


def fault_message(fault: Fault) -> str:
    """The error's message."""
    message: str = fault["msg"]
    what = expected_value(fault)
    if what is None:
        return _length_message(fault) or message
    said = Message("Input should be {what}", what=what)
    return said if said == message else message


def expected_value(fault: Fault) -> str | None:
    """What the value should be, if the message says so."""
    message: str = fault["msg"]
    head = SHOULD_BE.match(message)
    if head is None:
        return None
    rest = message[head.end() :]
    said = _expected(fault["type"], rest)
    return said if said == rest else rest


def _expected(kind: str, rest: str) -> Message | None:
    bound = rest.rpartition(" ")[2]
    match kind:
        case "dataclass_type":
            return Message("an object")
        case "tuple_type":
            return Message("a valid array")
        case "string_type":
            return Message("a valid string")
        case "int_type":
            return Message("a valid integer")
        case "float_type":
            return Message("a valid number")
        case "finite_number":
            return Message("a finite number")
        case "greater_than":
            return Message("greater than {bound}", bound=bound)
        case "greater_than_equal":
            return Message("greater than or equal to {bound}", bound=bound)
        case "less_than_equal":
            return Message("less than or equal to {bound}", bound=bound)
        case "literal_error" if " or " in rest:
            some, _, last = rest.rpartition(" or ")
            return Message("{some} or {last}", some=joined(some.split(", ")), last=last)
    return None


def _length_message(fault: Fault) -> Message | None:
    """The message for a text or list of the wrong length."""
    given = fault.get("ctx", {})
    least, most = given.get("min_length", 0), given.get("max_length", 0)
    match fault["type"]:
        case "string_too_short":
            size = counted(least, "character")
            return Message("expected a text with at least {size}", size=size)
        case "string_too_long":
            size = counted(most, "character")
            return Message("expected a text with at most {size}", size=size)
        case "too_short":
            form = {"size": counted(least, "item"), "n": given["actual_length"]}
            return Message("expected a list with at least {size}, found {n}", **form)
        case "too_long":
            if given["field_type"] == "Dictionary":
                return Message("expected an object with at most {size}", size=counted(most, "key"))
            form = {"size": counted(most, "item"), "n": given["actual_length"]}
            return Message("expected a list with at most {size}, found {n}", **form)
    return None

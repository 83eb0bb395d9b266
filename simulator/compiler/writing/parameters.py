"""The parameters of rules, by their annotations: numbers, states, tables, records."""

from functools import lru_cache
from types import FunctionType, NoneType
from typing import get_type_hints

from trackwright.simulator.compiler.data.records import is_family
from trackwright.simulator.compiler.data.state import SIZES, StateType
from trackwright.simulator.compiler.reading.source import RejectedRule, Rule, source_of
from trackwright.simulator.compiler.writing.types import Number, RowOf, StateOf, Table, Type


@lru_cache(maxsize=4096)
def taken_by(rule: Rule) -> tuple[type, ...]:
    """The annotations of a rule's parameters; RejectedRule if a rule cannot take one of them."""
    if not isinstance(rule, FunctionType):
        raise RejectedRule(f"{rule!r} is no function")
    try:
        hints = get_type_hints(rule)
    except (NameError, AttributeError, TypeError) as error:
        source = source_of(rule)
        source.reject(source.tree, f"the annotations cannot be read ({error})")
    code = rule.__code__
    taken = tuple(hints.get(name, NoneType) for name in code.co_varnames[: code.co_argcount])
    if not all(map(_can_be_taken, taken)):
        source = source_of(rule)
        source.reject(
            source.tree,
            "each parameter is annotated as int, a state, a Table, or a family of records",
        )
    return taken


def _can_be_taken(annotation: type) -> bool:
    is_state = isinstance(annotation, StateType)
    return annotation is int or is_state or annotation in SIZES or is_family(annotation)


def fits(type: Type, annotation: object) -> bool:
    """Is a value of this type what the annotation says?"""
    match type:
        case Number():
            return annotation is int
        case StateOf(layout):
            return isinstance(annotation, StateType) and issubclass(layout.state, annotation)
        case Table(_, shape):
            return SIZES.get(annotation) == len(shape)
        case RowOf(family):
            return annotation is family
    return False

"""What rules take, as their parameters are annotated: numbers, states, tables, records."""

from functools import lru_cache
from types import FunctionType, NoneType
from typing import TypeGuard, get_type_hints

from simulator.compiler.records import Record
from simulator.compiler.source import RejectedRule, Rule, source_of
from simulator.compiler.state import SIZES, StateType
from simulator.compiler.types import Number, RowOf, StateOf, Table, Type


@lru_cache(maxsize=4096)
def taken_by(rule: Rule) -> tuple[type, ...]:
    """The annotations of its parameters; RejectedRule if one is no number, state, table or
    record."""
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
        why = "each parameter is annotated as int, a state, a Table, or a record"
        source.reject(source.tree, why)
    return taken


def _can_be_taken(annotation: object) -> bool:
    if annotation is int or isinstance(annotation, StateType) or annotation in SIZES:
        return True
    return _is_record(annotation)


def _is_record(annotation: object) -> TypeGuard[type[Record]]:
    """A record, or a family of them."""
    return isinstance(annotation, type) and issubclass(annotation, Record)


def fits(type: Type, annotation: object) -> bool:
    """Is a value of this type what the annotation says?"""
    match type:
        case Number():
            return annotation is int
        case StateOf(layout):
            return isinstance(annotation, StateType) and issubclass(layout.state, annotation)
        case Table(_, shape):
            return SIZES.get(annotation) == len(shape)
        case RowOf(width):
            return _is_record(annotation) and width == annotation.WIDTH
    return False

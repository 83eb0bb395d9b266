"""What rules take, as their parameters are annotated: numbers, states, tables."""

from functools import lru_cache
from types import FunctionType, NoneType
from typing import get_type_hints

from simulator.compiler.source import RejectedRule, Rule, source_of
from simulator.compiler.state import SIZES, StateType
from simulator.compiler.types import Number, StateOf, Table, Type


@lru_cache(maxsize=4096)
def taken_by(rule: Rule) -> tuple[type, ...]:
    """The annotations of its parameters; RejectedRule if one is no number, state or table."""
    if not isinstance(rule, FunctionType):
        raise RejectedRule(f"{rule!r} is no function")
    try:
        hints = get_type_hints(rule)
    except (NameError, AttributeError, TypeError) as error:
        source = source_of(rule)
        source.reject(source.tree, f"the annotations cannot be read ({error})")
    code = rule.__code__
    taken = tuple(hints.get(name, NoneType) for name in code.co_varnames[: code.co_argcount])
    if not all(one is int or isinstance(one, StateType) or one in SIZES for one in taken):
        source = source_of(rule)
        source.reject(source.tree, "each parameter is annotated as int, a state, or a Table")
    return taken


def fits(type: Type, annotation: object) -> bool:
    """Is a value of this type what the annotation says?"""
    match type:
        case Number():
            return annotation is int
        case StateOf(layout):
            return isinstance(annotation, StateType) and issubclass(layout.state, annotation)
        case Table(_, shape):
            return SIZES.get(annotation) == len(shape)
    return False

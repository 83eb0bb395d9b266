"""Rules of the engine with a piece of their source replaced: what must not go unnoticed."""

import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FunctionType
from typing import Any


@dataclass(frozen=True)
class Fault:
    """What is done wrong: in which rule, and how."""

    what: str
    rule: Callable[..., Any]
    old: str
    new: str


@contextmanager
def broken(fault: Fault) -> Iterator[None]:
    """The rule is changed, wherever it is called from, until the block is left."""
    rule = fault.rule
    assert isinstance(rule, FunctionType)
    text = textwrap.dedent(inspect.getsource(rule))
    assert fault.old in text, f"{rule.__name__} has no {fault.old!r} any more: renew this fault"
    names: dict[str, Any] = {}
    exec(compile(text.replace(fault.old, fault.new), "<fault>", "exec"), rule.__globals__, names)
    code = rule.__code__
    rule.__code__ = names[rule.__name__].__code__
    try:
        yield
    finally:
        rule.__code__ = code

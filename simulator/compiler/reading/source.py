"""Reads the source of a rule: the syntax tree of a function at the top level of a module."""

import ast
import linecache
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import CodeType, FunctionType
from typing import Any, NoReturn, TypeAlias

Rule: TypeAlias = Callable[..., Any]


class RejectedRule(Exception):
    """A rule that cannot be compiled with the meaning it has in Python: where, and why."""


@dataclass(frozen=True, eq=False)
class Source:
    """A rule as written."""

    rule: FunctionType
    tree: ast.FunctionDef
    lines: tuple[str, ...]
    """The path of its module."""

    @property
    def path(self) -> str:
        return display_path(self.rule.__code__.co_filename)

    @property
    def parameters(self) -> list[str]:
        return [argument.arg for argument in self.tree.args.args]

    @cached_property
    def returns_number(self) -> bool:
        """Is it annotated `-> int`, not `-> None`?"""
        returns = self.tree.returns
        if isinstance(returns, ast.Constant) and returns.value in (None, "int", "None"):
            return returns.value == "int"
        if not isinstance(returns, ast.Name) or returns.id != "int":
            self.reject(self.tree, "a rule must be annotated -> int or -> None")
        return True

    def line(self, node: ast.AST) -> int:
        """Counted from the line of the `def`."""
        return int(getattr(node, "lineno", self.tree.lineno)) - self.tree.lineno

    def text(self, node: ast.AST) -> str:
        """The first line of its source text."""
        at = self.tree.lineno + self.line(node)
        start, last = getattr(node, "col_offset", 0), getattr(node, "end_lineno", at)
        end = getattr(node, "end_col_offset", None) if last == at else None
        return self.lines[at - 1].encode()[start:end].decode().strip()

    def reject(self, node: ast.AST, why: str) -> NoReturn:
        line = self.rule.__code__.co_firstlineno + self.line(node)
        raise RejectedRule(f"{self.path}:{line}: {why}: {self.text(node)}")


def source_of(rule: Rule) -> Source:
    """The rule as it was loaded; RejectedRule if its file does not show that."""
    if not isinstance(rule, FunctionType):
        raise RejectedRule(f"{rule!r} is not a function")
    code = rule.__code__
    place = f"{display_path(code.co_filename)}:{code.co_firstlineno}"
    linecache.checkcache(code.co_filename)
    lines = tuple(linecache.getlines(code.co_filename, rule.__globals__))
    if not lines:
        raise RejectedRule(f"{place}: the source of {rule.__qualname__} cannot be read")
    trees, codes = _functions_of(code.co_filename, lines)
    tree, written = trees.get(code.co_firstlineno), codes.get(code.co_firstlineno)
    if tree is None or written is None:
        raise RejectedRule(
            f"{place}: a rule must be a function at the top level of a module, "
            f"without decorators: {rule.__qualname__}"
        )
    if _meaning(code) != _meaning(written):
        raise RejectedRule(f"{place}: {rule.__qualname__} has changed since it was loaded")
    return Source(rule, tree, lines)


@lru_cache(maxsize=256)
def _functions_of(
    path: str, lines: tuple[str, ...]
) -> tuple[dict[int, ast.FunctionDef], dict[int, CodeType]]:
    """First line -> each function at the top level of a module, as a tree and as Python's code."""
    text = "".join(lines)
    module = ast.parse(text, path)
    functions = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    trees = {node.lineno: node for node in functions if not node.decorator_list}
    code = compile(text, path, "exec", dont_inherit=True)
    found = [const for const in code.co_consts if isinstance(const, CodeType)]
    return trees, {const.co_firstlineno: const for const in found}


def forget_sources() -> None:
    """What was read is not needed until something else is compiled: it is large."""
    _functions_of.cache_clear()


def _meaning(code: CodeType) -> tuple[object, ...]:
    return code.co_name, code.co_code, code.co_consts, code.co_names, code.co_varnames


def display_path(path: str) -> str:
    """The shortest form: relative to the current folder, if it is inside."""
    try:
        near = os.path.relpath(path)
    except ValueError:  # another drive
        return path
    return path if near.startswith(os.pardir) else near


@lru_cache(maxsize=1024)
def _rebound_names(path: str, text: str) -> frozenset[str]:
    nodes = ast.walk(ast.parse(text, path))
    return frozenset(name for node in nodes if isinstance(node, ast.Global) for name in node.names)


def rebound_names(path: str | None) -> frozenset[str]:
    """Names of a module that its functions rebind: they are not constants."""
    text = "".join(linecache.getlines(path)) if path else ""
    return _rebound_names(path or "", text) if "global" in text else frozenset()

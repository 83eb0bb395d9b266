"""Looks up the names of a rule that are not local: constants, other rules, modules."""

import ast
import builtins
import importlib
from types import FunctionType, ModuleType
from typing import Any

from trackwright.simulator.compiler.reading.bindings import local_names
from trackwright.simulator.compiler.reading.source import Source, rebound_names
from trackwright.simulator.compiler.reading.subset import nodes_of

LEAST, MOST = -(1 << 63), (1 << 63) - 1


class Names:
    """The names of one rule, looked up as in Python: local, then module, then built-in."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.local = local_names(source)
        self.imported: dict[str, tuple[ModuleType, str]] = {}
        imports = [node for node in nodes_of(source.tree) if isinstance(node, ast.ImportFrom)]
        for node in imports:
            self._add_import(node)
        if imports:
            self._check_imported()

    def _add_import(self, node: ast.ImportFrom) -> None:
        if node.level or node.module is None:
            self.source.reject(node, "rules can only import from modules by their full names")
        try:
            module = importlib.import_module(node.module)
        except ImportError:
            self.source.reject(node, "there is no such module")
        for alias in node.names:
            name, found = alias.asname or alias.name, (module, alias.name)
            if not hasattr(*found):
                self.source.reject(node, f"{node.module} has no {alias.name}")
            if name in self.source.parameters or self.imported.setdefault(name, found) != found:
                self.source.reject(node, "a name can only be imported from one place")

    def _check_imported(self) -> None:
        for node in nodes_of(self.source.tree):
            is_stored = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            if is_stored and node.id in self.imported:  # type: ignore[attr-defined]
                self.source.reject(node, "an imported name cannot be assigned to")

    def found(self, node: ast.expr) -> Any:
        """What a name of the module, or of a module it names, stands for; None if nothing."""
        owner, name = self._owner(node)
        return owner.get(name) if owner is not None else None

    def _owner(self, node: ast.expr) -> tuple[dict[str, Any] | None, str]:
        """The namespace that holds the name, and its name there."""
        if isinstance(node, ast.Name):
            if node.id in self.imported:
                module, name = self.imported[node.id]
                return vars(module), name
            if node.id in self.local:
                return None, node.id
            globals_ = self.source.rule.__globals__
            return (globals_ if node.id in globals_ else vars(builtins)), node.id
        if isinstance(node, ast.Attribute) and isinstance(of := self.found(node.value), ModuleType):
            return vars(of), node.attr
        return None, ""

    def constant(self, node: ast.expr) -> int:
        """The number that a name always stands for."""
        owner, name = self._owner(node)
        found = owner.get(name) if owner is not None else None
        if owner is None or type(found) not in (int, bool):
            self.source.reject(node, "neither a local name nor a constant whole number")
        if name in rebound_names(owner.get("__file__")):
            self.source.reject(node, "not a constant: a function in its module changes it")
        return self.fitting(node, int(found or 0))

    def fitting(self, node: ast.expr, value: int) -> int:
        if not LEAST <= value <= MOST:
            self.source.reject(node, "a number of more than 64 bits")
        return value

    def is_module(self, node: ast.expr) -> bool:
        return isinstance(self.found(node), ModuleType)

    def called_rules(self) -> list[FunctionType]:
        """The rules that this one calls."""
        calls = [node for node in nodes_of(self.source.tree) if isinstance(node, ast.Call)]
        found = [self.found(call.func) for call in calls]
        return [one for one in found if isinstance(one, FunctionType)]

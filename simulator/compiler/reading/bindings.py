"""Finds the local names of a rule, and checks that each has a value wherever it is read.

In Python a name assigned anywhere in a function is local to all of it, and reading it too early is
an error. Rules cannot raise that error, so a name that may be read too early, on any path, is
rejected; and so is a rule annotated with a result that may end without one.
"""

import ast
from collections.abc import Iterable

from trackwright.simulator.compiler.reading.source import Source
from trackwright.simulator.compiler.reading.subset import nodes_of

Bound = frozenset[str] | None
"""The names that certainly have a value; None where the code cannot be reached."""


def local_names(source: Source) -> frozenset[str]:
    """All names local to the function, including parameters and imports."""
    names = set(source.parameters)
    for node in nodes_of(source.tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add(node.asname or node.name)
    return frozenset(names)


def check_bindings(source: Source) -> None:
    """Reject a rule that may read a name before it has a value, or end without its result."""
    flow = _Flow(source, local_names(source))
    end = flow.after_all(source.tree.body, frozenset(source.parameters))
    if end is not None and source.returns_number:
        source.reject(source.tree.body[-1], "the rule may end here without a result")


def is_always_true(test: ast.expr) -> bool:
    return isinstance(test, ast.Constant) and bool(test.value)


def _both(one: Bound, other: Bound) -> Bound:
    """What is bound where two paths meet."""
    if one is None or other is None:
        return other if one is None else one
    return one & other


class _Flow:
    """Follows a rule statement by statement. Names only gain values, so one pass is enough."""

    def __init__(self, source: Source, names: frozenset[str]) -> None:
        self.source, self.names = source, names
        self.breaks: list[Bound] = []
        """For each enclosing loop: what is bound where a `break` leaves it."""

    def after_all(self, statements: Iterable[ast.stmt], bound: Bound) -> Bound:
        for statement in statements:
            if bound is not None:
                bound = getattr(self, f"after_{type(statement).__name__.lower()}")(statement, bound)
        return bound

    def read(self, bound: frozenset[str], *expressions: ast.expr | None) -> None:
        for expression in expressions:
            for node in ast.walk(expression) if expression is not None else ():
                is_read = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
                if is_read and node.id in self.names - bound:  # type: ignore[attr-defined]
                    self.source.reject(node, "this name may not have a value yet")

    def stored(self, bound: frozenset[str], target: ast.expr) -> frozenset[str]:
        if isinstance(target, ast.Name):
            return bound | {target.id}
        if isinstance(target, ast.Tuple):
            for one in target.elts:
                bound = self.stored(bound, one)
            return bound
        self.read(bound, target)
        return bound

    def after_pass(self, node: ast.Pass, bound: frozenset[str]) -> Bound:
        return bound

    def after_expr(self, node: ast.Expr, bound: frozenset[str]) -> Bound:
        self.read(bound, node.value)
        return bound

    def after_importfrom(self, node: ast.ImportFrom, bound: frozenset[str]) -> Bound:
        return bound | {name.asname or name.name for name in node.names}

    def after_return(self, node: ast.Return, bound: frozenset[str]) -> Bound:
        self.read(bound, node.value)
        return None

    def after_assign(self, node: ast.Assign, bound: frozenset[str]) -> Bound:
        self.read(bound, node.value)
        for target in node.targets:
            bound = self.stored(bound, target)
        return bound

    def after_annassign(self, node: ast.AnnAssign, bound: frozenset[str]) -> Bound:
        self.read(bound, node.value)
        return self.stored(bound, node.target) if node.value is not None else bound

    def after_augassign(self, node: ast.AugAssign, bound: frozenset[str]) -> Bound:
        if isinstance(node.target, ast.Name) and node.target.id not in bound:
            self.source.reject(node, "this name may not have a value yet")
        self.read(bound, node.target, node.value)
        return bound

    def after_if(self, node: ast.If, bound: frozenset[str]) -> Bound:
        self.read(bound, node.test)
        return _both(self.after_all(node.body, bound), self.after_all(node.orelse, bound))

    def after_while(self, node: ast.While, bound: frozenset[str]) -> Bound:
        self.read(bound, node.test)
        return self.after_loop(node, bound, None if is_always_true(node.test) else bound)

    def after_for(self, node: ast.For, bound: frozenset[str]) -> Bound:
        self.read(bound, node.iter)
        return self.after_loop(node, self.stored(bound, node.target), bound)

    def after_loop(
        self, node: ast.For | ast.While, inside: frozenset[str], without: Bound
    ) -> Bound:
        """`without` is what is bound if the loop ends by itself, perhaps without a single pass."""
        if node.orelse:
            self.source.reject(node.orelse[0], "loops in rules cannot have an else")
        self.breaks.append(None)
        self.after_all(node.body, inside)
        return _both(without, self.breaks.pop())

    def after_break(self, node: ast.Break, bound: frozenset[str]) -> Bound:
        self.breaks[-1] = _both(self.breaks[-1], bound)
        return None

    def after_continue(self, node: ast.Continue, bound: frozenset[str]) -> Bound:
        return None

"""The subset of Python that a rule may contain: anything else is rejected, with a reason."""

import ast
from collections.abc import Iterator

from simulator.compiler.source import Source

STATEMENTS = (
    ast.Pass,
    ast.Expr,
    ast.ImportFrom,
    ast.Return,
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.If,
    ast.While,
    ast.For,
    ast.Break,
    ast.Continue,
)
EXPRESSIONS = (
    ast.Constant,
    ast.Name,
    ast.Attribute,
    ast.Subscript,
    ast.BinOp,
    ast.UnaryOp,
    ast.BoolOp,
    ast.Compare,
    ast.IfExp,
    ast.Call,
    ast.Tuple,
)
WHY_NOT: dict[type[ast.AST], str] = {
    ast.FunctionDef: "a rule cannot contain another function",
    ast.Lambda: "a rule cannot contain another function",
    ast.ClassDef: "a rule cannot contain a class",
    ast.Global: "a rule cannot change names of its module",
    ast.Nonlocal: "a rule cannot change names of another function",
    ast.Delete: "names of a rule cannot be deleted",
    ast.NamedExpr: "names are assigned to by separate statements",
    ast.Try: "rules cannot raise or catch exceptions",
    ast.Raise: "rules cannot raise or catch exceptions",
    ast.Assert: "rules cannot raise or catch exceptions",
    ast.Import: "rules must import names with `from ... import`",
    ast.Starred: "rules cannot pass a variable number of arguments",
    ast.Yield: "a rule returns one number, or nothing",
    ast.YieldFrom: "a rule returns one number, or nothing",
    ast.JoinedStr: "rules can only use whole numbers, states and tables",
    ast.List: "rules can only use whole numbers, states and tables",
    ast.Dict: "rules can only use whole numbers, states and tables",
    ast.Set: "rules can only use whole numbers, states and tables",
    ast.ListComp: "rules can only use whole numbers, states and tables",
    ast.Slice: "rules can only use single items of a table",
}


def check_subset(source: Source) -> None:
    """Reject a rule that contains anything not allowed, even in code that is never reached."""
    arguments = source.tree.args
    more = [*arguments.posonlyargs, *arguments.kwonlyargs, *arguments.defaults]
    if more or arguments.vararg or arguments.kwarg:
        source.reject(source.tree, "a rule must have plain parameters without defaults")
    for node in nodes_of(source.tree):
        if isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS):
            source.reject(node, WHY_NOT.get(type(node), "rules have no such statement"))
        if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
            source.reject(node, WHY_NOT.get(type(node), "rules have no such expression"))


def nodes_of(tree: ast.FunctionDef) -> Iterator[ast.AST]:
    """All statements and expressions that are executed; annotations are not."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        yield node
        children = ast.iter_child_nodes(node)
        if isinstance(node, ast.AnnAssign):
            children = iter([node.target, *([node.value] if node.value else [])])
        waiting.extend(reversed(list(children)))

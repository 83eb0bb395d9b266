"""What of Python a rule may contain, wherever in it: all else is rejected, and why is said."""

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
    ast.FunctionDef: "a rule cannot hold another function",
    ast.Lambda: "a rule cannot hold another function",
    ast.ClassDef: "a rule cannot hold a class",
    ast.Global: "a rule cannot change names of its module",
    ast.Nonlocal: "a rule cannot change names of another function",
    ast.Delete: "names of a rule cannot be deleted",
    ast.NamedExpr: "names are assigned to by statements of their own",
    ast.Try: "rules raise and catch no exceptions",
    ast.Raise: "rules raise and catch no exceptions",
    ast.Assert: "rules raise and catch no exceptions",
    ast.Import: "a rule imports names with `from ... import`",
    ast.Starred: "rules pass no number of arguments that is not known",
    ast.Yield: "a rule gives one number, or none",
    ast.YieldFrom: "a rule gives one number, or none",
    ast.JoinedStr: "rules know whole numbers, states and tables only",
    ast.List: "rules know whole numbers, states and tables only",
    ast.Dict: "rules know whole numbers, states and tables only",
    ast.Set: "rules know whole numbers, states and tables only",
    ast.ListComp: "rules know whole numbers, states and tables only",
    ast.Slice: "rules look at one item of a table",
}


def check_subset(source: Source) -> None:
    """Reject a rule that has something in it that rules cannot have, reached or not."""
    arguments = source.tree.args
    more = [*arguments.posonlyargs, *arguments.kwonlyargs, *arguments.defaults]
    if more or arguments.vararg or arguments.kwarg:
        source.reject(source.tree, "a rule has plain parameters without defaults")
    for node in nodes_of(source.tree):
        if isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS):
            source.reject(node, WHY_NOT.get(type(node), "rules have no such statement"))
        if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
            source.reject(node, WHY_NOT.get(type(node), "rules have no such expression"))


def nodes_of(tree: ast.FunctionDef) -> Iterator[ast.AST]:
    """All statements and expressions that are run; annotations are not."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        yield node
        children = ast.iter_child_nodes(node)
        if isinstance(node, ast.AnnAssign):
            children = iter([node.target, *([node.value] if node.value else [])])
        waiting.extend(reversed(list(children)))

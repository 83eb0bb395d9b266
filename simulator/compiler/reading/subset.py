"""The subset of Python that a rule may use: everything else is rejected, with the reason."""

import ast
from collections.abc import Iterator

from trackwright.simulator.compiler.reading.source import Source

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
    ast.Delete: "a rule cannot delete names",
    ast.NamedExpr: "names must be assigned in a statement of their own",
    ast.Try: "rules cannot raise or catch exceptions",
    ast.Raise: "rules cannot raise or catch exceptions",
    ast.Assert: "rules cannot raise or catch exceptions",
    ast.Import: "a rule can only import with `from ... import`",
    ast.Starred: "rules cannot pass an unknown number of arguments",
    ast.Yield: "a rule returns one number, or none",
    ast.YieldFrom: "a rule returns one number, or none",
    ast.JoinedStr: "rules only support whole numbers, states and tables",
    ast.List: "rules only support whole numbers, states and tables",
    ast.Dict: "rules only support whole numbers, states and tables",
    ast.Set: "rules only support whole numbers, states and tables",
    ast.ListComp: "rules only support whole numbers, states and tables",
    ast.Slice: "rules can only read single items of a table",
}


def check_subset(source: Source) -> None:
    """Reject a rule that contains something unsupported, whether it is ever reached or not."""
    arguments = source.tree.args
    more = [*arguments.posonlyargs, *arguments.kwonlyargs, *arguments.defaults]
    if more or arguments.vararg or arguments.kwarg:
        source.reject(source.tree, "a rule must have plain parameters without defaults")
    for node in nodes_of(source.tree):
        if isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS):
            source.reject(node, WHY_NOT.get(type(node), "rules do not support this statement"))
        if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
            source.reject(node, WHY_NOT.get(type(node), "rules do not support this expression"))


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

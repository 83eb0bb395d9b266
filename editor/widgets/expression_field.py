"""Expressions in fields: `100 + 2*5.2` is a length, too."""

import ast
import operator
from collections.abc import Callable

DOES: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
ALLOWED = frozenset("0123456789.+-*/() ")


def value_of_expression(text: str) -> float | None:
    """Its value; None if it is not an expression, or incomplete."""
    if not set(text) <= ALLOWED:
        return None
    try:
        return _value(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, ZeroDivisionError, OverflowError, RecursionError):
        return None


def _value(part: ast.expr) -> float:
    match part:
        case ast.Constant(value=int() | float() as number):
            return float(number)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in DOES:
            return DOES[type(op)](_value(left), _value(right))
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand)
    raise ValueError(ast.dump(part))

"""Compiles expressions: evaluated from left to right, and no further than Python does."""

import ast
import builtins
from abc import abstractmethod
from collections.abc import Callable
from types import FunctionType
from typing import TypeAlias

from trackwright.simulator.compiler.data import memory
from trackwright.simulator.compiler.data.records import Record, family_of, is_record
from trackwright.simulator.compiler.data.state import WORD
from trackwright.simulator.compiler.writing.parameters import fits, taken_by
from trackwright.simulator.compiler.writing.types import (
    NOTHING,
    NUMBER,
    RowOf,
    StateOf,
    Type,
    Value,
    number,
)
from trackwright.simulator.compiler.writing.variables import RECORDS, Places

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "slt",
    ast.LtE: "sle",
    ast.Gt: "sgt",
    ast.GtE: "sge",
}
BUILTINS = (builtins.min, builtins.max, builtins.abs)

CallRule: TypeAlias = Callable[[FunctionType, list[Type]], tuple[str, str]]


class Expressions(Places):
    """Expressions of a rule; `call_rule` says how to call another rule."""

    call_rule: CallRule

    def value(self, node: ast.expr) -> Value:
        method = getattr(self, f"get_{type(node).__name__.lower()}", None)
        if method is None:
            self.reject(node, "rules do not support this kind of value")
        value: Value = method(node)
        return value

    def get_constant(self, node: ast.Constant) -> Value:
        if type(node.value) not in (int, bool):
            self.reject(node, "not a whole number")
        return number(self.names.fitting(node, int(node.value)))  # type: ignore[arg-type]

    def get_binop(self, node: ast.BinOp) -> Value:
        left = self.numeric(node.left)
        return self.binary(node, type(node.op), left, self.numeric(node.right))

    def get_unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return number(self.result(f"zext i1 {self.truth(node)} to i64"))
        if isinstance(node.op, ast.USub):
            if isinstance(node.operand, ast.Constant) and type(node.operand.value) is int:
                return number(self.names.fitting(node, -node.operand.value))
            return self.negative(node, self.numeric(node.operand))
        value = self.numeric(node.operand)
        if isinstance(node.op, ast.UAdd):
            return value
        return number(self.result(f"xor i64 {value.text}, -1"))

    # -- what is true

    def truth(self, node: ast.expr) -> str:
        """The truth of an expression, as one bit."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.result(f"xor i1 {self.truth(node.operand)}, true")
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left = self.numeric(node.left)
            return self.compared(node, left, node.ops[0], node.comparators[0])[0]
        return self.result(f"icmp ne i64 {self.numeric(node).text}, 0")

    def write_branch(self, node: ast.expr, yes: str, no: str) -> None:
        """Jump to one label if this is true, to the other if not."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.write_branch(node.operand, no, yes)
        elif isinstance(node, ast.BoolOp):
            for operand in node.values[:-1]:
                further = self.label()
                is_and = isinstance(node.op, ast.And)
                self.write_branch(operand, *((further, no) if is_and else (yes, further)))
                self.begin(further)
            self.write_branch(node.values[-1], yes, no)
        elif isinstance(node, ast.Compare):
            self.go_by_chain(node, yes, no)
        else:
            self.branch(self.truth(node), yes, no)

    def go_by_chain(self, node: ast.Compare, yes: str, no: str) -> None:
        """Evaluates nothing after a comparison that fails, and operands in the middle only
        once."""
        left = self.numeric(node.left)
        for i, (op, side) in enumerate(zip(node.ops, node.comparators, strict=True)):
            truth, left = self.compared(node, left, op, side)
            if i == len(node.ops) - 1:
                self.branch(truth, yes, no)
            else:
                further = self.label()
                self.branch(truth, further, no)
                self.begin(further)

    def compared(
        self, node: ast.Compare, left: Value, op: ast.cmpop, side: ast.expr
    ) -> tuple[str, Value]:
        """One comparison, and its right side."""
        if isinstance(op, ast.In | ast.NotIn) and isinstance(side, ast.Tuple):
            if len(node.ops) > 1:
                self.reject(node, "`in` cannot be part of a chained comparison")
            found = self.is_one_of(left, [self.numeric(one) for one in side.elts])
            return (found if isinstance(op, ast.In) else self.result(f"xor i1 {found}, true")), left
        if type(op) not in COMPARISONS:
            self.reject(node, "rules do not support this comparison")
        right = self.numeric(side)
        text = f"icmp {COMPARISONS[type(op)]} i64 {left.text}, {right.text}"
        return self.result(text), right

    def is_one_of(self, value: Value, items: list[Value]) -> str:
        truth = "false"
        for item in items:
            same = self.result(f"icmp eq i64 {value.text}, {item.text}")
            truth = self.result(f"or i1 {truth}, {same}")
        return truth

    def get_compare(self, node: ast.Compare) -> Value:
        if len(node.ops) == 1:
            return number(self.result(f"zext i1 {self.truth(node)} to i64"))
        yes, no = self.label(), self.label()
        self.write_branch(node, yes, no)
        return self.write_choice(((yes, number(1)), (no, number(0))))

    def get_boolop(self, node: ast.BoolOp) -> Value:
        """The first operand that decides; the ones after it are not evaluated."""
        kept, on = self.slot(NUMBER), self.label()
        for operand in node.values[:-1]:
            value = self.numeric(operand)
            self.emit(f"store i64 {value.text}, ptr {kept}")
            truth, further = self.result(f"icmp ne i64 {value.text}, 0"), self.label()
            yes, no = (further, on) if isinstance(node.op, ast.And) else (on, further)
            self.branch(truth, yes, no)
            self.begin(further)
        self.emit(f"store i64 {self.numeric(node.values[-1]).text}, ptr {kept}")
        self.begin(on)
        return number(self.result(f"load i64, ptr {kept}"))

    def get_ifexp(self, node: ast.IfExp) -> Value:
        yes, no = self.label(), self.label()
        self.write_branch(node.test, yes, no)
        return self.write_choice(((yes, node.body), (no, node.orelse)))

    def write_choice(self, ways: tuple[tuple[str, Value | ast.expr], ...]) -> Value:
        """The number computed at whichever label was taken."""
        kept, on = self.slot(NUMBER), self.label()
        for label, what in ways:
            self.begin(label)
            value = what if isinstance(what, Value) else self.numeric(what)
            self.emit(f"store i64 {value.text}, ptr {kept}")
            self.jump(on)
        self.begin(on)
        return number(self.result(f"load i64, ptr {kept}"))

    # -- calls

    def get_call(self, node: ast.Call) -> Value:
        if is_record(self.names.found(node.func)):
            self.reject(node, "a record is made where it is given to a rule")
        if node.keywords:
            self.reject(node, "arguments are passed in order, without names")
        if isinstance(node.func, ast.Attribute) and not self.names.is_module(node.func.value):
            return self.method(node, node.func)
        called = self.names.found(node.func)
        arguments = [self.argument(one) for one in node.args]
        if any(called is one for one in BUILTINS):
            return self.builtin(node, called, arguments)
        if called is memory.copy_state:
            return self.copy(node, arguments)
        if not isinstance(called, FunctionType):
            self.reject(node, "not a rule")
        return self.rule(node, called, arguments)

    def argument(self, node: ast.expr) -> Value:
        called = self.names.found(node.func) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and is_record(called):
            return self.record(node, called)  # type: ignore[arg-type]
        return self.value(node)

    def record(self, node: ast.Call, record: type[Record]) -> Value:
        """A record's row, in memory of this function: the fields are worked out as they are
        written, and stored where they are declared."""
        names = [keyword.arg for keyword in node.keywords]
        if node.args or sorted(map(str, names)) != sorted(record.NAMES):
            self.reject(node, f"{record.__name__} takes {', '.join(record.NAMES) or 'nothing'}")
        given = {keyword.arg: self.numeric(keyword.value) for keyword in node.keywords}
        row = self.room(record.WIDTH)
        values = [number(record.NUMBER), *[given[name] for name in record.NAMES]]
        for column in range(record.WIDTH):
            place = self.result(f"getelementptr inbounds i64, ptr {row}, i64 {column}")
            self.write(place, RECORDS, values[column] if column < len(values) else number(0))
        return Value(RowOf(family_of(record)), row)

    def rule(self, node: ast.Call, called: FunctionType, arguments: list[Value]) -> Value:
        if len(arguments) != called.__code__.co_argcount:
            self.reject(node, f"{called.__name__} takes {called.__code__.co_argcount} arguments")
        if any(one.type == NOTHING for one in arguments):
            self.reject(node, "a rule without a result cannot be used as a value")
        for one, value, taken in zip(node.args, arguments, taken_by(called), strict=True):
            if not fits(value.type, taken):
                self.reject(one, f"{called.__name__} takes {taken.__name__} here")
        returns, name = self.call_rule(called, [one.type for one in arguments])
        given = ", ".join([f"{one.type.llvm} {one.text}" for one in arguments])
        depth = self.depth_for(node, called)
        found = self.result(f"call {returns} {name}({', '.join(filter(None, [given, depth]))})")
        if returns == "i32":
            fault, value = found, Value(NOTHING, "")
        else:
            fault = self.result(f"extractvalue {returns} {found}, 1")
            value = number(self.result(f"extractvalue {returns} {found}, 0"))
        if self.checked:
            self.return_fault_if(self.result(f"icmp ne i32 {fault}, 0"), fault)
        return value

    @abstractmethod
    def depth_for(self, node: ast.Call, called: FunctionType) -> str:
        """The called rule's depth of calls, known when a rule is compiled."""

    def method(self, node: ast.Call, called: ast.Attribute) -> Value:
        if called.attr != "bit_length" or node.args:
            self.reject(node, "not a rule")
        return self.bit_length(self.numeric(called.value))

    def builtin(self, node: ast.Call, called: object, arguments: list[Value]) -> Value:
        if any(one.type != NUMBER for one in arguments):
            self.reject(node, "not a number")
        if called is builtins.abs and len(arguments) == 1:
            return self.absolute(node, arguments[0])
        if called is builtins.abs or len(arguments) < 2:
            self.reject(node, "abs takes one number, min and max two or more")
        name = "smin" if called is builtins.min else "smax"
        kept = arguments[0].text
        for other in arguments[1:]:
            kept = self.result(f"call i64 @llvm.{name}.i64(i64 {kept}, i64 {other.text})")
        return number(kept)

    def copy(self, node: ast.Call, arguments: list[Value]) -> Value:
        """`memory.copy_state`: copies everything except the references, which come first."""
        types = {one.type for one in arguments}
        if len(arguments) != 2 or len(types) != 1 or not isinstance(arguments[0].type, StateOf):
            self.reject(node, "copy_state takes two states of the same layout")
        layout = arguments[0].type.layout
        at, count = layout.references, layout.size - layout.references
        ends = [
            self.result(f"getelementptr inbounds i64, ptr {one.text}, i64 {at}")
            for one in arguments
        ]
        size = count * WORD
        self.emit(
            f"call void @llvm.memcpy.p0.p0.i64(ptr {ends[0]}, ptr {ends[1]}, i64 {size}, i1 false)"
        )
        return Value(NOTHING, "")

"""Python's arithmetic on 64 bits: a result that does not fit is a fault, never a wrong number."""

import ast
from collections.abc import Callable

from trackwright.simulator.compiler.reading.names import LEAST
from trackwright.simulator.compiler.writing.faults import FaultKind
from trackwright.simulator.compiler.writing.function_writer import FunctionWriter
from trackwright.simulator.compiler.writing.metadata import UNLIKELY
from trackwright.simulator.compiler.writing.types import NUMBER, Value, number

OVERFLOWING: dict[type[ast.operator], str] = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}
BITWISE: dict[type[ast.operator], str] = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
BITS = 64


class Arithmetic(FunctionWriter):
    """Sums, shifts, divisions."""

    def binary(self, node: ast.AST, op: type[ast.operator], left: Value, right: Value) -> Value:
        if op in OVERFLOWING:
            return number(self.overflowing(node, OVERFLOWING[op], left.text, right.text))
        if op in BITWISE:
            return number(self.result(f"{BITWISE[op]} i64 {left.text}, {right.text}"))
        if op is ast.LShift:
            return number(self.shifted_left(node, left, right))
        if op is ast.RShift:
            return number(self.shifted_right(node, left, right))
        if op is ast.FloorDiv:
            return number(self.quotient(node, left, right))
        if op is not ast.Mod:
            self.reject(node, "rules do not support this operation")
        return number(self.modulo(node, left, right))

    def overflowing(self, node: ast.AST, op: str, left: str, right: str) -> str:
        if not self.checked:
            return self.result(f"{op} i64 {left}, {right}")
        both = self.result(
            f"call {{ i64, i1 }} @llvm.s{op}.with.overflow.i64(i64 {left}, i64 {right})"
        )
        value = self.result(f"extractvalue {{ i64, i1 }} {both}, 0")
        bad = self.result(f"extractvalue {{ i64, i1 }} {both}, 1")
        self.fault_if(bad, self.site(FaultKind.OVERFLOW, node))
        return value

    def negative(self, node: ast.AST, value: Value) -> Value:
        return number(self.overflowing(node, "sub", "0", value.text))

    def absolute(self, node: ast.AST, value: Value) -> Value:
        """`abs`."""
        least = self.result(f"icmp eq i64 {value.text}, {LEAST}")
        self.fault_if(least, self.site(FaultKind.OVERFLOW, node))
        return number(self.result(f"call i64 @llvm.abs.i64(i64 {value.text}, i1 false)"))

    def bit_length(self, value: Value) -> Value:
        size = self.result(f"call i64 @llvm.abs.i64(i64 {value.text}, i1 false)")
        zeros = self.result(f"call i64 @llvm.ctlz.i64(i64 {size}, i1 false)")
        return number(self.result(f"sub i64 {BITS}, {zeros}"))

    # -- shifts

    def shift_site(self, node: ast.AST, by: Value) -> str:
        """Why a shift fails: the amount is negative or too large."""
        too_far = self.site(FaultKind.OVERFLOW, node)
        if by.constant is not None and by.constant >= 0:
            return too_far
        below = self.result(f"icmp slt i64 {by.text}, 0")
        return self.result(
            f"select i1 {below}, i32 {self.site(FaultKind.SHIFT, node)}, i32 {too_far}"
        )

    def shifted_left(self, node: ast.AST, value: Value, by: Value) -> str:
        if value.constant is not None and value.constant > 0:
            farthest = BITS - 1 - value.constant.bit_length()
            bad = self.result(f"icmp ugt i64 {by.text}, {farthest}")
            self.fault_if(bad, self.shift_site(node, by))
            return self.result(f"shl i64 {value.text}, {by.text}")
        if by.constant is not None and 0 <= by.constant < BITS:
            return self.shifted_near(node, value, by)
        return self.shifted_near_or_far(
            by,
            lambda: self.shifted_near(node, value, by),
            lambda: self.shifted_far_left(node, value, by),
        )

    def shifted_near(self, node: ast.AST, value: Value, by: Value) -> str:
        shifted = self.result(f"shl i64 {value.text}, {by.text}")
        back = self.result(f"ashr i64 {shifted}, {by.text}")
        lost = self.result(f"icmp ne i64 {back}, {value.text}")
        self.fault_if(lost, self.site(FaultKind.OVERFLOW, node))
        return shifted

    def shifted_far_left(self, node: ast.AST, value: Value, by: Value) -> str:
        """A negative amount is a fault, and so is 64 or more, unless 0 is shifted."""
        below = self.result(f"icmp slt i64 {by.text}, 0")
        self.fault_if(below, self.site(FaultKind.SHIFT, node))
        something = self.result(f"icmp ne i64 {value.text}, 0")
        self.fault_if(something, self.site(FaultKind.OVERFLOW, node))
        return "0"

    def shifted_right(self, node: ast.AST, value: Value, by: Value) -> str:
        if by.constant is not None and by.constant >= 0:
            return self.result(f"ashr i64 {value.text}, {min(by.constant, BITS - 1)}")
        return self.shifted_near_or_far(
            by,
            lambda: self.result(f"ashr i64 {value.text}, {by.text}"),
            lambda: self.shifted_far_right(node, value, by),
        )

    def shifted_far_right(self, node: ast.AST, value: Value, by: Value) -> str:
        below = self.result(f"icmp slt i64 {by.text}, 0")
        self.fault_if(below, self.site(FaultKind.SHIFT, node))
        return self.result(f"ashr i64 {value.text}, {BITS - 1}")

    def shifted_near_or_far(
        self, by: Value, near_way: Callable[[], str], far_way: Callable[[], str]
    ) -> str:
        """LLVM only shifts by 0 to 63; larger amounts are rare."""
        kept, near, far, on = self.slot(NUMBER), self.label(), self.label(), self.label()
        is_far = self.result(f"icmp ugt i64 {by.text}, {BITS - 1}")
        self.emit(f"br i1 {is_far}, label %{far}, label %{near}{UNLIKELY}")
        self.is_reachable = False
        for label, way in ((near, near_way), (far, far_way)):
            self.begin(label)
            self.emit(f"store i64 {way()}, ptr {kept}")
            self.jump(on)
        self.begin(on)
        return self.result(f"load i64, ptr {kept}")

    # -- divisions: Python's round down, LLVM's towards zero

    def quotient(self, node: ast.AST, left: Value, right: Value) -> str:
        self.check_divisor(node, right)
        if right.constant is None or right.constant == -1:
            least = self.result(f"icmp eq i64 {left.text}, {LEAST}")
            turned = self.result(f"icmp eq i64 {right.text}, -1")
            bad = self.result(f"and i1 {least}, {turned}")
            self.fault_if(bad, self.site(FaultKind.OVERFLOW, node))
        if (power := _power_of_two(right)) is not None:
            return self.result(f"ashr i64 {left.text}, {power}")
        quotient = self.result(f"sdiv i64 {left.text}, {right.text}")
        whole = self.result(f"mul i64 {quotient}, {right.text}")
        rest = self.result(f"sub i64 {left.text}, {whole}")
        lowered = self.result(f"sub i64 {quotient}, 1")
        return self.result(
            f"select i1 {self.needs_correction(rest, right)}, i64 {lowered}, i64 {quotient}"
        )

    def modulo(self, node: ast.AST, left: Value, right: Value) -> str:
        self.check_divisor(node, right)
        if _power_of_two(right) is not None:
            assert right.constant is not None
            return self.result(f"and i64 {left.text}, {right.constant - 1}")
        by = right.text
        if (
            right.constant is None or right.constant == -1
        ):  # the smallest number divided by -1 has no result
            turned = self.result(f"icmp eq i64 {by}, -1")
            by = self.result(f"select i1 {turned}, i64 1, i64 {by}")
        rest = self.result(f"srem i64 {left.text}, {by}")
        lifted = self.result(f"add i64 {rest}, {right.text}")
        return self.result(
            f"select i1 {self.needs_correction(rest, right)}, i64 {lifted}, i64 {rest}"
        )

    def check_divisor(self, node: ast.AST, right: Value) -> None:
        if not right.constant:
            zero = self.result(f"icmp eq i64 {right.text}, 0")
            self.fault_if(zero, self.site(FaultKind.DIVISION, node))

    def needs_correction(self, rest: str, right: Value) -> str:
        """Is there a remainder with a sign other than the divisor's?"""
        uneven = self.result(f"icmp ne i64 {rest}, 0")
        signs = self.result(f"xor i64 {rest}, {right.text}")
        apart = self.result(f"icmp slt i64 {signs}, 0")
        return self.result(f"and i1 {uneven}, {apart}")


def _power_of_two(value: Value) -> int | None:
    at = value.constant
    return at.bit_length() - 1 if at is not None and at > 0 and not at & (at - 1) else None

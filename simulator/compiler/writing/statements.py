"""Compiles a whole rule, statement by statement."""

import ast
import builtins
from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType

from trackwright.simulator.compiler.reading.bindings import is_always_true
from trackwright.simulator.compiler.reading.source import Source
from trackwright.simulator.compiler.writing.expressions import CallRule, Expressions
from trackwright.simulator.compiler.writing.faults import MAX_CALL_DEPTH, FaultKind, FaultSites
from trackwright.simulator.compiler.writing.metadata import Metadata
from trackwright.simulator.compiler.writing.types import NUMBER, Type, Value, number, parameter


@dataclass
class Loop:
    """Where `continue` and `break` of a loop lead, and whether there is a `break`."""

    again: str
    on: str
    is_left: bool = False


class RuleWriter(Expressions):
    """Compiles one rule. `depth_to` says how the depth of calls is passed to another rule."""

    def __init__(
        self,
        source: Source,
        sites: FaultSites,
        checked: bool,
        marks: Metadata,
        call_rule: CallRule,
        depth_to: Callable[[FunctionType], str],
    ) -> None:
        super().__init__(source, sites, checked, marks)
        self.call_rule, self.depth_to = call_rule, depth_to
        self.loops: list[Loop] = []

    def depth_for(self, node: ast.Call, called: FunctionType) -> str:
        return self.depth_to(called)

    def written(self, head: str, types: tuple[Type, ...], counts_depth: bool) -> str:
        """The rule as a function; `head` is everything before its parameters."""
        given = [f"{parameter(type)} %p{i}" for i, type in enumerate(types)]
        if counts_depth:
            given.append("i64 %depth")
            self.count_depth()
        for i, (name, type) in enumerate(zip(self.source.parameters, types, strict=True)):
            self.assign(self.source.tree, name, Value(type, f"%p{i}"))
        self.body(self.source.tree.body)
        if self.is_reachable:
            self.write_return("0")
        lines = ["entry:", *self.slots, *self.lines, *self.last_blocks()]
        return f"{head}({', '.join(given)}) nounwind {{\n" + "\n".join(lines) + "\n}"

    def count_depth(self) -> None:
        self.emit("%deeper = add i64 %depth, 1")
        too_deep = self.result(f"icmp sgt i64 %depth, {MAX_CALL_DEPTH}")
        self.fault_if(too_deep, self.site(FaultKind.DEPTH, self.source.tree))

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if not self.is_reachable:
                return
            getattr(self, f"do_{type(statement).__name__.lower()}")(statement)

    def do_pass(self, node: ast.Pass) -> None:
        pass

    def do_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.value(node.value)
        elif not isinstance(node.value, ast.Constant):
            self.reject(node, "does nothing")

    def do_importfrom(self, node: ast.ImportFrom) -> None:
        """Nothing: names were looked up before, see names.py."""

    def do_return(self, node: ast.Return) -> None:
        is_none = isinstance(node.value, ast.Constant) and node.value.value is None
        gives = node.value is not None and not is_none
        if gives != self.source.returns_number:
            self.reject(node, "the result does not match the annotation")
        self.write_return(self.numeric(node.value).text if gives and node.value else "0")

    # -- assignments

    def do_assign(self, node: ast.Assign) -> None:
        """Evaluates the right side once, then stores it from left to right."""
        if any(isinstance(target, ast.Tuple) for target in node.targets):
            self.assign_several(node)
            return
        value = self.value(node.value)
        for target in node.targets:
            self.store(target, value)

    def assign_several(self, node: ast.Assign) -> None:
        values = node.value.elts if isinstance(node.value, ast.Tuple) else []
        found = [self.value(one) for one in values]
        for target in node.targets:
            if not isinstance(target, ast.Tuple) or len(target.elts) != len(found) or not found:
                self.reject(node, "several names need as many values, separated by commas")
            for one, value in zip(target.elts, found, strict=True):
                self.store(one, value)

    def do_annassign(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name):
            self.reject(node, "only names can be annotated")
        if node.value is not None:
            self.store(node.target, self.value(node.value))

    def do_augassign(self, node: ast.AugAssign) -> None:
        """Evaluates the target once, and reads its value before the right side."""
        if isinstance(node.target, ast.Name):
            now = self.numeric(ast.copy_location(ast.Name(node.target.id, ast.Load()), node))
            self.assign(node, node.target.id, self.changed(node, now))
            return
        place, name = self.place_of(node.target)
        now = number(self.result(f"load i64, ptr {place}{self.marks.for_field(name)}"))
        self.write(place, name, self.changed(node, now))

    def changed(self, node: ast.AugAssign, now: Value) -> Value:
        return self.binary(node, type(node.op), now, self.numeric(node.value))

    # -- ways through the rule

    def do_if(self, node: ast.If) -> None:
        yes, no, on = self.label(), self.label(), self.label()
        self.write_branch(node.test, yes, no)
        self.begin(yes)
        self.body(node.body)
        is_left = self.is_reachable
        self.jump(on)
        self.begin(no)
        self.body(node.orelse)
        is_left = is_left or self.is_reachable
        self.jump(on)
        if is_left:
            self.begin(on)

    def do_while(self, node: ast.While) -> None:
        test, inside, on = self.label(), self.label(), self.label()
        self.begin(test)
        if is_always_true(node.test):
            self.jump(inside)
        else:
            self.write_branch(node.test, inside, on)
        is_left = self.loop(node.body, inside, Loop(test, on))
        self.jump(test)
        if is_left or not is_always_true(node.test):
            self.begin(on)

    def loop(self, body: list[ast.stmt], inside: str, loop: Loop) -> bool:
        """The body of a loop; can a `break` leave it?"""
        self.begin(inside)
        self.loops.append(loop)
        self.body(body)
        return self.loops.pop().is_left

    def do_for(self, node: ast.For) -> None:
        """A range counts in a hidden number: the body may change the loop's name."""
        call = node.iter
        if not isinstance(call, ast.Call) or self.names.found(call.func) is not builtins.range:
            self.reject(node, "for loops in rules must use range(...)")
        if not isinstance(node.target, ast.Name) or call.keywords or not 1 <= len(call.args) <= 3:
            self.reject(node, "for loops in rules need a single name and range(...)")
        given = [self.numeric(one) for one in call.args]
        step = self.constant_step(call, given)
        start, stop = (number(0), given[0]) if len(given) == 1 else (given[0], given[1])
        counter = self.slot(NUMBER)
        self.emit(f"store i64 {start.text}, ptr {counter}")
        test, inside, next_, on = (self.label() for _ in range(4))
        self.begin(test)
        now = self.result(f"load i64, ptr {counter}")
        order = "slt" if step > 0 else "sgt"
        self.branch(self.result(f"icmp {order} i64 {now}, {stop.text}"), inside, on)
        self.begin(inside)
        self.assign(node.target, node.target.id, number(now))
        self.loop(node.body, self.label(), Loop(next_, on))
        self.jump(next_)
        self.begin(next_)
        self.step_on(counter, now, step, on)
        self.jump(test)
        self.begin(on)

    def step_on(self, counter: str, now: str, step: int, on: str) -> None:
        """Count on. A step of 1 cannot pass the end; a longer one that leaves 64 bits has."""
        if abs(step) == 1:
            after = self.result(f"add nsw i64 {now}, {step}")
        else:
            both = self.result(
                f"call {{ i64, i1 }} @llvm.sadd.with.overflow.i64(i64 {now}, i64 {step})"
            )
            after = self.result(f"extractvalue {{ i64, i1 }} {both}, 0")
            within = self.label()
            self.branch(self.result(f"extractvalue {{ i64, i1 }} {both}, 1"), on, within)
            self.begin(within)
        self.emit(f"store i64 {after}, ptr {counter}")

    def constant_step(self, call: ast.Call, given: list[Value]) -> int:
        step = given[2].constant if len(given) == 3 else 1
        if not step:
            self.reject(call, "the step of a range must be a number other than 0, written out")
        return step

    def do_break(self, node: ast.Break) -> None:
        self.loops[-1].is_left = True
        self.jump(self.loops[-1].on)

    def do_continue(self, node: ast.Continue) -> None:
        self.jump(self.loops[-1].again)

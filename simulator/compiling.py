"""Compiles rules: the functions that run as plain Python, made machine code without a change.

Rules keep to a small part of Python: whole numbers that fit 64 bits, states and their fields,
`if`, `while`, `for ... in range(...)`, calls of other rules. That part has one meaning as machine
code, so it is translated as it stands, function by function, into LLVM's language, and LLVM does
the rest. A function is compiled when it is called for the first time, for the states it is given.

Every field is told to LLVM as memory of its own; without that it would read every field again after
every write. With `checked` every look into a table is held against the table's length.
"""

import ast
import builtins
import inspect
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, NoReturn, TypeAlias

import llvmlite.binding as llvm

from simulator import memory
from simulator.llvm_library import SPEED, host_machine
from simulator.machine import FAULT, Entry, ObjectCode
from simulator.memory import WORD, Layout, Ref, Shape, layout_named, size_of

Rule: TypeAlias = Callable[..., Any]


class NotCompilable(Exception):
    """Something in a rule that has no meaning as machine code: a fault of the program."""


@dataclass(frozen=True)
class Number:
    """A 64-bit integer; what is true or false is 1 or 0."""

    llvm = "i64"


@dataclass(frozen=True)
class StateOf:
    """A pointer to a state."""

    layout: str
    llvm = "ptr"


@dataclass(frozen=True)
class Table:
    """A pointer into a field: what is left of its shape."""

    field: str
    shape: Shape
    llvm = "ptr"


Sort: TypeAlias = Number | StateOf | Table
NUMBER = Number()


@dataclass(frozen=True)
class Value:
    """Something that a rule works with: its sort, and how LLVM's language names it."""

    sort: Sort
    text: str


def number(text: str | int) -> Value:
    return Value(NUMBER, str(text))


@dataclass
class Program:
    """The module being written: functions, and what they share."""

    checked: bool = False
    texts: list[str] = field(default_factory=list)
    names: dict[tuple[Rule, tuple[Sort, ...]], str] = field(default_factory=dict)
    waiting: list[tuple[Rule, tuple[Sort, ...]]] = field(default_factory=list)
    fields: dict[str, int] = field(default_factory=dict)
    places: list[str] = field(default_factory=list)
    """Where tables are looked into, for a checked program."""

    def function(self, rule: Rule, sorts: tuple[Sort, ...]) -> str:
        """The name of a rule compiled for these arguments."""
        key = (rule, sorts)
        if key not in self.names:
            self.names[key] = f'@"{rule.__module__}.{rule.__name__}.{len(self.names)}"'
            self.waiting.append(key)
        return self.names[key]

    def only_in(self, name: str) -> str:
        """LLVM's mark for memory of this field alone."""
        at = self.fields.setdefault(name, 1 + 2 * len(self.fields))
        return f", !tbaa !{at + 1}"

    def add_entry(self, entry: Entry) -> None:
        """A function with C's conventions around a rule."""
        sorts = tuple([StateOf(name) for name in entry.layouts] + [NUMBER] * entry.numbers)
        inner = self.function(entry.rule, sorts)
        while self.waiting:
            rule, given_sorts = self.waiting.pop()
            name = self.names[rule, given_sorts]
            self.texts.append(_Writer(self, rule, given_sorts, name).written())
        given = ", ".join(f"i64 %a{i}" for i in range(entry.arguments))
        states = [f"  %s{i} = inttoptr i64 %a{i} to ptr" for i in range(len(entry.layouts))]
        passed = [f"ptr %s{i}" for i in range(len(states))]
        passed += [f"i64 %a{i}" for i in range(len(states), entry.arguments)]
        call = f"  %r = call i64 {inner}({', '.join(passed)})"
        body = "\n".join([*states, call, "  ret i64 %r"])
        self.texts.append(f"define i64 @{entry.name}({given}) {{\n{body}\n}}")

    def text(self) -> str:
        marks = ['!0 = !{!"states"}']
        for name, at in self.fields.items():
            marks.append(f'!{at} = !{{!"{name}", !0}}')
            marks.append(f"!{at + 1} = !{{!{at}, !{at}, i64 0}}")
        head = [
            f"@{FAULT} = global i64 0",
            "declare i64 @llvm.smax.i64(i64, i64)",
            "declare i64 @llvm.smin.i64(i64, i64)",
            "declare i64 @llvm.abs.i64(i64, i1)",
            "declare i64 @llvm.ctlz.i64(i64, i1)",
            "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        ]
        return "\n".join([*head, *self.texts, *marks])


def compile_rules(entries: Sequence[Entry], checked: bool = False) -> ObjectCode:
    """One object file with all entries and the rules that they call."""
    program = Program(checked)
    for entry in entries:
        program.add_entry(entry)
    machine = host_machine()
    module = llvm.parse_assembly(program.text())
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    tuning.loop_vectorization = tuning.slp_vectorization = False  # loops of rules are short
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return ObjectCode(machine.emit_object(module), tuple(program.places))


# --- one function -------------------------------------------------------------------------------

_ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.LShift: "shl",
    ast.RShift: "ashr",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
}
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "slt",
    ast.LtE: "sle",
    ast.Gt: "sgt",
    ast.GtE: "sge",
}


@cache
def _source_of(rule: Rule) -> tuple[ast.FunctionDef, int]:
    """The rule as a tree, and the line where it begins."""
    lines, first = inspect.getsourcelines(rule)
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    if not isinstance(tree, ast.FunctionDef):
        raise NotCompilable(f"{rule.__qualname__} is no function")
    return tree, first


class _Writer:
    """Writes one rule in LLVM's language."""

    def __init__(self, program: Program, rule: Rule, sorts: tuple[Sort, ...], name: str) -> None:
        assert isinstance(rule, FunctionType)
        self.program, self.rule, self.name = program, rule, name
        self.tree, self.first = _source_of(rule)
        self.at: ast.AST = self.tree
        self.lines: list[str] = []
        self.locals: dict[str, Value] = {}
        self.slots: list[str] = []
        self.imported: dict[str, Any] = {}
        self.loops: list[tuple[str, str]] = []
        self.count = 0
        self.open = True  # can what follows be reached?
        self.gives_number = rule.__annotations__.get("return") is int
        self.parameters = list(zip((a.arg for a in self.tree.args.args), sorts, strict=True))

    def written(self) -> str:
        given = ", ".join(f"{sort.llvm} %{name}" for name, sort in self.parameters)
        for name, sort in self.parameters:
            self.assign(name, Value(sort, f"%{name}"))
        self.body(self.tree.body)
        if self.open:
            self.emit("ret i64 0")
        lines = [f"  {line}" if not line.endswith(":") else line for line in self.lines]
        slots = [f"  {slot}" for slot in self.slots]
        body = "\n".join(["entry:", *slots, *lines])
        return f"define internal i64 {self.name}({given}) nounwind {{\n{body}\n}}"

    def refuse(self, node: ast.AST, why: str) -> NoReturn:
        line = self.first + getattr(node, "lineno", 1) - 1
        raise NotCompilable(f"{self.rule.__module__}:{line}: {why}: {ast.unparse(node)}")

    # -- lines

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def fresh(self) -> str:
        self.count += 1
        return f"%.{self.count}"

    def result(self, line: str) -> str:
        name = self.fresh()
        self.emit(f"{name} = {line}")
        return name

    def label(self) -> str:
        self.count += 1
        return f"L{self.count}"

    def begin(self, label: str) -> None:
        """Go on at a label, which the lines before also lead to if they end open."""
        if self.open:
            self.emit(f"br label %{label}")
        self.emit(f"{label}:")
        self.open = True

    def jump(self, label: str) -> None:
        if self.open:
            self.emit(f"br label %{label}")
        self.open = False

    def branch(self, truth: str, yes: str, no: str) -> None:
        self.emit(f"br i1 {truth}, label %{yes}, label %{no}")
        self.open = False

    # -- statements

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if not self.open:
                return
            self.at = statement
            method = getattr(self, f"do_{type(statement).__name__.lower()}", None)
            if method is None:
                self.refuse(statement, "no statement of rules")
            method(statement)

    def do_pass(self, node: ast.Pass) -> None:
        pass

    def do_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.value(node.value)
        elif not isinstance(node.value, ast.Constant):
            self.refuse(node, "does nothing")

    def do_importfrom(self, node: ast.ImportFrom) -> None:
        module = __import__(node.module or "", fromlist=["*"])
        for name in node.names:
            self.imported[name.asname or name.name] = getattr(module, name.name)

    def do_return(self, node: ast.Return) -> None:
        value = self.numeric(node.value) if node.value is not None else number(0)
        if (node.value is not None) != self.gives_number:
            self.refuse(node, "the result is not as annotated")
        self.emit(f"ret i64 {value.text}")
        self.open = False

    def do_assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Tuple):
                if not isinstance(node.value, ast.Tuple):
                    self.refuse(node, "one value for several names")
                values = [self.value(one) for one in node.value.elts]
                for name, value in zip(target.elts, values, strict=True):
                    self.store(name, value)
            else:
                self.store(target, self.value(node.value))

    def do_annassign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.store(node.target, self.value(node.value))

    def do_augassign(self, node: ast.AugAssign) -> None:
        """The place is worked out once, as in Python."""
        if isinstance(node.target, ast.Name):
            now = self.numeric(ast.copy_location(ast.Name(node.target.id, ast.Load()), node))
            self.assign(node.target.id, self.changed(node, now))
        else:
            place, name = self.place_of(node.target)
            now = number(self.loaded("i64", place, name))
            self.emit(f"store i64 {self.changed(node, now).text}, ptr {place}{self.only_in(name)}")

    def changed(self, node: ast.AugAssign, now: Value) -> Value:
        return self.binary(node, type(node.op), now, self.numeric(node.value))

    def do_if(self, node: ast.If) -> None:
        yes, no, on = self.label(), self.label(), self.label()
        self.branch(self.truth(node.test), yes, no)
        self.begin(yes)
        self.body(node.body)
        through = self.open
        self.jump(on)
        self.begin(no)
        self.body(node.orelse)
        through = through or self.open
        self.jump(on)
        if through:
            self.begin(on)

    def do_while(self, node: ast.While) -> None:
        if node.orelse:
            self.refuse(node, "else of a loop")
        test, inside, on = self.label(), self.label(), self.label()
        self.begin(test)
        self.branch(self.truth(node.test), inside, on)
        self.begin(inside)
        self.loops.append((test, on))
        self.body(node.body)
        self.loops.pop()
        self.jump(test)
        self.begin(on)

    def do_for(self, node: ast.For) -> None:
        """A range is counted in a number of its own: the loop's name may be changed inside."""
        call = node.iter
        in_range = isinstance(call, ast.Call) and self.named(call.func) is builtins.range
        if not in_range or not isinstance(node.target, ast.Name) or node.orelse:
            self.refuse(node, "no `for ... in range(...)`")
        assert isinstance(call, ast.Call)
        given = [self.numeric(one) for one in call.args]
        step = self.constant_step(call)
        start, stop = (number(0), given[0]) if len(given) == 1 else given[:2]
        counter = self.slot(NUMBER)
        self.emit(f"store i64 {start.text}, ptr {counter}")
        test, inside, next_, on = (self.label() for _ in range(4))
        self.begin(test)
        now = self.result(f"load i64, ptr {counter}")
        order = "slt" if step > 0 else "sgt"
        self.branch(self.result(f"icmp {order} i64 {now}, {stop.text}"), inside, on)
        self.begin(inside)
        self.assign(node.target.id, number(now))
        self.loops.append((next_, on))
        self.body(node.body)
        self.loops.pop()
        self.jump(next_)
        self.begin(next_)
        self.emit(f"store i64 {self.result(f'add i64 {now}, {step}')}, ptr {counter}")
        self.jump(test)
        self.begin(on)

    def constant_step(self, call: ast.Call) -> int:
        if len(call.args) < 3:
            return 1
        step = call.args[2]
        turned = isinstance(step, ast.UnaryOp) and isinstance(step.op, ast.USub)
        size = step.operand if turned and isinstance(step, ast.UnaryOp) else step
        if not isinstance(size, ast.Constant) or type(size.value) is not int or not size.value:
            self.refuse(call, "the step of a range has to be written as a number")
        return -size.value if turned else size.value

    def do_break(self, node: ast.Break) -> None:
        self.jump(self.loops[-1][1])

    def do_continue(self, node: ast.Continue) -> None:
        self.jump(self.loops[-1][0])

    # -- names and places

    def slot(self, sort: Sort) -> str:
        name = f"%s{len(self.slots)}"
        self.slots.append(f"{name} = alloca {sort.llvm}")
        return name

    def assign(self, name: str, value: Value) -> None:
        known = self.locals.get(name)
        if known is None:
            known = self.locals[name] = Value(value.sort, self.slot(value.sort))
        if known.sort != value.sort:
            self.refuse(self.at, f"{name} is of two sorts")
        self.emit(f"store {value.sort.llvm} {value.text}, ptr {known.text}")

    def store(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self.assign(target.id, value)
            return
        place, name = self.place_of(target)
        if value.sort != NUMBER:
            self.refuse(target, "only numbers can be written")
        self.emit(f"store i64 {value.text}, ptr {place}{self.only_in(name)}")

    def place_of(self, target: ast.expr) -> tuple[str, str]:
        """Where a number that can be written is, and the name of its field."""
        if isinstance(target, ast.Attribute):
            place, name, rest = self.field_of(target)
        elif isinstance(target, ast.Subscript):
            place, name, rest = self.item_of(target)
        else:
            self.refuse(target, "cannot be assigned to")
        if rest != ():
            self.refuse(target, "only numbers can be written")
        return place, name

    def only_in(self, name: str) -> str:
        return self.program.only_in(name)

    def field_of(self, node: ast.Attribute) -> tuple[str, str, Shape | Ref]:
        """Where a field is, its name, and its shape."""
        state = self.value(node.value)
        if not isinstance(state.sort, StateOf):
            self.refuse(node, "no state")
        layout: Layout = layout_named(state.sort.layout)
        if node.attr not in layout.fields:
            self.refuse(node, f"{layout.name} has no such field")
        at = layout.offsets[node.attr]
        place = self.result(f"getelementptr inbounds i64, ptr {state.text}, i64 {at}")
        return place, f"{layout.name}.{node.attr}", layout.fields[node.attr]

    def item_of(self, node: ast.Subscript) -> tuple[str, str, Shape]:
        """Where an item of a table is, the field's name, and what is left of its shape."""
        table, index = self.value(node.value), self.numeric(node.slice)
        if not isinstance(table.sort, Table):
            self.refuse(node, "no table")
        shape = table.sort.shape
        at = self.watched(node, index, shape[0]) if self.program.checked else index.text
        if size_of(shape[1:]) != 1:
            at = self.result(f"mul i64 {at}, {size_of(shape[1:])}")
        place = self.result(f"getelementptr inbounds i64, ptr {table.text}, i64 {at}")
        return place, table.sort.field, shape[1:]

    def watched(self, node: ast.AST, index: Value, length: int) -> str:
        """The index, or 0 if it is outside; the first such place is remembered."""
        line = self.first + getattr(node, "lineno", 1) - 1
        self.program.places.append(f"{self.rule.__module__}:{line}: {ast.unparse(node)}")
        fine = self.result(f"icmp ult i64 {index.text}, {length}")
        known = self.result(f"load i64, ptr @{FAULT}")
        first = self.result(f"icmp eq i64 {known}, 0")
        mine = self.result(f"select i1 {first}, i64 {len(self.program.places)}, i64 {known}")
        kept = self.result(f"select i1 {fine}, i64 {known}, i64 {mine}")
        self.emit(f"store i64 {kept}, ptr @{FAULT}")
        return self.result(f"select i1 {fine}, i64 {index.text}, i64 0")

    def named(self, node: ast.expr) -> Any:
        """What a name of the module, or of a module that it names, stands for."""
        if isinstance(node, ast.Name):
            for names in (self.imported, self.rule.__globals__, vars(builtins)):
                if node.id in names:
                    return names[node.id]
        if isinstance(node, ast.Attribute):
            owner = self.named(node.value)
            if isinstance(owner, ModuleType):
                return getattr(owner, node.attr)
        return None

    # -- expressions

    def value(self, node: ast.expr) -> Value:
        method = getattr(self, f"get_{type(node).__name__.lower()}", None)
        if method is None:
            self.refuse(node, "no expression of rules")
        value: Value = method(node)
        return value

    def numeric(self, node: ast.expr) -> Value:
        value = self.value(node)
        if value.sort != NUMBER:
            self.refuse(node, "no number")
        return value

    def truth(self, node: ast.expr) -> str:
        """As one bit."""
        if isinstance(node, ast.Compare):
            return self.compared(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.result(f"xor i1 {self.truth(node.operand)}, true")
        return self.result(f"icmp ne i64 {self.numeric(node).text}, 0")

    def get_constant(self, node: ast.Constant) -> Value:
        if not isinstance(node.value, int):
            self.refuse(node, "no number")
        return number(int(node.value))

    def get_name(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            known = self.locals[node.id]
            return Value(known.sort, self.result(f"load {known.sort.llvm}, ptr {known.text}"))
        return self.constant(node)

    def constant(self, node: ast.expr) -> Value:
        found = self.named(node)
        if not isinstance(found, int):
            self.refuse(node, "neither a name of the rule nor a constant")
        return number(int(found))

    def get_attribute(self, node: ast.Attribute) -> Value:
        if isinstance(self.named(node.value), ModuleType):
            return self.constant(node)
        place, name, shape = self.field_of(node)
        if isinstance(shape, Ref):
            return Value(StateOf(shape.layout), self.loaded("ptr", place, name))
        if shape:
            return Value(Table(name, shape), place)
        return number(self.loaded("i64", place, name))

    def get_subscript(self, node: ast.Subscript) -> Value:
        place, name, shape = self.item_of(node)
        return (
            Value(Table(name, shape), place) if shape else number(self.loaded("i64", place, name))
        )

    def loaded(self, sort: str, place: str, name: str) -> str:
        return self.result(f"load {sort}, ptr {place}{self.only_in(name)}")

    def get_binop(self, node: ast.BinOp) -> Value:
        return self.binary(node, type(node.op), self.numeric(node.left), self.numeric(node.right))

    def binary(self, node: ast.AST, sort: type[ast.operator], left: Value, right: Value) -> Value:
        if sort in _ARITHMETIC:
            return number(self.result(f"{_ARITHMETIC[sort]} i64 {left.text}, {right.text}"))
        if sort not in (ast.FloorDiv, ast.Mod):
            self.refuse(node, "no operation of rules")
        quotient = self.result(f"sdiv i64 {left.text}, {right.text}")
        whole = self.result(f"mul i64 {quotient}, {right.text}")
        rest = self.result(f"sub i64 {left.text}, {whole}")
        uneven = self.result(f"icmp ne i64 {rest}, 0")
        signs = self.result(f"xor i64 {rest}, {right.text}")
        apart = self.result(f"icmp slt i64 {signs}, 0")
        below = self.result(f"and i1 {uneven}, {apart}")
        if sort is ast.Mod:
            lifted = self.result(f"add i64 {rest}, {right.text}")
            return number(self.result(f"select i1 {below}, i64 {lifted}, i64 {rest}"))
        lowered = self.result(f"sub i64 {quotient}, 1")
        return number(self.result(f"select i1 {below}, i64 {lowered}, i64 {quotient}"))

    def get_unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return number(self.result(f"zext i1 {self.truth(node)} to i64"))
        value = self.numeric(node.operand)
        if isinstance(node.op, ast.USub):
            return number(self.result(f"sub i64 0, {value.text}"))
        if not isinstance(node.op, ast.Invert):
            self.refuse(node, "no operation of rules")
        return number(self.result(f"xor i64 {value.text}, -1"))

    def get_compare(self, node: ast.Compare) -> Value:
        return number(self.result(f"zext i1 {self.compared(node)} to i64"))

    def compared(self, node: ast.Compare) -> str:
        """All comparisons of a chain; after one that fails nothing is worked out, as in Python."""
        if isinstance(node.ops[0], ast.In) and isinstance(node.comparators[0], ast.Tuple):
            return self.is_one_of(self.numeric(node.left), node.comparators[0].elts)
        left, last = self.numeric(node.left).text, len(node.ops) - 1
        kept, on = (self.slot(NUMBER), self.label()) if last else ("", "")
        for i, (operator, side) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if type(operator) not in _COMPARISONS:
                self.refuse(node, "no comparison of rules")
            right = self.numeric(side).text
            truth = self.result(f"icmp {_COMPARISONS[type(operator)]} i64 {left}, {right}")
            if not last:
                return truth
            self.emit(f"store i64 {self.result(f'zext i1 {truth} to i64')}, ptr {kept}")
            if i < last:
                further = self.label()
                self.branch(truth, further, on)
                self.begin(further)
            left = right
        self.begin(on)
        return self.result(f"icmp ne i64 {self.result(f'load i64, ptr {kept}')}, 0")

    def is_one_of(self, value: Value, items: list[ast.expr]) -> str:
        truth = "false"
        for item in items:
            same = self.result(f"icmp eq i64 {value.text}, {self.numeric(item).text}")
            truth = self.result(f"or i1 {truth}, {same}")
        return truth

    def get_boolop(self, node: ast.BoolOp) -> Value:
        """The first operand that decides, as in Python; what follows is not worked out."""
        kept, on = self.slot(NUMBER), self.label()
        for operand in node.values[:-1]:
            value = self.numeric(operand)
            self.emit(f"store i64 {value.text}, ptr {kept}")
            truth = self.result(f"icmp ne i64 {value.text}, 0")
            further = self.label()
            yes, no = (further, on) if isinstance(node.op, ast.And) else (on, further)
            self.branch(truth, yes, no)
            self.begin(further)
        self.emit(f"store i64 {self.numeric(node.values[-1]).text}, ptr {kept}")
        self.begin(on)
        return number(self.result(f"load i64, ptr {kept}"))

    def get_ifexp(self, node: ast.IfExp) -> Value:
        kept, yes, no, on = self.slot(NUMBER), self.label(), self.label(), self.label()
        self.branch(self.truth(node.test), yes, no)
        for label, branch in ((yes, node.body), (no, node.orelse)):
            self.begin(label)
            self.emit(f"store i64 {self.numeric(branch).text}, ptr {kept}")
            self.jump(on)
        self.begin(on)
        return number(self.result(f"load i64, ptr {kept}"))

    # -- calls

    def get_call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "bit_length":
            return self.bit_length(node.func.value)
        called = self.named(node.func)
        if node.keywords or called is None:
            self.refuse(node, "no call of rules")
        arguments = [self.value(one) for one in node.args]
        if called in (builtins.min, builtins.max, builtins.abs):
            return self.builtin(called, arguments)
        if called is memory.copy_state:
            return self.copy(*arguments)
        if not self.is_rule(called):
            self.refuse(node, "no rule")
        if len(arguments) != called.__code__.co_argcount:
            self.refuse(node, f"{called.__name__} takes {called.__code__.co_argcount} arguments")
        name = self.program.function(called, tuple(one.sort for one in arguments))
        given = ", ".join(f"{one.sort.llvm} {one.text}" for one in arguments)
        return number(self.result(f"call i64 {name}({given})"))

    def is_rule(self, called: Any) -> bool:
        """A function of the simulator, or of the folder in which the calling rule stands."""
        beside = self.rule.__module__.rpartition(".")[0]
        homes = ("simulator.", f"{beside}.")
        return isinstance(called, FunctionType) and called.__module__.startswith(homes)

    def bit_length(self, node: ast.expr) -> Value:
        """Of a number that is not negative."""
        call = f"call i64 @llvm.ctlz.i64(i64 {self.numeric(node).text}, i1 false)"
        return number(self.result(f"sub i64 64, {self.result(call)}"))

    def builtin(self, called: Any, arguments: list[Value]) -> Value:
        if called is builtins.abs:
            return number(self.result(f"call i64 @llvm.abs.i64(i64 {arguments[0].text}, i1 false)"))
        name = "smin" if called is builtins.min else "smax"
        kept = arguments[0].text
        for other in arguments[1:]:
            kept = self.result(f"call i64 @llvm.{name}.i64(i64 {kept}, i64 {other.text})")
        return number(kept)

    def copy(self, target: Value, source: Value) -> Value:
        """`memory.copy_state`: all but the references, which come first."""
        assert isinstance(target.sort, StateOf)
        assert target.sort == source.sort
        layout = layout_named(target.sort.layout)
        at, count = layout.references, layout.size - layout.references
        ends = [
            self.result(f"getelementptr inbounds i64, ptr {one.text}, i64 {at}")
            for one in (target, source)
        ]
        size = count * WORD
        self.emit(
            f"call void @llvm.memcpy.p0.p0.i64(ptr {ends[0]}, ptr {ends[1]}, i64 {size}, i1 false)"
        )
        return number(0)

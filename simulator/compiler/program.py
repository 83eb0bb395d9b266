"""Compiles rules: everything reachable from some entries, as one object file."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import FunctionType

import llvmlite.binding as llvm

from trackwright.simulator.compiler.data.memory import copy_state
from trackwright.simulator.compiler.entry import Entry, ObjectCode, entry_symbol
from trackwright.simulator.compiler.llvm_library import SPEED, host_machine
from trackwright.simulator.compiler.reading.bindings import check_bindings
from trackwright.simulator.compiler.reading.names import Names
from trackwright.simulator.compiler.reading.source import RejectedRule, Rule, Source, source_of
from trackwright.simulator.compiler.reading.subset import check_subset
from trackwright.simulator.compiler.writing.faults import FaultSites
from trackwright.simulator.compiler.writing.metadata import Metadata
from trackwright.simulator.compiler.writing.statements import RuleWriter
from trackwright.simulator.compiler.writing.types import Type

HEAD = """\
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def compile_rules(entries: Sequence[Entry], checked: bool = True) -> ObjectCode:
    """One object file with all entries and the rules that they call. Without `checked`, a rule that
    does something illegal has undefined behaviour."""
    program = Program(checked)
    program.read([entry.rule for entry in entries])
    for i, entry in enumerate(entries):
        program.add_entry(entry, entry_symbol(i))
    machine = host_machine()
    module = llvm.parse_assembly(program.text())
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    tuning.loop_vectorization = tuning.slp_vectorization = False  # loops in rules are short
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return ObjectCode(machine.emit_object(module), tuple(program.sites.all))


@dataclass
class Program:
    """The module being written: functions, and what they share."""

    checked: bool = True
    texts: list[str] = field(default_factory=list)
    sites: FaultSites = field(default_factory=FaultSites)
    sources: dict[FunctionType, Source] = field(default_factory=dict)
    recursive_groups: dict[FunctionType, int] = field(default_factory=dict)
    """Rules that can reach themselves, each with the number of its ring of rules."""
    names: dict[tuple[FunctionType, tuple[Type, ...]], str] = field(default_factory=dict)
    waiting: list[tuple[FunctionType, tuple[Type, ...]]] = field(default_factory=list)
    marks: Metadata = field(default_factory=Metadata)

    def add_entry(self, entry: Entry, symbol: str) -> None:
        """A function with C's calling convention around a rule. Its last argument is where to write
        the number of a place that was at fault."""
        rule = source_of(entry.rule).rule
        source = self.sources[rule]
        if len(source.parameters) != entry.arguments or not source.returns_number:
            source.reject(source.tree, f"an entry returns a number and takes {entry.arguments}")
        returns, inner = self.function(rule, list(entry.types))
        while self.waiting:
            self.write(*self.waiting.pop())
        given = ", ".join(f"i64 %a{i}" for i in range(entry.arguments))
        states = [f"  %s{i} = inttoptr i64 %a{i} to ptr" for i in range(len(entry.layouts))]
        passed = [f"ptr %s{i}" for i in range(len(states))]
        passed += [f"i64 %a{i}" for i in range(len(states), entry.arguments)]
        passed += ["i64 1"] if rule in self.recursive_groups else []
        lines = [
            *states,
            f"  %r = call {returns} {inner}({', '.join(passed)})",
            "  %site = extractvalue { i64, i32 } %r, 1",
            "  store i32 %site, ptr %fault",
            "  %v = extractvalue { i64, i32 } %r, 0",
            "  ret i64 %v",
        ]
        head = f"define i64 @{symbol}({given}, ptr %fault)"
        self.texts.append(head + " {\n" + "\n".join(lines) + "\n}")

    def function(self, rule: FunctionType, types: list[Type]) -> tuple[str, str]:
        """What a rule returns, and its name when compiled for these arguments."""
        key = (rule, tuple(types))
        if key not in self.names:
            name = f"{rule.__module__}.{rule.__name__}".encode("ascii", "replace").decode()
            self.names[key] = f'@"{name}.{len(self.names)}"'
            self.waiting.append(key)
        returns = "{ i64, i32 }" if self.sources[rule].returns_number else "i32"
        return returns, self.names[key]

    def write(self, rule: FunctionType, types: tuple[Type, ...]) -> None:
        source, ring = self.sources[rule], self.recursive_groups.get(rule)

        def depth_to(called: FunctionType) -> str:
            if called not in self.recursive_groups:
                return ""
            return "i64 %deeper" if self.recursive_groups[called] == ring else "i64 1"

        writer = RuleWriter(source, self.sites, self.checked, self.marks, self.function, depth_to)
        returns, name = self.function(rule, list(types))
        head = f"define internal {returns} {name}"
        try:
            self.texts.append(writer.written(head, types, ring is not None))
        except RecursionError:
            source.reject(source.tree, "nested too deeply")

    def read(self, rules: Sequence[Rule]) -> None:
        """Read and check rules and everything they can call."""
        calls: dict[FunctionType, list[FunctionType]] = {}
        waiting = [(source_of(rule).rule, "") for rule in rules]
        while waiting:
            rule, caller = waiting.pop()
            if rule in calls:
                continue
            try:
                self.sources[rule] = valid_source(rule)
            except RejectedRule as error:
                raise RejectedRule(f"{error}{caller}") from None
            called = Names(self.sources[rule]).called_rules()
            calls[rule] = [one for one in called if one is not copy_state]
            waiting += [(one, f" (called by {rule.__name__})") for one in calls[rule]]
        for number, ring in enumerate(recursive_groups(calls)):
            self.recursive_groups |= dict.fromkeys(ring, number)

    def text(self) -> str:
        return "\n".join([HEAD, *self.texts, self.marks.text()])


def valid_source(rule: FunctionType) -> Source:
    """A rule's source, if it contains only what rules may contain."""
    source = source_of(rule)
    try:
        check_subset(source)
        check_bindings(source)
    except RecursionError:
        source.reject(source.tree, "nested too deeply")
    return source


def recursive_groups(calls: dict[FunctionType, list[FunctionType]]) -> Iterator[list[FunctionType]]:
    """Groups of rules that can reach each other and themselves again (Tarjan's algorithm)."""
    at: dict[FunctionType, int] = {}
    low: dict[FunctionType, int] = {}
    path: dict[FunctionType, None] = {}
    for root in calls:
        walk = [(root, iter(calls[root]))] if root not in at else []
        while walk:
            rule, ahead = walk[-1]
            if rule not in at:
                at[rule] = low[rule] = len(at)
                path[rule] = None
            for other in ahead:
                if other not in at:
                    walk.append((other, iter(calls[other])))
                    break
                if other in path:
                    low[rule] = min(low[rule], at[other])
            else:
                walk.pop()
                if walk:
                    low[walk[-1][0]] = min(low[walk[-1][0]], low[rule])
                if low[rule] == at[rule]:
                    ring = [path.popitem()[0]]
                    while ring[-1] is not rule:
                        ring.append(path.popitem()[0])
                    if len(ring) > 1 or rule in calls[rule]:
                        yield ring

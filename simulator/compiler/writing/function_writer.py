"""Writes a function in LLVM's language: lines, labels, its own memory, and its exits.

The caller of a rule gets its result and a number: 0, or the place where something went wrong. All
such places of a function lead to one block, `fault`, which returns the number.
"""

import ast
from typing import NoReturn

from trackwright.simulator.compiler.data.state import WORD
from trackwright.simulator.compiler.reading.source import Source
from trackwright.simulator.compiler.writing.faults import FaultKind, FaultSites
from trackwright.simulator.compiler.writing.metadata import UNLIKELY
from trackwright.simulator.compiler.writing.types import Type


class FunctionWriter:
    """The lines of a function being written."""

    def __init__(self, source: Source, sites: FaultSites, checked: bool) -> None:
        self.source, self.sites, self.checked = source, sites, checked
        self.lines: list[str] = []
        self.slots: list[str] = []
        self.faults: list[str] = []
        """Where the block `fault` is reached from: number of the place, block."""
        self.returns: list[tuple[str, str]] = []
        """Where the block `return` is reached from: what is returned, block."""
        self.count = 0
        self.block = "entry"
        self.is_reachable = True
        """Can the next line be reached?"""

    def reject(self, node: ast.AST, why: str) -> NoReturn:
        self.source.reject(node, why)

    def emit(self, line: str) -> None:
        self.lines.append(f"  {line}")

    def result(self, line: str) -> str:
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"  {name} = {line}")
        return name

    def label(self) -> str:
        self.count += 1
        return f"L{self.count}"

    def begin(self, label: str) -> None:
        """Continue at a label; if the lines before do not jump, they fall through to it."""
        if self.is_reachable:
            self.emit(f"br label %{label}")
        self.lines.append(f"{label}:")
        self.block, self.is_reachable = label, True

    def jump(self, label: str) -> None:
        if self.is_reachable:
            self.emit(f"br label %{label}")
        self.is_reachable = False

    def branch(self, truth: str, yes: str, no: str) -> None:
        self.emit(f"br i1 {truth}, label %{yes}, label %{no}")
        self.is_reachable = False

    def slot(self, type: Type) -> str:
        """Memory of the function for one value; LLVM turns it into registers."""
        name = f"%s{len(self.slots)}"
        self.slots.append(f"  {name} = alloca {type.llvm}")
        return name

    def room(self, count: int) -> str:
        """Memory of the function for so many numbers."""
        name = f"%s{len(self.slots)}"
        self.slots.append(f"  {name} = alloca [{count} x i64], align {WORD}")
        return name

    # -- faults

    def site(self, kind: FaultKind, node: ast.AST) -> str:
        return str(self.sites.number(kind, self.source, node))

    def fault_if(self, bad: str, site: str) -> None:
        """Leave the function if this bit is set; `site` says why."""
        if self.checked and bad != "false":
            self.return_fault_if(bad, site)

    def return_fault_if(self, bad: str, site: str) -> None:
        on = self.label()
        self.faults.append(f"[ {site}, %{self.block} ]")
        self.emit(f"br i1 {bad}, label %fault, label %{on}{UNLIKELY}")
        self.lines.append(f"{on}:")
        self.block = on

    def write_return(self, value: str) -> None:
        """Return this number, or nothing."""
        self.returns.append((value, self.block))
        self.jump("return")

    def last_blocks(self) -> list[str]:
        """Number and fault are put together in one place: where a call is inlined, LLVM takes them
        apart again, and no test for a fault remains on paths that have none."""
        lines = []
        if self.faults:
            lines = ["fault:", f"  %site = phi i32 {', '.join(self.faults)}", "  br label %return"]
            self.returns.append(("0", "fault"))
        if not self.returns:  # a loop without end
            return []
        values = ", ".join(f"[ {value}, %{block} ]" for value, block in self.returns)
        sites = ", ".join(
            f"[ {'%site' if block == 'fault' else 0}, %{block} ]" for _, block in self.returns
        )
        lines += ["return:", f"  %failed = phi i32 {sites}"]
        if not self.source.returns_number:
            return [*lines, "  ret i32 %failed"]
        lines.insert(-1, f"  %number = phi i64 {values}")
        lines.append("  %pair = insertvalue { i64, i32 } poison, i64 %number, 0")
        lines.append("  %given = insertvalue { i64, i32 } %pair, i32 %failed, 1")
        return [*lines, "  ret { i64, i32 } %given"]

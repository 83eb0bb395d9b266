"""What LLVM is told about memory, as marks (metadata) that all functions of a program share."""

from simulator.compiler.state import WORD, Ref

UNLIKELY = ", !prof !0"
"""A branch whose first way is hardly ever taken."""
HEAD = """\
!0 = !{!"branch_weights", i32 1, i32 10000}
!1 = !{!"states"}
!2 = !{}
"""
FIRST = 3


class Marks:
    """Numbers the marks as they are asked for."""

    def __init__(self) -> None:
        self._lines: dict[str, int] = {}

    def only_in(self, field: str) -> str:
        """Of a read or write: memory of this field alone. Without that LLVM would read every field
        again after every write."""
        type = self._number(f'!{{!"{field}", !1}}')
        return f", !tbaa !{self._number(f'!{{!{type}, !{type}, i64 0}}')}"

    def reference(self, ref: Ref) -> str:
        """Of a read: a state that lies where it lies. So it may be read, and be looked into, once
        and early, although the rule may end before at a fault."""
        size = self._number(f"!{{i64 {WORD * ref.layout.size}}}")
        if ref.optional:
            return f", !invariant.load !2, !dereferenceable_or_null !{size}"
        return f", !invariant.load !2, !nonnull !2, !dereferenceable !{size}"

    def _number(self, line: str) -> int:
        return self._lines.setdefault(line, FIRST + len(self._lines))

    def text(self) -> str:
        return HEAD + "".join(f"!{number} = {line}\n" for line, number in self._lines.items())

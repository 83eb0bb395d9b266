"""What the compiler tells LLVM about memory, as metadata shared by all functions of a program."""

from trackwright.simulator.compiler.data.state import WORD, Ref

UNLIKELY = ", !prof !0"
"""A branch whose first target is rarely taken."""
HEAD = """\
!0 = !{!"branch_weights", i32 1, i32 10000}
!1 = !{!"states"}
!2 = !{}
"""
FIRST = 3


class Metadata:
    """Numbers the marks as they are requested."""

    def __init__(self) -> None:
        self._lines: dict[str, int] = {}

    def for_field(self, field: str) -> str:
        """For a read or write: it only touches this field's memory. Without this LLVM would reload
        every field after every write."""
        type = self._number(f'!{{!"{field}", !1}}')
        return f", !tbaa !{self._number(f'!{{!{type}, !{type}, i64 0}}')}"

    def reference(self, ref: Ref) -> str:
        """For a read of a state's address, which never changes: it may be read, and dereferenced,
        once and early, even if the rule may end in a fault before."""
        size = self._number(f"!{{i64 {WORD * ref.layout.size}}}")
        if ref.optional:
            return f", !invariant.load !2, !dereferenceable_or_null !{size}"
        return f", !invariant.load !2, !nonnull !2, !dereferenceable !{size}"

    def _number(self, line: str) -> int:
        return self._lines.setdefault(line, FIRST + len(self._lines))

    def text(self) -> str:
        return HEAD + "".join(f"!{number} = {line}\n" for line, number in self._lines.items())

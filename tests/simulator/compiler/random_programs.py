"""Random rules: whatever the subset of Python allows, put together at random from a seed.

Every name that is read has a value, so all of them compile. Numbers are as they come: some rules
overflow, look outside of a table, divide by zero or shift below it, and all do so everywhere alike.
"""

from random import Random

FEW, SOME = 4, 5
NAMES = ("a", "b", "c", "d", "entry", "s0", "FOUR", "max", "v1")
"""Names that a rule assigns to: some are the module's, Python's or those of LLVM's language."""
SMALL = (0, 1, 2, 3, 4, 5, 7, 8, -1, -2, -3, 13, 63, 64, 65)
LARGE = (1 << 31, (1 << 62) + 1, (1 << 63) - 1, -(1 << 63), -(1 << 62), 1 << 40)
ANNOTATIONS = {"state": "Trial", "table": "Table"}
"""Of parameters that are no numbers."""
STATES = ("state.inner", "state.other")
TABLES = {"state.row": 8, "state.inner.row": 6, "state.other.row": 6, "state.grid[2]": 5}


class Programs:
    """Writes rules; `helpers` are those that may be called, with their parameters."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.helpers: list[tuple[str, tuple[str, ...]]] = []
        self.bound: set[str] = set()
        self.tables: dict[str, int] = {}
        """Names that are tables, and how long those are."""
        self.is_state_there = True
        self.depth = 0

    def module(self, rules: int, helpers: int = SOME) -> str:
        """Rules `rule_0`, `rule_1` ... of a state and two numbers, and rules that they call."""
        texts = [self.helper(f"helper_{i}") for i in range(helpers)]
        texts += [self.rule(f"rule_{i}", ("state", "a", "b")) for i in range(rules)]
        return "\n".join(texts)

    def helper(self, name: str) -> str:
        kinds = [
            ("state", "a", "b"),
            ("a", "s0"),
            ("table", "a"),
            ("state", "table", "b"),
            ("entry",),
        ]
        parameters = self.random.choice(kinds)
        text = self.rule(name, parameters)
        self.helpers.append((name, parameters))
        return text

    def rule(self, name: str, parameters: tuple[str, ...]) -> str:
        self.is_state_there = "state" in parameters
        self.tables = {"table": 5} if "table" in parameters else {}
        self.bound = {one for one in parameters if one not in ("state", "table")}
        lines = self.block(2, loop=False)
        lines.append(f"return {self.expression(2)}")
        given = ", ".join(f"{one}: {ANNOTATIONS.get(one, 'int')}" for one in parameters)
        return (
            f"\ndef {name}({given}) -> int:\n" + "\n".join(f"    {line}" for line in lines) + "\n"
        )

    # -- expressions

    def one_of(self, *ways: str) -> str:
        return self.random.choice(ways)

    def leaf(self) -> str:
        ways = sorted(self.bound) * 2 + [str(self.random.choice(SMALL))]
        if self.is_state_there:
            ways += ["state.a", "state.b", "state.inner.number", self.item()]
        if self.tables:
            ways.append(self.item())
        if "FOUR" not in NAMES:
            ways.append("FOUR")
        if self.random.random() < 0.04:
            ways = [f"({self.random.choice(LARGE)})"]
        return self.random.choice(ways)

    def item(self) -> str:
        tables = dict(self.tables)
        if self.is_state_there:
            tables |= TABLES
        name = self.random.choice(sorted(tables))
        return f"{name}[{self.index(tables[name])}]"

    def index(self, length: int) -> str:
        """Mostly inside."""
        chance = self.random.random()
        if chance < 0.6:
            return str(self.random.randrange(length))
        name = self.random.choice(sorted(self.bound) or ["1"])
        return f"{name} % {length}" if chance < 0.9 else name

    def expression(self, depth: int) -> str:
        if depth == 0 or self.random.random() < 0.15:
            return self.leaf()
        x, y, z = (self.expression(depth - 1) for _ in range(3))
        ways = [
            f"({x} + {y})", f"({x} - {y})", f"({x} * {y})", f"({x} + {y} - {z})",
            f"({x} // {y})" if self.random.random() < 0.1 else f"({x} // ({y} | 1))",
            f"({x} % {y})" if self.random.random() < 0.1 else f"({x} % ({y} | 1))",
            f"({x} // {self.one_of('1', '2', '3', '-1', '-4', '8', '100')})",
            f"({x} % {self.one_of('1', '2', '3', '-1', '-4', '8', '100')})",
            f"({x} << {self.one_of('0', '1', '3', '40', '63', '64')})",
            f"({x} << ({y} & 7))" if self.random.random() < 0.8 else f"({x} << {y})",
            f"({x} >> ({y} & 63))" if self.random.random() < 0.8 else f"({x} >> {y})",
            f"({x} & {y})", f"({x} | {y})", f"({x} ^ {y})", f"(-{x})", f"(~{x})", f"(+{x})",
            f"({x} < {y})", f"({x} <= {y} < {z})", f"({x} == {y} != {z} >= {x})", f"(not {x})",
            f"({x} and {y})", f"({x} or {y} and {z})", f"({x} if {y} else {z})",
            f"({x} in ({y}, {z}, 3))", f"({x} not in ({y}, 0))",
            f"min({x}, {y}, {z})", f"abs({x})", f"({x}).bit_length()",
        ]  # fmt: skip
        if "max" not in NAMES:
            ways.append(f"max({x}, {y})")
        if self.helpers and self.depth < 2:
            ways += [self.call()] * 2
        return self.random.choice(ways)

    def call(self) -> str:
        self.depth += 1
        callable_ = [h for h in self.helpers if self.is_state_there or "state" not in h[1]]
        callable_ = [
            h for h in callable_ if "table" not in h[1] or self.tables or self.is_state_there
        ]
        text = "3"
        if callable_:
            name, parameters = self.random.choice(callable_)
            text = f"{name}({', '.join(map(self.argument, parameters))})"
        self.depth -= 1
        return text

    def argument(self, parameter: str) -> str:
        if parameter == "state":
            return "state"
        if parameter == "table":
            fitting = [name for name, length in self.tables.items() if length >= 5]
            return self.random.choice(fitting + (sorted(TABLES) if self.is_state_there else []))
        return self.expression(1)

    # -- statements

    def block(self, depth: int, loop: bool) -> list[str]:
        lines: list[str] = []
        for _ in range(self.random.randint(1, FEW)):
            lines += self.statement(depth, loop)
        return lines

    def inside(self, depth: int, loop: bool) -> list[str]:
        """A block that may be passed by: what it binds does not count afterwards."""
        before, tables = set(self.bound), dict(self.tables)
        lines = self.block(depth - 1, loop)
        self.bound, self.tables = before, tables
        return ["    " + line for line in lines]

    def name(self) -> str:
        return self.random.choice(NAMES)

    def target(self) -> str:
        """Something that can be assigned to; a name counts as bound once it is."""
        if self.random.random() < 0.4 and (self.is_state_there or self.tables):
            place = self.item()
            return place if self.random.random() < 0.7 or not self.is_state_there else "state.a"
        return self.name()

    def bind(self, *targets: str) -> None:
        self.bound |= {target for target in targets if target in NAMES}

    def value(self) -> str:
        """Kept small mostly, so that a rule gets far."""
        value = self.expression(2)
        return f"{value} % 1009" if self.random.random() < 0.7 else value

    def statement(self, depth: int, loop: bool) -> list[str]:
        kinds = [
            "set",
            "set",
            "change",
            "change",
            "chain",
            "several",
            "swap",
            "return",
            "call",
            "part",
        ]
        kinds += ["if", "if", "for", "while"] if depth else []
        kinds += ["break", "continue"] if loop else []
        return getattr(self, f"do_{self.random.choice(kinds)}")(depth, loop)  # type: ignore[no-any-return]

    def do_set(self, depth: int, loop: bool) -> list[str]:
        value, target = self.value(), self.target()
        self.bind(target)
        return [f"{target} = {value}" if target not in ("c", "d") else f"{target}: int = {value}"]

    def do_change(self, depth: int, loop: bool) -> list[str]:
        target = self.item() if self.is_state_there and self.random.random() < 0.4 else ""
        target = target or self.random.choice(sorted(self.bound) or ["a"])
        if target == "a" and "a" not in self.bound:
            return ["pass"]
        op = self.one_of("+", "-", "*", "|", "^", "&", "//", "%", "<<", ">>")
        value = self.expression(1)
        if op in ("//", "%"):
            value = f"({value} | 1)"
        elif op in ("<<", ">>"):
            value = f"({value} & 15)"
        return [f"{target} {op}= {value}"]

    def do_chain(self, depth: int, loop: bool) -> list[str]:
        value = self.value()
        targets = []
        for _ in range(self.random.randint(2, 3)):
            targets.append(self.target())
            self.bind(targets[-1])
        return [f"{' = '.join(targets)} = {value}"]

    def do_several(self, depth: int, loop: bool) -> list[str]:
        values = [self.value() for _ in range(2)]
        targets = []
        for _ in values:
            targets.append(self.target())
            self.bind(targets[-1])
        return [f"{', '.join(targets)} = {', '.join(values)}"]

    def do_swap(self, depth: int, loop: bool) -> list[str]:
        if len(self.bound) < 2:
            return ["pass"]
        one, other = self.random.sample(sorted(self.bound), 2)
        return [f"{one}, {other} = {other}, {one}"]

    def do_return(self, depth: int, loop: bool) -> list[str]:
        return [f"if {self.expression(1)} == 7:", f"    return {self.expression(1)}"]

    def do_call(self, depth: int, loop: bool) -> list[str]:
        if self.is_state_there and self.random.random() < 0.3:
            one, other = self.random.choices(STATES, k=2)
            return [f"copy_state({one}, {other})"]
        call = self.call()
        return [call if "(" in call else "pass"]

    def do_part(self, depth: int, loop: bool) -> list[str]:
        """A table by a name of its own, or a state."""
        if not self.is_state_there:
            return ["pass"]
        name = f"part_{len(self.tables)}_{depth}"
        if self.random.random() < 0.5:
            self.tables[name] = 5
            return [f"{name} = state.grid[{self.index(4)}]"]
        self.tables[f"{name}s.row"] = 6
        return [f"{name}s = {self.random.choice(STATES)}"]

    def do_if(self, depth: int, loop: bool) -> list[str]:
        lines = [f"if {self.expression(2)}:", *self.inside(depth, loop)]
        if self.random.random() < 0.5:
            lines += [f"elif {self.expression(1)}:", *self.inside(depth, loop)]
        if self.random.random() < 0.5:
            lines += ["else:", *self.inside(depth, loop)]
        return lines

    def do_for(self, depth: int, loop: bool) -> list[str]:
        start, stop = f"{self.leaf()} % 7", f"({self.leaf()}) % 9"
        ways = [f"range({stop})", f"range({start}, {stop})", f"range({start}, {stop}, 3)"]
        ways += [f"range({stop}, {start}, -1)", f"range({stop}, {start}, -2)"]
        if self.random.random() < 0.05:
            ways = [
                f"range({(1 << 63) - 5}, {(1 << 63) - 1}, 3)",
                f"range({-(1 << 63)}, {3 - (1 << 63)})",
            ]
        iterable, name = self.random.choice(ways), self.name()
        before = set(self.bound)
        self.bound.add(name)
        lines = [f"for {name} in {iterable}:", *self.inside(depth, loop=True)]
        self.bound = before
        return lines

    def do_while(self, depth: int, loop: bool) -> list[str]:
        count = f"n{depth}"
        lines = [f"{count} = 0"]
        test = f"{count} < {self.random.randint(1, 5)}"
        if self.random.random() < 0.3:
            lines += ["while True:", f"    {count} += 1", f"    if {count} > 4:", "        break"]
        else:
            lines += [f"while {test} and {self.expression(1)} != 3:", f"    {count} += 1"]
        return lines + self.inside(depth, loop=True)

    def do_break(self, depth: int, loop: bool) -> list[str]:
        return [f"if {self.expression(1)}:", "    break"]

    def do_continue(self, depth: int, loop: bool) -> list[str]:
        return [f"if {self.expression(1)}:", "    continue"]

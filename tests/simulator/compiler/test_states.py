"""States are what their classes say, or are rejected when they are declared."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulator.compiler.trials import Inner, Trial, contents, rules_from, state_of
from trackwright.model.files import library
from trackwright.simulator.compiler.data.memory import (
    Make,
    address_of,
    block,
    copy_state,
    copy_to_plain,
    fill,
    first_of,
    plain_state,
)
from trackwright.simulator.compiler.data.state import Layout, RejectedState, layout_of

DECLARATIONS: dict[str, tuple[str, str]] = {
    "truth": ("a: bool", r"Odd\.a: a field is int, a state, or .*, not bool"),
    "a text": ("a: str", "not str"),
    "a list": ("a: list[int]", r"not list\[int\]"),
    "nothing": ("a: None", "not NoneType"),
    "or nothing": ("a: Optional[Near]", "not .*Optional"),
    "of the class": ("a: ClassVar[int]", "not .*ClassVar"),
    "a note on a number": ("a: Annotated[int, 3]", "a field is int"),
    "another note on a state": ("a: Annotated[Near, 3]", "a field is int"),
    "a table without a size": ("a: Table", r"write Annotated\[Table, size\].* found no size"),
    "a size that is none": ("a: Annotated[Table, 2.5]", "whole numbers; found 2.5"),
    "a size in words": ("a: Annotated[Table, 'MOST']", "found 'MOST'"),
    "truth as a size": ("a: Annotated[Table, True]", "found True"),
    "no room": ("a: Annotated[Table, 0]", "found 0"),
    "too many sizes": ("a: Annotated[Table, 2, 3]", r"write Annotated\[Table, size\]"),
    "too few sizes": ("a: Annotated[Table3, 2, 3]", r"Annotated\[Table3, size, size, size\]"),
    "an unknown state": ("a: 'Nobody'", "name 'Nobody' is not defined"),
    "an abstract state": ("a: Base", "Base is abstract"),
    "a value": ("a: int = 3", "all begin as zero"),
    "a hidden name": ("_a: int", "does not begin with _"),
    "a name of the base": ("number: int", "Sized has such a field already"),
    "a table of the base": ("row: Annotated[Table, 5]", "Sized has such a field already"),
    "a table with a size of the base": ("open: Annotated[Table, 5]", "Sized has such a field"),
    "another state than the base's": ("near: Far", "Sized has such a field already"),
}
NEAR = """
from typing import Annotated, ClassVar, Optional
from trackwright.simulator.compiler.data.state import OPTIONAL, State, Table, Table2, Table3
class Near(State):
    n: int
class Nearer(Near):
    m: int
class Far(State):
    n: int
class Base(State, abstract=True):
    number: int
    near: Near
    row: Annotated[Table, 4]
    open: Table
class Sized(Base):
    open: Annotated[Table, 5]
"""
WHOLE = "class Whole(Base):\n    open: Annotated[Table, 7]\n    more: Far\n    near: Nearer\n"


@pytest.mark.parametrize("what", DECLARATIONS)
def test_declaration_is_rejected(what: str, tmp_path: Path) -> None:
    field, why = DECLARATIONS[what]
    with pytest.raises(RejectedState, match=why):
        rules_from(f"{NEAR}class Odd(Sized):\n    {field}\n", tmp_path)


def test_state_has_the_fields_of_its_base_first_and_references_before_all(tmp_path: Path) -> None:
    module = rules_from(NEAR + WHOLE, tmp_path)
    layout = layout_of(module.Whole)
    assert list(layout.fields) == ["near", "more", "number", "row", "open"]
    assert list(layout.offsets.values()) == [0, 1, 2, 3, 7]
    assert (layout.size, layout.references) == (14, 2)
    near = layout.fields["near"]
    assert near.layout.title == "Nearer"  # type: ignore[union-attr]
    assert layout.name == f"{module.__name__}.Whole"


def test_state_of_two_bases_has_the_fields_of_both_if_they_agree(tmp_path: Path) -> None:
    other = "class Other(State, abstract=True):\n    number: {}\n    last: int\n"
    both = "class Both(Sized, Other):\n    pass\n"
    module = rules_from(NEAR + other.format("int") + both, tmp_path)
    assert set(layout_of(module.Both).fields) == {"near", "number", "row", "open", "last"}
    with pytest.raises(RejectedState, match=r"Both\.number: Other has such a field already"):
        rules_from(NEAR + other.format("Annotated[Table, 3]") + both, tmp_path)


def test_abstract_states_are_not_made(tmp_path: Path) -> None:
    base = rules_from(NEAR, tmp_path).Base
    for make in (plain_state, block):
        with pytest.raises(TypeError, match="Base is abstract"):
            make(base)


def test_state_may_refer_to_its_own_sort(tmp_path: Path) -> None:
    source = "class Race(State):\n    number: int\n    spare: Annotated['Race', OPTIONAL]\n"
    race = rules_from(NEAR + source, tmp_path).Race
    for make in (plain_state, block):
        spare = make(race)
        assert make(race, spare=spare).spare is spare
        with pytest.raises(AttributeError, match="spare"):
            spare.spare  # noqa: B018


def test_two_states_of_one_name_are_two(tmp_path: Path) -> None:
    ones = [rules_from(NEAR, tmp_path).Near for _ in range(2)]
    layouts: set[Layout] = {layout_of(one) for one in ones}
    assert len({layout.name for layout in layouts}) == 2


def test_states_of_both_kinds_read_alike() -> None:
    for make in (plain_state, block):
        state = state_of(make)
        assert isinstance(state, Trial)
        assert contents(state) == [0] * (7 + 7 + 2 + 8 + 20)
        state.a, state.row[2], state.grid[3][4], state.inner.number = 1, 2, 3, 4
        assert (state.a, state.row[2], state.grid[3][4], state.inner.number) == (1, 2, 3, 4)


@pytest.mark.parametrize("make", [plain_state, block])
def test_misspelt_field_is_an_error_in_python(make: Make) -> None:
    state = state_of(make)
    with pytest.raises(AttributeError):
        state.rwo  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError):
        state.rwo = 3  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="Trial refers to no state called iner"):
        make(Trial, iner=make(Inner), inner=make(Inner), other=make(Inner))


class Larger(Inner):
    """It has the fields of an Inner, but not where that has them."""

    more: Inner


def test_state_refers_to_states_as_declared_only() -> None:
    for make in (plain_state, block):
        other = make(Inner)
        with pytest.raises(TypeError, match=r"Trial\.inner is a Inner"):
            make(Trial, inner=state_of(make), other=other)
        with pytest.raises(TypeError, match="Trial needs inner, a Inner"):
            make(Trial, other=other)
        with pytest.raises(TypeError, match=r"Trial\.inner is a Inner"):
            make(Trial, inner=make(Larger, more=other), other=other)
    state = state_of(block)
    with pytest.raises(TypeError, match=r"Trial\.other"):
        state.other = state  # type: ignore[assignment]
    with pytest.raises(TypeError, match="no block"):
        state.other = plain_state(Inner)


def test_state_takes_numbers_of_64_bits_only() -> None:
    state = block(Inner)
    for value in (1 << 63, 1 << 64, -(1 << 63) - 1):
        with pytest.raises(OverflowError):
            state.number = value
    state.number = -(1 << 63)
    assert state.number == -(1 << 63)


def test_large_tables_begin_in_different_lines_of_the_processors_cache(tmp_path: Path) -> None:
    """A block begins anywhere, so what counts is where tables are within 64 lines of 64 bytes."""
    fields = "".join(f"    t{i}: Annotated[Table, {256 << i % 5}]\n" for i in range(16))
    tables = rules_from(f"{NEAR}class Tables(State):\n{fields}", tmp_path).Tables
    offsets = layout_of(tables).offsets
    assert len({at // 8 % 64 for at in offsets.values()}) == 16
    assert layout_of(Trial).size == 3 + 2 + 8 + 4 * 5  # small ones are next to each other


def test_only_blocks_have_an_address() -> None:
    assert address_of(block(Inner)) != address_of(block(Inner))
    with pytest.raises(TypeError, match="no block"):
        address_of(plain_state(Inner))


@pytest.mark.parametrize("make", [plain_state, block])
def test_beginning_of_a_table_is_written_and_read(make: Make) -> None:
    inner = make(Inner)
    fill(inner.row, range(1, 4))
    assert list(inner.row) == [1, 2, 3, 0, 0, 0]
    assert first_of(inner.row, 2) == [1, 2]
    with pytest.raises(IndexError):
        fill(inner.row, range(7))
    assert list(inner.row) == [1, 2, 3, 0, 0, 0]


@pytest.mark.parametrize("make", [plain_state, block])
def test_copies_take_all_numbers_and_leave_references(make: Make) -> None:
    source, target = state_of(make), state_of(plain_state)
    source.a, source.row[7], source.grid[3][4], source.inner.number = 1, 2, 3, 4
    inner = target.inner
    target.grid[0][0] = 9
    (copy_state if make is plain_state else copy_to_plain)(target, source)
    assert (target.a, target.row[7], target.grid[3][4], target.grid[0][0]) == (1, 2, 3, 0)
    assert target.inner is inner
    assert inner.number == 0


# --- mypy -----------------------------------------------------------------------------------------

TYPED = """
from trackwright.simulator.compiler.data.memory import copy_state
from trackwright.simulator.compiler.data.state import Table
from trackwright.simulator.table.begin import take_order
from tests.simulator.games.sprint.state.layouts import Race, Road

def whole(race: Race, seat: int) -> int:
    take_order(race, seat, 0)
    road = race.road
    race.statistics.by_grid[seat][0] += race.die == 6
    if race.rules.laps > race.driven[seat] and race.log.row[0][1]:
        return least(race.order) + columns(road)
    return race.script.choice[race.script.next[seat]]
def columns(road: Road) -> int:
    return road.columns
def least(table: Table) -> int:
    return min(table[0], table[1])

def wrong(race: Race, seat: int) -> int:
    race.dye = 3  # error: attr-defined
    race.road.colums += 1  # error: attr-defined
    race.statistics.visit[seat] = 1  # error: attr-defined
    race.rules.most_rounds = 1  # error: attr-defined
    race.driven = seat  # error: assignment
    race.die[seat] = 1  # error: index
    race.driven[seat][0] = 1  # error: index
    race.statistics.by_grid[0] = seat  # error: index
    columns(race)  # error: arg-type
    least(race.statistics.by_player)  # error: arg-type
    take_order(race.road, seat, 0)  # error: arg-type
    return race.home_inn[seat]  # error: attr-defined
"""


@pytest.mark.slow
def test_misspelt_field_is_an_error_of_mypy(tmp_path: Path) -> None:
    """In a rule, before anything runs; and only there. (In a process of its own: mypy lets Python
    recurse deeper.)"""
    path = tmp_path / "typed_rules.py"
    path.write_text(TYPED)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-pretty", str(path)]
    made = subprocess.run(command, cwd=library.ROOT, capture_output=True, text=True, timeout=300)
    assert made.stderr == ""
    found = {}
    for line in made.stdout.splitlines():
        if ": error:" in line:
            found[int(line.split(":")[1])] = line.rpartition("[")[2].rstrip("]")
    expected = {
        number: line.rpartition("# error: ")[2]
        for number, line in enumerate(TYPED.splitlines(), 1)
        if "# error" in line
    }
    assert found == expected

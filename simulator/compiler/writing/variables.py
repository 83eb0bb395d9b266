"""Where numbers are stored: local names, fields of states, items of tables."""

import ast
from abc import ABC, abstractmethod

from trackwright.simulator.compiler.data.state import Ref, Shape, size_of
from trackwright.simulator.compiler.reading.names import Names
from trackwright.simulator.compiler.reading.source import Source
from trackwright.simulator.compiler.writing.arithmetic import Arithmetic
from trackwright.simulator.compiler.writing.faults import FaultKind, FaultSites
from trackwright.simulator.compiler.writing.metadata import Metadata
from trackwright.simulator.compiler.writing.types import (
    NOTHING,
    NUMBER,
    RowOf,
    StateOf,
    Table,
    Value,
    number,
)

RECORDS = "a record"
"""The field, for marks on memory, that the rows of records are in."""


class Places(Arithmetic, ABC):
    """Reads and writes; `Expressions` evaluates what is read and written."""

    def __init__(self, source: Source, sites: FaultSites, checked: bool, marks: Metadata) -> None:
        super().__init__(source, sites, checked)
        self.names, self.marks = Names(source), marks
        self.locals: dict[str, Value] = {}
        """Local name -> its type and its slot."""

    @abstractmethod
    def value(self, node: ast.expr) -> Value:
        """The value of an expression."""

    def numeric(self, node: ast.expr) -> Value:
        value = self.value(node)
        if value.type != NUMBER:
            self.reject(node, "not a number")
        return value

    # -- names

    def assign(self, node: ast.AST, name: str, value: Value) -> None:
        if value.type == NOTHING:
            self.reject(node, "a rule without a result cannot be used as a value")
        known = self.locals.get(name)
        if known is None:
            known = self.locals[name] = Value(value.type, self.slot(value.type))
        if known.type != value.type:
            self.reject(node, f"{name} has two types")
        self.emit(f"store {value.type.llvm} {value.text}, ptr {known.text}")

    def get_name(self, node: ast.Name) -> Value:
        if node.id in self.names.local and node.id not in self.names.imported:
            known = self.locals[node.id]
            return Value(known.type, self.result(f"load {known.type.llvm}, ptr {known.text}"))
        return number(self.names.constant(node))

    # -- fields and items

    def store(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self.assign(target, target.id, value)
            return
        place, name = self.place_of(target)
        if value.type != NUMBER:
            self.reject(target, "only numbers can be written")
        self.write(place, name, value)

    def write(self, place: str, name: str, value: Value) -> None:
        self.emit(f"store i64 {value.text}, ptr {place}{self.marks.for_field(name)}")

    def place_of(self, target: ast.expr) -> tuple[str, str]:
        """Where a number that can be written is stored, and the name of its field."""
        place, name, rest = self.part_of(target)
        if name == RECORDS:
            self.reject(target, "nobody changes a record")
        if rest != ():
            self.reject(target, "only numbers can be written")
        return place, name

    def part_of(self, node: ast.expr) -> tuple[str, str, Shape | Ref]:
        """Where a field or item is stored, the field's name, and the shape of what is there."""
        if isinstance(node, ast.Attribute):
            return self.field_of(node)
        if not isinstance(node, ast.Subscript):
            self.reject(node, "neither a name nor a field")
        return self.item_of(node)

    def field_of(self, node: ast.Attribute) -> tuple[str, str, Shape | Ref]:
        state = self.value(node.value)
        if not isinstance(state.type, StateOf):
            self.reject(node, "not a state")
        layout = state.type.layout
        if node.attr not in layout.fields:
            self.reject(node, f"{layout.title} has no such field")
        at = layout.offsets[node.attr]
        place = self.result(f"getelementptr inbounds i64, ptr {state.text}, i64 {at}")
        return place, f"{layout.name}.{node.attr}", layout.fields[node.attr]

    def item_of(self, node: ast.Subscript) -> tuple[str, str, Shape]:
        table = self.value(node.value)
        if not isinstance(table.type, Table | RowOf):
            self.reject(node, "not a table")
        if isinstance(table.type, Table):
            name, shape = table.type.field, table.type.shape
        else:
            name, shape = RECORDS, (table.type.family.WIDTH,)
        index = self.numeric(node.slice)
        at = self.bounds_checked(node, index, shape[0])
        if size_of(shape[1:]) != 1:
            at = self.result(f"mul i64 {at}, {size_of(shape[1:])}")
        place = self.result(f"getelementptr inbounds i64, ptr {table.text}, i64 {at}")
        return place, name, shape[1:]

    def bounds_checked(self, node: ast.AST, index: Value, length: int) -> str:
        """The index, from 0 to below the length: negative indices are a fault here, too."""
        if index.constant is None or not 0 <= index.constant < length:
            outside = self.result(f"icmp uge i64 {index.text}, {length}")
            self.fault_if(outside, self.site(FaultKind.INDEX, node))
        return index.text

    def get_attribute(self, node: ast.Attribute) -> Value:
        if self.names.is_module(node.value):
            return number(self.names.constant(node))
        return self.loaded(node, *self.field_of(node))

    def get_subscript(self, node: ast.Subscript) -> Value:
        return self.loaded(node, *self.item_of(node))

    def loaded(self, node: ast.expr, place: str, name: str, shape: Shape | Ref) -> Value:
        if isinstance(shape, Ref):
            state = self.result(f"load ptr, ptr {place}{self.marks.reference(shape)}")
            if shape.optional:
                missing = self.result(f"icmp eq ptr {state}, null")
                self.fault_if(missing, self.site(FaultKind.NO_STATE, node))
            return Value(StateOf(shape.layout), state)
        if shape:
            return Value(Table(name, shape), place)
        return number(self.result(f"load i64, ptr {place}{self.marks.for_field(name)}"))

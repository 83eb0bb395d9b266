"""Reads modules of VASSAL as the program does: tags it knows, in their places, and pieces as text.

The lists are written from the program's documentation and source, not from what is written here.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

MODULE = "VASSAL.build.module"
MAP = f"{MODULE}.map"
GRID = f"{MAP}.boardPicker.board"
ROOT = "VASSAL.build.GameModule"
PARENTS = {
    **dict.fromkeys(
        [
            *(
                f"{MODULE}.{name}"
                for name in ("BasicCommandEncoder", "Documentation", "PlayerRoster")
            ),
            *(f"{MODULE}.{name}" for name in ("GlobalOptions", "PrototypesContainer", "Map")),
            *(f"{MODULE}.{name}" for name in ("DiceButton", "SpecialDiceButton", "Chatter")),
            f"{MODULE}.KeyNamer",
            f"{MODULE}.gamepieceimage.GamePieceImageDefinitions",
            f"{MODULE}.properties.GlobalProperties",
        ],
        ROOT,
    ),
    "entry": f"{MODULE}.PlayerRoster",
    f"{MODULE}.SpecialDie": f"{MODULE}.SpecialDiceButton",
    f"{MODULE}.SpecialDieFace": f"{MODULE}.SpecialDie",
    **dict.fromkeys(
        [
            *(f"{MAP}.{name}" for name in ("BoardPicker", "StackMetrics", "ForwardToKeyBuffer")),
            *(f"{MAP}.{name}" for name in ("Scroller", "ForwardToChatter", "MenuDisplayer")),
            *(f"{MAP}.{name}" for name in ("MapCenterer", "StackExpander", "PieceMover")),
            *(f"{MAP}.{name}" for name in ("KeyBufferer", "Zoomer", "ImageSaver")),
            *(f"{MAP}.{name}" for name in ("CounterDetailViewer", "SetupStack", "DrawPile")),
        ],
        f"{MODULE}.Map",
    ),
    f"{MAP}.boardPicker.Board": f"{MAP}.BoardPicker",
    f"{GRID}.ZonedGrid": f"{MAP}.boardPicker.Board",
    f"{GRID}.mapgrid.Zone": f"{GRID}.ZonedGrid",
    f"{GRID}.RegionGrid": f"{GRID}.mapgrid.Zone",
    f"{GRID}.Region": f"{GRID}.RegionGrid",
    "VASSAL.build.widget.PieceSlot": f"{MAP}.SetupStack",
    "VASSAL.build.widget.CardSlot": f"{MAP}.DrawPile",
}
"""Tag -> where it belongs."""
ATTRIBUTES = {
    ROOT: "name version VassalVersion description nextPieceSlotId",
    "PlayerRoster": "buttonText",
    "GlobalOptions": "autoReport",
    "Map": "mapName allowMultiple launch buttonName edgeWidth edgeHeight backgroundcolor color "
    "thickness markMoved moveWithinFormat moveToFormat",
    "BoardPicker": "title slotWidth slotHeight slotScale addRowText addColumnText boardPrompt "
    "maxColumns",
    "Board": "name image reversible width height color",
    "Zone": "name locationFormat path useParentGrid useHighlight highlightProperty",
    "RegionGrid": "snapto visible fontsize",
    "Region": "name originx originy",
    "StackMetrics": "exSepX exSepY unexSepX unexSepY",
    "Zoomer": "zoomStart zoomLevels",
    "CounterDetailViewer": "delay",
    "SetupStack": "name owningBoard useGridLocation location x y",
    "DrawPile": "name owningBoard x y width height allowMultiple allowSelect faceDown drawFaceUp "
    "shuffle shuffleCommand shuffleFormat reversible draw color maxStack reshufflable canSave",
    "PieceSlot": "entryName gpid width height",
    "CardSlot": "entryName gpid width height",
    "DiceButton": "name text nDice nSides plus addToTotal reportTotal prompt reportFormat",
    "SpecialDiceButton": "name text resultChatter format resultWindow resultButton windowX windowY",
    "SpecialDie": "name format",
    "SpecialDieFace": "text value icon",
}
"""The last part of a tag -> the attributes that it may have; all others have none."""
INNERMOST = "piece;"


@dataclass(frozen=True)
class Piece:
    """A piece: its traits from the outermost on, and what is in them."""

    traits: tuple[tuple[str, str], ...]
    image: str
    name: str
    id: int
    map: str


def parts_of(text: str, delimiter: str) -> list[str]:
    """The parts of a sequence: a backslash keeps a delimiter, single quotes go."""
    found = re.split(rf"(?<!\\){re.escape(delimiter)}", text)
    return [_unquoted(part.replace(f"\\{delimiter}", delimiter)) for part in found]


def _unquoted(part: str) -> str:
    is_quoted = len(part) > 1 and part[0] == part[-1] == "'"
    return part[1:-1] if is_quoted else part


def piece_of(text: str) -> Piece:
    assert text == text.strip(), "the program trims texts"
    command, none, type, state = parts_of(text, "/")
    assert (command, none) == ("+", "null")
    traits = []
    while not type.startswith(INNERMOST):
        (own, type), (now, state) = parts_of(type, "\t"), parts_of(state, "\t")
        traits.append((own, now))
    _, _, image, name = parts_of(type.removeprefix(INNERMOST), ";")
    map, x, y, id, properties = parts_of(state, ";")
    assert (x, y, properties) == ("0", "0", "0")
    return Piece(tuple(traits), image, name, int(id), map)


def root_of(data: bytes) -> Element:
    root = ElementTree.fromstring(data)
    assert root.tag == ROOT
    check_tags(root)
    return root


def check_tags(root: Element) -> None:
    """Every tag is known and in its place, with attributes that it has."""
    for parent in root.iter():
        allowed = ATTRIBUTES.get(parent.tag, ATTRIBUTES.get(parent.tag.rpartition(".")[2], ""))
        assert set(parent.attrib) <= set(allowed.split()), parent.tag
        for child in parent:
            assert PARENTS[child.tag] == parent.tag


def slots_in(element: Element) -> Iterator[tuple[Element, Piece]]:
    for child in element.iter():
        if child.tag.endswith("Slot"):
            yield child, piece_of(child.text or "")

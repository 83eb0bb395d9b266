"""Modules of VASSAL (.vmod): a zip of `moduledata`, `buildFile.xml` and pictures.

Runners snap to spaces: the road is a zone, and in it every space a region, which pieces jump to.
Off the road nothing snaps. What lies beside the board has a window of its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import shapely

from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.progress import Progress
from trackwright.reports.tables.drawings import Face
from trackwright.reports.tables.images import Images
from trackwright.reports.tables.table import Standing, TableSpace, VirtualTable
from trackwright.reports.tables.vassal_pieces import (
    Trait,
    covered,
    layers,
    marked,
    piece_text,
    turning,
)
from trackwright.reports.tables.zips import zip_bytes
from trackwright.simulator.game.components import Deck, Dial, Die, Token
from trackwright.simulator.story.liveries import COLOURS
from trackwright.simulator.story.sentences import called

PROGRAM_VERSION = "3.7.0"
"""Older programs refuse the module."""
BUILD, MODULE = "VASSAL.build", "VASSAL.build.module"
MAP, BOARD = f"{MODULE}.map", f"{MODULE}.map.boardPicker"
GRID = f"{BOARD}.board"
MAP_PARTS = (
    "ForwardToKeyBuffer",
    "Scroller",
    "ForwardToChatter",
    "MenuDisplayer",
    "MapCenterer",
    "StackExpander",
    "PieceMover",
    "KeyBufferer",
    "ImageSaver",
)
"""What a map needs to be used; all have the default settings."""
JOINING_MM = 1.5
"""Spaces so far apart are one road."""
SIMPLER_MM = 0.4
CELL, COLUMNS = 140, 8
"""Of the window beside the board, in pixels."""
CARD_CELL = (260, 380)
GREY = "#737a86"


def vmod_bytes(table: VirtualTable, progress: Progress | None = None) -> bytes:
    """The module file. Its data is first, which is also what it is recognised by."""
    module = _Module(table, Images(table, progress))
    root = module.build()
    pictures = {f"images/{name}": data for name, data in sorted(module.pictures.items())}
    files = {"moduledata": _text(_module_data(table)), "buildFile.xml": _text(root)}
    return zip_bytes({**files, **pictures})


def _text(root: Element) -> bytes:
    ElementTree.indent(root, "  ") if root.tag == "data" else None
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n{body}\n'.encode()


def _module_data(table: VirtualTable) -> Element:
    root = Element("data", version="1")
    for tag, text in (
        ("version", table.version),
        ("extra1", ""),
        ("extra2", ""),
        ("VassalVersion", PROGRAM_VERSION),
        ("dateSaved", "0"),
        ("description", _description(table)),
        ("name", table.title),
    ):
        SubElement(root, tag).text = text
    return root


def _description(table: VirtualTable) -> str:
    return table.say(Message("Made with Trackwright"))


@dataclass
class _Module:
    """The elements of a module, the pictures that they name, and numbers for its pieces."""

    table: VirtualTable
    images: Images
    pictures: dict[str, bytes] = field(default_factory=dict)
    last_id: int = 0

    def build(self) -> Element:
        say, table = self.table.say, self.table
        root = Element(
            f"{BUILD}.GameModule",
            name=table.title,
            version=table.version,
            VassalVersion=PROGRAM_VERSION,
            description=_description(table),
        )
        SubElement(root, f"{MODULE}.BasicCommandEncoder")
        SubElement(root, f"{MODULE}.Documentation")
        roster = SubElement(root, f"{MODULE}.PlayerRoster", buttonText=say(Message("Sides")))
        for side in self.sides():
            SubElement(roster, "entry").text = side
        SubElement(root, f"{MODULE}.GlobalOptions", autoReport="Always")
        SubElement(root, f"{MODULE}.gamepieceimage.GamePieceImageDefinitions")
        SubElement(root, f"{MODULE}.properties.GlobalProperties")
        SubElement(root, f"{MODULE}.PrototypesContainer")
        self.add_board(root)
        self.add_tray(root)
        for die in table.things.dice:
            self.add_dice(root, die)
        SubElement(root, f"{MODULE}.Chatter")
        SubElement(root, f"{MODULE}.KeyNamer")
        root.set("nextPieceSlotId", str(self.last_id + 1))
        return root

    def sides(self) -> list[str]:
        """The names of runners where each player has one; otherwise numbers."""
        players, standing = self.table.players, self.table.standing
        if len(standing) == players:
            return [one.name for one in standing]
        say = self.table.say
        return [say(Message("Player {n}", n=number + 1)) for number in range(players)]

    def picture(self, name: str, data: bytes) -> str:
        self.pictures[name] = data
        return name

    # --- maps ---

    def add_map(self, root: Element, name: str, is_main: bool) -> Element:
        say = self.table.say
        moves = "$pieceName$: $previousLocation$ → $location$"
        return SubElement(
            root,
            f"{MODULE}.Map",
            mapName=name,
            allowMultiple="false",
            launch=_bool(not is_main),
            buttonName="" if is_main else name,
            edgeWidth="20",
            edgeHeight="20",
            backgroundcolor="90,100,90",
            color="255,255,255",
            thickness="3",
            markMoved="Never",
            moveWithinFormat=moves,
            moveToFormat=say(
                Message("{piece} moves to {place}", piece="$pieceName$", place="$location$")
            ),
        )

    def add_map_parts(self, map: Element) -> None:
        for part in MAP_PARTS:
            SubElement(map, f"{MAP}.{part}")
        SubElement(map, f"{MAP}.StackMetrics", exSepX="12", exSepY="16", unexSepX="2", unexSepY="4")
        SubElement(map, f"{MAP}.Zoomer", zoomStart="3", zoomLevels="0.25,0.5,0.75,1.0,1.5,2.0,3.0")
        SubElement(map, f"{MAP}.CounterDetailViewer", delay="700")

    def add_picker(self, map: Element, **board: str) -> Element:
        picker = SubElement(
            map,
            f"{MAP}.BoardPicker",
            title=self.table.say(Message("Boards")),
            slotWidth="350",
            slotHeight="125",
            slotScale="0.2",
            addRowText="",
            addColumnText="",
            boardPrompt="",
            maxColumns="1",
        )
        return SubElement(picker, f"{BOARD}.Board", board)

    def add_board(self, root: Element) -> None:
        name = self.table.title.replace("\\", "/")  # a board whose name has one is not put out
        map = self.add_map(root, name, is_main=True)
        image = self.picture("board.png", self.images.board)
        board = self.add_picker(map, name=name, image=image, reversible="false")
        grid = SubElement(board, f"{GRID}.ZonedGrid")
        for number, (path, spaces) in enumerate(self.roads(), start=1):
            self.add_zone(grid, number, path, spaces)
        self.add_map_parts(map)
        for standing in self.table.standing:
            self.add_runner(map, name, standing)

    def roads(self) -> Iterator[tuple[list[complex], list[TableSpace]]]:
        """Each road that is connected: its outline, and its spaces."""
        spaces, outlines = self.table.spaces, outlines_of(self.table.spaces)
        middles = [shapely.Point(space.at.real, space.at.imag) for space in spaces]
        inside: dict[int, list[TableSpace]] = {}
        tree = shapely.STRtree(outlines)
        found = tree.query(middles, "within").T.tolist() if middles else []
        for space, road in sorted(found):
            inside.setdefault(road, []).append(spaces[space])
        for road in sorted(inside):
            yield seamed(outlines[road]), inside[road]

    def add_zone(
        self, grid: Element, number: int, path: Sequence[complex], spaces: Sequence[TableSpace]
    ) -> None:
        zone = SubElement(
            grid,
            f"{GRID}.mapgrid.Zone",
            name=self.table.say(Message("Road {n}", n=number)),
            locationFormat="$gridLocation$",
            path=";".join("{},{}".format(*self.pixel(point)) for point in path),
            useParentGrid="false",
            useHighlight="false",
            highlightProperty="",
        )
        regions = SubElement(
            zone, f"{GRID}.RegionGrid", snapto="true", visible="false", fontsize="9"
        )
        for space in spaces:
            x, y = self.pixel(space.at)
            SubElement(regions, f"{GRID}.Region", name=space.name, originx=str(x), originy=str(y))

    def pixel(self, point: complex) -> tuple[int, int]:
        scale = self.table.px_per_mm
        return round(point.real * scale), round(point.imag * scale)

    # --- pieces ---

    def add_runner(self, map: Element, board: str, standing: Standing) -> None:
        runner, space = standing.runner, standing.space
        image = self.picture(f"runner-{runner.id}.png", self.small_runner(standing))
        say = self.table.say
        turns = -space.sixteenth if space else 0
        left, right = say(Message("Turn left")), say(Message("Turn right"))
        traits = (turning(turns, left, right), marked("Runner", standing.name))
        where = {"useGridLocation": "false", "x": "20", "y": "20"}
        if space is not None:
            x, y = self.pixel(space.at)
            where = {"useGridLocation": "true", "location": space.name, "x": str(x), "y": str(y)}
        named = {"name": standing.name, "owningBoard": board}
        stack = SubElement(map, f"{MAP}.SetupStack", {**named, **where})
        self.add_slot(stack, standing.name, image, traits)

    def small_runner(self, standing: Standing) -> bytes:
        """As large as on the board: pieces are drawn pixel by pixel."""
        return self.images.runner(standing.runner, scale=1.0)

    def add_slot(
        self, parent: Element, name: str, image: str, traits: Sequence[Trait], kind: str = "Piece"
    ) -> None:
        self.last_id += 1
        name = visible(name)
        slot = SubElement(
            parent,
            f"{BUILD}.widget.{kind}Slot",
            entryName=name,
            gpid=str(self.last_id),
            width="0",
            height="0",
        )
        slot.text = piece_text(name, image, self.last_id, traits)

    def add_tray(self, root: Element) -> None:
        """The window for what lies beside the board."""
        things = self.table.things
        if not (things.decks or things.tokens or things.dials):
            return
        name = self.table.say(Message("Beside the board"))
        map = self.add_map(root, name, is_main=False)
        cells = _Cells()
        parts = Element("parts")
        for dial in things.dials:
            self.add_dial(parts, name, dial, cells.place(CELL, CELL))
        cells.new_row()
        for deck in things.decks:
            self.add_deck(parts, name, deck, cells.place(*CARD_CELL))
        cells.new_row()
        for token in things.tokens:
            self.add_tokens(parts, name, token, cells.place(CELL, CELL))
        cells.new_row()
        width, height = CELL * COLUMNS, cells.y + CARD_CELL[1]
        self.add_picker(map, name=name, width=str(width), height=str(height), color="195,211,167")
        self.add_map_parts(map)
        map.extend(parts)

    def add_dial(self, map: Element, board: str, dial: Dial, at: tuple[int, int]) -> None:
        say = self.table.say
        colour = COLOURS[dial.owner.colour] if dial.owner else GREY
        number = f"{dial.owner.number} " if dial.owner and dial.owner.number else ""
        names = [say(value) for value in dial.values]
        title = number + say(dial.name)
        images = [
            self.picture(f"dial-{dial.id}-{i}.png", self.images.face(Face(colour, name, title)))
            for i, name in enumerate(names, start=1)
        ]
        more, less = say(Message("Turn on")), say(Message("Turn back"))
        traits = (layers(title, images, names, more, less),)
        stack = self.stack(map, board, f"{dial.id}", at)
        self.add_slot(stack, title, "", traits)

    def add_deck(self, map: Element, board: str, deck: Deck, at: tuple[int, int]) -> None:
        say = self.table.say
        pile = SubElement(
            map,
            f"{MAP}.DrawPile",
            name=self.table.deck_name(deck),
            owningBoard=board,
            x=str(at[0]),
            y=str(at[1]),
            width="250",
            height="350",
            allowMultiple="false",
            allowSelect="false",
            faceDown="Always",
            drawFaceUp="false",
            shuffle="Via right-click Menu",
            shuffleCommand=say(Message("Shuffle")),
            shuffleFormat=say(Message("{deck} shuffled", deck="$deckName$")),
            reversible="false",
            draw="true",
            color="255,51,51",
            maxStack="12",
            reshufflable="false",
            canSave="false",
        )
        back = self.picture(f"{deck.id}-back.png", self.images.card(deck, None))
        flip, peek = say(Message("Flip")), say(Message("Peek"))
        for number, (card, count) in enumerate(deck.cards, start=1):
            image = self.picture(f"{deck.id}-{number}.png", self.images.card(deck, card))
            name = self.table.card_name(deck, card)
            for _ in range(count):
                self.add_slot(pile, name, image, (covered(back, flip, peek),), "Card")

    def add_tokens(self, map: Element, board: str, token: Token, at: tuple[int, int]) -> None:
        say, name = self.table.say, self.table.say(token.name)
        signs = (token.face, token.back) if token.back else (token.face,)
        images = [
            self.picture(f"{token.id}-{i}.png", self.images.token(token, is_back=i > 1))
            for i, _ in enumerate(signs, start=1)
        ]
        stack = self.stack(map, board, token.id, at)
        names = [f"{name} {sign}" for sign in signs]
        flip = say(Message("Flip"))
        traits = (layers(name, images, names, flip, ""),) if len(signs) > 1 else ()
        for _ in range(token.count):
            self.add_slot(stack, name, "" if traits else images[0], traits)

    def stack(self, map: Element, board: str, name: str, at: tuple[int, int]) -> Element:
        x, y = map_text(at)
        return SubElement(
            map,
            f"{MAP}.SetupStack",
            name=name,
            owningBoard=board,
            useGridLocation="false",
            x=x,
            y=y,
        )

    # --- dice ---

    def add_dice(self, root: Element, die: Die) -> None:
        """Plain numbers as the program rolls them; otherwise with the pictures of the faces."""
        name = self.table.say(die.name)
        signs = [side.value for side in die.faces]
        if signs == [str(i) for i in range(1, len(signs) + 1)] and _one_colour(die):
            SubElement(
                root,
                f"{MODULE}.DiceButton",
                name=name,
                text=name,
                nDice=str(die.count),
                nSides=str(len(die.faces)),
                plus="0",
                addToTotal="0",
                reportTotal="false",
                prompt="false",
                reportFormat="** $name$ = $result$ *** <$PlayerName$>",
            )
            return
        results = ", ".join(f"$result{i + 1}$" for i in range(die.count))
        button = SubElement(
            root,
            f"{MODULE}.SpecialDiceButton",
            name=name,
            text=name,
            resultChatter="true",
            format=f"** $name$ = {results} *** <$PlayerName$>",
            resultWindow="false",
            resultButton="false",
            windowX="80",
            windowY="80",
        )
        for number in range(die.count):
            self.add_die(button, die, number + 1)

    def add_die(self, button: Element, die: Die, number: int) -> None:
        one = SubElement(
            button, f"{MODULE}.SpecialDie", name=f"{die.id} {number}", format="$result$"
        )
        for value, side in enumerate(die.faces, start=1):
            face = Face(COLOURS[side.colour], side.value)
            icon = self.picture(f"die-{die.id}-{value}.png", self.images.face(face))
            SubElement(
                one,
                f"{MODULE}.SpecialDieFace",
                text=f"{side.value} {self.table.say(called(side.colour.capitalize()))}",
                value=str(value),
                icon=icon,
            )


@dataclass
class _Cells:
    """Middles of places, row by row."""

    x: int = 0
    y: int = 20
    height: int = 0

    def place(self, width: int, height: int) -> tuple[int, int]:
        if self.x + width > CELL * COLUMNS:
            self.new_row()
        at = self.x + width // 2, self.y + height // 2
        self.x += width
        self.height = max(self.height, height)
        return at

    def new_row(self) -> None:
        self.x, self.y, self.height = 0, self.y + self.height, 0


def outlines_of(spaces: Sequence[TableSpace]) -> list[shapely.Polygon]:
    """The outlines of what is connected."""
    areas = [shapely.Polygon([(p.real, p.imag) for p in space.polygon]) for space in spaces]
    joined = shapely.unary_union([area.buffer(JOINING_MM) for area in areas])
    parts = shapely.get_parts(joined.simplify(SIMPLER_MM)).tolist()
    return sorted(parts, key=lambda part: part.bounds)


def seamed(outline: shapely.Polygon) -> list[complex]:
    """A polygon with holes as one ring: to each hole, around it, and back the same way. What is
    inside follows from how many edges are crossed, so it does not matter where these ways are."""
    first, *_ = ring = _ring(outline.exterior)
    for hole in sorted(outline.interiors, key=lambda one: one.bounds):
        inner = _ring(hole)
        ring += [first, *inner, inner[0]]
    return ring


def _ring(ring: shapely.LinearRing) -> list[complex]:
    return [complex(x, y) for x, y in list(ring.coords)[:-1]]


def map_text(at: tuple[int, int]) -> tuple[str, str]:
    return str(at[0]), str(at[1])


def _one_colour(die: Die) -> bool:
    return len({face.colour for face in die.faces}) == 1


def _bool(value: bool) -> str:
    return "true" if value else "false"

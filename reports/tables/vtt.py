"""Games of VirtualTabletop (.vtt): a zip of a JSON file with widgets, and pictures.

Runners snap to the nearest space: a hidden widget has a `grid` with an entry for each space, which
they inherit. An entry is a lattice so wide that it has one point. The program compares that point
with a widget's upper left corner, so points are where corners go, and all runners have one size.
What else an entry has is set on arrival: the direction, and the name of the space.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Progress
from trackwright.reports.pack.signs import ink_on
from trackwright.reports.tables.drawings import Face
from trackwright.reports.tables.images import Images
from trackwright.reports.tables.table import Standing, TableSpace, VirtualTable
from trackwright.reports.tables.zips import json_bytes, zip_bytes
from trackwright.simulator.game.components import Card, Deck, Dial, Die, Token
from trackwright.simulator.story.liveries import COLOURS

FILE_VERSION = 13
"""Read by all servers since 2023; newer ones bring it up to date."""
SURFACE = (1600, 1000)
EDGE, GAP = 10, 8
TRAY_LEFT = 1200
"""The board is at the left of this, everything else at the right or below."""
HAND_HEIGHT = 130
NO_LATTICE = 99_999
CARD, TOKEN, DIE, DIAL = (56, 78), (36, 36), 34, (66, 34)
SEATS_IN_A_ROW = 6
LABEL_HEIGHT = 14
SNAP_MARGIN = 1.15
"""How far beyond its corners a space attracts runners."""
ICON = "/i/noto-emoji/emoji_u1f3c1.svg"
Widget = dict[str, Any]


def vtt_bytes(table: VirtualTable, progress: Progress | None = None) -> bytes:
    """The game file. The JSON is first, which is also what it is recognised by."""
    game = _Game(table, Images(table, progress))
    widgets = {widget["id"]: widget for widget in game.widgets()}
    document = {"_meta": {"version": FILE_VERSION, "info": _info(table)}, **widgets}
    return zip_bytes({"0.json": json_bytes(document), **dict(sorted(game.assets.items()))})


def _info(table: VirtualTable) -> dict[str, Any]:
    say, rules = table.say, table.ruleset
    return {
        "name": table.title,
        "image": ICON,
        "rules": "",
        "bgg": "",
        "year": "",
        "mode": say(Message("race")),
        "time": "",
        "attribution": say(Message("Made with Trackwright")),
        "lastUpdate": 0,
        "showName": True,
        "skill": "",
        "description": f"{rules.id if rules else table.circuit.kit.id}, {table.version}",
        "similarImage": "",
        "similarName": table.title,
        "similarAwards": "",
        "ruleText": "",
        "helpText": "",
        "variantImage": "",
        "variant": "",
        "language": say(Message("en-GB")),
        "players": f"1-{table.players}",
    }


@dataclass
class _Game:
    """The widgets, and the pictures that they show."""

    table: VirtualTable
    images: Images
    assets: dict[str, bytes] = field(default_factory=dict)

    def asset(self, data: bytes) -> str:
        """The link to a picture, which is kept under its checksum and size."""
        checksum = zlib.crc32(data)
        name = f"{checksum - (1 << 32) if checksum >> 31 else checksum}_{len(data)}"
        self.assets[f"assets/{name}"] = data
        return f"/assets/{name}"

    def widgets(self) -> Iterator[Widget]:
        yield self.board()
        yield self.snap_points()
        yield from map(self.runner, self.table.standing)
        yield from self.seats()
        tray = _Tray(y=2 * EDGE + 42 * -(-self.table.players // SEATS_IN_A_ROW))
        things = self.table.things
        for owner in (*things.runners, None):
            dials = [dial for dial in things.dials if dial.owner == owner]
            dice = [die for die in things.dice if die.owner == owner]
            yield from (widget for dial in dials for widget in self.dial(dial, tray))
            yield from (widget for die in dice for widget in self.dice(die, tray))
            if len(dials) + len(dice) > 1:
                tray.new_row()
        tray.new_row()
        for deck in things.decks:
            yield from self.deck(deck, tray)
        tray.new_row()
        for token in things.tokens:
            yield from self.tokens(token, tray)
        if things.decks:
            yield self.hand()

    # --- the board ---

    @cached_property
    def scale(self) -> float:
        """Pixels of the surface per mm."""
        board = self.table.board
        height = SURFACE[1] - 2 * EDGE - (HAND_HEIGHT if self.table.things.decks else 0)
        return min((TRAY_LEFT - 2 * EDGE) / board.width_mm, height / board.height_mm)

    def board(self) -> Widget:
        board = self.table.board
        return {
            "id": "board",
            "x": EDGE,
            "y": EDGE,
            "width": _rounded(board.width_mm * self.scale),
            "height": _rounded(board.height_mm * self.scale),
            "z": 0,
            "layer": -4,
            "movable": False,
            "image": self.asset(self.images.board),
        }

    @cached_property
    def runner_size(self) -> tuple[float, float]:
        length, width = self.table.runner_mm
        return _rounded(length * self.scale), _rounded(width * self.scale)

    def corner(self, space: TableSpace) -> complex:
        """Where the upper left corner of a runner is that stands on the space. It is turned about
        its middle."""
        width, height = self.runner_size
        middle = space.at * self.scale + complex(EDGE, EDGE)
        return middle - complex(width / 2, height / 2)

    def snap_points(self) -> Widget:
        return {
            "id": "spaces",
            "x": 0,
            "y": 0,
            "width": 1,
            "height": 1,
            "display": False,
            "movable": False,
            "grid": [self.snap_point(space) for space in self.table.spaces],
        }

    def snap_point(self, space: TableSpace) -> dict[str, Any]:
        at, reach = self.corner(space), space.reach_mm * self.scale * SNAP_MARGIN
        return {
            "x": NO_LATTICE,
            "y": NO_LATTICE,
            "offsetX": _rounded(at.real),
            "offsetY": _rounded(at.imag),
            "minX": _rounded(at.real - reach),
            "maxX": _rounded(at.real + reach),
            "minY": _rounded(at.imag - reach),
            "maxY": _rounded(at.imag + reach),
            "rotation": rotation_of(space),
            "space": space.name,
        }

    def runner(self, standing: Standing) -> Widget:
        width, height = self.runner_size
        at, space = complex(EDGE, SURFACE[1] - HAND_HEIGHT), standing.space
        if space is not None:
            at = self.corner(space) + 4 * standing.number_on_space * (1 + 1j)
        return {
            "id": f"runner-{standing.runner.id}",
            "x": _rounded(at.real),
            "y": _rounded(at.imag),
            "width": width,
            "height": height,
            "z": 100 + standing.number_on_space,
            "layer": 1,
            "rotation": rotation_of(space) if space else 0,
            "space": space.name if space else "",
            "inheritFrom": {"spaces": ["grid"]},
            "image": self.asset(self.images.runner(standing.runner)),
            "css": "filter: drop-shadow(1px 1px 1px #0008)",
            "runner": standing.name,
        }

    # --- players ---

    def seats(self) -> Iterator[Widget]:
        for number in range(self.table.players):
            runners = self.table.things.runners
            yield {
                "id": f"seat-{number + 1}",
                "type": "seat",
                "index": number + 1,
                "x": TRAY_LEFT + number % SEATS_IN_A_ROW * 65,
                "y": EDGE + number // SEATS_IN_A_ROW * 42,
                "width": 52,
                "height": 32,
                "z": number + 1,
                **({"hand": "hand"} if self.table.things.decks else {}),
                "color": COLOURS[runners[number].colour] if number < len(runners) else "",
                "css": "font-size: 9px",
            }

    def hand(self) -> Widget:
        return {
            "id": "hand",
            "type": "holder",
            "x": EDGE,
            "y": SURFACE[1] - HAND_HEIGHT + GAP,
            "width": SURFACE[0] - 2 * EDGE,
            "height": HAND_HEIGHT - GAP - EDGE,
            "z": 1,
            "dropTarget": {"type": "card"},
            "onEnter": {"activeFace": 1},
            "onLeave": {"activeFace": 0},
            "dropOffsetX": 10,
            "dropOffsetY": 14,
            "stackOffsetX": CARD[0] + 4,
            "childrenPerOwner": True,
            "text": self.table.say(Message("Your hand")),
        }

    # --- beside the board ---

    def dial(self, dial: Dial, tray: "_Tray") -> Iterator[Widget]:
        """A click turns it on."""
        colour = COLOURS[dial.owner.colour] if dial.owner else "#737a86"
        x, y = tray.place(*DIAL)
        say = self.table.say
        number = f"{dial.owner.number} " if dial.owner and dial.owner.number else ""
        faces = [{"text": f"{number}{say(dial.name)}\n{say(value)}"} for value in dial.values]
        yield {
            "id": f"dial-{dial.id}",
            "x": x,
            "y": y,
            "width": DIAL[0],
            "height": DIAL[1],
            "z": 1,
            "movable": False,
            "faces": faces,
            "activeFace": 0,
            "css": _printed(colour, 10),
        }

    def dice(self, die: Die, tray: "_Tray") -> Iterator[Widget]:
        for number in range(die.count):
            x, y = tray.place(DIE, DIE)
            yield {
                "id": f"die-{die.id}-{number + 1}",
                "type": "dice",
                "x": x,
                "y": y,
                "width": DIE,
                "height": DIE,
                "z": 1,
                "movable": True,
                "faces": [self.die_face(face) for face in die.faces],
            }

    def die_face(self, side: Card) -> dict[str, Any]:
        image = self.images.face(Face(COLOURS[side.colour], side.value))
        return {"image": self.asset(image), "imageScale": 1, "value": side.value}

    def deck(self, deck: Deck, tray: "_Tray") -> Iterator[Widget]:
        """A holder with a pile, face down, and a button that collects and shuffles its cards."""
        width, height = CARD if deck.shape == "card" else TOKEN
        wide = CARD[0] + 8
        x, y = tray.place(wide, height + 8 + 2 * LABEL_HEIGHT)
        id, say = f"deck-{deck.id}", self.table.say
        holder = {"x": x, "y": y + LABEL_HEIGHT, "width": width + 8, "height": height + 8}
        yield {"id": f"{id}-holder", "type": "holder", **holder, "z": 1, "layer": -2}
        yield _label(f"{id}-label", self.table.deck_name(deck), (x, y), wide)
        yield {
            "id": f"{id}-shuffle",
            "type": "button",
            "x": x,
            "y": y + LABEL_HEIGHT + height + 8,
            "width": width + 8,
            "height": LABEL_HEIGHT,
            "z": 1,
            "text": say(Message("Shuffle")),
            "css": "font-size: 8px; border-radius: 3px",
            "clickRoutine": [
                {"func": "RECALL", "holder": f"{id}-holder"},
                {"func": "FLIP", "holder": f"{id}-holder", "face": 0},
                {"func": "SHUFFLE", "holder": f"{id}-holder"},
            ],
        }
        size = {"width": width, "height": height}
        yield self.card_types(deck, id, size)
        yield {"id": f"{id}-pile", "type": "pile", "parent": f"{id}-holder", "x": 4, "y": 4, **size}
        number = 0
        for kind, (_, count) in enumerate(deck.cards):
            for _ in range(count):
                number += 1
                yield {
                    "id": f"{id}-{number}",
                    "type": "card",
                    "deck": id,
                    "cardType": str(kind),
                    "parent": f"{id}-pile",
                    "z": number,
                }

    def card_types(self, deck: Deck, id: str, size: dict[str, int]) -> Widget:
        picture = {"type": "image", "x": 0, "y": 0, **size, "color": "transparent"}
        back = {**picture, "value": self.asset(self.images.card(deck, None))}
        front = {**picture, "dynamicProperties": {"value": "image"}}
        faces = [self.asset(self.images.card(deck, card)) for card, _ in deck.cards]
        return {
            "id": id,
            "type": "deck",
            "parent": f"{id}-holder",
            "x": 4,
            "y": 4,
            **size,
            "cardDefaults": {**size, "enlarge": 3},
            "cardTypes": {str(kind): {"image": face} for kind, face in enumerate(faces)},
            "faceTemplates": [{"objects": [back], "radius": 4}, {"objects": [front], "radius": 4}],
        }

    def tokens(self, token: Token, tray: "_Tray") -> Iterator[Widget]:
        """A stack, one upon the other; a click turns one over that has two sides."""
        x, y = tray.place(TOKEN[0], TOKEN[1])
        sides = (False, True) if token.back else (False,)
        faces = [{"image": self.asset(self.images.token(token, is_back=side))} for side in sides]
        for number in range(token.count):
            shift = min(number, 3)
            yield {
                "id": f"token-{token.id}-{number + 1}",
                "x": x + shift,
                "y": y - shift,
                "width": TOKEN[0],
                "height": TOKEN[1],
                "z": number + 1,
                "layer": 1,
                **({"faces": faces, "activeFace": 0} if len(faces) > 1 else faces[0]),
            }


@dataclass
class _Tray:
    """The room at the right of the board, filled row by row."""

    x: int = TRAY_LEFT
    y: int = EDGE
    height: int = 0

    def place(self, width: int, height: int) -> tuple[int, int]:
        """The upper left corner of room for something so large."""
        if self.x + width > SURFACE[0] - EDGE:
            self.new_row()
        at = self.x, self.y
        self.x += width + GAP
        self.height = max(self.height, height)
        return at

    def new_row(self) -> None:
        if self.height:
            self.x, self.y, self.height = TRAY_LEFT, self.y + self.height + GAP, 0


def rotation_of(space: TableSpace) -> float:
    """Clockwise, of a picture that looks to the right."""
    return _rounded(-space.degrees % 360)


def _label(id: str, text: str, at: tuple[int, int], width: int) -> Widget:
    return {
        "id": id,
        "type": "label",
        "x": at[0],
        "y": at[1],
        "width": width,
        "height": LABEL_HEIGHT,
        "z": 1,
        "text": text,
        "css": "font-size: 9px; white-space: nowrap; overflow: hidden",
    }


def _printed(colour: str, size: int) -> str:
    shape = "border-radius: 6px; border: 1px solid #1f2430; white-space: pre; text-align: center"
    letters = f"color: {ink_on(colour)}; font-size: {size}px"
    return f"background: {colour}; {shape}; {letters}"


def _rounded(value: float) -> float:
    return round(value, 2) + 0.0  # no -0.0

"""A save of Tabletop Simulator, as JSON. Lengths there are inches, x to the right, z away.

Not tried in the program: `TILE_HALF` and the frame of the snap points follow saves made by people.
"""

import zlib
from collections.abc import Iterator, Mapping
from typing import Any

from trackwright.reports.tables.images import sheet_name, sheet_size, sheets_of
from trackwright.reports.tables.table import Standing, TableSpace, VirtualTable
from trackwright.simulator.game.components import Deck, Dial, Die, Token
from trackwright.simulator.story.liveries import COLOURS
from trackwright.simulator.story.sentences import called

INCH = 25.4
TILE_HALF = 1.0
"""Half of the height of a tile at scale 1; its width follows from its picture."""
SURFACE_Y, HIGHER_Y = 1.0, 1.3
SNAP_Y = 0.1
TAG = "runner"
STEP = 2.2
"""Between things beside the board."""
Object = dict[str, Any]


def save_of(table: VirtualTable, links: Mapping[str, str]) -> dict[str, Any]:
    """The save; `links` has the address of each picture of the pack by its name."""
    return {
        "SaveName": table.title,
        "GameMode": table.title,
        "Date": "",
        "VersionNumber": "",
        "GameType": "Game",
        "GameComplexity": "",
        "Tags": [],
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Table": "Table_RPG",
        "Sky": "Sky_Museum",
        "Note": "",
        "TabStates": {},
        "Grid": {"Type": 0, "Lines": False, "Snapping": False, "Offset": False},
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ComponentTags": {"labels": [{"displayed": TAG, "normalized": TAG}]},
        "ObjectStates": list(_objects(table, links)),
    }


def _objects(table: VirtualTable, links: Mapping[str, str]) -> Iterator[Object]:
    yield _board(table, links)
    for standing in table.standing:
        yield _runner(table, standing, links)
    right = table.board.width_mm / 2 / INCH + STEP
    top = table.board.height_mm / 2 / INCH
    beside = [*_beside(table, links)]
    rows = max(1, int(2 * top / STEP))
    for number, one in enumerate(beside):
        column, row = divmod(number, rows)
        one["Transform"] |= {"posX": right + column * STEP, "posZ": top - row * STEP}
        yield one


def _object(id: str, name: str, nickname: str, scale: float = 1.0, **more: Any) -> Object:
    return {
        "GUID": f"{zlib.crc32(id.encode()) & 0xFFFFFF:06x}",
        "Name": name,
        "Transform": {
            "posX": 0.0,
            "posY": HIGHER_Y,
            "posZ": 0.0,
            "rotX": 0.0,
            "rotY": 0.0,
            "rotZ": 0.0,
            "scaleX": scale,
            "scaleY": 1.0,
            "scaleZ": scale,
        },
        "Nickname": nickname,
        "Description": "",
        "GMNotes": "",
        "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
        "Locked": False,
        "Grid": False,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        **more,
    }


def _board(table: VirtualTable, links: Mapping[str, str]) -> Object:
    scale = table.board.height_mm / 2 / INCH / TILE_HALF
    link = links[f"board-{table.version}.png"]
    tile = {"Type": 0, "Thickness": 0.1, "Stackable": False, "Stretch": True}
    found = _object(
        "board",
        "Custom_Tile",
        table.title,
        scale,
        CustomImage=_image(link, CustomTile=tile),
        AttachedSnapPoints=[_snap_point(table, space) for space in table.spaces],
    )
    found["Transform"]["posY"] = SURFACE_Y
    return {**found, "Locked": True, "Grid": False, "Snap": False}


def _image(link: str, back: str = "", **more: Any) -> Object:
    image = {"ImageURL": link, "ImageSecondaryURL": back, "ImageScalar": 1.0, "WidthScale": 0.0}
    return {**image, **more}


def _snap_point(table: VirtualTable, space: TableSpace) -> Object:
    """In the frame of the tile, whose height is from -1 to 1."""
    half = table.board.height_mm / 2
    x = (space.at.real - table.board.width_mm / 2) / half * TILE_HALF
    z = (half - space.at.imag) / half * TILE_HALF
    return {
        "Position": {"x": round(x, 5), "y": SNAP_Y, "z": round(z, 5)},
        "Rotation": {"x": 0.0, "y": -space.degrees % 360, "z": 0.0},
        "Tags": [TAG],
    }


def _runner(table: VirtualTable, standing: Standing, links: Mapping[str, str]) -> Object:
    length, width = table.runner_mm
    token = {"Thickness": 0.2, "MergeDistancePixels": 15.0, "StandUp": False, "Stackable": False}
    found = _object(
        f"runner {standing.runner.id}",
        "Custom_Token",
        standing.name,
        width / 2 / INCH,
        Tags=[TAG],
        CustomImage=_image(links[f"runners/{standing.runner.id}.png"], CustomToken=token),
    )
    board, space = table.board, standing.space
    at = space.at if space else complex(0.0, board.height_mm + length)
    found["Transform"] |= {
        "posX": round((at.real - board.width_mm / 2) / INCH, 4),
        "posY": HIGHER_Y + 0.2 * standing.number_on_space,
        "posZ": round((board.height_mm / 2 - at.imag) / INCH, 4),
        "rotY": -space.degrees % 360 if space else 0.0,
    }
    return found


def _beside(table: VirtualTable, links: Mapping[str, str]) -> Iterator[Object]:
    things = table.things
    key = 1
    for deck in things.decks:
        yield _deck(table, deck, key, links)
        key += len(sheets_of(deck))
    for die in things.dice:
        yield from (_die(table, die, number) for number in range(die.count))
    yield from (_dial(table, dial) for dial in things.dials)
    for token in things.tokens:
        for number in range(token.count):
            yield _token(table, token, number, links)


def _deck(table: VirtualTable, deck: Deck, key: int, links: Mapping[str, str]) -> Object:
    """Face down. A card is known by 100 times the number of its sheet plus its place there."""
    sheets = sheets_of(deck)
    custom = {str(key + i): _sheet(deck, i, links) for i in range(len(sheets))}
    ids = [
        100 * (key + i) + place
        for i, sheet in enumerate(sheets)
        for place, (_, count) in enumerate(sheet)
        for _ in range(count)
    ]
    cards = [
        _object(f"{deck.id} {number}", "CardCustom", "", CardID=id, CustomDeck=_of(id, custom))
        for number, id in enumerate(ids)
    ]
    found = _object(f"deck {deck.id}", "DeckCustom", table.deck_name(deck))
    found["Transform"]["rotZ"] = 180.0
    return {**found, "DeckIDs": ids, "CustomDeck": custom, "ContainedObjects": cards}


def _of(id: int, custom: dict[str, Object]) -> dict[str, Object]:
    """The sheet of a card."""
    return {str(id // 100): custom[str(id // 100)]}


def _sheet(deck: Deck, number: int, links: Mapping[str, str]) -> Object:
    columns, rows = sheet_size(sheets_of(deck)[number])
    return {
        "FaceURL": links[sheet_name(deck, number)],
        "BackURL": links[f"cards/{deck.id}/back.png"],
        "NumWidth": columns,
        "NumHeight": rows,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def _die(table: VirtualTable, die: Die, number: int) -> Object:
    faces = ", ".join(
        f"{side.value} {table.say(called(side.colour.capitalize()))}" for side in die.faces
    )
    found = _object(f"die {die.id} {number}", f"Die_{len(die.faces)}", table.say(die.name))
    return {**found, "Description": faces, "ColorDiffuse": _colour(COLOURS[die.faces[0].colour])}


def _dial(table: VirtualTable, dial: Dial) -> Object:
    """A counter: it counts values where they are no numbers."""
    say = table.say
    number = f"{dial.owner.number} " if dial.owner and dial.owner.number else ""
    first = say(dial.values[0])
    value = int(first) if first.isdigit() else 0
    words = ", ".join(f"{i} {say(word)}" for i, word in enumerate(dial.values))
    found = _object(f"dial {dial.id}", "Counter", number + say(dial.name), Counter={"value": value})
    if dial.owner:
        found["ColorDiffuse"] = _colour(COLOURS[dial.owner.colour])
    return found if first.isdigit() else {**found, "Description": words}


def _token(table: VirtualTable, token: Token, number: int, links: Mapping[str, str]) -> Object:
    back = links.get(f"tokens/{token.id}-back.png", "")
    form = {"Thickness": 0.1, "MergeDistancePixels": 15.0, "StandUp": False, "Stackable": True}
    front = links[f"tokens/{token.id}-front.png"]
    return _object(
        f"token {token.id} {number}",
        "Custom_Token",
        table.say(token.name),
        0.3,
        CustomImage=_image(front, back, CustomToken=form),
    )


def _colour(text: str) -> dict[str, float]:
    return {
        part: round(int(text[i : i + 2], 16) / 255, 4)
        for part, i in zip("rgb", (1, 3, 5), strict=True)
    }

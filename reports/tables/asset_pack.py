"""Pictures and data for any program that people fill by hand (.zip), with `spaces.json`, which says
where every space is, and a save of Tabletop Simulator."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Progress
from trackwright.reports.tables.drawings import Face
from trackwright.reports.tables.images import Images, card_size, sheet_name, sheet_size, sheets_of
from trackwright.reports.tables.table import TableSpace, VirtualTable
from trackwright.reports.tables.tts import save_of
from trackwright.reports.tables.zips import json_bytes, zip_bytes
from trackwright.simulator.game.components import Deck
from trackwright.simulator.story.liveries import COLOURS

FORMAT = "trackwright-spaces"
VERSION = 1
SPACES, README, SAVE = "spaces.json", "README.txt", "tabletop-simulator.json"
FINE_PX_PER_MM = 10.0
"""As fine as the largest board allows that all programs take."""
DEFAULT_URL = "http://localhost:8000"


def pack_bytes(table: VirtualTable, progress: Progress | None = None) -> bytes:
    """The pack. Its data is first, which is also what it is recognised by."""
    table = replace(table, finest_px_per_mm=FINE_PX_PER_MM)
    images = Images(table, progress)
    pictures = dict(_pictures(table, images))
    url = (table.options.base_url or DEFAULT_URL).rstrip("/")
    links = {name: f"{url}/{name}" for name in pictures}
    files = {
        SPACES: json_bytes(spaces_document(table, images.board_px)),
        README: readme(table).encode(),
        SAVE: json_bytes(save_of(table, links)),
    }
    return zip_bytes({**files, **pictures})


def _pictures(table: VirtualTable, images: Images) -> Iterator[tuple[str, bytes]]:
    """The board's name holds the hash: programs keep what they once loaded from a link."""
    yield board_name(table), images.board
    for runner in table.things.runners:
        yield f"runners/{runner.id}.png", images.runner(runner, 2.0)
    for deck in table.things.decks:
        for number in range(len(sheets_of(deck))):
            yield sheet_name(deck, number), images.sheet(deck, number)
        yield f"cards/{deck.id}/back.png", images.card(deck, None)
        for number, (card, count) in enumerate(deck.cards, start=1):
            yield f"cards/{deck.id}/{number}-x{count}.png", images.card(deck, card)
    for token in table.things.tokens:
        yield f"tokens/{token.id}-front.png", images.token(token)
        if token.back:
            yield f"tokens/{token.id}-back.png", images.token(token, is_back=True)
    for name, face in _die_faces(table):
        yield name, images.face(face)


def _die_faces(table: VirtualTable) -> Iterator[tuple[str, Face]]:
    for die in table.things.dice:
        for number, side in enumerate(die.faces, start=1):
            yield f"dice/{die.id}-{number}.png", Face(COLOURS[side.colour], side.value)


def board_name(table: VirtualTable) -> str:
    return f"board-{table.version}.png"


def spaces_document(table: VirtualTable, board_px: tuple[int, int]) -> dict[str, Any]:
    """Where every space is on the board's picture, in pixels from its upper left corner."""
    width, height = board_px
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": table.circuit.track.name,
        "graph_hash": table.version,
        "board": {
            "file": board_name(table),
            "width_px": width,
            "height_px": height,
            "px_per_mm": round(table.px_per_mm, 6),
        },
        "spaces": [_space(table, space) for space in table.spaces],
        "start": [
            {"runner": one.name, "space": one.space.name if one.space else None}
            for one in table.standing
        ],
        "sheets": [sheet for deck in table.things.decks for sheet in _sheets(deck)],
    }


def _space(table: VirtualTable, space: TableSpace) -> dict[str, Any]:
    x, y = _pixels(table, space.at)
    return {
        "space": space.name,
        **space.attributes,
        "x_px": x,
        "y_px": y,
        "heading_degrees": space.degrees,
        "polygon": [_pixels(table, corner) for corner in space.polygon],
        "steps": [
            {"to": to, **step}
            for _, to, step in table.circuit.graph.out_edges(space.name, data=True)
        ],
    }


def _sheets(deck: Deck) -> Iterator[dict[str, Any]]:
    for number, sheet in enumerate(sheets_of(deck)):
        columns, rows = sheet_size(sheet)
        yield {
            "deck": deck.id,
            "file": sheet_name(deck, number),
            "columns": columns,
            "rows": rows,
            "card_mm": card_size(deck)[0],
            "counts": [count for _, count in sheet],
        }


def _pixels(table: VirtualTable, point: complex) -> tuple[float, float]:
    scale = table.px_per_mm
    return round(point.real * scale, 1), round(point.imag * scale, 1)


def readme(table: VirtualTable) -> str:
    """What the files are, and what to do with them."""
    say = table.say
    lines = (
        table.title,
        "",
        say(Message("board-*.png: the board; spaces.json: where every space is on it, in pixels")),
        say(Message("runners, cards, tokens, dice: a picture of each; -x4 means 4 such cards")),
        say(Message("sheets: all cards of a deck in rows of ten")),
        "",
        say(Message("Tabletop Simulator: copy tabletop-simulator.json to its Saves folder.")),
        say(
            Message(
                "It needs links to the pictures: run `python3 -m http.server` in this folder, open "
                "the save, and upload the pictures with the Cloud Manager; or export again with "
                "--base-url and the address of a folder on the web that has these files."
            )
        ),
        say(Message("This save follows the file format, but was not tried in the program itself.")),
    )
    return "\n".join(lines) + "\n"

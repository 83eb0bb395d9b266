"""Names as files may hold them to harm whoever looks at them; and what may not come out."""

import json
import unicodedata
from dataclasses import replace
from pathlib import Path

from tests.builders import OVAL, track_of
from trackwright.model.files.library import KITS
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.layout.track import Approval, Marker, Track

FORGED = "::error ::forged"
EVIL = f"\x1b[31m\a\r\n{FORGED}\t\u202e\u2028\x85\x9b\x7f<b>x</b>&y"
"""Escape sequences, line ends of all sorts, a line turned round, and rich text."""
FORMULA = '=HYPERLINK("http://x","' + EVIL[:30]
FILE_NAME = EVIL.replace("/", "") + "\udcff"
"""The last stands for a byte that is not UTF-8."""
_TURNING = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
)


def harmful(text: str) -> set[str]:
    """What steers a terminal or breaks a line; the line ends of the text itself are fine."""
    return {
        letter
        for letter in text
        if letter != "\n"
        and (letter in _TURNING or unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp"))
    }


def is_plain(text: str) -> bool:
    """Nothing steers, and no line is one that a name has made."""
    return not harmful(text) and not any(line.startswith(FORGED) for line in text.splitlines())


def evil_track(pieces: str = OVAL) -> Track:
    """Every text that a track can hold is hostile."""
    track = track_of(pieces)
    on = [piece.id for piece in track.pieces()]
    return replace(
        track,
        name=EVIL,
        notes=(EVIL, FORMULA),
        markers=(
            Marker(on[1], lane=0, colour=FORMULA),
            Marker(on[1], lane=1, symbol=EVIL),
            Marker(on[2], text=EVIL),
            Marker(on[1], difficulty=2),
            Marker(on[6], difficulty=1),
            Marker(on[6], name=EVIL),
        ),
        scenery=(
            SceneryItem(1, "title", 100, 600, 300, 40, text=EVIL),
            SceneryItem(2, "label", 100, 500, 300, 20, text=FORMULA),
        ),
        waivers=(
            Approval("GEO101", EVIL, (on[0],)),
            Approval(EVIL, EVIL, (on[0],)),
        ),
    )


def evil_kit(folder: Path) -> str:
    """A kit with hostile names, codes and headings in the folder; the answer is its id."""
    kit = json.loads((KITS / "motograndprix.json").read_text("utf-8"))
    kit["id"] = "evil"
    kit["name"] = EVIL
    plain = next(piece for piece in kit["pieces"] if piece["code"] == "L1")
    kit["pieces"].append({**plain, "code": EVIL[:20], "name": EVIL, "spaces": 1})
    kit["groups"].append({"name": EVIL, "pieces": [EVIL[:20]]})
    folder.mkdir()
    (folder / "evil.json").write_text(json.dumps(kit), "utf-8")
    return "evil"


def evil_file(folder: Path, track: Track | None = None) -> Path:
    """The track in a file that is called as badly."""
    file = folder / f"{FILE_NAME}.json"
    save_track(track or evil_track(), file)
    return file

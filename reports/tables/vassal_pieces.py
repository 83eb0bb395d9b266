"""Pieces of VASSAL as text: traits inside each other, encoded as sequences.

A sequence is parts with a delimiter between them. A delimiter inside a part gets a backslash, and
a part that begins with a backslash, or is in single quotes, is put into single quotes. A piece is
`+/null/TYPE/STATE`: the types of its traits, each a sequence of its own type and the rest, and
their states likewise; the innermost one is the picture and the name.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

INNER = "\t"
TURNS = 16
CLOCKWISE, COUNTERCLOCKWISE, FLIP = "93,130", "91,130", "70,130"
"""Ctrl-], Ctrl-[ and Ctrl-F, as key code and modifiers."""


def sequence(parts: Iterable[str], delimiter: str) -> str:
    """The parts as one text."""
    return delimiter.join(_part(part, delimiter) for part in parts)


def _part(part: str, delimiter: str) -> str:
    escaped = part.replace(delimiter, f"\\{delimiter}")
    quoted = part[:1] == "\\" or (part[:1] == "'" and part[-1:] == "'")
    return f"'{escaped}'" if quoted else escaped


@dataclass(frozen=True)
class Trait:
    """What a piece can do, and how it is at first."""

    type: str
    state: str


def turning(clockwise: int, left: str, right: str) -> Trait:
    """It turns in sixteenths; a picture that looks to the right is at 0."""
    type = sequence(
        (str(TURNS), CLOCKWISE, COUNTERCLOCKWISE, right, left, "", "", "Heading", ""), ";"
    )
    return Trait(f"rotate;{type}", str(clockwise % TURNS))


def marked(name: str, value: str) -> Trait:
    """A property that never changes."""
    return Trait("mark;" + sequence((name,), ","), sequence((value,), ","))


def covered(back: str, flip: str, peek: str) -> Trait:
    """A card: face down it shows its back."""
    return Trait("obs;" + sequence((FLIP, back, flip, "B", "?", "side:", peek, ""), ";"), "null;")


def layers(name: str, images: Sequence[str], words: Sequence[str], more: str, less: str) -> Trait:
    """One picture after the other, beginning with the first."""
    control = "128"
    type = sequence(
        (
            *("", control, ""),
            *(more, control, "", less, control, ""),
            *("", "", "1"),
            *("false", "0", "0"),
            sequence(images, ","),
            sequence(words, ","),
            *("true", name, "", "", "false", "", "1", "1", "true"),
            *("", CLOCKWISE, COUNTERCLOCKWISE),
            *("", "1.0", "", "true"),
        ),
        ";",
    )
    return Trait(f"emb2;{type}", "1")


def piece_text(name: str, image: str, id: int, traits: Sequence[Trait]) -> str:
    """A piece with its traits, the outermost first."""
    type = "piece;" + sequence(("", "", image, name), ";")
    state = f"null;0;0;{id};0"
    for trait in reversed(traits):
        type = sequence((trait.type, type), INNER)
        state = sequence((trait.state, state), INNER)
    return "+/" + sequence(("null", type, state), "/")

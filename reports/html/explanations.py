"""What each figure means: the paragraphs of docs/metrics.md."""

import re
from functools import cache
from pathlib import Path

from trackwright.reports.html.markup import Html, element, together
from trackwright.reports.html.subject import Look
from trackwright.simulator.game.games import Game
from trackwright.simulator.playtest.statistics import Figure

PAGE = Path(__file__).resolve().parents[2] / "docs" / "metrics.md"
_FIGURE = re.compile(r"^### `(\w+)`\n((?:.+\n?)+)", re.MULTILINE)
_OF_A_GAME = "Of "
_CODE = re.compile(r"`([^`]*)`")


@cache
def explanations() -> dict[tuple[str, str], str]:
    """Section and figure -> its paragraph in English; figures of all games have the section ""."""
    found = {}
    for section in PAGE.read_text("utf-8").split("\n## "):
        title = section.partition("\n")[0]
        game = title.removeprefix(_OF_A_GAME) if title.startswith(_OF_A_GAME) else ""
        for name, paragraph in _FIGURE.findall(section):
            found[game, name] = " ".join(paragraph.split())
    return found


def explanation_of(figure: Figure, game: Game, look: Look) -> Html:
    """The paragraph about a figure, in the reader's language."""
    name, known = figure.page or figure.name, explanations()
    text = known.get((game.name, name)) or known.get(("", name), "")
    parts = _CODE.split(look.say(text))
    return together(*(element("code", part) if i % 2 else part for i, part in enumerate(parts)))

"""All texts of the window, collected from the sources and from the tables.

    ./tw python -m tests.editor.texts

brings the files of `resources/translations` up to date: texts without a translation are added,
marked as unfinished, and translations of what is said no more are taken out.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

from trackwright.editor.app.theme import TITLES
from trackwright.editor.app.translation import LANGUAGES
from trackwright.editor.menus.tables import MENUS
from trackwright.editor.window.tour import STOPS
from trackwright.editor.window.window import PANELS
from trackwright.games.ausgebremst.race.table import DECKS
from trackwright.games.dice_derby.colours import ALLOWED, COLOURS
from trackwright.games.mopeds.facts import COLOURS as MOPEDS
from trackwright.model.edit.edits import TRACK_VALUES
from trackwright.model.files.library import kit, kit_files
from trackwright.model.layout.scenery import SCENERY_KINDS
from trackwright.model.layout.track import MARKER_KINDS
from trackwright.model.text.messages import Message
from trackwright.model.text.translation import TRANSLATIONS
from trackwright.model.text.units import UNITS
from trackwright.reports.html.explanations import explanations
from trackwright.simulator.game.games import all_games, game_named
from trackwright.simulator.game.rulesets import Ruleset, all_rulesets
from trackwright.simulator.playtest.comparing import LIKELY, NO, SURE
from trackwright.simulator.story.game_parts import rule_parts, rules_of
from trackwright.validators.balance.bal501_length import BANDS
from trackwright.validators.catalogue import all_checks
from trackwright.validators.finding import Severity

ROOT = Path(__file__).parents[2]
SHOWING = ("t", "plain", "later")
SAYING = (
    *("model", "validators", "simulator", "games", "design/whatif", "reports", "cli", "editor"),
)
"""Packages whose texts are made for English, and put into the language where they are shown."""
COMMANDS = ("cli",)
"""Packages whose counts are only printed, in English."""


def names_of_seats(rules: Ruleset) -> Iterator[str]:
    """The colours that seats are called by, small in figures, and teams if there are any."""
    for name, team in game_named(rules.game).names_of_players(rules.seats[1], 2):
        colour = name.partition(" ")[0]
        yield from (colour, colour.lower())
        if team != name:
            yield team


GAMES = tuple(game_named(rules.game) for rules in all_rulesets().values())
SEATS = tuple(word for game in GAMES for word in (game.player_word, game.runner))
FILLERS = {rules.filler.name for rules in all_rulesets().values() if rules.filler is not None}
VOCABULARY = (
    *(*BANDS, *COLOURS, *MOPEDS, *ALLOWED, *SEATS, *(f"{seat}s" for seat in SEATS)),
    *(*FILLERS, *(f"{filler}s" for filler in FILLERS)),
    *(*MARKER_KINDS, *(kind.replace("_", " ") for kind in MARKER_KINDS)),
    *SCENERY_KINDS,
    *(*TRACK_VALUES, *(figure.removesuffix("_cm") for figure in TRACK_VALUES)),
    *(form for what in Severity for form in (f"1 {what.value}", f"{{n}} {what.value}s")),
    *(called for rules in all_rulesets().values() for called in names_of_seats(rules)),
    *(level for id in kit_files() for level in kit(id).levels),
    *(kind.name for id in kit_files() for kind in kit(id).pieces),
    *(group.name for id in kit_files() for group in kit(id).groups),
    *DECKS,
    *("frames", "markers", "scenery", "waivers"),
    *("up", "down", "flat", "corner", "straight", SURE, LIKELY, NO),
)
"""Words of the rules that stand in sentences; what they are is only known when they are said."""

SYSTEM_REASONS = (
    *("No such file or directory", "Permission denied", "Is a directory", "Not a directory"),
    *("No space left on device", "Read-only file system", "File name too long"),
    *("File exists", "Too many levels of symbolic links"),
)
"""Why a file cannot be read or written, as systems say it."""

Texts = Iterator[tuple[str, str]]


def calls_in(package: str) -> Iterator[tuple[str, ast.Call, str]]:
    """The calls of plain names in a package: the name, the call, and where it stands."""
    for file in sorted((ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node, f"{file.name}:{node.lineno}"


def in_sources() -> Texts:
    """What `t` and its like are called with, and where."""
    for name, call, place in calls_in("editor"):
        if name in SHOWING:
            yield from ((text, place) for text in _constants(call.args[0]))


def _constants(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def in_tables() -> Texts:
    for menu in MENUS:
        yield menu.title, "a menu"
        for action in menu.actions:
            yield action.text, action.id
            yield action.tip, action.id
            if action.also:
                yield action.also, action.id
    for name in PANELS.values():
        yield name, "a panel"
    for title in TITLES.values():
        yield title, "a theme"
    for unit in UNITS.values():
        yield unit.name, "a unit"
    for stop in chain.from_iterable((one, one.of_course or one) for one in STOPS):
        yield stop.title, "the tour"
        yield stop.words, "the tour"
    yield LANGUAGES["system"], "languages"


def all_texts() -> dict[str, str]:
    """Text -> a place where it is shown."""
    return {text: place for text, place in (*in_sources(), *in_tables()) if text}


def all_said() -> dict[str, str]:
    """Form -> a place where it is said."""
    found: dict[str, str] = {}
    for package in SAYING:
        for name, call, place in calls_in(package):
            if name == "Message" or package not in COMMANDS:
                found |= dict.fromkeys(_forms(name, call), place)
    found |= dict.fromkeys(VOCABULARY, "a word of the rules")
    found |= dict.fromkeys(SYSTEM_REASONS, "a fault of the system")
    for check in all_checks():
        found |= dict.fromkeys((check.headline, check.why, check.fix), check.code)
    found |= dict(of_rulesets())
    found |= dict.fromkeys(explanations().values(), "docs/metrics.md")
    return {form: place for form, place in found.items() if is_worded(form)}


def of_rulesets() -> Texts:
    """What rulesets, their options and bots say of themselves, and every rule in its line."""
    for rules in all_rulesets().values():
        yield rules.about, rules.id
        for bot in (*rules.bots, *([rules.filler] if rules.filler else [])):
            yield bot.about, bot.name
        for option in rules.options:
            yield from ((text, option.name) for text in (option.about, *option.readings))
    for game in all_games().values():
        lines = rules_of(game).items()  # those of options are made of texts from above
        yield from ((text, id) for id, text in lines if not isinstance(text, Message))
        yield from ((heading, game.id) for heading in rule_parts(game))


def _forms(name: str, call: ast.Call) -> Iterator[str]:
    if name == "Message" and isinstance(call.args[0], ast.Constant):
        yield str(call.args[0].value)
    elif name == "counted":
        words = [part for argument in call.args[1:] for part in _constants(argument)]
        if words:
            yield from (f"1 {words[0]}", f"{{n}} {words[1] if words[1:] else words[0] + 's'}")


def is_worded(form: str) -> bool:
    """Is there anything to translate in it besides its parts?"""
    between = "".join(text for text, *_ in Formatter().parse(form))
    return any(letter.isalpha() for letter in between)


def main() -> None:
    for code in LANGUAGES:
        file = TRANSLATIONS / f"{code}.ts"
        if file.exists():
            file.write_text(brought_up_to_date(file), "utf-8")


def brought_up_to_date(file: Path) -> str:
    """The file with a message for everything that is shown, and for nothing else."""
    tree = ElementTree.parse(file)
    for context in tree.getroot().iter("context"):
        _fit(context, WANTED[context.findtext("name", "")]())
        ElementTree.indent(context, "    ")
        context.tail = "\n"
    body = ElementTree.tostring(tree.getroot(), "unicode")
    return f"{HEAD}{body}\n"


def _fit(context: ElementTree.Element, wanted: Mapping[str, str]) -> None:
    there = {message.findtext("source", ""): message for message in context.iter("message")}
    for message in list(context.iter("message")):
        source = message.findtext("source", "")
        if source not in wanted or there[source] is not message:
            context.remove(message)
    for source in wanted:
        if source not in there:
            message = ElementTree.SubElement(context, "message")
            ElementTree.SubElement(message, "source").text = source
            ElementTree.SubElement(message, "translation", type="unfinished").text = ""


HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
WANTED: dict[str, Callable[[], Mapping[str, str]]] = {"window": all_texts, "said": all_said}
"""What each context holds."""

if __name__ == "__main__":
    main()

"""List the rulesets, or show one with all its options.

Set an option with --option NAME=VALUE; for a house ruling, the id of the rule works as the name,
too: --option MGP-H-24=directly-beside.
"""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import FINE, add_json, print_json, print_lines
from trackwright.model.text.messages import counted
from trackwright.model.text.tables import table

if TYPE_CHECKING:
    from trackwright.simulator.game.rulesets import Option, Ruleset


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", nargs="?", help="show this ruleset with its options")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.reports.rulesets import ruleset_json
    from trackwright.simulator.game.rulesets import all_rulesets, find_ruleset

    if arguments.id is not None:
        ruleset = find_ruleset(arguments.id)
        if arguments.json:
            print_json({"version": 1, **ruleset_json(ruleset)})
        else:
            print_lines(*_text(ruleset))
        return FINE
    rulesets = all_rulesets().values()
    if arguments.json:
        print_json({"version": 1, "rulesets": [ruleset_json(ruleset) for ruleset in rulesets]})
    else:
        rows = [(r.id, r.about, r.version, _seats(r), len(r.options)) for r in rulesets]
        print_lines(table(rows, ("ruleset", "about", "version", "seats", "options")))
        print_lines("", "Run `trackwright rulesets ID` for the options of a ruleset.")
    return FINE


def _text(ruleset: "Ruleset") -> Iterator[str]:
    from trackwright.simulator.game.games import game_named

    who = f"{_seats(ruleset)} {game_named(ruleset.game).player_word}s"
    laps = f", {counted(ruleset.laps, 'lap')}" if ruleset.laps else ""
    yield f"{ruleset.id}: {ruleset.about} (version {ruleset.version}, {who}{laps})"
    yield f"bots: {', '.join(bot.name for bot in ruleset.bots)}"
    yield ""
    rows = [
        (o.name, o.default_reading, _others(o), o.rule or None, o.about) for o in ruleset.options
    ]
    yield table(rows, ("option", "default", "else", "rule", "about"))


def _others(option: "Option") -> str:
    """The other values it takes."""
    return ", ".join(option.readings[1:]) if option.readings else option.takes


def _seats(ruleset: "Ruleset") -> str:
    least, most = ruleset.seats
    return f"{least} to {most}"

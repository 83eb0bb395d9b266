"""List the bots, by game.

--bots assigns them to the seats in order, repeated as needed: `--bots careful,greedy` alternates
the two. `human` stands for a person, who makes the decisions at the keyboard (`race` only).
"""

import argparse

from trackwright.cli.shared.output import FINE, add_json, print_json, print_lines
from trackwright.model.text.tables import table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="R", help="only the bots of this ruleset")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.reports.rulesets import bot_json, bots_of

    bots = bots_of(arguments.rules)
    if arguments.json:
        print_json({"version": 1, "bots": [bot_json(game, bot) for game, bot in bots]})
    else:
        rows = [(bot.name, game, bot.about) for game, bot in bots]
        print_lines(table(rows, ("bot", "game", "what it does")))
    return FINE

"""List the bots that can ride, by game.

--bots names them seat by seat, begun again at the end: `--bots careful,greedy` seats both in turn.
`human` in their place is a person, whom `race` asks.
"""

import argparse

from cli.shared.output import FINE, add_json, print_json, tell
from model.text.tables import table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="R", help="only those of this ruleset")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from reports.rulesets import bot_json, bots_of

    bots = bots_of(arguments.rules)
    if arguments.json:
        print_json({"version": 1, "bots": [bot_json(game, bot) for game, bot in bots]})
    else:
        rows = [(bot.name, game, bot.about) for game, bot in bots]
        tell(table(rows, ("bot", "game", "what it does")))
    return FINE

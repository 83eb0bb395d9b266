"""List the bots, by game.

--bots assigns them to the seats in order, repeated as needed: `--bots careful,greedy` alternates
the two. `human` stands for a person, who makes the decisions at the keyboard (`race` only).
"""

import argparse
from typing import TYPE_CHECKING, Any

from cli.shared.output import FINE, add_json, print_json, tell
from model.text.tables import table

if TYPE_CHECKING:
    from simulator.game.rulesets import Bot


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="R", help="only the bots of this ruleset")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    bots = _bots(arguments.rules)
    if arguments.json:
        print_json({"version": 1, "bots": [_json(game, bot) for game, bot in bots]})
    else:
        rows = [(bot.name, game, bot.about) for game, bot in bots]
        tell(table(rows, ("bot", "game", "what it does")))
    return FINE


def _bots(rules: str | None) -> "list[tuple[str, Bot]]":
    """Each bot once per game."""
    from simulator.game.rulesets import all_rulesets, find_ruleset

    rulesets = list(all_rulesets().values()) if rules is None else [find_ruleset(rules)]
    found = {(r.game, bot.name): (r.game, bot) for r in rulesets for bot in r.bots}
    return list(found.values())


def _json(game: str, bot: "Bot") -> dict[str, Any]:
    return {"name": bot.name, "game": game, "about": bot.about}

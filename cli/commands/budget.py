"""Check whether cards or dials last: slack, turns, detours, pit deposits, rounds.

Without --rules, the budget is computed for the circuit's own game. Any circuit with a starting grid
can be checked against any of the games; --laps shows what a different number of laps would change.
"""

import argparse
from collections.abc import Collection

from cli.shared.output import add_json, add_track, print_json, tell
from model.text.errors import TrackwrightError, did_you_mean


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    parser.add_argument("--rules", metavar="RULESET", help="a ruleset with cards or dials")
    parser.add_argument("--laps", type=int, help="number of laps (default: the circuit's)")
    parser.add_argument(
        "--detours",
        type=int,
        metavar="N",
        help="chances of a one-space detour per race (default: every corner of every lap)",
    )
    parser.add_argument(
        "--chance", type=float, metavar="Q", help="probability of each detour (default: 1/3)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from model.files.library import load_circuit
    from simulator.game.budgets import Asked, budget_of, games_with_budget, usual_budget

    _check(arguments, games_with_budget())
    circuit = load_circuit(arguments.track)
    rules = arguments.rules or usual_budget(circuit.kit.id)
    asked = Asked(arguments.laps, arguments.detours, arguments.chance)
    figures, text = budget_of(circuit, rules, asked)
    if arguments.json:
        about = {"version": 1, "track": circuit.track.name, "graph_hash": circuit.hash}
        print_json({**about, "rules": rules, **figures})
    else:
        tell(*text)
    return 0


def _check(arguments: argparse.Namespace, rulesets: Collection[str]) -> None:
    if arguments.rules is not None and arguments.rules not in rulesets:
        hint = did_you_mean(arguments.rules, rulesets)
        raise TrackwrightError(f"the ruleset {arguments.rules!r} has no budget {hint}")
    if arguments.laps is not None and not 1 <= arguments.laps <= 99:
        raise TrackwrightError(f"--laps: expected 1 to 99, found {arguments.laps}")
    if arguments.detours is not None and not 0 <= arguments.detours <= 1000:
        raise TrackwrightError(f"--detours: expected 0 to 1000, found {arguments.detours}")
    if arguments.chance is not None and not 0 <= arguments.chance <= 1:
        raise TrackwrightError(f"--chance: expected 0 to 1, found {arguments.chance}")

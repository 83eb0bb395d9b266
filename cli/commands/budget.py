"""Check whether cards or dials last: slack, turns, detours, pit deposits, rounds.

Without --rules, the budget is computed for the circuit's own game. Any circuit with a starting grid
can be checked against any of the games; --laps shows what a different number of laps would change.
"""

import argparse

from trackwright.cli.shared.output import add_json, add_track, print_json, print_lines
from trackwright.model.text.sections import page_lines


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
    from trackwright.model.files.library import load_circuit
    from trackwright.simulator.game.budgets import BudgetQuestion, budget_of

    asked = BudgetQuestion(arguments.laps, arguments.detours, arguments.chance).checked(
        arguments.rules
    )
    circuit = load_circuit(arguments.track)
    budget = budget_of(circuit, arguments.rules, asked)
    if arguments.json:
        print_json(budget.figures)
    else:
        print_lines(f"{circuit.track.name}: {budget.figures['rules']}", "")
        print_lines(*page_lines(budget.sections))
    return 0

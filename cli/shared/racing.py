"""What the commands that race share: the circuit, the rules, the players, the seed."""

import argparse
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import add_track, whole_number

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.table.table import Setup, Way

LARGEST_SEED = 2**63 - 1


def add_race_arguments(
    parser: argparse.ArgumentParser,
    add_circuit: Callable[[argparse.ArgumentParser], None] = add_track,
    has_usual_rules: bool = False,
) -> None:
    """Arguments of a race: TRACK --rules R [--bots ...] ... `has_usual_rules`: --rules may be
    omitted."""
    add_circuit(parser)
    usual = "; default: those of the circuit's game" if has_usual_rules else ""
    parser.add_argument(
        "--rules",
        metavar="R",
        required=not has_usual_rules,
        help=f"the ruleset (see `trackwright rulesets`){usual}",
    )
    parser.add_argument(
        "--bots",
        metavar="B,...",
        help="who plays, in seat order, repeated as needed (see `trackwright bots`); default: "
        "careful, where the game has such a bot",
    )
    parser.add_argument(
        "--players",
        "--bikes",
        "--cars",
        "--seats",
        metavar="N",
        type=_seats,
        help="number of players, whatever the game calls them; default: the game's usual number",
    )
    parser.add_argument(
        "--team-size",
        metavar="N",
        type=partial(whole_number, least=1),
        help="1 or 2; default: 2, if the game has teams",
    )
    parser.add_argument(
        "--laps", metavar="N", type=_laps, help="number of laps; default: the circuit's"
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set a house ruling or an option of the ruleset; may be repeated",
    )
    parser.add_argument(
        "--seed", metavar="S", type=seed, default=1, help="seed of the dice; default: 1"
    )


def _seats(text: str) -> int:
    from trackwright.simulator.table.states import MOST_PLAYERS

    return whole_number(text, 1, MOST_PLAYERS)


def _laps(text: str) -> int:
    from trackwright.simulator.table.lineup import MOST_LAPS

    return whole_number(text, 1, MOST_LAPS)


def seed(text: str) -> int:
    """A seed: any whole number from 0 that fits into 63 bits."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
    if not 0 <= number <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"expected 0 to {LARGEST_SEED}, found {text!r}")
    return number


def setup_of(arguments: argparse.Namespace) -> "tuple[Circuit, Setup, Way]":
    """The circuit, the set-up and the way round, from the arguments."""
    from trackwright.model.files.library import load_circuit

    circuit = load_circuit(arguments.track)
    return circuit, *setup_on(circuit, arguments)


def setup_on(circuit: "Circuit", arguments: argparse.Namespace) -> "tuple[Setup, Way]":
    """The set-up and the way round on this circuit, from the arguments."""
    from trackwright.simulator.table.lineup import lineup

    return lineup(
        circuit,
        arguments.rules,
        bots=_named(arguments.bots),
        seats=arguments.players,
        team_size=arguments.team_size,
        laps=arguments.laps,
        options=options_of(arguments.option),
    )


def _named(bots: str | None) -> list[str] | None:
    """Comma-separated names; None if none were given."""
    return None if bots is None else [name.strip() for name in bots.split(",") if name.strip()]


def options_of(given: list[str]) -> dict[str, str]:
    """Parses name=value, several times."""
    from trackwright.simulator.game.rulesets import BadOption

    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option {text!r}: expected name=value")
        if name in found:
            raise BadOption(f"--option {name}: given twice")
        found[name] = value
    return found


USUAL, PAIRED = "usual", "paired"


def add_dice_argument(
    parser: "argparse.ArgumentParser | argparse._ArgumentGroup", default: str
) -> None:
    parser.add_argument(
        "--dice",
        choices=(USUAL, PAIRED),
        help="paired: each player has dice of its own in each round, so that two circuits are "
        "raced with the same luck and differ by less chance; usual: as thrown in the order of "
        f"play; default: {default}",
    )


def add_why_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--why",
        metavar="ROUND",
        type=partial(whole_number, least=1),
        help="show why bots decided as they did in this round: their best choices, and what they "
        "took each to be worth",
    )

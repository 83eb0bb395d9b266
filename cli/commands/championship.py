"""Race a championship over several circuits, with points for players and teams.

Players keep their seats all season. Race i of the season is race i of the seed, so
`race TRACK --seed S --number i` shows it on its own (i counts from 0), unless the game sets the
grid from the race before.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from trackwright.cli.shared.output import FINE, TRACK_HELP, add_json, print_json, print_lines, warn
from trackwright.cli.shared.racing import add_race_arguments, setup_on
from trackwright.model.text.tables import table

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.race.season import Season
    from trackwright.simulator.table.table import Setup

Groups = Sequence[Sequence[str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_race_arguments(parser, _add_circuits)
    add_json(parser)


def _add_circuits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "tracks",
        metavar="TRACK",
        nargs="*",
        help=f"{TRACK_HELP}; default: the game's own series, if it has one",
    )


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import load_circuit

    arguments.tracks = arguments.tracks or _series(arguments.rules)
    circuits = [load_circuit(name) for name in arguments.tracks]
    season = _season(circuits, arguments)
    if arguments.json:
        print_json(_json(season, circuits, arguments))
    else:
        print_lines(*_text(season, circuits, arguments))
    return FINE


def _series(rules: str) -> list[str]:
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.simulator.game.games import game_named
    from trackwright.simulator.game.rulesets import find_ruleset
    from trackwright.simulator.race.game_parts import championship, has_championship

    game = game_named(find_ruleset(rules).game)
    found = list(championship(game).series()) if has_championship(game) else []
    if not found:
        raise TrackwrightError(
            f"TRACK: {game.name} has no series of its own; list the circuits to race"
        )
    return found


def _season(circuits: "Sequence[Circuit]", arguments: argparse.Namespace) -> "Season":
    """Sets up every race first: a circuit that cannot be raced is reported before any race."""
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.simulator.race.season import run_season

    races = []
    for name, circuit in zip(arguments.tracks, circuits, strict=True):
        try:
            races.append(setup_on(circuit, arguments))
        except TrackwrightError as error:
            raise TrackwrightError(f"{name}: {error}") from None
    return run_season(races, arguments.seed, warn)


def _json(
    season: "Season", circuits: "Sequence[Circuit]", arguments: argparse.Namespace
) -> dict[str, Any]:
    from importlib.metadata import version

    setup = season.setups[0]
    return {
        "version": 1,
        "ruleset": setup.ruleset.id,
        "ruleset_version": setup.ruleset.version,
        "options": setup.changed_options,
        "seed": arguments.seed,
        "programs": {"trackwright": version("trackwright")},
        "races": [
            {
                "track": name,
                "name": circuit.track.name,
                "graph_hash": circuit.hash,
                "laps": setup.laps,
                "number": number,
                **_taken_over(setup),
                **result.as_json(),
            }
            for number, (name, circuit, setup, result) in enumerate(
                zip(arguments.tracks, circuits, season.setups, season.results, strict=True)
            )
        ],
        "riders": _rows_json(season.players, season.totals),
        "teams": _rows_json(season.teams, season.team_totals),
    }


def _taken_over(setup: "Setup") -> dict[str, Any]:
    """What a race took over from the one before it, if anything."""
    carried = {name: list(numbers) for name, numbers in setup.carried.items()}
    return {"carried": carried} if carried else {}


def _rows_json(groups: Groups, totals: Mapping[str, int]) -> list[dict[str, Any]]:
    return [
        {"place": place, "name": name, "points": totals[name]} for place, name in _placed(groups)
    ]


def _placed(groups: Groups) -> Iterator[tuple[int, str]]:
    """Places with ties: after two firsts comes third."""
    place = 1
    for group in groups:
        for name in group:
            yield place, name
        place += len(group)


def _text(
    season: "Season", circuits: "Sequence[Circuit]", arguments: argparse.Namespace
) -> Iterator[str]:
    ruleset = season.setups[0].ruleset
    yield f"Championship of {len(circuits)} races, {ruleset.id} (version {ruleset.version})"
    yield f"  seed {arguments.seed}"
    yield ""
    yield _races(season, circuits)
    yield ""
    yield _players(season)
    if season.teams_differ:
        yield ""
        yield _teams(season)


def _races(season: "Season", circuits: "Sequence[Circuit]") -> str:
    rows = []
    pairs = zip(circuits, season.setups, season.results, strict=True)
    for number, (circuit, setup, result) in enumerate(pairs):
        winners = ", ".join(name for name, place in result.places.items() if place == 1) or None
        out = len(result.retired)
        row = (number, circuit.track.name, setup.laps, result.rounds, winners, out, circuit.hash)
        rows.append(row)
    return table(rows, ("race", "circuit", "laps", "rounds", "winner", "retired", "hash"))


def _players(season: "Season") -> str:
    """Finishing places race by race; a dash for no place."""
    seats = {seat.name: seat for seat in season.setups[0].seats}
    numbers = [str(number) for number in range(len(season.results))]
    rows = []
    for place, name in _placed(season.players):
        places = [result.places[name] for result in season.results]
        seat = seats[name]
        rows.append((place, name, seat.team, seat.player, season.totals[name], *places))
    return table(rows, ("place", "player", "team", "bot", "points", *numbers))


def _teams(season: "Season") -> str:
    rows = [(place, team, season.team_totals[team]) for place, team in _placed(season.teams)]
    return table(rows, ("place", "team", "points"))

"""Who races where, and under which rules: the set-up of a race from what a person says."""

from collections.abc import Mapping, Sequence

from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import did_you_mean
from trackwright.model.text.messages import Message, counted
from trackwright.simulator.game.games import BadLineup, game_named
from trackwright.simulator.game.rulesets import BadOption, Ruleset, find_ruleset, usual_laps
from trackwright.simulator.table.game_parts import way_on
from trackwright.simulator.table.table import PERSON, Seat, Setup, Way

MOST_LAPS = 99
DEFAULT_TEAM = 2


def lineup(
    circuit: Circuit,
    ruleset_id: str,
    *,
    bots: Sequence[str] | None = None,
    seats: int | None = None,
    team_size: int | None = None,
    laps: int | None = None,
    options: Mapping[str, object] | None = None,
) -> tuple[Setup, Way]:
    """The set-up and the way round; `bots` are repeated as needed. Missing bots, seats or teams get
    the defaults."""
    ruleset = find_ruleset(ruleset_id)
    settings = ruleset.settings(options or {})
    count = ruleset.default_seats if seats is None else seats
    players = (ruleset.default_bot,) if bots is None else bots
    taken = seats_for(ruleset, players, count, DEFAULT_TEAM if team_size is None else team_size)
    if team_size not in (None, 1) and all(seat.team == seat.name for seat in taken):
        name = game_named(ruleset.game).name
        raise BadLineup(f"teams of {team_size}: {name} has no teams")
    way = way_on(game_named(ruleset.game), circuit, settings)
    return Setup(ruleset, settings, taken, laps_for(circuit, ruleset, laps)), way


def laps_for(circuit: Circuit, ruleset: Ruleset, laps: int | None) -> int:
    """How many laps: the given number, or the rules', or the circuit's; a course is raced once."""
    if circuit.geometry.leads_to_finish:
        if laps not in (None, 1):
            raise BadLineup(Message("{n} laps: a course leads to its finish once", n=laps))
        return 1
    if laps is None:
        return usual_laps(ruleset, circuit.track.kit, circuit.track.laps)
    if not 1 <= laps <= MOST_LAPS:
        raise BadLineup(Message("{n} laps: expected 1 to {most}", n=laps, most=MOST_LAPS))
    if ruleset.laps and laps != ruleset.laps:
        asked = counted(laps, "lap")
        raise BadLineup(f"{asked}: {ruleset.id} is raced over {counted(ruleset.laps, 'lap')}")
    return laps


def seats_for(
    ruleset: Ruleset, bots: Sequence[str], count: int, team_size: int
) -> tuple[Seat, ...]:
    """This many seats, named by the game, with these bots repeated as needed; and the seats that
    the rules fill, if more have to start."""
    game = game_named(ruleset.game)
    least, most = ruleset.seats
    if not least <= count <= most:
        asked = counted(count, game.player_word)
        raise BadLineup(f"{asked}: {ruleset.id} is raced by {least} to {most}")
    for bot in bots:
        known_player(ruleset, bot)
    if not bots:
        raise BadLineup("no players: name at least one bot")
    if len(bots) > count:
        raise BadLineup(
            f"{len(bots)} bots for {counted(count, game.player_word)}: name fewer bots, "
            f"or add {game.player_word}s"
        )
    names = game.names_of_players(max(count, ruleset.field), team_size)
    players = [bots[i % len(bots)] for i in range(count)]
    if ruleset.filler is not None:
        players += [ruleset.filler.name] * (len(names) - count)
    return tuple(Seat(*name, player) for name, player in zip(names, players, strict=True))


def known_player(ruleset: Ruleset, player: str) -> None:
    """A bot of the ruleset, or a person; otherwise BadOption."""
    names = [bot.name for bot in ruleset.bots] + [PERSON]
    if player not in names:
        raise BadOption(f"{ruleset.id} has no bot named {player!r} {did_you_mean(player, names)}")

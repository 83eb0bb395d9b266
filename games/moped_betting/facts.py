"""What this game is; it has no rulesets that can be raced yet."""

from trackwright.simulator.game.games import Game, Names


def seating(seats: int, team_size: int) -> Names:
    """Numbered, each a team of its own."""
    return [(f"Moped {i + 1}", f"Moped {i + 1}") for i in range(seats)]


GAME = Game(
    id="moped_betting",
    name="Full Throttle! (mopeds)",
    prefix="MOP-",
    rulesets=(),
    seating=seating,
    runner="moped",
    aliases=("moped", "moped-betting"),
)

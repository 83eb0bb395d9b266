"""What this game is; it has no rulesets that can be raced yet."""

from trackwright.simulator.game.games import Game

GAME = Game(
    id="moped_betting",
    name="Full Throttle! (mopeds)",
    prefix="MOP-",
    rulesets=(),
    runner="moped",
    aliases=("moped", "moped-betting"),
)

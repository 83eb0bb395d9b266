"""What this game is; it has no rulesets that can be raced yet."""

from trackwright.simulator.game.games import Game

GAME = Game(
    id="street_racing",
    name="Full Throttle (street race)",
    prefix="STR-",
    rulesets=(),
    runner="car",
    aliases=("street", "street-racing"),
)

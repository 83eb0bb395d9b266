"""What this game is; it has no rulesets that can be raced yet."""

from trackwright.simulator.game.games import Game

GAME = Game(
    id="dice_derby",
    name="Racing Rules",
    prefix="DIC-",
    rulesets=(),
    runner="car",
    aliases=("dice", "dice-derby"),
)

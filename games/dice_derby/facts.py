"""What this game is; it has no rulesets that can be raced yet."""

from trackwright.simulator.game.games import Game, Names


def seating(seats: int, team_size: int) -> Names:
    """Numbered, each a team of its own."""
    return [(f"Car {i + 1}", f"Car {i + 1}") for i in range(seats)]


GAME = Game(
    id="dice_derby",
    name="Racing Rules",
    prefix="DIC-",
    rulesets=(),
    seating=seating,
    runner="car",
    aliases=("dice", "dice-derby"),
)

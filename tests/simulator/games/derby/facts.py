"""What Derby offers."""

from tests.simulator.games.derby.rulesets import RULESETS as LINES
from trackwright.simulator.game.games import Game
from trackwright.simulator.game.rulesets import Bot, Option, Ruleset
from trackwright.simulator.game.runners import nobodys

ID = "derby"
BOTS = (
    Bot("loyal", 1, "bets on one horse"),
    Bot("keen", 2, "bets on the horse in front", weighs=True),
)
_CAP = "rounds after which a race ends"
OPTIONS = (
    Option("most_rounds", _CAP, default=99, least=1, most=999, field="round_cap"),
    Option("bets", "rounds with bets", default=3, least=1, most=9, field="bets"),
)
RULESETS = (Ruleset(ID, LINES[ID], ID, 1, (2, 6), OPTIONS, BOTS, default_seats=3, laps=1),)

GAME = Game(
    ID,
    "Derby",
    "DER-",
    RULESETS,
    runner="horse",
    player="player",
    runners=nobodys("Ash", "Bay", "Dun", "Roan"),
)

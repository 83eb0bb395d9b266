"""Cases of the street race thought through by hand: a situation, and what the rules say to it."""

from tests.games.street_racing.written.barriers import BARRIERS
from tests.games.street_racing.written.blocks import BLOCKS
from tests.games.street_racing.written.corners import PENALTIES
from tests.games.street_racing.written.damage import DAMAGE
from tests.games.street_racing.written.drawing import DRAWING
from tests.games.street_racing.written.drawing_tokens import DRAWING_TOKENS
from tests.games.street_racing.written.driving_tokens import DRIVING_TOKENS
from tests.games.street_racing.written.finishes import RACING
from tests.games.street_racing.written.laps import LAPS
from tests.games.street_racing.written.moving import STEPS
from tests.games.street_racing.written.rulings import RULINGS
from tests.games.street_racing.written.setup import SETUP
from tests.games.street_racing.written.steering import STEERING_TOKENS
from tests.games.street_racing.written.teams import TEAMS

WRITTEN = [
    *SETUP,
    *DRAWING,
    *STEPS,
    *PENALTIES,
    *DRAWING_TOKENS,
    *DRIVING_TOKENS,
    *STEERING_TOKENS,
    *BLOCKS,
    *BARRIERS,
    *RACING,
    *TEAMS,
    *DAMAGE,
    *LAPS,
    *RULINGS,
]

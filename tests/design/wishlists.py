"""Wishes that the tests search for."""

from trackwright.design.wishes import Wishes

CLUB = Wishes(level="standard", positions=(75, 75), board_cm=(100.0, 80.0))
BEGINNER = Wishes(level="basic", positions=(40, 60), board_cm=(60.0, 90.0), corners=(5, 8))
POWER = Wishes(
    level="standard",
    positions=(86, 100),
    board_cm=(120.0, 90.0),
    corners=(8, 11),
    hairpins=(2, 4),
    longest=(15, 20),
)
PIT = Wishes(
    kit="ausgebremst",
    positions=(23, 26),
    board_cm=(70.0, 50.0),
    use={"PIT4": 1},
    rules="ausgebremst-family",
    unlike=0.03,
)
MOPEDS = Wishes(kit="mopeds", positions=(16, 24), board_cm=(60.0, 45.0))
DICE = Wishes(kit="racing-rules", positions=(50, 74), board_cm=(100.0, 70.0))
STREET = Wishes(
    kit="street", positions=(40, 60), board_cm=(140.0, 100.0), use={"START2": 1}, direction="right"
)
EASY = {
    "club": CLUB,
    "beginner": BEGINNER,
    "power": POWER,
    "pit": PIT,
    "mopeds": MOPEDS,
    "dice": DICE,
    "street": STREET,
}

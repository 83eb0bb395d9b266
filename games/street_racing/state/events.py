"""What happens in a race; `who` is the car."""

from trackwright.simulator.table.log import Event


class Driver(Event, number=1):
    """STR-02, STR-54: its driver card."""

    driver: int


class Allocated(Event, number=2):
    """STR-06: its tokens of one kind, once all have chosen."""

    upgrade: int
    count: int


class First(Event, number=3):
    """STR-09: the first player, drawn."""


class Placed(Event, number=4):
    """STR-09: it takes a start space; `turn` is its place in the order of turns."""

    slot: int
    space: int
    turn: int


class Round(Event, number=5):
    """STR-10: every car has a turn."""

    number: int


class Shift(Event, number=6):
    """STR-17."""

    up: int
    gear: int
    cards: int


class Upgrade(Event, number=7):
    """STR-33 to STR-41: `effect` is the Nitrous value, V of first-turn Tires, cards drawn by
    Tuning, or the space that is ignored."""

    upgrade: int
    effect: int


class Set(Event, number=8):
    """STR-14."""

    suit: int
    cards: int


class Flip(Event, number=9):
    """STR-15: a flipped card: its suit, and its number in the row that is read."""

    suit: int
    speed: int


class Speed(Event, number=10):
    """STR-16: the chosen number; STR-51: 1 if it has an icon."""

    speed: int
    icon: int


class Control(Event, number=11):
    """STR-52: a control token is drawn."""

    value: int


class Go(Event, number=12):
    """STR-21: V, and what of it is Nitrous, Tires and control token."""

    speed: int
    boost: int
    tires: int
    control: int


class Step(Event, number=13):
    """STR-22: from where to where, what it cost, the penalties of it, and points left."""

    start: int
    to: int
    cost: int
    penalties: int
    left: int


class Barrier(Event, number=14):
    """STR-43: passed (1) or not."""

    space: int
    value: int
    speed: int
    passed: int


class Blocked(Event, number=15):
    """STR-28."""

    space: int
    left: int


class Overflow(Event, number=16):
    """STR-31: it stops, points lost."""

    space: int
    left: int


class Steered(Event, number=17):
    """STR-41: it stops behind the corner; points that cost nothing."""

    space: int
    left: int


class Downshift(Event, number=18):
    """STR-30: by penalties."""

    gear: int


class Lap(Event, number=19):
    """STR-H-30."""

    lap: int


class Home(Event, number=20):
    """STR-46: remaining speed, and V."""

    remaining: int
    speed: int


class Crash(Event, number=21):
    """STR-44: it is out."""

    space: int
    value: int
    speed: int


class Damage(Event, number=22):
    """STR-52: its control token is turned; so many lie on the damage side."""

    damage: int


class Junked(Event, number=23):
    """STR-53."""

    space: int


class Place(Event, number=24):
    """STR-37: its block token goes beside it."""

    space: int


class Lift(Event, number=25):
    """STR-42: its block token is lifted."""

    space: int


class Pass(Event, number=26):
    """STR-19: it does not move."""

    space: int


class CleanUp(Event, number=27):
    """STR-18: penalties, hand limit, cards that are discarded."""

    penalties: int
    limit: int
    discarded: int


class Refill(Event, number=28):
    """STR-18: cards drawn, and cards in hand then."""

    drawn: int
    held: int


class Reshuffle(Event, number=29):
    """STR-H-25."""

    cards: int


class MateStarts(Event, number=30):
    """STR-56: its team-mate has crossed the line."""


class Final(Event, number=31):
    """STR-47: the round is played out."""


class Result(Event, number=32):
    """STR-48, STR-49: its place, and the steps it had left."""

    place: int
    left: int

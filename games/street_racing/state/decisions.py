"""The decisions of a race: rows (player, kind, choice, path).

    kind        choice                          path
    ALLOCATE    upgrade for the next token      -
    SLOT        number of a start space         -
    SHIFT       UP or DOWN                      cards discarded for it
    UPGRADE     upgrade that is used            TUNING: cards discarded; HANDLING: the space whose
                                                block token is ignored
    PLACE       LEFT or RIGHT: where the block token goes (Handling)      -
    SET         suit                            number of cards
    SPEED       number that is chosen           -
    STEP        space that is entered           -
    END         -                               -
    DISCARD     -                               cards discarded

Cards in hand count by their suits: a path of cards has five bits for each suit, first suit lowest.
Which decisions are legal depends on `race.phase`; `rules/legal.py` lists them. END passes in phase
PREPARING, accepts what stops the car in phase MOVING, and ends the turn in phase LEAVING.
"""

ALLOCATE, SLOT, SHIFT, UPGRADE, PLACE, SET, SPEED, STEP, END, DISCARD = range(10)

ALLOCATING, PLACING, PREPARING, CHOOSING, MOVING, LEAVING, DISCARDING, TURN_OVER = range(8)
"""Phases: STR-06, STR-09; A and B, C and D, E and F, G, H of STR-13."""

DOWN, UP = 0, 1
LEFT, RIGHT = 0, 1

SUIT_BITS = 5
ONE_SUIT = (1 << SUIT_BITS) - 1


def count_of(cards: int, suit: int) -> int:
    """How many cards of a suit (1 to 6) a path names."""
    return cards >> SUIT_BITS * (suit - 1) & ONE_SUIT


def cards_of(suit: int, count: int) -> int:
    """So many cards of one suit, as a path."""
    return count << SUIT_BITS * (suit - 1)


def cards_in(cards: int) -> int:
    """How many cards a path names."""
    total = 0
    while cards:
        total += cards & ONE_SUIT
        cards >>= SUIT_BITS
    return total

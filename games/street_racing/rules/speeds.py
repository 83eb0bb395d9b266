"""Speed draws: STR-14 to STR-16, STR-34, STR-38, STR-51, H-03, H-15."""

from trackwright.games.street_racing.rules.cards import (
    FOR_CARD,
    NO_CARD,
    discard_flips,
    play_from_hand,
    take_card,
)
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.layouts import GISELE, TOP_GEAR, Race
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import CHANCE_WANTED

STEERING_GEAR = 3
"""STR-41."""


def row_to_read(race: Race, car: int) -> int:
    """STR-16: the row of a draw now; 0 if there is none."""
    return row_of(race, race.gear[car])


def row_of(race: Race, gear: int) -> int:
    """STR-16, STR-38, H-03: the row that is read in a gear; 0 if there is none."""
    if race.turbo == 0 or gear == TOP_GEAR:
        return gear
    return 0 if gear == 0 and race.rules.no_neutral_turbo else gear + 1


def lay_set(race: Race, car: int, suit: int, count: int) -> None:
    """STR-14: cards of one suit."""
    race.set_suit = suit
    for _n in range(count):
        race.set_card[race.set_size] = play_from_hand(race, car, suit)
        race.set_size += 1
    note(race, car, events.Set(suit=suit, cards=count))


def draw_speeds(race: Race, car: int) -> None:
    """STR-15: as many cards as the set has. STR-41: steering needs its gear now, too."""
    read_row(race, car)
    if race.steering:
        race.steering = 2 if race.gear[car] == STEERING_GEAR else 1
    for _n in range(race.set_size):
        card = take_card(race, car)
        if race.halt or card == NO_CARD:
            return
        race.flip[race.flipped] = card
        race.flipped += 1
        race.flips += 1
        speed = race.deck.speed[card][race.row_read]
        if speed == 0:  # a card of a referee's case that does not say it
            race.halt = CHANCE_WANTED
            race.halt_player = car
            race.halt_kind = FOR_CARD
            return
        note(race, car, events.Flip(suit=race.deck.suit[card], speed=speed))


def read_row(race: Race, car: int) -> None:
    """STR-16, STR-38, H-02: the gear at the draw, or after a shift that follows it."""
    race.row_read = row_to_read(race, car)
    race.gear_drawn = race.gear[car]


def redraw(race: Race, car: int) -> None:
    """STR-34, H-11: the same number again; the old results are gone."""
    discard_flips(race)
    draw_speeds(race, car)


def minimum_speed(race: Race) -> int:
    """STR-16, H-15: of the suit that equals the gear; 0 if there is none."""
    gear = race.row_read if race.rules.turbo_minimum else race.gear_drawn
    return race.deck.minimum[race.set_suit] if race.set_suit == gear else 0


def flipped_speed(race: Race, number: int) -> int:
    """STR-16: the number of a flipped card."""
    return race.deck.speed[race.flip[number]][race.row_read]


def is_option(race: Race, speed: int) -> int:
    """STR-16: is it one of the numbers that may be chosen?"""
    if speed <= 0:
        return 0
    if speed == minimum_speed(race):
        return 1
    for number in range(race.flipped):
        if flipped_speed(race, number) == speed:
            return 1
    return 0


def only_option(race: Race) -> int:
    """The speed if there is just one, 0 if there are several; -1 if there is none."""
    only = minimum_speed(race)
    for number in range(race.flipped):
        speed = flipped_speed(race, number)
        if speed <= 0 or speed == only:
            continue
        if only:
            return 0
        only = speed
    return only if only else -1


def has_icon(race: Race, speed: int) -> int:
    """STR-51: is there a damage icon beside it? Minimum Speed has none."""
    if speed == minimum_speed(race):
        return 0
    return 1 if speed <= race.deck.icon[race.row_read] else 0


def choose_speed(race: Race, car: int, speed: int) -> None:
    """STR-16, STR-21, STR-51: the number; V with what is added so far."""
    race.chosen = speed
    race.icon = has_icon(race, speed)
    counts = race.rules.damage or race.driver[car] == GISELE
    shown = 1 if race.icon and counts else 0
    note(race, car, events.Speed(speed=speed, icon=shown))
    race.used_control = race.control[car]
    race.speed = speed + race.boost + race.used_control
    race.points = race.speed

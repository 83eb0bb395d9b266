"""A player's turn, in the order of H-32: F-08, F-14, F-18, F-21, F-28, F-30, P-08, P-10."""

from trackwright.games.ausgebremst.race.seats import plan_deposit, plan_draw, plan_play
from trackwright.games.ausgebremst.race.tally import count_incident, count_move, count_out, note_gap
from trackwright.games.ausgebremst.rules.cards import (
    fill_hand,
    has_no_cards,
    lay_open,
    on_stacks,
    packed_hand,
    position_in_hand,
    put_on_stack,
    show_hand,
    take_card,
    take_from_stack,
)
from trackwright.games.ausgebremst.rules.decisions import DRAW, FINISH_PATH, PICK_UP, PLAY, decided
from trackwright.games.ausgebremst.rules.lead import lift_ban, race_left, six_is_barred
from trackwright.games.ausgebremst.rules.moves import (
    FINISH_LINE,
    NO_END,
    STEP_NO_WINDOW,
    STEP_SHUT,
    STEP_TAKEN,
    WAY_BITS,
    can_drive,
    drive,
    first_end,
    last_end,
    look,
    overtaken,
    packed_way,
    reaches_finish,
    step_fault,
    steps_of,
)
from trackwright.games.ausgebremst.rules.pit import loses_last_chance, mark_stop
from trackwright.games.ausgebremst.rules.places import vacate
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.codes import (
    F_08,
    F_11,
    F_13,
    F_14,
    F_15,
    F_31,
    H_05,
    H_16,
    P_08,
    P_10,
)
from trackwright.games.ausgebremst.state.events import NO_CARDS, PIT_MISSED
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, PRO, STACKS, Race
from trackwright.simulator.table.decisions import NO_ROW, is_person, record_decision, reject, want
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import FINISHED, RACING, RETIRED

SIX = 6
PASSING = 0


def take_turn(race: Race, car: int) -> None:
    """F-08, H-32: play and drive, or show the hand and pass."""
    race.turns += 1
    look(race, car, MOST_CARD)
    if race.halt:
        return
    if race.counting and holds_barred_six(race, car):
        race.barred += 1
    choose_play(race, car)
    if race.halt:
        return
    if race.card == PASSING:
        pass_turn(race, car)
        return
    play_card(race, car)
    finish_move(race, car)
    if race.status[car] == RACING and race.halt == 0:
        end_turn(race, car)


def may_play(race: Race, car: int, card: int) -> int:
    """F-14, F-15: can the card be played in full, and is it not a forbidden six?"""
    if can_drive(race, card) == 0:
        return 0
    return 1 if card != SIX or six_is_barred(race, car) == 0 else 0


def has_play(race: Race, car: int) -> int:
    """H-05: is any card of the hand playable?"""
    for i in range(race.held[car]):
        if may_play(race, car, race.hand[car][i]):
            return 1
    return 0


def holds_barred_six(race: Race, car: int) -> int:
    """F-15: does the hand have a six that only the ban keeps from being played?"""
    if position_in_hand(race, car, SIX) < 0 or can_drive(race, SIX) == 0:
        return 0
    return six_is_barred(race, car)


# --- the decision -------------------------------------------------------------------------------


def choose_play(race: Race, car: int) -> None:
    """F-08, D-01: card and way, from the script or from the bot; a car that can play nothing has no
    choice."""
    race.card = PASSING
    if has_play(race, car) == 0:
        return
    row = decided(race, car, PLAY)
    if row != NO_ROW:
        race.fault = read_play(race, car, race.script.choice[row], race.script.path[row])
        if race.fault:
            reject(race, car, PLAY, race.fault)
            return
    elif is_person(race, car):
        want(race, car, PLAY)
        return
    else:
        plan_play(race, car)
        race.ways = packed_way(race, race.end, race.card)
        if race.rules.verify and play_fault(race, car, race.card, race.ways):
            reject(race, car, PLAY, play_fault(race, car, race.card, race.ways))
            return
    record_decision(race, car, PLAY, race.card, race.ways)


def read_play(race: Race, car: int, card: int, path: int) -> int:
    """The plan of the turn from a decision; returns the rule that it breaks, 0 if none."""
    race.card = card
    race.ways = path
    if card == PASSING:
        return H_05 if has_play(race, car) else 0
    if path < 0:
        if card > MOST_CARD:
            return F_08
        race.end = end_at(race, card, path)
        race.ways = packed_way(race, race.end, card) if race.end != NO_END else 1
    return play_fault(race, car, card, race.ways)


def end_at(race: Race, card: int, path: int) -> int:
    """The end of a card on a space, the finish, or NO_END."""
    if path == FINISH_PATH:
        return FINISH_LINE if reaches_finish(race, card) else NO_END
    for end in range(first_end(race, card), last_end(race, card)):
        if race.sight.at[end] == -1 - path:
            return end
    return NO_END


def play_fault(race: Race, car: int, card: int, path: int) -> int:
    """F-08, F-15: the rule that a card and a way break, 0 if none."""
    if position_in_hand(race, car, card) < 0:
        return F_08
    if card == SIX and six_is_barred(race, car):
        return F_15
    return way_fault(race, car, card, path)


def way_fault(race: Race, car: int, card: int, path: int) -> int:
    """F-11 to F-14, F-31, H-16: the rule that a way breaks; to the finish it may be shorter
    (H-20)."""
    road = race.road
    steps = steps_of(path)
    space, crossed = race.space[car], race.crossings[car]
    for step in range(steps):
        way = path >> WAY_BITS * (steps - 1 - step) & 7
        if crossed > race.laps:
            return F_14
        if way >= road.ways[space]:
            return F_13
        fault = step_fault(race, car, space, crossed, way)
        if fault:
            return rule_against(fault)
        crossed += road.crosses[space] >> way & 1
        space = road.ahead[space][way]
    if steps == card or (steps < card and crossed > race.laps):
        return 0
    return F_14


def rule_against(fault: int) -> int:
    if fault == STEP_TAKEN:
        return F_11
    if fault == STEP_NO_WINDOW:
        return H_16
    return F_31 if fault == STEP_SHUT else F_13


# --- consequences -------------------------------------------------------------------------------


def pass_turn(race: Race, car: int) -> None:
    """F-14, F-18, F-21: a player who can play nothing shows the hand; nothing is played or
    drawn."""
    waits = 0
    for i in range(race.held[car]):
        if can_drive(race, race.hand[car][i]):
            waits = 1
    show_hand(race, car)
    count_incident(race, race.space[car])
    space, hand = race.space[car], packed_hand(race, car)
    if waits:
        race.waited += 1
        note(race, car, events.Wait(space=space, hand=hand))
    else:
        race.blocked += 1
        note(race, car, events.Pass(space=space, hand=hand))


def play_card(race: Race, car: int) -> None:
    """F-08, F-12: lay the card face up and drive."""
    lay_open(race, car, race.card)
    drive_card(race, car, race.card, race.ways)


def drive_card(race: Race, car: int, card: int, ways: int) -> None:
    """F-12, F-14: the move, step by step."""
    start, crossed, before = race.space[car], race.crossings[car], race_left(race, car)
    race.plays[car] += 1
    race.points[car] += card
    steps = drive(race, car, ways)
    if race.imagined == 0:
        passed = overtaken(race, car, before)
        race.overtakes += passed
        if race.counting:
            count_move(race, car, start, ways, steps)
            race.statistics.passes[race.space[car]] += passed
    note(race, car, events.Move(card=card, start=start, ways=ways, end=race.space[car]))
    if race.crossings[car] != crossed:
        note(race, car, events.Line(crossings=race.crossings[car]))


def finish_move(race: Race, car: int) -> None:
    """H-32: in this order: the finish, the stop, the last chance for it."""
    if mark_stop(race, car):
        note(race, car, events.Stop(space=race.space[car]))
    if loses_last_chance(race, car, race.space[car], race.crossings[car]):
        take_off(race, car, PIT_MISSED)
    elif race.crossings[car] > race.laps:
        come_home(race, car)


def come_home(race: Race, car: int) -> None:
    """F-40, H-20: the car has its place, and leaves the track at once."""
    race.finished += 1
    race.finish_place[car] = race.finished
    race.out_round[car] = race.round
    race.status[car] = FINISHED
    if race.finished == 1:
        note_gap(race)
    lift_ban(race, car)
    note(race, car, events.Finish(place=race.finished))


def take_off(race: Race, car: int, cause: int) -> None:
    """F-30, F-39, H-19, H-22, H-24: the car is out; it is no longer in the way, and its rank
    depends on what was left."""
    race.out_left[car] = race_left(race, car) if race.crossings[car] <= race.laps else 0
    race.out_turn[car] = race.turns
    race.out_cause[car] = cause
    race.out_round[car] = race.round
    count_incident(race, race.space[car])
    count_out(race, car, cause)
    race.status[car] = RETIRED
    if race.crossings[car] <= race.laps:
        vacate(race, car)
    note(race, car, events.Out(why=cause, left=race.out_left[car], space=race.space[car]))


def end_turn(race: Race, car: int) -> None:
    """F-08, P-08, P-10: draw a card for the one played; then H-22: a car without cards is out."""
    if race.rules.level != PRO:
        fill_hand(race, car)
    elif race.deposited[car] and race.road.stop[race.space[car]]:
        pick_up_deposit(race, car)
    else:
        draw_from_stacks(race, car)
    if race.halt == 0 and has_no_cards(race, car):
        take_off(race, car, NO_CARDS)


def draw_from_stacks(race: Race, car: int) -> None:
    """P-08, D-08: the top card of a chosen stack, if there is any."""
    if on_stacks(race, car) == 0:
        return
    stack = chosen_stack(race, car, DRAW)
    if race.halt == 0:
        card = take_from_stack(race, car, stack)
        note(race, car, events.Draw(stack=stack, card=card))


def chosen_stack(race: Race, car: int, kind: int) -> int:
    """P-07, P-08: the stack that a card is taken from; if only one has cards there is no choice."""
    only = only_stack(race, car)
    row = decided(race, car, kind)
    if row == NO_ROW and only >= 0:
        return only
    if row == NO_ROW and is_person(race, car):
        want(race, car, kind)
        return 0
    stack = race.script.choice[row] if row != NO_ROW else plan_draw(race, car)
    if stack < 0 or stack >= STACKS or race.height[car][stack] == 0:
        reject(race, car, kind, P_08)
        return 0
    if only < 0:
        record_decision(race, car, kind, stack, 0)
    return stack


def only_stack(race: Race, car: int) -> int:
    """The only stack with cards; -1 if there are several."""
    found = -1
    for stack in range(STACKS):
        if race.height[car][stack]:
            if found >= 0:
                return -1
            found = stack
    return found


def pick_up_deposit(race: Race, car: int) -> None:
    """P-10, H-27, H-28, D-09: a card of the deposit for the one played, and another one onto a
    stack."""
    first, stack = 0, 0
    row = decided(race, car, PICK_UP)
    if race.deposited[car] > 1:
        if row != NO_ROW:
            first, stack = race.script.choice[row], race.script.path[row]
        elif is_person(race, car):
            want(race, car, PICK_UP)
            return
        else:
            code = plan_deposit(race, car)
            first, stack = code & 1, code >> 1
        if first < 0 or first > 1 or stack < 0 or stack >= STACKS:
            reject(race, car, PICK_UP, P_10)
            return
        record_decision(race, car, PICK_UP, first, stack)
        put_on_stack(race, car, stack, race.deposit[car][1 - first])
    cards = race.deposited[car]
    for i in range(cards):
        race.supply[car] += race.deposit[car][i]
    card = race.deposit[car][first]
    take_card(race, car, card)
    race.seen[car][card] += 1
    race.deposited[car] = 0
    note(race, car, events.Deposit(card=card, cards=cards, stack=stack))

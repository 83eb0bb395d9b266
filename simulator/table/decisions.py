"""Where decisions come from: the script first, then the seat's bot; a person's seat without a
scripted decision stops the race, which says what is wanted.

A decision is a row (seat, kind, choice, path); the game defines the kinds, and what choice and path
mean. A rule that needs one asks in this order:

    row = scripted(race, seat, KIND, LAST)
    if row != NO_ROW: read race.script.choice[row], race.script.path[row]; if that breaks a rule:
        refuse(race, seat, KIND, RULE); return
    elif is_person(race, seat): want(race, seat, KIND); return
    else: the bot decides
    tell(race, seat, KIND, choice, path)
"""

from simulator.table.states import DECISION_WANTED, HUMAN, ILLEGAL, LOG_FULL, SCRIPT_ROWS, RaceState

NO_ROW = -1


def scripted(race: RaceState, seat: int, kind: int, last: int) -> int:
    """The row of the script with this decision; NO_ROW if there is none. Rows after a decision of
    the kind `last`, the one that ends a turn, belong to a later turn."""
    script = race.script
    for row in range(script.next[seat], script.length):
        if script.seat[row] != seat:
            continue
        if script.kind[row] == kind:
            script.next[seat] = row + 1
            return row
        if script.kind[row] == last:
            return NO_ROW
    return NO_ROW


def want(race: RaceState, seat: int, kind: int) -> None:
    """Stop: a person has to decide."""
    race.halt = DECISION_WANTED
    race.halt_seat = seat
    race.halt_kind = kind


def refuse(race: RaceState, seat: int, kind: int, fault: int) -> None:
    """Stop: a decision breaks a rule."""
    race.halt = ILLEGAL
    race.halt_seat = seat
    race.halt_kind = kind
    race.fault = fault


def is_person(race: RaceState, seat: int) -> int:
    """In a bot's simulated rollouts, nobody is asked."""
    return 1 if race.bot[seat] == HUMAN and race.imagined == 0 else 0


def tell(race: RaceState, seat: int, kind: int, choice: int, path: int) -> None:
    """Write the decision down, so that the race can be run again without whoever made it."""
    if race.log.on == 0:
        return
    told = race.told
    at = told.length
    if at == SCRIPT_ROWS:
        race.halt = LOG_FULL
        return
    told.seat[at] = seat
    told.kind[at] = kind
    told.choice[at] = choice
    told.path[at] = path
    told.length = at + 1

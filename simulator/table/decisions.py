"""Where decisions come from: the script first, then the player's bot; a person without a
scripted decision stops the race, which says what is wanted.

A decision is a row (player, kind, choice, path); the game defines the kinds, and what choice and
path mean. A rule that needs one asks in this order:

    row = scripted(race, player, KIND, LAST)
    if row != NO_ROW: read race.script.choice[row], race.script.path[row]; if that breaks a rule:
        reject(race, player, KIND, RULE); return
    elif is_person(race, player): want(race, player, KIND); return
    else: the bot decides
    record_decision(race, player, KIND, choice, path)

Each rule writes these lines out: rules are compiled, so they can be given neither a function that
checks a decision nor the bot that makes it, and only the rule itself can return.
"""

from trackwright.simulator.table.states import (
    DECISION_WANTED,
    HUMAN,
    ILLEGAL,
    LOG_FULL,
    SCRIPT_ROWS,
    RaceState,
)

NO_ROW = -1


def scripted(race: RaceState, player: int, kind: int, last: int) -> int:
    """The row of the script with this decision; NO_ROW if there is none. Rows after a decision of
    the kind `last`, the one that ends a turn, belong to a later turn."""
    script = race.script
    for row in range(script.next[player], script.length):
        if script.player[row] != player:
            continue
        if script.kind[row] == kind:
            script.next[player] = row + 1
            return row
        if script.kind[row] == last:
            return NO_ROW
    return NO_ROW


def next_scripted(race: RaceState, player: int) -> int:
    """The row of the script with this player's next decision, whatever its kind; NO_ROW if there is
    none. For games whose players may choose between decisions of several kinds."""
    script = race.script
    for row in range(script.next[player], script.length):
        if script.player[row] == player:
            script.next[player] = row + 1
            return row
    return NO_ROW


def want(race: RaceState, player: int, kind: int) -> None:
    """Stop: a person has to decide."""
    race.halt = DECISION_WANTED
    race.halt_player = player
    race.halt_kind = kind


def reject(race: RaceState, player: int, kind: int, fault: int) -> None:
    """Stop: a decision breaks a rule."""
    race.halt = ILLEGAL
    race.halt_player = player
    race.halt_kind = kind
    race.fault = fault


def is_person(race: RaceState, player: int) -> int:
    """In a bot's simulated rollouts, nobody is asked."""
    return 1 if race.bot[player] == HUMAN and race.imagined == 0 else 0


def record_decision(race: RaceState, player: int, kind: int, choice: int, path: int) -> None:
    """Write the decision down, so that the race can be run again without whoever made it."""
    if race.log.on == 0:
        return
    decisions = race.decisions
    at = decisions.length
    if at == SCRIPT_ROWS:
        race.halt = LOG_FULL
        return
    decisions.player[at] = player
    decisions.kind[at] = kind
    decisions.choice[at] = choice
    decisions.path[at] = path
    decisions.length = at + 1

"""Answers to questions about Racing Rules: a situation in, what the rules say out.

A case gives a `track` (see track.py), a `state`, a `script` and `decisions`, and asks nothing by
name: all that follows is answered.

    state      race (1 to 6), turbocharge, die (d8, d6), laps, options (house rulings), active;
               players: id, space, skip, extra, obligation (pit, ramp), lap
    script     rolls (a list for each turn, of [number, colour]), red_cards
    decisions  one for each turn: p, dice (1, 2), use (colours, numbers), turbocharge

    players            id -> space, lap, skip, extra, obligation
    active             who is next; null when the race is over
    winner             null while nobody has finished
    red_cards_drawn    as in the script
    ranking            ids, first to last
    illegal_decision   the number of the first decision that breaks a rule, and `rule`

With an empty state `validators`: what is wrong with the track.
"""

from collections.abc import Mapping

from trackwright.games.dice_derby.colours import COLOURS, FACES
from trackwright.games.dice_derby.faults import ERROR, INFO, WARNING, faults_of, shown_by
from trackwright.games.dice_derby.referee.situation import Situation, laps_of
from trackwright.games.dice_derby.referee.track import line_of_case
from trackwright.games.dice_derby.versions import TURBOCHARGE, VERSIONS, Version
from trackwright.simulator.race.case_input import (
    CannotAnswer,
    Case,
    a_list,
    found,
    one_of,
    state_of,
    whole,
)
from trackwright.simulator.race.case_shapes import Values
from trackwright.simulator.table.table import Mode

KINDS = ()
"""Questions are not named."""
ALL = tuple(f"DIC-V-{number:02}" for number in range(1, 16))


def understands(case: Case) -> bool:
    """Is it about a dice line?"""
    track, state = case.get("track"), case.get("state")
    if not isinstance(track, Mapping) or "main" not in track or not isinstance(state, Mapping):
        return False
    return "ramp" in track or "race" in state or _is_ours(case)


def _is_ours(case: Case) -> bool:
    rules = case.get("rule_ids")
    ids = rules if isinstance(rules, list) else []
    return case.get("game") is not None or any(str(id).startswith("DIC-") for id in ids)


def answer(case: Case, mode: Mode = "plain") -> Values:
    """What follows from the case by the rules; CannotAnswer says why nothing does."""
    if "players" not in state_of(case):
        return {"validators": _validators(case)}
    return Situation(case, mode).answer()


def _validators(case: Case) -> Values:
    """DIC-V-01 to DIC-V-15: those that trigger, with their worst level, and those that do not."""
    state, laps = state_of(case), laps_of(case)
    line = line_of_case(case["track"], laps)
    faults = faults_of(line, _versions(state), _shown(state), laps)
    worst_first = sorted(faults, key=lambda fault: (ERROR, WARNING, INFO).index(fault.level))
    levels = {fault.id: fault.level for fault in reversed(worst_first)}
    return {
        "must_trigger": [{"id": id, "level": levels[id]} for id in ALL if id in levels],
        "must_not_trigger": [id for id in ALL if id not in levels],
        "messages": [f"{fault.id}: {fault.message}" for fault in faults],
    }


def _versions(state: Case) -> tuple[Version, ...]:
    """The races that are to be run: those of `races`, the one of `race`, or all."""
    asked = state.get("races", state.get("race"))
    if asked is None:
        return VERSIONS
    numbers = a_list(asked, "state.races") if isinstance(asked, list) else [asked]
    return tuple(VERSIONS[whole(n, "state.races", 1, TURBOCHARGE) - 1] for n in numbers)


def _shown(state: Case) -> tuple[str, ...]:
    """The colours of the die: its name, or its faces."""
    die = state.get("die", "d8")
    if isinstance(die, str):
        return shown_by(one_of(die, "state.die", FACES))
    faces = die.get("faces") if isinstance(die, Mapping) else die
    shown = [one[-1] if isinstance(one, list) and one else one for one in a_list(faces, "die")]
    colours = [str(one).lower() for one in shown]
    if unknown := [one for one in colours if one not in COLOURS]:
        raise CannotAnswer(f"state.die: expected colours, {found(unknown[0])}")
    return tuple(colours)

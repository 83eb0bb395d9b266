"""Answers to questions about Racing Rules: a situation in, what the rules say out.

A case gives a `track` (see track.py), a `state`, a `script` and `decisions`, and asks nothing by
name: all that follows is answered.

    state      race (1 to 6, or its name), turbocharge, die (d8, d6), laps, active;
               players: id, space, skip, extra, obligation (pit, ramp), lap
    script     rolls (a list for each turn, of [number, colour]), red_cards
    decisions  one for each turn: p, dice (1, 2), use (colours, numbers), turbocharge; they may be
               left out where there is nothing to decide
    options    house rulings by name or id, in the case or in its state

    players            id -> space, lap, skip, extra, obligation
    active             who is next; null when the race is over
    winner             null while nobody has finished
    red_cards_drawn    as in the script; red_cards_missing: how many it lacks (they do nothing)
    ranking            ids, first to last
    illegal_decision   the number of the first decision that breaks a rule, with a `reason`, or null

Without players `validators`: what is wrong with the track.
"""

from collections.abc import Mapping
from typing import Any

from trackwright.games.dice_derby.colours import COLOURS, FACES
from trackwright.games.dice_derby.faults import (
    ERROR,
    INFO,
    WARNING,
    Fault,
    faults_of,
    red_line_level,
    shown_by,
)
from trackwright.games.dice_derby.referee.situation import Situation, laps_of, version_of
from trackwright.games.dice_derby.referee.track import line_of_case
from trackwright.games.dice_derby.versions import VERSIONS, Version
from trackwright.model.text.messages import Message
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    a_list,
    an_object,
    found,
    one_of,
    state_of,
)
from trackwright.simulator.race.cases.case_shapes import Values
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
    versions = _versions(state)
    faults = faults_of(line, versions, _shown(case), laps)
    if line.red_line is None and line.usual_red_line is not None:
        missing = Message("the track does not say where the Red Line is")
        faults.append(Fault("DIC-V-05", red_line_level(versions), missing))
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
    if asked is None and not state.get("turbocharge"):
        return VERSIONS
    if not isinstance(asked, list):
        return (version_of(state),)
    return tuple(version_of({"race": one}) for one in a_list(asked, "state.races"))


def _shown(case: Case) -> tuple[str, ...]:
    """The colours of the die: its name, or its faces; in the state, or of the track."""
    state, track = state_of(case), an_object(case, "track")
    wanted = ((row, key) for row in (state, track) for key in ("die", "dice", "die_faces", "faces"))
    die = next((row[key] for row, key in wanted if row.get(key) is not None), "d8")
    if isinstance(die, str):
        return shown_by(one_of(die, "state.die", FACES))
    if isinstance(die, Mapping):
        die = die.get("faces", list(die.values()))
    words = [word for one in a_list(die, "state.die") for word in _several(one)]
    colours = [str(word).lower() for word in words if not isinstance(word, int)]
    if unknown := [one for one in colours if one not in COLOURS]:
        raise CannotAnswer(f"state.die: expected colours, {found(unknown[0])}")
    return tuple(colours)


def _several(face: Any) -> list[Any]:
    return face if isinstance(face, list) else [face]

"""Turns and rounds: the results of decisions, and whether they are allowed."""

from trackwright.games.motograndprix.race.questions import ask_legal, ask_round, ask_turn
from trackwright.games.motograndprix.race.rounds import end_round
from trackwright.games.motograndprix.referee.common import Answer, reject_stopped
from trackwright.games.motograndprix.referee.happened import finished_before, happened_after
from trackwright.games.motograndprix.referee.situation import Situation
from trackwright.games.motograndprix.rules.slipstream import waits
from trackwright.games.motograndprix.state.codes import rule_id
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case, objects
from trackwright.simulator.table.states import RACING
from trackwright.simulator.table.table import Mode

LONGEST_PATH = 17


def answer_round(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    situation.need_places()
    situation.give_dice(situation.table)
    situation.give_decisions(situation.table)
    before = finished_before(situation)
    situation.table.ask(ask_round, situation.start_turn)
    reject_stopped(situation)
    return happened_after(situation, before)


def answer_turn(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    bike = situation.asked_bike()
    situation.need_places()
    name = situation.riders[bike].id
    row = next((row for row in situation.decisions if str(row.get("bike")) == name), {})
    if not waits(situation.race, bike):
        raise CannotAnswer(f"bike {name} cannot act: it has already acted, finished or retired")
    situation.give_dice(situation.table, bike if _slipstreams(situation, row) else None)
    situation.give_decisions(situation.table)
    before = finished_before(situation)
    situation.table.ask(ask_turn, bike, *_kind_of_turn(situation, row))
    reject_stopped(situation)
    result = happened_after(situation, before)
    if _kind_of_turn(situation, row)[1]:
        result["contact"] = [name]
        result["events"].insert(0, "contact")
        result["no_events"].remove("contact")
        result["event_log"].insert(0, {"event": "contact", "bikes": [name]})
    result["step_costs"] = result["step_costs"].get(name, [])
    result["points_lost"] = result["points_lost"].get(name, 0)
    result["rolls"][name] = 0 if _slipstreams(situation, row) else 1
    result["dice_rolled_by"] = [name] if result["rolls"][name] else []
    return result


def _slipstreams(situation: Situation, row: Case) -> bool:
    return bool(situation.ask.get("slipstreaming") or row.get("slipstream"))


def _kind_of_turn(situation: Situation, row: Case) -> tuple[int, int, int]:
    """Start turn? contact? slipstream?"""
    contact = situation.ask.get("contact") or row.get("keep") is not None
    return situation.start_turn, int(bool(contact)), int(_slipstreams(situation, row))


def answer_legal(case: Case, mode: Mode) -> Answer:
    verdicts = [_fault(case, mode, row) for row in _all_decisions(case)]
    situation = Situation(case, mode)
    race = situation.race
    end_round(race)
    return {
        "legal": [fault is None for fault in verdicts],
        "reason": verdicts,
        "after_end_of_round_on_track": [
            rider.id for b, rider in enumerate(situation.riders) if race.status[b] == RACING
        ],
    }


def _all_decisions(case: Case) -> list[Case]:
    return objects(case.get("decisions") or [], "decisions")


def _fault(case: Case, mode: Mode, row: Case) -> Answer | None:
    """Why the decision is not allowed; None if it is."""
    situation = Situation(case, mode)
    bike = situation.bike(row.get("bike"), "decisions: bike")
    situation.need_places(bike)
    situation.give_dice(situation.table, bike if _slipstreams(situation, row) else None)
    situation.give_decisions(situation.table, [row])
    path = row.get("path")
    if isinstance(path, list) and len(path) > LONGEST_PATH:
        return {"rule": "MGP-S-17", "text": f"{len(path)} steps are more than any turn allows"}
    fault = situation.table.ask(ask_legal, bike, *_kind_of_turn(situation, row))
    if fault < 0:
        reject_stopped(situation)
        raise CannotAnswer(f"decisions: bike {row.get('bike')}: there is nothing to judge")
    if fault == 0:
        return None
    return {"rule": rule_id(fault), "text": f"not allowed by {rule_id(fault)}"}

"""Reckon what cards or dials suffice for: slack, turns, detours, pit deposits, rounds.

Without --rules it is the budget of the circuit's own game. Any circuit with a starting grid can be
reckoned for any of the games; --laps answers what another number of laps would change.
"""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cli.output import add_json, add_track, print_json, table, tell
from model.text.errors import TrackwrightError, did_you_mean
from model.text.messages import counted

if TYPE_CHECKING:
    from games.ausgebremst.budget import CardBudget, Turns
    from games.ausgebremst.course import Row
    from games.moped_betting.budget import DeckFlow, Need
    from games.motograndprix.budget import DialBudget
    from model.circuit import Circuit

RULESETS = {
    "ausgebremst-family": "ausgebremst",
    "ausgebremst-pro": "ausgebremst",
    "motograndprix-basic": "motograndprix",
    "motograndprix-standard": "motograndprix",
    "motograndprix-expert": "motograndprix",
    "moped-betting": "moped",
}
"""Rulesets with a budget -> whose figures they are. The other games have neither cards nor dials
that have to last for a race."""
OWN_GAME = {"ausgebremst": "ausgebremst-pro", "motograndprix": "motograndprix-standard"}
"""Kit -> what is reckoned if nothing is said; circuits of other kits get the family game."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    parser.add_argument("--rules", metavar="RULESET", help=f"one of {', '.join(RULESETS)}")
    parser.add_argument("--laps", type=int, help="laps of the race (default: the circuit's)")
    parser.add_argument(
        "--detours",
        type=int,
        metavar="N",
        help="chances of a detour of one space in a race (default: every corner in every lap)",
    )
    parser.add_argument(
        "--chance", type=float, metavar="Q", help="how likely each detour is (default: 1/3)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from model.files.library import load_circuit

    _check(arguments)
    circuit = load_circuit(arguments.track)
    rules = arguments.rules or OWN_GAME.get(circuit.kit.id, "ausgebremst-family")
    figures, text = _REPORTS[RULESETS[rules]](circuit, rules, arguments)
    if arguments.json:
        about = {"version": 1, "track": circuit.track.name, "graph_hash": circuit.hash}
        print_json({**about, "rules": rules, **figures})
    else:
        tell(*text)
    return 0


def _check(arguments: argparse.Namespace) -> None:
    if arguments.rules is not None and arguments.rules not in RULESETS:
        hint = did_you_mean(arguments.rules, RULESETS)
        raise TrackwrightError(f"no budget for the ruleset {arguments.rules!r} {hint}")
    if arguments.laps is not None and not 1 <= arguments.laps <= 99:
        raise TrackwrightError(f"--laps: expected 1 to 99, found {arguments.laps}")
    if arguments.detours is not None and not 0 <= arguments.detours <= 1000:
        raise TrackwrightError(f"--detours: expected 0 to 1000, found {arguments.detours}")
    if arguments.chance is not None and not 0 <= arguments.chance <= 1:
        raise TrackwrightError(f"--chance: expected 0 to 1, found {arguments.chance}")


# --- Ausgebremst --------------------------------------------------------------------------------


def _ausgebremst(
    circuit: "Circuit", rules: str, arguments: argparse.Namespace
) -> tuple[dict[str, Any], Iterator[str]]:
    from games.ausgebremst.budget import CardBudget
    from games.ausgebremst.course import CHANCE

    budget = CardBudget(circuit, arguments.laps)
    chance = CHANCE if arguments.chance is None else arguments.chance
    detours = budget.chances_of_detours(chance)
    if arguments.detours is not None:
        detours = [(1, chance)] * arguments.detours
    pro = rules == "ausgebremst-pro"
    figures = _card_figures(budget, pro, detours)
    return figures, _card_text(figures, budget)


def _card_figures(
    budget: "CardBudget", pro: bool, detours: list[tuple[int, float]]
) -> dict[str, Any]:
    from games.ausgebremst.course import expected

    pro = pro and budget.has_pit
    return {
        "laps": budget.laps,
        "points": budget.points,
        "lap_length": budget.lap_length,
        "pit_detour": budget.pit_detour if budget.has_pit else None,
        "deposits_from": _source_of_deposits(budget) if pro else None,
        "rows": [_row_figures(budget, row, pro, detours) for row in budget.rows],
        "detours": [
            {
                "corner": detour.corner,
                "pieces": list(detour.pieces),
                "lane_lengths": list(detour.lanes),
                "prices": list(detour.prices),
                "can_change": detour.can_change,
                "forced": detour.forced,
                "forced_by_pit": detour.forced_by_pit,
            }
            for detour in budget.detours
        ],
        "detour_chances": {
            "detours": len(detours),
            "chance": detours[0][1] if detours else None,
            "spaces": sum(price for price, _ in detours),
            "expected": round(expected(detours), 4),
        },
    }


def _source_of_deposits(budget: "CardBudget") -> str:
    if budget.charted_as:
        return f"printed chart ({budget.charted_as})"
    return "reckoned by AUS-V-15" if budget.deposits else "none: too long for the pro game"


def _row_figures(
    budget: "CardBudget", row: "Row", pro: bool, detours: list[tuple[int, float]]
) -> dict[str, Any]:
    from dataclasses import asdict

    from games.ausgebremst.budget import affordable

    prices = sorted({detour.price for detour in budget.detours if detour.price})
    turns = [
        asdict(t) for t in budget.turns(row) if pro or (t.deck == "slow" and _counts(budget, t))
    ]
    without = {
        "deposit": list(budget.deposit(row)),
        "slack_without_stop": budget.slack_without_stop(row),
    }
    return {
        "row": row.row,
        "places": [asdict(place) for place in row.places],
        "distance": row.distance,
        "distance_with_pit": row.with_pit if budget.has_pit else None,
        "slack": budget.slack(row),
        **(without if pro else {}),
        "turns": turns,
        "affordable": {str(price): affordable(budget.slack(row), price) for price in prices},
        "p_fail": budget.p_fail(row, detours),
    }


def _counts(budget: "CardBudget", turns: "Turns") -> bool:
    """The family game knows no race without the stop, if there is a pit."""
    return bool(turns.pit_stop) == budget.has_pit


def _card_text(figures: dict[str, Any], budget: "CardBudget") -> Iterator[str]:
    detour = figures["pit_detour"]
    pit = "no pit stop" if detour is None else f"pit stop {detour} more"
    yield (
        f"{budget.circuit.track.name}: lap {figures['lap_length']} spaces, "
        f"{counted(figures['laps'], 'lap')}, {pit}; {figures['points']} points in every deck"
    )
    yield ""
    yield _rows_table(figures)
    if figures["deposits_from"]:
        yield f"deposits: {figures['deposits_from']}"
    yield ""
    yield _turns_table(figures)
    if any(max(d["prices"]) for d in figures["detours"]):
        yield ""
        yield _detours_table(figures)
    chances = figures["detour_chances"]
    if chances["detours"]:
        yield ""
        yield (
            f"fails = the chance not to finish if each of {chances['detours']} detours "
            f"({chances['spaces']} spaces in all) has to be driven with chance "
            f"{chances['chance']:.3g}: {chances['expected']:.3g} on average"
        )


def _rows_table(figures: dict[str, Any]) -> str:
    heads = ["row", "places", "distance", "with stop", "slack", "fails"]
    rows = [
        [
            row["row"],
            ",".join(str(place["place"]) for place in row["places"]),
            row["distance"],
            row["distance_with_pit"],
            row["slack"],
            f"{row['p_fail']:.4f}",
        ]
        for row in figures["rows"]
    ]
    if "deposit" in figures["rows"][0]:
        heads += ["deposit", "slack without stop"]
        for cells, row in zip(rows, figures["rows"], strict=True):
            cells += ["+".join(map(str, row["deposit"])) or None, row["slack_without_stop"]]
    return table(rows, heads)


def _turns_table(figures: dict[str, Any]) -> str:
    rows = [
        (
            row["row"],
            turns["deck"],
            "with" if turns["pit_stop"] else "without",
            turns["distance"],
            turns["slack"],
            turns["needed"],
            turns["typical"],
            turns["cards"],
        )
        for row in figures["rows"]
        for turns in row["turns"]
    ]
    heads = ("row", "deck", "stop", "distance", "slack", "turns needed", "typical", "cards")
    return table(rows, heads)


def _detours_table(figures: dict[str, Any]) -> str:
    numbers = [row["row"] for row in figures["rows"]]
    heads = ("corner", "lanes", "dearest", "change inside", "forced", "on the way to the pit")
    rows = []
    for detour in figures["detours"]:
        price = max(detour["prices"])
        paid = [row["affordable"].get(str(price)) for row in figures["rows"]]
        lanes = "/".join(map(str, detour["lane_lengths"]))
        change = "yes" if detour["can_change"] else "no"
        forced = [detour["forced"] or None, detour["forced_by_pit"] or None]
        rows.append((detour["corner"], lanes, price, change, *forced, *paid))
    return table(rows, (*heads, *(f"row {number} affords" for number in numbers)))


# --- MotoGrandPrix ------------------------------------------------------------------------------


def _motograndprix(
    circuit: "Circuit", rules: str, arguments: argparse.Namespace
) -> tuple[dict[str, Any], Iterator[str]]:
    from games.ausgebremst.course import NoBudget
    from games.motograndprix.budget import (
        DIAL,
        MEAN_LOWEST_TOTAL,
        SOURCE,
        dial_budget,
        p_redline_fail,
    )
    from validators.check import Subject

    lap = Subject(circuit).lap
    if not lap.positions or not lap.closed:
        raise NoBudget(f"{circuit.track.name}: not closed, so no lap can be reckoned")
    budget = dial_budget(circuit, lap, arguments.laps)
    dials = rules != "motograndprix-basic"
    figures: dict[str, Any] = {
        "laps": budget.laps,
        "positions": budget.positions,
        "straight": budget.straight,
        "corner_positions": budget.corner_positions,
        "by_difficulty": {str(d): n for d, n in enumerate(budget.by_difficulty, start=1)},
        "unmarked": budget.unmarked,
        "expected_positions_per_round": round(budget.expected_positions, 2),
        "lowest_positions_per_round": MEAN_LOWEST_TOTAL,
        "expected_rounds": round(budget.expected_rounds, 1),
        "estimate_from": SOURCE,
    }
    if dials:
        figures["dial_points_per_lap"] = round(budget.dial_points_per_lap, 2)
        figures["dial_points_per_round"] = round(
            budget.dial_points_per_lap / budget.rounds_per_lap, 3
        )
        fails = {engine: p_redline_fail(engine) for engine in range(DIAL, 0, -1)}
        figures["redline_fails"] = {str(engine): float(p) for engine, p in fails.items()}
    return figures, _dial_text(figures, budget)


def _dial_text(figures: dict[str, Any], budget: "DialBudget") -> Iterator[str]:
    from games.motograndprix.budget import SPENDABLE

    easy, middle, hard = budget.by_difficulty
    kinds = f"{budget.straight} straight, {easy} / {middle} / {hard} of difficulty 1 / 2 / 3"
    unmarked = f", {budget.unmarked} unmarked (taken as 1)" if budget.unmarked else ""
    yield f"lap       {budget.positions} positions: {kinds}{unmarked}"
    yield f"corners   {budget.corner_positions} positions in a lap"
    yield (
        f"rounds    about {figures['expected_rounds']:g} for {counted(budget.laps, 'lap')}, "
        f"{figures['expected_positions_per_round']:g} positions each "
        f"({figures['lowest_positions_per_round']:g} if all dice are flipped low)"
    )
    yield f"          an estimate from {figures['estimate_from']}; without traffic and tests"
    if "redline_fails" not in figures:
        return
    yield (
        f"dials     {SPENDABLE} points to spend on each of the three, "
        f"{figures['dial_points_per_lap']:g} a lap, {figures['dial_points_per_round']:g} a round"
    )
    yield ""
    fails = figures["redline_fails"]
    rows = [(engine, f"{round(36 * p)}/36", f"{p:.3f}") for engine, p in fails.items()]
    yield table(rows, ("engine", "test fails", "chance"))


# --- mopeds -------------------------------------------------------------------------------------


def _moped(
    circuit: "Circuit", rules: str, arguments: argparse.Namespace
) -> tuple[dict[str, Any], Iterator[str]]:
    from games.ausgebremst.budget import CardBudget
    from games.moped_betting.budget import MEASURED_ONLY, chains_on, deck_flow, moped_cards, need_of

    need, chains = need_of(circuit, arguments.laps), chains_on(circuit)
    flows = [deck_flow(players) for players in moped_cards().revealed]
    figures = {
        "laps": need.laps,
        "lap_length": need.lap_length,
        "need": {"least": need.least, "most": need.most},
        "players": [_flow_figures(flow, need) for flow in flows],
        "bonus_chains": {
            "valid": chains.valid,
            "longest": list(chains.longest),
            "endless": list(chains.endless),
            "over_line": list(chains.over_line),
            "too_long": chains.too_long,
        },
        "chokes": len(circuit.measures.on_every_lap),
        "turn_prices": [d.price for d in CardBudget(circuit, arguments.laps).detours],
        "not_reckoned": MEASURED_ONLY,
    }
    return figures, _moped_text(circuit, figures)


def _flow_figures(flow: "DeckFlow", need: "Need") -> dict[str, Any]:
    return {
        "players": flow.players,
        "deck": flow.deck,
        "revealed": flow.revealed,
        "out": flow.out,
        "complete_rounds": flow.complete_rounds,
        "draws": flow.draws,
        "rounds_in_first_pass": round(flow.rounds_in_first_pass, 1),
        "draws_per_moped": flow.draws_per_moped,
        "reach": round(flow.reach, 1),
        "verdict": need.verdict(flow),
    }


def _moped_text(circuit: "Circuit", figures: dict[str, Any]) -> Iterator[str]:
    need = figures["need"]
    yield (
        f"{circuit.track.name}: lap {figures['lap_length']} spaces, "
        f"{counted(figures['laps'], 'lap')}, "
        f"a finisher drives {need['least']} to {need['most']}"
    )
    yield ""
    heads = ("players", "deck", "a round", "rounds", "draws", "a moped", "reach", "deck lasts")
    keys = ("players", "deck", "revealed", "complete_rounds", "draws", "draws_per_moped")
    rows = [(*(p[key] for key in keys), p["reach"], p["verdict"]) for p in figures["players"]]
    yield table(rows, heads)
    yield ""
    yield f"bonus     {_chains_text(figures['bonus_chains'])}"
    prices = ", ".join(map(str, figures["turn_prices"])) or "none"
    yield f"turns     outer lane costs {prices}; {figures['chokes']} spaces are chokes"
    yield f"          {figures['not_reckoned']}"


def _chains_text(chains: dict[str, Any]) -> str:
    if chains["endless"]:
        return f"endless moves from {', '.join(chains['endless'])}: not valid"
    if not chains["longest"]:
        return "no bonus spaces"
    text = f"longest chain {len(chains['longest'])} ({', '.join(chains['longest'])})"
    if chains["over_line"]:
        text += f", over the line from {', '.join(chains['over_line'])}"
    return text + (", too long" if chains["too_long"] else "")


_REPORTS = {"ausgebremst": _ausgebremst, "motograndprix": _motograndprix, "moped": _moped}

"""The card budget of a circuit as JSON and as text: what `trackwright budget` prints."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from trackwright.games.ausgebremst.budget.budget import CardBudget, Turns, affordable
from trackwright.games.ausgebremst.course import CHANCE, Row, expected
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import counted
from trackwright.model.text.tables import table
from trackwright.simulator.game.budgets import BudgetQuestion

DEFAULT = "ausgebremst-pro"


def report(
    circuit: Circuit, ruleset: str, asked: BudgetQuestion
) -> tuple[dict[str, Any], Iterator[str]]:
    budget = CardBudget(circuit, asked.laps)
    chance = CHANCE if asked.chance is None else asked.chance
    detours = budget.chances_of_detours(chance)
    if asked.detours is not None:
        detours = [(1, chance)] * asked.detours
    figures = _card_figures(budget, ruleset == "ausgebremst-pro", detours)
    return figures, _card_text(figures, budget)


def _card_figures(
    budget: CardBudget, pro: bool, detours: list[tuple[int, float]]
) -> dict[str, Any]:
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


def _source_of_deposits(budget: CardBudget) -> str:
    if budget.charted_as:
        return f"printed chart ({budget.charted_as})"
    return "computed by AUS-V-15" if budget.deposits else "none: too long for the pro game"


def _row_figures(
    budget: CardBudget, row: Row, pro: bool, detours: list[tuple[int, float]]
) -> dict[str, Any]:
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


def _counts(budget: CardBudget, turns: Turns) -> bool:
    """The family game has no race without the stop, if there is a pit."""
    return bool(turns.pit_stop) == budget.has_pit


def _card_text(figures: dict[str, Any], budget: CardBudget) -> Iterator[str]:
    detour = figures["pit_detour"]
    pit = "no pit stop" if detour is None else f"pit stop costs {detour} more"
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
            f"({chances['spaces']} spaces in all) has to be driven with a probability of "
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
    heads = ("corner", "lanes", "longest lane", "change inside", "forced", "on the way to the pit")
    rows = []
    for detour in figures["detours"]:
        price = max(detour["prices"])
        paid = [row["affordable"].get(str(price)) for row in figures["rows"]]
        lanes = "/".join(map(str, detour["lane_lengths"]))
        change = "yes" if detour["can_change"] else "no"
        forced = [detour["forced"] or None, detour["forced_by_pit"] or None]
        rows.append((detour["corner"], lanes, price, change, *forced, *paid))
    return table(rows, (*heads, *(f"row {number} affords" for number in numbers)))

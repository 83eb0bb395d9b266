"""The card budget of a circuit, for programs and for people."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from trackwright.games.ausgebremst.budget.budget import CardBudget, Turns, affordable
from trackwright.games.ausgebremst.course import CHANCE, Row, expected
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.sections import Cell, Fact, FactTable, Note, Part, Section
from trackwright.simulator.game.budgets import Budget, BudgetQuestion

DEFAULT = "ausgebremst-pro"


def report(circuit: Circuit, ruleset: str, asked: BudgetQuestion) -> Budget:
    budget = CardBudget(circuit, asked.laps)
    chance = CHANCE if asked.chance is None else asked.chance
    detours = budget.chances_of_detours(chance)
    if asked.detours is not None:
        detours = [(1, chance)] * asked.detours
    figures = _card_figures(budget, ruleset == "ausgebremst-pro", detours)
    return Budget(figures, tuple(_sections(figures, budget)))


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
                "name": detour.name,
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


def _source_of_deposits(budget: CardBudget) -> Message:
    if budget.charted_as:
        return Message("printed chart ({track})", track=budget.charted_as)
    if budget.deposits:
        return Message("computed by {rule}", rule="AUS-V-15")
    return Message("none: too long for the pro game")


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


def _sections(figures: dict[str, Any], budget: CardBudget) -> Iterator[Section]:
    yield Section("budget", Message("Card budget"), tuple(_cards(figures)))
    yield Section("turns", Message("Turns"), (_turns_table(figures),))
    if any(max(d["prices"]) for d in figures["detours"]):
        table = _detours_table(figures, budget)
        yield Section("detours", Message("Detours"), (table,))


def _cards(figures: dict[str, Any]) -> Iterator[Part]:
    laps, detour = counted(figures["laps"], "lap"), figures["pit_detour"]
    yield Fact(Message("lap"), Message("{n} spaces, {laps}", n=figures["lap_length"], laps=laps))
    yield Fact(Message("points"), Message("{n} in every deck", n=figures["points"]))
    costs = Message("no stop") if detour is None else Message("costs {n} more", n=detour)
    yield Fact(Message("pit stop"), costs)
    if figures["deposits_from"]:
        yield Fact(Message("deposits"), figures["deposits_from"])
    yield _rows_table(figures)
    chances = figures["detour_chances"]
    if chances["detours"]:
        yield Note(
            Message(
                "fails = the chance not to finish if each of {detours} detours "
                "({spaces} spaces in all) has to be driven with a probability of "
                "{chance:.3g}: {expected:.3g} on average",
                detours=chances["detours"],
                spaces=chances["spaces"],
                chance=chances["chance"],
                expected=chances["expected"],
            )
        )


def _rows_table(figures: dict[str, Any]) -> FactTable:
    heads = [
        Message("row"),
        Message("places"),
        Message("distance"),
        Message("with stop"),
        Message("slack"),
        Message("fails"),
    ]
    if "deposit" in figures["rows"][0]:
        heads += [Message("deposit"), Message("slack without stop")]
    return FactTable(tuple(heads), tuple(_row_cells(row) for row in figures["rows"]))


def _row_cells(row: dict[str, Any]) -> tuple[Cell, ...]:
    places = ",".join(str(place["place"]) for place in row["places"])
    fails = Message("{p:.4f}", p=row["p_fail"])
    cells = (row["row"], places, row["distance"], row["distance_with_pit"], row["slack"], fails)
    if "deposit" not in row:
        return cells
    return (*cells, "+".join(map(str, row["deposit"])) or None, row["slack_without_stop"])


def _turns_table(figures: dict[str, Any]) -> FactTable:
    heads = (
        Message("row"),
        Message("deck"),
        Message("stop"),
        Message("slack"),
        Message("turns needed"),
        Message("typical"),
        Message("cards"),
    )
    keys = ("slack", "needed", "typical", "cards")
    stops = {True: Message("with"), False: Message("without")}
    rows = tuple(
        (row["row"], Message(turns["deck"]), stops[turns["pit_stop"]], *(turns[k] for k in keys))
        for row in figures["rows"]
        for turns in row["turns"]
    )
    return FactTable(heads, rows)


def _detours_table(figures: dict[str, Any], budget: CardBudget) -> FactTable:
    """The price of each corner's longest lane, and how often each row of the grid can pay it."""
    is_named = any(detour.name for detour in budget.detours)
    heads = (
        Message("corner"),
        *((Message("name"),) if is_named else ()),
        Message("lanes"),
        Message("longest lane"),
        Message("change inside"),
        Message("forced"),
        Message("on the way to the pit"),
        *(Message("row {n} affords", n=row["row"]) for row in figures["rows"]),
    )
    rows = tuple(
        (
            detour["corner"],
            *((detour["name"],) if is_named else ()),
            *_detour_cells(detour, figures),
        )
        for detour in figures["detours"]
    )
    return FactTable(heads, rows, tuple(_ids(detour.pieces) for detour in budget.detours))


def _detour_cells(detour: dict[str, Any], figures: dict[str, Any]) -> tuple[Cell, ...]:
    """What follows number and name."""
    price = max(detour["prices"])
    lanes = "/".join(map(str, detour["lane_lengths"]))
    change = Message("yes") if detour["can_change"] else Message("no")
    paid = (row["affordable"].get(str(price)) for row in figures["rows"])
    forced = detour["forced"] or None, detour["forced_by_pit"] or None
    return (lanes, price, change, *forced, *paid)


def _ids(names: tuple[str, ...]) -> tuple[int, ...]:
    """The pieces of the track; inside a board half, the half."""
    return tuple(dict.fromkeys(int(name.partition(".")[0]) for name in names))

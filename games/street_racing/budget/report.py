"""Rounds, cards and upgrades of a street race, for programs and for people."""

from collections.abc import Iterator
from typing import Any

from trackwright.games.street_racing.budget.course import (
    BARRIER_GEARS,
    FLIPS,
    BarrierBudget,
    CornerBudget,
    barriers_on,
    corners_on,
)
from trackwright.games.street_racing.faults.figures import (
    CARDS_PER_TURN,
    DECK,
    FEW,
    MANY,
    MOST_UPGRADES,
    difficulty_of,
    expected_cards,
    expected_reshuffles,
    expected_rounds,
)
from trackwright.games.street_racing.faults.lanes import RUN_UP
from trackwright.games.street_racing.faults.ways import free_starts, has_finish
from trackwright.games.street_racing.laid import street_of
from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.games.street_racing.street import USUAL_SLOTS, Street
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message, counted, joined
from trackwright.model.text.sections import Fact, FactTable, Note, Part, Section
from trackwright.simulator.game.budgets import Budget, BudgetQuestion, NoBudget

DEFAULT = next(iter(RULESETS))
VERDICTS = {
    "usual": Message("usual"),
    "many": Message("more than usual"),
    "few": Message("fewer than usual"),
}


def report(circuit: Circuit, ruleset: str, asked: BudgetQuestion) -> Budget:
    street = street_of(circuit, asked.laps)
    if street.shortest is None:
        raise NoBudget(_why_none(street))
    corners, barriers = corners_on(street), barriers_on(street)
    figures = {
        "laps": street.laps,
        "steps": street.shortest,
        "lap_steps": street.lap,
        "expected_rounds": round(expected_rounds(street.shortest), 2),
        "upgrades": street.upgrades,
        "upgrades_used": min(street.upgrades, MOST_UPGRADES),
        "corners": [_corner_figures(corner) for corner in corners],
        "upgrades_per_corner": round(street.upgrades / len(corners), 2) if corners else None,
        "upgrades_verdict": _verdict(street.upgrades, len(corners)),
        "difficulty": round(difficulty_of(street) or 0, 2),
        "barriers": [_barrier_figures(street, barrier) for barrier in barriers],
        "drivers": [_driver_figures(street.shortest, n) for n in range(1, USUAL_SLOTS + 1)],
    }
    return Budget(figures, tuple(_sections(circuit, street, corners, figures)))


def _why_none(street: Street) -> Message:
    if not free_starts(street):
        return Message("there is no start space")
    if not has_finish(street):
        return Message("there is no finish")
    return Message("no way leads from the start to the finish")


def _corner_figures(corner: CornerBudget) -> dict[str, Any]:
    return {
        "corner": corner.group,
        "limits": list(corner.limits),
        "spaces": len(corner.spaces),
        "spaces_on_the_way": len(corner.on_the_way),
        "difficulty": corner.difficulty,
    }


def _verdict(upgrades: int, corners: int) -> str | None:
    """STR-V-18; None without corners."""
    if not corners:
        return None
    per_corner = upgrades / corners
    return "few" if per_corner < FEW else "many" if per_corner > MANY else "usual"


def _barrier_figures(street: Street, barrier: BarrierBudget) -> dict[str, Any]:
    return {
        "value": barrier.value,
        "spaces": [street.names[space] for space in barrier.spaces],
        "run_up": barrier.run_up,
        "chances": {
            str(gear): round(chance, 3)
            for gear, chance in zip(BARRIER_GEARS, barrier.chances, strict=True)
        },
    }


def _driver_figures(steps: int, drivers: int) -> dict[str, Any]:
    """STR-V-20."""
    return {
        "drivers": drivers,
        "cards": round(expected_cards(steps, drivers)),
        "reshuffles": round(expected_reshuffles(steps, drivers), 2),
    }


# --- for people ---------------------------------------------------------------------------------


def _sections(
    circuit: Circuit, street: Street, corners: tuple[CornerBudget, ...], figures: dict[str, Any]
) -> Iterator[Section]:
    yield Section("budget", Message("Rounds and cards"), tuple(_cards(figures)))
    yield Section(
        "upgrades",
        Message("Upgrades and corners"),
        tuple(_upgrades(circuit, street, corners, figures)),
    )
    if figures["barriers"]:
        yield Section("barriers", Message("Barriers"), tuple(_barriers(figures)))


def _cards(figures: dict[str, Any]) -> Iterator[Part]:
    length = Message(
        "{steps}, {laps}",
        steps=counted(figures["steps"], "step"),
        laps=counted(figures["laps"], "lap"),
    )
    yield Fact(Message("length"), length)
    rounds = Message("about {n:.1f}", n=figures["expected_rounds"])
    yield Fact(Message("rounds"), rounds)
    heads = (Message("drivers"), Message("cards"), Message("reshuffles"))
    yield FactTable(heads, tuple(tuple(row.values()) for row in figures["drivers"]))
    yield Note(
        Message(
            "About {n} of the {deck} cards per turn: the set, the flips, and shifting.",
            n=CARDS_PER_TURN,
            deck=DECK,
        )
    )


def _upgrades(
    circuit: Circuit, street: Street, corners: tuple[CornerBudget, ...], figures: dict[str, Any]
) -> Iterator[Part]:
    used = figures["upgrades_used"]
    lost = Message("{n}, a console holds {most}", n=street.upgrades, most=used)
    yield Fact(Message("upgrades"), lost if street.upgrades > used else street.upgrades)
    difficulty = Message("{n:.1f} per ten steps", n=figures["difficulty"])
    yield Fact(Message("difficulty"), difficulty)
    if not corners:
        yield Fact(Message("corners"), Message("none"))
        return
    per_corner = Message(
        "{n:.2f} upgrades each: {verdict}",
        n=figures["upgrades_per_corner"],
        verdict=VERDICTS[figures["upgrades_verdict"]],
    )
    yield Fact(Message("corners"), per_corner)
    yield _corner_table(circuit, street, corners)


def _corner_table(circuit: Circuit, street: Street, corners: tuple[CornerBudget, ...]) -> FactTable:
    heads = (
        Message("corner"),
        Message("numbers"),
        Message("spaces"),
        Message("on the shortest way"),
        Message("difficulty"),
    )
    rows = tuple(
        (
            corner.group,
            joined(corner.limits),
            len(corner.spaces),
            len(corner.on_the_way),
            corner.difficulty,
        )
        for corner in corners
    )
    pieces = (_pieces(circuit, street, corner.spaces) for corner in corners)
    return FactTable(heads, rows, tuple(pieces))


def _pieces(circuit: Circuit, street: Street, spaces: tuple[int, ...]) -> tuple[int, ...]:
    named = (circuit.graph.nodes[street.names[space]]["piece"] for space in spaces)
    found = dict.fromkeys(named)
    return tuple(dict.fromkeys(circuit.geometry.piece_named(name).piece.id for name in found))


def _barriers(figures: dict[str, Any]) -> Iterator[Part]:
    heads = (
        Message("barrier"),
        Message("straight before it"),
        *(Message("gear {n}, %", n=gear) for gear in BARRIER_GEARS),
    )
    rows = tuple(
        (
            barrier["value"],
            Message("{n} or more", n=RUN_UP) if barrier["run_up"] == RUN_UP else barrier["run_up"],
            *(round(100 * chance) for chance in barrier["chances"].values()),
        )
        for barrier in figures["barriers"]
    )
    yield FactTable(heads, rows)
    yield Note(Message("Chances to be fast enough with {n} cards, without upgrades.", n=FLIPS))

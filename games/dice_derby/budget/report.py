"""How long races take on a line, and how near is near enough: `trackwright budget`."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from trackwright.games.dice_derby.budget.chain import DicePolicy, LoneCar
from trackwright.games.dice_derby.faults import expected_turns, faults_of
from trackwright.games.dice_derby.laid import line_of
from trackwright.games.dice_derby.line import DiceLine
from trackwright.games.dice_derby.state.layouts import START
from trackwright.games.dice_derby.versions import VERSIONS
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.sections import Fact, FactTable, Note, Section
from trackwright.simulator.game.budgets import Budget, BudgetQuestion, NoBudget

DEFAULT = "dice-derby"
EXACT = (1, 2, 4, 5)
"""The races in which nothing is to decide but the number of dice."""
NEAREST, FARTHEST = 1, 17


def report(circuit: Circuit, ruleset: str, asked: BudgetQuestion) -> Budget:
    line = line_of(circuit)
    for why in line.breaks:
        raise NoBudget(why)
    if any(fault.id == "DIC-V-08" for fault in faults_of(line)):
        line = replace(line, pits=())  # rows that no car can be sent through
    laps = (asked.laps or circuit.track.laps) if line.closed else 1
    figures = {
        "laps": laps,
        "spaces": len(line),
        "races": [_race(line, number, laps) for number in range(1, len(VERSIONS) + 1)],
        "chances": [*_chances(line)],
    }
    return Budget(figures, tuple(_sections(figures)))


def _race(line: DiceLine, number: int, laps: int) -> dict[str, Any]:
    """DIC-V-15, and the exact number of rolls of a lone car."""
    version = VERSIONS[number - 1]

    def rolls(dice: DicePolicy, is_known: bool) -> float | None:
        if not is_known:
            return None
        return round(float(LoneCar(line, number, laps=laps, dice=dice).rolls_from_start), 4)

    is_exact = number in EXACT
    has_two = is_exact and version.dice == 2
    return {
        "race": version.id,
        "rule_of_thumb": round(expected_turns(line, version, laps), 2),
        "rolls": rolls("one", is_exact),
        "rolls_with_two_dice": rolls("two", has_two),
        "rolls_of_greedy": rolls("greedy", has_two),
    }


def _chances(line: DiceLine) -> Iterator[dict[str, Any]]:
    """DIC section 9: the chance to win with the next roll, so many steps before the finish."""
    kinds: tuple[tuple[str, int, DicePolicy], ...] = (
        ("colours", 1, "one"),
        ("numbers", 2, "one"),
        ("two_colours", 4, "two"),
        ("two_numbers", 5, "two"),
    )
    cars = {name: LoneCar(line, number, dice=dice) for name, number, dice in kinds}
    goal = int(cars["colours"].race.road.goal)
    for steps in range(NEAREST, min(FARTHEST, goal - START + 1)):
        chances = {
            name: round(float(car.chance_to_win(goal - steps)), 4) for name, car in cars.items()
        }
        yield {"steps": steps, **chances}


def _sections(figures: dict[str, Any]) -> Iterator[Section]:
    laps, spaces = counted(figures["laps"], "lap"), counted(figures["spaces"], "space")
    yield Section(
        "budget",
        Message("Rolls"),
        (
            Fact(Message("line"), Message("{spaces}, {laps}", spaces=spaces, laps=laps)),
            FactTable(
                (
                    Message("race"),
                    Message("about"),
                    Message("one die past the Red Line"),
                    Message("always two dice"),
                    Message("as greedy chooses"),
                ),
                tuple((Message(race.pop("race")), *race.values()) for race in _copies(figures)),
            ),
            Note(Message("Rolls of a lone car to the finish, extra turns included.")),
        ),
    )
    yield Section(
        "chances",
        Message("Chances to win with the next roll"),
        (
            FactTable(
                (
                    Message("steps to go"),
                    Message("colours"),
                    Message("numbers"),
                    Message("two colours"),
                    Message("two numbers"),
                ),
                tuple(tuple(row.values()) for row in figures["chances"]),
            ),
        ),
    )


def _copies(figures: dict[str, Any]) -> list[dict[str, Any]]:
    return [dict(race) for race in figures["races"]]

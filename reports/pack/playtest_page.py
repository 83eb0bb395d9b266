"""The page about a playtest of the circuit."""

from collections.abc import Iterator

from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message, counted
from trackwright.reports.pack.flow import Column, Strip
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.playtest.statistics import figure_rows, figures_of
from trackwright.simulator.playtest.verdict import verdict_of

MARKS = {"good": "+", "note": "–", "warning": "!"}


def playtest(column: Column, circuit: Circuit, result: Result) -> Iterator[Strip]:
    """What was raced, the verdict, and the figures with their intervals."""
    head = result.head
    yield from column.title(Message("Playtest"))
    yield from column.words(
        Message(
            "{races} of {laps} under {rules}, seed {seed}.",
            races=counted(result.races, "race"),
            laps=counted(head.laps, "lap"),
            rules=head.ruleset,
            seed=head.seed,
        )
    )
    if head.graph_hash != circuit.hash:
        yield from column.words(Message("The circuit has been changed since these races."))
    for statement in verdict_of(result):
        yield from column.hanging(MARKS[statement.tone], statement.text)
    yield from column.headline(Message("Figures, with intervals of 95 %"))
    rows = [(label, figure.text) for label, figure in figure_rows(result, figures_of(result))]
    yield from column.table((Message("figure"), Message("value")), rows)

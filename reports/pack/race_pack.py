"""A booklet for a race: the circuit, the rules as set, what is cut out, and what is written on."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.plain_text import visible
from trackwright.model.text.sections import Section
from trackwright.reports.pack.cards import CardOptions, CardSheets, card_sheets
from trackwright.reports.pack.circuit_pages import CircuitPages
from trackwright.reports.pack.flow import SMALL_MM, Booklet, Column, Strip
from trackwright.reports.pack.playing import cut_outs, score_sheets
from trackwright.reports.pack.playtest_page import playtest
from trackwright.reports.pack.rules_pages import rules
from trackwright.reports.paper.pages import Pages
from trackwright.reports.paper.sheet import PrintSettings, Sheet, sheet_papers
from trackwright.simulator.game.budgets import budget_of
from trackwright.simulator.game.components import Occasion, components_of, occasion_on
from trackwright.simulator.playtest.results import Result

_BUDGETS: WeakKeyDictionary[Circuit, dict[str, tuple[Section, ...]]] = WeakKeyDictionary()
"""Some take a second: they are kept as long as the circuit, by ruleset."""


@dataclass(frozen=True)
class PackOptions:
    """Which race it is for; by default that of the circuit's own game."""

    rules: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    players: int | None = None
    result: Result | None = None


def race_pack(circuit: Circuit, settings: PrintSettings, asked: PackOptions) -> Pages:
    """All pages but the cards, which are printed by themselves."""
    if not circuit.geometry.laid:
        raise TrackwrightError(Message("there is nothing to print: the table is empty"))
    occasion = occasion_of(circuit, asked)
    parts = components_of(occasion, "paper")
    booklet = Booklet(_sheet(settings), circuit.track.name)
    pages = CircuitPages(circuit, settings)
    column = booklet.column()
    pages.cover(booklet, race_words(circuit, occasion))
    pages.plan(booklet)
    budget = _budget(circuit, occasion, column)
    lists = (
        pages.laying,
        pages.stock,
        pages.corners,
        lambda c: pages.grid(c, len(occasion.liveries)),
    )
    booklet.chapter(Message("lists"), [*(s for one in lists for s in one(column)), *budget])
    small = booklet.column(2, SMALL_MM)
    booklet.chapter(Message("rules"), rules(small, occasion, parts), columns=2)
    if asked.result is not None:
        booklet.chapter(Message("playtest"), playtest(column, circuit, asked.result))
    tokens = list(cut_outs(column, parts, circuit))
    if tokens:
        booklet.chapter(Message("tokens"), tokens)
    if parts.sheets:
        booklet.chapter(Message("score sheets"), score_sheets(column, parts.sheets))
    return Pages(visible(circuit.track.name), tuple(booklet.pages))


def _sheet(settings: PrintSettings) -> Sheet:
    """Upright, unless the paper has to lie across."""
    if settings.orientation == "best":
        settings = replace(settings, orientation="portrait")
    sheet = Sheet(settings, sheet_papers(settings)[0])
    sheet.reject_too_small()
    return sheet


def occasion_of(circuit: Circuit, asked: PackOptions) -> Occasion:
    """The race that was asked for; that of a playtest's result, if no other is named."""
    rules = asked.rules
    if rules is None and asked.result is not None:
        rules = asked.result.head.ruleset
    return occasion_on(circuit, rules, asked.options, asked.players)


def race_words(circuit: Circuit, occasion: Occasion) -> Message:
    """Which race it is."""
    if circuit.geometry.leads_to_finish:
        return Message(
            "From start to finish under {rules}, {n} on the grid",
            rules=occasion.ruleset.id,
            n=len(occasion.liveries),
        )
    return Message(
        "{laps} under {rules}, {n} on the grid",
        laps=counted(occasion.laps, "lap"),
        rules=occasion.ruleset.id,
        n=len(occasion.liveries),
    )


def _budget(circuit: Circuit, occasion: Occasion, column: Column) -> list[Strip]:
    """Do cards or dials last? Nothing if that cannot be computed for this circuit."""
    known = _BUDGETS.setdefault(circuit, {})
    rules = occasion.ruleset.id
    if rules not in known:
        try:
            known[rules] = budget_of(circuit, rules).sections
        except TrackwrightError:
            known[rules] = ()
    strips = list(column.title(Message("Budget"))) if known[rules] else []
    for section in known[rules]:
        strips += column.section(section)
    return strips


def cards_of(
    circuit: Circuit, settings: PrintSettings, asked: PackOptions, options: CardOptions
) -> CardSheets:
    """The cards of the game."""
    occasion = occasion_of(circuit, asked)
    decks = [one for one in components_of(occasion, "paper").decks if one.shape == "card"]
    return card_sheets(occasion.game.name, decks, settings, options)

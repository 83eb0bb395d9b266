"""The card budget of the mopeds, for programs and for people."""

from collections.abc import Iterator, Sequence
from typing import Any

from trackwright.games.mopeds.budget.budget import Need, chains_on, need_of
from trackwright.games.mopeds.budget.chances import Chances, chances_on
from trackwright.games.mopeds.decks import DeckFlow, deck_flow, moped_cards
from trackwright.games.mopeds.rulesets import RULESETS
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message, counted, joined, joined_with_and
from trackwright.model.text.sections import Fact, FactTable, Note, Part, Section
from trackwright.simulator.game.budgets import Budget, BudgetQuestion
from trackwright.simulator.table.table import CannotRace

DEFAULT = next(iter(RULESETS))
VERDICTS = {
    "too short": Message("too short"),
    "too long": Message("too long"),
    "enough": Message("enough"),
}


def report(circuit: Circuit, ruleset: str, asked: BudgetQuestion) -> Budget:
    need, chains = need_of(circuit, asked.laps), chains_on(circuit)
    flows = [deck_flow(players) for players in moped_cards().revealed]
    measured, reason = _measured(circuit, need.laps)
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
        "chokes": len(circuit.measures.spaces_of_every_lap),
        "turn_prices": list(circuit.measures.detour_costs),
        "measured": [_chance_figures(one) for one in measured],
        "suits": [one.players for one in measured if one.lasts],
        "jams": any(one.jams for one in measured),
        "not_measured": reason,
    }
    section = Section("budget", Message("Card budget"), tuple(_cards(figures)))
    return Budget(figures, (section,))


def _measured(circuit: Circuit, laps: int) -> tuple[Sequence[Chances], str | None]:
    """MOP-42 (c), or why there are no races to measure it."""
    try:
        return chances_on(circuit, laps), None
    except CannotRace as error:
        return (), str(error)


def _flow_figures(flow: DeckFlow, need: Need) -> dict[str, Any]:
    return {
        "players": flow.players,
        "deck": flow.deck,
        "revealed": flow.revealed,
        "out": flow.out,
        "complete_rounds": flow.complete_rounds,
        "draws": flow.draws,
        "rounds_in_first_pass": round(flow.rounds_in_first_pass, 1),
        "draws_per_moped": flow.draws_per_moped,
        "mean_card": f"{flow.points_per_moped}/{flow.cards_per_moped}",
        "reach": round(flow.reach, 1),
        "verdict": need.verdict(flow),
    }


def _chance_figures(one: Chances) -> dict[str, Any]:
    first, second, third = one.finishers
    return {
        "players": one.players,
        "races": one.races,
        "first_finishes": round(first, 4),
        "second_finishes": round(second, 4),
        "third_finishes": round(third, 4),
        "rounds": round(one.rounds, 1),
        "draws": round(one.draws, 1),
        "cards_left": round(one.cards_left, 1),
        "moves_shortened": round(one.shortened, 1),
        "moves_lost": round(one.lost, 1),
        "bonus_moves": round(one.bonus_moves, 1),
        "lasts": one.lasts,
    }


def _cards(figures: dict[str, Any]) -> Iterator[Part]:
    need, laps = figures["need"], counted(figures["laps"], "lap")
    yield Fact(Message("lap"), Message("{n} spaces, {laps}", n=figures["lap_length"], laps=laps))
    yield Fact(
        Message("finisher"),
        Message("drives {least} to {most} spaces", least=need["least"], most=need["most"]),
    )
    yield Fact(Message("suits"), _suits(figures))
    yield Fact(Message("bonus"), _chains(figures["bonus_chains"]))
    prices = joined(figures["turn_prices"]) if figures["turn_prices"] else Message("none")
    yield Fact(
        Message("corners"),
        Message("outer lanes cost {prices}; {n} chokepoints", prices=prices, n=figures["chokes"]),
    )
    yield _flow_table(figures)
    yield from _measured_table(figures)


def _flow_table(figures: dict[str, Any]) -> FactTable:
    heads = (
        Message("players"),
        Message("deck"),
        Message("per round"),
        Message("rounds"),
        Message("draws"),
        Message("per moped"),
        Message("reach"),
        Message("deck lasts"),
    )
    keys = ("players", "deck", "revealed", "complete_rounds", "draws", "draws_per_moped", "reach")
    rows = tuple((*(p[key] for key in keys), VERDICTS[p["verdict"]]) for p in figures["players"])
    return FactTable(heads, rows)


def _suits(figures: dict[str, Any]) -> Message:
    """MOP-42: for whom the circuit is recommended."""
    if not figures["measured"]:
        return Message("not measured")
    suits = figures["suits"]
    return (
        Message("{n} players", n=joined_with_and(suits)) if suits else Message("nobody: too long")
    )


def _measured_table(figures: dict[str, Any]) -> Iterator[Part]:
    """MOP-42 (c): the shares of races, in per cent."""
    if not figures["measured"]:
        yield Note(Message("no races to measure: {why}", why=figures["not_measured"]))
        return
    heads = (
        Message("players"),
        Message("1st finishes, %"),
        Message("2nd"),
        Message("3rd"),
        Message("rounds"),
        Message("cards left"),
        Message("moves lost"),
        Message("bonus moves"),
    )
    shares = ("first_finishes", "second_finishes", "third_finishes")
    rows = tuple(
        (
            one["players"],
            *(round(100 * one[key]) for key in shares),
            *(one["rounds"], one["cards_left"], one["moves_lost"], one["bonus_moves"]),
        )
        for one in figures["measured"]
    )
    yield FactTable(heads, rows)
    races = figures["measured"][0]["races"]
    yield Note(Message("Measured in {n:,} races each, everybody betting at random.", n=races))
    if figures["jams"]:
        yield Note(Message("Mopeds jam: more than a third of all moves are shortened or lost."))


def _chains(chains: dict[str, Any]) -> Message:
    if chains["endless"]:
        return Message("endless moves from {spaces}: invalid", spaces=joined(chains["endless"]))
    if not chains["longest"]:
        return Message("no bonus spaces")
    spaces = joined(chains["longest"])
    text = Message("longest chain {n} ({spaces})", n=len(chains["longest"]), spaces=spaces)
    if chains["over_line"]:
        over = joined(chains["over_line"])
        text = Message("{chain}, over the line from {spaces}", chain=text, spaces=over)
    return Message("{chain}, too long", chain=text) if chains["too_long"] else text

"""A playtest as text, as JSON, and as CSV."""

import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trackwright.model.text.csv_text import csv_text
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.plain_text import encodable, visible
from trackwright.model.text.tables import table
from trackwright.simulator.playtest.comparing import Comparison
from trackwright.simulator.playtest.figures import GRID
from trackwright.simulator.playtest.gates import Outcome
from trackwright.simulator.playtest.intervals import Estimate, races_for_share
from trackwright.simulator.playtest.results import SPOT, Result, document_of
from trackwright.simulator.playtest.statistics import (
    SHARE,
    Figure,
    by_position,
    figure_rows,
    figures_of,
    formatted,
    formatted_number,
    player_names,
    runner_names,
    sampled,
    slug,
    slugs,
    teams_of,
)
from trackwright.simulator.playtest.verdict import Statement, verdict_of

WIDTH = 100
MARKS = {"good": "+", "note": "-", "warning": "!"}


@dataclass(frozen=True)
class PlaytestReport:
    """A result and the questions asked about it."""

    result: Result
    wanted: int
    precision: float = 0.01
    """What the pole's share of wins is to be known within."""
    outcomes: Sequence[Outcome] = ()
    comparison: Comparison | None = None
    against: str = ""

    @property
    def interrupted(self) -> bool:
        return self.result.races < self.wanted

    @property
    def races_needed(self) -> int:
        """For the requested precision of the share of wins that the sample is judged by."""
        figure = figures_of(self.result)[sampled(self.result)]
        return races_for_share(figure.estimate, self.precision)


# --- text ---------------------------------------------------------------------------------------


def text_of(report: PlaytestReport, verbose: bool = False) -> str:
    """The outcome as text."""
    figures = figures_of(report.result)
    blocks = [
        *heading_of(report),
        _verdict(verdict_of(report.result)),
        *_by_grid(report.result, figures),
        *_by_bot(report.result, figures),
        *(_by_player(report.result, figures) if verbose or not report.result.has(GRID) else ()),
        *(_by_runner(report.result, figures) if verbose else ()),
        *(_by_team(report.result, figures) if verbose else ()),
        *(_places(report.result) if verbose else ()),
        _racing(report.result, figures),
        _needed(report),
        *([comparison_text(report.comparison, report.against)] if report.comparison else ()),
        *([_gates(report.outcomes)] if report.outcomes else ()),
    ]
    return "\n\n".join(blocks) + "\n"


def heading_of(report: PlaytestReport) -> Iterator[Message]:
    """What was raced, and whether all races were finished."""
    head, races = report.result.head, counted(report.result.races, "race")
    players = [seat.player for seat in head.seats]
    who = ", ".join(f"{players.count(bot)} {bot}" for bot in head.bots)
    yield Message(
        "{track}: {races} of {laps} under {rules}, {who}, seed {seed}",
        track=head.track,
        races=races,
        laps=counted(head.laps, "lap"),
        rules=head.ruleset,
        who=who,
        seed=head.seed,
    )
    if report.interrupted:
        yield Message(
            "Interrupted: {done:,} of {of:,} races finished.",
            done=report.result.races,
            of=report.wanted,
        )


def _verdict(statements: Iterable[Statement]) -> str:
    lines = []
    for statement in statements:
        mark = f"{MARKS[statement.tone]} "
        lines.append(
            textwrap.fill(
                statement.text, WIDTH, initial_indent=f"  {mark}", subsequent_indent="    "
            )
        )
    return "\n".join(lines)


def _by_grid(result: Result, figures: Mapping[str, Figure]) -> Iterator[str]:
    if not result.has(GRID):
        return
    rows = [(i + 1, *_row_of(figures, f"grid_{i + 1}")) for i in range(result.starts)]
    yield table(
        rows, ("grid place", f"wins (fair {formatted_number(1 / result.starts, SHARE)})", *_HEADS)
    )


_HEADS = ("mean finish", "not placed")


def _row_of(figures: Mapping[str, Figure], name: str) -> Iterator[str]:
    for what in ("wins", "place", "unplaced"):
        yield figures[f"{name}_{what}"].text


def _by_bot(result: Result, figures: Mapping[str, Figure]) -> Iterator[str]:
    bots = result.head.bots
    if len(bots) > 1:
        players = [seat.player for seat in result.head.seats]
        rows = [(bot, players.count(bot), *_row_of(figures, f"bot_{slug(bot)}")) for bot in bots]
        yield table(rows, ("bot", f"{result.game.player_word}s", "wins per start", *_HEADS))


def _by_player(result: Result, figures: Mapping[str, Figure]) -> Iterator[str]:
    rows = [
        (seat.name, seat.player, *_row_of(figures, name))
        for seat, name in zip(result.head.seats, player_names(result), strict=True)
    ]
    yield table(rows, (result.game.player_word, "bot", "wins", *_HEADS))


def _by_runner(result: Result, figures: Mapping[str, Figure]) -> Iterator[str]:
    """Who is first on the track, where that is not the same as who wins."""
    if names := runner_names(result):
        runners = zip(result.head.runners, names, strict=True)
        rows = [(one.name, *_row_of(figures, name)) for one, name in runners]
        yield table(rows, (result.game.runner, "first", *_HEADS))


def _by_team(result: Result, figures: Mapping[str, Figure]) -> Iterator[str]:
    teams = teams_of(result)
    named = zip(teams, slugs(list(teams)), strict=True)
    rows = [
        (team, len(teams[team]), figures[f"team_{name}_wins"].text)
        for team, name in named
        if f"team_{name}_wins" in figures
    ]
    if rows:
        yield table(rows, ("team", f"{result.game.player_word}s", "wins"))


def _places(result: Result) -> Iterator[str]:
    """Of 100 starts from a grid place, how many end in each finishing place."""
    if not result.has(GRID):
        return
    starts = max(result.races, 1)
    rows = [
        (i + 1, *(f"{100 * int(n) / starts:.1f}" for n in row))
        for i, row in enumerate(result["by_grid"])
    ]
    heads = [str(i + 1) for i in range(result.starts)]
    yield "Finishing places in % of starts\n" + table(rows, ("grid place", *heads, "none"))


def _racing(result: Result, figures: Mapping[str, Figure]) -> str:
    rows = [(words, figure.text, figure.name) for words, figure in figure_rows(result, figures)]
    return table(rows, ("per race", "mean or share (95 %)", "figure"))


def _needed(report: PlaytestReport) -> str:
    whose = "the pole's share of wins"
    if not report.result.has(GRID):
        whose = f"the share of wins of {report.result.head.seats[0].name}"
    known = f"{whose} to ±{formatted_number(report.precision, SHARE)}"
    return f"To know {known}, race {report.races_needed:,} times."


def comparison_text(comparison: Comparison, against: str) -> str:
    """What differs, figure by figure."""
    against, track = visible(against), visible(comparison.before.track)
    lines = [f"Compared with {against} ({comparison.races[1]:,} races on {track})"]
    lines += [
        textwrap.fill(note, WIDTH, initial_indent="  - ", subsequent_indent="    ")
        for note in comparison.notes
    ]
    rows = [
        (
            *(r.name, formatted(r.now, r.sort), formatted(r.before, r.sort)),
            *(change_words(r.change, r.sort), r.differs),
        )
        for r in comparison.rows
    ]
    heads = ("figure", "now", "before", "change", "differs")
    sure = sum(row.differs == "yes" for row in comparison.rows)
    closing = (
        f"{sure} of {len(rows)} figures differ significantly. Column differs: yes = more than "
        f"chance, even with {len(rows)} figures compared; perhaps = judged by this figure alone "
        "(one in twenty does so by chance); no = may be chance"
    )
    return "\n".join([*lines, "", table(rows, heads), "", textwrap.fill(closing, WIDTH)])


def change_words(change: Estimate, sort: str) -> Message:
    text = formatted(change, sort)
    return text if (change.value or 0) < 0 else Message("+{change}", change=text)


def _gates(outcomes: Sequence[Outcome]) -> str:
    return "\n".join(visible(outcome.text) for outcome in outcomes)


# --- JSON and CSV -------------------------------------------------------------------------------


def result_file(report: PlaytestReport) -> bytes:
    """What `--save` writes."""
    return encodable(json.dumps(json_of(report), indent=1, ensure_ascii=False) + "\n").encode()


def json_of(report: PlaytestReport) -> dict[str, Any]:
    """The outcome for programs; `--against` reads it, too."""
    document = document_of(report.result)
    document["races_wanted"] = report.wanted
    document["interrupted"] = report.interrupted
    document["figures"] = {
        name: figure_json(figure) for name, figure in figures_of(report.result).items()
    }
    document["verdict"] = [vars(statement) for statement in verdict_of(report.result)]
    document["by_position"] = [
        {
            "position": spot.position,
            "piece": spot.piece,
            "difficulty": spot.difficulty,
            **spot.counts,
        }
        for spot in by_position(report.result)
    ]
    document["races_needed"] = {
        "figure": sampled(report.result),
        "within": report.precision,
        "races": report.races_needed,
    }
    if report.outcomes:
        document["assertions"] = [_outcome(outcome) for outcome in report.outcomes]
    if report.comparison is not None:
        document["comparison"] = comparison_json(report.comparison, report.against)
    return document


def figure_json(figure: Figure) -> dict[str, Any]:
    return {**_estimate(figure.estimate), "sort": figure.sort}


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def _outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "assertion": outcome.gate.text,
        "figure": outcome.gate.figure,
        "holds": outcome.holds,
        "limit_in_interval": outcome.close,
        **_estimate(outcome.figure.estimate),
    }


def comparison_json(comparison: Comparison, against: str) -> dict[str, Any]:
    rows = {
        row.name: {
            "now": _estimate(row.now),
            "before": _estimate(row.before),
            "change": _estimate(row.change),
            "differs": row.differs,
        }
        for row in comparison.rows
    }
    return {
        "against": against,
        "track": comparison.before.track,
        "graph_hash": comparison.before.graph_hash,
        "races": comparison.races[1],
        "notes": list(comparison.notes),
        "figures": rows,
    }


def figures_csv(result: Result) -> bytes:
    """One figure per line."""
    rows = [
        (name, *("" if v is None else repr(float(v)) for v in figure.estimate.parts))
        for name, figure in figures_of(result).items()
    ]
    return csv_text(("figure", "value", "low", "high"), rows).encode()


def heat_csv(result: Result) -> bytes:
    """One space per line: what happened there in all races."""
    columns = heat_columns(result)
    return csv_text(tuple(columns), zip(*columns.values(), strict=True)).encode()


def heat_columns(result: Result) -> dict[str, list[Any]]:
    """The same as a list for each column."""
    spots = {name: [getattr(spot, name) for spot in result.spots] for name in SPOT}
    heat = {name: result[name].tolist() for name in result.heat}
    return {"space": spots.pop("name"), **spots, **heat}

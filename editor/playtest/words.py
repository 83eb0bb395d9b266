"""The texts of the playtest panel: progress, verdict, comparison, and why a circuit is not
raced."""

import html
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from urllib.parse import quote

from PySide6.QtGui import QPalette

from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.playtest.racer import Refused
from trackwright.model.text.messages import Message, joined
from trackwright.reports.playtest import change_words
from trackwright.simulator.game.games import game_named
from trackwright.simulator.playtest.comparing import LIKELY, SURE, Comparison, Row
from trackwright.simulator.playtest.statistics import Figure, formatted
from trackwright.simulator.playtest.verdict import Statement
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Fix

RUN, PROBLEM, PIECE, DIFFERENCE, FIX = "run", "problem", "piece", "difference", "fix"
"""Links: race now; show a problem, by its number among the reasons; show a piece of the circuit;
show on the table where results differ; apply a fix, by its title, and race."""
MOST_REASONS, MOST_FIXES, MOST_FIGURES = 4, 3, 12
MARKS = {
    "good": ("✓", "#00795a", "#2fbf95"),
    "note": ("–", "", ""),
    "warning": ("!", "#b34700", "#ff9a4d"),
}
"""The mark of each tone, and its colours on light and on dark ground."""
DARK_BELOW = 128
ETA_AFTER = 1.0
"""Shorter remaining times are not shown."""


def is_dark_ground(palette: QPalette) -> bool:
    return palette.color(QPalette.ColorRole.Base).lightness() < DARK_BELOW


def progress_words(done: int, of: int, seconds: float) -> str:
    """How many races are done, how fast, and the remaining time."""
    words = [t("{done:,} of {of:,} races", done=done, of=of)]
    if done:
        rate = done / max(seconds, 1e-3)
        words.append(t("{rate:,.0f} per second", rate=rate))
        left = (of - done) / rate
        words += [t("{left:,.0f} s left", left=left)] if left >= ETA_AFTER else []
    return " · ".join(words)


def heading_html(lines: Iterable[str]) -> str:
    said = "<br>".join(html.escape(translated(line)) for line in lines)
    return f'<p style="margin-top:4px"><b>{said}</b></p><p style="font-size:4px"></p>'


def verdict_html(statements: Iterable[Statement], is_dark: bool, is_stale: bool) -> str:
    """The sentences, each with its mark."""
    rows = []
    for statement in statements:
        mark, *colours = MARKS[statement.tone]
        colour = "" if is_stale else colours[is_dark]
        style = f' style="color:{colour}"' if colour else ""
        rows.append(
            f"<tr><td{style}><b>{mark}</b>&nbsp;&nbsp;</td>"
            f'<td style="padding-bottom:5px">{_linked(translated(statement.text))}</td></tr>'
        )
    return f'<table cellspacing="0">{"".join(rows)}</table>'


def _linked(text: str) -> str:
    """Make every mention of a piece a link."""
    a_piece = translated(Message("piece {piece}", piece=r"(\d+)"))
    whole = html.escape(text).replace(" %", "&nbsp;%")  # never at the start of a line
    return re.sub(rf"\b{a_piece}", rf'<a href="{PIECE}:\1">\g<0></a>', whole)


def comparison_html(
    comparison: Comparison, figures: Mapping[str, Figure], is_shown_as_heat: bool
) -> str:
    """What is pinned, how the set-ups differ, and which figures do."""
    notes = "".join(
        f"<li>{html.escape(words)}</li>"
        for words in (*map(translated, comparison.notes), *_dice_words(comparison))
    )
    against = t(
        "Compared with the pinned {races:,} races of {track}:",
        races=comparison.races[1],
        track=comparison.before.track,
    )
    sure = [row for row in comparison.rows if row.differs == SURE]
    words = t(
        "{count} of {of} figures differ significantly.", count=len(sure), of=len(comparison.rows)
    )
    shown = t("Show on the table where")
    link = f' <a href="{DIFFERENCE}">{shown}</a>' if is_shown_as_heat else ""
    named = _named(sure, figures) + _perhaps(comparison, figures)
    return f"<p><b>{html.escape(against)}</b> {words}{link}</p><ul>{notes}</ul>{named}"


def _dice_words(comparison: Comparison) -> Iterator[str]:
    """How the comparison could be told from fewer races."""
    now, before = comparison.now, comparison.before
    is_of_two = now.graph_hash != before.graph_hash and now.game.id == before.game.id
    has_paired = game_named(now.game.id).paired_dice
    if is_of_two and has_paired and not now.paired and not before.paired:
        yield t("With paired dice in both set-ups, smaller differences would be certain")


def _named(rows: Sequence[Row], figures: Mapping[str, Figure]) -> str:
    """The figures that surely differ: the change, and both values."""
    lines = []
    for row in rows[:MOST_FIGURES]:
        said = t(
            "{figure}: {change} ({before} before, {now} now)",
            figure=translated(figures[row.name].words),
            change=change_words(row.change, row.sort),
            before=formatted(row.before, row.sort),
            now=formatted(row.now, row.sort),
        )
        lines.append(f"<li>{html.escape(said)}</li>")
    if (more := len(rows) - MOST_FIGURES) > 0:
        lines.append(f"<li>{html.escape(t('and {count} more', count=more))}</li>")
    return f"<ul>{''.join(lines)}</ul>"


def _perhaps(comparison: Comparison, figures: Mapping[str, Figure]) -> str:
    """The figures that perhaps differ, by name."""
    names = [figures[row.name].words for row in comparison.rows if row.differs == LIKELY]
    if not names:
        return ""
    some = joined([*names[:MOST_FIGURES], *(["..."] if len(names) > MOST_FIGURES else [])])
    return f"<p>{html.escape(t('Perhaps also: {figures}', figures=some))}</p>"


def notice_html(refused: Refused | None, is_stale: bool) -> str:
    """A line above older results: why there are no newer ones."""
    stale = t("These results are from before the last edits.")
    if refused is not None:
        return f"<b>{t('Not raced:')}</b> {'; '.join(_reasons(refused))}. <b>{stale}</b>"
    again = t("Race the current circuit")
    return f'<b>{stale}</b> <a href="{RUN}">{again}</a>' if is_stale else ""


def page_html(refused: Refused | None) -> str:
    """The page without results: why, and what to do."""
    if refused is None:
        return html.escape(
            t("Press Run: bots race the circuit many times, and the results appear here.")
        )
    cures = dict.fromkeys(find_check(finding.code).fix for finding in refused.findings)
    cure = "".join(f"<p>{_with_code(sentence(translated(text)))}</p>" for text in cures)
    heading = html.escape(t("Not raced under {rules} yet:", rules=refused.wish.rules))
    reasons = "".join(f"<li>{reason}</li>" for reason in _reasons(refused))
    offers = "".join(map(_offer, islice(fixes_of(refused), MOST_FIXES)))
    return f"<p><b>{heading}</b></p><ul>{reasons}</ul>{offers}{cure}"


def _with_code(text: str) -> str:
    """What is between backticks as code."""
    return re.sub("`([^`]*)`", r"<tt>\1</tt>", html.escape(text))


def fixes_of(refused: Refused) -> dict[str, Fix]:
    """What the problems that prevent races can be fixed with, by title."""
    fixes = (fix for finding in refused.findings for fix in finding.fixes)
    return {translated(fix.title): fix for fix in fixes}


def _offer(title: str) -> str:
    """A link that applies the fix, and then does what was wanted."""
    words = html.escape(t("{fix}, then race", fix=title))
    return f'<p><b><a href="{FIX}:{quote(title)}">{words}</a></b></p>'


def _reasons(refused: Refused) -> list[str]:
    """The problems as links; without any, the simulator's reason."""
    findings = refused.findings
    if not findings:
        return [html.escape(sentence(refused.why))]
    said = [
        f'<a href="{PROBLEM}:{i}">{finding.code}</a> {html.escape(translated(finding.message))}'
        for i, finding in enumerate(findings[:MOST_REASONS])
    ]
    more = len(findings) - MOST_REASONS
    return [*said, t("and {count} more", count=more)] if more > 0 else said

"""What the playtest says: verdict, charts, figures with what they mean, and the comparison."""

from collections.abc import Iterable, Iterator, Sequence

from trackwright.model.text.messages import Message
from trackwright.reports.charts.chart import charts_of
from trackwright.reports.charts.plot import plot_of
from trackwright.reports.charts.svg_chart import LETTERS, svg_chart
from trackwright.reports.html.explanations import explanation_of
from trackwright.reports.html.markup import Html, element
from trackwright.reports.html.subject import Look, Subject
from trackwright.reports.playtest import PlaytestReport, change_words, heading_of
from trackwright.simulator.playtest.comparing import LIKELY, SURE, Row
from trackwright.simulator.playtest.figures import GRID
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.playtest.statistics import (
    SHARE,
    Figure,
    figure_rows,
    formatted,
    formatted_number,
    player_names,
    runner_names,
    slug,
)
from trackwright.simulator.playtest.verdict import verdict_of
from trackwright.simulator.story.sentences import called

MARKS = {"good": "✓", "note": "–", "warning": "!"}
TONES = {"good": Message("good"), "note": Message("note"), "warning": Message("warning")}
DIFFERS = {SURE: Message("yes"), LIKELY: Message("perhaps")}
Heads = Sequence[Message]
COMPARED = (
    Message("figure"),
    Message("now"),
    Message("before"),
    Message("change"),
    Message("differs"),
)


def verdict(playtest: PlaytestReport, look: Look) -> Html:
    """What was raced, and what the figures say, with a mark for each sentence."""
    rows = [
        element(
            "li",
            element("span", MARKS[one.tone], class_="mark", title=look.say(TONES[one.tone])),
            element("span", look.say(one.text)),
            class_=one.tone,
        )
        for one in verdict_of(playtest.result)
    ]
    raced = [element("p", look.say(line), class_="raced") for line in heading_of(playtest)]
    return element("div", *raced, element("ul", *rows, class_="verdict"))


# --- charts


def charts(result: Result, before: Result | None, look: Look) -> Html:
    """All charts of the window's panel, with their figures as tables."""
    found = charts_of(result, before)
    keys = [element("span", look.say(Message("these races")), class_="key-now")]
    if any(chart.pinned for chart in found):
        keys.append(element("span", look.say(Message("compared with")), class_="key-pinned"))
    keys += [
        element("span", look.say(Message("fair share")), class_="key-fair"),
        element("span", look.say(Message("95 % interval")), class_="key-interval"),
    ]
    figures = []
    for chart in found:
        title, plot = look.say(chart.title), plot_of(chart, LETTERS, look.say)
        words = [element("li", line) for line in plot.words.split("\n")]
        numbers = element(
            "details", element("summary", look.say(Message("Numbers"))), element("ul", *words)
        )
        caption = element("figcaption", title)
        figures.append(element("figure", caption, Html(svg_chart(plot, title)), numbers))
    return element(
        "div", element("p", *keys, class_="keys"), element("div", *figures, class_="charts")
    )


# --- figures


def who_wins(subject: Subject, look: Look) -> Iterator[Html]:
    """Tables by place on the grid, by bot, and by player or runner."""
    assert subject.playtest is not None
    result, figures = subject.playtest.result, subject.figures
    fair = formatted_number(1 / result.starts, SHARE)
    wins = Message("wins (fair {share})", share=fair)
    if result.has(GRID):
        rows = [(str(i + 1), f"grid_{i + 1}") for i in range(result.starts)]
        yield _placings(rows, Message("grid place"), wins, figures, look)
    if len(result.head.bots) > 1:
        bots = [(bot, f"bot_{slug(bot)}") for bot in result.head.bots]
        yield _placings(bots, Message("bot"), Message("wins per start"), figures, look)
    if not result.has(GRID) or not result.game.is_one_each:
        named = zip(result.head.seats, player_names(result), strict=True)
        players = [(look.say(called(seat.name)), name) for seat, name in named]
        word = Message(result.game.player_word)
        yield _placings(players, word, Message("wins"), figures, look)
    if names := runner_names(result):
        runners = zip(result.head.runners, names, strict=True)
        shown = [(look.say(called(one.name)), name) for one, name in runners]
        yield _placings(shown, Message(result.game.runner), Message("first"), figures, look)


def _placings(
    rows: Iterable[tuple[str, str]],
    who: Message,
    wins: Message,
    figures: dict[str, Figure],
    look: Look,
) -> Html:
    """Wins, mean finishing place, and starts without a place."""
    heads = (who, wins, Message("mean finish"), Message("not placed"))
    body = [
        element(
            "tr",
            element("th", title, scope="row"),
            *(
                element("td", look.say(figures[f"{name}_{what}"].text), class_="number")
                for what in ("wins", "place", "unplaced")
                if f"{name}_{what}" in figures
            ),
        )
        for title, name in rows
    ]
    return element("div", _table(heads, body, look), class_="wide")


def _table(heads: Heads, body: Sequence[Html], look: Look) -> Html:
    head = element("tr", *(element("th", look.say(one), scope="col") for one in heads))
    return element("table", element("thead", head), element("tbody", *body))


def figures(subject: Subject, look: Look) -> Html:
    """The figures of a race, each with its interval and what it means."""
    assert subject.playtest is not None
    result = subject.playtest.result
    rows = [
        element(
            "div",
            element("dt", look.say(figure.words)),
            element("dd", look.say(figure.text), class_="number"),
            element("dd", explanation_of(figure, result.game, look), class_="help"),
            class_="part" if label.startswith(" ") else None,
        )
        for label, figure in figure_rows(result, subject.figures)
    ]
    return element("dl", *rows, class_="figures")


# --- comparison


def comparison(subject: Subject, look: Look) -> Html:
    """What differs from the other playtest: first what surely does, then all figures."""
    assert subject.playtest is not None
    found = subject.playtest.comparison
    assert found is not None
    against = Message(
        "Compared with {races:,} races of {track}.", races=found.races[1], track=found.before.track
    )
    notes = element("ul", *(element("li", look.say(note)) for note in found.notes))
    sure = [row for row in found.rows if row.differs in DIFFERS]
    counts = Message(
        "{count} of {of} figures differ significantly.",
        count=sum(row.differs == SURE for row in found.rows),
        of=len(found.rows),
    )
    rest = [row for row in found.rows if row.differs not in DIFFERS]
    others = element(
        "details",
        element("summary", look.say(Message("Figures that may differ by chance"))),
        _compared(rest, subject, look),
    )
    return element(
        "div",
        element("p", look.say(against), " ", look.say(counts)),
        notes,
        _compared(sure, subject, look) if sure else None,
        others if rest else None,
    )


def _compared(rows: Sequence[Row], subject: Subject, look: Look) -> Html:
    body = [
        element(
            "tr",
            element("th", look.say(subject.figures[row.name].words), scope="row"),
            element("td", look.say(formatted(row.now, row.sort)), class_="number"),
            element("td", look.say(formatted(row.before, row.sort)), class_="number"),
            element("td", look.say(change_words(row.change, row.sort)), class_="number"),
            element("td", look.say(DIFFERS.get(row.differs, Message("no")))),
        )
        for row in rows
    ]
    return element("div", _table(COMPARED, body, look), class_="wide")

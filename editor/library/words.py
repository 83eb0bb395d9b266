"""A circuit of the library in words: below its picture, and in full beside the list."""

from collections.abc import Iterator

from trackwright.editor.app.translation import t, translated
from trackwright.editor.library.entries import Entry, when
from trackwright.editor.library.reading import Card, Raced
from trackwright.model.files.library import kit
from trackwright.model.text.messages import counted
from trackwright.model.text.plain_text import visible
from trackwright.reports.circuit.listing import CircuitLine
from trackwright.simulator.playtest.verdict import GOOD, NOTE, WARNING

MARKS = {GOOD: "✓", NOTE: "–", WARNING: "!"}


def name_of(entry: Entry, card: Card | None) -> str:
    """The name of the circuit, as soon as it is known; of replays and files that cannot be read
    that of the file."""
    if card is not None and card.line is not None and not card.is_replay:
        return entry.name if entry.is_new else visible(card.line.name)
    return entry.name


def card_words(entry: Entry, card: Card | None) -> str:
    """The lines below the picture."""
    lines = [name_of(entry, card)]
    if card is None:
        return lines[0]
    if entry.is_new:
        lines.append(kit(entry.kit).name)
    elif card.line is None:
        lines.append(t("cannot be opened"))
    else:
        lines += filter(None, (*_figures(card, card.line), _short_verdict(card.raced)))
    return "\n".join(lines)


def _figures(card: Card, line: CircuitLine) -> Iterator[str]:
    if card.is_replay:
        yield t("replay") + f" · {visible(line.name)}"
    positions = translated(counted(line.positions, "position"))
    yield f"{positions} · {translated(counted(line.laps, 'lap'))}"
    more = [translated(line.level) if line.level else "", _board(line)]
    more += [] if card.is_closed else [t("not closed")]
    yield " · ".join(filter(None, more))


def _board(line: CircuitLine) -> str:
    if line.board_cm is None:
        return ""
    return t("{width:g} × {height:g} cm", width=line.board_cm[0], height=line.board_cm[1])


def _short_verdict(raced: Raced | None) -> str:
    """How many good things and warnings its verdict has."""
    if raced is None:
        return ""
    counts = ((MARKS[tone], raced.count(tone)) for tone in (GOOD, WARNING))
    marks = "  ".join(f"{mark} {n}" for mark, n in counts if n)
    return t("raced: {verdict}", verdict=marks or MARKS[NOTE])


def full_words(entry: Entry, card: Card | None) -> str:
    """All that is known about it, paragraph by paragraph."""
    parts = [name_of(entry, card)]
    if card is not None and card.why is not None:
        parts.append(t("It cannot be opened: {why}", why=translated(card.why)))
    if card is not None and card.line is not None:
        parts.append("\n".join(_facts(entry, card, card.line)))
        parts += _verdict(card.raced)
    if entry.path is not None:
        written = when(entry.path)
        parts.append("\n".join(filter(None, (visible(str(entry.path)), written))))
    return "\n\n".join(filter(None, parts))


def _facts(entry: Entry, card: Card, line: CircuitLine) -> Iterator[str]:
    yield t("Game: {game}", game=kit(line.kit).name)
    if entry.is_new:
        return
    yield from _figures(card, line)
    if line.lap_length is not None and line.lap_length != line.positions:
        yield t("Shortest lap: {n} spaces", n=line.lap_length)
    if line.boxes > 1:
        yield t("Boxes: {n}", n=line.boxes)
    if entry.shipped:
        yield t("Comes with Trackwright; opens as a copy.")


def _verdict(raced: Raced | None) -> list[str]:
    """The sentences of the last playtest, each with its mark."""
    if raced is None:
        return []
    head = t(
        "Raced {races:,} times under {rules}:",
        races=raced.result.races,
        rules=raced.result.head.ruleset,
    )
    said = (f"{MARKS[one.tone]}  {translated(one.text)}" for one in raced.statements)
    return ["\n".join([head, *said])]

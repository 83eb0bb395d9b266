"""What the panel says of a search and of its circuits."""

from collections.abc import Iterator

from trackwright.design.play import gates_of, title_of
from trackwright.design.search.misses import advice, main_miss
from trackwright.design.search.proposals import Status
from trackwright.design.wishes import Wishes
from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.design.found.finds import Entry
from trackwright.model.text.messages import counted
from trackwright.model.text.units import Unit

PATIENT_BURSTS = 8
"""After so many tries without any circuit, it is said what to relax."""


def live_line(status: Status) -> str:
    """One line while one waits."""
    words = t("{tried} tried, {kept} kept", tried=status.bursts, kept=status.kept)
    miss = main_miss(status)
    if miss is None:
        return words
    return words + t(", nearest miss: {what}", what=translated(miss).rstrip("."))


def advice_lines(status: Status, wishes: Wishes) -> list[str]:
    """What to relax, if nothing comes."""
    if status.kept or status.bursts < PATIENT_BURSTS:
        return []
    return [sentence(translated(line)) for line in advice(status, wishes)]


def short_words(entry: Entry, wishes: Wishes) -> str:
    """The lines below a picture."""
    facts = entry.proposal.facts
    lines = [
        translated(counted(facts.positions, "position")),
        translated(counted(facts.corners, "corner")),
        t("looks {score:.1f}", score=entry.score),
        *(f"{value} {name}" for name, value in _figures(entry, wishes)),
    ]
    return "\n".join(lines)


def _figures(entry: Entry, wishes: Wishes) -> Iterator[tuple[str, str]]:
    """Names and values of those that are wished for, as far as they are known."""
    if not wishes.play:
        return
    figures = entry.proposal.figures
    for gate in gates_of(wishes):
        if gate.figure in figures:
            name = translated(title_of(gate.figure, figures))
            yield name, translated(figures[gate.figure].text)


def full_words(entry: Entry, wishes: Wishes, unit: Unit) -> str:
    """All there is to say."""
    one, facts = entry.proposal, entry.proposal.facts
    first = [
        translated(counted(facts.positions, "position")),
        translated(counted(facts.corners, "corner")),
        translated(counted(facts.hairpins, "hairpin")),
        t("longest straight {n}", n=facts.longest),
        translated(unit.size(facts.width_mm, facts.height_mm)),
    ]
    looks = t("looks {score:.1f}", score=entry.score)
    if one.looks.worst is not None:
        looks += " " + t("(unusual: {what})", what=translated(one.looks.worst))
    second = [looks]
    if one.likeness is not None:
        second.append(t("{distance:.3f} from the outline", distance=one.likeness))
    if one.races:
        second.append(t("{n} races", n=one.races))
    lines = [" · ".join(first), " · ".join(second)]
    lines += [f"{sentence(name)}: {value}" for name, value in _figures(entry, wishes)]
    if entry.lacks:
        lacks = ", ".join(map(translated, entry.lacks))
        lines.append(t("Not as wished for now: {lacks}", lacks=lacks))
    return "\n".join(lines)

"""Conditions on figures, for `--assert` and wishes: what must hold for a circuit to be accepted.

retired < 0.1               a figure, a comparison, a number; 10% is 0.1
pole_wins between 0.1 and 0.3
0.1 <= pole_wins <= 0.3
surely retired < 0.1        the whole interval, not just the figure
"""

import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.intervals import Estimate
from trackwright.simulator.playtest.statistics import Figure

SURELY, BETWEEN, AND = "surely", "between", "and"
COMPARISONS: Mapping[str, Callable[[float, float], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
}
TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
TOKEN = re.compile(r"\s*(<=|>=|==|!=|<|>|[A-Za-z_]\w*|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?%?)")
EXPECTED = Message("expected FIGURE < NUMBER (<= > >= == !=) or FIGURE between NUMBER and NUMBER")


class BadGate(TrackwrightError):
    """A condition that cannot be parsed."""


@dataclass(frozen=True)
class Gate:
    """A condition: a figure, and the limits it must stay within."""

    text: str
    figure: str
    limits: tuple[tuple[str, float], ...]
    surely: bool = False

    def check(self, figures: Mapping[str, Figure]) -> "Outcome":
        figure = figures[self.figure]
        holds = self._holds(figure.estimate)
        return Outcome(self, figure, holds, self._is_close(figure.estimate))

    def _holds(self, estimate: Estimate) -> bool:
        """An unknown figure meets no condition."""
        if estimate.value is None:
            return False
        ends = estimate.parts if self.surely else (estimate.value,)
        return all(end is not None and self._keeps(end) for end in ends)

    def _keeps(self, value: float) -> bool:
        return all(COMPARISONS[sign](value, limit) for sign, limit in self.limits)

    def _is_close(self, estimate: Estimate) -> bool:
        """Is a limit inside the interval, so that more races might decide otherwise?"""
        low, high = estimate.low, estimate.high
        if low is None or high is None:
            return False
        return any(low <= limit <= high for _, limit in self.limits)


@dataclass(frozen=True)
class Outcome:
    """The result of a condition."""

    gate: Gate
    figure: Figure
    holds: bool
    close: bool

    @property
    def text(self) -> str:
        word = "holds" if self.holds else "does not hold"
        value = self.figure.value
        found = "unknown" if value is None else f"{value:.4g} ({self.figure.text})"
        low, high = self.figure.estimate.low, self.figure.estimate.high
        if value is not None and low is not None and high is not None:
            found = f"{value:.4g}, 95 % interval {low:.4g} to {high:.4g}"
        doubt = (
            "; the limit is inside the interval: run more races to be sure" if self.close else ""
        )
        return f"{word}: {self.gate.text}: {self.gate.figure} is {found}{doubt}"


def read_gates(texts: Iterable[str], known: Iterable[str]) -> list[Gate]:
    """Parses conditions; BadGate names the one that cannot be parsed."""
    names = list(known)
    return [read_gate(text, names) for text in texts]


def read_gate(text: str, known: Iterable[str]) -> Gate:
    words = _words(text)
    surely = bool(words) and words[0] == SURELY
    figure, limits = _parsed(text, words[1:] if surely else words)
    names = list(known)
    if figure not in names:
        raise BadGate(
            Message(
                "the condition {text!r}: no figure named {figure!r} {known}",
                text=text,
                figure=figure,
                known=did_you_mean(figure, names),
            )
        )
    return Gate(text.strip(), figure, limits, surely)


def _words(text: str) -> list[str]:
    words, at = [], 0
    while text[at:].strip():
        match = TOKEN.match(text, at)
        if match is None:
            raise BadGate(
                Message(
                    "the condition {text!r}: cannot read {rest!r}; {expected}",
                    text=text,
                    rest=text[at:].strip(),
                    expected=EXPECTED,
                )
            )
        words.append(match[1])
        at = match.end()
    return words


def _parsed(text: str, words: list[str]) -> tuple[str, tuple[tuple[str, float], ...]]:
    """The figure and its limits."""
    kinds = "".join(map(_kind, words))
    if kinds == "fcn":
        return words[0], ((words[1], _number(words[2])),)
    if kinds == "ncf":
        return words[2], ((TURNED[words[1]], _number(words[0])),)
    if kinds == "ncfcn" and _same_way(words[1], words[3]):
        return words[2], ((TURNED[words[1]], _number(words[0])), (words[3], _number(words[4])))
    if kinds == "ffnfn" and words[1] == BETWEEN and words[3] == AND:
        least, most = _number(words[2]), _number(words[4])
        if least > most:
            raise BadGate(
                Message(
                    "the condition {text!r}: {least} is more than {most}",
                    text=text,
                    least=words[2],
                    most=words[4],
                )
            )
        return words[0], ((">=", least), ("<=", most))
    raise BadGate(Message("the condition {text!r}: {expected}", text=text, expected=EXPECTED))


def _same_way(one: str, other: str) -> bool:
    return one[0] == other[0] and one[0] in "<>"


def _kind(word: str) -> str:
    """f = a word, c = a comparison, n = a number."""
    if word in COMPARISONS:
        return "c"
    return "f" if word[0].isalpha() or word[0] == "_" else "n"


def _number(word: str) -> float:
    return float(word.removesuffix("%")) / 100 if word.endswith("%") else float(word)

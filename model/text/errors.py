"""Errors caused by the user's input, and their messages.

TrackwrightError        shown to the user as is, never with a traceback
├── InputError          a file (or text) that cannot be read: all its problems at once
└── EditRefused         an edit that the layout does not allow; the layout is unchanged
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from trackwright.model.text.messages import Message, joined, joined_with_or
from trackwright.model.text.plain_text import visible


class TrackwrightError(Exception):
    """An error in the user's request, worded for the user."""

    def __init__(self, words: str) -> None:
        super().__init__(words if isinstance(words, Message) else visible(words))

    @property
    def message(self) -> str:
        """The message; translatable if it was made from a form."""
        words: str = self.args[0]
        return words


class EditRefused(TrackwrightError):
    """An edit that cannot be made; the message says why and what would work."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a file: where in it (a JSON path, may be empty) and what."""

    path: str
    message: str

    @property
    def words(self) -> str:
        """The path and the message."""
        if not self.path:
            return self.message
        return Message("{path}: {message}", path=self.path, message=self.message)

    def __str__(self) -> str:
        return str(self.words)


class InputError(TrackwrightError):
    """A file that cannot be used, with all its problems."""

    MAX_SHOWN = 20

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        shown = (problem.words for problem in self.problems[: self.MAX_SHOWN])
        lines = [
            Message("{source}: {problem}", source=source, problem=problem) for problem in shown
        ]
        if (more := len(self.problems) - self.MAX_SHOWN) > 0:
            lines.append(Message("{source}: and {n} more problems", source=source, n=more))
        super().__init__(joined(lines, "\n"))


MAX_SUGGESTIONS = 40


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    """The end of an "unknown word" message, in parentheses: the nearest known words, or all."""
    words = sorted(set(known) - {word})
    near = get_close_matches(word, words, n=3, cutoff=0.6)
    if near:
        return Message(
            "(did you mean {words}?)", words=joined_with_or([repr(word) for word in near])
        )
    shown, more = joined(words[:MAX_SUGGESTIONS]), len(words) - MAX_SUGGESTIONS
    if more > 0:
        return Message("(known: {words} and {n} more)", words=shown, n=more)
    return Message("(known: {words})", words=shown)

"""Translatable messages: strings in English that remember the form and parts they were made
from, so that the window can show them in another language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from trackwright.model.text.plain_text import visible, visible_part


class Message(str):
    """A text that remembers its form and parts: `Message("{n} laps", n=3)`.

    Forms are translated as a whole. Parts that are messages are translated too; other parts stay as
    they are, except for decimal points and control characters (escaped). Write forms as literals
    where they are used: translations are collected from the sources.
    """

    __slots__ = ("form", "parts")
    form: str
    parts: Mapping[str, object]

    def __new__(cls, form: str, /, **parts: object) -> Self:
        if parts:
            text = form.format(**parts)
            if not text.isprintable():  # rare: only then look for the part with control characters
                text = form.format(**_as_text(parts))
        else:  # may be a word from a file that happens to have a translation
            text = form = visible(form)
        said = super().__new__(cls, text)
        said.form, said.parts = form, parts
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        return (self.form,), dict(self.parts)

    def with_parts(self, **parts: object) -> "Message":
        """The same form with some parts replaced."""
        return Message(self.form, **{**self.parts, **parts})


def _as_text(parts: Mapping[str, object]) -> dict[str, object]:
    return {k: p if isinstance(p, Message) else visible_part(p) for k, p in parts.items()}


def joined(words: Iterable[object], between: str = ", ") -> Message:
    """The words joined by a separator that is the same in all languages."""
    parts = {f"_{i}": word for i, word in enumerate(words)}
    return Message(between.join([f"{{{name}}}" for name in parts]), **parts)


def counted(count: int, noun: str, plural: str | None = None) -> Message:
    """`1 lap`, `3 laps`; give the plural unless it is the noun with an s."""
    return Message(f"1 {noun}") if count == 1 else Message(f"{{n}} {plural or noun + 's'}", n=count)


def joined_with_and(words: Sequence[object]) -> Message:
    """`one`, `one and two`, `one, two and three`."""
    *some, last = words
    return Message("{some} and {last}", some=joined(some), last=last) if some else joined([last])


def joined_with_or(words: Sequence[object]) -> Message:
    """`one`, `one or two`, `one or two or three`."""
    *some, last = words
    return (
        Message("{some} or {last}", some=joined_with_or(some), last=last)
        if some
        else joined([last])
    )


def ordinal(place: int) -> Message:
    """1st, 2nd, 3rd, 4th ..."""
    last = 0 if 10 < place % 100 < 14 else place % 10
    if last == 1:
        return Message("{n}st", n=place)
    if last == 2:
        return Message("{n}nd", n=place)
    return Message("{n}rd", n=place) if last == 3 else Message("{n}th", n=place)

"""Texts for people: English by themselves, and put together so that a window can say them in
another language. Numbers in sentences, as messages, labels and pictures say them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from model.text.plain_text import visible, visible_part


class Said(str):
    """A text that remembers its form and what stands in it: `Said("{n} laps", n=3)`.

    A translation is one of the form; a part that is `Said` itself is translated for itself, any
    other stays as it is, but for the decimal point of a number, and control characters are shown.
    Forms are written out where they are used, for translations are looked for in the sources.
    """

    __slots__ = ("form", "parts")
    form: str
    parts: Mapping[str, object]

    def __new__(cls, form: str, /, **parts: object) -> Self:
        if parts:
            text = form.format(**parts)
            if not text.isprintable():  # seldom: only then it is worth a look which part it is
                text = form.format(**_as_text(parts))
        else:  # it may be a word out of a file, which perhaps has a translation
            text = form = visible(form)
        said = super().__new__(cls, text)
        said.form, said.parts = form, parts
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        return (self.form,), dict(self.parts)

    def but(self, **parts: object) -> "Said":
        """The same with other parts."""
        return Said(self.form, **{**self.parts, **parts})


def _as_text(parts: Mapping[str, object]) -> dict[str, object]:
    return {k: p if isinstance(p, Said) else visible_part(p) for k, p in parts.items()}


def in_a_row(words: Iterable[object], between: str = ", ") -> Said:
    """Several, one after the other; what stands between them is the same in all languages."""
    parts = {f"_{i}": word for i, word in enumerate(words)}
    return Said(between.join([f"{{{name}}}" for name in parts]), **parts)


def counted(count: int, noun: str, plural: str | None = None) -> Said:
    """`1 lap`, `3 laps`; the plural only where it is not the noun with an s."""
    return Said(f"1 {noun}") if count == 1 else Said(f"{{n}} {plural or noun + 's'}", n=count)


def listed(words: Sequence[object]) -> Said:
    """`one`, `one and two`, `one, two and three`."""
    *some, last = words
    return Said("{some} and {last}", some=in_a_row(some), last=last) if some else in_a_row([last])


def either(words: Sequence[object]) -> Said:
    """`one`, `one or two`, `one or two or three`."""
    *some, last = words
    return Said("{some} or {last}", some=either(some), last=last) if some else in_a_row([last])


def places_told(place: int) -> Said:
    """1st, 2nd, 3rd, 4th ..."""
    last = 0 if 10 < place % 100 < 14 else place % 10
    if last == 1:
        return Said("{n}st", n=place)
    if last == 2:
        return Said("{n}nd", n=place)
    return Said("{n}rd", n=place) if last == 3 else Said("{n}th", n=place)

"""Numbers in sentences, as messages, labels and pictures say them."""

from collections.abc import Sequence


def counted(count: int, noun: str, plural: str | None = None) -> str:
    """`1 lap`, `3 laps`; the plural only where it is not the noun with an s."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def listed(words: Sequence[str]) -> str:
    """`one`, `one and two`, `one, two and three`."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def places_told(place: int) -> str:
    """1st, 2nd, 3rd, 4th ..."""
    if 10 < place % 100 < 14:
        return f"{place}th"
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th') }"

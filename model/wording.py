"""Numbers in sentences, as messages, labels and pictures say them."""


def counted(count: int, noun: str, plural: str | None = None) -> str:
    """`1 lap`, `3 laps`; the plural only where it is not the noun with an s."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"

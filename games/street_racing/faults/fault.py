"""What the validators find."""

from dataclasses import dataclass

from trackwright.games.street_racing.street import Street
from trackwright.model.text.messages import Message, joined_with_and

ERROR, WARNING, INFO = "error", "warning", "info"
MOST_NAMED = 4


@dataclass(frozen=True)
class Fault:
    """A problem: the id of the rule, its level, what is wrong, and the spaces concerned, by their
    numbers. Of level INFO it is no problem, but a figure worth knowing."""

    id: str
    level: str
    message: Message
    spaces: tuple[int, ...] = ()
    actual: float | None = None
    limit: float | None = None


def named(street: Street, spaces: tuple[int, ...]) -> Message | str:
    """Some spaces by name; of many the first ones and how many more there are."""
    names = [street.names[space] for space in spaces]
    if len(names) <= MOST_NAMED:
        return joined_with_and(names)
    few = names[: MOST_NAMED - 1]
    more = Message("{n} more", n=len(names) - len(few))
    return joined_with_and([*few, more])

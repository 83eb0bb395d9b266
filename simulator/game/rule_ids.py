"""Ids of rules as numbers, so that rules can say which rule is broken."""

from collections.abc import Callable


def rule_ids(prefix: str, letters: str) -> Callable[[int], str]:
    """What gives a number its id: with the letters TBS 211 is B-11."""

    def rule_id(code: int) -> str:
        return f"{prefix}{letters[code // 100 - 1]}-{code % 100:02d}"

    return rule_id

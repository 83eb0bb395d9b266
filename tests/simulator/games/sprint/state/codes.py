"""Numbers of rules that a decision can break."""

SPR_03 = 3


def rule_id(code: int) -> str:
    return f"SPR-{code:02}"

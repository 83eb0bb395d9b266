"""Numbers of rules that a decision can break."""

MOP_20, MOP_21, MOP_22 = 20, 21, 22


def rule_id(code: int) -> str:
    return f"MOP-{code:02}"

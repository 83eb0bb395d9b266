"""Numbers of rules that a decision can break."""

DIC_26, DIC_33, DIC_36 = 26, 33, 36


def rule_id(code: int) -> str:
    return f"DIC-{code:02}"

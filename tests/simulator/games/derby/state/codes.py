"""Numbers of rules that a decision can break."""

DER_03 = 3


def rule_id(code: int) -> str:
    return f"DER-{code:02}"

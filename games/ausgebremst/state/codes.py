"""Numbers for the ids of rules, so that rules can say which rule is broken."""

_LETTERS = "TFPH"


def rule_id(code: int) -> str:
    """215 -> AUS-F-15."""
    return f"AUS-{_LETTERS[code // 100 - 1]}-{code % 100:02d}"


F_08, F_11, F_13, F_14, F_15, F_31 = 208, 211, 213, 214, 215, 231
P_02, P_06, P_08, P_10 = 302, 306, 308, 310
H_05, H_16 = 405, 416

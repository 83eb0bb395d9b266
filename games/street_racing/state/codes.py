"""Numbers of the rules that a decision can break."""

STR_04, STR_06, STR_09, STR_13, STR_14, STR_16, STR_17, STR_18 = 4, 6, 9, 13, 14, 16, 17, 18
STR_22, STR_23, STR_24, STR_33, STR_34, STR_35, STR_36, STR_37 = 22, 23, 24, 33, 34, 35, 36, 37
STR_38, STR_39, STR_40, STR_41, STR_42 = 38, 39, 40, 41, 42


def rule_id(code: int) -> str:
    return f"STR-{code:02}"

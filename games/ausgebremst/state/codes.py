"""Numbers of rule ids, so that rules can return which rule is broken."""

from trackwright.simulator.game.rule_ids import rule_ids

rule_id = rule_ids("AUS-", "TFPH")
F_08, F_11, F_13, F_14, F_15, F_31 = 208, 211, 213, 214, 215, 231
P_02, P_06, P_08, P_10 = 302, 306, 308, 310
H_05, H_16 = 405, 416

"""Numbers of rule ids, so that rules can return which rule is broken or applied."""

from trackwright.simulator.game.rule_ids import rule_ids

rule_id = rule_ids("MGP-", "TBSECH")
B_09, B_10, B_11, B_12, B_13, B_14, B_18, B_19, B_20 = 209, 210, 211, 212, 213, 214, 218, 219, 220
S_03, S_09, S_11, S_12, S_13, S_14, S_15, S_16, S_17 = 303, 309, 311, 312, 313, 314, 315, 316, 317
S_21, E_05, E_06, E_07, E_17, E_18 = 321, 405, 406, 407, 417, 418
H_02, H_10, H_11, H_12, H_14, H_22, H_32 = 602, 610, 611, 612, 614, 622, 632

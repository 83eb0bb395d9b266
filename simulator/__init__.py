"""What all games share: the compiler of rules, rulesets, tables, races, playtests, and stories."""

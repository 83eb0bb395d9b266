"""From a checked syntax tree to LLVM's language: `statements.py` first, then `expressions.py`,
`variables.py` and `arithmetic.py`; `faults.py` says what can go wrong in a running rule."""

"""Checks of a built circuit, one file per check by family, and the framework that runs them.

`geometry/geo101_not_closed.py` is the example; then `check.py` and `report.py`. Checks that belong
to one game are in its folder, `games/<game>/checks/`; the catalogue discovers both.
"""

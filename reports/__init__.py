"""What readers get: results, problems and figures as text, JSON, CSV, SARIF, and as pages of docs.

Used by the command line and the editor alike. `playtest.py` first; `problems/` has what `check`
found and its formats; `rules_pages.py` and `checks_page.py` write pages of the docs.
"""

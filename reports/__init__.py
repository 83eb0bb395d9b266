"""What readers get: results, problems and figures as text, JSON, CSV, SARIF, and as pages of docs.

Used by the command line and the editor alike. `playtest.py` first; `problems.py` is the outcome of
`check`, each of its formats is a module beside it; `rules_pages.py` and `checks_page.py` write
pages of the docs.
"""

"""Trackwright among the programs of a computer: shell completion, a manual page, a desktop.

`inputs.py` first: what the commands' parsers take, as data. From it `bash.py`, `zsh.py`, `fish.py`
and `manual.py` make files; `words.py` has the names that can be completed; `desktop.py` installs
and removes the files of a desktop.
"""

"""The report of a circuit: one HTML file to send to others, which needs nothing else.

Open `page.py`: it puts the sections together. `subject.py` says what a report is about, `making.py`
races and writes it. The sections are in modules of their own; `markup.py` is how they write HTML.
"""

"""What is printed on paper: `pages.py` says what a page is, `plan.py` makes those of the whole
circuit in true size, `pdf.py` and `svg_pages.py` write them, `printing.py` is what the command and
the window use.
"""

"""Circuits to order and what-if as text and as JSON; proposals as a sheet of pictures, too. Open
`proposals.py` first.
"""

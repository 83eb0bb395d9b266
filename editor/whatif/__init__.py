"""What one change of the circuit does to a race: `panel.py` shows what `work.py` races in a thread,
row by row as `rows.py` sorts and `bars.py` paints it.
"""

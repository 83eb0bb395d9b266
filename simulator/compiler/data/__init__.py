"""What rules read and write: `state.py` first, states as classes of annotated fields; `memory.py`
makes states, `records.py` passes named numbers."""

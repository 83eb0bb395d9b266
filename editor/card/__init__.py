"""The circuit card: `panel.py` shows what `work.py` computes in a thread."""

"""How a referee's case is read: values, house rulings, schema. Open `case_input.py` first."""

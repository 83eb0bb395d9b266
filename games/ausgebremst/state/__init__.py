"""The table of Ausgebremst as integers, and the numbers of events and rules."""

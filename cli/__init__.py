"""The command line: finds the command that was asked for, and turns faults into one clear line.

`program.py` first. `commands/` has a module for each command, thin over model, simulator and
reports; `shared/` is what several of them need.
"""

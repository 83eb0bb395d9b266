"""What the playtest panel is made of: the set-up, the races in a thread, figures, charts, heat."""

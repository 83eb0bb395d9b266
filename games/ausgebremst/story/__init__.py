"""A race of Ausgebremst in words and pictures, and what a person can choose."""

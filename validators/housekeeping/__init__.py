"""Checks of waivers and kits. One file per check."""

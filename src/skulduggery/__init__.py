"""Skulduggery: a table for games of villainy."""

__version__ = "0.1.0"

"""Decks of one's own: a villain with the numbers, names and texts of somebody's own copy.

A deck file (TOML) says what differs; `reading` checks it, `building` makes a villain of it. What a
card does stays ours: its text is shared with the printed card.
"""

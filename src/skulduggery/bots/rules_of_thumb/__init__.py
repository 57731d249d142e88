"""Bots that play by a few sensible rules, a module for each game. Each exports RulesOfThumb."""

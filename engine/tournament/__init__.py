"""Tournaments: who meets whom, what a result is worth, and the standings.

Pure, like the games: no clock, no file and no chance except the house dice.
"""

"""Tournaments: the draw of each round, the points for results, and the standings.

Pure like the games: no clock, no file, and no random numbers except the house dice.
"""

"""Tournaments: who meets whom, what a result is worth, and who stands where.

Pure, as the games are: no clock, no file and no chance but the house dice's.
"""

"""Figures on round bases and balls on a plain field: where, whose, standing or fallen, touching."""

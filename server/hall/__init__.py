"""The hall: all tables of a convention on one page, and its tournaments."""

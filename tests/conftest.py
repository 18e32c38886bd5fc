"""What every test run begins with."""

import os
import sys

# Modules are compiled once and kept, also where the surroundings say otherwise (as containers do):
# else every worker, and every program that a test starts, compiles half the house anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

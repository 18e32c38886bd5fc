"""Follow thrown missiles, and find which creature each one struck first, and when."""

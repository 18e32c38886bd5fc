"""What the doubt that observers state is worth, as measured on worlds that taught nothing else."""

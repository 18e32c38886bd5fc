"""Simple ray casting of meshes during training, at a fortieth of the cost of a rendered picture."""

"""What is known: camera, lens, boards, the table, projections and how sure they are."""

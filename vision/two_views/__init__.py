"""Two cameras that look at one table: points, clocks, throws and hulls measured with both."""

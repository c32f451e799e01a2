"""What the study pages ask for: positions, analysis, written games, rules and house rules."""

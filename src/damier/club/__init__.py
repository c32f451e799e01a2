"""The club: people who come back, and what they do together. No HTTP."""

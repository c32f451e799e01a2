"""Order: who may not come in, what is not said, who may join, and what operators do about it."""

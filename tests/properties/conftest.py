"""More examples than usual."""

from hypothesis import settings

settings.register_profile("damier", deadline=None, max_examples=250)
settings.load_profile("damier")

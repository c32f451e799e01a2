"""The screens: starting, playing, and the small ones on top of them."""

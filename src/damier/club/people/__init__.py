"""People who keep an account: a name, what signs them in, and where they are signed in.

Nobody needs one. Whoever has none is a guest, a *visitor* known by a cookie; an account gives a
visitor of its own to whoever proves to be its owner, with all that the guest had.
"""

"""`python -m damier`: the same as the command `damier`."""

from damier.cli import main

if __name__ == "__main__":  # not in the processes that a training starts
    main()

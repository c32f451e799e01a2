"""The folder of a training.

state.json            every figure (see `state.py`)
samples/NNN.samples   the positions of a generation; NNN.part while it is played
weights/NNN.weights   what was fitted to them; start.weights is what the training began with
elo.svg               the picture
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.engine.training.files import Damaged, read_checked, write_checked
from damier.engine.training.plot import plot
from damier.engine.training.state import START, State
from damier.errors import EngineError
from damier.places import write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from damier.rules import Sheet


class TrainingFolder:
    """Reads and writes what a training keeps."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.samples = path / "samples"
        self.state = path / "state.json"

    def begin(self, sheet: Sheet, seed: int, start: bytes) -> State:
        """Make the folder of a new training that starts with these doubles."""
        self.write_weights(START, start)
        state = State(sheet.play_hash, sheet.id, seed)
        state.write(self.state)
        return state

    def resume(self, sheet: Sheet) -> State:
        """Return what a training of this sheet has reached; lost weights are to be fitted anew."""
        state = State.read(self.state)
        if state.play_hash != sheet.play_hash:
            raise EngineError(
                f"expected a training of {sheet.id} in {self.path}, got one of {state.sheet}"
            )
        self.weights(START)
        for generation in state.generations:
            if generation.first_loss is not None and not self._has_weights(generation.number):
                generation.forget_fit()
                del state.generations[generation.number + 1 :]
        return state

    def weights(self, number: int) -> bytes:
        """Return the doubles that a generation was fitted to; raise Damaged if they are lost."""
        return read_checked(self._weights_file(number))

    def write_weights(self, number: int, doubles: bytes) -> None:
        """Keep the doubles of a generation."""
        write_checked(self._weights_file(number), doubles)

    def draw(self, state: State, title: str) -> None:
        """Write the picture."""
        write_whole(self.path / "elo.svg", plot(state.generations, title).encode())

    def _has_weights(self, number: int) -> bool:
        try:
            self.weights(number)
        except Damaged:
            return False
        return True

    def _weights_file(self, number: int) -> Path:
        name = "start" if number == START else f"{number:03}"
        return self.path / "weights" / f"{name}.weights"

"""Training: games of the engine against itself, weights fitted to them, matches that judge them."""

from damier.engine.training.duel import Plan, Score, Side, duel, usual_opening
from damier.engine.training.network import TrainedNetwork, train_network
from damier.engine.training.plot import plot
from damier.engine.training.pool import Growth, Pool
from damier.engine.training.samples import read_samples
from damier.engine.training.settings import Settings, Step
from damier.engine.training.state import Generation, State
from damier.engine.training.trainer import Trainer
from damier.engine.training.workers import process_pool

__all__ = [
    "Generation",
    "Growth",
    "Plan",
    "Pool",
    "Score",
    "Settings",
    "Side",
    "State",
    "Step",
    "TrainedNetwork",
    "Trainer",
    "duel",
    "plot",
    "process_pool",
    "read_samples",
    "train_network",
    "usual_opening",
]

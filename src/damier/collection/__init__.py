"""Collections: any number of games in one file, found by position, name and what was played."""

from damier.collection.adding import Added
from damier.collection.collection import Collection, Info
from damier.collection.errors import CollectionError, SearchError
from damier.collection.explorer import Continuation, Explored, Tallied
from damier.collection.finding import Hit
from damier.collection.search import Search
from damier.collection.stored import Stored

__all__ = [
    "Added",
    "Collection",
    "CollectionError",
    "Continuation",
    "Explored",
    "Hit",
    "Info",
    "Search",
    "SearchError",
    "Stored",
    "Tallied",
]

"""Workers on other machines: a Dask cluster as an executor."""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING

import damier
from damier.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

_PATIENCE = 30  # seconds for the scheduler to answer, and for the first worker to be there


def version_here() -> str:
    """Return the version of damier where this runs."""
    return damier.__version__


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Yield an executor for the cluster of a Dask scheduler, and how many tasks it does at once.

    A task whose worker dies is done by another. Raises EngineError if there is no scheduler, no
    worker comes, or one has another version of damier: its games would not be ours.
    """
    try:
        from distributed import Client, KilledWorker
        from distributed.client import FutureCancelledError
        from distributed.comm.core import CommClosedError
    except ImportError as error:
        raise EngineError("expected Dask; pip install 'damier[cluster]'") from error
    try:
        with Client(address, timeout=_PATIENCE, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(1, timeout=_PATIENCE)
            for worker, version in client.run(version_here).items():
                if version != damier.__version__:
                    raise EngineError(
                        f"expected damier {damier.__version__}, got {version} at {worker}"
                    )
            threads = sum(client.nthreads().values())
            with client.get_executor(pure=False) as executor:
                yield executor, threads
    except (OSError, ValueError, KilledWorker, FutureCancelledError, CommClosedError) as error:
        raise EngineError(f"expected a Dask cluster at {address}, got {error!r}") from error


def cluster_or_processes(
    address: str, jobs: int | None
) -> AbstractContextManager[tuple[Executor | None, int | None]]:
    """Return what `Trainer` and `Pool` take as executor and jobs: a cluster if one is named."""
    return cluster(address) if address else nullcontext((None, jobs))

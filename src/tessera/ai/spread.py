"""Work that is spread: over the processes of this machine, or over the machines of a Ray cluster.

On a cluster every machine needs the same Tessera installed, and an edition that is played by at the same
path; nothing else is shared.
"""

import importlib
import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from tessera.core.edition import VARIABLE
from tessera.core.errors import TesseraError
from tessera.core.message import Message

THIS_MACHINE = "local"
"""In the place of a cluster's address: start Ray here."""
AHEAD = 4
"""Jobs that wait for each core of a cluster."""

Job = TypeVar("Job")
Result = TypeVar("Result")


class NoCluster(TesseraError):
    """Ray is not installed, or the cluster does not answer."""


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int = 1, cluster: str = ""
) -> Generator[Result, None, None]:
    """The results of all jobs, in their order; so many at a time, or as many as a cluster has cores.

    `cluster` is the address of a Ray cluster, or `local` for one of this machine's own.
    """
    if cluster:
        yield from _on_ray(work, jobs, workers, cluster)
    elif workers == 1:
        yield from map(work, jobs)
    else:
        with ProcessPoolExecutor(workers) as pool:
            yield from pool.map(work, jobs)


def _on_ray(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, cluster: str
) -> Iterator[Result]:
    ray = _connected(workers, cluster)
    try:
        remote = ray.remote(max_retries=3)(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for job in jobs:
            if len(waiting) >= most:
                yield ray.get(waiting.popleft())
            waiting.append(remote.remote(job))
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def _connected(workers: int, cluster: str) -> Any:
    """Ray, with the cluster it works on."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError as missing:
        raise NoCluster(Message("core.error.no_ray")) from missing
    is_here = cluster == THIS_MACHINE
    inherited = {VARIABLE: os.environ[VARIABLE]} if VARIABLE in os.environ else {}
    try:
        ray.init(
            address=cluster,
            num_cpus=workers if is_here and workers > 1 else None,
            include_dashboard=False if is_here else None,
            logging_level=logging.ERROR,
            log_to_driver=False,
            runtime_env={"env_vars": inherited} if inherited else None,
        )
    except (ConnectionError, ValueError) as error:
        raise NoCluster(Message("core.error.no_cluster", address=cluster)) from error
    return ray

"""Spreading work: over processes, over Ray, and what is said where there is no Ray.

Ray itself is not installed for the tests: a stand-in shows what it is asked.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tessera.ai.spread import AHEAD, NoCluster, spread
from tessera.cli import FAILED, main

CORES = 2


def double(number: int) -> int:
    return 2 * number


class Ray(ModuleType):
    """Does each job when its result is asked for, and remembers what else it was asked."""

    def __init__(self, refuses: bool = False) -> None:
        super().__init__("ray")
        self.refuses = refuses
        self.started: dict[str, Any] = {}
        self.most_waiting = self.waiting = 0
        self.is_running = False

    def init(self, **wanted: Any) -> None:
        if self.refuses:
            raise ConnectionError("nobody there")
        self.started = wanted
        self.is_running = True

    def remote(self, **_: Any) -> Callable[[Callable[..., Any]], Any]:
        def wrapped(work: Callable[..., Any]) -> Any:
            function = ModuleType("remote")

            def begin(job: Any) -> tuple[Callable[..., Any], Any]:
                self.waiting += 1
                self.most_waiting = max(self.most_waiting, self.waiting)
                return work, job

            vars(function)["remote"] = begin
            return function

        return wrapped

    def get(self, begun: tuple[Callable[..., Any], Any]) -> Any:
        assert self.is_running
        self.waiting -= 1
        work, job = begun
        return work(job)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(CORES)}

    def shutdown(self) -> None:
        self.is_running = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    stand_in = Ray()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(spread(double, range(6), workers)) == [0, 2, 4, 6, 8, 10]


def test_ray_does_all_jobs_and_is_left(ray: Ray) -> None:
    assert list(spread(double, range(30), cluster="10.0.0.5:6379")) == [2 * number for number in range(30)]
    assert ray.started["address"] == "10.0.0.5:6379"
    assert ray.started["num_cpus"] is None
    assert not ray.is_running


def test_only_a_few_jobs_wait_at_a_time(ray: Ray) -> None:
    list(spread(double, range(100), cluster="local"))
    assert ray.most_waiting == AHEAD * CORES


def test_ray_on_this_machine_uses_as_many_cores_as_told(ray: Ray) -> None:
    list(spread(double, range(2), 2, "local"))
    assert ray.started["address"] == "local"
    assert ray.started["num_cpus"] == 2


def test_ray_is_left_when_somebody_stops_listening(ray: Ray) -> None:
    results = spread(double, range(100), cluster="local")
    next(iter(results))
    results.close()
    assert not ray.is_running


def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray(refuses=True))
    with pytest.raises(NoCluster) as caught:
        list(spread(double, range(2), cluster="10.0.0.5:6379"))
    assert caught.value.message.args == {"address": "10.0.0.5:6379"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_without_ray_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["arena", "duel", "--players", "greedy,random", "--games", "2", "--ray", "local", "--no-records"]
    assert main([*words, "--lang", language]) == FAILED
    said = capsys.readouterr().err
    assert "tessera[ray]" in said


def test_the_arena_plays_on_ray(ray: Ray, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "duel", "--players", "random,random", "--games", "4", "--json", "--no-records"]
    assert main(words) == 0
    here = capsys.readouterr().out
    assert main([*words, "--ray", "local"]) == 0
    assert capsys.readouterr().out == here
    assert ray.started

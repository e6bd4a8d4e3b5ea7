"""PettingZoo's own five tests, Gymnasium's checker, and a batch: python3 python/test_cabale.py"""
import sys
import time
import warnings
from contextlib import closing

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from cabale import Batch
from cabale.gym import Among
from cabale.zoo import aec, parallel

warnings.filterwarnings('ignore')
quick = '--quick' in sys.argv


def batch():
    rng = np.random.default_rng(1)
    runs = []
    for _ in range(2):
        with Batch(games=64, players=4, seed='test') as games:
            rng = np.random.default_rng(1)
            ended = 0
            begun = time.time()
            for _ in range(60 if quick else 2000):
                games.step(rng.integers(0, games.counts))
                ended += int(games.ended.sum())
            runs.append((ended, int(games.obs.sum())))
            if not quick:
                print(f'{2000 * 64 / (time.time() - begun):.0f} decisions a second through Python')
    assert runs[0] == runs[1] and runs[0][0] > 0, runs


def five():
    with closing(aec()) as env:
        api_test(env, num_cycles=60 if quick else 1000)
    seed_test(aec, num_cycles=30 if quick else 500)
    with closing(parallel()) as env:
        parallel_api_test(env, num_cycles=60 if quick else 1000)
    parallel_seed_test(parallel, num_cycles=30 if quick else 500)
    if not quick:  # it takes five seconds of the clock
        with closing(aec()) as env:
            performance_benchmark(env)


def among():
    with closing(Among(bot='simple')) as env:
        check_env(env, skip_render_check=True)


for check in (batch, five, among):
    check()
    print(f'{check.__name__}: passed')

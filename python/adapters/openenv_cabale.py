"""Cabale as an OpenEnv environment: one learner among bots, moves chosen by their number.

OpenEnv could not be installed where this was written: the adapter follows its published interface (`reset`, `step`, `state`)
and has not been run. It needs this checkout's `python` folder on the path."""
from dataclasses import dataclass, field
from uuid import uuid4

import numpy as np
from openenv.core.env_server import Action, Environment, Observation, State

from cabale import Batch


@dataclass
class Move(Action):
    """The place of a move in `moves` of the last observation."""
    move: int = 0


@dataclass
class Sight(Observation):
    moves: list = field(default_factory=list)
    bytes: list = field(default_factory=list)


class Cabale(Environment):
    def __init__(self, bot='expert', game='complots', players=4):
        self.batch = Batch(game, players, games=1, bot=bot)
        self.learner, self._state = 0, State(episode_id=str(uuid4()), step_count=0)

    def reset(self, seed=None, episode_id=None, **_):
        self._state = State(episode_id=episode_id or str(uuid4()), step_count=0)
        self.batch.reset(seed if seed is not None else self._state.episode_id)
        return self._look(0.0, False)

    def step(self, action, timeout_s=None, **_):
        self._state.step_count += 1
        learner = self.learner
        self.batch.step(np.array([action.move], np.uint16))
        done = bool(self.batch.ended[0])
        return self._look(float(done and int(self.batch.winners[0]) >> learner & 1), done)

    @property
    def state(self):
        return self._state

    def _look(self, reward, done):
        names, batch = self.batch.spec['words'], self.batch
        self.learner = int(batch.seat[0])
        moves = [' '.join(names[w] for w in batch.words[0, m] if w < len(names)) + (f' at {t - 1} seats on' if (t := int(batch.targets[0, m])) > 1 else '')
                 for m in range(int(batch.counts[0]))]
        return Sight(done=done, reward=reward, moves=moves, bytes=batch.obs[0].tolist())

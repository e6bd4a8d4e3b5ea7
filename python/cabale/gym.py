"""A Gymnasium environment: one learner, whose seat changes from deal to deal, among bots of Cabale (`expert` and the like)."""
import gymnasium
import numpy as np
from gymnasium import spaces

from .batch import Batch


class Among(gymnasium.Env):
    metadata = {'render_modes': []}

    def __init__(self, bot='expert', game='complots', players=4, options=None):
        self.batch = Batch(game, players, games=1, bot=bot, options=options)
        moves, long, words = self.batch.moves, self.batch.long, len(self.batch.spec['words'])
        self.action_space = spaces.Discrete(moves)
        self.observation_space = spaces.Dict({
            'observation': spaces.Box(0, 255, (self.batch.width,), np.uint8),
            'words': spaces.Box(0, words, (moves, long), np.uint16),
            'targets': spaces.Box(0, players, (moves,), np.uint8),
            'action_mask': spaces.Box(0, 1, (moves,), np.int8),
        })
        self.learner = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**31)))
        self.learner = int(self.batch.seat[0])
        return self._look(), {}

    def step(self, action):
        self.batch.step(np.array([action], np.uint16))
        ended = bool(self.batch.ended[0])
        won = ended and bool(int(self.batch.winners[0]) >> self.learner & 1)
        # the next deal lies there already when a game has ended
        self.learner = int(self.batch.seat[0])
        return self._look(), float(won), ended, False, {}

    def _look(self):
        used = np.arange(self.batch.moves) < int(self.batch.counts[0])
        return {
            'observation': self.batch.obs[0].copy(),
            'words': np.where(used[:, None], self.batch.words[0], 0).astype(np.uint16),
            'targets': np.where(used, self.batch.targets[0], 0).astype(np.uint8),
            'action_mask': used.astype(np.int8),
        }

    def close(self):
        self.batch.close()

"""PettingZoo environments. An agent is a seat, `seat_0` the first; an action is the place of a move among those it may make now.

An observation is a dict: `observation` (bytes of the sight), `words` and `targets` (what each move says, and of whom), and
`action_mask`. Moves that are not legal become the answer of one who is late, so unmasked sampling works too."""
import functools

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from .batch import Batch

NONE = 0xFFFF


class _Table:
    """What both environments have in common: one game, a row for every seat."""

    def __init__(self, game, players, options, render_mode):
        self.batch = Batch(game, players, games=1, every=True, options=options)
        self.possible_agents = [f'seat_{i}' for i in range(players)]
        self.render_mode = render_mode
        moves, long, words = self.batch.moves, self.batch.long, len(self.batch.spec['words'])
        self._space = spaces.Dict({
            'observation': spaces.Box(0, 255, (self.batch.width,), np.uint8),
            'words': spaces.Box(0, words, (moves, long), np.uint16),
            'targets': spaces.Box(0, players, (moves,), np.uint8),
            'action_mask': spaces.Box(0, 1, (moves,), np.int8),
        })
        self._spaces = {a: spaces.Dict(dict(self._space.spaces)) for a in self.possible_agents}
        self._actions = {a: spaces.Discrete(moves) for a in self.possible_agents}
        self._deals = 0

    def deal(self, seed):
        self._deals = 0 if seed is not None else self._deals + 1
        self._seed = seed if seed is not None else getattr(self, '_seed', 0)
        self.batch.reset(f'{self._seed} {self._deals}')

    def look(self, agent):
        i = self.possible_agents.index(agent)
        count = int(self.batch.counts[i])
        used = np.arange(self.batch.moves) < count
        return {
            'observation': self.batch.obs[i].copy(),
            'words': np.where(used[:, None], self.batch.words[i], 0).astype(np.uint16),
            'targets': np.where(used, self.batch.targets[i], 0).astype(np.uint8),
            'action_mask': used.astype(np.int8),
        }

    @property
    def over(self):
        return bool(self.batch.ended[0])

    @property
    def decides(self):
        return self.possible_agents[int(self.batch.seat[0])]

    def act(self, action):
        actions = np.full(self.batch.rows, NONE, np.uint16)
        actions[int(self.batch.seat[0])] = min(int(action), NONE - 1)
        self.batch.step(actions)

    def reward(self, agent):
        """1 is shared by those who win; the others lose as much together."""
        bits, n = int(self.batch.winners[0]), len(self.possible_agents)
        winners = [a for i, a in enumerate(self.possible_agents) if bits >> i & 1]
        if not winners or len(winners) == n:
            return 0.0
        return 1 / len(winners) if agent in winners else -1 / (n - len(winners))

    def state(self):
        return self.batch.obs.copy()


class _Spaces:
    """The same objects at every call, as PettingZoo asks."""

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent):
        return self.table._spaces[agent]

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent):
        return self.table._actions[agent]


class CabaleAEC(_Spaces, AECEnv):
    metadata = {'name': 'cabale_v0', 'is_parallelizable': False, 'render_modes': ['ansi']}

    def __init__(self, game='complots', players=4, options=None, render_mode=None):
        super().__init__()
        self.table = _Table(game, players, options, render_mode)
        self.possible_agents = self.table.possible_agents
        self.render_mode = render_mode

    def reset(self, seed=None, options=None):
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {a: {} for a in self.agents}
        self.agent_selection = self.table.decides

    def observe(self, agent):
        return self.table.look(agent)

    def state(self):
        return self.table.state()

    def step(self, action):
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            return self._was_dead_step(action)
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.table.act(action)
        over = self.table.over
        self.rewards = {a: self.table.reward(a) if over else 0.0 for a in self.agents}
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.table.decides
        self._accumulate_rewards()

    def render(self):
        return f'question {int(self.table.batch.question[0])}: {self.agent_selection}'

    def close(self):
        self.table.batch.close()


class CabaleParallel(_Spaces, ParallelEnv):
    """All seats that a question asks answer at once; the others' actions are passed over."""
    metadata = {'name': 'cabale_parallel_v0', 'render_modes': ['ansi']}

    def __init__(self, game='complots', players=4, options=None, render_mode=None):
        self.table = _Table(game, players, options, render_mode)
        self.possible_agents = self.table.possible_agents
        self.render_mode = render_mode

    def reset(self, seed=None, options=None):
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._look(), {a: {} for a in self.agents}

    def step(self, actions):
        table = self.table
        question = int(table.batch.question[0])
        while not table.over and int(table.batch.question[0]) == question:
            table.act(actions.get(table.decides, NONE - 1))
        seats, over = list(self.agents), table.over
        rewards = {a: table.reward(a) if over else 0.0 for a in seats}
        if over:
            self.agents = []
        return (self._look(seats), rewards, dict.fromkeys(seats, over), dict.fromkeys(seats, False), {a: {} for a in seats})

    def _look(self, seats=None):
        return {a: self.table.look(a) for a in seats or self.agents}

    def state(self):
        return self.table.state()

    def render(self):
        return f'question {int(self.table.batch.question[0])}'

    def close(self):
        self.table.batch.close()


def aec(**about):
    return CabaleAEC(**about)


def parallel(**about):
    return CabaleParallel(**about)

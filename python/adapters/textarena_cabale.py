"""Cabale as a game of TextArena 1.0: put this file on the path, then `import textarena_cabale` registers `Cabale-complots-v0`.

It drives `cabale bridge`, so moves are sentences such as `assassin B`. TextArena could not be installed where this was
written: the adapter follows its published interface (`GameEnv`: `setup`, `prompt`, `apply`) and has not been run."""
import json
import os
import shlex
import subprocess

import textarena as ta

COMMAND = shlex.split(os.environ.get('CABALE', 'npx cabale'))


class Bridge:
    def __init__(self):
        self.process = subprocess.Popen([*COMMAND, 'bridge'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + '\n')
        answer = json.loads(self.process.stdout.readline())
        if 'error' in answer:
            raise ValueError(answer['message'])
        return answer['ok']


class Cabale(ta.GameEnv):
    game, min_players, max_players = 'complots', 2, 8

    def setup(self):
        self.bridge = Bridge()
        seats = self.state.num_players
        self.seats = 'ABCDEFGH'[:seats]
        self.bridge.ask(new={'game': self.game, 'options': {}, 'seats': seats, 'seed': str(self.state.seed)})
        self.state.set_current_player(self.asked())

    def asked(self):
        """The first seat that the table waits for."""
        return next(i for i, seat in enumerate(self.seats) if self.bridge.ask(legal=seat))

    def prompt(self, pid):
        seat = self.seats[pid]
        view, legal = self.bridge.ask(view=seat), self.bridge.ask(legal=seat)
        return f'You sit at {seat}. What you see: {json.dumps(view)}\nAnswer with <action>MOVE</action>, one of: ' + ', '.join(legal)

    def apply(self, pid, move):
        seat, move = self.seats[pid], move.strip()
        if move not in self.bridge.ask(legal=seat):
            return ta.Retryable(f'{move!r} is not one of your moves')
        self.bridge.ask(move=[seat, move])
        over = self.bridge.ask(view='public')['over']
        if over is not None:
            return ta.Outcome(winners=[self.seats.index(one) for one in over])
        self.state.set_current_player(self.asked())
        return None


ta.register('Cabale-complots-v0', entry_point=Cabale)

"""Many games at once in one process of `cabale env`: rows of bytes in, numbers of moves out."""
import json
import os
import shlex
import subprocess

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# The command that starts Cabale: the one of this checkout, or what CABALE names, such as `npx cabale`.
COMMAND = shlex.split(os.environ.get('CABALE', '')) or ['node', os.path.join(ROOT, 'bin', 'cabale.js')]


class Batch:
    """`games` games of `players` seats. After each step the arrays hold what is to be decided now:

    ended, winners, question, asked, seat   per game; winners and asked as bits of seats
    obs, counts, words, targets             per row: what the seat sees, how many moves it has, and what they say

    Without `every` a row is a game's next decision, and a game that ends is dealt again at once. With `every` each seat has a
    row, and a game that is over stays so until `reset`. `bot` plays all seats but one."""

    def __init__(self, game='complots', players=4, games=256, seed='env', bot=None, every=False, options=None, command=None):
        args = ['env', '--game', game, '--players', players, '--games', games, '--seed', seed]
        args += ['--bot', bot] if bot else []
        args += ['--every'] if every else []
        for name, value in (options or {}).items():
            args += [f'--{name}', value]
        self.process = subprocess.Popen([*(command or COMMAND), *map(str, args)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.spec = json.loads(self._line() or '{}')
        if not self.spec:
            raise RuntimeError('cabale env did not start; its message stands above')
        most, rows, width = self.spec['most'], self.spec['rows'], self.spec['width']
        self.moves, self.long, self.rows, self.width = most['moves'], most['words'], rows, width
        parts = (('numbers', np.int32, (games, self.spec['numbers'])), ('words', np.uint16, (rows, self.moves, self.long)),
                 ('counts', np.uint16, (rows,)), ('obs', np.uint8, (rows, width)), ('targets', np.uint8, (rows, self.moves)))
        self.frame = bytearray(sum(np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape in parts))
        at = 0
        for name, kind, shape in parts:
            size = int(np.prod(shape))
            setattr(self, name, np.frombuffer(self.frame, kind, size, at).reshape(shape))
            at += size * np.dtype(kind).itemsize
        self.ended, self.winners, self.question, self.asked, self.seat = self.numbers.T
        self._receive()

    def step(self, actions):
        """Plays one move per row: its place among the row's moves. What is not legal becomes the answer of one who is late."""
        actions = np.ascontiguousarray(actions, '<u2')
        if actions.shape != (self.rows,):
            raise ValueError(f'{self.rows} actions are needed, not {actions.shape}')
        self._send(b'\0' + actions.tobytes())

    def reset(self, seed):
        text = str(seed).encode()[:255]
        self._send(bytes((1, len(text))) + text)

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait()
        self.process.stdout.close()

    def _send(self, request):
        view = memoryview(request)
        while view:
            view = view[self.process.stdin.write(view):]
        self._receive()

    def _receive(self):
        view = memoryview(self.frame)
        while view:
            got = self.process.stdout.readinto(view)
            if not got:
                raise RuntimeError('cabale env has ended')
            view = view[got:]

    def _line(self):
        line = b''
        while not line.endswith(b'\n'):
            got = self.process.stdout.read(1)
            if not got:
                return b''
            line += got
        return line

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

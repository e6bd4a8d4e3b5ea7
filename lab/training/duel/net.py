"""The net of a duel, its file, and what each byte of an observation is divided by (in the order of duel.h; with LINEUPS=1 in
the environment: of lineups.h, for duels with any line-up)."""
import ctypes, json, os, time, zlib
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

LINEUPS = bool(os.environ.get('LINEUPS'))
SUMMARY = [2.0] * 5 + [4.0] * 5 + [4.0] * 5 + [2.0] * 5
TURNS = [1.0] * ((34 if LINEUPS else 27) * 9)
if LINEUPS:
    SCALE = ([1.0] * 15 + [1.0] * 15 + [1, 1, 16] + [1.0] * 26 + [10, 10] + [3] + [1.0] * 4 + [1.0] * 10 + [1.0] * 5 + [1.0] * 10 + [1.0] * 6
             + [1.0] * 10 + [1.0] * 6 + [1.0] * 5 + [1.0] * 10 + [1.0] * 5 + [4] + [2.0] * 5 + SUMMARY * 2 + TURNS)
    CLANS = ['collector', 'assassin', 'untouchable', 'thief', 'negotiator']
    WORDS = (['pass', 'doubt', 'income', 'aid', 'coup', 'collector', 'assassin', 'thief', 'negotiator', 'examine']
             + [f'counter {c}' for c in ('collector', 'untouchable', 'thief', 'negotiator')]
             + [f'{verb} {c}' for verb in ('lose', 'choose', 'keep') for c in CLANS]
             + [f'keep {CLANS[i]} {CLANS[j]}' for i in range(5) for j in range(i, 5)]
             + [f'bury {c}' for c in CLANS] + ['join collector', 'again', 'stop'] + [f'show {c}' for c in CLANS]
             + ['return', 'replace', 'pay', 'refuse', 'give', 'retain'])
else:
    SCALE = ([1.0] * 7 + [1, 1, 16] + [1.0] * 26 + [10, 10] + [1.0] * 4 + [1.0] * 10 + [1.0] * 5 + [1.0] * 10 + [1.0] * 10 + [1.0] * 6
             + [1.0] * 5 + [4] + [2.0] * 5 + (SUMMARY + [1.0]) * 2 + TURNS)
    BASE = ['duchess', 'assassin', 'countess', 'captain', 'ambassador']
    WORDS = (['pass', 'doubt', 'income', 'aid', 'coup', 'duchess', 'assassin', 'captain', 'ambassador']
             + [f'counter {c}' for c in ('duchess', 'countess', 'captain', 'ambassador')]
             + [f'{verb} {c}' for verb in ('lose', 'choose', 'keep') for c in BASE]
             + ['keep ' + ' '.join(sorted((BASE[i], BASE[j]))) for i in range(5) for j in range(i, 5)])
MOVES = len(WORDS)
EXTRA, META = 20 if LINEUPS else 15, 8
CODER = 3 if LINEUPS else 1


def library():
    """The games, made by nvcc or g++ from duel.cu."""
    here = os.path.dirname(os.path.abspath(__file__))
    lib = ctypes.CDLL(os.environ.get('DUEL', f'{here}/lib{"lineups" if LINEUPS else "duel"}.so'))
    assert (lib.widthOf(), lib.extraOf(), lib.movesOf()) == (len(SCALE), EXTRA, MOVES), 'another game'
    return lib


class Net(nn.Module):
    def __init__(self, ins, outs, d):
        super().__init__()
        self.l1, self.l2, self.l3, self.out = nn.Linear(ins, d), nn.Linear(d, d), nn.Linear(d, d), nn.Linear(d, outs)
        nn.init.normal_(self.out.weight, std=0.01)
        nn.init.zeros_(self.out.bias)
        scale = 1 / torch.tensor(SCALE + [1.0] * (ins - len(SCALE)))
        self.register_buffer('scale', scale, persistent=False)

    def forward(self, x):
        h = F.relu(self.l1(x * self.scale))
        h = h + F.relu(self.l2(h))
        h = h + F.relu(self.l3(h))
        return self.out(h)


class Crowd:
    """Many nets at once: of the rows, in this order, each plays as many."""
    def __init__(self, nets):
        self.scale, self.many = nets[0].scale, len(nets)
        with torch.no_grad():
            self.layers = [(torch.stack([getattr(n, of).weight.T for n in nets]), torch.stack([getattr(n, of).bias for n in nets])[:, None])
                           for of in ('l1', 'l2', 'l3', 'out')]

    @torch.no_grad()
    def __call__(self, x):
        (w1, b1), (w2, b2), (w3, b3), (w4, b4) = self.layers
        h = F.relu(torch.baddbmm(b1, (x * self.scale).view(self.many, -1, x.shape[1]), w1))
        h = h + F.relu(torch.baddbmm(b2, h, w2))
        h = h + F.relu(torch.baddbmm(b3, h, w3))
        return torch.baddbmm(b4, h, w4).view(len(x), -1)


class People:
    """Who is in a crowd: a file with a line for each net, its weight and its file; it may grow."""
    def __init__(self, path, dev):
        self.path, self.dev, self.nets = path, dev, {}

    def draw(self, many):
        """So many places, dealt out by weight."""
        rows = [line.split() for line in open(self.path) if line.strip()]
        for _, file in rows:
            if file not in self.nets:
                self.nets[file] = load(file, self.dev)
        ends = np.cumsum([float(weight) for weight, _ in rows])
        at = np.searchsorted(ends, (np.arange(many) + np.random.rand()) / many * ends[-1], side='right')
        return [self.nets[rows[min(i, len(rows) - 1)][1]] for i in at]


def export(net, path, about):
    names, parts = [], []
    for name, value in net.state_dict().items():
        names.append([name, list(value.shape)])
        parts.append(value.detach().float().cpu().numpy().ravel())
    numbers = np.concatenate(parts).astype('<f2').tobytes()
    head = json.dumps({'game': 'complots', 'coder': CODER, 'words': WORDS, 'aimed': [], 'arrays': names, **about,
                       'date': time.strftime('%Y-%m-%d'), 'sum': zlib.crc32(numbers)}).encode()
    with open(path, 'wb') as f:
        f.write(head + b'\n' + numbers)


def load(path, dev):
    with open(path, 'rb') as f:
        head = json.loads(f.readline())
        numbers = np.frombuffer(f.read(), '<f2').astype(np.float32)
    state, at = {}, 0
    for name, shape in head['arrays']:
        size = int(np.prod(shape))
        state[name] = torch.tensor(numbers[at:at + size].reshape(shape))
        at += size
    net = Net(len(SCALE), MOVES, state['l1.bias'].shape[0]).to(dev)
    net.load_state_dict(state)
    return net

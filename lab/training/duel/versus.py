"""How often each exploiter, as it is, wins against each net.

  python3 versus.py --nets a.bin,b.bin --by x.bin,y.bin
"""
import argparse, ctypes
import torch
from net import EXTRA, META, MOVES, SCALE, library, load

p = argparse.ArgumentParser()
p.add_argument('--nets', required=True)
p.add_argument('--by', required=True)
p.add_argument('--envs', type=int, default=32768)
p.add_argument('--steps', type=int, default=300)
p.add_argument('--seed', type=int, default=1)
a = p.parse_args()
dev = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(a.seed)
lib = library()
N, W = a.envs, len(SCALE)
games = torch.zeros(N * lib.sizeOf(), dtype=torch.uint8, device=dev)
obs = torch.zeros(N, W, dtype=torch.uint8, device=dev)
mask = torch.zeros(N, dtype=torch.int64, device=dev)
meta = torch.zeros(N, META, dtype=torch.uint8, device=dev)
extra = torch.zeros(N, EXTRA, dtype=torch.uint8, device=dev)
bits = torch.arange(MOVES, device=dev)
ptr = lambda x: ctypes.c_void_p(x.data_ptr())
stream = lambda: ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if dev == 'cuda' else 0)


def step(act):
    lib.stepAll(ptr(games), N, ptr(act) if act is not None else None, ptr(obs), ptr(mask), ptr(meta), ptr(extra), stream())


@torch.no_grad()
def rate(net, by):
    lib.seedAll(ptr(games), N, ctypes.c_uint64(a.seed * 15485863 + 5), stream())
    step(None)
    won = torch.zeros(3, device=dev)
    for k in range(a.steps):
        theirs = meta[:, 0] != meta[:, 3]
        logits = torch.where(theirs[:, None], net(obs), by(obs)).masked_fill((mask[:, None] >> bits & 1) == 0, -1e9)
        step((logits - torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))).argmax(1).to(torch.uint8))
        if k >= a.steps // 3:  # the first games to end are the short ones
            res = meta[:, 5][meta[:, 1] == 1]
            won += torch.stack([(res == 1).sum(), (res == 0).sum(), (res == 2).sum()])
    n = won.sum().item()
    return (won[0] + won[2] / 2).item() / n, int(n)


bys = [(f.split('/')[-1], load(f, dev)) for f in a.by.split(',')]
for f in a.nets.split(','):
    net = load(f, dev)
    row = {name: rate(net, by) for name, by in bys}
    print(f.split('/')[-1], {k: round(100 * v, 1) for k, (v, n) in row.items()}, 'highest', round(100 * max(v for v, _ in row.values()), 1), 'games each', next(iter(row.values()))[1], flush=True)

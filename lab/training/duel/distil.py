"""One net that plays as many do on average: of each game's two seats each is played by one of them, drawn for the game.

  python3 distil.py --of a.15,a.16,b.15 --seconds 60 --out mean.bin
  python3 distil.py --crowd LIST --from mean.bin --seconds 60 --out mean.bin
"""
import argparse, ctypes, json, math, time
import numpy as np
import torch
import torch.nn.functional as F
from net import EXTRA, META, MOVES, SCALE, Crowd, Net, People, export, library, load

p = argparse.ArgumentParser()
p.add_argument('--of', default='')
p.add_argument('--crowd', default='', help='a file with weights and nets instead, line by line: many, and quick')
p.add_argument('--places', type=int, default=512, help='with --crowd: how many of them play at once')
p.add_argument('--swap', type=int, default=400, help='with --crowd: steps after which others sit down')
p.add_argument('--from', dest='begin', default='', help='the net it begins from (the last of --of)')
p.add_argument('--out', default='mean.bin')
p.add_argument('--seconds', type=float, default=60)
p.add_argument('--envs', type=int, default=65536)
p.add_argument('--width', type=int, default=256)
p.add_argument('--lr', type=float, default=1.5e-3)
p.add_argument('--explore', type=float, default=0.12, help='how often one seat of a game errs: what comes of it must be known too')
p.add_argument('--steps', type=int, default=1, help='steps of the games for each step of learning')
p.add_argument('--seed', type=int, default=1)
a = p.parse_args()
dev = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.backends.cuda.matmul.allow_tf32 = True
torch.manual_seed(a.seed)
np.random.seed(a.seed)
lib = library()
N, W = a.envs, len(SCALE)
many = [load(f, dev) for f in a.of.split(',') if f]
K = len(many)
people = People(a.crowd, dev) if a.crowd else None
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


# who of the many plays which seat, drawn anew with each game
who = torch.randint(0, max(1, K), (N, 2), device=dev)


def seated():
    """Who of a crowd sits where, for a while: those of the second seat in another order than those of the first."""
    drawn = [people.draw(a.places) for _ in range(2)]
    return Crowd(drawn[0]), Crowd([drawn[1][i] for i in np.random.permutation(a.places)])


seats = seated() if people is not None else None


@torch.no_grad()
def teachers(shut):
    """What the one whose turn it is would do."""
    if seats is not None:
        logits = torch.where(meta[:, :1] == 0, seats[0](obs), seats[1](obs))
        return F.softmax(logits.masked_fill(shut, -1e9), 1)
    mine = who.gather(1, meta[:, :1].long())[:, 0]
    want = torch.zeros(N, MOVES, device=dev)
    for k, net in enumerate(many):
        at = (mine == k).nonzero()[:, 0]
        want[at] = F.softmax(net(obs[at]).masked_fill(shut[at], -1e9), 1)
    return want


net, ema = Net(W, MOVES, a.width).to(dev), Net(W, MOVES, a.width).to(dev)
net.load_state_dict((load(a.begin, dev) if a.begin else many[-1]).state_dict())
ema.load_state_dict(net.state_dict())
opt = torch.optim.Adam(net.parameters(), lr=a.lr, eps=1e-6)
lib.seedAll(ptr(games), N, ctypes.c_uint64(a.seed + 99), stream())
step(None)
start = last = time.time()
it, seen, mean = 0, 0, torch.zeros(2, device=dev)
while True:
    x = (time.time() - start) / a.seconds
    if x >= 1:
        break
    for group in opt.param_groups:
        group['lr'] = a.lr * (0.5 + 0.5 * math.cos(math.pi * x)) + 1e-6
    shut = (mask[:, None] >> bits & 1) == 0
    want = teachers(shut)
    errs = meta[:, 0] == meta[:, 3]
    if it > 60 or dev == 'cpu':  # games begin together; by then they no longer go together
        w = torch.where(errs, 0.3, 1.0)
        lp = F.log_softmax(net(obs).masked_fill(shut, -1e9), 1)
        kl = (want * (want.clamp(min=1e-9).log() - lp.clamp(min=-30))).sum(1)
        loss = (kl * w).sum() / w.sum()
        opt.zero_grad(set_to_none=True)
        loss.backward()
        opt.step()
        with torch.no_grad():
            keep = min(0.999, (1 + it) / (10 + it))
            for pe, pn in zip(ema.parameters(), net.parameters()):
                pe.lerp_(pn, 1 - keep)
            mean = 0.99 * mean + 0.01 * torch.stack([loss.detach(), (lp.exp() - want).abs().sum(1).mean()])
    with torch.no_grad():
        act = (want.clamp(min=1e-12).log() - torch.log(-torch.log(torch.rand_like(want).clamp(1e-9, 1 - 1e-7)))).masked_fill(shut, -1e9).argmax(1)
        any_ = torch.rand_like(want).masked_fill(shut, -1).argmax(1)
        act = torch.where(errs & (torch.rand(N, device=dev) < a.explore), any_, act).to(torch.uint8)
        step(act)
        done = meta[:, 1:2] == 1
        who = torch.where(done, torch.randint(0, max(1, K), (N, 2), device=dev), who)
    it += 1
    if seats is not None and it % a.swap == 0:
        seats = seated()
    seen += N
    if time.time() - last > 10:
        print(a.out.split('/')[-1], json.dumps({'s': round(time.time() - start, 1), 'M': round(seen / 1e6, 1), 'kl, apart': [round(v, 5) for v in mean.tolist()]}), flush=True)
        last = time.time()
export(ema, a.out, {'decisions': seen, 'seed': a.seed, 'of': K or len(people.nets)})

"""Self-play on the project's own engine: PPO with a pull towards the net's moving average.

  python3 lab/training/train.py --game complots --node NODE --minutes 9 --out OUT [--resume OUT/complots.pt] [--span 0:0.5]

The games run in worker processes (env.ts); this process holds the nets. One row is one decision of one seat. The winner
gets 1 at the end, the others 0; what is to come is worth a little less for each turn of one's own that it takes (--hurry, in
training only), so that the sooner win is the better one, and yet no loss is better than a win.
While a batch is learnt from, the next one is played. Beside the net in training there are nets kept from before, an
exploiter that learns to beat it (the hunter, begun anew from the net every --hunt iterations), and scripted bots.
"""
import argparse, datetime, json, mmap, os, random, subprocess, threading, time, zlib
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
LEARNER, FROZEN, HUNTER = 0, 1, 5
MOST_SEATS = 8


def arguments():
    p = argparse.ArgumentParser()
    p.add_argument('--game', default='complots')
    p.add_argument('--node', default='node')
    p.add_argument('--out', default='out')
    p.add_argument('--name', default=None)
    p.add_argument('--resume')
    p.add_argument('--frozen', help='weights that play the frozen seats, and nothing else does (to train an exploiter)')
    p.add_argument('--league', default='', help='files of weights, with commas, that stay among the earlier nets')
    p.add_argument('--kept', type=float, default=0.5, help='how often an earlier net is one of --league')
    p.add_argument('--minutes', type=float, default=1)
    p.add_argument('--iterations', type=int, default=10**9)
    p.add_argument('--span', default='0:1', help='which part of the annealing this call is')
    p.add_argument('--workers', type=int, default=15)
    p.add_argument('--rows', type=int, default=512)
    p.add_argument('--steps', type=int, default=64)
    p.add_argument('--batch', type=int, default=16384)
    p.add_argument('--epochs', type=int, default=2)
    p.add_argument('--lr', default='6e-4:1e-4')
    p.add_argument('--entropy', default='0.03:0.006')
    p.add_argument('--magnet', type=float, default=0.03)
    p.add_argument('--ema', type=float, default=0.98)
    p.add_argument('--clip', type=float, default=0.2)
    p.add_argument('--lam', type=float, default=0.95)
    p.add_argument('--hurry', type=float, default=0.0, help='what a turn of one\'s own takes from what is to come, at a table of six; nothing in a duel')
    p.add_argument('--eta', type=float, default=0.0, help='a decision costs eta log(pi / an earlier net): R-NaD')
    p.add_argument('--every', type=int, default=30, help='iterations after which that earlier net is replaced')
    p.add_argument('--hunt', type=int, default=80)
    p.add_argument('--kinds', default='0.55,0.15,0.05,0.10,0,0.15')
    p.add_argument('--players', default='25,15,20,12,13,7,8')
    p.add_argument('--base', type=float, default=0.4)
    p.add_argument('--presets', type=float, default=0.15)
    p.add_argument('--religions', type=float, default=0.12)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--alone', action='store_true', help='play and learn in turns, not at once')
    p.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    return p.parse_args()


class Net(nn.Module):
    """Each seat through the same small net; pooled with the table into a trunk. A move's score is the sum of its words'
    scores, and where it names a seat, of the words' scores for that seat. Two values: what the seat will get, turns paid,
    and its chance to win."""

    def __init__(self, spec, ds=64, d=256):
        super().__init__()
        self.tf, self.sf, self.seats = len(spec['table']), len(spec['seat']), spec['seats']
        words, aimed = spec['words'], spec['aimed']
        at = {w: i for i, w in enumerate(aimed)}
        # the words' places among those that may be aimed; all others share the last, which scores nothing
        self.register_buffer('aim_of', torch.tensor([at.get(w, len(aimed)) for w in words] + [len(aimed)]), persistent=False)
        self.register_buffer('scale', torch.tensor(spec['table'] + spec['seat'] * spec['seats']), persistent=False)
        self.seat1, self.seat2 = nn.Linear(self.sf, ds), nn.Linear(ds, ds)
        self.trunk1, self.trunk2 = nn.Linear(self.tf + 3 * ds, d), nn.Linear(d, d)
        self.aim_seat, self.aim_trunk = nn.Linear(ds, ds), nn.Linear(d, ds, bias=False)
        self.word, self.word_aimed = nn.Linear(d, len(words)), nn.Linear(ds, len(aimed), bias=False)
        self.value = nn.Linear(d, 2)
        for layer in (self.word, self.word_aimed, self.value):
            nn.init.normal_(layer.weight, std=0.01)
        nn.init.zeros_(self.word.bias)
        nn.init.zeros_(self.value.bias)

    def forward(self, obs, words, targets, count):
        n, m, k = words.shape
        x = obs.float() * self.scale
        t, s = x[:, :self.tf], x[:, self.tf:].view(n, self.seats, self.sf)
        e = F.relu(self.seat2(F.relu(self.seat1(s)))) * s[:, :, :1]
        rest = e[:, 1:]
        h = F.relu(self.trunk1(torch.cat([t, e[:, 0], rest.sum(1) * 0.25, rest.amax(1)], 1)))
        h = h + F.relu(self.trunk2(h))
        q = F.relu(self.aim_seat(e) + self.aim_trunk(h)[:, None])
        scores = F.pad(self.word(h), (0, 1))
        aimed = F.pad(self.word_aimed(q), (0, 1))
        words = words.long()
        logits = scores.gather(1, words.view(n, -1)).view(n, m, k).sum(2)
        ka = aimed.shape[2]
        seat = targets.long()[:, :, None]
        where = (seat - 1).clamp(min=0) * ka + torch.where(seat > 0, self.aim_of[words], ka - 1)
        logits = logits + aimed.reshape(n, -1).gather(1, where.view(n, -1)).view(n, m, k).sum(2)
        legal = torch.arange(m, device=obs.device)[None] < count.long()[:, None]
        return logits.masked_fill(~legal, -1e9), self.value(h)


def fitted(net, state):
    """A state of a net with fewer features of a seat, or with one value, made to fit: what is new weighs nothing."""
    own, fit = net.state_dict(), {}
    for name, mine in own.items():
        theirs = state[name].float().to(mine.device)
        if name == 'seat1.weight' and theirs.shape[1] < mine.shape[1]:
            theirs = F.pad(theirs, (0, mine.shape[1] - theirs.shape[1]))
        if name.startswith('value') and theirs.shape[0] < mine.shape[0]:
            theirs = torch.cat([theirs, theirs])
        fit[name] = theirs
    return fit


def weights(path):
    """What `export` has written, to go on from a net without its optimizer: its head, and its state."""
    with open(path, 'rb') as f:
        head = json.loads(f.readline())
        numbers = np.frombuffer(f.read(), '<f2').astype(np.float32)
    state, at = {}, 0
    for name, shape in head['arrays']:
        size = int(np.prod(shape))
        state[name] = torch.tensor(numbers[at:at + size].reshape(shape))
        at += size
    return head, state


def export(net, path, spec, about):
    """A line of JSON, then the arrays as float16, each matrix with its outputs in rows; of the values the chance to win."""
    names, parts = [], []
    for name, value in net.state_dict().items():
        value = value.detach().float().cpu()
        if name.startswith('value'):
            value = value[1:]
        names.append([name, list(value.shape)])
        parts.append(value.numpy().ravel())
    numbers = np.concatenate(parts).astype('<f2').tobytes()
    head = json.dumps({**about, 'sum': zlib.crc32(numbers), 'game': spec['game'], 'coder': spec['coder'],
                       'words': spec['words'], 'aimed': spec['aimed'], 'arrays': names}).encode()
    head += b' ' * (-(len(head) + 1) % 4) + b'\n'
    with open(path, 'wb') as f:
        f.write(head)
        f.write(numbers)


@torch.no_grad()
def recorded(net, spec, path, rows):
    """What the exported net answers to some rows, for the test of the plain net: rounded weights, full precision."""
    plain = Net(spec)
    plain.load_state_dict({k: v.half().float().cpu() for k, v in net.state_dict().items()})
    obs, words, targets, count = (x.cpu() for x in rows)
    logits, value = plain(obs, words, targets, count)
    odds = F.softmax(logits, 1)
    list_ = []
    for i in range(len(obs)):
        n = int(count[i])
        list_.append({'obs': obs[i].tolist(), 'words': [[w for w in m if w < len(spec['words'])] for m in words[i, :n].tolist()],
                      'targets': targets[i, :n].tolist(), 'odds': [round(p, 8) for p in odds[i, :n].tolist()], 'value': round(torch.sigmoid(value[i, 1]).item(), 8)})
    with open(path, 'w') as f:
        json.dump(list_, f, separators=(',', ':'))


class Workers:
    def __init__(self, a, spec):
        self.n = a.workers * a.rows
        width, m, k = len(spec['table']) + len(spec['seat']) * spec['seats'], spec['moves'], spec['long']
        self.width = width
        size, at = 0, {}
        for part, bytes_ in (('obs', width), ('words', 2 * m * k), ('targets', m), ('meta', spec['meta']), ('acts', 1)):
            at[part] = []
            for _ in range(2):
                at[part].append(size)
                size += -(-self.n * bytes_ // 4096) * 4096
        at['stats'] = size
        size += a.workers * int(np.prod(spec['stats'])) * 8
        folder = '/dev/shm' if os.path.isdir('/dev/shm') else '/tmp'
        self.path = f'{folder}/cabale-train-{os.getpid()}'
        with open(self.path, 'wb') as f:
            f.truncate(size)
        with open(self.path, 'r+b') as f:
            self.map = mmap.mmap(f.fileno(), size)
        whole = np.frombuffer(self.map, np.uint8)

        def part(name, bytes_, dtype, shape):
            return [torch.from_numpy(whole[o:o + self.n * bytes_].view(dtype).reshape(shape)) for o in at[name]]
        self.obs = part('obs', width, np.uint8, (self.n, width))
        self.words = part('words', 2 * m * k, np.int16, (self.n, m, k))
        self.targets = part('targets', m, np.uint8, (self.n, m))
        self.meta = part('meta', spec['meta'], np.uint8, (self.n, spec['meta']))
        self.acts = part('acts', 1, np.uint8, (self.n,))
        self.stats = whole[at['stats']:].view(np.float64).reshape(a.workers, *spec['stats'])
        draw = {'players': [float(x) for x in a.players.split(',')], 'base': a.base, 'presets': a.presets, 'religions': a.religions}
        self.all, self.ready = [], [False, False]
        for i in range(a.workers):
            config = {'game': a.game, 'index': i, 'seed': f'{a.seed} {time.time_ns()}', 'file': self.path, 'rows': a.rows,
                      'first': i * a.rows, **at, 'kinds': [float(x) for x in a.kinds.split(',')], 'draw': draw}
            self.all.append(subprocess.Popen(
                [a.node, '--max-semi-space-size=32', '--disable-warning=ExperimentalWarning', f'{HERE}/env.ts', 'work', json.dumps(config)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0))
        if a.device == 'cuda':
            torch.cuda.cudart().cudaHostRegister(torch.from_numpy(whole).data_ptr(), size, 0)

    def wait(self, h):
        """Until a half's observations are there."""
        if not self.ready[h]:
            for one in self.all:
                if not one.stdout.read(1):
                    raise RuntimeError('a worker has died')
        self.ready[h] = True

    def go(self, h):
        """Lets a half play the moves in `acts`."""
        self.ready[h] = False
        for one in self.all:
            one.stdin.write(b'\1')

    def close(self):
        for one in self.all:
            one.stdin.close()
        for one in self.all:
            one.kill()
            one.wait()
        os.unlink(self.path)


class Batch:
    """What was seen, done and thought in one rollout."""

    def __init__(self, T, N, spec, width, dev):
        M, K = spec['moves'], spec['long']
        self.obs = torch.zeros(T, 2, N, width, dtype=torch.uint8, device=dev)
        self.words = torch.zeros(T, 2, N, M, K, dtype=torch.int16, device=dev)
        self.targets = torch.zeros(T, 2, N, M, dtype=torch.uint8, device=dev)
        self.meta = torch.zeros(T + 1, 2, N, spec['meta'], dtype=torch.uint8, device=dev)
        self.act = torch.zeros(T, 2, N, dtype=torch.int64, device=dev)
        self.logp = torch.zeros(T, 2, N, device=dev)
        self.value = torch.zeros(T, 2, N, 2, device=dev)

    def rows(self, b):
        flat = lambda x: x.reshape(-1, *x.shape[3:])[b]
        T = self.obs.shape[0]
        return flat(self.obs), flat(self.words), flat(self.targets), flat(self.meta[:T])[:, 0]

    @torch.no_grad()
    def dear(self, net, eta):
        """What each decision costs: eta log(pi / that net)."""
        rows = torch.arange(self.act.numel(), device=self.act.device).split(65536)
        theirs = [F.log_softmax(net(*self.rows(b))[0], 1).gather(1, self.act.view(-1)[b][:, None])[:, 0] for b in rows]
        return eta * (self.logp.view(-1) - torch.cat(theirs)).view(self.logp.shape[0], -1)

    @torch.no_grad()
    def returns(self, lam, hurry, dear):
        """Per seat and game, backwards: what a seat's decision led to is seen at its next decision, or at its end."""
        T, _, N, _ = self.value.shape
        n, dev = 2 * N, self.value.device
        meta, value = self.meta.view(T + 1, n, -1).long(), self.value.view(T, n, 2)
        nv = torch.zeros(n, MOST_SEATS, 2, device=dev)
        na = torch.zeros(n, MOST_SEATS, 2, device=dev)
        known = torch.zeros(n, MOST_SEATS, dtype=torch.bool, device=dev)
        adv, ok = torch.zeros(T, n, 2, device=dev), torch.zeros(T, n, dtype=torch.bool, device=dev)
        bits = torch.arange(MOST_SEATS, device=dev)[None]
        cost = torch.tensor([hurry / 4, 0.0], device=dev)
        for t in range(T - 1, -1, -1):
            fin = (meta[t + 1, :, 3, None] >> bits & 1).bool()
            win = (meta[t + 1, :, 4, None] >> bits & 1).float()
            nv = torch.where(fin[..., None], win[..., None], nv)
            na = na.masked_fill(fin[..., None], 0)
            known = known | fin
            seat = meta[t, :, 2, None]
            both = seat[..., None].expand(-1, -1, 2)
            v = value[t]
            # the chance to win is learnt from what came of it, further ahead than what a move was worth
            far = torch.tensor([lam, 0.5 + lam / 2], device=dev)
            worth = 1 - (meta[t, :, 7] * (meta[t, :, 5] - 2))[:, None] * cost
            g = worth * (nv.gather(1, both)[:, 0] + far * na.gather(1, both)[:, 0]) - v
            if dear is not None:
                g[:, 0] -= dear[t] * (meta[t, :, 1] == LEARNER)
            k = known.gather(1, seat)
            adv[t], ok[t] = g * k, k[:, 0]
            nv, na = nv.scatter(1, both, v[:, None]), na.scatter(1, both, (g * k)[:, None])
            known = known.scatter(1, seat, True)
        return adv.view(-1, 2), ok.view(-1), meta[:T, :, 1].reshape(-1)


def between(text, x):
    a, b = (float(v) for v in text.split(':'))
    return a * (b / a) ** x


def learn(a, net, ema, opt, batch, use, adv, target, alpha):
    """Two passes over the rows of one net; what it tells of itself."""
    dev = target.device
    worth = adv[use, 0]
    mean, std = worth.mean(), worth.std() + 1e-6
    act, logp0 = batch.act.view(-1), batch.logp.view(-1)
    sums, steps = torch.zeros(5, device=dev), 0
    for _ in range(a.epochs):
        perm = use[torch.randperm(len(use), device=dev)]
        for i in range(0, len(perm) - a.batch + 1 if len(perm) > a.batch else 1, a.batch):
            b = perm[i:i + a.batch]
            rows = batch.rows(b)
            logits, value = net(*rows)
            logp = F.log_softmax(logits, 1)
            p = logp.exp()
            ratio = (logp.gather(1, act[b][:, None])[:, 0] - logp0[b]).exp()
            ad = (adv[b, 0] - mean) / std
            pg = -torch.min(ratio * ad, ratio.clamp(1 - a.clip, 1 + a.clip) * ad).mean()
            ent = -(p * logp.clamp(min=-30)).sum(1).mean()
            vl = F.binary_cross_entropy_with_logits(value, target[b])
            loss = pg - alpha * ent + 2 * vl
            kl = torch.zeros((), device=dev)
            if ema is not None:
                with torch.no_grad():
                    mlogp = F.log_softmax(ema(*rows)[0], 1)
                kl = (p * (logp - mlogp).clamp(-30, 30)).sum(1).mean()
                loss = loss + a.magnet * kl
            opt.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            opt.step()
            steps += 1
            sums += torch.stack([pg.detach(), ent.detach(), kl.detach(), vl.detach(), ((ratio - 1).abs() > a.clip).float().mean()])
    return (sums / max(1, steps)).tolist()


def main():
    a = arguments()
    a.name = a.name or a.game
    os.makedirs(a.out, exist_ok=True)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(a.seed)
    random.seed(a.seed)
    started = time.time()
    spec = json.loads(subprocess.check_output([a.node, '--disable-warning=ExperimentalWarning', f'{HERE}/env.ts', 'spec', a.game]))
    dev = a.device
    net, actor, ema, frozen, hunter, prey, ref = (Net(spec).to(dev) for _ in range(7))
    ema.load_state_dict(net.state_dict())
    new_opt = lambda one: torch.optim.Adam(one.parameters(), lr=1e-3, eps=1e-5)
    opt, pool, decisions, iteration, games = new_opt(net), [], 0, 0, 0
    if a.resume and a.resume.endswith('.bin'):
        head, state = weights(a.resume)
        decisions, games = head['decisions'], head.get('games', 0)
        net.load_state_dict(fitted(net, state))
        ema.load_state_dict(net.state_dict())
    elif a.resume:
        c = torch.load(a.resume, map_location=dev, weights_only=False)
        net.load_state_dict(fitted(net, c['net']))
        ema.load_state_dict(fitted(ema, c['ema']))
        pool = [{k: v.half().cpu() for k, v in fitted(net, one).items()} for one in c['pool']]
        decisions, iteration, games = c['decisions'], c['iteration'], c.get('games', 0)
        if c['net']['seat1.weight'].shape == net.seat1.weight.shape and c['net']['value.bias'].shape == net.value.bias.shape:
            opt.load_state_dict(c['opt'])
    halved = lambda path: {k: v.half().cpu() for k, v in fitted(net, weights(path)[1]).items()}
    if a.frozen:
        pool = [halved(a.frozen)]
    league = [halved(path) for path in a.league.split(',') if path]
    hunts = float((a.kinds.split(',') + ['0'] * 6)[5]) > 0
    hunter.load_state_dict(net.state_dict())
    ref.load_state_dict(ema.state_dict())
    hunter_opt = new_opt(hunter)
    print('parameters', sum(p.numel() for p in net.parameters()), 'words', len(spec['words']), 'resumed at', decisions, flush=True)
    w = Workers(a, spec)
    T, N = a.steps, w.n
    batches = [Batch(T, N, spec, w.width, dev) for _ in range(2)]
    log = open(f'{a.out}/{a.name}.jsonl', 'a')
    s0, s1 = (float(v) for v in a.span.split(':'))
    saved = np.zeros_like(w.stats.sum(0))
    load = lambda one, state: one.load_state_dict({k: v.float() for k, v in state.items()})
    def earlier():
        if league and (not pool or random.random() < a.kept):
            return random.choice(league)
        return random.choice(pool) if pool else net.state_dict()
    load(frozen, earlier())
    actor.load_state_dict(net.state_dict())
    prey.load_state_dict(hunter.state_dict())
    side = torch.cuda.Stream() if dev == 'cuda' else None

    @torch.no_grad()
    def policy(batch, h, t):
        obs, words, targets, meta = (x[t, h] for x in (batch.obs, batch.words, batch.targets, batch.meta))
        for mine, theirs in ((obs, w.obs[h]), (words, w.words[h]), (targets, w.targets[h]), (meta, w.meta[h])):
            mine.copy_(theirs, non_blocking=True)
        logits, value = actor(obs, words, targets, meta[:, 0])
        for other, who in ((frozen, FROZEN), (prey, HUNTER)) if hunts else ((frozen, FROZEN),):
            theirs, worth = other(obs, words, targets, meta[:, 0])
            logits = torch.where((meta[:, 1] == who)[:, None], theirs, logits)
            value = torch.where((meta[:, 1] == who)[:, None], worth, value)
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
        act = (logits + noise).argmax(1)
        batch.act[t, h] = act
        batch.logp[t, h] = F.log_softmax(logits, 1).gather(1, act[:, None])[:, 0]
        batch.value[t, h] = torch.sigmoid(value)
        w.acts[h].copy_(act.to(torch.uint8))
        w.go(h)

    told = {}

    def update(batch, lr, alpha):
        t1 = time.time()
        for one in (opt, hunter_opt):
            for group in one.param_groups:
                group['lr'] = lr
        adv, ok, who = batch.returns(a.lam, a.hurry, batch.dear(ref, a.eta) if a.eta > 0 else None)
        target = (adv + batch.value.view(-1, 2)).clamp(0, 1)
        use = (ok & (who == LEARNER)).nonzero()[:, 0]
        sums = learn(a, net, ema, opt, batch, use, adv, target, alpha)
        preys = (ok & (who == HUNTER)).nonzero()[:, 0] if hunts else []
        if len(preys) > 1000:
            learn(a, hunter, None, hunter_opt, batch, preys, adv, target, 0.01)
        with torch.no_grad():
            keep = min(a.ema, (1 + iteration) / (10 + iteration))  # at first the average must not hold on to nothing
            for pe, pn in zip(ema.parameters(), net.parameters()):
                pe.lerp_(pn, 1 - keep)
        if iteration % a.every == 0:
            ref.load_state_dict(ema.state_dict())
        if dev == 'cuda':
            torch.cuda.current_stream().synchronize()
        told.update(rows=len(use), sums=sums, update_s=time.time() - t1)

    def apart(batch, lr, alpha, ready):
        try:
            if side is None:
                return update(batch, lr, alpha)
            with torch.cuda.stream(side):
                side.wait_event(ready)
                update(batch, lr, alpha)
        except BaseException as error:  # the other thread must hear of it
            told['error'] = error

    end = started + a.minutes * 60
    began, seen, last_save, first, thread = time.time(), 0, time.time(), iteration, None
    while time.time() < end and iteration - first < a.iterations:
        x = min(1.0, s0 + (s1 - s0) * (time.time() - started) / (a.minutes * 60))
        lr, alpha = between(a.lr, x), between(a.entropy, x)
        t0 = time.time()
        batch = batches[iteration % 2]
        if not a.frozen and iteration % 4 == 0:
            load(frozen, earlier())
        for t in range(T):
            for h in (0, 1):
                w.wait(h)
                policy(batch, h, t)
        # the results of the last moves come with the next observations, which begin the next rollout
        for h in (0, 1):
            w.wait(h)
            batch.meta[T, h].copy_(w.meta[h])
        t1 = time.time()
        if thread is not None:
            thread.join()
        if 'error' in told:
            raise told['error']
        t2 = time.time()
        if hunts and iteration % a.hunt == 0:
            hunter.load_state_dict(net.state_dict())
            hunter_opt = new_opt(hunter)
        # nobody learns just now: the next games are played with what was learnt so far
        actor.load_state_dict(net.state_dict())
        prey.load_state_dict(hunter.state_dict())
        if not a.frozen and iteration % 10 == 9:
            pool.append({k: v.detach().half().cpu() for k, v in ema.state_dict().items()})
            if len(pool) > 16:
                pool.pop(random.randrange(1, 14))
        ready = torch.cuda.current_stream().record_event() if dev == 'cuda' else None
        thread = threading.Thread(target=apart, args=(batch, lr, alpha, ready))
        thread.start()
        if a.alone:
            thread.join()
        decisions += T * 2 * N
        seen += T * 2 * N
        iteration += 1
        if iteration % 5 == 0 or iteration - first <= 3:
            now = w.stats.sum(0)
            d = now - saved
            saved = now.copy()
            games += d[:, :, 0].sum()
            rates = {}
            for i, kind in enumerate(spec['kinds']):
                for n in range(2, 9):
                    g, won, share, moves = d[i, n]
                    if g >= 20:
                        rates[f'{kind}{n}'] = [round(won / g, 4), round(share / g, 4), int(g), round(moves / g, 1)]
            sums = told.get('sums', [0] * 5)
            row = {'s': round(time.time() - began, 1), 'iteration': iteration, 'decisions': decisions, 'games': int(games), 'rollout_s': round(t1 - t0, 2),
                   'waited_s': round(t2 - t1, 2), 'update_s': round(told.get('update_s', 0), 2), 'per_s': round(seen / (time.time() - began)),
                   'rows': told.get('rows', 0), 'lr': round(lr, 6), 'alpha': round(alpha, 4), 'pg': round(sums[0], 4), 'entropy': round(sums[1], 4),
                   'kl': round(sums[2], 4), 'value': round(sums[3], 4), 'clipped': round(sums[4], 4), 'rates': rates}
            log.write(json.dumps(row) + '\n')
            log.flush()
            if iteration % 20 == 0 or iteration - first <= 3:
                short = ' '.join(f'{k}={v[0]:.3f}/{v[3]:.0f}' for k, v in rates.items() if k.startswith(('simple', 'exploit', 'hunt')) or k in ('self4', 'self6', 'self8'))
                print({k: row[k] for k in ('s', 'iteration', 'decisions', 'rollout_s', 'waited_s', 'update_s', 'per_s', 'entropy', 'kl', 'value', 'clipped')}, short, flush=True)
        if time.time() - last_save > 120:
            last_save = time.time()
            thread.join()
            save(a, spec, net, ema, opt, pool, decisions, iteration, games, batch)
    if thread is not None:
        thread.join()
    save(a, spec, net, ema, opt, pool, decisions, iteration, games, batch)
    spent = time.time() - began
    print(f'{seen} decisions in {spent:.0f} s: {seen / spent:.0f} a second; {int(games)} games; {decisions} decisions in all', flush=True)
    w.close()


def save(a, spec, net, ema, opt, pool, decisions, iteration, games, batch):
    torch.save({'net': net.state_dict(), 'ema': ema.state_dict(), 'opt': opt.state_dict(), 'pool': pool, 'decisions': decisions,
                'iteration': iteration, 'games': games}, f'{a.out}/{a.name}.pt')
    export(ema, f'{a.out}/{a.name}.bin', spec, {'seed': a.seed, 'decisions': decisions, 'games': int(games), 'date': datetime.date.today().isoformat()})
    some = torch.arange(0, batch.act.numel(), batch.act.numel() // 24, device=batch.act.device)[:24]
    recorded(ema, spec, f'{a.out}/{a.name}.check.json', batch.rows(some))


if __name__ == '__main__':
    main()

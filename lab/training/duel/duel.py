"""Duels of Complots on the GPU: self-play (R-NaD), and exploiters of what it made.

  python3 duel.py train   --out F.bin --seconds 180 --alpha 0.1:0.01 ...
  python3 duel.py exploit --against F.bin[,G.bin] --init F.bin|none --decisions 100e6 --out X.bin
  python3 duel.py exploit --crowd LIST --add 50 --init F.bin|none --seconds 300 --out X   fictitious play: it joins whom it beats

A row is one decision. +1 for the winner, -1 for the loser, nothing normalised unless --normal. The critic sees all cards
(in training only); its value is one number for both seats, so that every decision of the game teaches it.
"""
import argparse, ctypes, json, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from net import EXTRA, META, MOVES, Crowd, Net, People, export, library, load

p = argparse.ArgumentParser()
p.add_argument('verb')
p.add_argument('--out', default='out.bin')
p.add_argument('--init', default='none')
p.add_argument('--resume', default='')
p.add_argument('--against', default='')
p.add_argument('--seconds', type=float, default=1e9)
p.add_argument('--decisions', type=float, default=1e18)
p.add_argument('--envs', type=int, default=32768)
p.add_argument('--steps', type=int, default=32)
p.add_argument('--batch', type=int, default=65536)
p.add_argument('--epochs', type=int, default=1)
p.add_argument('--width', type=int, default=256)
p.add_argument('--lr', default='1e-3:1e-4')
p.add_argument('--alpha', default='0.1:0.01', help='entropy')
p.add_argument('--magnet', type=float, default=0.0, help='KL to the moving average')
p.add_argument('--eta', default='0', help='reward loses eta log(pi / earlier net)')
p.add_argument('--every', type=int, default=100, help='iterations after which the earlier net is replaced')
p.add_argument('--ema', type=float, default=0.99)
p.add_argument('--clip', type=float, default=0.2)
p.add_argument('--lam', type=float, default=0.95)
p.add_argument('--normal', action='store_true', help='advantages divided by their deviation')
p.add_argument('--plain', action='store_true', help='own chance only: the critic sees no hidden cards')
p.add_argument('--soft', action='store_true', help='entropy counts in the returns too')
p.add_argument('--pool', default='', help='snapshots: every N iterations, kept at out.N.bin')
p.add_argument('--tremble', type=float, default=0.0, help='share of games in which one seat errs, 5 to 45 times of a hundred')
p.add_argument('--guests', default='', help='nets, with commas between, that play the other seat in some games and do not learn')
p.add_argument('--share', type=float, default=0.0, help='share of games with a guest')
p.add_argument('--crowd', default='', help='exploit: whoever is in this file (weight and net, line by line), one a game')
p.add_argument('--places', type=int, default=128, help='how many of the crowd play at once')
p.add_argument('--add', type=int, default=0, help='iterations after which the exploiter joins the crowd, if it wins')
p.add_argument('--weight', type=float, default=1.0, help='with which weight')
p.add_argument('--hunter', type=float, default=0.0, help='share of games in which the other seat is a second net that learns to win them')
p.add_argument('--hunters', default='', help='nets, with commas between, that hunters begin from: as many hunters; none: one that begins from the net')
p.add_argument('--fresh', type=int, default=0, help='iterations after which the hunter begins anew from the net; 0: never')
p.add_argument('--neurd', type=float, default=0.0, help='moves seldom played learn as fast as others (NeuRD): rows weigh 1 / how likely the move was, at most this; 0: PPO')
p.add_argument('--floor', type=float, default=-9.0, help='with --neurd: log probability under which no move is pushed')
p.add_argument('--explore', type=float, default=0.0, help='how often any legal move is played, and weighed by how likely it was')
p.add_argument('--uniform', action='store_true', help='the earlier net of --eta is no net: all legal moves alike')
p.add_argument('--warm', type=int, default=0, help='iterations at first in which the critic alone learns')
p.add_argument('--critic', type=int, default=0, help='exploit: only a critic of this width learns, which knows who sits where; it is written')
p.add_argument('--seed', type=int, default=1)
p.add_argument('--name', default='')
p.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
a = p.parse_args()
dev = a.device
torch.backends.cuda.matmul.allow_tf32 = True
torch.backends.cudnn.allow_tf32 = True
torch.manual_seed(a.seed)
np.random.seed(a.seed)
lib = library()
W = lib.widthOf()

N, T = a.envs, a.steps
games = torch.zeros(N * lib.sizeOf(), dtype=torch.uint8, device=dev)
obs = torch.zeros(T + 1, N, W, dtype=torch.uint8, device=dev)
mask = torch.zeros(T + 1, N, dtype=torch.int64, device=dev)
meta = torch.zeros(T + 1, N, META, dtype=torch.uint8, device=dev)
extra = torch.zeros(T + 1, N, EXTRA, dtype=torch.uint8, device=dev)
shut = torch.zeros(T + 1, N, MOVES, dtype=torch.bool, device=dev)  # moves that are not legal
acts = torch.zeros(T, N, dtype=torch.uint8, device=dev)
logp = torch.zeros(T, N, device=dev)
behaved = torch.zeros(T, N, device=dev)  # how likely the move was as it was drawn
bits = torch.arange(MOVES, device=dev)
stream = lambda: ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if dev == 'cuda' else 0)
ptr = lambda x: ctypes.c_void_p(x.data_ptr())


def step(t, act):
    lib.stepAll(ptr(games), N, ptr(act) if act is not None else None, ptr(obs[t]), ptr(mask[t]), ptr(meta[t]), ptr(extra[t]), stream())
    shut[t] = (mask[t][:, None] >> bits & 1) == 0


def masked(logits, m):
    return logits.masked_fill(m, -1e9)


def between(text, x):
    if ':' not in text:
        return float(text)
    u, v = (float(k) for k in text.split(':'))
    return u * (v / u) ** x


def main():
    exploit = a.verb == 'exploit'
    actor = load(a.init, dev) if a.init != 'none' else Net(W, MOVES, a.width).to(dev)
    critic = Net(W + EXTRA + 1, 1, a.critic or 256).to(dev)
    ema = Net(W, MOVES, actor.l1.bias.shape[0]).to(dev)
    ema.load_state_dict(actor.state_dict())
    ref = Net(W, MOVES, actor.l1.bias.shape[0]).to(dev)
    ref.load_state_dict(actor.state_dict())
    hunters = [load(f, dev) for f in a.hunters.split(',') if f] or [Net(W, MOVES, actor.l1.bias.shape[0]).to(dev)]
    if not a.hunters:
        hunters[0].load_state_dict(actor.state_dict())
    hopts = [torch.optim.Adam(h.parameters(), lr=5e-4, eps=1e-5) for h in hunters]
    # which hunter a game is played with; beyond the last: none
    met = lambda m: (m[..., 4].float() * len(hunters) / (256 * a.hunter)).long()
    foes = [load(f, dev) for f in a.against.split(',') if f]
    # the first games of the batch are played with guests, so many with each
    guests = [load(f, dev) for f in a.guests.split(',') if f]
    # in a crowd guests take the first places, and are not of it
    people, places = People(a.crowd, dev) if a.crowd else None, []
    if people is not None:
        places = [guests[k % len(guests)] for k in range(round(a.share * a.places))]
        guests, foes = [], [Crowd(places + people.draw(a.places - len(places)))]
    crowded = torch.arange(N, device=dev) >= N // a.places * len(places)
    each = int(a.share * N / max(1, len(guests)))
    hosting = torch.arange(N, device=dev) < each * len(guests)
    opt = torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=1e-3, eps=1e-5)
    if a.resume:
        c = torch.load(a.resume, map_location=dev, weights_only=True)
        for one, key in ((actor, 'actor'), (critic, 'critic'), (ema, 'ema'), (ref, 'ref'), (opt, 'opt')):
            if key in c:
                one.load_state_dict(c[key])
    lib.seedAll(ptr(games), N, ctypes.c_uint64(a.seed * 7919 + 12345), stream())
    step(0, None)
    start, it, seen = time.time(), 0, 0
    won = torch.zeros(3, device=dev)
    met_guests = torch.zeros(2, device=dev)
    length = torch.zeros(1, device=dev)
    joined = 0
    log = open(a.out + '.jsonl', 'w')
    tell = lambda row: (log.write(json.dumps(row) + '\n'), log.flush(), print(a.name or a.out.split('/')[-1], json.dumps(row), flush=True))
    while True:
        x = max(min((time.time() - start) / a.seconds, 1), min(seen / a.decisions, 1))
        if x >= 1:
            break
        lr, alpha, eta = between(a.lr, x), between(a.alpha, x), between(a.eta, x)
        for group in opt.param_groups:
            group['lr'] = lr
        with torch.no_grad():
            for t in range(T):
                o = obs[t]
                logits = masked(actor(o), shut[t])
                if a.tremble > 0:
                    # in some games the one seat errs now and then; the other learns from it, he does not
                    errs = (meta[t, :, 4].float() < 256 * a.tremble) & (meta[t, :, 0] != meta[t, :, 3])
                    often = 0.05 + 0.4 * (meta[t, :, 4].float() / (256 * a.tremble)).clamp(max=1)
                    logits = torch.where((errs & (torch.rand(N, device=dev) < often))[:, None], masked(torch.zeros_like(logits), shut[t]), logits)
                for k, guest in enumerate(guests):
                    at = slice(k * each, (k + 1) * each)
                    his = meta[t, at, 0] != meta[t, at, 3]
                    logits[at] = torch.where(his[:, None], masked(guest(o[at]), shut[t, at]), logits[at])
                if a.hunter > 0:
                    which = met(meta[t])
                    theirs = meta[t, :, 0] != meta[t, :, 3]
                    for k, hunter in enumerate(hunters):
                        at = (theirs & (which == k)).nonzero()[:, 0]
                        logits[at] = masked(hunter(o[at]), shut[t, at])
                if exploit:
                    theirs = meta[t, :, 0] != meta[t, :, 3]
                    for k, foe in enumerate(foes):
                        his = theirs if len(foes) == 1 else theirs & (meta[t, :, 4] % len(foes) == k)
                        logits = torch.where(his[:, None], masked(foe(o), shut[t]), logits)
                act = (logits - torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))).argmax(1)
                if a.explore > 0:
                    any_ = torch.rand_like(logits).masked_fill(shut[t], -1).argmax(1)
                    act = torch.where(torch.rand(N, device=dev) < a.explore, any_, act)
                logp[t] = F.log_softmax(logits, 1).gather(1, act[:, None])[:, 0]
                behaved[t] = (1 - a.explore) * logp[t].exp() + a.explore / (~shut[t]).sum(1)
                acts[t] = act.to(torch.uint8)
                step(t + 1, acts[t])
            # values of all rows, then what each decision led to: signs change with the seat
            hot = torch.zeros(T + 1, N, 1, dtype=torch.uint8, device=dev)
            share = a.tremble or a.hunter
            if a.critic:
                hot[..., 0] = 1 + (meta[..., 0] != meta[..., 3]).to(torch.uint8)
            elif share > 0 or guests:
                uneven = hosting if guests else meta[..., 4].float() < 256 * share
                hot[..., 0] = torch.where(uneven, 1 + (meta[..., 0] != meta[..., 3]).to(torch.uint8), 0)
            flat = torch.cat([obs, extra, hot], 2).view(-1, W + EXTRA + 1)
            if a.plain:
                flat[:, W:] = 0
            value = torch.cat([critic(c)[:, 0] for c in flat.split(524288)]).view(T + 1, N).clamp(-1, 1)
            bonus = torch.zeros(T, N, device=dev)
            if eta > 0:
                for t in range(T):
                    rl = -torch.log((~shut[t]).sum(1).float()) if a.uniform else F.log_softmax(masked(ref(obs[t]), shut[t]), 1).gather(1, acts[t].long()[:, None])[:, 0]
                    bonus[t] = -eta * (logp[t] - rl) * (hot[t, :, 0] != 2)
            if a.soft:
                bonus = bonus - alpha * logp
            adv = torch.zeros(T, N, device=dev)
            last = torch.zeros(N, device=dev)
            trust = (logp.exp() / behaved.clamp(min=1e-12)).clamp(max=1) if a.explore > 0 else torch.ones_like(logp)
            for t in range(T - 1, -1, -1):
                done = meta[t + 1, :, 1] == 1
                same = torch.where(meta[t, :, 0] == meta[t + 1, :, 0], 1.0, -1.0)
                win = meta[t + 1, :, 2]
                r = torch.where(win == 2, 0.0, torch.where(win == meta[t, :, 0], 1.0, -1.0))
                ahead = torch.where(done, r, same * value[t + 1])
                last = bonus[t] + ahead - value[t] + a.lam * torch.where(done, 0.0, same * last * (trust[t + 1] if t + 1 < T else 1.0))
                adv[t] = last
            target = (trust * adv + value[:T]).view(-1)
            weight = (1 / behaved.clamp(min=1e-12)).clamp(max=a.neurd).view(-1) if a.neurd > 0 else trust.view(-1)
            # the advantage of a move is what came after it: its own bonus is the policy's business where entropy is in the loss
            mine = (meta[:T, :, 0] == meta[:T, :, 3]).view(-1) if exploit else (hot[:T] != 2).view(-1)
            ended = meta[1:, :, 1] == 1
            if a.hunter > 0:
                ended = ended & (meta[:-1, :, 4].float() < 256 * a.hunter)
            if guests:
                ended = ended & hosting
            if people is not None:
                guested = meta[1:, :, 5][ended & ~crowded]
                met_guests += torch.stack([(guested == 1).sum(), (guested < 2).sum()])
                ended = ended & crowded
            res = meta[1:, :, 5][ended]
            won += torch.stack([(res == 1).sum(), (res == 0).sum(), (res == 2).sum()])
            length += meta[1:, :, 6][ended].sum()
            fa, fl, fm = acts.view(-1).long(), logp.view(-1), shut[:T].view(-1, MOVES)
            adv = adv.view(-1)
            if a.normal:
                adv = (adv - adv[mine].mean()) / adv[mine].std()
        sums = torch.zeros(6, device=dev)
        count = 0
        for _ in range(a.epochs):
            perm = torch.randperm(T * N, device=dev)
            for b in perm.split(a.batch):
                rows = flat[b]
                logits = masked(actor(rows[:, :W]), fm[b])
                lp = F.log_softmax(logits, 1)
                pr = lp.exp()
                ratio = (lp.gather(1, fa[b][:, None])[:, 0] - fl[b]).exp()
                ad, m = adv[b], mine[b].float()
                norm = m.sum().clamp(min=1)
                if a.neurd > 0:
                    mean = logits.masked_fill(fm[b], 0).sum(1) / (~fm[b]).sum(1)
                    far = torch.where(ad > 0, ratio > 1 + a.clip, (ratio < 1 - a.clip) | (fl[b] < a.floor))
                    pg = -((logits.gather(1, fa[b][:, None])[:, 0] - mean) * ad * weight[b] * m * ~far).sum() / norm
                else:
                    pg = -(torch.min(ratio * ad, ratio.clamp(1 - a.clip, 1 + a.clip) * ad) * weight[b] * m).sum() / norm
                ent = (-(pr * lp.clamp(min=-30)).sum(1) * m).sum() / norm
                vl = F.mse_loss(critic(rows)[:, 0], target[b])
                learns = it >= a.warm and not a.critic
                loss = (pg - alpha * ent if learns else 0) + 0.5 * vl
                kl = torch.zeros((), device=dev)
                if a.magnet > 0:
                    with torch.no_grad():
                        ml = F.log_softmax(masked(ema(rows[:, :W]), fm[b]), 1)
                    kl = ((pr * (lp - ml).clamp(-30, 30)).sum(1) * m).sum() / norm
                    loss = loss + (a.magnet * kl if it >= a.warm else 0)
                opt.zero_grad(set_to_none=True)
                loss.backward()
                if learns:
                    nn.utils.clip_grad_norm_(actor.parameters(), 0.5)
                nn.utils.clip_grad_norm_(critic.parameters(), 0.5)
                opt.step()
                count += 1
                with torch.no_grad():
                    sums += torch.stack([pg.detach(), ent.detach(), kl.detach(), vl.detach(), ((ratio - 1).abs() > a.clip).float().mean(), ad.std()])
        if a.hunter > 0 and it >= a.warm:
            which = met(meta[:T]).view(-1)
            for k, (hunter, hopt) in enumerate(zip(hunters, hopts)):
                prey = ((hot[:T] == 2).view(-1) & (which == k)).nonzero()[:, 0]
                for b in prey[torch.randperm(len(prey), device=dev)].split(32768):
                    lp = F.log_softmax(masked(hunter(flat[b, :W]), fm[b]), 1)
                    ratio = (lp.gather(1, fa[b][:, None])[:, 0] - fl[b]).exp()
                    ad = adv[b]
                    pg = -(torch.min(ratio * ad, ratio.clamp(1 - a.clip, 1 + a.clip) * ad) * trust.view(-1)[b]).mean()
                    loss = pg + 0.004 * (lp.exp() * lp.clamp(min=-30)).sum(1).mean()
                    hopt.zero_grad(set_to_none=True)
                    loss.backward()
                    nn.utils.clip_grad_norm_(hunter.parameters(), 0.5)
                    hopt.step()
            if a.fresh and it % a.fresh == a.fresh - 1:
                for k, hunter in enumerate(hunters):
                    hunter.load_state_dict(actor.state_dict())
                    hopts[k] = torch.optim.Adam(hunter.parameters(), lr=5e-4, eps=1e-5)
        with torch.no_grad():
            keep = min(a.ema, (1 + it) / (10 + it))
            for pe, pn in zip(ema.parameters(), actor.parameters()):
                pe.lerp_(pn, 1 - keep)
        # the last observations begin the next rollout
        for buf in (obs, mask, meta, extra, shut):
            buf[0].copy_(buf[T])
        it += 1
        seen += T * N
        if a.eta != '0' and it % a.every == 0:
            ref.load_state_dict(ema.state_dict())
        if a.pool and it % int(a.pool) == 0:
            export(ema, f'{a.out}.{it // int(a.pool)}', {'decisions': seen})
        if it % 25 == 0:
            w = won.tolist()
            s = (sums / count).tolist()
            rate = (w[0] + w[2] / 2) / max(1, sum(w))
            tell({'it': it, 'M': round(seen / 1e6, 1), 's': round(time.time() - start, 1), 'won': round(rate, 4), 'games': int(sum(w)), 'draws': int(w[2]),
                  'turns': round(length.item() / max(1, sum(w)), 2), 'alpha': round(alpha, 4), 'ent': round(s[1], 4), 'kl': round(s[2], 4), 'vl': round(s[3], 4),
                  'clipped': round(s[4], 4), 'std': round(s[5], 3), **({'guests': round((met_guests[0] / met_guests[1]).item(), 4), 'joined': joined} if people is not None else {})})
            if people is not None:
                if a.add and it % a.add == 0 and rate > 0.505:
                    joined += 1
                    export(ema, f'{a.out}.{joined}', {'decisions': seen})
                    with open(a.crowd, 'a') as f:
                        f.write(f'{a.weight} {a.out}.{joined}\n')
                foes = [Crowd(places + people.draw(a.places - len(places)))]
                met_guests.zero_()
            won.zero_()
            length.zero_()
    export(critic if a.critic else ema if not exploit else actor, a.out, {'decisions': seen, 'seed': a.seed, 'args': {k: v for k, v in vars(a).items() if k not in ('out', 'init', 'against', 'device')}})
    for k, hunter in enumerate(hunters if a.hunter > 0 else []):
        export(hunter, f'{a.out}-hunter{k}', {'decisions': seen, 'seed': a.seed})
    if not exploit:
        torch.save({'actor': actor.state_dict(), 'critic': critic.state_dict(), 'ema': ema.state_dict(), 'ref': ref.state_dict(), 'opt': opt.state_dict()}, a.out + '.pt')
    if exploit and not a.critic:
        # the exploiter as it is, a little cooler, and greedy: how often it wins; one figure per game
        for heat in (1.0, 0.5, 0.01):
            lib.seedAll(ptr(games), N, ctypes.c_uint64(a.seed * 104729 + 777), stream())
            step(0, None)
            w = torch.zeros(3, device=dev)
            with torch.no_grad():
                for k in range(600 if dev == 'cuda' else 60):
                    o = obs[0]
                    logits = masked(actor(o), shut[0]) / heat
                    theirs = meta[0, :, 0] != meta[0, :, 3]
                    for j, foe in enumerate(foes):
                        his = theirs if len(foes) == 1 else theirs & (meta[0, :, 4] % len(foes) == j)
                        logits = torch.where(his[:, None], masked(foe(o), shut[0]), logits)
                    act = (logits - torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))).argmax(1).to(torch.uint8)
                    step(0, act)
                    if k >= 200 or dev != 'cuda':
                        res = meta[0, :, 5][(meta[0, :, 1] == 1) & crowded]
                        w += torch.stack([(res == 1).sum(), (res == 0).sum(), (res == 2).sum()])
            n = w.sum().item()
            rate = (w[0] + w[2] / 2).item() / n
            tell({'final': True, 'heat': heat, 'won': round(rate, 4), 'half': round(1.96 * (rate * (1 - rate) / n) ** 0.5, 4), 'games': int(n), 'M': round(seen / 1e6, 1)})
    print(f'{a.name or a.out}: {seen / 1e6:.0f} M decisions in {time.time() - start:.0f} s, {seen / (time.time() - start) / 1e6:.2f} M/s', flush=True)


main()

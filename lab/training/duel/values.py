"""The net of values.h, from the rows of values.cpp: python3 values.py ROWS --out values.bin (ROWS.0, ROWS.1, …)"""
import argparse, glob, json, time
import numpy as np
import torch
import torch.nn.functional as F
from net import SCALE

p = argparse.ArgumentParser()
p.add_argument('rows')
p.add_argument('--out', default='values.bin')
p.add_argument('--seconds', type=float, default=60)
p.add_argument('--batch', type=int, default=16384)
a = p.parse_args()
WIDE, NARROW, HEADS = 320, 32, 16
# what each byte is divided by: as one seat sees it, then what the other knows besides
OVER = list(map(float, SCALE)) + [1.0] * 25 + [2.0] * 5 + [4.0]
dev = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(1)
torch.set_float32_matmul_precision('high')
files = sorted(glob.glob(a.rows + '.*'))
data = torch.from_numpy(np.concatenate([np.fromfile(f, np.uint8) for f in files]).reshape(-1, len(OVER) + 2)).to(dev)
over = torch.tensor(OVER, device=dev)
held = torch.arange(len(data), device=dev)[-min(len(data) // 20, 200000):]
cut = len(data) - len(held)
one, two, three = torch.nn.Linear(len(OVER), WIDE).to(dev), torch.nn.Linear(WIDE, NARROW).to(dev), torch.nn.Linear(NARROW, HEADS).to(dev)
params = [*one.parameters(), *two.parameters(), *three.parameters()]
opt = torch.optim.AdamW(params, lr=2e-3, weight_decay=1e-3)


def loss_of(rows):
    x, head, won = rows[:, :-2].float() / over, rows[:, -2].long(), rows[:, -1].float() / 2
    z = three(F.relu(two(F.relu(one(x)))))
    # other ways are learnt as what they add to the blueprint's
    logit = z[:, 0] + torch.where(head > 0, z.gather(1, head[:, None])[:, 0], torch.zeros_like(z[:, 0]))
    return F.binary_cross_entropy_with_logits(logit, won)


start, it, best, least = time.time(), 0, None, 9.0
while (at := (time.time() - start) / a.seconds) < 1:
    for g in opt.param_groups:
        g['lr'] = 2e-3 * (1 - at) + 1e-6
    loss = loss_of(data[torch.randint(0, cut, (a.batch,), device=dev)])
    opt.zero_grad(set_to_none=True)
    loss.backward()
    opt.step()
    it += 1
    if it % 500 == 0:
        with torch.no_grad():
            now = loss_of(data[held]).item()
        if now < least:
            least, best = now, [w.detach().clone() for w in params]
        if it % 5000 == 0:
            print(json.dumps({'it': it, 's': round(time.time() - start), 'loss': round(loss.item(), 4), 'held': round(now, 4)}), flush=True)
w1, b1, w2, b2, w3, b3 = best or [w.detach() for w in params]
with open(a.out, 'wb') as f:
    for w in (w1.T / over[:, None], b1, w2.T, b2, w3.T, b3):
        f.write(w.contiguous().float().cpu().numpy().tobytes())
print(json.dumps({'rows': len(data), 'it': it, 'held': round(least, 4)}), flush=True)

"""A net that plays as a bot does, from rows of its decisions (obs, legal moves, odds): python3 clone.py ROWS,ROWS --out clone.bin"""
import argparse, json, time
import numpy as np
import torch
import torch.nn.functional as F
from net import MOVES, SCALE, Net, export

p = argparse.ArgumentParser()
p.add_argument('rows')
p.add_argument('--out', default='clone.bin')
p.add_argument('--seconds', type=float, default=20)
p.add_argument('--batch', type=int, default=4096)
a = p.parse_args()
dev = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(1)
W = len(SCALE)
data = np.frombuffer(b"".join(open(f, "rb").read() for f in a.rows.split(",")), np.uint8).reshape(-1, W + 2 * MOVES)
data = torch.tensor(data, device=dev)
cut = len(data) * 19 // 20
net, best, least = Net(W, MOVES, 256).to(dev), None, 9.0
opt = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.02)


def loss_of(rows):
    obs, shut, want = rows[:, :W], rows[:, W:W + MOVES] == 0, rows[:, W + MOVES:].float()
    want = want / want.sum(1, keepdim=True).clamp(min=1)
    lp = F.log_softmax(net(obs).masked_fill(shut, -1e9), 1).clamp(min=-30)
    return (want * (want.clamp(min=1e-9).log() - lp)).sum(1)


start, it = time.time(), 0
while time.time() - start < a.seconds:
    rows = data[torch.randint(0, cut, (a.batch,), device=dev)]
    loss = loss_of(rows).mean()
    opt.zero_grad(set_to_none=True)
    loss.backward()
    opt.step()
    it += 1
    if it % 100 == 0:
        with torch.no_grad():
            held = loss_of(data[cut:]).mean().item()
        if held < least:
            least, best = held, {k: v.clone() for k, v in net.state_dict().items()}
if best is not None:
    net.load_state_dict(best)
export(net, a.out, {'decisions': len(data), 'seed': 1})
print('clone', a.rows.split('/')[-1], json.dumps({'rows': len(data), 'it': it, 'kl': round(loss.item(), 4), 'held': round(least, 4)}), flush=True)

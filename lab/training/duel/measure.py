"""How far a net can be exploited, by a rule that cannot flatter it: five starts, each for 155 M decisions; then the best goes on,
500 M decisions at a time, until a step gains less than 0.2 games of a hundred (or time is up, which is said). The last figure
is taken on deals that nobody has learnt from.

  python3 measure.py --net NET.bin --starts X.bin,Y.bin,net,net,none --seconds 480 --out DIR
"""
import argparse, json, os, re, subprocess, sys, time
from concurrent.futures import ThreadPoolExecutor

p = argparse.ArgumentParser()
p.add_argument('--net', required=True)
p.add_argument('--starts', required=True, help='exploiters to begin from; net: the net itself; none: nothing')
p.add_argument('--first', type=float, default=155e6)
p.add_argument('--step', type=float, default=500e6)
p.add_argument('--least', type=float, default=0.2)
p.add_argument('--seconds', type=float, default=1e9)
p.add_argument('--at-once', type=int, default=3)
p.add_argument('--seed', type=int, default=9001)
p.add_argument('--out', default='measured')
a = p.parse_args()
begun = time.time()
here = os.path.dirname(os.path.abspath(__file__))
os.makedirs(a.out, exist_ok=True)


def python(script, *args):
    return subprocess.run([sys.executable, f'{here}/{script}', *map(str, args)], capture_output=True, text=True, check=True).stdout


def exploited(start, decisions, seed, lr, limit):
    """One exploiter: its file, and how many games of a hundred it wins."""
    out = f'{a.out}/{seed}.bin'
    init = a.net if start == 'net' else start
    text = python('duel.py', 'exploit', '--envs', 16384, '--batch', 32768, '--alpha', '0.02:0.001' if lr[0] == '1' else '0.004:0.001', '--lr', lr,
                  '--warm', 5, '--against', a.net, '--init', init, '--decisions', decisions, '--seconds', limit, '--seed', seed, '--out', out)
    won, seen = re.search(r'"final": true, "heat": 1.0, "won": ([\d.]+).*"M": ([\d.]+)', text).groups()
    row = {'start': os.path.basename(start), 'seed': seed, 'M': float(seen), 'won': round(100 * float(won), 2), 'file': out}
    print(json.dumps(row), flush=True)
    return row


left = lambda: a.seconds - (time.time() - begun)
with ThreadPoolExecutor(a.at_once) as pool:
    firsts = list(pool.map(lambda one: exploited(one[1], a.first, a.seed + one[0], '1e-3:1e-4', max(20, left() / 2)), enumerate(a.starts.split(','))))
firsts.sort(key=lambda row: -row['won'])
best, k, gain = firsts[0], 0, float('inf')
while gain >= a.least and left() > 60:
    k += 1
    # the two best of the first round both go on once: how high one gets is a matter of the start
    with ThreadPoolExecutor(2) as pool:
        starts = [best, firsts[1]] if k == 1 else [best]
        rows = list(pool.map(lambda one: exploited(one[1]['file'], a.step, a.seed + 100 * k + one[0], '4e-4:6e-5', max(20, left() - 25)), enumerate(starts)))
    top = max(rows, key=lambda row: row['won'])
    gain = top['won'] - best['won']
    if gain > 0:
        best = top
fresh = python('versus.py', '--nets', a.net, '--by', best['file'], '--seed', a.seed + 77777)
print(json.dumps({'net': os.path.basename(a.net), 'best': best['file'], 'won': best['won'], 'fresh': float(re.search(r'highest ([\d.]+)', fresh).group(1)),
                  'last step gained': round(gain, 2), 'ended': 'converged' if gain < a.least else 'out of time', 's': round(time.time() - begun)}), flush=True)

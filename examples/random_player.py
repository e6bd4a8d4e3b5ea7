"""Plays random games of Complots over the bridge: python3 examples/random_player.py [GAMES] [COMMAND…]"""
import json
import random
import subprocess
import sys

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 10
COMMAND = sys.argv[2:] or ["npx", "cabale", "bridge"]


class Bridge:
    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{answer['error']}: {answer['message']}")
        return answer["ok"]


def play(bridge, chance, number):
    table = bridge.ask(new={"game": "complots", "options": {}, "seats": 4, "seed": f"python {number}"})
    moves = 0
    while table["over"] is None:
        seat = chance.choice(table["toAct"])
        legal = bridge.ask(legal=seat)  # none, where this seat has answered already
        if legal:
            table = bridge.ask(move=[seat, chance.choice(legal)])
            moves += 1
    return table["over"], moves


bridge, chance = Bridge(COMMAND), random.Random(1)
for number in range(GAMES):
    winners, moves = play(bridge, chance, number)
    print(f"game {number + 1}: {' and '.join(winners)} won after {moves} moves")

"""A bot for a Cabale server, in plain Python. Replace `choose`.

python3 examples/bot.py http://localhost:8787 KEY --code KOMUTADI    sits down at that table
python3 examples/bot.py http://localhost:8787 KEY --game complots    a new table, against the server's own bots
python3 examples/bot.py                                              answers JSON lines, for `npx cabale-lab bench --agent`
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request


def choose(view, legal):
    """What to say now: one of `legal`. `view` is all that this seat knows (docs/BOTS.md)."""
    return random.choice(legal)


class Server:
    def __init__(self, address, key):
        self.address, self.headers = address, {"authorization": f"Bearer {key}", "content-type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers))

    def post(self, path, body):
        """The answer; or the server's refusal, which has a `code` and a `message`."""
        try:
            with self.open(path, body) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            return json.load(refused)
        except OSError as error:
            return {"code": "closing", "message": f"nobody answers at {self.address}: {error}"}

    def lines(self, path):
        """The lines of a stream. An empty line says that the server is still there."""
        with self.open(path) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)


def next_move(view, again):
    """What to say now, if anything. `again`: how often this bot has spoken since the question was opened."""
    legal = [one for one in view["legal"] if "…" not in one]  # "…" is for you to fill in
    if view["me"] in view["toAct"] and "answer" not in view and legal and again < 2:
        return legal[0] if again else choose(view, legal)  # answers come first in the list, then talk
    return None if again else view.get("enough")  # the table talks until everybody has said enough


def play(server, table):
    """One game, from wherever it stands. True once it is over."""
    tried = []
    for line in server.lines(f"/api/bot/table/{table}"):
        if line["type"] == "closed":
            print(line["message"], file=sys.stderr)
            return line["code"] != "closing"
        view = line.get("view")
        if view and view["over"] is not None:
            print(f"{' and '.join(view['over'])} won, I was {view.get('me')}")
            return True
        move = view and next_move(view, tried.count(view["question"]))
        if not move:
            continue
        tried.append(view["question"])
        refused = server.post(f"/api/bot/table/{table}/move", {"question": view["question"], "move": move})
        if "code" in refused and refused["code"] not in ("stale", "answered"):
            print(refused["message"], file=sys.stderr)
    return False


def answer_lines():  # each answer is a move; a belief may be added: "lie": 10, 30, 50, 70 or 90
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"move": choose(asked["view"], asked["legal"])}), flush=True)


def main(address, key, way, word):
    server = Server(address, key)
    answer = server.post("/api/bot/sit", {way.removeprefix("--"): word})
    if "table" not in answer:
        sys.exit(answer["message"])
    while True:
        try:
            if play(server, answer["table"]):
                return
        except OSError as error:  # the server restarts: the seat is still mine
            print(error, file=sys.stderr)
        time.sleep(1)


if len(sys.argv) == 1:
    answer_lines()
elif len(sys.argv) == 5 and sys.argv[3] in ("--code", "--table", "--game"):
    main(*sys.argv[1:])
else:
    sys.exit(__doc__)

// One who knows how a net plays duels, and answers to that. He keeps every hidden table that agrees with what he has seen,
// each as likely as chance and the net's odds make it: exact, but for those less likely than FAINT. At each decision he
// thinks so many thoughts: a table drawn from his beliefs, the net's answers drawn by its odds, his own next moves tried as
// they have done well (PUCT, for `ahead` of his decisions), the rest played as an exploiter does. So it ends in bounded
// time at any depth, and what he wins is a lower bound of what can be won. Without --ahead the exploiter plays as it is.
//
//   g++ -O3 -ffast-math -march=native responder.cpp -o responder
//   ./responder --bot duel.bin --by exploiter.bin --ahead 3 --thoughts 400 --deals 1000 --seed 7
#include "worlds.h"
#include <memory>
#include <string_view>
#include <unordered_map>

static const double FAINT = 1e-9;
static const float CURIOUS = 1.2f, ANY = 0.05f;

static uint64_t rngState;
static uint64_t bits64() {
  rngState += 0x9E3779B97F4A7C15ULL;
  uint64_t z = rngState;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}
static double chance() { return (bits64() >> 11) * 0x1p-53; }
static int drawn(const float *odds) {
  double rest = chance();
  int last = 0;
  for (int m = 0; m < MOVES; m++) if (odds[m] > 0) { last = m; rest -= odds[m]; if (rest < 0) break; }
  return last;
}
static int onlyOne(uint64_t moves) { return moves & (moves - 1) ? -1 : __builtin_ctzll(moves); }

struct Odds { float of[MOVES]; };
struct Player {
  const Net *net;
  float least;
  // duels begin alike: what it does where it has been before is kept
  mutable std::unordered_map<uint64_t, Odds> known;
};
static const size_t KEPT = 1 << 20;
static const Odds &oddsBy(const Player &by, const G &g, uint64_t moves) {
  uint8_t seen[WIDTH];
  observe(g, seen);
  uint64_t key = std::hash<std::string_view>{}({(const char *)seen, sizeof seen});
  if (by.known.size() > KEPT) by.known.clear();
  auto [at, fresh] = by.known.try_emplace(key);
  if (fresh) oddsOf(*by.net, seen, moves, at->second.of, by.least);
  return at->second;
}
static int moveOf(const Player &by, const G &g, uint64_t moves) {
  int only = onlyOne(moves);
  return only >= 0 ? only : drawn(oddsBy(by, g, moves).of);
}

// ---- what may be

struct World { G g; double weight; };

// what a seat sees, whoever is asked
static std::string seenBy(G g, int me) {
  std::string key(WIDTH + 3, 0);
  key[WIDTH] = g.seat; key[WIDTH + 1] = g.phase; key[WIDTH + 2] = g.winner;
  g.seat = me;
  if (g.phase == OVER) g.phase = TURN;
  else if (g.phase == KEEP && g.tp != me) g.phase = LOSE;
  observe(g, (uint8_t *)&key[0]);
  return key;
}
struct Beliefs {
  int me;
  const Player &bot;
  std::vector<World> worlds{};
  // the real table moved: `move` by whoever was asked, and now it is `now`
  void hear(const G &now, int by, int phase, int move) {
    bool hidden = by != me && (phase == DRAFT || phase == KEEP);
    std::string seen = seenBy(now, me);
    std::unordered_map<std::string, World> next;
    double all = 0;
    for (const World &one : worlds) {
      uint64_t moves = legal(one.g);
      bool choice = by != me && onlyOne(moves) < 0;
      if (!hidden && !(moves >> move & 1)) continue;
      const float *odds = choice ? oddsBy(bot, one.g, moves).of : nullptr;
      for (int m = 0; m < MOVES; m++) {
        if (!(moves >> m & 1) || (!hidden && m != move)) continue;
        double weight = one.weight * (choice ? odds[m] : 1);
        if (weight <= 0) continue;
        outcomes(one.g, m, [&](const G &g, double p) {
          if (seenBy(g, me) != seen) return;
          World &w = next.try_emplace(std::string((const char *)&g, sizeof g), World{g, 0}).first->second;
          w.weight += weight * p;
          all += weight * p;
        });
      }
    }
    worlds.clear();
    for (auto &[_, w] : next) if (w.weight > FAINT * all) worlds.push_back({w.g, w.weight / all});
    // in one order, whatever the map's
    std::sort(worlds.begin(), worlds.end(), [](const World &a, const World &b) { return memcmp(&a.g, &b.g, sizeof a.g) < 0; });
    if (worlds.empty()) { fprintf(stderr, "nobody can have seen this\n"); exit(1); }
  }
  double of(G g) const {
    tidy(g);
    for (const World &one : worlds) if (!memcmp(&one.g, &g, sizeof g)) return one.weight;
    return 0;
  }
};

// ---- thoughts

struct Node {
  uint64_t moves;
  float prior[MOVES];
  int visits = 0, tried[MOVES] = {};
  double sum = 0, sums[MOVES] = {};
  std::unordered_map<std::string, std::unique_ptr<Node>> after[MOVES];
};
struct Mind { const Player &mine, &bot; int ahead, thoughts; };

static std::unique_ptr<Node> nodeAt(const Player &mine, const G &g, uint64_t moves) {
  auto node = std::make_unique<Node>();
  node->moves = moves;
  memcpy(node->prior, oddsBy(mine, g, moves).of, sizeof node->prior);
  int n = __builtin_popcountll(moves);
  for (int m = 0; m < MOVES; m++) if (moves >> m & 1) node->prior[m] = (1 - ANY) * node->prior[m] + ANY / n;
  return node;
}
static int tryOf(const Node &node) {
  int best = -1;
  double most = -1e9, mean = node.visits ? node.sum / node.visits : 0, root = sqrt(node.visits + 1.0);
  for (int m = 0; m < MOVES; m++) {
    if (!(node.moves >> m & 1)) continue;
    double q = node.tried[m] ? node.sums[m] / node.tried[m] : mean;
    double s = q + CURIOUS * node.prior[m] * root / (1 + node.tried[m]);
    if (s > most) { most = s; best = m; }
  }
  return best;
}
// how much oftener than any other the first was tried
static int ahead(const Node &node) {
  int most = 0, next = 0;
  for (int n : node.tried) if (n > most) next = most, most = n; else if (n > next) next = n;
  return most - next;
}
static double resultFor(const G &g, int me) { return g.winner == 2 ? 0 : g.winner == me ? 1 : -1; }

static int bestMove(const Mind &mind, const Beliefs &beliefs, const G &real, uint64_t moves) {
  int me = beliefs.me;
  auto root = nodeAt(mind.mine, real, moves);
  std::vector<double> upTo;
  double all = 0;
  for (const World &w : beliefs.worlds) upTo.push_back(all += w.weight);
  for (int k = 0; k < mind.thoughts; k++) {
    double at = chance() * all;
    size_t which = std::lower_bound(upTo.begin(), upTo.end(), at) - upTo.begin();
    G g = beliefs.worlds[std::min(which, beliefs.worlds.size() - 1)].g;
    g.rng = bits64() | 1;
    std::vector<std::pair<Node *, int>> path;
    Node *node = root.get();
    for (;;) {
      uint64_t s = onward(g);
      if (s == 0) break;
      if (g.seat != me) { apply(g, moveOf(mind.bot, g, s)); continue; }
      int m;
      if (path.empty()) m = tryOf(*node), path.push_back({node, m});
      else if (node && (int)path.size() < mind.ahead) {
        G plain = g;
        tidy(plain);
        auto &next = node->after[path.back().second][seenBy(plain, me)];
        bool fresh = !next;
        if (fresh) next = nodeAt(mind.mine, g, s);
        Node *here = next.get();
        m = tryOf(*here);
        path.push_back({here, m});
        node = fresh ? nullptr : here;
      } else node = nullptr, m = moveOf(mind.mine, g, s);
      apply(g, m);
    }
    double r = resultFor(g, me);
    for (auto &[n, m] : path) { n->visits++; n->tried[m]++; n->sum += r; n->sums[m] += r; }
    if (ahead(*root) > mind.thoughts - k - 1) break;
  }
  int best = -1;
  for (int m = 0; m < MOVES; m++) if (moves >> m & 1 && (best < 0 || root->tried[m] > root->tried[best])) best = m;
  return best;
}

// ---- duels

struct Duel { double won; int worlds; double truth; int decisions; };
static Duel play(const Mind &mind, uint64_t seed, int me) {
  G g;
  memset(&g, 0, sizeof g);
  g.rng = seed | 1;
  reset(g);
  rngState = seed * 31 + me;
  Beliefs beliefs{me, mind.bot};
  for (int c = 0; c < 5; c++) if (c != g.dealt[me]) beliefs.worlds.push_back({me == 0 ? dealtTo(g.first, g.dealt[me], c) : dealtTo(g.first, c, g.dealt[me]), 0.25});
  g.role = g.mix = 0;
  Duel told{0, 0, 0, 0};
  while (g.phase != OVER) {
    uint64_t s = legal(g);
    int by = g.seat, phase = g.phase, m = onlyOne(s);
    if (m < 0 && by != me) m = moveOf(mind.bot, g, s);
    else if (m < 0 && mind.ahead == 0) m = moveOf(mind.mine, g, s);
    else if (m < 0) {
      told.worlds = std::max(told.worlds, (int)beliefs.worlds.size());
      double truth = beliefs.of(g);
      if (truth == 0) { fprintf(stderr, "what is was not among what may be\n"); exit(1); }
      told.truth += log(truth);
      told.decisions++;
      m = bestMove(mind, beliefs, g, s);
    }
    apply(g, m);
    if (mind.ahead == 0) continue;
    uint64_t rng = g.rng;
    tidy(g);
    beliefs.hear(g, by, phase, m);
    g.rng = rng;
  }
  told.won = (resultFor(g, me) + 1) / 2;
  return told;
}

int main(int n, char **v) {
  auto given = [&](const char *name, const char *usual) {
    for (int i = 1; i + 1 < n; i++) if (!strcmp(v[i], name)) return v[i + 1];
    return (char *)usual;
  };
  Net bot = readNet(given("--bot", "")), by = readNet(given("--by", given("--bot", "")));
  Player mine{&by, 0, {}}, his{&bot, (float)atof(given("--least", "0")), {}};
  Mind mind{mine, his, atoi(given("--ahead", "0")), atoi(given("--thoughts", "400"))};
  long deals = atol(given("--deals", "100")), from = atol(given("--from", "0")), seed = atol(given("--seed", "1"));
  double sum = 0, squares = 0, truth = 0;
  long decisions = 0;
  int worlds = 0;
  for (long i = from; i < from + deals; i++) {
    rngState = seed * 1000003 + i;
    uint64_t deal = bits64();
    double share = 0;
    for (int me = 0; me < 2; me++) {
      Duel one = play(mind, deal, me);
      share += one.won / 2;
      truth += one.truth; decisions += one.decisions; worlds = std::max(worlds, one.worlds);
    }
    sum += share; squares += share * share;
    long k = i - from + 1;
    if (k % (mind.ahead ? 25 : 2000) && k != deals) continue;
    double mean = sum / k, half = k < 2 ? 1 : 1.96 * sqrt((squares / k - mean * mean) / (k - 1));
    printf("{\"ahead\":%d,\"deals\":%ld,\"won\":%.2f,\"half\":%.2f,\"decisions\":%ld,\"worlds\":%d,\"truth\":%.3f}\n", mind.ahead, k, 100 * mean, 100 * half, decisions, worlds, decisions ? truth / decisions : 0);
    fflush(stdout);
  }
}

// One who solves the rest of each turn anew (resolve.h), against nets as they are; or against himself, to teach a net.
//
//   g++ -O3 -ffast-math -march=native -std=c++20 resolver.cpp -o resolver
//   ./resolver --bot duel.bin --values values.bin --by exploiter.bin --rounds 100 --deals 500 --seed 7
//   … --share 0            the net itself, in the same deals
//   … --attack 1           the other knows our plans, and answers to them (--near 1000: to the net's)
//   … --rows FILE          what each hand saw, may do and should do, as clone.py reads it; without --by against himself
#include "resolve.h"
#include <chrono>

// who solves: what may be now and when the turn began, what was seen since
struct Mind {
  Resolver resolver;
  Beliefs beliefs;
  double err;
  Plan plan{};
  std::vector<World> start{};
  Resolver::Path path{};
  bool solved = false;
  uint64_t root = 0, theirs = 0;  // what we and the other knew alone when the turn began
  void begin(int seat, int first, uint64_t seed) { beliefs.me = seat; beliefs.begin(first); resolver.dice.state = seed; plan.clear(); turn(); }
  void from(const G &g) { root = secretOf(g, beliefs.me); theirs = secretOf(g, 1 - beliefs.me); turn(); }
  void turn() { start = beliefs.worlds; path.clear(); solved = false; }
  void ready() { if (!solved) resolver.solve(start, beliefs.me), solved = true; }
  // what one would do who knows all that, but our hand
  int attack(const G &g, uint64_t moves) {
    if (beliefs.lost) return -1;
    ready();
    int pub = resolver.pubOf(path);
    return pub < 0 ? -1 : resolver.answer(pub, theirs, secretOf(g, 1 - beliefs.me), moves);
  }
  // what this hand does; nothing where nobody thought of it
  const Odds *think(const G &g) {
    if (beliefs.lost) return nullptr;
    ready();
    for (int tries = 0; tries < 2; tries++) {
      int pub = resolver.pubOf(path);
      if (pub >= 0) plan = resolver.planAt(pub, beliefs.worlds);
      auto at = plan.find(joined(root, secretOf(g, beliefs.me)));
      if (at != plan.end()) return &at->second;
      if (tries == 0) { beliefs.anew(); from(g); ready(); }
    }
    return nullptr;
  }
  void hear(const G &g, int by, int phase, int move) {
    if (resolver.how.share == 0) return;
    beliefs.hear(g, by, phase, move, resolver.net, plan, err);
    plan.clear();
    if (g.phase == TURN) from(g);
    else path.push_back({phase == KEEP ? (int)UNSEEN : move, g});
  }
};
static const double ERRS = 0.05;
struct Told { long decisions = 0, lost = 0, nodes = 0, worlds = 0; double seconds = 0, longest = 0; };

// what clone.py learns from: the bytes a hand saw, the moves it had, the odds of each
static void writeRow(FILE *out, const G &g, const Odds &odds) {
  uint8_t o[(int)WIDTH + 2 * MOVES] = {};
  observe(g, o);
  uint64_t moves = legal(g);
  for (int m = 0; m < MOVES; m++) { o[WIDTH + m] = moves >> m & 1; o[(int)WIDTH + MOVES + m] = (uint8_t)lroundf(255 * odds.of[m]); }
  fwrite(o, 1, sizeof o, out);
}
// this hand, and others that might have been here
static void writeRows(FILE *out, const Mind &mind, const G &real, const Odds &odds, Dice &dice, int more) {
  int me = mind.beliefs.me;
  std::map<uint64_t, bool> done{{joined(mind.root, secretOf(real, me)), true}};
  writeRow(out, real, odds);
  for (int k = 0; k < more; k++) {
    double rest = dice.chance();
    for (const World &w : mind.beliefs.worlds) {
      if ((rest -= w.weight) >= 0) continue;
      uint64_t key = joined(w.root, secretOf(w.g, me));
      auto at = mind.plan.find(key);
      if (at != mind.plan.end() && !done[key]) done[key] = true, writeRow(out, w.g, at->second);
      break;
    }
  }
}
static int decided(Mind &mind, const G &g, uint64_t moves, Dice &dice, Told &told, FILE *rows, int more) {
  const Player &net = mind.resolver.net;
  bool asNet = g.phase == DRAFT || mind.resolver.how.share == 0;
  auto start = std::chrono::steady_clock::now();
  const Odds *odds = asNet ? nullptr : mind.think(g);
  if (!asNet) {
    double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    told.decisions++; told.lost += !odds;
    told.seconds += took; told.longest = std::max(told.longest, took);
    told.nodes += mind.resolver.nodes.size(); told.worlds += mind.beliefs.worlds.size();
  }
  if (!odds) {
    mind.plan.clear();
    odds = &oddsBy(net, g, moves);
    if (rows && g.phase == DRAFT) writeRow(rows, g, *odds);
  } else if (rows) writeRows(rows, mind, g, *odds, dice, more);
  // now and then it errs: what it does then must be known too
  if (rows && dice.chance() < ERRS) { int k = dice.below(__builtin_popcountll(moves)); while (k--) moves &= moves - 1; return __builtin_ctzll(moves); }
  return dice.drawn(odds->of);
}
// `minds`: who solves, by seat; the others play as `by` does
static double play(Mind *minds[2], const Player &by, bool attack, uint64_t seed, int hero, Told &told, FILE *rows, int more) {
  G g;
  memset(&g, 0, sizeof g);
  g.rng = seed | 1;
  reset(g);
  g.role = g.mix = 0;
  Dice dice{seed * 31 + hero};
  for (int p = 0; p < 2; p++) if (minds[p]) minds[p]->begin(p, g.first, seed + p);
  while (g.phase != OVER) {
    uint64_t s = legal(g);
    int seat = g.seat, phase = g.phase, m = onlyOne(s);
    if (m < 0 && attack && seat != hero && phase != DRAFT) m = minds[hero]->attack(g, s);
    if (m < 0) m = minds[seat] ? decided(*minds[seat], g, s, dice, told, rows, more) : moveOf(by, g, s, dice);
    apply(g, m);
    uint64_t rng = g.rng;
    tidy(g);
    g.rng = rng;
    for (int p = 0; p < 2; p++) if (minds[p]) minds[p]->hear(g, seat, phase, m);
  }
  return g.winner == 2 ? 0.5 : g.winner == hero;
}

int main(int n, char **v) {
  auto given = [&](const char *name, const char *usual) {
    for (int i = 1; i + 1 < n; i++) if (!strcmp(v[i], name)) return v[i + 1];
    return (char *)usual;
  };
  Net bot = readNet(given("--bot", "")), other = readNet(given("--by", given("--bot", "")));
  Player net{&bot}, by{&other};
  Values *values = readValues(given("--values", "values.bin"));
  How how{atoi(given("--rounds", "100")), atoi(given("--draws", "0")), (float)atof(given("--share", "1")), (float)atof(given("--safe", "0")), (float)atof(given("--near", "0")), atoi(given("--ways", "1")) > 0};
  int most = atoi(given("--worlds", "600")), more = atoi(given("--more", "3"));
  double err = atof(given("--err", "0.01"));
  Mind one{{*values, net, how}, {0, most}, err}, two{{*values, net, how}, {1, most}, err};
  FILE *rows = *given("--rows", "") ? fopen(given("--rows", ""), "wb") : nullptr;
  bool attack = atoi(given("--attack", "0")) > 0;
  bool alone = rows && !*given("--by", "");
  long deals = atol(given("--deals", "100")), from = atol(given("--from", "0")), seed = atol(given("--seed", "1"));
  double seconds = atof(given("--seconds", "1e9"));
  auto start = std::chrono::steady_clock::now();
  double sum = 0, squares = 0;
  Told told;
  for (long i = from; i < from + deals; i++) {
    uint64_t deal = Dice{(uint64_t)seed * 1000003 + i}.bits();
    double share = 0;
    for (int hero = 0; hero < 2; hero++) {
      Mind *minds[2] = {alone || hero == 0 ? &one : nullptr, alone || hero == 1 ? &two : nullptr};
      share += play(minds, by, attack, deal, hero, told, rows, more) / 2;
    }
    sum += share; squares += share * share;
    long k = i - from + 1;
    bool late = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() > seconds;
    if (!late && k % 25 && k != deals) continue;
    double mean = sum / k, half = k < 2 ? 1 : 1.96 * sqrt((squares / k - mean * mean) / (k - 1));
    double per = told.decisions ? 1.0 / told.decisions : 0;
    printf("{\"deals\":%ld,\"won\":%.2f,\"half\":%.2f,\"sum\":%.1f,\"squares\":%.2f,\"decisions\":%ld,\"ms\":%.1f,\"longest\":%.0f,\"nodes\":%.0f,\"worlds\":%.0f,\"lost\":%ld}\n", k, 100 * mean, 100 * half, sum, squares, told.decisions, 1000 * told.seconds * per, 1000 * told.longest, told.nodes * per, told.worlds * per, told.lost);
    fflush(stdout);
    if (late) break;
  }
  if (rows) fclose(rows);
}

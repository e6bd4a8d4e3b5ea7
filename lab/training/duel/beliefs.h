// Every hidden table of a duel that agrees with what everybody saw, as likely as chance, the other's net and our own plans
// make it; and what a turn may become.
#pragma once
#include "values.h"
#include "worlds.h"
#include <map>

// ---- what may be, seen by nobody

// how likely it is; how likely if the other's moves told nothing; what we knew alone when the turn began
struct World { G g; double weight, open; uint64_t root; };

// what only seat p knows, as one number
inline uint64_t secretOf(const G &g, int p) {
  uint64_t k = 0;
  for (int i = 0; i < 4; i++) k = k << 3 | g.hand[p][i];
  k = k << 6 | g.dealt[p] << 3 | (g.pick[p] & 7);
  for (int c = 0; c < 5; c++) k = k << 5 | g.returned[p][c] << 3 | (g.kmax[p][c] & 7);
  return k;
}
inline uint64_t joined(uint64_t a, uint64_t b) { return scrambled(a * 0x9E3779B97F4A7C15ULL + b + 0x632BE59BD9B4E019ULL); }
// what everybody knows
inline G publicOf(G g) {
  for (int p = 0; p < 2; p++) {
    for (int i = 0; i < 4; i++) g.hand[p][i] = 0;
    for (int c = 0; c < 5; c++) g.returned[p][c] = g.kmax[p][c] = 0;
    g.dealt[p] = g.pick[p] = 0;
  }
  for (int c = 0; c < 5; c++) g.court[c] = 0;
  g.rng = 1; g.forced = 0;
  return g;
}
inline bool samePublic(const G &a, const G &b) {
  G x = publicOf(a), y = publicOf(b);
  return !memcmp(&x, &y, sizeof x);
}
// what each of our hands would do: by what it knows, and knew when the turn began
typedef std::map<uint64_t, Odds> Plan;

struct Beliefs {
  int me, most;                  // so many worlds are kept, and a few more of our own hand
  std::vector<World> worlds{};
  bool lost = false;             // nothing agrees with what was seen
  void begin(int first) {
    lost = false;
    worlds.clear();
    for (int a = 0; a < 5; a++) for (int b = 0; b < 5; b++) if (a != b) worlds.push_back({dealtTo(first, a, b), 0.05, 0.05, 0});
  }
  // the real table moved: `move` by whoever was asked, and now it is `now`; our hands do as planned, the other's as the net
  void hear(const G &now, int by, int phase, int move, const Player &net, const Plan &plan, double err) {
    if (lost || now.phase == OVER) return;
    bool hidden = phase == DRAFT || phase == KEEP;
    G seen = publicOf(now);
    Plan theirs;
    std::unordered_map<uint64_t, World> next;
    for (const World &one : worlds) {
      uint64_t moves = legal(one.g);
      if (!hidden && !(moves >> move & 1)) continue;
      const float *odds = nullptr;
      int n = __builtin_popcountll(moves);
      if (n > 1) {
        uint64_t key = secretOf(one.g, by);
        auto at = plan.find(joined(one.root, key));
        if (by == me && at != plan.end()) odds = at->second.of;
        else {
          auto [kept, fresh] = theirs.try_emplace(key);
          if (fresh) kept->second = oddsBy(net, one.g, moves);
          odds = kept->second.of;
        }
      }
      for (int m = 0; m < MOVES; m++) {
        if (!(moves >> m & 1) || (!hidden && m != move)) continue;
        double p = odds ? (1 - err) * odds[m] + err / n : 1, open = one.open * (by == me ? p : 1);
        double weight = one.weight * p;
        if (weight <= 0) continue;
        outcomes(one.g, m, [&](const G &g, double p) {
          if (!samePublic(g, seen)) return;
          uint64_t root = g.phase == TURN ? secretOf(g, me) : one.root;
          World &w = next.try_emplace(joined(joined(secretOf(g, 0), secretOf(g, 1)), root), World{g, 0, 0, root}).first->second;
          w.weight += weight * p;
          w.open += open * p;
        });
      }
    }
    keep(next, secretOf(now, me));
  }
  // from here as if the turn began here
  void anew() { for (World &w : worlds) w.root = secretOf(w.g, me); }
  void keep(const std::unordered_map<uint64_t, World> &next, uint64_t mine) {
    worlds.clear();
    double all = 0, open = 0;
    for (auto &[_, w] : next) worlds.push_back(w);
    std::sort(worlds.begin(), worlds.end(), [](const World &a, const World &b) { return a.weight != b.weight ? a.weight > b.weight : memcmp(&a.g, &b.g, sizeof a.g) < 0; });
    size_t at = 0;
    int own = 0;
    for (size_t i = 0; i < worlds.size(); i++) {
      bool ours = secretOf(worlds[i].g, me) == mine && own < most / 4;
      if (!ours && (int)i >= most) continue;
      own += ours;
      all += worlds[i].weight; open += worlds[i].open;
      worlds[at++] = worlds[i];
    }
    worlds.resize(at);
    for (World &w : worlds) w.weight /= all, w.open /= open;
    lost = own == 0 || !(all > 0);
  }
};

// How likely the seat whose turn begins is to win when all cards are known, for several ways to play on: both as the net
// does (head 0), or one of them otherwise (two heads each). values.cpp learns it; resolver.cpp asks it where a turn ends.
#pragma once
#include "plain.h"
#include <string_view>
#include <unordered_map>

static inline uint64_t scrambled(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}
struct Dice {
  uint64_t state;
  uint64_t bits() { return scrambled(state += 0x9E3779B97F4A7C15ULL); }
  double chance() { return (bits() >> 11) * 0x1p-53; }
  int below(int n) { return (int)(chance() * n); }
  int drawn(const float *odds) {
    double rest = chance();
    int last = 0;
    for (int m = 0; m < MOVES; m++) if (odds[m] > 0) { last = m; rest -= odds[m]; if (rest < 0) break; }
    return last;
  }
};
inline int onlyOne(uint64_t moves) { return moves & (moves - 1) ? -1 : __builtin_ctzll(moves); }

// ---- ways to play: a net, and what is done more or less often than it does

struct Odds { float of[MOVES]; };
struct Player {
  const Net *net;
  float doubts = 1, claims = 1, counters = 1;
  // duels begin alike: what it does where it has been before is kept
  mutable std::unordered_map<uint64_t, Odds> known{};
};
static const size_t KEPT = 1 << 19;
inline const Odds &oddsBy(const Player &by, const G &g, uint64_t moves) {
  uint8_t seen[WIDTH];
  observe(g, seen);
  uint64_t key = std::hash<std::string_view>{}({(const char *)seen, sizeof seen});
  if (by.known.size() > KEPT) by.known.clear();
  auto [at, fresh] = by.known.try_emplace(key);
  if (!fresh) return at->second;
  float *of = at->second.of, all = 0;
  oddsOf(*by.net, seen, moves, of);
  of[1] *= by.doubts;
  for (int m = 5; m < 9; m++) of[m] *= by.claims;
  for (int m = 9; m < 13; m++) of[m] *= by.counters;
  for (int m = 0; m < MOVES; m++) all += of[m];
  for (int m = 0; m < MOVES; m++) of[m] /= all;
  return at->second;
}
inline int moveOf(const Player &by, const G &g, uint64_t moves, Dice &dice) {
  int only = onlyOne(moves);
  return only >= 0 ? only : dice.drawn(oddsBy(by, g, moves).of);
}

// the blueprint first; two who learnt to beat it; and it in other moods: doubting, bold, meek
enum { WAYS = 6, HEADS = 2 * WAYS - 1 };
struct Ways {
  Net blueprint, one, other;
  Player of[WAYS];
  Ways(const std::string &b, const std::string &x, const std::string &y) : blueprint(readNet(b)), one(readNet(x)), other(readNet(y)),
    of{{&blueprint}, {&one}, {&other}, {&blueprint, 5, 1, 1}, {&blueprint, 1, 3, 3}, {&blueprint, 0.2f, 1, 0.33f}} {}
};
inline int headOf(int way, bool turns) { return way == 0 ? 0 : 2 * way - (turns ? 1 : 0); }

// ---- the net of values

// what only one seat knows: its hand, what it was dealt and chose, what it returned, what it knows to be there
enum { SECRET = 30, INPUTS = WIDTH + SECRET + 1, WIDE = 320, NARROW = 32 };
static const int HAND = 42, DEALT = 67, RETURNED = 83, KNOWN = 89;
inline bool secret(int i) { return (i >= HAND && i < HAND + 10) || (i >= DEALT && i < DEALT + 10) || (i >= RETURNED && i < RETURNED + 5) || (i >= KNOWN && i < KNOWN + 5); }
inline float inputOver(int i) { return i < WIDTH ? dividedBy(i) : i == INPUTS - 1 ? 4 : i >= WIDTH + 25 ? 2 : 1; }
inline void secretsOf(const G &g, int p, uint8_t *o) {
  memset(o, 0, SECRET);
  for (int i = 0; i < g.n[p]; i++) { int c = g.hand[p][i]; if (o[c]) o[5 + c] = 1; o[c] = 1; }
  o[10 + g.dealt[p]] = 1; o[15 + g.pick[p]] = 1;
  for (int c = 0; c < 5; c++) { o[20 + c] = g.returned[p][c]; o[25 + c] = g.kmax[p][c]; }
}
// where the turn begins: what whoever's turn it is sees, and what the other knows besides
inline void inputsOf(const G &g, uint8_t *o) {
  observe(g, o);
  secretsOf(g, 1 - g.seat, o + WIDTH);
  o[INPUTS - 1] = g.stirred[1 - g.seat];
}

typedef float Wide __attribute__((vector_size(64)));
struct Values {
  alignas(64) float w1[INPUTS][WIDE], b1[WIDE], w2[WIDE][NARROW], b2[NARROW], w3[NARROW][16], b3[16];
  // from the first sums to how likely, by head
  void answer(const float *sums, float *of) const {
    Wide h[NARROW / 16], out;
    memcpy(h, b2, sizeof h);
    for (int i = 0; i < WIDE; i++) {
      float x = sums[i];
      if (x <= 0) continue;
      for (int j = 0; j < NARROW / 16; j++) h[j] += x * ((const Wide *)w2[i])[j];
    }
    memcpy(&out, b3, sizeof out);
    for (int i = 0; i < NARROW; i++) { float x = ((float *)h)[i]; if (x > 0) out += x * *(const Wide *)w3[i]; }
    // other ways are learnt as what they add to the blueprint's
    for (int k = 0; k < HEADS; k++) of[k] = 1 / (1 + expf(-(k ? out[0] + out[k] : out[0])));
  }
  void add(float *sums, int input, float value) const {
    for (int j = 0; j < WIDE; j++) sums[j] += value * w1[input][j];
  }
};
inline Values *readValues(const std::string &path) {
  Values *v = new Values;
  FILE *f = fopen(path.c_str(), "rb");
  if (!f || fread((void *)v, sizeof *v, 1, f) != 1) { fprintf(stderr, "there are no values at %s\n", path.c_str()); exit(1); }
  fclose(f);
  return v;
}

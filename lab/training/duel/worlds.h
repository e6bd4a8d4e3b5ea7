// Tables of a duel that may be: written in one way, what chance makes of a move, how they begin.
#pragma once
#include "plain.h"
#include <algorithm>

// one way to write a table: hands in order, nothing where no card is
inline void tidy(G &g) {
  for (int p = 0; p < 2; p++) {
    bool more = g.phase == KEEP && g.tp == p;
    int n = g.n[p] + (more ? g.drawn : 0);
    std::sort(g.hand[p], g.hand[p] + g.n[p]);
    if (more) std::sort(g.hand[p] + g.n[p], g.hand[p] + n);
    for (int i = n; i < 4; i++) g.hand[p][i] = 0;
  }
  g.rng = 1;
  g.forced = 0;
}
// all that chance makes of a move: nobody draws, one draws a card, or one draws two
template <class F> inline void outcomes(const G &from, int move, F take) {
  const uint8_t none[3] = {0, 0, 0};
  G g = from;
  g.forced = none;
  apply(g, move);
  long draws = g.forced - none;
  if (draws == 0) { tidy(g); take(g, 1.0); return; }
  uint8_t court[5];
  memcpy(court, g.court, 5);
  court[0] += draws;
  int total = court[0] + court[1] + court[2] + court[3] + court[4];
  for (uint8_t a = 0; a < 5; a++)
    for (uint8_t b = draws == 1 ? 4 : a; b < 5; b++) {
      double p = draws == 1 ? court[a] / (double)total
               : (a == b ? court[a] * (court[a] - 1) : 2 * court[a] * court[b]) / (double)(total * (total - 1));
      if (p <= 0) continue;
      const uint8_t cards[3] = {a, b, 0};
      G h = from;
      h.forced = cards;
      apply(h, move);
      tidy(h);
      take(h, p);
    }
}
inline G dealtTo(int first, int a, int b) {
  const uint8_t cards[3] = {(uint8_t)a, (uint8_t)b, 0};
  G g;
  memset(&g, 0, sizeof g);
  g.rng = 1; g.forced = cards;
  reset(g);
  g.first = g.tp = first; g.coins[first] = 1; g.coins[1 - first] = 2; g.role = g.mix = 0;
  tidy(g);
  return g;
}

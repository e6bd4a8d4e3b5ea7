// The draft of a duel as a game of its own: each seat is dealt one character of five, chooses a second unseen, and then both
// play as a net does. Every pair of hands is played so often; the game that is left (who begins, five deals, five choices
// each) is solved by regrets. Tells how each is solved, what the net itself chooses, and how much one who answers to the
// net's choices, and plays as it does after that, wins by it.
//
//   g++ -O3 -ffast-math -march=native -std=c++20 draft.cpp -o draft
//   ./draft duel.bin 600 7 [exploiter.bin …]      and how often each exploiter, as it is, wins against both drafts
#include "plain.h"
#include <algorithm>

static uint64_t state;
static double chance() {
  state += 0x9E3779B97F4A7C15ULL;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return ((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

typedef double Plan[5][5];                // by what was dealt: how often each is chosen
typedef double Worth[5][5][5][5];         // dealt and chosen by whoever begins, dealt and chosen by the other: games won by the first

static G dealtTo(int first, int his) {
  G g;
  memset(&g, 0, sizeof g);
  for (g.rng = 1;; g.rng++) {
    uint64_t from = g.rng;
    reset(g);
    if (g.first == 0 && g.dealt[0] == first && g.dealt[1] == his) return g;
    g.rng = from;
  }
}
static int moveOf(const Net &net, const G &g, uint64_t moves) {
  if (!(moves & (moves - 1))) return __builtin_ctzll(moves);
  uint8_t seen[WIDTH];
  float odds[MOVES];
  observe(g, seen);
  oddsOf(net, seen, moves, odds);
  double rest = chance();
  int last = 0;
  for (int m = 0; m < MOVES; m++) if (odds[m] > 0) { last = m; rest -= odds[m]; if (rest < 0) break; }
  return last;
}
static double won(const Net &net, const G &start, int a, int b) {
  G g = start;
  g.rng = (uint64_t)(chance() * 0x1p62) | 1;
  apply(g, 18 + (g.seat == 0 ? a : b));
  apply(g, 18 + (g.seat == 0 ? a : b));
  g.role = g.mix = 0;
  while (g.phase != OVER) apply(g, moveOf(net, g, legal(g)));
  return g.winner == 2 ? 0.5 : g.winner == 0;
}
// the net with that draft against another, which drafts by itself: how often the other wins
static double beaten(const Net &net, const Plan plan[2], const Net &by, int deals) {
  double sum = 0;
  for (int i = 0; i < 2 * deals; i++) {
    G g;
    memset(&g, 0, sizeof g);
    g.rng = (uint64_t)(chance() * 0x1p62) | 1;
    reset(g);
    g.role = g.mix = 0;
    int his = i % 2;
    while (g.phase != OVER) {
      if (g.seat == his) { apply(g, moveOf(by, g, legal(g))); continue; }
      if (g.phase != DRAFT) { apply(g, moveOf(net, g, legal(g))); continue; }
      const double *odds = plan[g.first == g.seat ? 0 : 1][g.dealt[g.seat]];
      double rest = chance();
      int c = 0;
      while (c < 4 && (rest -= odds[c]) >= 0) c++;
      apply(g, 18 + c);
    }
    sum += g.winner == 2 ? 0.5 : g.winner == his;
  }
  return sum / (2 * deals);
}
static void chosen(const Net &net, int seat, Plan plan) {
  for (int d = 0; d < 5; d++) {
    G g = seat == 0 ? dealtTo(d, (d + 1) % 5) : dealtTo((d + 1) % 5, d);
    g.role = g.mix = 0;
    if (g.seat != seat) g.seat = seat;
    uint8_t seen[WIDTH];
    float odds[MOVES];
    observe(g, seen);
    oddsOf(net, seen, legal(g), odds);
    for (int c = 0; c < 5; c++) plan[d][c] = odds[18 + c];
  }
}
// what each choice of one seat wins against the other's plan; the two are never dealt the same
static void worthOf(const Worth w, int seat, const Plan other, Plan out) {
  for (int d = 0; d < 5; d++) for (int c = 0; c < 5; c++) {
    out[d][c] = 0;
    for (int e = 0; e < 5; e++) if (e != d) for (int k = 0; k < 5; k++)
      out[d][c] += other[e][k] / 4 * (seat == 0 ? w[d][c][e][k] : 1 - w[e][k][d][c]);
  }
}
static double best(const Plan worth) {
  double sum = 0;
  for (int d = 0; d < 5; d++) sum += *std::max_element(worth[d], worth[d] + 5) / 5;
  return sum;
}
static double mean(const Plan plan, const Plan worth) {
  double sum = 0;
  for (int d = 0; d < 5; d++) for (int c = 0; c < 5; c++) sum += plan[d][c] * worth[d][c] / 5;
  return sum;
}
static void solve(const Worth w, Plan sum[2]) {
  static Plan regret[2], plan[2], worth;
  for (int seat = 0; seat < 2; seat++) for (int i = 0; i < 25; i++) { regret[seat][i / 5][i % 5] = sum[seat][i / 5][i % 5] = 0; plan[seat][i / 5][i % 5] = 0.2; }
  for (int t = 1; t <= 200000; t++) for (int seat = 0; seat < 2; seat++) {
    worthOf(w, seat, plan[1 - seat], worth);
    for (int d = 0; d < 5; d++) {
      double here = 0, all = 0;
      for (int c = 0; c < 5; c++) here += plan[seat][d][c] * worth[d][c];
      for (int c = 0; c < 5; c++) all += regret[seat][d][c] = std::max(0.0, regret[seat][d][c] + worth[d][c] - here);
      for (int c = 0; c < 5; c++) { plan[seat][d][c] = all > 0 ? regret[seat][d][c] / all : 0.2; sum[seat][d][c] += t * plan[seat][d][c]; }
    }
  }
  for (int seat = 0; seat < 2; seat++) for (int d = 0; d < 5; d++) {
    double all = 0;
    for (int c = 0; c < 5; c++) all += sum[seat][d][c];
    for (int c = 0; c < 5; c++) sum[seat][d][c] /= all;
  }
}

int main(int n, char **v) {
  if (n < 4) { fprintf(stderr, "draft NET GAMES SEED\n"); return 1; }
  Net net = readNet(v[1]);
  int games = atoi(v[2]);
  state = atol(v[3]);
  static Worth w, again;
  for (int d = 0; d < 5; d++) for (int e = 0; e < 5; e++) if (d != e) {
    G start = dealtTo(d, e);
    for (int a = 0; a < 5; a++) for (int b = 0; b < 5; b++) for (auto *one : {&w, &again}) {
      double sum = 0;
      for (int i = 0; i < games; i++) sum += won(net, start, a, b);
      (*one)[d][a][e][b] = sum / games;
    }
  }
  // solved and answered on the one half of the games, measured on the other
  static Plan plan[2], own[2], worth, other;
  solve(w, plan);
  const char *names[] = {"duchess", "assassin", "countess", "captain", "ambassador"};
  for (int seat = 0; seat < 2; seat++) {
    chosen(net, seat, own[seat]);
    for (int d = 0; d < 5; d++) {
      printf("%s dealt %-10s solved", seat ? "second" : "first ", names[d]);
      for (int c = 0; c < 5; c++) printf(" %3.0f", 100 * plan[seat][d][c]);
      printf("   net");
      for (int c = 0; c < 5; c++) printf(" %3.0f", 100 * own[seat][d][c]);
      printf("\n");
    }
  }
  for (auto &[name, plans] : {std::pair{"the net's", own}, std::pair{"solved", plan}}) {
    double gain = 0;
    for (int seat = 0; seat < 2; seat++) {
      worthOf(w, seat, plans[1 - seat], worth);
      worthOf(again, seat, plans[1 - seat], other);
      Plan answer{};
      for (int d = 0; d < 5; d++) answer[d][std::max_element(worth[d], worth[d] + 5) - worth[d]] = 1;
      gain += (mean(answer, other) - mean(own[seat], other)) / 2;
      printf("%s draft, answered as %s: %.2f (one who chooses as the net: %.2f; best seen %.2f)\n", name, seat ? "second" : "first", 100 * mean(answer, other), 100 * mean(own[seat], other), 100 * best(worth));
    }
    printf("%s draft: an answer wins %.2f games of a hundred more than the net's own choices\n", name, 100 * gain);
  }
  for (int i = 4; i < n; i++) {
    Net by = readNet(v[i]);
    printf("%s wins %.1f with the net's draft, %.1f with the solved one\n", v[i], 100 * beaten(net, own, by, 10000), 100 * beaten(net, plan, by, 10000));
  }
}

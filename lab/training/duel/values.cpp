// Lessons for values.py: duels that both play somehow (now and then a move at random) up to some turn, and from there one
// seat as the blueprint, the other in one of the ways; a row where each of the next turns begins: what it is, which head of
// values.h it teaches, and twice whether that seat won.
//
//   g++ -O3 -ffast-math -march=native -std=c++20 -pthread values.cpp -o values
//   ./values --bot duel.bin --one exploiter.bin --other sister.bin --seconds 90 --threads 16 --out rows && python3 values.py rows --out values.bin
#include "values.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

struct Row { uint8_t inputs[INPUTS], head, won; };
static const double ASTRAY = 0.1;
static const int TOLD = 6;

static void play(Ways &ways, Dice &dice, FILE *out) {
  G g;
  memset(&g, 0, sizeof g);
  g.rng = dice.bits() | 1;
  reset(g);
  g.role = g.mix = 0;
  int from = std::min(dice.below(14), dice.below(14)), seat = dice.below(2), way = dice.chance() < 0.25 ? 0 : 1 + dice.below(WAYS - 1), told = 0;
  int before[2] = {dice.below(2) ? 0 : dice.below(WAYS), dice.below(2) ? 0 : dice.below(WAYS)};
  Row rows[TOLD];
  int seats[TOLD];
  while (g.phase != OVER) {
    uint64_t moves = legal(g);
    bool on = told > 0 || (g.phase == TURN && g.turns >= from);
    if (g.phase == TURN && on && told < TOLD) {
      inputsOf(g, rows[told].inputs);
      rows[told].head = headOf(way, g.seat == seat);
      seats[told++] = g.seat;
    }
    int m;
    if (on) m = moveOf(ways.of[g.seat == seat ? way : 0], g, moves, dice);
    else if (dice.chance() < ASTRAY) { m = dice.below(__builtin_popcountll(moves)); uint64_t s = moves; while (m--) s &= s - 1; m = __builtin_ctzll(s); }
    else m = moveOf(ways.of[before[g.seat]], g, moves, dice);
    apply(g, m);
  }
  for (int k = 0; k < told; k++) rows[k].won = g.winner == 2 ? 1 : 2 * (g.winner == seats[k]);
  fwrite(rows, sizeof(Row), told, out);
}

int main(int n, char **v) {
  auto given = [&](const char *name, const char *usual) {
    for (int i = 1; i + 1 < n; i++) if (!strcmp(v[i], name)) return v[i + 1];
    return (char *)usual;
  };
  int threads = atoi(given("--threads", "2"));
  double seconds = atof(given("--seconds", "60"));
  auto start = std::chrono::steady_clock::now();
  std::atomic<long> games = 0;
  std::vector<std::thread> all;
  for (int t = 0; t < threads; t++) all.emplace_back([&, t] {
    Ways ways(given("--bot", ""), given("--one", ""), given("--other", ""));
    Dice dice{(uint64_t)atol(given("--seed", "1")) * 7919 + t};
    FILE *out = fopen((std::string(given("--out", "rows")) + "." + std::to_string(t)).c_str(), "wb");
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < seconds) play(ways, dice, out), games++;
    fclose(out);
  });
  for (auto &t : all) t.join();
  printf("%ld games\n", games.load());
}

// A critic: who wins a duel, all cards known. It learns from duels between nets, and takes luck out of results
// (lab/luck). `--measure` tells how much of the variance it takes, and that it adds nothing on average.
//
//   g++ -O3 -ffast-math -march=native -std=c++20 critic.cpp -o critic
//   ./critic --nets duel.bin,exploiter.bin --games 300000 --seed 5 --out critic.bin
//   ./critic --measure 4000 --critic critic.bin --nets duel.bin,exploiter.bin --seed 6
//   ./critic --measure 100000 --nets duel.bin,exploiter.bin --seed 7      without a critic: only games won, and quickly
#include "worlds.h"
#include <ctime>

enum { INS = WIDTH + EXTRA + 5 + 2, H = 96, ROWS = 1 << 18, BATCH = 256 };
static const float RARE = 0.01f;

struct Dice {
  uint64_t state;
  uint64_t bits() {
    uint64_t z = state += 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }
  double chance() { return (bits() >> 11) * 0x1p-53; }
  int below(int n) { return (int)(chance() * n); }
};

// what whoever is asked sees, the other's cards and the court, what the other has chosen in the draft, and which of the
// two, I first, are the first net of the list
static void inputsOf(const G &g, const bool *first, uint8_t *o) {
  observe(g, o);
  privy(g, o + WIDTH);
  memset(o + WIDTH + EXTRA, 0, 5);
  int his = g.pick[1 - g.seat];
  if (g.phase == DRAFT && his != NOBODY) o[WIDTH + EXTRA + his] = 1;
  o[WIDTH + EXTRA + 5] = first[g.seat];
  o[WIDTH + EXTRA + 6] = first[1 - g.seat];
}
static float divided(int i) { return i < WIDTH ? dividedBy(i) : 1; }

// ---- the net: one layer, two more that add to it, one number

struct Layer {
  int ins, outs;
  std::vector<float> w, b, gw, gb, mw, vw, mb, vb;  // inputs in rows
  Layer(int ins, int outs, Dice &dice) : ins(ins), outs(outs), w(ins * outs), b(outs), gw(w), gb(b), mw(w), vw(w), mb(b), vb(b) {
    float most = outs == 1 ? 0 : sqrtf(3.0f / ins);
    for (float &x : w) x = most * (2 * (float)dice.chance() - 1);
  }
  void forward(const float *x, float *y) const {
    for (int j = 0; j < outs; j++) y[j] = b[j];
    for (int i = 0; i < ins; i++) if (x[i] != 0) {
      const float *row = &w[i * outs];
      for (int j = 0; j < outs; j++) y[j] += x[i] * row[j];
    }
  }
  void backward(const float *x, const float *dy, float *dx) {
    for (int j = 0; j < outs; j++) gb[j] += dy[j];
    for (int i = 0; i < ins; i++) {
      float *row = &gw[i * outs], sum = 0;
      const float *weights = &w[i * outs];
      if (dx) { for (int j = 0; j < outs; j++) sum += weights[j] * dy[j]; dx[i] += sum; }
      if (x[i] != 0) for (int j = 0; j < outs; j++) row[j] += x[i] * dy[j];
    }
  }
  void step(float rate, int t) {
    const float c1 = 1 - powf(0.9f, t), c2 = 1 - powf(0.999f, t);
    auto each = [&](std::vector<float> &p, std::vector<float> &g, std::vector<float> &m, std::vector<float> &v) {
      for (size_t i = 0; i < p.size(); i++) {
        float d = g[i] / (float)BATCH;
        m[i] = 0.9f * m[i] + 0.1f * d;
        v[i] = 0.999f * v[i] + 0.001f * d * d;
        p[i] -= rate * (m[i] / c1) / (sqrtf(v[i] / c2) + 1e-8f);
        g[i] = 0;
      }
    };
    each(w, gw, mw, vw);
    each(b, gb, mb, vb);
  }
};

struct Critic {
  Layer l1, l2, l3, out;
  explicit Critic(Dice &dice) : l1(INS, H, dice), l2(H, H, dice), l3(H, H, dice), out(H, 1, dice) {}
  struct Thought { float x[INS], a[H], b[H], h2[H], c[H], h3[H], win; };
  void think(const uint8_t *in, Thought &t) const {
    for (int i = 0; i < INS; i++) t.x[i] = in[i] ? in[i] / divided(i) : 0;
    l1.forward(t.x, t.a);
    for (float &v : t.a) v = v > 0 ? v : 0;
    l2.forward(t.a, t.b);
    for (int i = 0; i < H; i++) t.h2[i] = t.a[i] + (t.b[i] > 0 ? t.b[i] : 0);
    l3.forward(t.h2, t.c);
    for (int i = 0; i < H; i++) t.h3[i] = t.h2[i] + (t.c[i] > 0 ? t.c[i] : 0);
    float score;
    out.forward(t.h3, &score);
    t.win = 1 / (1 + expf(-score));
  }
  void learn(const Thought &t, float target) {
    float d = t.win - target, d3[H] = {}, d2[H] = {}, d1[H] = {}, dc[H], db[H];
    out.backward(t.h3, &d, d3);
    for (int i = 0; i < H; i++) { dc[i] = t.c[i] > 0 ? d3[i] : 0; d2[i] = d3[i]; }
    l3.backward(t.h2, dc, d2);
    for (int i = 0; i < H; i++) { db[i] = t.b[i] > 0 ? d2[i] : 0; d1[i] = d2[i]; }
    l2.backward(t.a, db, d1);
    for (int i = 0; i < H; i++) if (t.a[i] <= 0) d1[i] = 0;
    l1.backward(t.x, d1, nullptr);
  }
  void step(float rate, int t) { for (Layer *l : {&l1, &l2, &l3, &out}) l->step(rate, t); }
};

static float winOf(const Critic &critic, const bool *first, const G &g, int seat) {
  if (g.phase == OVER) return g.winner == 2 ? 0.5f : g.winner == seat;
  uint8_t in[INS];
  Critic::Thought t;
  inputsOf(g, first, in);
  critic.think(in, t);
  return g.seat == seat ? t.win : 1 - t.win;
}

// ---- its file, as weights.ts reads it

static uint16_t halfBits(float x) {
  _Float16 h = (_Float16)x;
  uint16_t bits;
  memcpy(&bits, &h, 2);
  return bits;
}
static void write(const Critic &critic, const char *path, long seed, long decisions) {
  std::vector<uint16_t> all;
  std::string arrays;
  const Layer *layers[] = {&critic.l1, &critic.l2, &critic.l3, &critic.out};
  const char *names[] = {"l1", "l2", "l3", "out"};
  for (int k = 0; k < 4; k++) {
    const Layer &l = *layers[k];
    for (int j = 0; j < l.outs; j++) for (int i = 0; i < l.ins; i++) all.push_back(halfBits(l.w[i * l.outs + j]));
    for (int j = 0; j < l.outs; j++) all.push_back(halfBits(l.b[j]));
    std::string name = names[k];
    arrays += (k ? ",[\"" : "[\"") + name + ".weight\",[" + std::to_string(l.outs) + "," + std::to_string(l.ins) + "]],[\"" + name + ".bias\",[" + std::to_string(l.outs) + "]]";
  }
  uint32_t sum = ~0u;
  for (size_t i = 0; i < 2 * all.size(); i++) {
    sum ^= ((const uint8_t *)all.data())[i];
    for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
  }
  char date[16];
  time_t now = time(nullptr);
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
  FILE *f = fopen(path, "wb");
  fprintf(f, "{\"game\":\"complots\",\"coder\":101,\"words\":[\"win\"],\"aimed\":[],\"arrays\":[%s],\"seed\":%ld,\"decisions\":%ld,\"date\":\"%s\",\"sum\":%u}\n", arrays.c_str(), seed, decisions, date, ~sum);
  fwrite(all.data(), 2, all.size(), f);
  fclose(f);
}
static void read(Critic &critic, const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f) { fprintf(stderr, "there is no critic at %s\n", path); exit(1); }
  for (int c = fgetc(f); c != '\n' && c != EOF; c = fgetc(f)) {}
  auto number = [&] { uint16_t bits; if (fread(&bits, 2, 1, f) != 1) { fprintf(stderr, "%s is no critic of %d\n", path, H); exit(1); } return halfOf(bits); };
  for (Layer *l : {&critic.l1, &critic.l2, &critic.l3, &critic.out}) {
    for (int j = 0; j < l->outs; j++) for (int i = 0; i < l->ins; i++) l->w[i * l->outs + j] = number();
    for (float &b : l->b) b = number();
  }
  fclose(f);
}

// ---- duels

static const float *oddsAt(const Net &net, const G &g, uint64_t moves, float *odds) {
  if (moves & (moves - 1)) {
    uint8_t seen[WIDTH];
    observe(g, seen);
    oddsOf(net, seen, moves, odds);
  } else for (int m = 0; m < MOVES; m++) odds[m] = moves >> m & 1;
  return odds;
}
// lessons need no rare moves
static void leaveOut(float *odds) {
  float all = 0;
  for (int m = 0; m < MOVES; m++) all += odds[m] = odds[m] < RARE ? 0 : odds[m];
  for (int m = 0; m < MOVES; m++) odds[m] /= all;
}
static int drawn(const float *odds, Dice &dice) {
  double rest = dice.chance();
  int last = 0;
  for (int m = 0; m < MOVES; m++) if (odds[m] > 0) { last = m; rest -= odds[m]; if (rest < 0) break; }
  return last;
}
static G dealt(uint64_t seed) {
  G g;
  memset(&g, 0, sizeof g);
  g.rng = seed | 1;
  reset(g);
  g.role = g.mix = 0;
  return g;
}

// the chance of a seat after a move, over what may be drawn
static float after(const Critic &critic, const bool *first, const G &g, int move, int seat) {
  float mean = 0;
  outcomes(g, move, [&](const G &h, double p) { mean += p * winOf(critic, first, h, seat); });
  return mean;
}

struct Row { uint8_t in[INS]; float target; };

static void train(const std::vector<Net> &nets, long games, long seed, const char *path) {
  Dice dice{(uint64_t)seed};
  Critic critic(dice);
  std::vector<Row> rows(ROWS);
  std::vector<Critic::Thought> thoughts(1);
  long have = 0, seen = 0, steps = 0;
  double error = 0;
  long counted = 0;
  for (long n = 0; n < games; n++) {
    G g = dealt(dice.bits());
    int at[2];
    for (int &one : at) one = nets.size() == 1 || dice.below(2) ? 0 : 1 + dice.below(nets.size() - 1);
    const Net *who[2] = {&nets[at[0]], &nets[at[1]]};
    const bool first[2] = {at[0] == 0, at[1] == 0};
    std::vector<Row> mine;
    std::vector<int> seats;
    std::vector<float> luck;
    while (g.phase != OVER) {
      uint64_t moves = legal(g);
      Row row;
      inputsOf(g, first, row.in);
      float odds[MOVES], mean = 0;
      oddsAt(*who[g.seat], g, moves, odds);
      leaveOut(odds);
      for (int m = 0; m < MOVES; m++) if (odds[m] > 0) mean += odds[m] * after(critic, first, g, m, 0);
      int m = drawn(odds, dice);
      mine.push_back(row);
      seats.push_back(g.seat);
      apply(g, m);
      luck.push_back(winOf(critic, first, g, 0) - mean);
    }
    // who won, without the luck that came after
    double won = g.winner == 2 ? 0.5 : g.winner == 0;
    for (size_t k = mine.size(); k-- > 0;) {
      won -= luck[k];
      mine[k].target = seats[k] == 0 ? won : 1 - won;
      rows[have < ROWS ? have++ : dice.below(ROWS)] = mine[k];
      seen++;
    }
    // each row is learnt about twice
    while (have >= ROWS / 8 && steps * BATCH < 2 * (seen - ROWS / 8)) {
      float rate = 1e-3f * (1 - 0.97f * n / games);
      for (int k = 0; k < BATCH; k++) {
        const Row &row = rows[dice.below(have)];
        critic.think(row.in, thoughts[0]);
        critic.learn(thoughts[0], row.target);
        error += (thoughts[0].win - row.target) * (thoughts[0].win - row.target);
        counted++;
      }
      critic.step(rate, ++steps);
    }
    if ((n + 1) % (games / 10) == 0) {
      printf("{\"games\":%ld,\"rows\":%ld,\"error\":%.4f}\n", n + 1, seen, counted ? error / counted : 0);
      fflush(stdout);
      error = counted = 0;
      write(critic, path, seed, seen);
    }
  }
}

// ---- how much luck it takes

static void measure(const Critic *critic, const Net &bot, const Net &by, bool itself, long deals, long seed) {
  double plain = 0, plain2 = 0, part[4] = {}, part2[4] = {};
  const char *names[] = {"draws", "his", "hers", "all"};
  Dice dice{(uint64_t)seed};
  for (long n = 0; n < deals; n++) {
    uint64_t deal = dice.bits();
    double won = 0, luck[3] = {};
    for (int seat = 0; seat < 2; seat++) {
      G g = dealt(deal);
      g.rng = dice.bits() | 1;
      const bool first[2] = {itself || seat == 1, itself || seat == 0};
      while (g.phase != OVER) {
        uint64_t moves = legal(g);
        float odds[MOVES];
        oddsAt(g.seat == seat ? by : bot, g, moves, odds);
        double then[MOVES] = {}, mean = 0;
        for (int m = 0; critic && m < MOVES; m++) if (odds[m] > 0) {
          then[m] = after(*critic, first, g, m, seat);
          mean += odds[m] * then[m];
        }
        int m = drawn(odds, dice), by = g.seat == seat ? 1 : 2;
        apply(g, m);
        luck[by] += then[m] - mean;
        if (critic) luck[0] += winOf(*critic, first, g, seat) - then[m];
      }
      won += (g.winner == 2 ? 0.5 : g.winner == seat) / 2;
    }
    for (double &l : luck) l /= 2;
    plain += won; plain2 += won * won;
    double sums[4] = {luck[0], luck[0] + luck[1], luck[0] + luck[2], luck[0] + luck[1] + luck[2]};
    for (int k = 0; k < 4; k++) { double a = won - sums[k]; part[k] += a; part2[k] += a * a; }
  }
  auto variance = [&](double s, double s2) { return s2 / deals - (s / deals) * (s / deals); };
  double v = variance(plain, plain2);
  printf("{\"games\":%ld,\"won\":%.2f,\"half\":%.2f", 2 * deals, 100 * plain / deals, 196 * sqrt(v / deals));
  for (int k = 0; critic && k < 4; k++) printf(",\"%s\":{\"won\":%.2f,\"half\":%.2f,\"ratio\":%.3f}", names[k], 100 * part[k] / deals, 196 * sqrt(variance(part[k], part2[k]) / deals), variance(part[k], part2[k]) / v);
  printf("}\n");
}

int main(int n, char **v) {
  auto given = [&](const char *name, const char *usual) -> const char * {
    for (int i = 1; i + 1 < n; i++) if (!strcmp(v[i], name)) return v[i + 1];
    return usual;
  };
  std::vector<Net> nets;
  std::string list = given("--nets", "");
  for (size_t at = 0; at < list.size();) { size_t end = std::min(list.find(',', at), list.size()); nets.push_back(readNet(list.substr(at, end - at))); at = end + 1; }
  long seed = atol(given("--seed", "1")), deals = atol(given("--measure", "0"));
  if (deals == 0) { train(nets, atol(given("--games", "300000")), seed, given("--out", "critic.bin")); return 0; }
  Dice dice{1};
  Critic critic(dice);
  const char *file = given("--critic", nullptr);
  if (file) read(critic, file);
  measure(file ? &critic : nullptr, nets.at(0), nets.at(1 % nets.size()), nets.size() == 1, deals, seed);
}

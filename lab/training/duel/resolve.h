// The rest of a turn of a duel as a small game, solved: everybody's cards as likely as what was seen makes them, if the
// other plays as the net does and we as we did; regrets (CFR+) for what each would do with each hand; where the turn ends
// the other chooses one of the ways of values.h to play on, and we play as the net does.
#pragma once
#include "beliefs.h"

// draws: 1 tries one card for all; safe: the share in which the other may keep what his hand had against the net;
// near: what must be won to leave the net's odds by a factor of e (0: nothing)
struct How { int rounds = 100, draws = 0; float share = 1, safe = 0, near = 0; bool ways = true; };

enum { UNSEEN = 63 };
struct Resolver {
  const Values &values;
  const Player &net;
  How how;
  Dice dice{1};
  static constexpr int BEFORE = 12, ANSWER = 30;
  enum Kind : uint8_t { OURS, THEIRS, CHANCE, LEAF, END };
  struct Node { Kind kind; uint8_t n; int info, kids; };
  struct Info { int at, before; uint8_t n, seat; };  // before: where the plan says how often one comes here
  struct Pub { std::vector<std::pair<uint32_t, int>> next; float *sums; };
  struct Seen { float turns[WIDE], waits[WIDE]; };  // what a secret adds to the first sums of the values, by whose turn it is
  struct Root { int node, gate; float weight, open; uint64_t theirs; };
  // one hand of the other's: it may be here, or have what it would win against the net from here
  struct Gate { float enter = 1, regret[2] = {0, 0}, had = 0, has = 0; };

  int me = 0;
  std::vector<Pub> pubs{};
  std::vector<Node> nodes{};
  std::vector<int> kids{};
  std::vector<float> numbers{};      // odds of chance, values of leaves
  std::vector<Info> infos{};
  std::vector<float> regret{}, plan{}, worth{}, mean{}, own{}, prior{}, reached{};
  int last[2] = {-1, -1};
  std::unordered_map<uint64_t, int> infoAt{};
  std::unordered_map<uint64_t, Seen> secrets{};
  std::vector<float *> sums{};
  std::vector<Root> roots{};
  std::vector<Gate> gates{};

  int infoOf(uint64_t key, int n, int seat) {
    auto [at, fresh] = infoAt.try_emplace(key, (int)infos.size());
    if (fresh) {
      infos.push_back({(int)regret.size(), last[seat], (uint8_t)n, (uint8_t)seat});
      regret.resize(regret.size() + n, 0);
      plan.resize(regret.size(), 1.0f / n);
    }
    return at->second;
  }
  static uint32_t keyOf(int move, const G &g) { return move << 16 | g.phase << 12 | g.seat << 8 | g.hist[0].dtrue << 1 | g.hist[0].ctrue; }
  int pubAfter(int pub, int move, const G &g) {
    uint32_t key = keyOf(move, g);
    for (auto &[k, to] : pubs[pub].next) if (k == key) return to;
    pubs.push_back({{}, nullptr});
    pubs[pub].next.push_back({key, (int)pubs.size() - 1});
    return pubs.size() - 1;
  }
  const Seen &seenAs(const G &g, int p, uint64_t key) {
    auto [at, fresh] = secrets.try_emplace(key);
    if (!fresh) return at->second;
    uint8_t o[SECRET];
    secretsOf(g, p, o);
    memset((void *)&at->second, 0, sizeof(Seen));
    for (int i = 0; i < SECRET; i++) if (o[i]) {
      int own = i < 10 ? HAND + i : i < 20 ? DEALT + i - 10 : i < 25 ? RETURNED + i - 20 : KNOWN + i - 25;
      values.add(at->second.turns, own, o[i]);
      values.add(at->second.waits, WIDTH + i, o[i]);
    }
    return at->second;
  }
  // the turn has ended: what it is worth to us, for each way the other may go on
  int leaf(const G &g, int pub, const uint64_t *root) {
    int turn = g.seat;
    uint64_t key[2] = {secretOf(g, 0), secretOf(g, 1)};
    // a hand of one is no hand of two
    const Seen &own = seenAs(g, turn, key[turn] << 2 | g.n[turn]), &other = seenAs(g, 1 - turn, key[1 - turn] << 2 | g.n[1 - turn]);
    if (!pubs[pub].sums) {
      uint8_t o[INPUTS];
      inputsOf(g, o);
      float *s = new float[WIDE];
      sums.push_back(s);
      memcpy(s, values.b1, sizeof values.b1);
      for (int i = 0; i < INPUTS; i++) if (o[i] && !(i < WIDTH ? secret(i) : i < INPUTS - 1)) values.add(s, i, o[i]);
      pubs[pub].sums = s;
    }
    float first[WIDE], of[HEADS];
    for (int j = 0; j < WIDE; j++) first[j] = pubs[pub].sums[j] + own.turns[j] + other.waits[j];
    values.answer(first, of);
    int ways = how.ways ? (int)WAYS : 1, at = numbers.size();
    for (int k = 0; k < ways; k++) { float v = of[headOf(k, turn != me)]; numbers.push_back(turn == me ? v : 1 - v); }
    int info = ways > 1 ? infoOf(joined(joined(pub, key[1 - me]), root[1 - me] + 1), ways, 1 - me) : -1;
    nodes.push_back({LEAF, (uint8_t)ways, info, at});
    return nodes.size() - 1;
  }
  int build(G g, int pub, const uint64_t *root, bool begun) {
    if (g.phase == OVER) {
      numbers.push_back(g.winner == 2 ? 0.5f : g.winner == me);
      nodes.push_back({END, 0, -1, (int)numbers.size() - 1});
      return nodes.size() - 1;
    }
    if (g.phase == TURN && begun) return leaf(g, pub, root);
    uint64_t moves = legal(g);
    int only = onlyOne(moves);
    if (only >= 0) return after(g, only, pub, root);
    int seat = g.seat, n = __builtin_popcountll(moves), node = nodes.size(), at = kids.size();
    size_t known = infos.size();
    int info = infoOf(joined(joined(pub, secretOf(g, seat)), root[seat]), n, seat);
    if ((how.safe > 0 || how.near > 0 || how.share < 1) && seat == me && infos.size() > known) asNet(info, g, moves);
    nodes.push_back({seat == me ? OURS : THEIRS, (uint8_t)n, info, at});
    kids.resize(at + n);
    int before = last[seat];
    last[seat] = infos[info].at;
    for (int m = 0; m < MOVES; m++) if (moves >> m & 1) { int kid = after(g, m, pub, root); kids[at++] = kid; last[seat]++; }
    last[seat] = before;
    return node;
  }
  int after(const G &g, int move, int pub, const uint64_t *root) {
    struct Next { G g; double p; };
    Next all[16];
    int n = 0;
    outcomes(g, move, [&](const G &h, double p) { all[n++] = {h, p}; });
    int hidden = g.phase == KEEP ? UNSEEN : move;
    if (n > 1 && how.draws) {
      double rest = dice.chance();
      int k = 0;
      while (k + 1 < n && (rest -= all[k].p) >= 0) k++;
      all[0] = {all[k].g, 1};
      n = 1;
    }
    if (n == 1) return build(all[0].g, pubAfter(pub, hidden, all[0].g), root, true);
    int node = nodes.size(), at = kids.size(), odds = numbers.size();
    nodes.push_back({CHANCE, (uint8_t)n, odds, at});
    kids.resize(at + n);
    numbers.resize(odds + n);
    for (int i = 0; i < n; i++) {
      numbers[odds + i] = all[i].p;
      int kid = build(all[i].g, pubAfter(pub, hidden, all[i].g), root, true);
      kids[at + i] = kid;
    }
    return node;
  }

  // what a node is worth to us if all do as planned; `reach`: how likely the others make it, for whose regrets are counted
  template <bool ours> float walk(int at, float reach) {
    const Node &node = nodes[at];
    float v = 0;
    switch (node.kind) {
      case END: return numbers[node.kids];
      case CHANCE:
        for (int i = 0; i < node.n; i++) v += numbers[node.info + i] * walk<ours>(kids[node.kids + i], reach * numbers[node.info + i]);
        return v;
      case LEAF: {
        const float *of = &numbers[node.kids];
        if (node.info < 0) return of[0];
        const int info = infos[node.info].at;
        for (int k = 0; k < node.n; k++) v += plan[info + k] * of[k];
        if (!ours) for (int k = 0; k < node.n; k++) worth[info + k] -= reach * of[k];
        return v;
      }
      default: {
        const int info = infos[node.info].at;
        bool counted = (node.kind == OURS) == ours;
        for (int i = 0; i < node.n; i++) {
          float p = plan[info + i];
          if (counted) {
            if (ours && i == 0) reached[info] += reach;
            float w = walk<ours>(kids[node.kids + i], reach);
            worth[info + i] += reach * (ours ? w : -w);
            v += p * w;
          } else if (p > 0) v += p * walk<ours>(kids[node.kids + i], reach * p);
        }
        return v;
      }
    }
  }
  void learn(int seat) {
    for (const Info &info : infos) {
      if (info.seat != seat) continue;
      float *r = &regret[info.at], *p = &plan[info.at], *w = &worth[info.at], here = 0, all = 0;
      for (int i = 0; i < info.n; i++) here += p[i] * w[i];
      for (int i = 0; i < info.n; i++) { r[i] = std::max(0.0f, r[i] + w[i] - here); all += r[i]; w[i] = 0; }
      for (int i = 0; i < info.n; i++) p[i] = all > 0 ? r[i] / all : 1.0f / info.n;
    }
  }
  // ours, when we stay near the net: the net's odds, tilted by what each move was worth on average (kept in `regret`)
  void lean(float weight, float all) {
    for (const Info &info : infos) {
      if (info.seat != me) continue;
      float *q = &regret[info.at], *p = &plan[info.at], *w = &worth[info.at], reach = reached[info.at], most = -1e9, sum = 0;
      for (int i = 0; i < info.n; i++) {
        if (reach > 0) q[i] += weight / all * (w[i] / reach - q[i]);
        w[i] = 0;
        p[i] = logf(prior[info.at + i] + 1e-4f) + q[i] / how.near;
        most = std::max(most, p[i]);
      }
      reached[info.at] = 0;
      for (int i = 0; i < info.n; i++) sum += p[i] = expf(p[i] - most);
      for (int i = 0; i < info.n; i++) p[i] /= sum;
    }
  }
  void asNet(int info, const G &g, uint64_t moves) {
    const Odds &odds = oddsBy(net, g, moves);
    float *p = &plan[infos[info].at];
    for (int m = 0; m < MOVES; m++) if (moves >> m & 1) *p++ = odds.of[m];
  }
  // the other learns to answer to the net: what each of his hands has then
  void openGates() {
    for (int t = 0; t <= BEFORE; t++) {
      for (Gate &g : gates) g.had = 0;
      for (const Root &r : roots) gates[r.gate].had += r.open * (1 - walk<false>(r.node, r.open));
      learn(1 - me);
    }
    std::fill(regret.begin(), regret.end(), 0);
    std::fill(reached.begin(), reached.end(), 0);
  }
  // each of the other's hands comes in as often as that did better than what it had
  void pass() {
    for (Gate &g : gates) {
      float here = g.enter * g.has + (1 - g.enter) * g.had;
      g.regret[0] = std::max(0.0f, g.regret[0] + g.has - here);
      g.regret[1] = std::max(0.0f, g.regret[1] + g.had - here);
      float all = g.regret[0] + g.regret[1];
      g.enter = all > 0 ? g.regret[0] / all : 0.5f;
      g.has = 0;
    }
  }
  void clear() {
    for (float *s : sums) delete[] s;
    sums.clear(); pubs.clear(); nodes.clear(); kids.clear(); numbers.clear(); infos.clear(); regret.clear(); plan.clear();
    infoAt.clear(); roots.clear(); gates.clear();
    if (secrets.size() > 20000) secrets.clear();
    pubs.push_back({{}, nullptr});
  }
  // how often we come there by our own moves weighs what we would do there
  void remember(float weight) {
    for (const Info &info : infos) {
      if (info.seat != me) continue;
      float here = info.before < 0 ? 1 : own[info.before];
      for (int i = info.at; i < info.at + info.n; i++) { own[i] = here * plan[i]; mean[i] += weight * own[i]; }
    }
  }
  void solve(const std::vector<World> &worlds, int seat) {
    clear();
    me = seat;
    std::map<uint64_t, int> theirs;
    for (const World &w : worlds) {
      uint64_t root[2] = {secretOf(w.g, 0), secretOf(w.g, 1)};
      int node = build(w.g, 0, root, false), gate = theirs.try_emplace(root[1 - me], (int)theirs.size()).first->second;
      roots.push_back({node, gate, (float)w.weight, (float)w.open, root[1 - me]});
    }
    prior = plan;
    worth.assign(regret.size(), 0);
    reached.assign(regret.size(), 0);
    mean.assign(regret.size(), 0);
    own.assign(regret.size(), 0);
    gates.resize(theirs.size());
    if (how.safe > 0) openGates();
    for (int t = 1; t <= how.rounds; t++) {
      for (const Root &r : roots) {
        float reach = how.safe > 0 ? r.open : r.weight, v = walk<false>(r.node, reach);
        gates[r.gate].has += reach * (1 - v);
      }
      learn(1 - me);
      pass();
      for (const Root &r : roots) walk<true>(r.node, (1 - how.safe) * r.weight + how.safe * gates[r.gate].enter * r.open);
      if (how.near > 0) lean(t, t * (t + 1) / 2); else learn(me);
      remember(t);
    }
  }
  // one who knows our plan, and what we may hold: his best move there with this hand; -1: nobody thought of that
  int answer(int pub, uint64_t root, uint64_t secret, uint64_t moves) {
    auto at = infoAt.find(joined(joined(pub, secret), root));
    if (at == infoAt.end()) return -1;
    std::vector<float> kept = plan;
    for (const Info &info : infos) {
      if (info.seat != me) { std::fill_n(&regret[info.at], info.n, 0.0f); std::fill_n(&plan[info.at], info.n, 1.0f / info.n); continue; }
      float all = 0;
      for (int i = info.at; i < info.at + info.n; i++) all += mean[i];
      if (all > 0) for (int i = info.at; i < info.at + info.n; i++) plan[i] = (1 - how.share) * prior[i] + how.share * mean[i] / all;
    }
    for (int t = 0; t < ANSWER; t++) {
      for (const Root &r : roots) if (r.theirs == root) walk<false>(r.node, r.open);
      learn(1 - me);
    }
    const float *of = &plan[infos[at->second].at];
    int best = -1;
    float most = -1;
    for (int m = 0; m < MOVES; m++) if (moves >> m & 1) { if (*of > most) most = *of, best = m; of++; }
    plan = kept;
    return best;
  }
  // where the turn is after these moves; -1: nobody thought of that
  typedef std::vector<std::pair<int, G>> Path;
  int pubOf(const Path &path) const {
    int pub = 0;
    for (auto &[move, g] : path) {
      int to = -1;
      for (auto &[k, next] : pubs[pub].next) if (k == keyOf(move, g)) to = next;
      if (to < 0) return -1;
      pub = to;
    }
    return pub;
  }
  // what each hand we may have should do there, as often as solved, and in the share that is left as the net does
  Plan planAt(int pub, const std::vector<World> &worlds) {
    Plan told;
    for (const World &w : worlds) {
      uint64_t secret = secretOf(w.g, me), key = joined(w.root, secret), moves = legal(w.g);
      auto at = infoAt.find(joined(joined(pub, secret), w.root));
      if (at == infoAt.end() || onlyOne(moves) >= 0 || told.count(key)) continue;
      const float *of = &mean[infos[at->second].at];
      float all = 0;
      for (int k = 0; k < infos[at->second].n; k++) all += of[k];
      Odds odds = oddsBy(net, w.g, moves);
      if (all > 1e-6f * how.rounds) for (int m = 0; m < MOVES; m++) if (moves >> m & 1) odds.of[m] += how.share * (*of++ / all - odds.of[m]);
      told[key] = odds;
    }
    return told;
  }
};

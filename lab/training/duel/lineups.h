// Complots for two players (rule C4) with any line-up, as plain data: one game is one struct, on the GPU one thread.
// Cards by their clan: 0 collector 1 assassin 2 untouchable 3 thief 4 negotiator; which of the clan's three plays, `lineup` says.
#pragma once
#include <stddef.h>
#include <stdint.h>
#ifdef __CUDACC__
#define HD __host__ __device__ inline
#else
#define HD inline
#endif

enum { DRAFT, TURN, DOUBTA, COUNTER, DOUBTC, LOSE, KEEP, JOIN, DOUBTJ, DOUBTW, AGAIN, SHOW, VERDICT, SETTLE, GIVE, OVER };
enum { COLLECTOR, KILLER, UNTOUCHABLE, THIEF, NEGOTIATOR };
enum { URSULINE = 1, ILLUSIONIST = 2, BLACKMAILER = 2, WITCH = 1, JUSTICIAR = 1, POPE = 2, INQUISITOR = 1, SPY = 2 };
// moves: 0 pass 1 doubt 2 income 3 aid 4 coup 5 collector 6 killer 7 thief 8 negotiator 9 examine 10.. counter with collector,
// untouchable, thief, negotiator; 14+c lose; 19+c choose; 24+c keep one; 29+pair keep two; 44+c lose as witch; then the rest
enum { M_COUNTER = 10, M_LOSE = 14, M_CHOOSE = 19, M_KEEP = 24, M_PAIR = 29, M_WITCH = 44, M_JOIN = 49, M_AGAIN, M_STOP, M_SHOW,
       M_RETURN = 57, M_REPLACE, M_PAY, M_REFUSE, M_GIVE, M_RETAIN, MOVES };
enum { HISTORY = 8, REC = 34, CAP = 80, JOINED = 5 };
enum { AFTER_END, AFTER_COUNTER, AFTER_RESOLVE, AFTER_FOIL, AFTER_LEVY, AFTER_SHARE };
#define NOBODY 255

struct Rec { uint8_t by, deed, doubted, dtrue, ctr, cdoubted, ctrue, loss[2], buried[2], paid, replaced, again; };
struct G {
  uint64_t rng;
  const uint8_t *forced;  // tests: the cards that are drawn, in order
  uint8_t phase, seat, tp, first, deed, ctr, cont, winner, turns, drawn, role, mix, pendWho, pendClan, cost, gift, shown, lineup[5];
  uint8_t coins[2], n[2], hand[2][4], rev[2][2], nrev[2], dealt[2], pick[2], court[5], buried[2];
  uint8_t returned[2][5], stirred[2], kmax[2][5], seen[2][5];  // seen: a card of his that the other knows (C64)
  uint8_t claims[2][5], ever[2][5], let[2][5], made[2], right[2], exch[2], caught[2], proved[2];
  Rec hist[HISTORY + 1];  // the latest first
};

HD uint32_t rnd(G &g, uint32_t n) {
  g.rng ^= g.rng >> 12; g.rng ^= g.rng << 25; g.rng ^= g.rng >> 27;
  return (uint32_t)(((g.rng * 0x2545F4914F6CDD1DULL) >> 32) * (uint64_t)n >> 32);
}
HD int pairOf(int a, int b) { if (a > b) { int t = a; a = b; b = t; } return a * 5 - a * (a - 1) / 2 + (b - a); }
HD int charOf(int deed) { return deed == 3 ? COLLECTOR : deed == 4 ? KILLER : deed == 5 ? THIEF : deed >= 6 ? NEGOTIATOR : NOBODY; }
HD void more(uint8_t &x) { if (x < 16) x++; }
HD bool holds(const G &g, int p, int c) { for (int i = 0; i < g.n[p]; i++) if (g.hand[p][i] == c) return true; return false; }
HD bool pope(const G &g) { return g.deed == 5 && g.lineup[THIEF] == POPE; }

HD int drawCard(G &g) {
  if (g.forced) { int c = *g.forced++; g.court[c]--; return c; }
  int total = 0;
  for (int c = 0; c < 5; c++) total += g.court[c];
  int k = rnd(g, total);
  for (int c = 0; c < 5; c++) { if (k < g.court[c]) { g.court[c]--; return c; } k -= g.court[c]; }
  return 0;
}
// what p knows to be there at once, of each clan; `shown`: a card that is shown just now
HD void know(G &g, int p, int shown) {
  uint8_t k[5] = {0, 0, 0, 0, 0};
  int count = g.n[p] + (g.phase == KEEP && g.tp == p ? g.drawn : 0);
  for (int i = 0; i < count; i++) k[g.hand[p][i]]++;
  for (int q = 0; q < 2; q++) for (int i = 0; i < g.nrev[q]; i++) k[g.rev[q][i]]++;
  if (g.buried[p]) k[g.buried[p] - 1]++;
  if (g.stirred[p] == 0) for (int c = 0; c < 5; c++) k[c] += g.returned[p][c];
  if (shown != NOBODY) k[shown]++;
  for (int c = 0; c < 5; c++) if (k[c] > g.kmax[p][c]) g.kmax[p][c] = k[c];
}
HD void stood(G &g) {
  if (g.pendClan == NOBODY) return;
  more(g.let[1 - g.pendWho][g.pendClan]);
  g.pendClan = NOBODY;
}
HD void claimed(G &g, int who, int c) { stood(g); more(g.claims[who][c]); more(g.ever[who][c]); g.pendWho = who; g.pendClan = c; }
HD void forget(uint8_t *five) { for (int c = 0; c < 5; c++) five[c] = 0; }

HD void reset(G &g) {
  uint64_t rng = g.rng; const uint8_t *forced = g.forced;
  uint8_t *raw = (uint8_t *)&g;
  for (unsigned i = 0; i < sizeof(G); i++) raw[i] = 0;
  g.rng = rng; g.forced = forced;
  // C6 drawn at random; the inquisitor among the base characters (C1) is met more often
  for (int c = 0; c < 5; c++) { g.court[c] = 1; g.lineup[c] = rnd(g, 3); }
  if (rnd(g, 16) == 0) { for (int c = 0; c < 4; c++) g.lineup[c] = 0; g.lineup[NEGOTIATOR] = INQUISITOR; }
  g.first = g.tp = rnd(g, 2);
  for (int p = 0; p < 2; p++) {
    g.dealt[p] = drawCard(g); g.hand[p][0] = g.dealt[p]; g.n[p] = 1; g.pick[p] = NOBODY;
    g.coins[p] = p == g.first ? 1 : 2;
  }
  for (int i = 0; i <= HISTORY; i++) g.hist[i].by = NOBODY;
  g.role = rnd(g, 2); g.mix = rnd(g, 256);
  g.pendClan = NOBODY; g.ctr = NOBODY; g.shown = NOBODY;
  g.phase = DRAFT; g.seat = 0; g.winner = 2;
  for (int p = 0; p < 2; p++) know(g, p, NOBODY);
}

HD void endTurn(G &g) {
  if (g.turns >= CAP) { g.phase = OVER; g.winner = 2; return; }
  g.cost = 0;
  g.tp = 1 - g.tp; g.phase = TURN; g.seat = g.tp; g.ctr = NOBODY;
}
HD void ask(G &g, int phase, int who) { g.phase = phase; g.seat = who; }
HD void startLose(G &g, int who, int cont) { ask(g, LOSE, who); g.cont = cont; }
// C32 C54 the cost goes where it is due
HD void spendCost(G &g) {
  if (g.deed == 4 && g.lineup[KILLER] != 0) g.coins[1 - g.tp] += g.cost;
  g.cost = 0;
}
HD void drawSome(G &g, int many) {
  int me = g.tp;
  g.drawn = many;
  for (int i = 0; i < many; i++) g.hand[me][g.n[me] + i] = drawCard(g);
  ask(g, KEEP, me); know(g, me, NOBODY);
}
HD int steal(G &g, int most) {
  int k = g.coins[1 - g.tp] < most ? g.coins[1 - g.tp] : most;
  g.coins[1 - g.tp] -= k; g.coins[g.tp] += k;
  return k;
}
HD void strike(G &g) { spendCost(g); startLose(g, 1 - g.tp, AFTER_END); }
// C61 the rest is for the poorer; is there a choice?
HD bool justice(G &g) {
  int me = g.tp, opp = 1 - me, k = steal(g, 3);
  if (k <= 1) return false;
  g.gift = k - 1; g.coins[me] -= g.gift;
  if (g.coins[me] == g.coins[opp]) { ask(g, GIVE, me); return true; }
  g.coins[g.coins[me] < g.coins[opp] ? me : opp] += g.gift; g.gift = 0;
  return false;
}
HD void resolve(G &g) {
  int me = g.tp, opp = 1 - me;
  switch (g.deed) {
    case 1: g.coins[me] += 2; break;
    case 3:
      if (g.lineup[COLLECTOR] == ILLUSIONIST) { g.coins[me] += 4; ask(g, JOIN, opp); return; }
      if (g.lineup[COLLECTOR] == URSULINE) { g.coins[me] += 2; g.coins[opp]++; } else g.coins[me] += 3;
      break;
    case 4:
      if (g.lineup[KILLER] == BLACKMAILER && g.coins[opp] >= 3) ask(g, SETTLE, opp); else strike(g);
      return;
    case 5:
      if (g.lineup[THIEF] == POPE) { if (g.coins[opp] > 0) { ask(g, COUNTER, opp); return; } }
      else if (g.lineup[THIEF] == JUSTICIAR) { if (justice(g)) return; }
      else steal(g, 2);
      break;
    case 6: drawSome(g, g.lineup[NEGOTIATOR] == 0 ? 2 : 1); return;
    case 7: ask(g, SHOW, opp); return;
  }
  endTurn(g);
}
HD void askCounter(G &g) {
  if (g.deed == 1 || g.deed == 4 || (g.deed == 5 && !pope(g))) ask(g, COUNTER, 1 - g.tp);
  else resolve(g);
}
HD void share(G &g) { g.coins[g.tp]--; g.coins[1 - g.tp]++; endTurn(g); }
HD void levy(G &g) { steal(g, 1); endTurn(g); }
HD void foil(G &g) { spendCost(g); endTurn(g); }
HD void goOn(G &g) {
  switch (g.cont) {
    case AFTER_END: endTurn(g); return;
    case AFTER_COUNTER: askCounter(g); return;
    case AFTER_RESOLVE: resolve(g); return;
    case AFTER_FOIL: foil(g); return;
    case AFTER_LEVY: levy(g); return;
    default: share(g);
  }
}
HD void takeOut(G &g, int who, int card) {
  int at = g.hand[who][0] == card ? 0 : 1;
  for (int i = at; i + 1 < g.n[who]; i++) g.hand[who][i] = g.hand[who][i + 1];
  g.n[who]--;
}
// a dead card lies face up
HD void turnUp(G &g, int who, int card) {
  g.rev[who][g.nrev[who]++] = card;
  g.hist[0].loss[who] = card + 1;
  g.claims[who][card] = 0; g.seen[who][card] = 0;
  know(g, 0, NOBODY); know(g, 1, NOBODY);
}
HD void lose(G &g, int who, int card) {
  takeOut(g, who, card);
  turnUp(g, who, card);
  if (g.n[who] == 0) { g.phase = OVER; g.winner = 1 - who; return; }
  goOn(g);
}
// a card goes into the court, and another takes its place
HD void replaceCard(G &g, int p, int c) {
  more(g.stirred[0]); more(g.stirred[1]);
  g.seen[p][c] = 0;
  int at = g.hand[p][0] == c ? 0 : 1;
  g.court[c]++;
  g.hand[p][at] = drawCard(g);
  know(g, p, g.hand[p][at] == c ? NOBODY : c);  // drawn again, it may be the same card
}
// `by` has claimed `c` and is doubted
HD bool prove(G &g, int by, int c) {
  int doubter = 1 - by;
  g.pendClan = NOBODY;
  more(g.made[doubter]);
  g.claims[by][c] = 0;
  if (!holds(g, by, c)) { more(g.caught[by]); more(g.right[doubter]); return false; }
  more(g.proved[by]);
  know(g, doubter, c);
  replaceCard(g, by, c);
  return true;
}
// C68 the buried card is turned up
HD void proveWitch(G &g) {
  int by = 1 - g.seat, card = g.buried[by] - 1, loser = by;
  g.pendClan = NOBODY;
  more(g.made[g.seat]);
  g.claims[by][UNTOUCHABLE] = 0;
  g.buried[by] = 0;
  turnUp(g, by, card);
  if (card == UNTOUCHABLE) { more(g.proved[by]); g.coins[by] += 5; loser = g.seat; }
  else { more(g.caught[by]); more(g.right[g.seat]); }
  startLose(g, loser, g.cont);
}
HD void keep(G &g, int m) {
  int me = g.seat, total = g.n[me] + g.drawn;
  int a = m - M_KEEP, b = -1;
  if (g.n[me] == 2) { int k = m - M_PAIR; a = 0; while (k >= 5 - a) { k -= 5 - a; a++; } b = a + k; }
  uint8_t kept[2]; int nk = 0;
  forget(g.returned[me]);
  for (int i = 0; i < total; i++) {
    int c = g.hand[me][i];
    if (c == a) { kept[nk++] = c; a = -1; }
    else if (c == b) { kept[nk++] = c; b = -1; }
    else { g.court[c]++; g.returned[me][c]++; }
  }
  for (int i = 0; i < nk; i++) g.hand[me][i] = kept[i];
  g.drawn = 0; g.stirred[me] = 0; more(g.stirred[1 - me]); more(g.exch[me]);
  forget(g.claims[me]); forget(g.seen[me]);
  if (g.lineup[NEGOTIATOR] == SPY && g.coins[me] > 0) ask(g, AGAIN, me); else endTurn(g);
}
HD void announce(G &g, int m) {
  int me = g.seat, opp = 1 - me;
  stood(g);
  for (int i = HISTORY; i > 0; i--) g.hist[i] = g.hist[i - 1];
  Rec r = {(uint8_t)me, (uint8_t)(m - 2), 0, 0, NOBODY, 0, 0, {0, 0}, {0, 0}, 0, 0, 0};
  g.hist[0] = r;
  g.deed = m - 2; g.ctr = NOBODY; if (g.turns < 250) g.turns++;
  int c = charOf(g.deed);
  if (c != NOBODY) {
    claimed(g, me, c);
    if (g.deed == 4) { g.coins[me] -= 3; g.cost = 3; }
    ask(g, DOUBTA, opp);
  } else if (g.deed == 0) { g.coins[me]++; endTurn(g); }
  else if (g.deed == 1) askCounter(g);
  else { g.coins[me] -= 7; startLose(g, opp, AFTER_END); }
}

HD void apply(G &g, int m) {
  int me = g.seat, opp = 1 - me;
  switch (g.phase) {
    case DRAFT:
      g.pick[me] = m - M_CHOOSE;
      if (g.pick[opp] == NOBODY) { g.seat = opp; return; }
      for (int p = 0; p < 2; p++) { g.hand[p][1] = g.pick[p]; g.n[p] = 2; know(g, p, NOBODY); }
      ask(g, TURN, g.first); g.tp = g.first;
      return;
    case TURN: announce(g, m); return;
    case DOUBTA:
      if (m == 0) { askCounter(g); return; }
      g.hist[0].doubted = 1;
      if (prove(g, g.tp, charOf(g.deed))) { g.hist[0].dtrue = 1; startLose(g, me, AFTER_COUNTER); }
      else { g.coins[g.tp] += g.cost; g.cost = 0; startLose(g, g.tp, AFTER_END); }
      return;
    case COUNTER:
      if (m == 0) { if (pope(g)) levy(g); else resolve(g); return; }
      g.ctr = m == M_COUNTER ? COLLECTOR : m - M_COUNTER + 1;
      g.hist[0].ctr = g.ctr;
      claimed(g, me, g.ctr);
      ask(g, DOUBTC, g.tp);
      return;
    case DOUBTC:
      if (m == 0) { foil(g); return; }
      g.hist[0].cdoubted = 1;
      if (prove(g, opp, g.ctr)) { g.hist[0].ctrue = 1; startLose(g, me, AFTER_FOIL); }
      else startLose(g, opp, pope(g) ? AFTER_LEVY : AFTER_RESOLVE);
      return;
    case LOSE:
      if (m < M_WITCH) { lose(g, me, m - M_LOSE); return; }
      takeOut(g, me, m - M_WITCH);
      g.buried[me] = m - M_WITCH + 1; g.hist[0].buried[me] = 1;
      claimed(g, me, UNTOUCHABLE);
      ask(g, DOUBTW, opp);
      return;
    case DOUBTW:
      if (m == 1) { proveWitch(g); return; }
      g.coins[opp] += 5;
      goOn(g);
      return;
    case KEEP: keep(g, m); return;
    case AGAIN:
      if (m == M_STOP) { endTurn(g); return; }
      g.coins[me]--; more(g.hist[0].again);
      drawSome(g, 1);
      return;
    case JOIN:
      if (m == 0) { endTurn(g); return; }
      g.hist[0].ctr = JOINED;
      claimed(g, me, COLLECTOR);
      ask(g, DOUBTJ, g.tp);
      return;
    case DOUBTJ:
      if (m == 0) { share(g); return; }
      g.hist[0].cdoubted = 1;
      if (prove(g, opp, COLLECTOR)) { g.hist[0].ctrue = 1; startLose(g, me, AFTER_SHARE); }
      else startLose(g, opp, AFTER_END);
      return;
    case SHOW:
      g.shown = m - M_SHOW;
      know(g, opp, g.shown);
      g.seen[me][g.shown] = 1;
      ask(g, VERDICT, opp);
      return;
    case VERDICT:
      if (m == M_REPLACE) { g.hist[0].replaced = 1; forget(g.claims[opp]); replaceCard(g, opp, g.shown); }
      g.shown = NOBODY;
      endTurn(g);
      return;
    case SETTLE:
      if (m == M_REFUSE) { strike(g); return; }
      g.hist[0].paid = 1;
      g.coins[me] -= 3; g.coins[opp] += 3 + g.cost;
      endTurn(g);
      return;
    case GIVE:
      g.coins[m == M_GIVE ? opp : me] += g.gift; g.gift = 0;
      endTurn(g);
      return;
  }
}

HD uint64_t turnMoves(const G &g) {
  int me = g.seat; uint64_t one = 1, s = one << 2 | one << 3 | one << 5 | one << 7 | one << 8;
  if (g.coins[me] >= 10) return one << 4;
  if (g.lineup[NEGOTIATOR] == INQUISITOR) s |= one << 9;
  if (g.coins[me] >= 3) s |= one << 6;
  if (g.coins[me] >= 7) s |= one << 4;
  return s;
}
HD uint64_t legal(const G &g) {
  int me = g.seat; uint64_t one = 1, s = 0;
  switch (g.phase) {
    case DRAFT: return 31ULL << M_CHOOSE;
    case TURN: return turnMoves(g);
    case DOUBTA: case DOUBTC: case DOUBTJ: case DOUBTW: return 3;
    case COUNTER: return g.deed == 1 ? 1 | one << 10 : g.deed == 4 ? 1 | one << 11 : pope(g) ? 1 | one << 12 : 1 | one << 12 | one << 13;
    case LOSE:
      for (int i = 0; i < g.n[me]; i++) {
        s |= one << (M_LOSE + g.hand[me][i]);
        if (g.n[me] == 2 && g.lineup[UNTOUCHABLE] == WITCH) s |= one << (M_WITCH + g.hand[me][i]);
      }
      return s;
    case KEEP: {
      int total = g.n[me] + g.drawn;
      if (g.n[me] == 1) { for (int i = 0; i < total; i++) s |= one << (M_KEEP + g.hand[me][i]); return s; }
      for (int i = 0; i < total; i++) for (int j = i + 1; j < total; j++) s |= one << (M_PAIR + pairOf(g.hand[me][i], g.hand[me][j]));
      return s;
    }
    case JOIN: return 1 | one << M_JOIN;
    case AGAIN: return one << M_AGAIN | one << M_STOP;
    case SHOW: for (int i = 0; i < g.n[me]; i++) s |= one << (M_SHOW + g.hand[me][i]); return s;
    case VERDICT: return one << M_RETURN | one << M_REPLACE;
    case SETTLE: return one << M_PAY | one << M_REFUSE;
    case GIVE: return one << M_GIVE | one << M_RETAIN;
  }
  return 0;
}
// plays what is no choice
HD uint64_t onward(G &g) {
  for (;;) {
    if (g.phase == OVER) return 0;
    uint64_t s = legal(g);
    if (s & (s - 1)) return s;
    int m = 0;
    while (!(s >> m & 1)) m++;
    apply(g, m);
  }
}

enum { PHASES = 15, SUMMARY = 20, WIDTH = PHASES + 15 + 3 + 26 + 2 + 1 + 4 + 10 + 5 + 10 + 6 + 10 + 6 + 5 + 10 + 11 + 2 * SUMMARY + REC * (HISTORY + 1), EXTRA = 20 };
HD void putRec(const Rec &r, int me, uint8_t *o) {
  if (r.by == NOBODY) return;
  o[0] = 1; o[1] = r.by == me; o[2 + r.deed] = 1; o[10] = r.doubted; o[11] = r.dtrue;
  if (r.ctr != NOBODY) o[12 + (r.ctr == 0 ? 0 : r.ctr - 1)] = 1;
  o[17] = r.cdoubted; o[18] = r.ctrue;
  if (r.loss[me]) o[19 + r.loss[me] - 1] = 1;
  if (r.loss[1 - me]) o[24 + r.loss[1 - me] - 1] = 1;
  o[29] = r.buried[me]; o[30] = r.buried[1 - me]; o[31] = r.paid; o[32] = r.replaced; o[33] = r.again;
}
HD void putHand(const G &g, int p, uint8_t *o) { for (int i = 0; i < g.n[p]; i++) { int c = g.hand[p][i]; if (o[c]) o[5 + c] = 1; o[c] = 1; } }
HD void observe(const G &g, uint8_t *o) {
  int me = g.seat, opp = 1 - me;
  for (int i = 0; i < WIDTH; i++) o[i] = 0;
  o[g.phase] = 1; o += PHASES;
  for (int c = 0; c < 5; c++) o[3 * c + g.lineup[c]] = 1;
  o += 15;
  o[0] = g.first == me; o[1] = g.tp == me; o[2] = g.turns < 64 ? g.turns : 64; o += 3;
  o[g.coins[me] < 12 ? g.coins[me] : 12] = 1; o += 13;
  o[g.coins[opp] < 12 ? g.coins[opp] : 12] = 1; o += 13;
  o[0] = g.coins[me]; o[1] = g.coins[opp]; o += 2;
  o[0] = g.cost + g.gift; o++;
  o[0] = g.n[me] == 2; o[1] = g.n[me] == 1; o[2] = g.n[opp] == 2; o[3] = g.n[opp] == 1; o += 4;
  putHand(g, me, o); o += 10;
  if (g.phase == KEEP) for (int i = 0; i < g.drawn; i++) o[g.hand[me][g.n[me] + i]]++;
  o += 5;
  for (int i = 0; i < g.nrev[me]; i++) o[g.rev[me][i]]++;
  for (int i = 0; i < g.nrev[opp]; i++) o[5 + g.rev[opp][i]]++;
  o += 10;
  if (g.buried[me]) o[g.buried[me] - 1] = 1;
  o[5] = g.buried[opp] != 0; o += 6;
  o[g.dealt[me]] = 1; if (g.pick[me] != NOBODY && g.phase != DRAFT) o[5 + g.pick[me]] = 1;
  o += 10;
  int c = g.phase == DOUBTA ? charOf(g.deed) : g.phase == DOUBTC ? g.ctr : g.phase == DOUBTJ ? COLLECTOR : g.phase == DOUBTW ? UNTOUCHABLE : NOBODY;
  if (c != NOBODY) { o[c] = 1; o[5] = holds(g, me, c); }
  o += 6;
  if (g.phase == VERDICT) o[g.shown] = 1;
  o += 5;
  for (int i = 0; i < 5; i++) { o[i] = g.seen[me][i]; o[5 + i] = g.seen[opp][i]; }
  o += 10;
  for (int i = 0; i < 5; i++) { o[i] = g.returned[me][i]; o[6 + i] = g.kmax[me][i]; }
  o[5] = g.stirred[me]; o += 11;
  for (int k = 0; k < 2; k++, o += SUMMARY) {
    int p = k == 0 ? me : opp;
    for (int i = 0; i < 5; i++) { o[i] = g.claims[p][i]; o[5 + i] = g.ever[p][i]; o[10 + i] = g.let[p][i]; }
    o[15] = g.made[p]; o[16] = g.right[p]; o[17] = g.exch[p]; o[18] = g.caught[p]; o[19] = g.proved[p];
  }
  int past = g.phase == TURN || g.phase == DRAFT ? 0 : 1;
  if (past) putRec(g.hist[0], me, o);
  o += REC;
  for (int i = 0; i < HISTORY; i++, o += REC) if (past + i <= HISTORY) putRec(g.hist[past + i], me, o);
}
// what a critic may see besides: the other's cards, and the court
HD void privy(const G &g, uint8_t *o) {
  int opp = 1 - g.seat;
  for (int i = 0; i < EXTRA; i++) o[i] = 0;
  putHand(g, opp, o);
  for (int c = 0; c < 5; c++) o[10 + c] = g.court[c];
  if (g.buried[opp]) o[15 + g.buried[opp] - 1] = 1;
}

// A net's file, and what it answers, on any processor: net.py's Net without PyTorch.
#pragma once
#include "duel.h"
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

static const int D = 256, BLOCK = 64, PAST = 94;

struct Net {
  // inputs in rows: what is zero is passed over
  std::vector<float> w1, w2, w3, out, b1, b2, b3, bias;
};

inline float halfOf(uint16_t bits) {
  int exponent = bits >> 10 & 31, fraction = bits & 1023;
  float size = exponent == 0 ? ldexpf(fraction, -24) : ldexpf(1024 + fraction, exponent - 25);
  return bits & 0x8000 ? -size : size;
}
// what each byte is divided by, as net.py has it
inline float dividedBy(int i) {
  if (i == 9) return 16;
  if (i == 36 || i == 37) return 10;
  if (i == 88) return 4;
  if (i >= 89 && i < PAST) return 2;
  if (i < PAST || i >= PAST + 2 * SUMMARY) return 1;
  int k = (i - PAST) % SUMMARY;
  return k < 5 ? 2 : k < 15 ? 4 : k < 20 ? 2 : 1;
}
inline Net readNet(const std::string &path) {
  FILE *f = fopen(path.c_str(), "rb");
  if (!f) { fprintf(stderr, "there are no weights at %s\n", path.c_str()); exit(1); }
  for (int c = fgetc(f); c != '\n' && c != EOF; c = fgetc(f)) {}
  std::vector<uint16_t> raw(D * WIDTH + D + 2 * (D * D + D) + MOVES * D + MOVES + 1);
  size_t count = fread(raw.data(), 2, raw.size(), f);
  fclose(f);
  if (count != raw.size() - 1) { fprintf(stderr, "%s is no net of duels of %d\n", path.c_str(), D); exit(1); }
  const uint16_t *at = raw.data();
  auto layer = [&](int outs, int ins, bool turn, std::vector<float> &w, std::vector<float> &b) {
    w.resize(outs * ins);
    b.resize(outs);
    for (int j = 0; j < outs; j++) for (int i = 0; i < ins; i++) w[turn ? i * outs + j : j * ins + i] = halfOf(*at++);
    for (int j = 0; j < outs; j++) b[j] = halfOf(*at++);
  };
  Net net;
  layer(D, WIDTH, true, net.w1, net.b1);
  layer(D, D, true, net.w2, net.b2);
  layer(D, D, true, net.w3, net.b3);
  layer(MOVES, D, false, net.out, net.bias);
  for (int i = 0; i < WIDTH; i++) for (int j = 0; j < D; j++) net.w1[i * D + j] /= dividedBy(i);
  return net;
}

typedef float Four __attribute__((vector_size(16)));
inline void through(const float *w, const float *b, const float *x, const int *at, int n, float *h) {
  for (int from = 0; from < D; from += BLOCK) {
    Four sum[BLOCK / 4];
    memcpy(sum, b + from, sizeof sum);
    for (int k = 0; k < n; k++) {
      const Four *row = (const Four *)(w + (size_t)at[k] * D + from);
      const float v = x[at[k]];
#pragma GCC unroll 16
      for (int j = 0; j < BLOCK / 4; j++) sum[j] += v * row[j];
    }
    for (int j = 0; j < BLOCK / 4; j++) sum[j] = sum[j] > 0 ? sum[j] : Four{0, 0, 0, 0};
    memcpy(h + from, sum, sizeof sum);
  }
}
// how likely each legal move is; those below `least` are not played, but for the likeliest
inline void oddsOf(const Net &net, const uint8_t *seen, uint64_t moves, float *odds, float least = 0) {
  float x[WIDTH], h[D], more[D];
  int at[WIDTH], n = 0;
  for (int i = 0; i < WIDTH; i++) if (seen[i]) { x[i] = seen[i]; at[n++] = i; }
  through(net.w1.data(), net.b1.data(), x, at, n, h);
  for (auto *l : {&net.w2, &net.w3}) {
    n = 0;
    for (int i = 0; i < D; i++) if (h[i] != 0) at[n++] = i;
    through(l->data(), (l == &net.w2 ? net.b2 : net.b3).data(), h, at, n, more);
    for (int i = 0; i < D; i++) h[i] += more[i];
  }
  float most = -1e9, all = 0;
  for (int m = 0; m < MOVES; m++) {
    odds[m] = 0;
    if (!(moves >> m & 1)) continue;
    float sum = 0;
    for (int i = 0; i < D; i++) sum += h[i] * net.out[m * D + i];
    odds[m] = sum + net.bias[m];
    if (odds[m] > most) most = odds[m];
  }
  for (int m = 0; m < MOVES; m++) if (moves >> m & 1) all += odds[m] = expf(odds[m] - most);
  if (least > 0) {
    float cut = least * all < 1 ? least * all : 1;  // the likeliest is 1 here
    all = 0;
    for (int m = 0; m < MOVES; m++) { if (odds[m] < cut) odds[m] = 0; all += odds[m]; }
  }
  for (int m = 0; m < MOVES; m++) odds[m] /= all;
}

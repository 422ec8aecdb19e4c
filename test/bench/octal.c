/*
 * A yardstick of `npm run bench`: nim values of the heaps of an octal game by sparse spaces (Guy and Smith 1956), in plain C.
 *
 * The first 20,000 heaps are found by all of their options. Then the mask is chosen by which fewest of the larger half have an even number of
 * binary digits. Every heap after that is found from the rare heaps, and from other pairs until every smaller rare value is an option.
 *
 *   cc -O2 octal.c -o octal && ./octal 376 4600000        digits behind the point, heaps
 *
 * Answers with the milliseconds of the processor, a hash of all values, and the greatest one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef unsigned short u16;
static u16 *g;
static unsigned *rare;
static long rares;
static int digits[64], k;
static unsigned char mark[65536];
static u16 seen[1 << 20];
static long nseen;

static inline void see(int v) {
  if (!mark[v]) {
    mark[v] = 1;
    seen[nseen++] = (u16)v;
  }
}

static void forget(void) {
  for (long i = 0; i < nseen; i++) mark[seen[i]] = 0;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  const char *code = argv[1];
  long n_max = atol(argv[2]);
  k = (int)strlen(code);
  for (int i = 0; i < k; i++) digits[i + 1] = code[i] - '0';
  clock_t began = clock();
  g = calloc((size_t)n_max + 1, sizeof *g);
  rare = malloc(sizeof *rare * (size_t)(n_max + 1));
  long plain = n_max < 20000 ? n_max : 20000;
  for (long n = 0; n <= plain; n++) {
    nseen = 0;
    for (int t = 1; t <= k && t <= n; t++) {
      long m = n - t;
      int d = digits[t];
      if (m == 0 ? d & 1 : d & 2) see(g[m]);
      if (d & 4)
        for (long a = 1; a + a <= m; a++) see(g[a] ^ g[m - a]);
    }
    int v = 0;
    while (mark[v]) v++;
    g[n] = (u16)v;
    forget();
  }
  int best = 0, top = 0, width = 1;
  long fewest = plain + 1;
  for (long n = 0; n <= plain; n++)
    if (g[n] > top) top = g[n];
  while (width <= top) width <<= 1;
  for (int mask = 1; mask < 2 * width; mask++) {
    long c = 0;
    for (long n = plain / 2; n <= plain; n++)
      if (!(__builtin_popcount(g[n] & mask) & 1)) c++;
    if (c < fewest) {
      fewest = c;
      best = mask;
    }
  }
#define RARE(v) (!(__builtin_popcount((v) & best) & 1))
  for (long n = 1; n <= plain; n++)
    if (RARE(g[n])) rare[rares++] = (unsigned)n;
  for (long n = plain + 1; n <= n_max; n++) {
    nseen = 0;
    for (int t = 1; t <= k; t++) {
      long m = n - t;
      int d = digits[t];
      if (d & 2) see(g[m]);
      if (d & 4)
        for (long i = 0; i < rares && rare[i] < m; i++) see(g[rare[i]] ^ g[m - rare[i]]);
    }
    int c = 0;
    while (RARE(c) || mark[c]) c++;
    int want = 0;
    for (int v = 0; v < c; v++)
      if (RARE(v) && !mark[v]) want++;
    for (long a = 1; want > 0 && a + a <= n; a++)
      for (int t = 1; t <= k; t++) {
        long m = n - t;
        if (!(digits[t] & 4) || m - a < a) continue;
        int v = g[a] ^ g[m - a];
        if (v < c && !mark[v]) {
          see(v);
          if (RARE(v)) want--;
        }
      }
    if (want > 0) {
      int v = 0;
      while (mark[v]) v++;
      g[n] = (u16)v;
    } else
      g[n] = (u16)c;
    if (RARE(g[n])) rare[rares++] = (unsigned)n;
    forget();
  }
  double ms = 1000.0 * (double)(clock() - began) / CLOCKS_PER_SEC;
  long hash = 0;
  int greatest = 0;
  for (long n = 0; n <= n_max; n++) {
    hash = (hash * 31 + g[n]) % 1000003;
    if (g[n] > greatest) greatest = g[n];
  }
  printf("%.1f %ld %d\n", ms, hash, greatest);
  return 0;
}

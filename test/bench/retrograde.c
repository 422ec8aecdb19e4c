/*
 * The yardstick of `npm run bench`: outcomes of an impartial digraph by backward induction, in C over compressed rows.
 *
 * The digraph: xorshift32 with shifts 13, 17, 5, seeded with 12345. The first `order` numbers, modulo 2 · mean + 1, are the
 * outdegrees; one number after another, modulo `order`, are then the targets, row by row.
 *
 *   cc -O3 -march=native retrograde.c -o retrograde && ./retrograde order mean
 *
 * Reads lines from standard input and for each one solves once, so that another program can take turns with it. Answers
 * with the milliseconds for reversing the arcs, the milliseconds for solving, and the numbers of P, N and D.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
  uint32_t order, arcs;
  uint32_t *starts, *targets;
} Rows;

static uint32_t shift_register = 12345;

static uint32_t draw(uint32_t below) {
  shift_register ^= shift_register << 13;
  shift_register ^= shift_register >> 17;
  shift_register ^= shift_register << 5;
  return shift_register % below;
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return 1e3 * (double)now.tv_sec + 1e-6 * (double)now.tv_nsec;
}

static Rows random_rows(uint32_t order, uint32_t mean) {
  Rows rows = {order, 0, malloc(sizeof(uint32_t) * (order + 1)), NULL};
  for (uint32_t v = 0; v < order; v++) {
    rows.starts[v] = rows.arcs;
    rows.arcs += draw(2 * mean + 1);
  }
  rows.starts[order] = rows.arcs;
  rows.targets = malloc(sizeof(uint32_t) * rows.arcs);
  for (uint32_t e = 0; e < rows.arcs; e++) rows.targets[e] = draw(order);
  return rows;
}

/* Counting sort by target; filled from the back, the ends become the starts. */
static Rows reversed(Rows rows) {
  Rows back = {rows.order, rows.arcs, calloc(rows.order + 1, sizeof(uint32_t)), malloc(sizeof(uint32_t) * rows.arcs)};
  for (uint32_t e = 0; e < rows.arcs; e++) back.starts[rows.targets[e]]++;
  for (uint32_t v = 1; v < rows.order; v++) back.starts[v] += back.starts[v - 1];
  back.starts[rows.order] = rows.arcs;
  for (uint32_t v = rows.order; v-- > 0;)
    for (uint32_t e = rows.starts[v + 1]; e-- > rows.starts[v];) back.targets[--back.starts[rows.targets[e]]] = v;
  return back;
}

enum { DRAW, PREVIOUS, NEXT };

static void solve(Rows rows, Rows back, uint8_t *outcome, uint32_t *undecided, uint32_t *queue) {
  uint32_t served = 0, waiting = 0;
  for (uint32_t v = 0; v < rows.order; v++) {
    undecided[v] = rows.starts[v + 1] - rows.starts[v];
    outcome[v] = undecided[v] ? DRAW : PREVIOUS;
    if (!undecided[v]) queue[waiting++] = v;
  }
  while (served < waiting) {
    uint32_t v = queue[served++];
    for (uint32_t e = back.starts[v]; e < back.starts[v + 1]; e++) {
      uint32_t u = back.targets[e];
      if (outcome[u] != DRAW) continue;
      if (outcome[v] == PREVIOUS) outcome[u] = NEXT;
      else if (--undecided[u] == 0) outcome[u] = PREVIOUS;
      else continue;
      queue[waiting++] = u;
    }
  }
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  Rows rows = random_rows((uint32_t)atoi(argv[1]), (uint32_t)atoi(argv[2]));
  for (int asked = getchar(); asked != EOF; asked = getchar()) {
    if (asked != '\n') continue;
    double before = milliseconds();
    Rows back = reversed(rows);
    double between = milliseconds();
    uint8_t *outcome = malloc(rows.order);
    uint32_t *undecided = malloc(sizeof(uint32_t) * rows.order), *queue = malloc(sizeof(uint32_t) * rows.order);
    solve(rows, back, outcome, undecided, queue);
    double after = milliseconds();
    uint32_t count[3] = {0, 0, 0};
    for (uint32_t v = 0; v < rows.order; v++) count[outcome[v]]++;
    printf("%.2f %.2f %u %u %u\n", between - before, after - between, count[PREVIOUS], count[NEXT], count[DRAW]);
    fflush(stdout);
    free(back.starts), free(back.targets), free(outcome), free(undecided), free(queue);
  }
  return 0;
}

/*
 * Searches among small partizan drawings for games that are not stopper-sided, which share
 * no code with the engine. `npm run bench -- questions` runs them; each prints the drawings that it finds.
 *
 *   sided [PART PARTS]  all drawings of five nodes, or one of so many parts, the first being part 0
 *   looped              all drawings of four nodes, each with a loop or without one
 *   few NODES ARCS      all drawings with so many nodes, up to six, of which one reaches all others, and with
 *                       so many arcs, without loops, where an arc of both players counts once
 *
 * A drawing has an onside if the rules of Siegel, New results in loopy games, Section 5, lead to one without
 * an alternating cycle: an option that is dominated goes, one that is reversible is bypassed, and equal nodes
 * are fused where that closes no alternating cycle. Only drawings of which they leave an alternating cycle are
 * printed. Offsides need no search of their own, since the negative of every drawing is among the drawings.
 * Where an option is dominated a drawing is not looked at further: without that option it is another drawing
 * with fewer arcs and the same onside.
 *
 * Of five nodes 256 drawings are compared at once: each bit of a lane is a drawing. Nodes are in the order of
 * their numbers of arcs, so that few of the drawings are left that differ in the order of their nodes alone.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Lane __attribute__((vector_size(32)));
enum { most = 6 };

static const Lane all = {~0ULL, ~0ULL, ~0ULL, ~0ULL}, none = {0, 0, 0, 0};
static int order;
/* Who may move from u to v, in which of the 256 drawings; and the targets that occur in any of them. */
static Lane leftArcs[most][most], rightArcs[most][most];
static unsigned leftTargets[most], rightTargets[most];
/* In which drawings the onside of a is at least that of b. */
static Lane atLeast[most][most];
/* Which states, 2 * node for Left to move and 2 * node + 1 for Right, play can come to from each. */
static Lane follows[2 * most][2 * most];

static int any(Lane x) { return (x[0] | x[1] | x[2] | x[3]) != 0; }

#define EACH(v, mask) for (unsigned rest_##v = (mask), v; rest_##v && (v = __builtin_ctz(rest_##v), 1); rest_##v &= rest_##v - 1)

/*
 * Play of a - b, where Left survives if she moves last, or if play in a never ends: the greatest set of states
 * after moves in a, and for each the least set that moves in b alone lead to.
 */
static void compare(void) {
  Lane left[most][most], right[most][most];
  for (int a = 0; a < order; a++)
    for (int b = 0; b < order; b++) left[a][b] = right[a][b] = all;
  for (;;) {
    Lane changed = none, nextLeft[most][most], nextRight[most][most];
    for (int a = 0; a < order; a++) {
      Lane moves[most], replies[most];
      for (int b = 0; b < order; b++) {
        moves[b] = none, replies[b] = all;
        EACH(w, leftTargets[a]) moves[b] |= leftArcs[a][w] & right[w][b];
        EACH(w, rightTargets[a]) replies[b] &= ~rightArcs[a][w] | left[w][b];
        nextLeft[a][b] = nextRight[a][b] = none;
      }
      for (;;) {
        Lane grown = none;
        for (int b = 0; b < order; b++) {
          Lane x = moves[b], y = replies[b];
          EACH(w, rightTargets[b]) x |= rightArcs[b][w] & nextRight[a][w];
          grown |= x ^ nextLeft[a][b], nextLeft[a][b] = x;
          EACH(w, leftTargets[b]) y &= ~leftArcs[b][w] | nextLeft[a][w];
          grown |= y ^ nextRight[a][b], nextRight[a][b] = y;
        }
        if (!any(grown)) break;
      }
      for (int b = 0; b < order; b++)
        changed |= (nextLeft[a][b] ^ left[a][b]) | (nextRight[a][b] ^ right[a][b]);
    }
    if (!any(changed)) break;
    memcpy(left, nextLeft, sizeof left), memcpy(right, nextRight, sizeof right);
  }
  memcpy(atLeast, right, sizeof right);
}

/* The drawings in which play can alternate for ever. */
static Lane alternating(void) {
  Lane round = none;
  memset(follows, 0, sizeof follows);
  for (int v = 0; v < order; v++) {
    EACH(w, leftTargets[v]) follows[2 * v][2 * w + 1] = leftArcs[v][w];
    EACH(w, rightTargets[v]) follows[2 * v + 1][2 * w] = rightArcs[v][w];
  }
  for (int k = 0; k < 2 * order; k++)
    for (int i = 0; i < 2 * order; i++) {
      Lane x = follows[i][k];
      if (any(x))
        for (int j = 0; j < 2 * order; j++) follows[i][j] |= x & follows[k][j];
    }
  for (int i = 0; i < 2 * order; i++) round |= follows[i][i];
  return round;
}

/* One drawing, as masks of options, in all lanes. */
typedef struct { unsigned left[most], right[most]; } Drawing;

static void setAll(const Drawing *its) {
  for (int v = 0; v < order; v++) {
    leftTargets[v] = its->left[v], rightTargets[v] = its->right[v];
    for (int w = 0; w < order; w++) {
      leftArcs[v][w] = its->left[v] >> w & 1 ? all : none;
      rightArcs[v][w] = its->right[v] >> w & 1 ? all : none;
    }
  }
}

static int isAtLeast(int a, int b) { return atLeast[a][b][0] & 1; }
static int comesTo(int from, int to) { return follows[from][to][0] & 1; }

static void show(const Drawing *its) {
  const char *between = "";
  for (int v = 0; v < order; v++) {
    if (!(its->left[v] | its->right[v])) continue;
    EACH(w, its->left[v] | its->right[v]) {
      int left = its->left[v] >> w & 1, right = its->right[v] >> w & 1;
      printf("%s%c ->%s %c", between, 'a' + v, left && right ? "" : left ? "L" : "R", 'a' + w);
      between = "; ";
    }
  }
  printf("\n");
}

/* One step of the rules, where there is one. The order of the nodes stays what it was at first. */
static int step(Drawing *its, unsigned *alive) {
  for (int v = 0; v < order; v++) {
    EACH(w, its->left[v]) EACH(x, its->left[v])
      if (w != x && isAtLeast(x, w)) return its->left[v] &= ~(1u << w), 1;
    EACH(w, its->right[v]) EACH(x, its->right[v])
      if (w != x && isAtLeast(w, x) && !comesTo(2 * x, 2 * v + 1)) return its->right[v] &= ~(1u << w), 1;
  }
  for (int v = 0; v < order; v++) {
    unsigned open = its->right[v], met = 0, kept = 0;
    while (open & ~met) {
      unsigned w = __builtin_ctz(open & ~met), through = most;
      met |= 1u << w;
      EACH(x, its->left[w]) if (through == most && isAtLeast(x, v)) through = x;
      if (through == most) kept |= 1u << w;
      else open |= its->right[through];
    }
    if (kept != its->right[v]) return its->right[v] = kept, 1;
    EACH(w, its->left[v]) EACH(x, its->right[w])
      if (isAtLeast(v, x) && !comesTo(2 * x, 2 * w + 1)) {
        unsigned instead = (its->left[v] & ~(1u << w)) | its->left[x];
        if (instead != its->left[v]) return its->left[v] = instead, 1;
      }
  }
  for (int u = 0; u < order; u++)
    for (int v = 0; v < order; v++) {
      if (u == v || !(*alive >> u & 1) || !(*alive >> v & 1) || !isAtLeast(u, v) || !isAtLeast(v, u)) continue;
      if (comesTo(2 * u, 2 * v) || comesTo(2 * u + 1, 2 * v + 1)) continue;
      if (comesTo(2 * u, 2 * v + 1) && comesTo(2 * u + 1, 2 * v)) continue;
      for (int w = 0; w < order; w++) {
        if (its->left[w] >> v & 1) its->left[w] = (its->left[w] & ~(1u << v)) | 1u << u;
        if (its->right[w] >> v & 1) its->right[w] = (its->right[w] & ~(1u << v)) | 1u << u;
      }
      its->left[v] = its->right[v] = 0, *alive &= ~(1u << v);
      return 1;
    }
  return 0;
}

/* Whether the rules leave an alternating cycle. */
static int isLeft(Drawing its) {
  unsigned alive = (1u << order) - 1;
  setAll(&its);
  if (!any(alternating())) return 0;
  compare();
  for (int steps = 0; steps < 300; steps++) {
    setAll(&its);
    if (!any(alternating())) return 0;
    if (!step(&its, &alive)) return 1;
  }
  return 1;
}

/* Options of a node, without the node itself, as a mask of nodes. */
static unsigned without(int v, unsigned options) {
  unsigned below = (1u << v) - 1;
  return (options & below) | (options & ~below) << 1;
}

/* The pattern that is 1 in the lanes whose number has this bit. */
static Lane bitOfLane(int bit) {
  Lane x = none;
  for (int lane = 0; lane < 256; lane++)
    if (lane >> bit & 1) x[lane >> 6] |= 1ULL << (lane & 63);
  return x;
}

/*
 * A row says whose the arcs from a node are: four bits for Left's and four for Right's, to the other four of
 * five nodes, or to all of four nodes with loops. The rows of all nodes but the last are given; its row is the
 * number of the lane.
 */
static void sided(int withLoops, int part, int parts) {
  int rank[256], sorted[256], count = 0;
  Lane from[25], lastLeft[most] = {none}, lastRight[most] = {none};
  unsigned long long looked = 0, reduced = 0, left = 0, number = 0;
  int last = withLoops ? 3 : 4;
  order = last + 1;
  for (int row = 0; row < 256; row++) rank[row] = 5 * __builtin_popcount(row & 15) + __builtin_popcount(row >> 4);
  for (int k = 0; k < 25; k++) {
    from[k] = none;
    for (int row = 0; row < 256; row++) {
      if (rank[row] == k) sorted[count++] = row;
      if (rank[row] >= k) from[k][row >> 6] |= 1ULL << (row & 63);
    }
  }
  memset(leftArcs, 0, sizeof leftArcs), memset(rightArcs, 0, sizeof rightArcs);
  for (int w = 0; w < 4; w++) lastLeft[w] = bitOfLane(w), lastRight[w] = bitOfLane(4 + w);
  for (int i = 0; i < 256; i++)
    for (int j = 0; j < 256; j++) {
      if (rank[sorted[j]] < rank[sorted[i]] || (int)(number++ % parts) != part) continue;
      for (int k = 0; k < 256; k++)
        for (int l = withLoops ? 255 : 0; l < 256; l++) {
          int rows[4] = {sorted[i], sorted[j], sorted[k], sorted[l]};
          /* Two ends of play are equal, and one of them would do. */
          if (rank[rows[2]] < rank[rows[1]] || rank[rows[3]] < rank[rows[2]] || rank[rows[1]] == 0) continue;
          Drawing its;
          for (int v = 0; v < last; v++) {
            unsigned lefts = rows[v] & 15, rights = rows[v] >> 4;
            its.left[v] = leftTargets[v] = withLoops ? lefts : without(v, lefts);
            its.right[v] = rightTargets[v] = withLoops ? rights : without(v, rights);
            for (int w = 0; w < order; w++) {
              leftArcs[v][w] = its.left[v] >> w & 1 ? all : none;
              rightArcs[v][w] = its.right[v] >> w & 1 ? all : none;
            }
          }
          leftTargets[last] = rightTargets[last] = 15;
          memcpy(leftArcs[last], lastLeft, sizeof lastLeft), memcpy(rightArcs[last], lastRight, sizeof lastRight);
          Lane live = from[rank[rows[last - 1]]];
          for (int word = 0; word < 4; word++) looked += __builtin_popcountll(live[word]);
          compare();
          for (int v = 0; v < order; v++)
            EACH(w, leftTargets[v]) EACH(x, leftTargets[v])
              if (w < x) live &= ~(leftArcs[v][w] & leftArcs[v][x] & (atLeast[w][x] | atLeast[x][w]));
          if (!any(live)) continue;
          live &= alternating();
          for (int v = 0; v < order; v++)
            EACH(w, rightTargets[v]) EACH(x, rightTargets[v])
              if (w != x) live &= ~(rightArcs[v][w] & rightArcs[v][x] & atLeast[w][x] & ~follows[2 * x][2 * v + 1]);
          for (int word = 0; word < 4; word++)
            for (uint64_t bits = live[word]; bits; bits &= bits - 1) {
              int row = 64 * word + __builtin_ctzll(bits);
              its.left[last] = row & 15, its.right[last] = row >> 4;
              reduced++;
              if (isLeft(its)) left++, show(&its);
            }
        }
    }
  printf("%llu drawings of numbered nodes, %llu without dominated options: %llu without an onside\n", looked, reduced, left);
}

static unsigned long long looked, withoutOnside;
static unsigned rowsLeft[1024], rowsRight[1024];
static int rowsArcs[1024], rowsRank[1024], rows;

static int isRooted(const Drawing *its) {
  for (int start = 0; start < order; start++) {
    unsigned met = 1u << start, before = 0;
    while (met != before) {
      unsigned now = met & ~before;
      before = met;
      EACH(v, now) met |= its->left[v] | its->right[v];
    }
    if (met == (1u << order) - 1) return 1;
  }
  return 0;
}

static void few(Drawing *its, int v, int arcs, int rank) {
  if (v == order) {
    if (arcs > 0 || !isRooted(its)) return;
    looked++;
    if (isLeft(*its)) withoutOnside++, show(its);
    return;
  }
  for (int k = 0; k < rows; k++) {
    if (rowsRank[k] < rank || rowsArcs[k] * (order - v) > arcs) continue;
    its->left[v] = without(v, rowsLeft[k]), its->right[v] = without(v, rowsRight[k]);
    few(its, v + 1, arcs - rowsArcs[k], rowsRank[k]);
  }
}

int main(int count, char **asked) {
  const char *what = count > 1 ? asked[1] : "";
  if (!strcmp(what, "sided")) {
    sided(0, count > 3 ? atoi(asked[2]) : 0, count > 3 ? atoi(asked[3]) : 1);
    return 0;
  }
  if (!strcmp(what, "looped")) {
    sided(1, 0, 1);
    return 0;
  }
  if (strcmp(what, "few") || count < 4) return 1;
  order = atoi(asked[2]);
  if (order < 2 || order > most) return 1;
  Drawing its;
  for (unsigned left = 0; left < 1u << (order - 1); left++)
    for (unsigned right = 0; right < 1u << (order - 1); right++) {
      rowsLeft[rows] = left, rowsRight[rows] = right, rowsArcs[rows] = __builtin_popcount(left | right);
      rowsRank[rows] = 64 * rowsArcs[rows] + 8 * __builtin_popcount(left) + __builtin_popcount(right);
      rows++;
    }
  few(&its, 0, atoi(asked[3]), 0);
  printf("%llu drawings of numbered nodes with a node that reaches all others: %llu without an onside\n", looked, withoutOnside);
  return 0;
}

/**
 * Loops avoid other things: in random drawings none crosses an arc or covers a node while some direction is
 * free.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CurvedArc, curvesOf } from '../../../engine/figure/all-curves.ts';
import { type Curve, loopCurve, nodeRadius, type Spot, sampled } from '../../../engine/figure/curves.ts';
import { oftenEnough } from '../../fixtures/share.ts';
import { tryLaw } from '../../laws/seeds.ts';

const fine = 40;

/** Points along a curve; a straight one is sampled only at its ends, so it is divided here. */
function points(curve: Curve): readonly Spot[] {
  const line = sampled(curve, fine);
  const found = Array.from({ length: line.length / 2 }, (_, i) => ({ x: line[2 * i], y: line[2 * i + 1] }));
  if (found.length > 2) return found;
  const [{ x, y }, end] = found;
  return Array.from({ length: fine + 1 }, (_, i) => ({
    x: x + ((end.x - x) * i) / fine,
    y: y + ((end.y - y) * i) / fine,
  }));
}

/** Whether two curves cross, tested on every two of their pieces. */
function crosses(one: Curve, other: Curve): boolean {
  const [a, b] = [points(one), points(other)];
  const turn = (p: Spot, q: Spot, r: Spot): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return a.some((p, i) =>
    b.some((r, j) => {
      const [q, s] = [a[i + 1], b[j + 1]];
      return q && s && turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q);
    }),
  );
}

/** The least distance of a curve from a spot, and of two curves. */
const off = (curve: Curve, spot: Spot): number =>
  Math.sqrt(Math.min(...points(curve).map(({ x, y }) => (x - spot.x) ** 2 + (y - spot.y) ** 2)));
const apart = (one: Curve, other: Curve): number => Math.min(...points(other).map((spot) => off(one, spot)));

const drawing = fc.record({
  spots: fc.uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 4 }) }), {
    minLength: 2,
    maxLength: 9,
    selector: ({ x, y }) => `${x} ${y}`,
  }),
  arcs: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 14 }),
});

test('a loop crosses no arc and covers no node while there is free room', () => {
  let free = 0;
  tryLaw(drawing, 150, ({ spots: grid, arcs: drawn }) => {
    const spots = grid.map(({ x, y }) => ({ x: x * 60, y: y * 60 }));
    const pairs = drawn.map(([from, to]) => [from % spots.length, to % spots.length] as const);
    const unlike = [...new Map(pairs.map((pair) => [pair.join(), pair])).values()].filter(
      ([a, b]) => a !== b,
    );
    const arcs: CurvedArc[] = [[0, 0] as const, ...unlike].map(([from, to]) => ({
      from,
      to,
      bend: undefined,
    }));
    const [loop, ...others] = curvesOf(spots, arcs);
    const isFree = (curve: Curve): boolean =>
      !others.some((other) => crosses(curve, other)) &&
      !spots.slice(1).some((spot) => off(curve, spot) < nodeRadius);
    if (isFree(loop)) {
      free++;
      return;
    }
    // Then no direction has room, by more than the search's step could miss.
    for (let turn = 0; turn < 360; turn += 5) {
      const tried = loopCurve(spots[0], turn);
      const roomy = isFree(tried) && others.every((other) => apart(tried, other) > 6);
      expect(roomy && spots.slice(1).every((spot) => off(tried, spot) > nodeRadius + 6), `${turn}°`).toBe(
        false,
      );
    }
  });
  expect(free).toBeGreaterThan(oftenEnough(100));
});

test('a loop turns away from an arc that passes through its widest gap', () => {
  // The node's own arc leads down; an arc of two others crosses the gap above it.
  const spots = [
    { x: 0, y: 0 },
    { x: 0, y: 120 },
    { x: -120, y: -45 },
    { x: 120, y: -45 },
  ];
  const arc = (from: number, to: number): CurvedArc => ({ from, to, bend: undefined });
  const [alone] = curvesOf(spots, [arc(0, 0), arc(0, 1)]);
  const [turned, , passing] = curvesOf(spots, [arc(0, 0), arc(0, 1), arc(2, 3)]);
  expect(crosses(alone, passing)).toBe(true);
  expect(crosses(turned, passing)).toBe(false);
  expect(turned.loop?.turn).not.toBe(alone.loop?.turn);
});

test('a bent arc is avoided where it really leaves its node', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: -100, y: 0 },
  ];
  const both = [
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
  ].map(([from, to]): CurvedArc => ({ from, to, bend: undefined }));
  const [loop, ...arcs] = curvesOf(spots, [{ from: 0, to: 0, bend: undefined }, ...both]);
  for (const arc of arcs) expect(crosses(loop, arc)).toBe(false);
});

type Looped = {
  readonly spots: readonly Spot[];
  /** Per node the loops that it has, turned by hand or placed. */
  readonly loops: readonly (readonly (number | undefined)[])[];
  readonly arcs: readonly (readonly [number, number])[];
};

const someLoops = fc.constantFrom<readonly (number | undefined)[]>(
  [undefined],
  [undefined, undefined],
  [70],
  [],
);

/** Nodes so near to one another that their loops meet. */
const narrow: fc.Arbitrary<Looped> = fc
  .record({
    grid: fc.uniqueArray(
      fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 3 }) }),
      {
        minLength: 2,
        maxLength: 8,
        selector: ({ x, y }) => `${x} ${y}`,
      },
    ),
    loops: fc.array(someLoops, { minLength: 8, maxLength: 8 }),
    arcs: fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }),
  })
  .map(({ grid, loops, arcs }) => ({
    spots: grid.map(({ x, y }) => ({ x: x * 45, y: y * 45 })),
    loops: loops.slice(0, grid.length),
    arcs: arcs.flatMap(([a, b]): [number, number][] => {
      const [from, to] = [a % grid.length, b % grid.length];
      return from === to ? [] : [[from, to]];
    }),
  }));

/**
 * Two or three neighbours with arcs all round, so that each has one gap for its loop, often towards the
 * other.
 */
const cramped: fc.Arbitrary<Looped> = fc
  .array(fc.record({ gap: fc.nat(7), far: fc.integer({ min: 60, max: 100 }) }), {
    minLength: 2,
    maxLength: 3,
  })
  .map((middles) => {
    const spots: Spot[] = middles.map(({ far }, i) => ({ x: i * far, y: i * 10 }));
    const arcs: [number, number][] = [];
    for (const [i, { gap }] of middles.entries()) {
      for (let spoke = 0; spoke < 8; spoke++) {
        if (spoke === gap) continue;
        const angle = ((spoke + 0.5) * Math.PI) / 4;
        arcs.push([i, spots.length]);
        spots.push({ x: spots[i].x + 200 * Math.cos(angle), y: spots[i].y + 200 * Math.sin(angle) });
      }
    }
    return { spots, loops: spots.map((_, i) => (i < middles.length ? [undefined] : [])), arcs };
  });

const eachTurn = Array.from({ length: 72 }, (_, i) => 5 * i);

test('no two loops of different nodes meet while both nodes have room on a side of their own', () => {
  let neighbours = 0;
  let crossing = 0;
  tryLaw(fc.oneof(narrow, cramped), 24, ({ spots, loops, arcs: between }) => {
    const arcs: CurvedArc[] = [
      ...spots.flatMap((_, at) => loops[at].map((bend) => ({ from: at, to: at, bend }))),
      ...between.map(([from, to]) => ({ from, to, bend: undefined })),
    ];
    const curves = curvesOf(spots, arcs);
    const placed = [...arcs.keys()].filter((i) => arcs[i].from === arcs[i].to && arcs[i].bend === undefined);
    const loopedAt = [...new Set(placed.map((i) => arcs[i].from))];
    const far = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
    /** The loops of a node about this direction. */
    const tried = (at: number, turn: number): readonly Curve[] =>
      loops[at].map((_, i) => loopCurve(spots[at], turn + 56 * (i - (loops[at].length - 1) / 2)));
    const onOwnSide = (at: number, curve: Curve): boolean =>
      loopedAt.every(
        (rival) =>
          rival === at ||
          points(curve).every((point) => far(point, spots[rival]) > far(point, spots[at]) + 12),
      );
    const sidesOf = (at: number): readonly (readonly Curve[])[] =>
      eachTurn.map((turn) => tried(at, turn)).filter((all) => all.every((curve) => onOwnSide(at, curve)));
    for (const i of placed) {
      const at = arcs[i].from;
      for (const j of placed) {
        const other = arcs[j].from;
        if (other <= at || far(spots[at], spots[other]) > 112) continue;
        neighbours++;
        if (!crosses(curves[i], curves[j])) continue;
        expect(Math.min(sidesOf(at).length, sidesOf(other).length), `loops ${at} and ${other}`).toBe(0);
      }
      const passing = curves.filter(
        (curve, j) =>
          (arcs[j].from !== arcs[j].to || (arcs[j].bend !== undefined && arcs[j].from !== at)) &&
          off(curve, spots[at]) < 70,
      );
      const close = passing.flatMap(points).filter((point) => far(point, spots[at]) < 70);
      const covers = (curve: Curve, slack: number): boolean =>
        spots.some(
          (spot, v) => v !== at && far(spot, spots[at]) < 90 && off(curve, spot) < nodeRadius + slack,
        );
      if (!covers(curves[i], 0) && !passing.some((other) => crosses(curves[i], other))) continue;
      crossing++;
      // Then its node has no free direction on its own side, by more than the search's step could miss.
      const free = sidesOf(at).find((all) =>
        all.every((curve) => {
          const line = points(curve);
          return !covers(curve, 6) && close.every((spot) => line.every((point) => far(point, spot) > 6));
        }),
      );
      expect(free, `loop ${at} crosses something`).toBeUndefined();
    }
  });
  expect(neighbours).toBeGreaterThan(oftenEnough(12));
  expect(crossing).toBeGreaterThan(oftenEnough(2));
});

test('of two stacked nodes the lower one turns its loop aside', () => {
  const loop = (at: number): CurvedArc => ({ from: at, to: at, bend: undefined });
  const stacked = [
    { x: 0, y: 0 },
    { x: 0, y: 70 },
  ];
  const [upper, lower] = curvesOf(stacked, [loop(0), loop(1)]);
  expect(upper.loop?.turn).toBe(0);
  expect(crosses(upper, lower)).toBe(false);
});

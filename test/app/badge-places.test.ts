/**
 * Badges of moves are on their own arcs and never on each other: beside many arcs of two nodes, on loops, and
 * where nodes are close.
 */
import { describe, expect, test } from 'vitest';
import { type BadgeBox, badgePlaces } from '../../app/canvas/layers/badge-places.ts';

const height = 18;
const widths = [64, 18] as const;
const anywhere = (): boolean => true;

/** An arc between two places, bent aside by so much in its middle. */
function bent(from: readonly [number, number], to: readonly [number, number], by: number): readonly number[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return Array.from({ length: 21 }, (_, i) => {
    const t = i / 20;
    const out = 4 * by * t * (1 - t);
    return [from[0] + dx * t - (dy / length) * out, from[1] + dy * t + (dx / length) * out];
  }).flat();
}

const loop = Array.from({ length: 25 }, (_, i) => {
  const turn = (i / 24) * 2 * Math.PI;
  return [30 * Math.sin(turn), -30 + 30 * Math.cos(turn)];
}).flat();

const distance = ({ x, y }: BadgeBox, points: readonly number[]): number =>
  Math.min(
    ...Array.from({ length: 401 }, (_, i) => {
      const way = (i / 400) * (points.length / 2 - 1);
      const at = 2 * Math.min(points.length / 2 - 2, Math.floor(way));
      const part = way - at / 2;
      return Math.hypot(
        points[at] + (points[at + 2] - points[at]) * part - x,
        points[at + 1] + (points[at + 3] - points[at + 1]) * part - y,
      );
    }),
  );

const overlaps = (boxes: readonly BadgeBox[]): number =>
  boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < height),
  ).length;

describe.each([
  ['one arc', [bent([0, 0], [160, 0], 0)], 1],
  ['both ways between two nodes', [bent([0, 0], [160, 0], 24), bent([160, 0], [0, 0], 24)], 2],
  ['four arcs side by side', [-36, -12, 12, 36].map((by) => bent([0, 0], [160, 0], by)), 0],
  ['two arcs that cross in their middles', [bent([0, 0], [160, 160], 0), bent([160, 0], [0, 160], 0)], 2],
  ['a loop and an arc through it', [loop, bent([0, 0], [0, -140], 0)], 0],
  ['nodes that are close', [-8, 8].map((by) => bent([0, 0], [70, 0], by)), 0],
  [
    'a fan',
    [0, 1, 2, 3, 4, 5].map((i) => bent([0, 0], [150 * Math.cos(i / 4), 150 * Math.sin(i / 4)], 0)),
    0,
  ],
] as const)('%s', (_, courses, long) => {
  const boxes = badgePlaces(
    courses.map((points) => ({ points, widths })),
    height,
    anywhere,
  );
  test('each badge is on its own arc, and none on another', () => {
    expect(boxes).toHaveLength(courses.length);
    expect(boxes.map((box, i) => distance(box, courses[i]) < 1)).toEqual(courses.map(() => true));
    expect(overlaps(boxes)).toBe(0);
  });
  test('words are written where there is room', () => {
    expect(boxes.filter(({ short }) => !short).length).toBeGreaterThanOrEqual(long);
  });
});

test('where arcs have no room a sign is beside its arc, and none on another', () => {
  const courses = [-1, 0, 1].map((by) => bent([0, 0], [12, 0], by));
  const boxes = badgePlaces(
    courses.map((points) => ({ points, widths })),
    height,
    anywhere,
  );
  expect(boxes.every(({ short }) => short)).toBe(true);
  expect(overlaps(boxes)).toBe(0);
});

test('words on one arc of two nodes make way where the sign on the other has no place else', () => {
  const [a, b, c, d] = [
    [100, 0],
    [0, 0],
    [40, 80],
    [-40, 100],
  ] as const;
  const nodes = [a, b, c, d];
  const isClear = ({ x, y, width }: BadgeBox): boolean =>
    nodes.every(([nx, ny]) => {
      const [dx, dy] = [
        Math.max(0, Math.abs(nx - x) - width / 2),
        Math.max(0, Math.abs(ny - y) - height / 2),
      ];
      return Math.hypot(dx, dy) >= 20;
    });
  const cut = (points: readonly number[]): readonly number[] => points.slice(2 * 4, -2 * 4);
  const courses = [
    cut(bent(a, b, 9)),
    cut(bent(a, c, 0)),
    cut(bent(b, c, 0)),
    cut(bent(b, d, 0)),
    cut(bent(b, a, 9)),
  ];
  const boxes = badgePlaces(
    courses.map((points) => ({ points, widths: [60, 22] })),
    height,
    isClear,
  );
  expect(boxes.map((box, i) => distance(box, courses[i]) < 1)).toEqual(courses.map(() => true));
  expect(overlaps(boxes)).toBe(0);
  expect(boxes.every(isClear)).toBe(true);
});

test('a badge keeps clear of nodes where its arc has a place that does', () => {
  const [box] = badgePlaces([{ points: bent([0, 0], [160, 0], 0), widths }], height, ({ x }) => x > 100);
  expect(box.x).toBeGreaterThan(100);
});

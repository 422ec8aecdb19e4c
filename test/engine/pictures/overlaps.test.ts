/**
 * Words of different nodes keep off each other and off arcs; where there is no room the distances grow, and what overlaps all
 * the same is named.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { emptyDocument, type GameDocument } from '../../../engine/document/index.ts';
import { styleKinds, styles } from '../../../engine/figure/index.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import { type NodeLabels, overlapsSaid } from '../../../engine/pictures/index.ts';
import { drain, fittedFigure } from '../../../engine/run.ts';
import type { Value } from '../../../engine/values/value.ts';
import { faultsOf } from '../../fixtures/figure-faults.ts';
import { labelsOf, openExample } from '../../fixtures/figures.ts';
import { expect } from '../../fixtures/quick-expect.ts';

const values: readonly (Value | undefined)[] = [
  undefined,
  { kind: 'nimber', n: 2 },
  { kind: 'cyclic', exits: [0, 3] },
  { kind: 'covered', cofinite: [0, 1, 2] },
  { kind: 'scoring', ls: '3', rs: '-3', guaranteed: false },
];

type Place = { readonly x: number; readonly y: number; readonly value: number; readonly name: string };

function drawingOf(
  places: readonly Place[],
  arcs: readonly (readonly [number, number])[],
): readonly [GameDocument, NodeLabels] {
  const nodes = places.map(({ x, y, name }, i) => ({ id: `n${i}`, x, y, gray: false, name }));
  const seen = new Set<string>();
  const edges = arcs.flatMap(([a, b]) => {
    const [from, to] = [a % nodes.length, b % nodes.length];
    if (seen.has(`${from} ${to}`)) return [];
    seen.add(`${from} ${to}`);
    return [{ from: `n${from}`, to: `n${to}`, player: 'either' as const }];
  });
  const labels = new Map(places.map(({ value }, i) => [`n${i}`, { value: values[value] }] as const));
  return [{ ...emptyDocument, nodes, edges }, labels];
}

/** On a grid of 60 by 60 units, so that no nodes overlap. */
const drawings = fc
  .tuple(
    fc.uniqueArray(
      fc.record({
        column: fc.nat(5),
        row: fc.nat(5),
        value: fc.nat(values.length - 1),
        name: fc.constantFrom('', 'G', 'start', 'a long name'),
      }),
      { minLength: 1, maxLength: 18, selector: ({ column, row }) => `${column} ${row}` },
    ),
    fc.array(fc.tuple(fc.nat(17), fc.nat(17)), { maxLength: 24 }),
  )
  .map(([places, arcs]) =>
    drawingOf(
      places.map(({ column, row, ...rest }) => ({ ...rest, x: 60 * column, y: 60 * row })),
      arcs,
    ),
  );

test.each(styleKinds)('in %s words lie on nothing, but at nodes that the figure names', (kind) => {
  void fc.assert(
    fc.property(drawings, ([document, labels]) => {
      const figure = digraphFigure(document, labels, { ...styles[kind], legend: 'none' });
      const named = new Set(figure.overlaps?.map((node) => figure.nodes[node].id));
      for (const fault of faultsOf(figure)) {
        if (fault.endsWith('over its rim')) continue;
        const [, one, , other] = /^\w+ of (n\d+) on (?:(\w+ of )(n\d+))?/.exec(fault) ?? [];
        expect([fault, named.has(one) || named.has(other)]).toEqual([fault, true]);
      }
    }),
    { numRuns: 60 },
  );
});

/** Scoring nodes with stops, so far apart. */
const stopsApart = (distance: number, count: number): readonly [GameDocument, NodeLabels] =>
  drawingOf(
    Array.from({ length: count }, (_, i) => ({ x: distance * i, y: 0, value: 4, name: `node ${i}` })),
    [],
  );

describe('nodes with stops beside each other', () => {
  test('keep their words apart 80 units from each other', () => {
    for (const kind of styleKinds) {
      const figure = digraphFigure(...stopsApart(80, 6), styles[kind]);
      expect(faultsOf(figure)).toEqual([]);
      expect(figure.overlaps).toEqual([]);
    }
  });

  test('move apart where their words have no room, and only as far as that takes', () => {
    const [document, labels] = openGrid(44);
    const drawn = digraphFigure(document, labels, styles.paper);
    expect(drawn.overlaps).not.toEqual([]);
    const { figure, overlapping } = drain(fittedFigure(document, labels, styles.paper));
    expect(figure.spacing).toBeGreaterThan(1);
    expect(figure.spacing).toBeLessThan(1.51);
    expect(faultsOf(figure)).toEqual([]);
    expect(overlapping).toEqual([]);
    // DOT writes the places themselves.
    const kept = drain(fittedFigure(document, labels, styles.paper, { mayMoveTogether: false }));
    expect(kept.figure.spacing).toBe(1);
    expect(kept.overlapping).toEqual(drawn.overlaps?.map((node) => drawn.nodes[node].name));
  });
});

/** Three rows of nodes so close that words in the middle row have little room. */
function openGrid(distance: number): readonly [GameDocument, NodeLabels] {
  const places = Array.from({ length: 9 }, (_, i) => ({
    x: distance * (i % 3),
    y: distance * Math.floor(i / 3),
    value: 1,
    name: i === 4 ? 'middle' : '',
  }));
  return drawingOf(places, []);
}

test('a warning names six nodes at most', () => {
  expect(overlapsSaid(['a'])).toBe('Words overlap at a. Move these nodes apart, or show less.');
  expect(overlapsSaid(['a', 'b', 'c'])).toContain('at a, b and c.');
  expect(overlapsSaid(['a', 'again b'])).toContain('at a and “again b”.');
  expect(overlapsSaid([...'abcdefgh'])).toContain('at a, b, c, d, e, f and 2 more.');
});

test('words far from their node are joined to it', () => {
  const glass = openExample('glass');
  const { words, nodes, measures } = digraphFigure(glass, labelsOf(glass), styles.paper);
  const [joined] = words.flatMap(({ joined, node }) =>
    joined && node !== undefined ? [{ joined, at: nodes[node].at }] : [],
  );
  expect(Math.hypot(joined.joined[0] - joined.at.x, joined.joined[1] - joined.at.y)).toBeCloseTo(
    measures.radius,
  );
});

/**
 * Words of different nodes keep off each other and off arcs; where there is no room the distances grow, and
 * what overlaps all the same is named.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameDocument } from '../../../engine/document/index.ts';
import { styleKinds, styles } from '../../../engine/figure/index.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import { type NodeLabels, overlapsSaid } from '../../../engine/pictures/index.ts';
import { drain, fittedFigure } from '../../../engine/run.ts';
import { wordedDrawing, wordedDrawings } from '../../arbitrary/worded-drawings.ts';
import { faultsOf } from '../../fixtures/figure-faults.ts';
import { labelsOf, openExample } from '../../fixtures/figures.ts';
import { expect } from '../../fixtures/quick-expect.ts';

test.each(styleKinds)('in %s words cover nothing, except at nodes that the figure names', (kind) => {
  void fc.assert(
    fc.property(wordedDrawings, ([document, labels]) => {
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
  wordedDrawing(
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
  return wordedDrawing(places, []);
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

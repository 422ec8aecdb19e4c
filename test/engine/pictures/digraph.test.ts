/**
 * Figures of drawings: their content, where arcs end, and what a style adjusts. gallery.test.ts checks that
 * nothing covers anything else.
 */
import { describe, expect, test } from 'vitest';
import { emptyDocument, type GameDocument, type Player } from '../../../engine/document/index.ts';
import { type Figure, styleKinds, styles, textOfMark } from '../../../engine/figure/index.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import { fittedFigure } from '../../../engine/run.ts';
import { exampleNames, figureOf, gridDocument, openExample } from '../../fixtures/figures.ts';
import { overBounds } from '../../fixtures/ink.ts';
import { rounds } from '../../fixtures/rounds.ts';

const small = exampleNames.filter((name) => openExample(name).nodes.length <= 40);

/** The contents of a figure, counted. */
function countsOf({ nodes, arcs, words, pieces }: Figure): object {
  const count = <T>(all: readonly T[], of: (each: T) => boolean): number => all.filter(of).length;
  return {
    nodes: nodes.length,
    gray: count(nodes, ({ gray }) => gray),
    bold: count(nodes, ({ bold }) => bold),
    straight: count(arcs, ({ course }) => course.kind === 'straight'),
    bent: count(arcs, ({ course }) => course.kind === 'bent'),
    loops: count(arcs, ({ course }) => course.kind === 'loop'),
    strokes: [...new Set(arcs.map(({ stroke }) => stroke))].toSorted((a, b) => (a < b ? -1 : 1)).join(' '),
    inside: count(words, ({ inside }) => inside),
    beside: count(words, ({ inside, kind }) => !inside && kind === 'value'),
    steps: count(words, ({ kind }) => kind === 'step'),
    pieces: pieces.length,
  };
}

describe('what is on the figure of an example', () => {
  const of = (name: string): object => countsOf(figureOf(openExample(name)));

  test('the figure of the erratum has its nodes, arcs and words', () => {
    const expected = { nodes: 5, gray: 2, bold: 1, straight: 4, bent: 2, loops: 0, strokes: 'plain' };
    expect(of('erratum')).toEqual({ ...expected, inside: 4, beside: 1, steps: 3, pieces: 0 });
  });

  test('the figure of loopy names has every player’s stroke, loops, and names of values inside nodes', () => {
    const expected = { nodes: 8, gray: 0, bold: 0, straight: 4, bent: 0, loops: 7, pieces: 0 };
    expect(of('loopy-names')).toMatchObject({ ...expected, strokes: 'either left right', inside: 8 });
  });

  test('the figure of Fraenkel’s digraph has three pieces and three nodes of infinite rank', () => {
    expect(of('fraenkel')).toMatchObject({ nodes: 8, bold: 3, bent: 4, loops: 0, pieces: 3 });
  });
});

describe.each(small)('%s', (name) => {
  const document = openExample(name);

  test.each(styleKinds)(
    'in %s places are the drawing’s, scaled, and arcs run from rims to a gap off rims',
    (kind) => {
      const { nodes, arcs, measures } = figureOf(document, styles[kind]);
      for (const [i, { at }] of nodes.entries()) {
        expect(at.x).toBeCloseTo(document.nodes[i].x * measures.unit);
        expect(at.y).toBeCloseTo(document.nodes[i].y * measures.unit);
      }
      for (const { from, to, line, head } of arcs) {
        const [source, target] = [nodes[from], nodes[to]];
        expect(Math.hypot(line[0] - source.at.x, line[1] - source.at.y)).toBeCloseTo(measures.radius, 6);
        const rim = (target.bold ? measures.boldRim : measures.rim) / 2;
        const tip = Math.hypot(head[0] - target.at.x, head[1] - target.at.y);
        expect(tip).toBeCloseTo(measures.radius + rim + measures.headGap, 6);
      }
    },
  );

  test.each(styleKinds)('in %s everything lies within its bounds', (kind) => {
    const figure = figureOf(document, styles[kind]);
    const { bounds, words } = figure;
    const inside = (x: number, y: number): boolean =>
      x >= bounds.x && x <= bounds.x + bounds.width && y >= bounds.y && y <= bounds.y + bounds.height;
    for (const { at, width, height } of words) {
      expect(inside(at.x - width / 2, at.y - height / 2)).toBe(true);
      expect(inside(at.x + width / 2, at.y + height / 2)).toBe(true);
    }
    expect(overBounds(figure)).toBe(0);
  });
});

describe('arcs that reach farther than their nodes lie within the bounds', () => {
  /** Two nodes and an arc bent by hand, to this height as a share of their distance, in this direction. */
  const bentBy = (bend: number, turn: number, player: Player): GameDocument => ({
    title: '',
    nodes: [
      { id: 'a', x: 0, y: 0, gray: false, name: '' },
      { id: 'b', x: 240 * Math.cos(turn), y: 240 * Math.sin(turn), gray: false, name: '' },
    ],
    edges: [
      { from: 'a', to: 'b', player },
      { from: 'a', to: 'a', player },
      { from: 'b', to: 'a', player: 'left' },
    ],
    pieces: [],
    view: { ...emptyDocument.view, bends: [{ from: 'a', to: 'b', player, bend }] },
  });

  test.each(styleKinds)('%s', (kind) => {
    for (const player of ['left', 'right', 'either'] as const) {
      for (const turn of [0, 0.4, 1, Math.PI / 2, 2.5, 4]) {
        for (const bend of [20, 120, -240])
          expect(overBounds(figureOf(bentBy(bend, turn, player), styles[kind]))).toBe(0);
      }
    }
  });
});

describe('what is adjusted', () => {
  const document = openExample('erratum');
  const kindsOf = (figure: Figure): readonly string[] => [...new Set(figure.words.map(({ kind }) => kind))];

  test('values can be beside nodes or be left out, and steps, names and legend can be left out', () => {
    const beside = figureOf(document, { ...styles.paper, values: 'beside' });
    expect(beside.words.some(({ inside }) => inside)).toBe(false);
    expect(kindsOf(figureOf(document, { ...styles.paper, values: 'none' }))).not.toContain('value');
    const bare = { ...styles.paper, steps: false, names: false, legend: 'none' } as const;
    expect(kindsOf(figureOf(document, bare))).toEqual(['value']);
  });

  test('outcomes can replace values', () => {
    const { words } = figureOf(document, { ...styles.paper, shows: 'outcomes' });
    const letters = words.filter(({ kind }) => kind === 'value').map(({ mark }) => textOfMark(mark));
    expect(letters).toContain('𝒫');
    expect(letters).toHaveLength(5);
  });

  test('a figure can show only some nodes, with the arcs among them', () => {
    const { nodes, arcs } = figureOf(document, { ...styles.paper, only: ['b', 'c', 'd'] });
    expect(nodes.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    expect(arcs).toHaveLength(3);
  });

  test('the legend explains only symbols that occur', () => {
    const legend = (name: string): string =>
      figureOf(openExample(name))
        .words.filter(({ kind }) => kind === 'legend')
        .flatMap(({ mark }) => mark.map((run) => ('text' in run ? run.text : '')))
        .join('; ');
    expect(legend('erratum')).toBe('gray: entailing; bold rim: infinite rank; small number: round');
    expect(legend('loopy-names')).toContain('red, dashed: Right');
    expect(legend('loopy-names')).not.toContain('gray');
  });

  test('a simultaneous game, which no theory knows, is drawn without question marks', () => {
    const unknown = new Map(rounds.nodes.map(({ id }) => [id, {}] as const));
    const { words, arcs } = digraphFigure(rounds, unknown, styles.paper);
    expect(words.map(({ kind }) => kind)).not.toContain('value');
    expect(arcs.some(({ sign }) => sign)).toBe(true);
    const byTurns = { ...rounds, edges: [], view: emptyDocument.view };
    expect(digraphFigure(byTurns, unknown, styles.paper).words.map(({ kind }) => kind)).toContain('value');
  });

  test('an empty drawing is an empty figure', () => {
    const empty = { ...document, nodes: [], edges: [] };
    expect(figureOf(empty)).toMatchObject({ nodes: [], arcs: [], words: [] });
  });
});

test('two thousand nodes are drawn a hundred at a time, with the same result as at once', () => {
  const document = gridDocument(45);
  const drawing = fittedFigure(document, new Map(), styles.paper);
  let slices = 0;
  let drawn = drawing.next();
  for (; !drawn.done; drawn = drawing.next()) slices++;
  expect(slices).toBe(Math.ceil(document.nodes.length / 100));
  expect(drawn.value.figure).toEqual(digraphFigure(document, new Map(), styles.paper));
});

/**
 * Boards on nodes: they lie within their nodes, nothing else does, and a figure of them is the drawing's at a
 * larger scale.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { compile, type GameDocument } from '../../../engine/document/index.ts';
import { boxesOf } from '../../../engine/figure/bounds.ts';
import { shapesInNode, styles, textOfMark } from '../../../engine/figure/index.ts';
import { tikzPen } from '../../../engine/figure/pens/index.ts';
import { leastReadable } from '../../../engine/figure/smallest-text.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import { withNamesSeen } from '../../../engine/pictures/index.ts';
import { nodeBoards } from '../../../engine/pictures/node-boards.ts';
import { drawingOfGraph, mostDrawnPositions } from '../../../engine/rulesets/index.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { rulesetOfId } from '../../../engine/rulesets/ruleset-of-id.ts';
import { arrange, drain, generateBoard } from '../../../engine/run.ts';
import { expect } from '../../fixtures/quick-expect.ts';
import { tryLaw } from '../../laws/seeds.ts';

/** The letters of a board that would need larger nodes are smaller, and the export says so. */
const mostEnlarged = 6;
const mostNodes = 12;

/**
 * The graph of a position, or its first nodes where it has many, with places; undefined where it has too
 * many.
 */
function drawingFrom(ruleset: string, position: string): GameDocument | undefined {
  const board = drain(generateBoard({ ruleset, position, positions: mostDrawnPositions }));
  if ('kind' in board) return undefined;
  const drawing = drawingOfGraph(board);
  const nodes = drawing.nodes.slice(0, mostNodes);
  const there = new Set(nodes.map(({ id }) => id));
  const part = {
    ...drawing,
    nodes,
    edges: drawing.edges.filter(({ from, to }) => there.has(from) && there.has(to)),
  };
  const { graph } = compile(part);
  const none = new Float64Array(graph.order);
  const { xs, ys } = drain(arrange(graph, none, none, new Uint8Array(graph.order)));
  return { ...part, nodes: nodes.map((node, v) => ({ ...node, x: xs[v], y: ys[v] })) };
}

function drawingOf(ruleset: string, ...positions: readonly string[]): GameDocument {
  for (const position of positions) {
    const drawing = drawingFrom(ruleset, position);
    if (drawing) return drawing;
  }
  throw new Error(`${ruleset} has no start that can be drawn`);
}

/** The shortest first, so that one of them is small enough to be drawn. */
const starts = rulesets.map(({ id, starts: all }) => {
  const texts = all.map(({ position }) => position);
  return [id, texts.sort((a, b) => a.length - b.length)] as const;
});
const withBoards = (drawing: GameDocument): GameDocument => ({
  ...drawing,
  view: { ...drawing.view, boards: true },
});

describe.each(starts)('%s', (id, positions) => {
  const drawing = drawingOf(id, ...positions);

  test('every position shows its board within its node, and words and arcs stay outside', () => {
    for (const kind of ['paper', 'projector'] as const) {
      const figure = digraphFigure(withBoards(drawing), new Map(), styles[kind]);
      const { measures, nodes, arcs, words, enlarged = 1 } = figure;
      const boxOf = boxesOf(measures);
      const overlapping = new Set(figure.overlaps);
      for (const [i, node] of nodes.entries()) {
        expect(node.shapes, node.name || node.id).toBeDefined();
        const letters = words.filter((each) => each.kind === 'letter' && each.node === i);
        const boxes = [...shapesInNode(node).map(boxOf.shapes), ...letters.map(boxOf.words)];
        for (const { x1, y1, x2, y2 } of boxes) {
          for (const [x, y] of [
            [x1, y1],
            [x2, y1],
            [x1, y2],
            [x2, y2],
          ])
            expect(Math.hypot(x - node.at.x, y - node.at.y)).toBeLessThan(measures.radius);
        }
        for (const letter of letters)
          if (kind === 'paper' && enlarged < mostEnlarged)
            expect(letter.size).toBeGreaterThan(leastReadable - 0.01);
      }
      for (const { kind: of, node, at, width, height } of words) {
        if (of === 'letter' || node === undefined || overlapping.has(node)) continue;
        for (const other of nodes) {
          const [dx, dy] = [
            Math.max(0, Math.abs(at.x - other.at.x) - width / 2),
            Math.max(0, Math.abs(at.y - other.at.y) - height / 2),
          ];
          expect(Math.hypot(dx, dy)).toBeGreaterThan(measures.radius - 0.01);
        }
      }
      for (const { from, to, line, head } of arcs) {
        const away = (node: number, x: number, y: number): number =>
          Math.hypot(nodes[node].at.x - x, nodes[node].at.y - y);
        expect(away(from, line[0], line[1])).toBeCloseTo(measures.radius, 3);
        expect(away(to, head[0], head[1]) - measures.radius).toBeLessThan(measures.rim + measures.headGap);
      }
    }
  });

  test('places and distances are the drawing’s own, larger; without boards nothing differs', () => {
    const { enlarged = 0 } = nodeBoards(drawing, rulesetOfId) ?? {};
    expect(enlarged).toBeGreaterThanOrEqual(2);
    const plain = digraphFigure(drawing, new Map(), styles.paper);
    const shown = digraphFigure(withBoards(drawing), new Map(), styles.paper);
    for (const [i, { at }] of plain.nodes.entries()) {
      expect(shown.nodes[i].at.x).toBeCloseTo(at.x * enlarged, 6);
      expect(shown.nodes[i].at.y).toBeCloseTo(at.y * enlarged, 6);
    }
    expect(shown.measures.text).toEqual(plain.measures.text);
    const asked = digraphFigure(withBoards(drawing), new Map(), { ...styles.paper, boards: false });
    expect(asked).toEqual({ ...plain, style: asked.style });
    const made = digraphFigure(drawing, new Map(), { ...styles.paper, boards: true });
    expect(made).toEqual({ ...shown, style: made.style });
  });
});

const frogs = drawingOf('toads-and-frogs', 'T.F');
const named = (name: string): GameDocument =>
  withBoards({ ...frogs, nodes: frogs.nodes.map((node, i) => (i === 1 ? { ...node, name } : node)) });

test('a node that is called otherwise has no board and bears its name; any position of the ruleset has one', () => {
  const namesWith = (name: string): readonly string[] =>
    digraphFigure(named(name), new Map(), styles.paper).words.flatMap(({ kind, mark }) =>
      kind === 'name' ? [textOfMark(mark)] : [],
    );
  expect(namesWith('quoth')).toEqual(['quoth']);
  expect(namesWith('T..F')).toEqual([]);
  tryLaw(fc.string({ maxLength: 8 }), 100, (name) => {
    const { nodes } = digraphFigure(named(name), new Map(), styles.paper);
    const [ruleset] = rulesets.filter(({ id }) => id === 'toads-and-frogs');
    const isPosition = name === 'start' || name === '' || ruleset.parse(name).ok;
    expect(nodes[1].shapes !== undefined).toBe(isPosition);
    expect(nodes[0].shapes).toBeDefined();
  });
});

test('of a node whose name is hidden, since it could be a value, a figure tells neither name nor board', () => {
  const heaps = withBoards(drawingOf('nim', '2+1'));
  const hidden = { ...heaps, view: { ...heaps.view, hidden: { all: true, except: [] } } };
  const seen = withNamesSeen({ document: hidden, labels: new Map() });
  const { nodes, words } = digraphFigure(seen.document, seen.labels, styles.paper);
  const kept = new Set(heaps.nodes.map(({ name }) => name));
  const renamed = nodes.filter(({ name }) => !kept.has(name));
  expect(renamed.length).toBeGreaterThan(0);
  for (const { shapes, title } of renamed) expect([shapes, kept.has(title)]).toEqual([undefined, false]);
  const drawn = new Set(words.map(({ node }) => node).filter((_, i) => words[i].kind === 'letter'));
  for (const [i, { shapes }] of nodes.entries()) if (drawn.has(i)) expect(shapes).toBeDefined();
});

test('a drawing that was made from no board, or from one of an unknown ruleset, shows none', () => {
  const { origin: _, ...alone } = withBoards(frogs);
  for (const drawing of [alone, { ...alone, origin: { ruleset: 'quoth', position: 'T.F' } }])
    expect(digraphFigure(drawing, new Map(), styles.paper).nodes.some(({ shapes }) => shapes)).toBe(false);
});

test('TikZ moves a board with its node, by tikz and arrows.meta alone', () => {
  const { text } = tikzPen(digraphFigure(withBoards(frogs), new Map(), styles.paper), { standalone: true });
  expect(text.match(/\\begin\{scope\}\[shift=\{\(\w+\.center\)\}\]/g)).toHaveLength(frogs.nodes.length);
  expect(text.match(/\\end\{scope\}/g)).toHaveLength(frogs.nodes.length);
  expect(text.match(/\\use(package|tikzlibrary)\{.*\}/g)).toEqual([
    '\\usepackage{tikz}',
    '\\usetikzlibrary{arrows.meta}',
  ]);
  const styled = new Set([...text.matchAll(/cgt ([\w ]+)\/\.style/g)].map(([, name]) => name));
  for (const [, used] of text.matchAll(/\\path\[cgt ([\w ]+)\]/g)) expect(styled).toContain(used);
});

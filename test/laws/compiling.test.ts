/**
 * What an edit did not change is not compiled again, which makes no difference: the game is that of the
 * drawing as it is now.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { type Compilation, compile } from '../../engine/document/compile.ts';
import { emptyDocument, type GameDocument, type GameEdge } from '../../engine/document/document.ts';
import { chooseTheory, theoryOfWhole } from '../../engine/theories/choose.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

type Edit = (document: GameDocument, at: number, other: GameDocument) => GameDocument;

const without = <T>(all: readonly T[], at: number): readonly T[] =>
  all.filter((_, i) => i !== at % all.length);

/** Edits that leave many records as they are, as those of the editor do. */
const edits: Readonly<Record<string, Edit>> = {
  recolour: (document, at) => ({
    ...document,
    nodes: document.nodes.map((node, v) =>
      v === at % document.nodes.length ? { ...node, gray: !node.gray } : node,
    ),
  }),
  'move all': (document) => ({
    ...document,
    nodes: document.nodes.map((node) => ({ ...node, x: node.x + 1 })),
  }),
  'score one': (document, at) => ({
    ...document,
    nodes: document.nodes.map((node, v) =>
      v === at % document.nodes.length ? { ...node, score: { left: at, right: at } } : node,
    ),
  }),
  'add a node': (document, at) => ({
    ...document,
    nodes: [
      ...document.nodes,
      { id: `new ${document.nodes.length} ${at}`, name: '', gray: false, x: 0, y: 0 },
    ],
  }),
  'remove a node': (document, at) => {
    const gone = document.nodes[at % document.nodes.length]?.id;
    return {
      ...document,
      nodes: document.nodes.filter(({ id }) => id !== gone),
      edges: document.edges.filter(({ from, to }) => from !== gone && to !== gone),
    };
  },
  'remove an arc': (document, at) => ({ ...document, edges: without(document.edges, at) }),
  'add an arc': (document, at) => {
    const [from, to] = [document.nodes[at % document.nodes.length], document.nodes.at(-1)];
    if (!from || !to) return document;
    const arc: GameEdge = {
      from: from.id,
      to: to.id,
      player: (['left', 'right', 'either'] as const)[at % 3],
    };
    return { ...document, edges: [...document.edges.slice(0, at), arc, ...document.edges.slice(at)] };
  },
  'turn an arc': (document, at) => ({
    ...document,
    edges: document.edges.map((edge, e) =>
      e === at % document.edges.length ? { ...edge, from: edge.to, to: edge.from } : edge,
    ),
  }),
  'reverse the lists': (document) => ({
    ...document,
    nodes: document.nodes.toReversed(),
    edges: document.edges.toReversed(),
  }),
  open: (_document, _at, other) => other,
};

const at = fc.nat(40);
const ofOneDrawing = Object.keys(edits).filter((edit) => edit !== 'open');
/** Another drawing is drawn only for the edit that opens it. */
const step = fc.oneof(
  {
    weight: ofOneDrawing.length,
    arbitrary: fc.record({
      edit: fc.constantFrom(...ofOneDrawing),
      at,
      other: fc.constant(emptyDocument),
    }),
  },
  { weight: 1, arbitrary: fc.record({ edit: fc.constant('open'), at, other: arbitraryDocument }) },
);

test('compiled after an edit, with what was made before, a drawing is what it is compiled afresh', () => {
  tryLaw(fc.tuple(arbitraryDocument, fc.array(step, { maxLength: 12 })), 400, ([first, steps]) => {
    let document = first;
    let made: Compilation = compile(document);
    for (const { edit, at, other } of steps) {
      document = edits[edit](document, at, other);
      made = compile(document, made);
      const fresh = compile(document);
      expect(made).toEqual(fresh);
      // Which is how the engine knows that a graph is impartial.
      expect(made.graph.left === made.graph.right).toBe(fresh.graph.left === fresh.graph.right);
    }
  });
});

test('a drawing in which nothing changed has the same rows, ids and numbers as before', () => {
  tryLaw(arbitraryDocument, 100, (document) => {
    const before = compile(document);
    const after = compile(edits['move all'](document, 0, document), before);
    expect(after.ids).toBe(before.ids);
    expect(after.index).toBe(before.index);
    expect(after.graph.left).toBe(before.graph.left);
    expect(after.graph.right).toBe(before.graph.right);
  });
});

test('the theory of the whole is that of the choice, for the same reason', () => {
  const ids = fc.constantFrom('auto', 'grundy', 'partizan', 'scoring', 'carry-on', 'nobody');
  let none = 0;
  tryLaw(fc.tuple(arbitraryDocument, ids), 300, ([document, id]) => {
    const game = ruledGame(compile(document).graph, { theory: id });
    const { theory, reason } = chooseTheory(game);
    expect(theoryOfWhole(game)).toEqual({ theory, reason });
    if (!theory) none++;
  });
  expect(none).toBeGreaterThan(0);
});

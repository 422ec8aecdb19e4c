/**
 * Edits of a drawing: nodes, arcs, copies, the negative; compiling it; and any edits in any order
 * keep it valid.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../engine/document/compile.ts';
import { edgeKey, emptyDocument, type GameDocument, type Player } from '../../../engine/document/document.ts';
import {
  addEdge,
  negate,
  reconnect,
  reverseEdges,
  setBend,
  setPlayer,
} from '../../../engine/document/edits/arcs.ts';
import { fragment, paste } from '../../../engine/document/edits/copies.ts';
import { addNode, moveNodes, removeItems, setGray, setName } from '../../../engine/document/edits/nodes.ts';
import { liftPieces, putPieces } from '../../../engine/document/edits/pieces.ts';
import { setPinned, setRules, setTitle } from '../../../engine/document/edits/view.ts';
import { writeDocument } from '../../../engine/document/write.ts';

/** Three nodes in a row: a → b by Left with a curve, b → c by either, and a loop at c. */
function small(): GameDocument {
  let document: GameDocument = emptyDocument;
  for (let i = 0; i < 3; i++) document = addNode(document, { x: 100 * i, y: 0 }).document;
  document = addEdge(document, { from: 'a', to: 'b', player: 'left' });
  document = addEdge(document, { from: 'b', to: 'c', player: 'either' });
  document = addEdge(document, { from: 'c', to: 'c', player: 'either' });
  document = setBend(document, edgeKey({ from: 'a', to: 'b', player: 'left' }), 30);
  return setPinned(putPieces(document, ['b']), ['b'], true);
}
const arc = (from: string, to: string, player: Player = 'either') => ({ from, to, player });
const arcsOf = (document: GameDocument) =>
  document.edges.map((e) => `${e.from}${e.player[0]}${e.to}`).join(' ');
const bendsOf = (document: GameDocument) =>
  (document.view.bends ?? []).map((b) => `${b.from}${b.player[0]}${b.to}:${b.bend}`).join(' ');

describe('edits of nodes', () => {
  it('a new node’s id is the next letter, and never a word that names another node', () => {
    let document = setName(addNode(emptyDocument, { x: 0, y: 0 }).document, 'a', 'b');
    const ids: string[] = [];
    for (let i = 0; i < 26; i++) {
      const made = addNode(document, { x: 0, y: 0 });
      document = made.document;
      ids.push(made.id);
    }
    expect(ids.slice(0, 2)).toEqual(['c', 'd']);
    expect(ids.slice(-3)).toEqual(['z', 'aa', 'ab']);
  });

  it('nor is it the name of a move: an arc to the new node is a move of that name', () => {
    const named = { from: 'a', to: 'b', player: 'left', moves: [{ name: 'd' }] } as const;
    expect(addNode({ ...small(), edges: [named] }, { x: 0, y: 0 }).id).toBe('e');
  });

  it('arcs, pieces, curves and pins are removed with their node', () => {
    const left = removeItems(small(), ['b'], []);
    expect(left.nodes.map((node) => node.id)).toEqual(['a', 'c']);
    expect(arcsOf(left)).toBe('cec');
    expect(left).toMatchObject({ pieces: [], view: emptyDocument.view });
    expect(left.view).not.toHaveProperty('bends');
    expect(left.view).not.toHaveProperty('pinned');
  });

  it('single arcs are removed', () => {
    expect(arcsOf(removeItems(small(), [], [edgeKey(arc('b', 'c'))]))).toBe('alb cec');
  });
});

describe('edits of arcs', () => {
  it('an arc that exists already is kept', () => {
    const document = small();
    expect(addEdge(document, arc('b', 'c'))).toBe(document);
    expect(arcsOf(addEdge(document, arc('b', 'c', 'right')))).toBe('alb bec cec brc');
  });

  it('an arc is reversed and its curve stays where it was', () => {
    const turned = reverseEdges(small(), [edgeKey(arc('a', 'b', 'left')), edgeKey(arc('c', 'c'))]);
    expect(arcsOf(turned)).toBe('bla bec cec');
    expect(bendsOf(turned)).toBe('bla:-30');
  });

  it('both arcs of a pair are reversed, but not one onto the other', () => {
    const pair = addEdge(small(), arc('c', 'b'));
    expect(arcsOf(reverseEdges(pair, [edgeKey(arc('b', 'c')), edgeKey(arc('c', 'b'))]))).toBe(
      'alb ceb cec bec',
    );
    expect(reverseEdges(pair, [edgeKey(arc('b', 'c'))])).toBe(pair);
  });

  it('two arcs that become equal become one', () => {
    const both = addEdge(small(), arc('a', 'b', 'right'));
    const either = setPlayer(
      both,
      [edgeKey(arc('a', 'b', 'left')), edgeKey(arc('a', 'b', 'right'))],
      'either',
    );
    expect(arcsOf(either)).toBe('aeb bec cec');
    expect(bendsOf(either)).toBe('aeb:30');
  });

  it('the negative gives Left’s arcs to Right, with their curves, and the other way round', () => {
    const both = addEdge(addEdge(small(), arc('a', 'b', 'right')), arc('c', 'a', 'right'));
    const negative = negate(both, both.edges.map(edgeKey));
    expect(arcsOf(negative)).toBe('arb bec cec alb cla');
    expect(bendsOf(negative)).toBe('arb:30');
    expect(arcsOf(negate(negative, negative.edges.map(edgeKey)))).toBe(arcsOf(both));
    // A single arc is not changed into the other player's if that exists.
    expect(negate(both, [edgeKey(arc('a', 'b', 'left'))])).toBe(both);
    expect(arcsOf(negate(both, [edgeKey(arc('c', 'a', 'right'))]))).toBe('alb bec cec arb cla');
  });

  it('an arc is reconnected, unless the new arc exists already', () => {
    const moved = reconnect(small(), edgeKey(arc('a', 'b', 'left')), { from: 'a', to: 'c' });
    expect(arcsOf(moved)).toBe('alc bec cec');
    expect(bendsOf(moved)).toBe('');
    const document = small();
    expect(reconnect(document, edgeKey(arc('b', 'c')), { from: 'c', to: 'c' })).toBe(document);
  });
});

describe('copies', () => {
  it('a part is copied with the arcs among its nodes', () => {
    const part = fragment(small(), ['a', 'b']);
    expect(arcsOf(part)).toBe('alb');
    expect(bendsOf(part)).toBe('alb:30');
    expect(part.pieces).toEqual(['b']);
  });

  it('copies get new ids where theirs are taken', () => {
    const document = small();
    const { document: next, ids } = paste(document, fragment(document, ['a', 'b']), { x: 40, y: 40 });
    expect(ids).toEqual(['d', 'e']);
    expect(arcsOf(next)).toBe('alb bec cec dle');
    expect(bendsOf(next)).toBe('alb:30 dle:30');
    expect(next.pieces).toEqual(['b', 'e']);
    expect(next.nodes[4]).toMatchObject({ x: 140, y: 40 });
  });
});

describe('who wins infinite play', () => {
  it('who wins infinite play is kept among the rules, and left out of a file for a draw', () => {
    const won = setRules(small(), { infinitePlay: 'left' });
    expect(won.view.rules.infinitePlay).toBe('left');
    expect(setRules(won, { infinitePlay: 'left' })).toBe(won);
    expect(writeDocument(setRules(won, { infinitePlay: 'draw' }))).toBe(writeDocument(small()));
  });
});

describe('compiling', () => {
  it('both players have the same rows if every arc is either’s', () => {
    const { graph } = compile(setPlayer(small(), [edgeKey(arc('a', 'b', 'left'))], 'either'));
    expect(graph.left).toBe(graph.right);
    expect([...graph.left.starts]).toEqual([0, 1, 2, 3]);
    expect([...graph.left.targets]).toEqual([1, 2, 2]);
  });

  it('each player has the arcs of that player and the green ones', () => {
    const { graph, index } = compile(setGray(small(), ['c'], true));
    expect([...graph.left.starts]).toEqual([0, 1, 2, 3]);
    expect([...graph.right.starts]).toEqual([0, 0, 1, 2]);
    expect([...graph.right.targets]).toEqual([2, 2]);
    expect([...graph.gray]).toEqual([0, 0, 1]);
    expect(index.get('c')).toBe(2);
  });
});

type Edit = (document: GameDocument) => GameDocument;

/** An edit chosen by numbers, of any nodes and arcs; on an empty drawing it makes a node. */
function editBy(kind: number, first: number, second: number, odd: boolean): Edit {
  return (document) => {
    const { nodes, edges } = document;
    const a = nodes[first % Math.max(1, nodes.length)]?.id;
    const b = nodes[second % Math.max(1, nodes.length)]?.id;
    if (a === undefined || b === undefined || kind === 0)
      return addNode(document, { x: first, y: second }).document;
    const edge = edges[first % Math.max(1, edges.length)];
    const key = edge ? edgeKey(edge) : '';
    const player: Player = (['left', 'right', 'either'] as const)[second % 3];
    const edits: readonly Edit[] = [
      (d) => addEdge(d, { from: a, to: b, player }),
      (d) => addEdge(d, { from: a, to: b, player }),
      (d) => removeItems(d, odd ? [a] : [], odd ? [] : [key]),
      (d) => setPlayer(d, odd ? d.edges.map(edgeKey) : [key], player),
      (d) => reverseEdges(d, odd ? d.edges.map(edgeKey) : [key]),
      (d) => reconnect(d, key, { from: a, to: b }),
      (d) => setBend(d, key, odd ? undefined : first),
      (d) => moveNodes(d, new Map([[a, { x: second, y: first }]])),
      (d) => setGray(d, [a, b], odd),
      (d) => setName(d, a, odd ? 'n' : ''),
      (d) => setPinned(d, [a, b], odd),
      (d) => (odd ? putPieces(d, [a]) : liftPieces(d, [a])),
      (d) => paste(d, fragment(d, [a, b]), { x: 20, y: 20 }).document,
      (d) => negate(d, odd ? d.edges.map(edgeKey) : [key]),
      (d) => setRules(d, { infinitePlay: (['draw', 'left', 'right'] as const)[second % 3] }),
      (d) => setTitle(setRules(d, { asPublished: odd }), odd ? 't' : ''),
    ];
    return edits[kind % edits.length](document);
  };
}

/** The properties of every valid document. */
function expectSound({ nodes, edges, pieces, view }: GameDocument): void {
  const ids = new Set(nodes.map((node) => node.id));
  const keys = new Set(edges.map(edgeKey));
  expect(ids.size).toBe(nodes.length);
  expect(keys.size).toBe(edges.length);
  for (const { from, to } of edges) expect(ids.has(from) && ids.has(to)).toBe(true);
  for (const id of [...pieces, ...(view.pinned ?? [])]) expect(ids.has(id)).toBe(true);
  const bends = (view.bends ?? []).map(edgeKey);
  expect(new Set(bends).size).toBe(bends.length);
  for (const key of bends) expect(keys.has(key)).toBe(true);
}

describe('any edits in any order', () => {
  const edits = fc.array(fc.tuple(fc.nat(30), fc.nat(50), fc.nat(50), fc.boolean()), { maxLength: 40 });

  it('any edits leave a valid document, do not touch the one before, and return it if nothing changes', () => {
    const property = fc.property(edits, (chosen) => {
      let document: GameDocument = emptyDocument;
      for (const each of chosen) {
        const before = structuredClone(document);
        const next = editBy(...each)(document);
        expect(document).toEqual(before);
        expectSound(next);
        if (next !== document) expect(next).not.toEqual(document);
        document = next;
      }
    });
    void fc.assert(property, { numRuns: 300 });
  });
});

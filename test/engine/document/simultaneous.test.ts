/** Drawings of games in which both players move at once: files of version 2, and what edits keep. */
import { describe, expect, test } from 'vitest';
import { emptyDocument, type GameDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { printEdgeList } from '../../../engine/document/edge-list/print.ts';
import { negate, reconnect, setPlayer } from '../../../engine/document/edits/arcs.ts';
import { fragment, paste } from '../../../engine/document/edits/copies.ts';
import { drawnSum } from '../../../engine/document/edits/drawn-sum.ts';
import { removeItems } from '../../../engine/document/edits/nodes.ts';
import { unionOf } from '../../../engine/document/edits/union.ts';
import { printMoves } from '../../../engine/document/move-text.ts';
import { readDocument, readGraph } from '../../../engine/document/read.ts';
import { writeDocument } from '../../../engine/document/write.ts';

import {
  rounds as drawing,
  drawn,
  roundEdges as edges,
  versionTwo as file,
  movesAt,
} from '../../fixtures/rounds.ts';

const problemsOf = (text: string): readonly string[] => {
  const read = readDocument(text);
  return read.ok ? [] : read.problems.map(({ place, says }) => `${place}: ${says}`);
};

/** "3 left 2: l, r:1" */
const arcsOf = (document: GameDocument): readonly string[] =>
  document.edges.map((edge) => `${edge.from} ${edge.player} ${edge.to}: ${printMoves(edge) ?? ''}`);

describe('a file', () => {
  test('is of version 2 where both move at once or moves have names, else of version 1', () => {
    expect(writeDocument(drawing)).toContain('"version": 2');
    expect(writeDocument(drawn(file(edges.slice(0, 1))))).toContain('"version": 2');
    expect(writeDocument(drawn(file([], { view: { play: 'simultaneous' } })))).toContain('"version": 2');
    expect(writeDocument(drawn(file([{ from: '3', to: '2', player: 'left' }])))).toContain('"version": 1');
  });

  test('keeps names, pairs, gains and conventions', () => {
    expect(arcsOf(drawing)).toEqual([
      '3 left 2: l, r:1',
      '3 right 1: ',
      '3 both 1: l/1, r/x:1/2',
      '3 both 0: l/x',
    ]);
    expect(drawing.view.rules).toMatchObject({
      play: 'simultaneous',
      convention: 'scoring',
      sum: 'continued',
    });
    expect(drawn(writeDocument(drawing))).toEqual(drawing);
  });

  test('of version 1 knows nothing of it: members of the view stay another program’s, and an arc of both is refused', () => {
    const old = drawn(file([], { version: 1, view: { play: 'simultaneous' } }));
    expect(old.view).toEqual({ ...emptyDocument.view, rest: { play: 'simultaneous' } });
    expect(writeDocument(old)).toContain('"version": 1');
    expect(problemsOf(file(edges.slice(2, 3), { version: 1 }))).toEqual([
      'edges[0].moves: needs "version": 2, the first that has it',
      'edges[0].player: is "both", which files of version 2 know; write "version": 2',
    ]);
  });

  const left = (to: string, ...moves: readonly unknown[]) => ({ from: '3', to, player: 'left', moves });
  const both = (to: string, ...moves: readonly unknown[]) => ({ from: '3', to, player: 'both', moves });
  test.each([
    [
      'a pair given twice',
      [both('1', ['l', 'r']), both('2', ['l', 'r'])],
      'edges[1].moves[0]: the pair "l", "r" has its result at edges[0].moves[0] already; remove one of the two',
    ],
    [
      'a name given twice',
      [left('1', 'l'), left('2', 'l')],
      'edges[1].moves[0]: "l" is the name of another move of Left\'s there (edges[0].moves[0]); write another name',
    ],
    [
      'a name that another arc has by its end',
      [left('1', '2'), { from: '3', to: '2', player: 'left' }],
      'edges[1]: "2" is the name of another move of Left\'s there (edges[0].moves[0]); write another name',
    ],
    ['an empty name', [left('1', '')], 'edges[0].moves[0]: is empty; a move needs a name'],
    ['no moves', [left('1')], 'edges[0].moves: is empty; write one move or more'],
    [
      'both without moves',
      [{ from: '3', to: '2', player: 'both' }],
      'edges[0].moves: is missing; a joint arc needs the pairs of moves that lead to its end',
    ],
    [
      'a gain that is no number',
      [both('1', ['l', 'r', 'x'])],
      'edges[0].moves[0][2]: is "x"; it must be a number, or text such as "1/3"',
    ],
    [
      'a pair of one',
      [both('1', ['l'])],
      "edges[0].moves[0]: has length 1; its entries are Left's move, Right's, and what the joint round gains if it gains anything",
    ],
    [
      'a pair that is none',
      [both('1', 'l')],
      'edges[0].moves[0]: is "l"; it must be a list of Left\'s move, Right\'s, and what the joint round gains if it gains anything',
    ],
  ])('with %s is refused by the place', (_, wrong, problem) =>
    expect(problemsOf(file(wrong))).toEqual([problem]),
  );

  test('with a gray node or two scores at one end is refused by the place', () => {
    const nodes = [
      { id: '3', gray: true },
      { id: '1', score: { left: '1/2', right: 0.5 } },
      { id: '0', score: { left: 1, right: 2 } },
    ];
    expect(problemsOf(file([both('1', ['l', 'r'])], { nodes }))).toEqual([
      'nodes[0].gray: node "3" is gray; make it white, since a drawing of a simultaneous game has no entailing nodes',
      'nodes[2].score: node "0" says 1 for Left and 2 for Right; give both the same score, since a simultaneous game ends for both at once',
    ]);
  });

  test('in compact form gives matrices row by row, −1 for a hole', () => {
    const compact = (numbers: readonly number[], more: object = {}): string =>
      JSON.stringify({ format: 'grundy', version: 2, compact: { count: 3, both: numbers, ...more } });
    const text = compact([2, 1, 2, 1, 0, 1, 2, 1, 0, -1]);
    expect(problemsOf(text)).toEqual(['compact.both[5]: row 2 has holes only']);
    const read = readGraph(compact([2, 1, 2, 1, 0, 1, 2, 1, 0, 0]));
    if (!read.ok || !read.value.graph.joint) throw new Error('the rounds were lost');
    expect(movesAt(read.value.graph.joint, 1).slice(-2)).toEqual(['L1/R1 to 0', 'L2/R1 to 0']);
    expect(drawn(compact([2, 1, 2, 1, 0])).edges.map(printMoves)).toEqual(['L1/R1', 'L1/R2']);
    expect(problemsOf(compact([2, 2, 2, 1]))).toEqual([
      'compact.both[0]: a matrix of 2 by 2 needs 4 results, and has 1',
    ]);
    expect(problemsOf(compact([2, 1, 1, 7]))).toEqual([
      'compact.both[3]: is 7; it must be the number of a node, or −1 for a hole',
    ]);
    expect(problemsOf(compact([2, 1, 1, 0], { gray: [1] }))).toEqual([
      'compact.gray: names nodes; a drawing of a simultaneous game has no entailing nodes',
    ]);
  });
});

describe('edits', () => {
  test('a node that goes takes its rounds along, and the moves that led to it take their rows and columns', () => {
    expect(arcsOf(removeItems(drawing, ['0'], []))).not.toContain('3 both 0: l/x');
    expect(arcsOf(removeItems(drawing, ['2'], []))).toEqual(['3 right 1: ']);
  });

  test('a move that pairs know by where it led to keeps its name when it is led elsewhere, copied or doubled', () => {
    const right = '3\u001f1\u001fright';
    expect(arcsOf(reconnect(drawing, right, { from: '3', to: '0' }))).toContain('3 right 0: 1');
    const twice = paste(drawing, fragment(drawing, ['3', '2', '1', '0']), { x: 0, y: 0 });
    const ids = new Map(['3', '2', '1', '0'].map((id, i) => [twice.ids[i], id]));
    const copies = arcsOf({ ...twice.document, edges: twice.document.edges.slice(4) });
    const called = copies.map((line) =>
      line.replace(
        /^(\S+) (\S+) (\S+):/,
        (_, from, player, to) => `${ids.get(from)} ${player} ${ids.get(to)}:`,
      ),
    );
    expect(called).toEqual(arcsOf(drawing).map((line) => (line === '3 right 1: ' ? '3 right 1: 1' : line)));
    const union = unionOf(drawing, ['3'], 100);
    expect(union.kind === 'drawn' && union.document.edges.map(printMoves)).toEqual([
      'l, r:1',
      '1',
      'l/1, r/x:1/2',
      'l/x',
    ]);
  });

  test('the negative swaps the players of every pair, and what is gained changes sides', () => {
    const keys = drawing.edges.map(({ from, to, player }) => `${from}\u001f${to}\u001f${player}`);
    const negative = negate(drawing, keys);
    expect(arcsOf(negative)).toEqual([
      '3 right 2: l, r:-1',
      '3 left 1: ',
      '3 both 1: 1/l, x/r:-1/2',
      '3 both 0: x/l',
    ]);
    expect(
      arcsOf(
        negate(
          negative,
          negative.edges.map(({ from, to, player }) => `${from}\u001f${to}\u001f${player}`),
        ),
      ),
    ).toEqual(arcsOf(drawing));
  });

  test('two arcs that become one mean the moves of both; a joint arc does not become one player’s', () => {
    const two = drawn(
      file([...edges.slice(0, 1), { from: '3', to: '2', player: 'right', moves: ['s'] }, edges[2]]),
    );
    const one = setPlayer(
      two,
      two.edges.map(({ from, to, player }) => `${from}\u001f${to}\u001f${player}`),
      'either',
    );
    expect(arcsOf(one)).toEqual(['3 either 2: l, r:1, s', '3 both 1: l/1, r/x:1/2']);
  });

  test('no sum of two is drawn', () => expect(drawnSum(drawing, ['3', '2'], 100).kind).toBe('simultaneous'));
});

describe('an edge list', () => {
  const merged = (text: string): readonly string[] => {
    const read = mergeEdgeList(emptyDocument, text);
    return read.ok ? arcsOf(read.value) : read.problems.map(({ place, says }) => `${place}: ${says}`);
  };

  test('names moves and pairs of moves behind the arrow', () => {
    const text = '3 ->R 1\n3 ->L(l, r:1) 2\n3 ->J(l/1, r/x:1/2) 1\n3 ->J(l/x) 0\n';
    expect(printEdgeList(drawing)).toBe(text);
    expect(merged('3 ->J(l/l, "a b"/r : 1/2) 1 # so')).toEqual(['3 both 1: l/l, "a b"/r:1/2']);
    expect(merged('3 ->E(l)2')).toEqual(['3 either 2: l']);
  });

  test.each([
    ['a bracket before nothing more is a gray node', '3 ->L(g)', ['3 left g: ']],
    ['a node may be called J', '3 ->J', ['3 either J: ']],
    [
      'a pair needs two',
      '3 ->J(l) 1',
      ['line 1, column 8: a / and Right’s move are missing here; a pair is l/r'],
    ],
    ['the bracket is closed', '3 ->J(l/r 1', ['line 1, column 11: a comma is missing before this']],
    [
      'a gain is a number',
      '3 ->J(l/r:x) 1',
      ['line 1, column 11: what the move gains must be a number, or a fraction such as 1/3'],
    ],
    [
      'rules are told by the line',
      '3 ->J(l/r) 1\n3 ->J(l/r) 2',
      ['line 2, column 1: the pair "l", "r" has its result already; remove one of the two'],
    ],
  ])('%s', (_, text, said) => expect(merged(text)).toEqual(said));
});

test('joint rounds of a compact file are counted as arcs before anything is made of them', () => {
  const rows = 40;
  const both = Array.from({ length: 3 }, (_, u) => [
    u,
    rows,
    rows,
    ...Array.from({ length: rows * rows }, (_, i) => i % 100),
  ]);
  const text = JSON.stringify({ format: 'grundy', version: 2, compact: { count: 100, both: both.flat() } });
  const arcs = (most: number) => readDocument(text, { nodes: 1000, arcs: most });
  expect(arcs(299)).toMatchObject({
    ok: false,
    problems: [{ place: 'compact', says: expect.stringMatching(/^there are 300 arcs/) }],
  });
  const read = arcs(300);
  expect(read.ok && read.value.document.edges.length).toBe(300);
});

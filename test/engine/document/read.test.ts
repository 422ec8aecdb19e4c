/** Reading files: all broken rules are named by their places; the compact form; what may be left out. */
import { describe, expect, test } from 'vitest';
import { emptyDocument } from '../../../engine/document/document.ts';
import { handedOn, setView } from '../../../engine/document/edits/index.ts';
import { readDocument, readGraph } from '../../../engine/document/read.ts';
import { writeDocument } from '../../../engine/document/write.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';

const good = { format: 'grundy', version: 1, title: 't', nodes: [{ id: 'a', x: 0, y: 0 }], edges: [] };
const said = (file: unknown): string[] => {
  const read = readDocument(typeof file === 'string' ? file : JSON.stringify(file));
  return read.ok ? [] : read.problems.map(({ place, says }) => `${place}: ${says}`);
};

describe('a file that is not ours', () => {
  test.each([
    ['', 'file: is empty; give a drawing'],
    ['\ufeff  \n', 'file: is empty; give a drawing'],
    ['[1]', 'file: is a list; a drawing is an object that says "format": "grundy"'],
    ['{"nodes": []}', 'format: is missing; a drawing of Grundy says "format": "grundy"'],
    ['{"format": "dot", "x": 1}', 'format: is "dot"; a drawing of Grundy says "format": "grundy"'],
    [
      '{"format": "grundy", "version": 6}',
      'version: is 6; this Grundy reads drawings up to version 5; open the file with a newer Grundy',
    ],
    ['{"format": "grundy"}', 'version: is missing; it must be 1, 2, 3, 4 or 5'],
  ])('%j', (text, problem) => expect(said(text)).toEqual([problem]));

  test('JSON that breaks off is named by line and column, and so is text that is not JSON', () => {
    expect(said('{ "format": "grundy",\n  "nodes": [')).toEqual([
      'line 2, column 13: the file ends too early, so a part of it is missing; save or copy it again, all of it',
    ]);
    expect(said('{ "format": "grundy",\n  nodes')[0]).toMatch(
      /^line 2, column 3: from here on this is not JSON/,
    );
    // V8 gives no place here, only the text around it.
    const scored =
      '{ "format": "grundy",\n  "nodes": [{ "id": "a", "score": { "left": NaN } }], "edges": [] }';
    expect(said(scored)[0]).toMatch(/^line 2, column 45: from here on this is not JSON/);
    expect(said('{ "format": grundy }')[0]).toMatch(/^line 1, column 13: from here on this is not JSON/);
  });
});

describe('all broken rules of a file are reported', () => {
  test.each([
    [
      { nodes: [{ id: 'a' }, { id: 'a' }] },
      ['nodes[1].id: "a" is the id of nodes[0] already; give each node its own'],
    ],
    [{ nodes: [{ id: '' }] }, ['nodes[0].id: is empty; a node needs an id by which arcs can call it']],
    [{ nodes: [{ id: 'a\n' }] }, ['nodes[0].id: "a\\n" has a control character in it']],
    [
      { nodes: [{ id: 'a', x: 'left' }] },
      ['nodes[0].x: is "left"; it must be a number between −100000000 and 100000000'],
    ],
    [
      { nodes: [{ id: 'a', colour: 'red', gray: 1 }] },
      [
        'nodes[0].colour: is an unknown field; the fields here are id, x, y, gray, name and score',
        'nodes[0].gray: is 1; it must be true or false',
      ],
    ],
    [{ nodes: {} }, ['nodes: is an object; it must be a list']],
    [{ edges: [{ from: 'a', to: 'q' }] }, ['edges[0].to: no node "q"']],
    [
      {
        edges: [
          { from: 'a', to: 'a' },
          { from: 'a', to: 'a', player: 'left' },
          { from: 'a', to: 'a' },
        ],
      },
      ['edges[2]: is the same arc as edges[0]; a second arc between the same nodes must be another player’s'],
    ],
    [
      { edges: [{ from: 'a', to: 'a', player: 'blue' }] },
      ['edges[0].player: is "blue"; it must be "left", "right" or "either"'],
    ],
    [{ pieces: ['a', 'z'] }, ['pieces[1]: no node "z"']],
    [{ view: [] }, ['view: is a list; it must be an object']],
    [
      { surplus: 1 },
      [
        'surplus: is an unknown field; the fields here are $schema, format, version, title, nodes, edges, pieces, compact and view',
      ],
    ],
    [{ title: 3 }, ['title: is 3; it must be a text in quotation marks']],
    [
      { nodes: [{ id: 'a', score: {} }] },
      ['nodes[0].score: is empty; it must say what the game is worth for left, right or both'],
    ],
    [
      { nodes: [{ id: 'a', score: { left: '1/0', right: 'x' } }] },
      [
        'nodes[0].score.left: is "1/0"; it must be a number, or text such as "1/3"',
        'nodes[0].score.right: is "x"; it must be a number, or text such as "1/3"',
      ],
    ],
  ])('%j', (change, problems) => expect(said({ ...good, ...change })).toEqual(problems));

  test('thousands of problems are counted, not listed', () => {
    const edges = Array.from({ length: 3000 }, () => ({ from: 'x', to: 'y' }));
    const problems = said({ ...good, edges });
    expect(problems).toHaveLength(1001);
    expect(problems.at(-1)).toBe('file: and 5000 more problems');
  });
});

describe('the compact form', () => {
  const compact = (change: object) => ({ format: 'grundy', version: 1, compact: { count: 2, ...change } });
  test.each([
    [{ count: -1 }, ['compact.count: is -1; it must be the number of nodes']],
    [{ either: [0, 2] }, ['compact.either[1]: is 2; nodes are 0 to 1']],
    [{ either: [0] }, ['compact.either: has length 1; arcs are pairs of numbers, from and to']],
    [{ left: [0, 1, 1, 0, 0, 1] }, ['compact.left[4]: the arc 0 to 1 stands at compact.left[0] already']],
    [{ gray: [0.5] }, ['compact.gray[0]: is 0.5; nodes are 0 to 1']],
    [
      { arcs: [] },
      ['compact.arcs: is an unknown field; the fields here are count, gray, either, left and right'],
    ],
  ])('%j', (change, problems) => expect(said(compact(change))).toEqual(problems));

  test('nodes may not occur beside the compact form', () => {
    expect(said({ ...compact({}), nodes: [] })).toEqual([
      'nodes: a compact file has these in "compact" only',
    ]);
  });

  test('the compact form gives every player their arcs, and asks for places', () => {
    const text = JSON.stringify({ ...compact({ either: [0, 1], left: [1, 0] }), pieces: [1] });
    const graph = readGraph(text);
    if (!graph.ok) throw new Error('refused');
    expect([...graph.value.graph.left.targets]).toEqual([1, 0]);
    expect([...graph.value.graph.right.targets]).toEqual([1]);
    expect(graph.value.pieces).toEqual(['1']);
    expect(readDocument(text)).toMatchObject({ ok: true, value: { placed: false } });
  });
});

describe('what may be left out or is not ours', () => {
  test('missing members take their defaults', () => {
    const text = JSON.stringify({ format: 'grundy', version: 1, nodes: [{ id: 'a' }] });
    expect(readDocument(text)).toEqual({
      ok: true,
      value: {
        placed: false,
        document: {
          title: '',
          nodes: [{ id: 'a', x: 0, y: 0, gray: false, name: '' }],
          edges: [],
          pieces: [],
          view: emptyDocument.view,
        },
      },
    });
  });

  test('a view in another program’s shape is kept unchanged, and curves and pins of missing arcs and nodes are dropped', () => {
    const view = {
      camera: { eye: 1 },
      theory: 'sfp',
      figure: { style: 'paper' },
      pinned: ['a', 'q'],
      bends: [{ from: 'a', to: 'q', player: 'left', bend: 1 }],
    };
    const read = readDocument(JSON.stringify({ ...good, view }));
    if (!read.ok) throw new Error('refused');
    expect(read.value.document.view).toEqual({
      rules: ruledBy({ theory: 'sfp' }),
      pinned: ['a'],
      rest: { camera: { eye: 1 }, figure: { style: 'paper' } },
    });
  });

  test('a curve that leads further than any node may be is not one', () => {
    const bends = (bend: number) => [{ from: 'a', to: 'a', player: 'left', bend }];
    const edges = [{ from: 'a', to: 'a', player: 'left' }];
    const viewWith = (bend: number) => {
      const read = readDocument(JSON.stringify({ ...good, edges, view: { bends: bends(bend) } }));
      return read.ok ? read.value.document.view : undefined;
    };
    expect(viewWith(1e308)).toEqual({ ...emptyDocument.view, rest: { bends: bends(1e308) } });
    expect(viewWith(90)).toEqual({ ...emptyDocument.view, bends: bends(90) });
  });

  test('a table that is asked for is kept as it was, and what is not one stays another program’s', () => {
    const sort = { by: 'value', descending: true };
    const sweep = { of: 'nim "<n>" n=1..9', columns: ['mean'], sort, plot: 'points' };
    const viewOf = (kept: unknown) => {
      const read = readDocument(JSON.stringify({ ...good, view: { sweep: kept } }));
      if (!read.ok) throw new Error('refused');
      expect(readDocument(writeDocument(read.value.document))).toEqual(read);
      return read.value.document.view;
    };
    expect(viewOf(sweep)).toEqual({ ...emptyDocument.view, sweep });
    expect(viewOf({ of: '?' })).toEqual({ ...emptyDocument.view, sweep: { of: '?' } });
    for (const other of [{ ...sweep, of: 3 }, { ...sweep, sort: 'value' }, { ...sweep, more: 1 }, { of: '' }])
      expect(viewOf(other)).toEqual({ ...emptyDocument.view, rest: { sweep: other } });
  });

  test.each([3, 4])(
    'in a file of version %s, rules in place of the id of a ruleset are refused',
    (version) => {
      const board = { ruleset: 'rules:board: row\nLeft: T. -> .T', position: 'T.' };
      const says =
        'begins with “rules:”, and no ruleset is called so; write the text of the rules as the member "rules" in place of "ruleset", in a file of version 4';
      for (const nodes of [{}, { nodes: [], edges: [] }])
        expect(readDocument(JSON.stringify({ format: 'grundy', version, board, ...nodes }))).toEqual({
          ok: false,
          problems: [{ place: 'board.ruleset', says }],
        });
    },
  );

  test('facts beside the rules of a board are kept, and are not given with hidden values', () => {
    const facts = [{ position: 'TT..FF', value: '*' }];
    const board = { rules: 'board: row\nLeft: T. -> .T', position: 'T.' };
    const read = readDocument(JSON.stringify({ format: 'grundy', version: 4, board, view: { facts } }));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { document } = read.value;
    expect(document.view.facts).toEqual(facts);
    expect(readDocument(writeDocument(document))).toEqual(read);
    expect(handedOn(document).document.view.facts).toEqual(facts);
    const hiding = setView(document, { hidden: { all: true, except: [] } });
    expect(handedOn(hiding).document.view.facts).toBeUndefined();
    const onDrawing = readDocument(JSON.stringify({ ...good, view: { facts } }));
    expect(onDrawing.ok && onDrawing.value.document.view.rest).toEqual({ facts });
  });

  test.each([
    ['left', { rules: ruledBy({ infinitePlay: 'left' }), rest: {} }],
    ['right', { rules: ruledBy({ infinitePlay: 'right' }), rest: {} }],
    ['draw', emptyDocument.view],
    ['nobody', { ...emptyDocument.view, rest: { infinitePlay: 'nobody' } }],
    [true, { ...emptyDocument.view, rest: { infinitePlay: true } }],
  ])('who wins infinite play is read: %j', (infinitePlay, view) => {
    const read = readDocument(JSON.stringify({ ...good, view: { infinitePlay } }));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.value.document.view).toEqual(view);
  });
});

/**
 * Drawings with open arcs: what is searched are all ways to choose them, each with the value that the
 * theory of loopy games, or the least excluded number, gives the drawing which a hand writes for it.
 */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../engine/document/compile.ts';
import { emptyDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { printEdgeList } from '../../../engine/document/edge-list/print.ts';
import { mergeText, readAnyText } from '../../../engine/document/index.ts';
import type { FindChoice } from '../../../engine/find/find-drawings.ts';
import type { FoundRow, SearchEnd } from '../../../engine/find/found-search.ts';
import { readExitChoices, readGameCondition, readLikeDrawing } from '../../../engine/find/index.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { drain } from '../../../engine/rounds.ts';
import { openSearch } from '../../../engine/run.ts';
import { partizan } from '../../../engine/theories/partizan/index.ts';
import { textOf } from '../../../engine/values/words.ts';

type Part = { readonly number: number; readonly of: number };

function searchFor(
  text: string,
  choices: string,
  that: string,
  { choice = { kind: 'all' }, part }: { readonly choice?: FindChoice; readonly part?: Part } = {},
) {
  const [drawing, pool, condition] = [
    readLikeDrawing(text),
    readExitChoices(choices),
    readGameCondition(that),
  ];
  if (!drawing.ok || !pool.ok || !condition.ok) throw new Error(JSON.stringify([drawing, pool, condition]));
  return openSearch({
    ...{ kind: 'like', called: 'a.txt', like: { drawing: drawing.value, pool: pool.value } },
    ...{ condition: condition.value, choice, measures: [], part },
  });
}

function found(...asked: Parameters<typeof searchFor>): {
  readonly rows: readonly FoundRow[];
  readonly end: SearchEnd;
} {
  const search = searchFor(...asked);
  if (!search.ok) throw new Error(JSON.stringify(search.problems));
  const rows: FoundRow[] = [];
  const slices = search.value.run();
  for (;;) {
    const next = slices.next();
    if (next.done) return { rows, end: next.value };
    if (next.value.kind === 'row') rows.push(next.value.row);
  }
}

function graphOfList(text: string): GameGraph {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return compile(read.value).graph;
}

/** The value of the first node, by the theory of loopy games. */
function valueOfFirst(text: string): string {
  const { table, codes } = drain(partizan.solve(graphOfList(text)));
  return textOf(table[codes[0]]);
}

const choicesOf = (row: FoundRow): unknown => row.data().choices;
const textsOf = (rows: readonly FoundRow[]): readonly string[] =>
  rows.map(({ value }) => (value ? textOf(value) : ''));

const open = 'a ->L b; a ->R ?; b ->R ?; b ->L? a';
const games = { '0': 'o', '*': 's', '*2': 't', '↑': 'u' };
const theirMoves = 's -> o; t -> o, s; u ->L o; u ->R s';

/** Every way to choose the open arcs, the last one changing first. */
const ways = Object.entries(games).flatMap(([first, x]) =>
  Object.entries(games).flatMap(([second, y]) =>
    [false, true].map((isThere) => ({
      choices: [first, second, isThere ? 'yes' : 'no'],
      text: `a ->L b; a ->R ${x}; b ->R ${y}${isThere ? '; b ->L a' : ''}; ${theirMoves}`,
    })),
  ),
);
const values = ways.map(({ text }) => valueOfFirst(text));

describe('a drawing with open arcs', () => {
  test('is searched in all ways, in the order of the choices, each with its value', () => {
    const { rows, end } = found(open, '0,*,*2,^', 'nodes > 0');
    expect(rows.map(choicesOf)).toEqual(ways.map(({ choices }) => choices));
    expect(textsOf(rows)).toEqual(values);
    expect(end.sentences).toEqual(['all 32 drawings: 32 games']);
    expect(end.data).toEqual({ end: 'whole', drawings: 32, of: 32, found: 32, unknown: 0 });
  });

  test.each(['↑', '0', '↑*'])('is found in those ways in which it is worth %s', (value) => {
    const wanted = ways.filter((_, i) => values[i] === value).map(({ choices }) => choices);
    const { rows, end } = found(open, '0,*,*2,^', `value = ${value}`);
    expect(rows.map(choicesOf)).toEqual(wanted);
    expect(end.data.found).toBe(wanted.length);
  });

  test('gives edge lists in which no arc is open, and whose first node has the value', () => {
    const { rows } = found(open, '0,*,*2,^', 'nodes > 0');
    expect(rows.map(({ game }) => valueOfFirst(game))).toEqual(values);
    expect(rows.map(({ game }) => graphOfList(game).order)).toEqual(rows.map((row) => row.data().nodes));
  });

  test('has the least number that is no option where all arcs are both players’ and no play goes round', () => {
    const { rows } = found('a ->? ?; a -> b; b ->? ?, c', '0,*,*3', 'nodes > 0');
    const [exits, there] = [
      [undefined, 0, 1, 3],
      [undefined, 0],
    ];
    const mex = (options: readonly (number | undefined)[]): number => {
      let least = 0;
      while (options.includes(least)) least++;
      return least;
    };
    const wanted = exits.flatMap((a) => exits.flatMap((b) => there.map((c) => mex([a, mex([b, c])]))));
    expect(rows.map(({ value }) => value)).toEqual(wanted.map((n) => ({ kind: 'nimber', n })));
  });

  test('of which nothing is found says so of all ways', () => {
    expect(found(open, '0,*', 'value = 7').end.sentences).toEqual(['all 8 drawings: none']);
    expect(found('a ->L? b', '0', 'value = 7').end.sentences).toEqual(['all 2 drawings: none']);
  });

  test('is searched up to the first game, and by chance with a seed', () => {
    const all = found(open, '0,*,*2,^', 'value > 0').rows;
    const first = found(open, '0,*,*2,^', 'value > 0', { choice: { kind: 'first' } });
    expect(first.rows.map(choicesOf)).toEqual([choicesOf(all[0])]);
    const looked = ways.findIndex(({ choices }) => `${choices}` === `${choicesOf(all[0])}`) + 1;
    expect(first.end.sentences).toEqual([`found after ${looked} of all 32 drawings`]);
    const choice = { kind: 'any', count: 3, seed: 5 } as const;
    const some = found(open, '0,*,*2,^', 'value > 0', { choice }).rows.map(choicesOf);
    expect(some).toHaveLength(3);
    expect(all.map(choicesOf)).toEqual(expect.arrayContaining([...some]));
    expect(found(open, '0,*,*2,^', 'value > 0', { choice }).rows.map(choicesOf)).toEqual(some);
  });

  test.each([1, 2, 5, 40])('has every way in one of %i shards', (of) => {
    const parts = Array.from({ length: of }, (_, i) =>
      found(open, '0,*,*2,^', 'nodes > 0', { part: { number: i + 1, of } }),
    );
    const rows = parts.flatMap((part) => part.rows.map((row) => `${choicesOf(row)}`));
    expect(rows).toHaveLength(ways.length);
    expect(new Set(rows)).toEqual(new Set(ways.map(({ choices }) => `${choices}`)));
    expect(parts.reduce((sum, { end }) => sum + Number(end.data.of), 0)).toBe(32);
  });

  test('that is stopped ends with what is true so far', () => {
    const search = searchFor(open, '0,*,*2,^', 'value = 7');
    if (!search.ok) throw new Error();
    const slices = search.value.run(() => true);
    const next = slices.next();
    expect(next).toMatchObject({ done: true, value: { data: { end: 'stopped', drawings: 0, of: 32 } } });
  });

  test('with more ways than can be numbered is refused with a remedy', () => {
    const search = searchFor(`a ->R ${'?, '.repeat(40)}?`, '0,*,*2', 'value = 0');
    expect(search).toMatchObject({
      ok: false,
      problems: [{ place: 'a.txt', says: expect.stringContaining('give fewer choices') }],
    });
  });

  test('of a form that cannot be simplified has the size of that form, also beyond eight nodes', () => {
    const forms = found(open, '0,*,*2,^', 'form = drawing').rows;
    const small = found(open, '0,*,*2,^', 'form-nodes = nodes and form-arcs = arcs').rows;
    expect(forms.length).toBeGreaterThan(0);
    expect(small.map(choicesOf)).toEqual(expect.arrayContaining(forms.map(choicesOf)));
    const tower = `${'abcdefgh'
      .split('')
      .map((id, i) => `${id} ->L ${'bcdefghi'[i]}`)
      .join('; ')}; i ->L ?`;
    expect(textsOf(found(tower, '0,1,2,-1,*', 'form = drawing').rows)).toEqual(['9', '10', '11']);
  });
});

const file = (edges: readonly unknown[], ids: readonly string[] = ['a', 'b']): string =>
  JSON.stringify({ format: 'grundy', version: 1, nodes: ids.map((id) => ({ id })), edges });
const openFile = file([
  { from: 'a', to: 'b', player: 'left' },
  { from: 'a', to: '?', player: 'right' },
  { from: 'b', to: '?', player: 'right' },
  { from: 'b', to: 'a', player: 'left', perhaps: true },
]);

const problemsOf = (read: ReturnType<typeof readLikeDrawing>): readonly string[] =>
  read.ok ? [] : read.problems.map(({ place }) => place);

describe('the text of a drawing with open arcs', () => {
  test('may be a file, which means the same', () => {
    const [inFile, inList] = [openFile, open].map((text) => found(text, '0,*,*2,^', 'nodes > 0'));
    expect(inFile.rows.map((row) => row.data())).toEqual(inList.rows.map((row) => row.data()));
  });

  test('is refused with the places of what is wrong', () => {
    expect(problemsOf(readLikeDrawing('a -> b'))).toEqual(['file']);
    expect(problemsOf(readLikeDrawing('a ->L b\na ->L? b'))).toEqual(['line 2, column 3']);
    expect(problemsOf(readLikeDrawing('a -> ? -> b'))).toEqual(['line 1, column 8']);
    expect(problemsOf(readLikeDrawing('a ->L(l) ?'))).toEqual(['line 1, column 3']);
    expect(problemsOf(readLikeDrawing('a -> ?\nb: 3'))).toEqual(['node b']);
    const wrong = [
      { from: 'a', to: '?' },
      { from: 'a', to: 'c' },
    ];
    expect(problemsOf(readLikeDrawing(file(wrong)))).toEqual(['edges[1].to']);
    expect(problemsOf(readLikeDrawing(file([{ from: 'a', to: 'b', perhaps: 1 }])))).toEqual([
      'edges[0].perhaps',
    ]);
    expect(problemsOf(readLikeDrawing(file([{ from: 'c', to: '?' }])))).toEqual(['edges[0].from']);
  });

  test('is refused elsewhere: each open arc is named with the remedy', () => {
    const places = (text: string): readonly string[] => {
      const read = readAnyText(text);
      if (read.ok) return [];
      for (const { says } of read.problems) expect(says).toContain('grundy find like');
      return read.problems.map(({ place }) => place);
    };
    expect(places(open.replaceAll('; ', '\n'))).toEqual([
      'line 2, column 7',
      'line 3, column 7',
      'line 4, column 3',
    ]);
    expect(places(openFile)).toEqual(['edges[1].to', 'edges[2].to', 'edges[3].perhaps']);
    expect(mergeText(emptyDocument, 'a ->L? b')).toMatchObject({ ok: false });
  });

  test('a node may still be called by a question mark, in quotation marks or by its id', () => {
    const list = readAnyText('a -> "?"');
    const byId = readAnyText(file([{ from: 'a', to: '?' }], ['a', '?']));
    for (const read of [list, byId]) {
      if (!read.ok || read.value.kind !== 'drawing') throw new Error();
      expect(printEdgeList(read.value.document)).toBe('a -> "?"\n');
    }
    expect(graphOfList('a ->L? -> b; c ->R?').order).toBe(5);
  });
});

/**
 * The examples that come with the editor: each is a valid file with room for its nodes, and shows what it
 * says. They are in one file, since all of them are opened and solved in the same way.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile, type GameDocument, readDocument } from '../../engine/document/index.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { partizanOutcomes } from '../../engine/outcome/outcome.ts';
import { outcomesOfPartizan } from '../../engine/outcome/partizan.ts';
import { evidenceOf } from '../../engine/questions/evidence.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { type CarriedBoard, rulesets } from '../../engine/rulesets/index.ts';
import { ask, chooseTheory, drain, openMemory, rulesets as register, solveBoard } from '../../engine/run.ts';
import { sumOfPieces } from '../../engine/sums/sum-of-pieces.ts';
import { hasInfiniteRank, textOf } from '../../engine/values/index.ts';
import { besideMoves } from '../fixtures/beside-moves.ts';
import { ruledGame } from '../fixtures/games.ts';
import { plusOrder } from '../oracle/partizan-order.ts';

const folder = join(import.meta.dirname, '../../public/examples');
type Entry = {
  readonly file: string;
  readonly title: string;
  readonly theory: string;
  readonly says: string;
  readonly try: string;
  readonly keeps?: readonly string[];
  readonly start?: string;
  readonly board?: CarriedBoard;
};
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Entry[];

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function open(file: string): GameDocument {
  const read = readDocument(readFileSync(join(folder, file), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.problems[0].place}: ${read.problems[0].says}`);
  expect(read.value.placed).toBe(true);
  return read.value.document;
}

/** The value of each node, in the drawing's order. */
function valuesOf(document: GameDocument) {
  const { graph } = compile(document);
  const { theory } = chooseTheory(ruledGame(graph));
  if (!theory) throw new Error('No theory covers it.');
  const { table, codes } = drain(theory.solve(graph));
  return Array.from(codes, (code) => table[code]);
}

function solved(name: string) {
  const document = open(`${name}.grundy.json`);
  const { graph, ids, index: vertexOf } = compile(document);
  const { theory } = chooseTheory(ruledGame(graph));
  if (!theory) throw new Error(`${name}: no theory`);
  const { rules } = document.view;
  const { table, codes } = drain(theory.solve(graph, { rules }));
  const valueAt = (id: string): string => textOf(table[codes[vertexOf.get(id) ?? -1]]);
  const summed = () => {
    const pieces = Uint32Array.from(document.pieces, (id) => vertexOf.get(id) ?? -1);
    const sum = drain(sumOfPieces(evidenceOf(ruledGame(graph), theory), pieces));
    if (sum.kind !== 'sum') throw new Error(`no impartial sum: ${JSON.stringify(sum)}`);
    const winning = sum.winning.map(({ from, to }) => `${ids[from]} → ${ids[to]}`);
    return { value: sum.value && textOf(sum.value), outcome: sum.outcome, winning };
  };
  return { ids, valueAt, summed };
}

/**
 * Who wins the critical position of Hare and Hounds on n × 3 points beside `moves` moves of Left's alone,
 * where the hare wins play without an end: by play of both together.
 */
function criticalBeside(n: number, moves: number): string {
  const file = '.'.repeat(n - 3);
  const position = `-H${file}-/.HR${file}/-H${file}-`;
  const graph = graphOf({
    ...open('critical-hare.grundy.json'),
    board: { ruleset: 'hare-and-hounds', position },
  });
  return partizanOutcomes[outcomesOfPartizan(besideMoves(graph, moves), 'right')[moves]];
}

test('where the task asks for a move of the sum, the sum is folded', () => {
  const asking = index.filter(({ try: task }) =>
    /\b(?:which|how many) moves? wins?|find the move\b/i.test(task),
  );
  expect(asking.length).toBeGreaterThanOrEqual(3);
  for (const { keeps, file } of asking) expect(keeps, file).toEqual(['sum', 'explain-sum']);
});

test('there are the examples that a visitor is promised', () => {
  expect(index.length).toBeGreaterThanOrEqual(8);
  const titles = index.map(({ title }) => title).join('\n');
  for (const wanted of [/erratum/i, /fraenkel/i, /full glass/i, /nim/i, /wythoff/i, /subtraction/i]) {
    expect(titles).toMatch(wanted);
  }
});

test('a drawing of more than a hundred nodes says where it begins, and by its board where it is one', () => {
  const large = index.filter(({ file }) => open(file).nodes.length > 100);
  expect(large.map(({ start }) => start !== undefined)).toEqual(large.map(() => true));
  for (const { file, start, board } of index) {
    if (start === undefined) continue;
    expect(open(file).nodes.map(({ id }) => id)).toContain(start);
    if (!board) continue;
    const ruleset = rulesets.find(({ id }) => id === board.ruleset);
    expect(ruleset?.parse(board.position).ok).toBe(true);
  }
  expect(index.filter(({ board, start }) => board && start !== undefined)).toHaveLength(3);
});

/** All that follows the board that an example is, or the drawing itself. */
function graphOf({ board, ...document }: GameDocument): GameGraph {
  if (!board || document.nodes.length > 0) return compile(document).graph;
  const ruleset = register.find(({ id }) => id === board.ruleset);
  const read = ruleset?.parse(board.position);
  if (!ruleset || !read?.ok) throw new Error(`no board: ${board.ruleset} ${board.position}`);
  const unbounded = ruleset.unbounded?.(read.value);
  const coder = unbounded ? unbounded.part(unbounded.first).coder : ruleset.coder(read.value);
  const found = drain(generate(coder));
  if (found.kind !== 'generated') throw new Error(found.says);
  return found.graph;
}

test('the list and the folder name the same files', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.grundy.json'));
  expect(index.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

describe.each(index.map((entry) => [entry.title, entry] as const))(
  '%s',
  (_, { file, title, theory, ...card }) => {
    const document = open(file);
    let read: GameGraph | undefined;
    const whole = (): GameGraph => {
      read ??= graphOf(document);
      return read;
    };

    test('an example has the title of its card, and the theory it names covers it', () => {
      expect(document.title).toBe(title);
      expect(chooseTheory(ruledGame(whole())).theory?.name ?? '').toBe(theory);
      if (document.board) expect(document.board).toEqual(card.board);
    });

    test('has a value at every node', () => {
      const { graph } = compile(document);
      const { theory: chosen } = chooseTheory(ruledGame(graph));
      if (!chosen) throw new Error('No theory covers it.');
      const { table, codes } = drain(chosen.solve(graph));
      expect(codes).toHaveLength(document.nodes.length);
      for (const code of codes) expect(table[code]).toBeDefined();
    });

    test('has as many nodes, and as many with a bold rim, as its card says', () => {
      const text = `${card.says} ${card.try}`;
      const [, all] = /\b([\d,]+) (?:positions|nodes)\b/.exec(text) ?? [];
      if (all) expect(Number(all.replaceAll(',', ''))).toBe(whole().order);
      const [, bold] = /\b(\w+) nodes (?:have a|with the) bold rim/.exec(text) ?? [];
      if (!bold) return;
      const count = valuesOf(document).filter(hasInfiniteRank).length;
      expect(numbers.indexOf(bold.toLowerCase())).toBe(count);
    });

    test('has room for every node', () => {
      const places = document.nodes.map(({ x, y }) => [x, y] as const).sort((a, b) => a[0] - b[0]);
      let nearest = Number.POSITIVE_INFINITY;
      for (const [i, [x, y]] of places.entries()) {
        for (let j = i + 1; j < places.length && places[j][0] - x < 60; j++) {
          nearest = Math.min(nearest, Math.hypot(places[j][0] - x, places[j][1] - y));
        }
      }
      expect(nearest).toBeGreaterThanOrEqual(50);
    });
  },
);

describe('what the papers say of them', () => {
  test('every nim heap is worth its size', () => {
    const { ids, valueAt } = solved('nim-heap');
    for (const id of ids) expect(valueAt(id)).toBe(id === '0' ? '0' : `*${id}`);
  });

  test('the cold positions of Wythoff up to (4, 4) are those of the paper', () => {
    const { ids, valueAt } = solved('wythoff');
    expect(ids.filter((id) => valueAt(id) === '0')).toEqual(['(0,0)', '(2,1)', '(1,2)']);
  });

  test('in Figure 1 of Abuku et al., pieces worth 1, 3 and ∞ with exits 2, 3 make ∞ with exits 0, 1, won by going to 2', () => {
    const { valueAt, summed } = solved('fraenkel');
    expect(['b', 'd', 'x'].map(valueAt)).toEqual(['*1', '*3', '∞_{2,3}']);
    expect(summed()).toEqual({ value: '∞_{0,1}', outcome: 'N', winning: ['x → c'] });
    expect(valueAt('c')).toBe('*2');
  });

  test('additional subtraction is finite, with period four after the first heaps, except for heaps that may not grow', () => {
    const { ids, valueAt } = solved('additional-subtraction');
    const values = ids.map(valueAt);
    for (let n = 2; n + 4 <= 16; n++) expect(values[n + 4]).toBe(values[n]);
  });

  test.each([
    ['glass', '0-1:l 1-2:g 1-3:l', '∞_{0,2}'],
    ['full-glass', '0-1:g 1-2:g 1-3:l 2-3:l', '∞_{*0}'],
    ['erratum', 'd', '☾_0'],
    ['moons', 'G', '☾_0'],
    ['moons', 'H', '☾_{0,1}'],
    ['nymphet', 'J', '∞_{*1}'],
    ['full-moon', 'x', '○'],
    ['full-moon', 't', '●'],
    ['hit-and-run', 'x', '*1'],
    ['entailing', 'g', 'ℕ∖{0,1,2}'],
    ['take-tall', '1021', '<<3|^3>|<^-3|-3>>'],
    ['take-small', '2120', '<<1|^1>|<1|-3>>'],
    ['kobber', '.lrl.', '<1|-1>'],
    ['dots-and-boxes', 'xx/x.x/..', '<^-2|^2>'],
    ['diskonnect', '1 ..lrrlrl', '<^0|^2>'],
    ['diskonnect', 'lr.rrlrl', '(2 | 1) not guaranteed'],
    ['matching-pennies', 'pennies', '0'],
    ['squares', '5', '1/4'],
    ['squares', '8', '3/8'],
    ['two-trees', '0-1:b 1-2:b 1-4:r 2-3:r', '0'],
    ['two-trees', '0-1:b 0-3:b 1-2:r 3-4:r', '1/2'],
    ['clobber-row', 'OXO', '1/2'],
    ['clobber-row', 'OOXO', '3/5'],
    ['clobber-row', 'OOOXO', '8/13'],
    ['robot-dominoes', 'BWB', '1/2'],
    ['nogo-star', '. ....', '4'],
    ['nogo-star', 'B ....', '3'],
    ['nogo-star', 'R ....', '0'],
    ['nogo-star', '# #...', '3'],
  ])('%s: %s is %s', (name, id, value) => expect(solved(name).valueAt(id)).toBe(value));

  test.each([
    ['robot-dominoes', ['BWB', 'WBW'], { low: '0', rightSees: '-1', leftSees: '1' }],
    ['equal-profiles', ['G', 'Left'], { low: '0' }],
    ['equal-profiles', ['H', 'Left'], { low: '1/9' }],
    ['equal-profiles', ['G', 'Right'], { low: '-1/2' }],
    ['equal-profiles', ['H', 'Right'], { low: '-4/9' }],
  ])('%s: with pieces on %j both players at once play for %j', (name, pieces, value) => {
    const { view, ...document } = open(`${name}.grundy.json`);
    const { graph, index: vertexOf } = compile({ ...document, view });
    const asked = { pieces: Uint32Array.from(pieces, (id) => vertexOf.get(id) ?? -1) };
    const found = drain(ask('sum', asked, { graph, rules: view.rules }));
    if (found.kind !== 'rounds-sum') throw new Error(found.kind);
    expect(found.value).toMatchObject(value);
  });

  test('the nymphet with an arc to s is a moon, as its card says', () => {
    const document = open('nymphet.grundy.json');
    const edges = [...document.edges, { from: 'J', to: 's', player: 'either' as const }];
    const { graph, index: vertexOf } = compile({ ...document, edges });
    const { theory } = chooseTheory(ruledGame(graph));
    if (!theory) throw new Error('No theory covers it.');
    const { table, codes } = drain(theory.solve(graph));
    expect(textOf(table[codes[vertexOf.get('J') ?? -1]])).toBe('☾_1');
  });

  test('the full glass has a cyclic zone of three nodes from which 0 can be forced', () => {
    const { ids, valueAt } = solved('full-glass');
    expect(ids.filter((id) => valueAt(id) === '∞_{*0}')).toHaveLength(3);
  });

  test('the first cycle has two infinite nodes, and none when an arc far from it is gone', () => {
    const { ids, valueAt } = solved('first-cycle');
    expect(ids.filter((id) => valueAt(id).startsWith('∞'))).toEqual(expect.arrayContaining(['a', 'b']));
    expect(valueAt('b')).toBe('∞_1');
    const document = open('first-cycle.grundy.json');
    const edges = document.edges.filter(({ from, to }) => from !== 'c' || to !== 'd');
    expect(edges).toHaveLength(document.edges.length - 1);
    expect(valuesOf({ ...document, edges }).filter(hasInfiniteRank)).toEqual([]);
  });

  test('the bartender’s problem is ∞ with exits 0 and 2, and a win for the next player', () => {
    expect(solved('bartender').summed()).toMatchObject({ value: '∞_{0,2}', outcome: 'N' });
  });

  test('the large example has at least two thousand nodes, and both kinds of values', () => {
    const { ids, valueAt } = solved('king');
    expect(ids.length).toBeGreaterThanOrEqual(2000);
    const infinite = ids.filter((id) => valueAt(id).startsWith('∞')).length;
    expect(infinite).toBeGreaterThan(100);
    expect(infinite).toBeLessThan(ids.length / 2);
  });

  test.each([
    ['hackenbush', '0-1:g 1-2:b 1-3:b', '↑[2]*'],
    ['hackenbush', '0-1:g 1-2:b 1-3:b 1-4:r 1-5:r', '*'],
    ['nimstring', '0-1 1-2 1-3 0-2 0-3', '*2'],
    ['thinning-thickets', 'r(r)r(r)r(r)b(r)b', '⧾_2'],
    ['thinning-thickets', 'r(r)r(r)r(r)r(r)r(r)b(r)b', '⧾_3'],
    ['thinning-thickets', 'rb(r)r(g)b(g)b', '⧾_2'],
    ['domineering', '.../.../...', '±1'],
    ['octal', '0.77 12', '*4'],
    ['additional-subtraction', '{3,4,-1} 7', '∞_1'],
    ['annihilation', '1>2 2>3 3>1 @ 1', '∞'],
    ['annihilation', '1>2 2>3 3>1 @ 1,2', '∞_0'],
    ['annihilation', '1>2 2>3 3>1 @ 1,2,3', '∞'],
    ['go-cut', '...........', '0'],
    ['go-cut', '............', '0'],
    ['sno-go', 'B.R.B.R.B.R.B.R.B.R', '*1'],
    ['sno-go', 'BB.R.B.R.B.R.B.R.B.R', '*1'],
    ['orthogonal-colouring', '2x2 m=2', '<^-2|^2>'],
    ['orthogonal-colouring', '3x3 m=2', '0'],
  ])('the board of %s, %s, is %s', (ruleset, position, value) => {
    const found = drain(solveBoard({ ruleset, position }, openMemory()));
    if ('kind' in found) throw new Error(found.says);
    const { table, codes } = found.solved.labelling;
    expect(textOf(table[codes[0]])).toBe(value);
    if (found.part) expect(found.part).toMatchObject({ bound: 36 });
  });

  test.each([
    [5, 0],
    [7, 0],
    [9, 1],
  ])(
    'on %s×3 the critical hare is worth %s less than 0: beside that many moves of Left’s the player who begins loses',
    (n, worth) => {
      expect(criticalBeside(n, worth)).toBe('P');
      expect(criticalBeside(n, worth + 1)).toBe('L');
    },
  );

  test('the wild cycle of the phutball strip is there, with eighteen changes of colour, and the form is canonical', () => {
    const document = open('phutball-wild-cycle.grundy.json');
    const { graph, index: vertexOf } = compile(document);
    const at = new Map(document.nodes.map(({ name, id }) => [name, vertexOf.get(id) ?? -1]));
    const cycle = Array.from({ length: 50 }, (_, i) => at.get(String(i + 1)) ?? -1);
    expect(new Set(cycle).size).toBe(50);
    const leads = (player: 'left' | 'right', v: number, w: number): boolean =>
      graph[player].targets.subarray(graph[player].starts[v], graph[player].starts[v + 1]).includes(w);
    const colours = cycle.map((v, i) => {
      const next = cycle[(i + 1) % 50];
      return [leads('left', v, next) && 'L', leads('right', v, next) && 'R'].filter(Boolean).join('');
    });
    expect(colours).not.toContain('');
    // An arc of either player's continues the colour before it, so that it counts no change.
    const one = colours.map((colour, i) => (colour.length === 1 ? colour : colours[(i + 49) % 50]));
    expect(one.filter((colour, i) => colour !== one[(i + 49) % 50])).toHaveLength(18);
    const [value] = valuesOf(document);
    expect(value).toMatchObject({ kind: 'stopper', canonical: { count: 159 } });
  });

  test('the unicycle of ten letters is its own canonical form, by slow play: a stopper without equal positions or reversible options', () => {
    const document = open('unicycle.grundy.json');
    const { graph, ids } = compile(document);
    const options = ({ starts, targets }: GameGraph['left'], v: number) =>
      Array.from(targets.subarray(starts[v], starts[v + 1]));
    const [lefts, rights] = [graph.left, graph.right].map((arcs) => ids.map((_, v) => options(arcs, v)));
    const pattern = ids.slice(0, 10).map((_, v) => (lefts[v].includes((v + 1) % 10) ? 'L' : 'R'));
    expect(pattern.join('')).toBe('LLLRLRRRLR');
    const value = valuesOf(document)[0];
    expect(value).toMatchObject({ kind: 'stopper', canonical: { count: 12 } });
    const atLeast = plusOrder(graph);
    const reversible = ids.flatMap((id, v) => [
      ...lefts[v].filter((l) => rights[l].some((x) => atLeast[v][x])).map((l) => `${id} to ${ids[l]}`),
      ...rights[v].filter((r) => lefts[r].some((x) => atLeast[x][v])).map((r) => `${id} to ${ids[r]}`),
    ]);
    expect(reversible).toEqual([]);
    for (const [v] of ids.entries()) {
      expect([lefts[v].length, rights[v].length].every((count) => count < 2)).toBe(true);
      expect(ids.filter((_, w) => w !== v && atLeast[v][w] && atLeast[w][v])).toEqual([]);
    }
  });

  test('Larsson et al.: an option that is the first may hurt, and a game that is not guaranteed has its stops alone', () => {
    const { valueAt } = solved('scoring-first-option');
    expect(['G', 'H'].map(valueAt)).toEqual(['<^1|2>', '<-1|2>']);
    expect(solved('scoring-not-guaranteed').valueAt('G')).toBe('(1 | -9) not guaranteed');
  });

  test('Larsson et al., Theorem 34: an atomic-reversible option goes where another has the same stop', () => {
    expect(solved('scoring-one-form').valueAt('G')).toBe('<<0|<^1|1>>|^1>');
  });
});

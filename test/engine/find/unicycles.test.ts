/**
 * Unicycles: the table of the paper, what is known of patterns with few solutions, and that what is found is
 * in canonical form, and all there is. That is judged by the theory of loopy games and, of the smallest, by
 * slow play; the search uses neither.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arenaFrom, survivors } from '../../../engine/checking/play/endless-order.ts';
import { compile } from '../../../engine/document/compile.ts';
import { mostExitPositions, readExitChoices } from '../../../engine/find/exit-pool.ts';
import { openFoundLines } from '../../../engine/find/found-lines.ts';
import { documentOfUnicycle, sizeOfUnicycle, textsOfExits } from '../../../engine/find/unicycle-document.ts';
import { periodOfCycle, readUnicyclePattern } from '../../../engine/find/unicycle-pattern.ts';
import {
  findUnicycles,
  type Unicycle,
  type UnicyclesAsked,
  type UnicyclesEnd,
} from '../../../engine/find/unicycles.ts';
import { searchForUnicycles, unicyclesEndSentences } from '../../../engine/find/unicycles-search.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { drain } from '../../../engine/rounds.ts';
import { partizan } from '../../../engine/theories/partizan/index.ts';
import { formFrom, type GraphForm, graphOf } from '../../../engine/values/form.ts';
import { textOf } from '../../../engine/values/words.ts';
import { drained, movesOfGraph } from '../../oracle/graph-moves.ts';
import { permittedPatterns } from '../../oracle/unicycle-patterns.ts';

function asked(pattern: string, choices: string): UnicyclesAsked {
  const [letters, pool] = [readUnicyclePattern(pattern), readExitChoices(choices)];
  if (!letters.ok || !pool.ok) throw new Error(JSON.stringify([letters, pool]));
  return { pattern: letters.value, pool: pool.value };
}

function found(pattern: string, choices: string, choice: 'first' | 'all' = 'all') {
  const search = findUnicycles(asked(pattern, choices), choice);
  const unicycles: Unicycle[] = [];
  for (;;) {
    const next = search.next();
    if (next.done) return { unicycles, end: next.value };
    if (next.value.kind === 'unicycle') unicycles.push(next.value.unicycle);
  }
}

const exitsOf = (unicycles: readonly Unicycle[]): readonly string[] =>
  unicycles.map((unicycle) => textsOfExits(unicycle).join(',')).sort();

/** Compiled, the first position on the cycle is vertex 0. */
const graphOfUnicycle = (unicycle: Unicycle): GameGraph => compile(documentOfUnicycle(unicycle)).graph;

const optionsIn = (pairs: readonly number[], v: number): readonly number[] =>
  pairs.filter((_, k) => k % 2 === 1 && pairs[k - 1] === v);

const oneOption = (pairs: readonly number[], v: number): number => {
  const options = optionsIn(pairs, v);
  return options.length === 1 ? options[0] : -1;
};

/** The pattern and the exits along the cycle of a form, from its start; undefined if it is no unicycle. */
function cycleOfForm(form: GraphForm, letters: readonly string[]): readonly string[] | undefined {
  const exits: string[] = [];
  let at = 0;
  for (const letter of letters) {
    const [ahead, aside] = letter === 'L' ? [form.left, form.right] : [form.right, form.left];
    const exit = oneOption(aside, at);
    if (exit < 0) return undefined;
    exits.push(textOf({ kind: 'stopper', canonical: formFrom(form, exit) }));
    at = oneOption(ahead, at);
    if (at < 0) return undefined;
  }
  return at === 0 ? exits : undefined;
}

/** Whether the theory of loopy games has the drawing as the canonical form of the first position. */
function isCanonicalByTheory(unicycle: Unicycle): boolean {
  const { table, codes } = drain(partizan.solve(graphOfUnicycle(unicycle)));
  const value = table[codes[0]];
  if (value.kind !== 'stopper') return false;
  const form = graphOf(value.canonical);
  return (
    form.count === sizeOfUnicycle(unicycle) &&
    cycleOfForm(form, unicycle.pattern)?.join() === textsOfExits(unicycle).join()
  );
}

/**
 * Whether, by slow play, no two positions are equal, no option of a position is dominated by another, and
 * none is reversible.
 */
function isCanonicalByPlay(unicycle: Unicycle): boolean {
  const { left, right } = movesOfGraph(graphOfUnicycle(unicycle));
  const arenas = left.map((_, v) => arenaFrom({ left, right }, v));
  const isAtLeast = (a: number, b: number): boolean => drained(survivors(arenas[a], arenas[b]))(0, 0);
  return left.every(
    (_, v) =>
      left.every((__, w) => v === w || !(isAtLeast(v, w) && isAtLeast(w, v))) &&
      left[v].every((x) => left[v].every((y) => x === y || !isAtLeast(y, x))) &&
      right[v].every((x) => right[v].every((y) => x === y || !isAtLeast(x, y))) &&
      left[v].every((x) => right[x].every((y) => !isAtLeast(v, y))) &&
      right[v].every((x) => left[x].every((y) => !isAtLeast(y, v))),
  );
}

/** Every way to choose the exits, tried or not. */
function everyWay({ pattern, pool }: UnicyclesAsked): readonly Unicycle[] {
  const count = pool.choices.length;
  return Array.from({ length: count ** pattern.length }, (_, way) => ({
    pattern,
    pool,
    exits: pattern.map((__, v) => Math.floor(way / count ** v) % count),
  }));
}

type Vector = {
  readonly pattern: string;
  readonly exits: readonly string[];
  readonly set: string;
  readonly positions: number;
};

const { unicycles: vectors } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/unicycles-by-exits.json'), 'utf8'),
) as { readonly unicycles: readonly Vector[] };

const nimbers = ['0', '*', '*2', '*3'];

/** `nim:2` means 0, * and *2, and `0+1` means 0 and 1. */
const choicesOf = (set: string): string =>
  set.startsWith('nim:') ? nimbers.slice(0, Number(set.slice(4)) + 1).join() : set.replaceAll('+', ',');

describe('the vectors of unicycles', () => {
  test.each(vectors)('$pattern has the unicycle with exits $exits', ({ pattern, exits, set, positions }) => {
    const { unicycles } = found(pattern, choicesOf(set));
    const its = unicycles.filter((unicycle) => textsOfExits(unicycle).join() === exits.join());
    expect(its.map(sizeOfUnicycle)).toEqual([positions]);
  });
});

describe('the table of the paper', () => {
  test.each([
    [4, 1],
    [5, 4],
    [6, 9],
    [7, 16],
    [8, 31],
    [9, 56],
  ])('patterns of %i letters', (length, count) => {
    const patterns = permittedPatterns(length);
    expect(patterns.length).toBe(count);
    const without: string[] = [];
    for (const pattern of patterns) {
      const { unicycles, end } = found(pattern, '0,*,*2', 'first');
      if (unicycles.length === 0) without.push(pattern);
      expect(end.why).toBe(unicycles.length === 0 ? 'whole' : 'chosen');
      expect(unicycles.every(isCanonicalByTheory)).toBe(true);
    }
    expect(without).toEqual(length === 9 ? ['LLRLLRLLR', 'LRRLRRLRR'] : []);
  });

  /** Of how many patterns of 4 to 9 letters there is one with these exits. */
  test.each([
    ['0', [0, 0, 1, 2, 3, 6]],
    ['0,*', [1, 4, 7, 10, 18, 38]],
    ['0,*,*2,*3', [1, 4, 9, 16, 31, 56]],
    ['0,*,1,-1', [1, 4, 7, 14, 27, 48]],
  ])('with exits %s', (choices, counts) => {
    const having = [4, 5, 6, 7, 8, 9].map(
      (length) =>
        permittedPatterns(length).filter((pattern) => found(pattern, choices, 'first').end.found > 0).length,
    );
    expect(having).toEqual(counts);
  });

  test('what is read as a pattern is what the two restrictions permit', () => {
    const read = Array.from({ length: 2 ** 8 }, (_, bits) =>
      Array.from({ length: 8 }, (__, i) => 'LR'[(bits >> i) & 1]).join(''),
    ).filter((pattern) => readUnicyclePattern(pattern).ok);
    const turns = (pattern: string): readonly string[] =>
      [...pattern].map((_, i) => pattern.slice(i) + pattern.slice(0, i));
    expect(new Set(read)).toEqual(new Set(permittedPatterns(8).flatMap(turns)));
  });

  test('LLRLLRLLR needs *3, and four nimbers', () => {
    const { unicycles } = found('LLRLLRLLR', '0,*,*2,*3');
    const orders = ['123', '132', '213', '231', '312', '321'];
    const exits = orders.map((numbers) =>
      [...numbers].flatMap((n) => [nimbers[Number(n)], nimbers[Number(n)], '0']).join(),
    );
    expect(new Set(exitsOf(unicycles))).toEqual(new Set(exits));
    expect(unicycles.length).toBe(exits.length);
    for (const left of nimbers) {
      const three = nimbers.filter((each) => each !== left).join();
      expect(found('LLRLLRLLR', three).unicycles).toEqual([]);
    }
  });
});

describe('the open problem', () => {
  const open = 'LLLRLRRRLR';

  test('with exits 0 and 1 it has exactly one unicycle', () => {
    const { unicycles, end } = found(open, '0,1');
    expect(exitsOf(unicycles)).toEqual(['0,0,0,1,1,1,1,1,0,0']);
    expect(end).toEqual({ why: 'whole', ways: 1024n, of: 1024n, found: 1 });
    expect(unicycles.map(isCanonicalByTheory)).toEqual([true]);
    expect(unicycles.map(isCanonicalByPlay)).toEqual([true]);
  });

  test.each([
    ['-1,0,1', 17],
    ['0,*,1,-1', 60],
  ])('with exits %s it has %i, and the theory finds each in canonical form', (choices, count) => {
    const { unicycles } = found(open, choices);
    expect(new Set(exitsOf(unicycles)).size).toBe(count);
    expect(unicycles.length).toBe(count);
    expect(unicycles.every(isCanonicalByTheory)).toBe(true);
  });

  test('it has one with infinitesimal exits', () => {
    expect(exitsOf(found(open, '0,^').unicycles)).toContain('0,0,0,0,↑,0,↑,↑,0,0');
  });

  test.each([3, 10])('it has none with the nimbers 0 to *%i', (most) => {
    const all = Array.from({ length: most + 1 }, (_, n) => (n === 0 ? '0' : `*${n}`));
    const of = BigInt(all.length) ** 10n;
    expect(found(open, all.join())).toEqual({
      unicycles: [],
      end: { why: 'whole', ways: of, of, found: 0 },
    });
  });
});

describe('the search leaves nothing out', () => {
  test.each([
    ['LLRR', '0,*,*2'],
    ['LLRR', '0,^,1,-1'],
    ['LLRLR', '0,*,1'],
    ['LLLRR', '0,*,{1|0}'],
    ['LRLRR', '0,*2,v'],
    ['LLRLLR', '0,*,*2'],
    ['LLLRRR', '0,1'],
    ['LLRRLR', '0,*'],
    ['LLRRLLRR', '0,*'],
  ])('%s with exits %s, against every way and the theory', (pattern, choices) => {
    const { unicycles, end } = found(pattern, choices);
    const every = everyWay(asked(pattern, choices));
    expect(end).toMatchObject({ why: 'whole', ways: BigInt(every.length), of: BigInt(every.length) });
    expect(exitsOf(unicycles)).toEqual(exitsOf(every.filter(isCanonicalByTheory)));
  });

  test('patterns of 4 and 5 letters with exits 0 and *, against slow play', () => {
    const counts = [...permittedPatterns(4), ...permittedPatterns(5)].map((pattern) => {
      const every = everyWay(asked(pattern, '0,*'));
      const its = exitsOf(every.filter(isCanonicalByPlay));
      expect(exitsOf(found(pattern, '0,*').unicycles)).toEqual(its);
      return its.length;
    });
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  test('a pattern from another beginning, or with the players changed, has as many', () => {
    const permitted = fc
      .array(fc.constantFrom('L', 'R'), { minLength: 4, maxLength: 8 })
      .map((letters) => letters.join(''))
      .filter((pattern) => readUnicyclePattern(pattern).ok);
    fc.assert(
      fc.property(permitted, fc.nat(), (pattern, turn) => {
        const by = turn % pattern.length;
        const turned = pattern.slice(by) + pattern.slice(0, by);
        const changed = [...pattern].map((letter) => (letter === 'L' ? 'R' : 'L')).join('');
        const count = found(pattern, '0,*,1,-1').unicycles.length;
        expect(found(turned, '0,*,1,-1').unicycles.length).toBe(count);
        expect(found(changed, '0,*,1,-1').unicycles.length).toBe(count);
      }),
      { numRuns: 15 },
    );
  });

  test('a search that is stopped says how far it came, and the rest is not called searched', () => {
    let slices = 0;
    const search = findUnicycles(asked('LRLRLRLRR', '0,*,1,-1'), 'all', () => ++slices > 3);
    let end: UnicyclesEnd | undefined;
    while (!end) {
      const next = search.next();
      if (next.done) end = next.value;
    }
    expect(end.why).toBe('stopped');
    expect(end.ways).toBeLessThan(end.of);
    expect(unicyclesEndSentences(end, asked('LRLRLRLRR', '0,*,1,-1'))[0]).toMatch(
      /^stopped after [\d.]+ % of all 262,144 choices of 9 exits among 0,\*,1,-1: .* so far$/,
    );
  });
});

describe('what is read and said', () => {
  test.each([
    ['LLXR', 'letter 3', 'is "X"; a pattern is made of L and R'],
    ['llrr', 'letter 1', 'is "l"; a pattern is made of L and R'],
    ['LLR', 'LLR', 'is too short'],
    ['LLLLR', 'LLLLR', 'has fewer than two R'],
    ['LRRRR', 'LRRRR', 'has fewer than two L'],
    ['LRLRLR', 'LRLRLR', 'alternates all the way'],
    ['LLRR'.repeat(7), 'LLRR'.repeat(7), 'has 28 letters'],
  ])('the pattern %s is refused', (text, place, says) => {
    const read = readUnicyclePattern(text);
    expect(read.ok ? [] : read.problems.slice(0, 1)).toEqual([
      { place, says: expect.stringContaining(says) },
    ]);
  });

  test.each([
    ['0,', '--choices', 'a game is missing'],
    ['0,on', '--choices, on', 'it must be a game without cycles, and this is none'],
    ['0,1/2,{0|1}', '--choices, {0|1}', 'this is 1/2, which is given before'],
    ['0,500', '--choices, 500', `may have ${mostExitPositions} positions together`],
    ['0,{1|', '--choices, {1|', 'the brace that opens here has no closing brace'],
  ])('the choices %s are refused', (text, place, says) => {
    const read = readExitChoices(text);
    expect(read.ok ? [] : read.problems).toEqual([{ place, says: expect.stringContaining(says) }]);
  });

  test('choices may have commas within brackets, and share their positions', () => {
    const read = readExitChoices('{1|0}, ±{1,{2|0}}, 1');
    expect(read.ok && read.value.choices.map(({ text }) => text)).toEqual(['{1|0}', '±{1,{2|0}}', '1']);
    expect(
      read.ok && new Set(read.value.left.map((_, v) => `${read.value.left[v]}|${read.value.right[v]}`)).size,
    ).toBe(read.ok && read.value.left.length);
  });

  test('the period of a cycle divides its length', () => {
    expect(['LLRLLR', 'LLRLLRR', 'LLLL', 'LLRRLLRR'].map((text) => periodOfCycle([...text]))).toEqual([
      3, 7, 1, 4,
    ]);
  });

  test('the end says what was exhausted, and how a repeating pattern is counted', () => {
    const six = asked('LLRLLRLLR', '0,*,*2,*3');
    expect(unicyclesEndSentences(found('LLRLLRLLR', '0,*,*2,*3').end, six)).toEqual([
      'all 262,144 choices of 9 exits among 0,*,*2,*3: 6 unicycles',
      'the pattern comes again round the cycle, so that each unicycle is counted from each of its 3 beginnings',
    ]);
    expect(unicyclesEndSentences(found('LLRR', '0').end, asked('LLRR', '0'))).toEqual([
      'the 1 choice of 4 exits among 0: none with these exits; there may be some with others',
    ]);
  });

  test('a line of JSON has the exits and the drawing', () => {
    const search = searchForUnicycles(asked('LLRR', '0,*'), 'all');
    const lines = openFoundLines('json', search);
    const texts: string[] = [];
    const slices = search.run();
    let slice = slices.next();
    for (; !slice.done; slice = slices.next())
      if (slice.value.kind === 'row') texts.push(lines.line(slice.value.row));
    const two = texts.map((text) => JSON.parse(text));
    expect(two.map(({ exits }) => exits.join())).toEqual(['0,0,*,*', '*,*,0,0']);
    expect(two[0]).toMatchObject({ pattern: 'LLRR', nodes: 6 });
    expect(JSON.parse(lines.end(slice.value))).toEqual({ end: 'whole', ways: 16, of: 16, found: 2 });
  });

  test('where a number would not be exact, a count in JSON is a text', () => {
    const slices = searchForUnicycles(asked('LLLLLRLRRRLRLLRLRRRLLRLR', '0,*,*2,1,-1'), 'first').run(
      () => true,
    );
    let slice = slices.next();
    while (!slice.done) slice = slices.next();
    expect(slice.value.data.of).toBe(String(5n ** 24n));
  });
});

/**
 * The search among pairs finds exactly those that fulfil a condition: pairs of drawings that come by plain
 * enumeration, whose sums are played out place by place.
 */
import { describe, expect, test } from 'vitest';
import type { GameCondition } from '../../../engine/find/condition.ts';
import { type DrawingKind, plainKind } from '../../../engine/find/drawing-kind.ts';
import type { DrawingsAsked } from '../../../engine/find/drawings-asked.ts';
import type { FindChoice } from '../../../engine/find/find-drawings.ts';
import { findPairs, type PairsEnd } from '../../../engine/find/find-pairs.ts';
import { pairsEndSentences } from '../../../engine/find/find-said.ts';
import type { SearchMark } from '../../../engine/find/found-search.ts';
import { type GameSum, readGameSum } from '../../../engine/find/game-sum.ts';
import { openPairCheck } from '../../../engine/find/pair-check.ts';
import { readPairCondition } from '../../../engine/find/read-condition.ts';
import type { GamePair, SummandGame } from '../../../engine/find/sum-desk.ts';
import { textOf } from '../../../engine/values/words.ts';
import { outcomeOfDrawings, relationOfDrawings, turnedText } from '../../oracle/drawn-pairs.ts';
import { rootedText, rootedTexts } from '../../oracle/small-drawings.ts';

const kind = (some: Partial<DrawingKind>): DrawingKind => ({ ...plainKind, ...some });

function conditionOf(text: string): GameCondition {
  const read = readPairCondition(text);
  if (!read.ok) throw new Error(read.problems.map(({ place, says }) => `${place}: ${says}`).join('; '));
  return read.value;
}

const textOfGame = ({ digraph: { order, arcs, gray }, start }: SummandGame): string =>
  rootedText(
    Array.from({ length: order }, (_, u) => {
      const row = Array.from({ length: order }, (__, v) => '.LRE'[arcs[u * order + v]]);
      return row.join('') + (gray[u] === 1 ? 'g' : 'w');
    }),
    start,
  );

const textOfPair = ({ G, H }: GamePair): string => `${textOfGame(G)} ${textOfGame(H)}`;

type Searched = { readonly pairs: readonly GamePair[]; readonly end: PairsEnd; readonly marks: SearchMark[] };

function searched(
  drawings: DrawingsAsked,
  text: string,
  choice: FindChoice = { kind: 'all' },
  from?: SearchMark,
): Searched {
  const check = openPairCheck(conditionOf(text));
  const search = findPairs({ drawings, choice, withForms: true }, check.holds, () => false, from);
  const pairs: GamePair[] = [];
  const marks: SearchMark[] = [];
  for (;;) {
    const next = search.next();
    if (next.done) return { pairs, end: next.value, marks };
    if (next.value.kind === 'pair') pairs.push(next.value.pair);
    else marks.push(next.value.mark());
  }
}

/** The same function, but slow play finds its result only once for the same texts. */
function once<T>(find: (...texts: readonly string[]) => T): (...texts: readonly string[]) => T {
  const found = new Map<string, T>();
  return (...texts) => {
    const name = texts.join(' ');
    const known = found.get(name);
    if (known !== undefined) return known;
    const its = find(...texts);
    found.set(name, its);
    return its;
  };
}

const relationOf = once((g, h) => relationOfDrawings([g], [h]));

const upTo = (most: number, some: DrawingKind): DrawingsAsked => ({ least: 1, most, kind: some });

function textsUpTo(most: number, some: DrawingKind): readonly string[] {
  return Array.from({ length: most }, (_, i) => [...rootedTexts(i + 1, some)]).flat();
}

/** Expects the search to find exactly the pairs that `accepts` names, and returns their number. */
function expectAllFound(
  most: number,
  some: DrawingKind,
  text: string,
  accepts: (g: string, h: string) => boolean,
): number {
  const { pairs, end } = searched(upTo(most, some), text);
  const texts = textsUpTo(most, some);
  const wanted = texts.flatMap((g) => texts.flatMap((h) => (accepts(g, h) ? [`${g} ${h}`] : [])));
  expect(end).toMatchObject({
    ...{ why: 'whole', games: texts.length, pairs: texts.length ** 2, unknown: 0, found: wanted.length },
  });
  expect(pairs.map(textOfPair).toSorted()).toEqual(wanted.toSorted());
  return wanted.length;
}

/** Two gray starts are no position to which play leads. */
const isOfWhiteStarts = ({ G, H }: GamePair): boolean =>
  G.digraph.gray[G.start] + H.digraph.gray[H.start] === 0;

const partizan = kind({ partizan: true });
const looped = kind({ partizan: true, loops: true });

describe('a search among pairs misses none, and finds none that does not fulfil its condition', () => {
  test.each([
    [2, partizan],
    [3, plainKind],
    [2, kind({ loops: true })],
    [2, kind({ gray: true, loops: true })],
    [3, kind({ gray: true, acyclic: true })],
  ] as const)('outcomes of sums, up to %i nodes of the kind %o', (most, some) => {
    // Two gray starts are no position to which play leads.
    const isNone = (g: string, h: string): boolean =>
      g.split('/')[0].endsWith('g') && h.split('/')[0].endsWith('g');
    const texts = textsUpTo(most, some);
    const played = new Map(
      texts.flatMap((g) => texts.map((h) => [`${g} ${h}`, isNone(g, h) ? '' : outcomeOfDrawings([g, h])])),
    );
    const none = [...played.values()].filter((outcome) => outcome === '').length;
    let known = 0;
    for (const outcome of ['L', 'R', 'N', 'P', 'D', 'N^', 'Nv', 'P^', 'Pv']) {
      const { pairs, end } = searched(upTo(most, some), `outcome(G + H) = ${outcome}`);
      const wanted = [...played].flatMap(([pair, its]) => (its === outcome ? [pair] : []));
      expect(pairs.map(textOfPair).toSorted()).toEqual(wanted.toSorted());
      expect(end.unknown).toBe(none);
      known += wanted.length;
    }
    expect(known + none).toBe(texts.length ** 2);
    expect(known).toBeGreaterThan(20);
  });

  test('outcomes of sums of partizan drawings beside gray ones', () => {
    const some = kind({ partizan: true, gray: true });
    const drawings = upTo(2, some);
    let games = 0;
    const wrong: string[] = [];
    const check = openPairCheck(conditionOf('G = H'));
    const sums = ['G + H', 'G - H', '-G - H'].map((text) => readGameSum(text) as GameSum);
    const every = findPairs({ drawings, choice: { kind: 'all' }, withForms: false }, () => true);
    for (const advance of every) {
      if (advance.kind !== 'pair') continue;
      const { G, H } = advance.pair;
      if (G.digraph.gray[G.start] + H.digraph.gray[H.start] > 1) continue;
      const [g, h] = [textOfGame(G), textOfGame(H)];
      for (const [i, texts] of [
        [g, h],
        [g, turnedText(h)],
        [turnedText(g), turnedText(h)],
      ].entries()) {
        games++;
        const { outcome } = check.sumOf(advance.pair, sums[i]);
        if (outcome !== outcomeOfDrawings(texts)) wrong.push(`${texts.join(' ')}: ${outcome}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(games).toBeGreaterThan(1000);
  });

  test('how two games and their sums compare, loops included', () => {
    const texts = textsUpTo(2, looped);
    const isEqual = new Set(
      texts.flatMap((g) => texts.flatMap((h) => (relationOf(g, turnedText(h)) === '=' ? [`${g} ${h}`] : []))),
    );
    // In a sum the order of the two games makes no difference.
    const besideZero = once((g, h) => relationOfDrawings([g, h], []));
    const isZero = (g: string, h: string): boolean => (g < h ? besideZero(g, h) : besideZero(h, g)) === '=';
    const zeros = expectAllFound(2, looped, 'value(G + H) = 0', isZero);
    expect(zeros).toBeGreaterThan(10);
    // on and its negative are no zero game together.
    const apart = expectAllFound(
      ...([2, looped, 'G + H != 0 and G = -H'] as const),
      (g, h) => isEqual.has(`${g} ${h}`) && !isZero(g, h),
    );
    expect(apart).toBeGreaterThan(0);
    for (const [sign, relation] of [
      ['>', '>'],
      ['||', '||'],
    ] as const)
      expect(
        expectAllFound(2, looped, `G ${sign} H`, (g, h) => relationOf(g, h) === relation),
      ).toBeGreaterThan(100);
  });

  test('G - G is G beside its negative, in which play need not end', () => {
    const beside = once((g) => relationOfDrawings([g, turnedText(g)], []));
    const found = expectAllFound(2, looped, 'G - G != 0', (g) => beside(g) !== '=');
    expect(found).toBeGreaterThan(0);
  });

  test.each([
    [300, partizan],
    [1000, kind({ gray: true, loops: true })],
  ] as const)('sums of %i random pairs of three nodes of the kind %o', (count, some) => {
    const texts = new Set<string>();
    const wrong: string[] = [];
    const check = openPairCheck(conditionOf('G = H'));
    const sums = ['G + H', 'G - H', 'G + G - H'].map((text) => readGameSum(text) as GameSum);
    const drawings = { least: 3, most: 3, kind: some };
    const choice = { kind: 'any', count, seed: 11 } as const;
    for (const advance of findPairs({ drawings, choice, withForms: false }, isOfWhiteStarts)) {
      if (advance.kind !== 'pair') continue;
      const [g, h] = [textOfGame(advance.pair.G), textOfGame(advance.pair.H)];
      texts.add(`${g} ${h}`);
      for (const [i, each] of [
        [g, h],
        [g, turnedText(h)],
        [g, g, turnedText(h)],
      ].entries()) {
        const { outcome, value } = check.sumOf(advance.pair, sums[i]);
        if (outcome !== outcomeOfDrawings(each)) wrong.push(`${each.join(' ')}: ${outcome}`);
        const isZero = value && textOf(value) === '0';
        if (some.partizan && value && isZero !== (relationOfDrawings(each, []) === '='))
          wrong.push(`${each}: ${textOf(value)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(texts.size).toBeGreaterThan(count - 20);
  });

  test('loony games of one value differ beside a game in which play need not end', () => {
    const drawings = { ...upTo(3, kind({ gray: true, loops: true })), least: 3 };
    const isPair = ({ G, H }: GamePair): boolean =>
      G.value?.kind === 'cyclic' && H.value?.kind === 'loony' && isOfWhiteStarts({ G, H });
    const check = openPairCheck(conditionOf('outcome(G + H) = D'));
    const outcomes = new Set<string>();
    const wrong: string[] = [];
    for (const advance of findPairs(
      { drawings, choice: { kind: 'any', count: 200, seed: 1 }, withForms: false },
      isPair,
    )) {
      if (advance.kind !== 'pair') continue;
      const { G, H } = advance.pair;
      const outcome = outcomeOfDrawings([textOfGame(G), textOfGame(H)]);
      outcomes.add(outcome);
      if (check.holds(advance.pair) !== (outcome === 'D')) wrong.push(textOfPair(advance.pair));
    }
    expect(wrong).toEqual([]);
    expect(outcomes).toEqual(new Set(['D', 'N']));
  });
});

test('sums of games of up to three nodes are stopper-sided, and are 0 only beside the negative', () => {
  const { end } = searched(upTo(3, partizan), 'G + H is not sided or (G + H = 0 and G != -H)');
  expect(end).toMatchObject({ why: 'whole', pairs: 3_115_225, found: 0, unknown: 0 });
});

describe('the order of pairs', () => {
  const sizeOf = ({ G, H }: GamePair): readonly [number, number] => [
    G.shape.nodes + H.shape.nodes,
    G.shape.arcs + H.shape.arcs,
  ];

  test('is by nodes and then by arcs, and every two games come once in each order', () => {
    const { pairs, end } = searched(upTo(3, plainKind), 'nodes(G) > 0');
    const sizes = pairs.map(sizeOf);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    const texts = pairs.map(textOfPair);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBe(end.games ** 2);
    expect(end).toMatchObject({ drawings: 20, why: 'whole' });
  });

  test('the first has the fewest nodes and then arcs, and --smallest gives all with as few', () => {
    const text = 'G || H and not G is nimber';
    const all = searched(upTo(3, kind({ partizan: true, acyclic: true })), text);
    const first = searched(upTo(3, kind({ partizan: true, acyclic: true })), text, { kind: 'first' });
    const some = searched(upTo(3, kind({ partizan: true, acyclic: true })), text, { kind: 'smallest' });
    expect(first.pairs.map(textOfPair)).toEqual([textOfPair(all.pairs[0])]);
    expect(first.end.why).toBe('chosen');
    const least = all.pairs.filter((pair) => `${sizeOf(pair)}` === `${sizeOf(all.pairs[0])}`);
    expect(some.pairs.map(textOfPair)).toEqual(least.map(textOfPair));
    expect(some.end).toMatchObject({ why: 'chosen', found: least.length });
  });

  test('the shards are all pairs, each once', () => {
    const whole = searched(upTo(3, plainKind), 'outcome(G + H) = P');
    const parts = [1, 2, 3].map((number) =>
      searched({ ...upTo(3, plainKind), part: { number, of: 3 } }, 'outcome(G + H) = P'),
    );
    expect(parts.flatMap(({ pairs }) => pairs.map(textOfPair)).toSorted()).toEqual(
      whole.pairs.map(textOfPair).toSorted(),
    );
    expect(parts.reduce((sum, { end }) => sum + end.pairs, 0)).toBe(whole.end.pairs);
  });

  test('more games than are kept end the search, which says so', () => {
    const check = openPairCheck(conditionOf('G = ↑'));
    const asked = { drawings: upTo(3, plainKind), choice: { kind: 'all' }, withForms: false } as const;
    const search = findPairs({ ...asked, mostGames: 10 }, check.holds);
    let next = search.next();
    while (!next.done) next = search.next();
    expect(next.value).toMatchObject({ why: 'full', found: 0 });
    expect(pairsEndSentences(next.value, asked.drawings)[0]).toMatch(
      /^stopped after \d+ pairs? of the first \d+ games, as many as are kept: none so far; search fewer nodes$/,
    );
  });

  test('from each mark the search continues as if it had not been stopped', () => {
    for (const choice of [{ kind: 'all' }, { kind: 'smallest' }] as const) {
      const drawings = { ...upTo(3, kind({ acyclic: true })), part: { number: 2, of: 3 } };
      const text = 'G + H = * and nodes(G) < 3';
      const whole = searched(drawings, text, choice);
      expect(whole.marks.length).toBeGreaterThan(2);
      for (const mark of [whole.marks[0], ...whole.marks.slice(-2)]) {
        const rest = searched(drawings, text, choice, mark);
        expect(rest.pairs.map(textOfPair)).toEqual(whole.pairs.slice(mark[2]).map(textOfPair));
        expect(rest.end).toMatchObject({ ...whole.end, games: rest.end.games });
      }
    }
  });
});

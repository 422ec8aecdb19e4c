/**
 * Facts of Huggan's thesis, corrected where it errs, of whole families of positions: each is counted out, as
 * its ruleset has the moves. Long because games and words that are made once serve all of them.
 */
import { describe, expect, test } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { disjointUnion } from '../../../engine/graph/disjoint-union.ts';
import { withoutEnds } from '../../../engine/graph/game-graph.ts';
import { printRational } from '../../../engine/numbers/rationals.ts';
import { type Convention, ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import type { JointGraph } from '../../../engine/simultaneous/completed.ts';
import { valueOfRoundsSum } from '../../../engine/simultaneous/sum-value.ts';
import type { RoundSum } from '../../../engine/simultaneous/sums.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import type { ExpectedValue } from '../../../engine/values/expected.ts';
import { boardAtOnce, valuesByText } from '../../fixtures/boards-at-once.ts';
import { drawnAtOnce, expectedValuesOf } from '../../fixtures/joint-games.ts';

const hackenbush = 'simultaneous-hackenbush';

/** All words of n letters. */
const words = (letters: string, n: number): readonly string[] =>
  n === 0 ? [''] : words(letters, n - 1).flatMap((word) => [...letters].map((letter) => word + letter));
const wordsUpTo = (letters: string, n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => words(letters, i + 1)).flat();

const stalk = (colours: string): string =>
  [...colours].map((colour, i) => `${i}-${i + 1}:${colour}`).join(' ');

/** A fraction of a small denominator, or of a power of two. */
function asNumber(text: string): number {
  const [over, under = '1'] = text.split('/');
  return Number(over) / Number(under);
}

/**
 * An edge with a drawing worth x on top of it, by turns (Berlekamp, Conway and Guy, Winning Ways, chapter 7).
 */
function edgeBelow(colour: string, x: number): number {
  if (colour === 'r') return -edgeBelow('b', -x);
  let n = 1;
  while (x + n <= 1) n++;
  return (x + n) / 2 ** (n - 1);
}

/** What a sum of games is worth, each from its vertex 0. */
function sumOf(games: readonly JointGraph[], sum: RoundSum, convention: Convention) {
  let before = 0;
  const starts = games.map(({ order }) => {
    before += order;
    return before - order;
  });
  const found = drain(valueOfRoundsSum(jointGraph(disjointUnion(games)), starts, sum, convention));
  if ('kind' in found) throw new Error(found.kind);
  return [found.value.low, found.rightSees, found.leftSees].map(printRational);
}

/** The game of a position, remembered. */
const known = new Map<string, JointGraph>();
function gameOf(ruleset: string, position: string): JointGraph {
  const key = `${ruleset} ${position}`;
  const game =
    known.get(key) ?? jointGraph(withoutEnds(boardAtOnce(ruleset, position, 'normal', true).graph));
  known.set(key, game);
  return game;
}

describe('red-blue stalks', () => {
  /** The edges of one colour first, then the longest run of colours in turn from the last of them. */
  function scoreOfStalk(colours: string): number {
    const [equal] = /^(b+|r+)/.exec(colours) ?? [''];
    let last = equal.length;
    while (last < colours.length && colours[last] !== colours[last - 1]) last++;
    const score = colours[last - 1] === colours[0] ? equal.length : equal.length - 1;
    return colours[0] === 'b' ? score : -score;
  }

  test('all 1,022 of up to nine edges have a saddle, their scores follow from their colours, and in normal play these have the signs', () => {
    const stalks = new Map(wordsUpTo('br', 9).map((colours) => [stalk(colours), colours]));
    expect(stalks.size).toBe(1022);
    // All others follow from those of nine edges by one cut.
    const boards = words('br', 9).map((colours) => boardAtOnce(hackenbush, stalk(colours), 'normal', true));
    const graph = disjointUnion(boards.map((board) => jointGraph(withoutEnds(board.graph))));
    const texts = boards.flatMap((board) => board.texts());
    const [normal, scoring] = [expectedValuesOf(graph), expectedValuesOf(graph, 'scoring')];
    // Where that holds of all that can follow, a matrix has a saddle if and only if it makes no difference
    // who sees the other's move.
    const seen = (value: ExpectedValue | undefined) => [value?.rightSees, value?.low, value?.leftSees];
    const [found, expected] = [new Map<string, unknown>(), new Map<string, unknown>()];
    for (const [v, text] of texts.entries()) {
      const colours = stalks.get(text);
      if (colours === undefined || found.has(colours)) continue;
      const score = scoreOfStalk(colours);
      const byTurns = [...colours].reduceRight((above, colour) => edgeBelow(colour, above), 0);
      found.set(colours, [seen(scoring[v]), seen(normal[v]), normal[v]?.class === 'L']);
      const [scores, sign] = [score, Math.sign(score)].map((worth) => new Array(3).fill(String(worth)));
      expected.set(colours, [scores, sign, byTurns > 2 / 3]);
    }
    expect(found.size).toBe(1022);
    expect([...found]).toEqual([...expected]);
  });

  test('one that is blue with blue and red leaves scores its length, a point more for each blue one and a point less for each red one', () => {
    // Each inner node has a leaf of either colour, so that all the others follow by cuts of either player's.
    const inner = [1, 2, 3, 4];
    const leaves = inner.map((at) => `${at}-${4 + 2 * at}:b ${at}-${5 + 2 * at}:r`).join(' ');
    const values = valuesByText(hackenbush, `${stalk('bbbbb')} ${leaves}`, 'scoring');
    let tried = 0;
    for (const [text, value] of values) {
      const trunk = text.split(' ').filter((word) => inner.concat(0).some((i) => word === `${i}-${i + 1}:b`));
      const boughs = text.split(' ').filter((word) => !trunk.includes(word));
      const feet = boughs.map((word) => Number(word.split('-')[0]));
      if (text === '0' || new Set(feet).size < feet.length || feet.includes(trunk.length)) continue;
      const blue = boughs.filter((word) => word.endsWith('b')).length;
      expect(value.low, text).toBe(String(trunk.length + 2 * blue - boughs.length));
      tried++;
    }
    expect(tried).toBe(121);
  });

  test('one that begins with two blue edges wins a conjunctive sum beside stalks that are blue below and blue somewhere above', () => {
    const stalks = wordsUpTo('br', 4).filter((colours) => colours.startsWith('b'));
    const worth = (...given: readonly string[]) =>
      sumOf(
        given.map((colours) => gameOf(hackenbush, stalk(colours))),
        'conjunctive',
        'normal',
      )[0];
    for (const two of stalks.filter((colours) => colours.startsWith('bb')))
      for (const other of stalks) {
        const isOver = !two.includes('r') || other === 'b';
        const isWon = isOver || other.lastIndexOf('b') > 0;
        expect(worth(two, other), `${two} and ${other}`).toBe(isWon ? '1' : '0');
      }
    expect(worth('bbr', 'brb', 'brrb')).toBe('1');
    expect(worth('bbr', 'brb', 'br')).not.toBe('1');
  });

  test('of those of up to three edges only a red one makes Table 7.2 of the thesis in the two sums in which it can', () => {
    const beside = [gameOf('simultaneous-clobber', 'OXO'), gameOf('subtraction-squares', '{1}|{2} 4 -L2')];
    const fits = wordsUpTo('br', 3).filter((colours) => {
      const games = [...beside, gameOf(hackenbush, stalk(colours))];
      const table = (['conjunctive', 'continued'] as const).map((sum) =>
        (['normal', 'scoring'] as const).map((convention) => sumOf(games, sum, convention)[0]).join(),
      );
      return table.join(' ') === '-1,-1 0,-1/2';
    });
    expect(fits).toEqual(['r']);
  });
});

describe('trees', () => {
  /**
   * For each node except the ground, in the order of their numbers: the one below, and the colour of the edge
   * to it.
   */
  type Tree = { readonly below: readonly number[]; readonly colours: string };

  const branches = ({ below, colours }: Tree, at: number) =>
    below.flatMap((parent, i) => (parent === at ? [{ colour: colours[i], top: i + 1 }] : []));
  /** The same text for trees that differ in the order of branches alone. */
  const shape = (tree: Tree, at = 0): string => {
    const parts = branches(tree, at).map(({ colour, top }) => `${colour}(${shape(tree, top)})`);
    return parts.toSorted().join('');
  };
  const byTurns = (tree: Tree, at = 0): number =>
    branches(tree, at)
      .map(({ colour, top }) => edgeBelow(colour, byTurns(tree, top)))
      .reduce((one, other) => one + other, 0);
  const written = ({ below, colours }: Tree): string =>
    below.map((parent, i) => `${parent}-${i + 1}:${colours[i]}`).join(' ');

  /** Each tree with one edge more, once. */
  const grown = (trees: readonly Tree[]): readonly Tree[] => {
    const found = trees.flatMap(({ below, colours }) =>
      Array.from({ length: below.length + 1 }, (_, parent) => parent).flatMap((parent) =>
        ['b', 'r'].map((colour) => ({ below: [...below, parent], colours: colours + colour })),
      ),
    );
    return [...new Map(found.map((tree) => [shape(tree), tree])).values()];
  };

  test('of up to four edges, worth more than 2/3 by turns: Left wins all but the two that refute Conjecture 7.1.11', () => {
    let layer: readonly Tree[] = [{ below: [], colours: '' }];
    const trees = [1, 2, 3, 4].flatMap(() => {
      layer = grown(layer);
      return layer;
    });
    expect([trees.length, layer.length]).toEqual([142, 107]);
    const large = trees.filter((tree) => byTurns(tree) > 2 / 3);
    const graph = disjointUnion(large.map((tree) => gameOf(hackenbush, written(tree))));
    const values = expectedValuesOf(graph);
    let before = 0;
    const others: string[] = [];
    for (const tree of large) {
      const value = values[before];
      before += gameOf(hackenbush, written(tree)).order;
      if (value?.class !== 'L') others.push(`${shape(tree)}, ${byTurns(tree)}: ${value?.low}`);
    }
    const fork = shape({ below: [0, 1, 2, 1], colours: 'bbrr' });
    const stalks = shape({ below: [0, 1, 0, 3], colours: 'brbr' });
    expect(new Set(others)).toEqual(new Set([`${fork}, 0.75: 0`, `${stalks}, 1: 1/2`]));
  });
});

describe('squares, where either player takes one number', () => {
  test('a < b: neither below a, Left below b, neither below a + b, then the mean of what two rounds before it are worth', () => {
    for (let b = 2; b <= 5; b++)
      for (let a = 1; a < b; a++) {
        const strip = (n: number): string => `{${a}}|{${b}} ${n}`;
        const values = new Map<string, ExpectedValue>();
        for (let n = 24; n >= 0; n--)
          if (!values.has(strip(n)))
            for (const each of valuesByText('subtraction-squares', strip(n), 'normal')) values.set(...each);
        const worth = Array.from({ length: 25 }, (_, n) => asNumber(values.get(strip(n))?.low ?? ''));
        const expected: number[] = [];
        for (let n = 0; n <= 24; n++)
          expected.push(n < a + b ? Number(n >= a && n < b) : (expected[n - b] + expected[n - a - b]) / 2);
        expect(worth, `{${a}}|{${b}}`).toEqual(expected);
        if (b > 2) continue;
        for (let n = 2; n <= 24; n++) expect(worth[n] + worth[n - 1] + worth[n - 2] / 2).toBe(1);
        expect(worth[24]).toBeCloseTo(2 / 5, 3);
      }
  });

  test('the matrix of four squares, where Left takes one or four and may not move at two, has three extreme optimal rows', () => {
    const { graph } = boardAtOnce('subtraction-squares', '{1,4}|{2} 4 -L2', 'normal');
    const answer = drain(ask('matrix', { vertex: 0 }, { graph, rules: ruledBy({ play: 'simultaneous' }) }));
    if (answer.kind === 'over-budget') throw new Error(answer.says);
    expect(answer.cells.map((row) => row.map(({ low }) => low).join(' '))).toEqual([
      '-1 1',
      '1 -1',
      '0 0',
      '0 0',
    ]);
    expect(answer.solution?.left.extreme.map((each) => each.join(' ')).toSorted()).toEqual([
      '0 0 0 1',
      '0 0 1 0',
      '1/2 1/2 0 0',
    ]);
  });
});

test('a row of up to four dominoes and its negative, played against one who sees the move: 86 of the 120 are drawn', () => {
  const dominoes = 'simultaneous-toppling-dominoes';
  const negative = (row: string): string => row.replaceAll(/[BW]/g, (sign) => (sign === 'B' ? 'W' : 'B'));
  /** The same for a row, for its negative, and for both from right to left, which make the same sum. */
  const sumWith = (row: string): string => {
    const turned = [...row].toReversed().join('');
    return [row, turned, negative(row), negative(turned)].reduce((a, b) => (a < b ? a : b));
  };
  const rows = wordsUpTo('BWG', 4);
  const seen = new Map<string, string>();
  for (const row of new Set(rows.map(sumWith))) {
    const games = [gameOf(dominoes, row), gameOf(dominoes, negative(row))];
    const [value, rightSees, leftSees] = sumOf(games, 'disjunctive', 'normal');
    expect([value, leftSees], row).toEqual(['0', rightSees === '0' ? '0' : '1']);
    seen.set(row, rightSees);
  }
  expect(rows.length).toBe(120);
  expect(rows.filter((row) => seen.get(sumWith(row)) === '0').length).toBe(86);
  const lost = rows.filter((row) => seen.get(sumWith(row)) === '-1');
  expect(lost.filter((row) => row.length < 4)).toEqual(['BWB', 'BGB', 'WBW', 'WGW', 'GBG', 'GWG']);
});

test('a domino beside its negative: no row of up to three tells the two from nothing, by what is sure where Right sees the move', () => {
  const dominoes = 'simultaneous-toppling-dominoes';
  const pair = ['B', 'W'].map((row) => gameOf(dominoes, row));
  for (const row of wordsUpTo('BWG', 3)) {
    const game = gameOf(dominoes, row);
    const [[, alone], [, beside]] = [[game], [game, ...pair]].map((games) =>
      sumOf(games, 'disjunctive', 'normal'),
    );
    expect(beside, row).toBe(alone);
  }
});

test('a blue stone of Clobber between m red ones on either side is worth the mean of 1 and its row of one less, which tends to the golden ratio', () => {
  const worth = (row: string): number =>
    asNumber(
      expectedValuesOf(boardAtOnce('simultaneous-clobber', row, 'scoring').graph, 'scoring')[0]?.low ?? '',
    );
  for (const m of [1, 2, 3, 4]) {
    const [fewer, reds] = ['O'.repeat(m - 1), 'O'.repeat(m)];
    expect(worth(`${reds}X${reds}`)).toBeCloseTo((1 + worth(`${fewer}XO`)) / 2, 12);
  }
  expect(worth('OOOOOXO')).toBeCloseTo((Math.sqrt(5) - 1) / 2, 3);
});

test('the star of NoGo: what each pair of moves scores, and each move by itself', () => {
  const { graph } = boardAtOnce('simultaneous-nogo', '__B__/__.__/B...B/__.__/__B__', 'scoring', true);
  const values = expectedValuesOf(graph, 'scoring');
  const { left, right, pairs, names } = jointGraph(graph).joint;
  const scores = (moves: typeof left) =>
    Array.from({ length: moves.starts[1] }, (_, e) => [names[moves.names[e]], values[moves.targets[e]]?.low]);
  expect(scores(left).map(([, score]) => score)).toEqual(new Array(5).fill('3'));
  const [[centre, score], ...others] = scores(right);
  expect([score, others]).toEqual(['0', []]);
  const together = Array.from({ length: pairs.starts[1] }, (_, e) => [
    names[left.names[pairs.left[e]]],
    values[pairs.targets[e]]?.low,
  ]);
  expect(together.length).toBe(5);
  for (const [move, worth] of together) expect([move, worth]).toEqual([move, move === centre ? '4' : '3']);
});

describe('drawings', () => {
  test('pennies of losses and wins in a continued sum with the identity of wins and draws are worth 1/4 though they are worth 0', () => {
    const ends = 'w ->L 0\nl ->R 0';
    const pennies = drawnAtOnce(
      `p ->J(a/a, b/b) l\np ->J(a/b, b/a) w\nq ->J(a/a, b/b) w\nq ->J(a/b, b/a) d\nd ->J(x/y) 0\n${ends}`,
    );
    expect(expectedValuesOf(pennies.graph)[pennies.at('p')]?.low).toBe('0');
    const starts = [pennies.at('p'), pennies.at('q')];
    const found = drain(valueOfRoundsSum(jointGraph(pennies.graph), starts, 'continued', 'normal'));
    expect('kind' in found ? found.kind : printRational(found.value.low)).toBe('1/4');
  });

  test('a move to five free moves of the other player’s scores 0, and so does one to seven; their disjunctive sum scores 2', () => {
    const run = (from: string, player: 'L' | 'R', count: number): string =>
      Array.from({ length: count }, (_, i) => `${from}${count - i} ->${player} ${from}${count - i - 1}`).join(
        '\n',
      );
    const { graph, at } = drawnAtOnce(`a ->L x5\n${run('x', 'R', 5)}\nb ->R y7\n${run('y', 'L', 7)}`);
    const values = expectedValuesOf(graph, 'scoring');
    expect([values[at('a')]?.low, values[at('b')]?.low]).toEqual(['0', '0']);
    const found = drain(valueOfRoundsSum(jointGraph(graph), [at('a'), at('b')], 'disjunctive', 'scoring'));
    expect('kind' in found ? found.kind : printRational(found.value.low)).toBe('2');
  });
});

/**
 * The search finds every game that fulfils a condition, and nothing else: games that are drawn by plain
 * enumeration are played by `engine/checking`, and those which fulfil the condition there are those found.
 */
import { describe, expect, test } from 'vitest';
import { openConditionCheck } from '../../../engine/find/condition-check.ts';
import { type DrawingKind, plainKind, printKind } from '../../../engine/find/drawing-kind.ts';
import type { DrawnGame } from '../../../engine/find/game-of-drawing.ts';
import { readGameCondition } from '../../../engine/find/read-condition.ts';
import { type SearchCount, searchDrawings } from '../../../engine/find/search.ts';
import {
  isAtMost,
  isEqualTo,
  isInSimplestForm,
  movesOfDrawing,
  outcomeByPlay,
} from '../../oracle/drawn-games.ts';
import { rootedText, rootedTexts } from '../../oracle/small-drawings.ts';
import { wrongBesideHeaps, wrongSides } from '../../oracle/value-claims.ts';

const kind = (some: Partial<DrawingKind>): DrawingKind => ({ ...plainKind, ...some });

function checked(text: string) {
  const read = readGameCondition(text);
  if (!read.ok) throw new Error(read.problems.map(({ says }) => says).join());
  return openConditionCheck(read.value);
}

const textOfGame = ({ digraph: { order, arcs, gray }, start }: DrawnGame): string =>
  rootedText(
    Array.from({ length: order }, (_, u) => {
      const row = Array.from({ length: order }, (__, v) => '.LRE'[arcs[u * order + v]]);
      return row.join('') + (gray[u] === 1 ? 'g' : 'w');
    }),
    start,
  );

function searched(order: number, some: DrawingKind, text: string) {
  const check = checked(text);
  const found: string[] = [];
  const numbers: number[] = [];
  let whole: SearchCount | undefined;
  for (const advance of searchDrawings({ least: order, most: order, kind: some }, check.holds)) {
    if (advance.kind === 'found') {
      found.push(textOfGame(advance.game));
      numbers.push(advance.number);
    }
    if (advance.kind === 'whole-order') whole = advance.count;
  }
  if (!whole) throw new Error('the search ended before its end');
  return { found, numbers, whole };
}

const enumerated = new Map<string, ReadonlySet<string>>();

function allRooted(order: number, some: DrawingKind): ReadonlySet<string> {
  const key = `${order} ${printKind(some)}`;
  const texts = enumerated.get(key) ?? rootedTexts(order, some);
  enumerated.set(key, texts);
  return texts;
}

/** That found are exactly the drawings which the test accepts. */
function expectAllFound(order: number, some: DrawingKind, text: string, accepts: (text: string) => boolean) {
  const { found, whole } = searched(order, some, text);
  const all = allRooted(order, some);
  expect(whole.games).toBe(all.size);
  expect(whole.found).toBe(found.length);
  expect(new Set(found).size).toBe(found.length);
  expect(new Set(found)).toEqual(new Set([...all].filter(accepts)));
  return found.length;
}

const partizan = kind({ partizan: true });

describe('a search misses no game, and finds none that does not fulfil its condition', () => {
  test.each(['0', '1', '-2', '*', '1/2', '↑', '{1|0}', 'on', 'dud'])('value = %s, of three nodes', (name) => {
    const count = expectAllFound(3, partizan, `value = ${name}`, (text) => isEqualTo(text, name));
    expect(count).toBeGreaterThan(0);
  });

  test.each([
    ['over', 1],
    ['under', 1],
    ['off', 37],
    ['upon', 0],
    ['tis', 1],
  ])('value = %s, of two nodes with loops: %i games', (name, count) => {
    const looped = kind({ partizan: true, loops: true });
    expect(expectAllFound(2, looped, `value = ${name}`, (text) => isEqualTo(text, name))).toBe(count);
  });

  test.each(['0', '*', '*2', '*3'])('value = %s, of four nodes with arcs of both players', (name) => {
    const count = expectAllFound(4, plainKind, `value = ${name}`, (text) => isEqualTo(text, name));
    expect(count > 0).toBe(true);
  });

  test.each(['L', 'R', 'N', 'P', 'D', 'N^', 'Nv', 'P^', 'Pv'])('outcome = %s', (outcome) => {
    expectAllFound(3, partizan, `outcome = ${outcome}`, (text) => outcomeByPlay(text) === outcome);
    expectAllFound(4, plainKind, `outcome = ${outcome}`, (text) => outcomeByPlay(text) === outcome);
  });

  test('value <= ↑ and value || *', () => {
    const count = expectAllFound(
      3,
      kind({ partizan: true, acyclic: true }),
      'value <= ↑ and not (value <= * or value >= *)',
      (text) => isAtMost(text, '↑') && !isAtMost(text, '*') && !isAtMost(negative(text), '*'),
    );
    expect(count).toBeGreaterThan(0);
  });

  test('infinitesimals among stoppers are what lies between small numbers', () => {
    const isSmall = (text: string): boolean => isAtMost(text, '1/16') && isAtMost(negative(text), '1/16');
    for (const [order, some] of [
      [2, kind({ partizan: true, loops: true })],
      [3, partizan],
    ] as const) {
      const small = searched(order, some, 'is stopper and is infinitesimal').found;
      const others = searched(order, some, 'is stopper and is not infinitesimal').found;
      expect(small.length * others.length).toBeGreaterThan(0);
      expect(small.filter((text) => !isSmall(text))).toEqual([]);
      expect(others.filter(isSmall)).toEqual([]);
      expect(small.length + others.length).toBe(searched(order, some, 'is stopper').found.length);
    }
  });

  test('is hot: a loopfree game that is confused with several numbers', () => {
    const numbers = [
      ['-2', '2'],
      ['-1', '1'],
      ['-1/2', '1/2'],
      ['0', '0'],
      ['1/2', '-1/2'],
      ['1', '-1'],
      ['2', '-2'],
    ];
    const isHot = (text: string): boolean =>
      numbers.filter(([x, minus]) => !isAtMost(text, x) && !isAtMost(negative(text), minus)).length > 1;
    const count = expectAllFound(3, kind({ partizan: true, acyclic: true }), 'is hot', isHot);
    expect(count).toBeGreaterThan(0);
  });

  test('form = drawing', () => {
    const some = kind({ partizan: true, acyclic: true });
    for (const order of [1, 2, 3])
      expect(expectAllFound(order, some, 'form = drawing', isInSimplestForm)).toBeGreaterThan(0);
    const [all, found] = [searched(4, some, 'nodes = 4'), searched(4, some, 'form = drawing')];
    expect(all.whole.found).toBe(all.whole.games);
    expect(found.found).toEqual(all.found.filter(isInSimplestForm));
    expect(found.whole.unknown).toBe(0);
    // Of a nimber the drawing of n + 1 nodes with every arc downwards.
    expect(expectAllFound(4, kind({ acyclic: true }), 'form = drawing', isInSimplestForm)).toBe(1);
  });
});

/** The players change places. */
const negative = (text: string): string => text.replace(/[LR]/g, (letter) => (letter === 'L' ? 'R' : 'L'));

describe('values', () => {
  const orders: readonly (readonly [number, Partial<DrawingKind>])[] = [
    [4, {}],
    [3, { loops: true }],
    [3, { gray: true, loops: true }],
    [4, { gray: true, acyclic: true }],
    [3, { partizan: true }],
    [2, { partizan: true, loops: true }],
  ];

  test.each(orders.map(([order, some]) => [order, printKind(kind(some)), kind(some)] as const))(
    'of all games of %i nodes and the kind %s are those of play',
    (order, _, some) => {
      let games = 0;
      const wrong: string[] = [];
      for (const advance of searchDrawings({ least: order, most: order, kind: some }, () => true)) {
        if (advance.kind !== 'found') continue;
        const { game } = advance;
        const text = textOfGame(game);
        const { left, right } = movesOfDrawing(text);
        const isEntailing = text.split('/').map((row) => row.endsWith('g'));
        if (!game.value) continue;
        games++;
        const says = some.partizan
          ? wrongSides({ left, right }, 'draw', 0, game.value)
          : wrongBesideHeaps({ left, isEntailing }, 0, game.value);
        if (says !== undefined) wrong.push(`${text}: ${says}`);
      }
      expect(wrong).toEqual([]);
      expect(games).toBeGreaterThan(100);
    },
  );
});

describe('what a search says of itself', () => {
  test('a condition, its negation and what is not known are all games', () => {
    for (const text of ['temperature > 0', 'value > 0', 'is infinitesimal', 'form = drawing', 'has cycle']) {
      const [holds, not] = [searched(3, partizan, text), searched(3, partizan, `not (${text})`)];
      expect(holds.whole.found + not.whole.found + holds.whole.unknown).toBe(holds.whole.games);
      expect(not.whole.unknown).toBe(holds.whole.unknown);
    }
    expect(searched(3, partizan, 'temperature > 0').whole.unknown).toBeGreaterThan(0);
    expect(searched(3, partizan, 'has cycle').whole.unknown).toBe(0);
  });

  test('all drawings of four nodes are counted, and those with a node that reaches all others', () => {
    const { whole, found } = searched(4, plainKind, 'value = *4');
    expect(found).toEqual([]);
    expect(whole).toEqual({
      order: 4,
      arcs: 12,
      drawings: 218,
      rooted: 185,
      games: 440,
      found: 0,
      unknown: 0,
    });
  });

  test('games are numbered, and a search of several numbers of nodes comes to each in turn', () => {
    const orders: number[] = [];
    let last = 0;
    for (const advance of searchDrawings({ least: 1, most: 4, kind: plainKind }, () => true)) {
      if (advance.kind === 'found') expect(advance.number).toBe(++last);
      if (advance.kind !== 'whole-order') continue;
      orders.push(advance.count.order);
      expect(advance.count.games).toBe(last);
      last = 0;
    }
    expect(orders).toEqual([1, 2, 3, 4]);
  });

  test('gray nodes have their values: the least drawing of a loony value', () => {
    const check = checked('value = ☾');
    const asked = { least: 1, most: 4, kind: kind({ gray: true, acyclic: true }) };
    for (const advance of searchDrawings(asked, check.holds)) {
      if (advance.kind !== 'found') continue;
      expect(advance.count.order).toBe(3);
      return;
    }
    throw new Error('none was found');
  });
});

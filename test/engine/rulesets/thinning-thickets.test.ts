/**
 * Thinning Thickets: the tables of Huggan's thesis as they were recomputed, checked positions, and what
 * falls. In one file, since all of them share the values that were found.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import { thinningThickets } from '../../../engine/rulesets/thinning-thickets/index.ts';
import { idOf } from '../../../engine/theories/partizan/forms-in-store.ts';
import { partizan } from '../../../engine/theories/partizan/index.ts';
import { emptyStore } from '../../../engine/theories/partizan/store/store.ts';
import { heatOf } from '../../../engine/theories/partizan/temperature/heat.ts';
import type { Value } from '../../../engine/values/index.ts';
import { parseGame } from '../../../engine/values/notation/parse.ts';
import { handOf } from '../../arbitrary/positions.ts';
import { positionOf } from '../../fixtures/boards.ts';
import { graphOfPairs } from '../../fixtures/partizan.ts';

const store = emptyStore();

function idOfValue(value: Value): number {
  if (value.kind !== 'stopper') throw new Error(`no stopper but ${value.kind}`);
  return idOf(store, value.canonical);
}

const typedIds = new Map<string, number>();
/** The value that a text says. */
function idOfText(text: string): number {
  const known = typedIds.get(text);
  if (known !== undefined) return known;
  const typed = parseGame(text);
  if (!typed.ok || typed.value.kind !== 'game') throw new Error(`${text} is no game`);
  const { table, codes } = drain(partizan.solve(graphOfPairs(typed.value.game)));
  const id = idOfValue(table[codes[typed.value.game.start]]);
  typedIds.set(text, id);
  return id;
}

const thicketAt = (text: string) => positionOf(thinningThickets, text) as never;

const ids = new Map<string, number>();
let largest = 0;
/** The value of a thicket; what follows it is remembered. */
function idOfThicket(text: string): number {
  const known = ids.get(text);
  if (known !== undefined) return known;
  const coder = thinningThickets.coder(thicketAt(text));
  const found = drain(generate(coder));
  if (found.kind !== 'generated') throw new Error(found.says);
  const { table, codes } = drain(partizan.solve(found.graph, { withoutSteps: true }));
  for (const [v, code] of found.codes.entries()) ids.set(coder.print(code), idOfValue(table[codes[v]]));
  largest = found.graph.order;
  const id = idOfValue(table[codes[0]]);
  ids.set(text, id);
  return id;
}

function reducedOf(id: number): number {
  const heat = heatOf(store, id);
  if (!heat) throw new Error('its numbers are exact');
  return heat.reduced ? idOf(store, heat.reduced) : id;
}

/** All words of this length and shorter ones, the longest first, so that the others follow from them. */
function wordsUpTo(signs: readonly string[], longest: number): readonly string[] {
  const byLength: string[][] = [['']];
  for (let length = 1; length <= longest; length++)
    byLength.push(byLength[length - 1].flatMap((word) => signs.map((sign) => word + sign)));
  return byLength.slice(1).toReversed().flat();
}

/** The tables are right up to these; longer ones were checked once, when they were written. */
const longest = { stalk: 7, cordon: 6 };

describe('red and blue stalks, by who may cut each arc, up to infinitesimals', () => {
  const table = [
    ['L+', '1'],
    ['R+', '-1'],
    ['LRR+', '0'],
    ['.*LLRR+', '0'],
    ['RLL+', '0'],
    ['.*RRLL+', '0'],
    ['.*LRL', '{1|-1}'],
    ['.*RLR', '{1|-1}'],
    ['LR', '{1|0}'],
    ['LLR', '{1|0}'],
    ['.*LLR', '{1|0}'],
    ['.*LRLLL+', '{1|0}'],
    ['RL', '{0|-1}'],
    ['.*RRL', '{0|-1}'],
    ['.*RLRRR+', '{0|-1}'],
    ['.*RLRR', '{{1|0}|-1}'],
    ['.*LRLL', '{1|{0|-1}}'],
  ] as const;

  /** On a stalk the top arc is its colour's, and of the others a blue one is Right's. */
  const stalkOf = (cutters: string): string =>
    [...cutters].map((who, i) => ((who === 'L') === (i === 0) ? 'b' : 'r')).join('');

  test(`each word of at most ${longest.stalk} letters has one row, and its value`, () => {
    for (const word of wordsUpTo(['L', 'R'], longest.stalk)) {
      const values = table.flatMap(([pattern, value]) =>
        new RegExp(`^(${pattern})$`).test(word) ? [value] : [],
      );
      expect(new Set(values).size, `rows of ${word}`).toBe(1);
      const id = idOfThicket(stalkOf(word));
      expect(reducedOf(id), word).toBe(idOfText(values[0]));
      if (/^(L+|R+|LR|LLR|RL)$/.test(word)) expect(id, word).toBe(idOfText(values[0]));
    }
  });

  test('blue stalks are {1|0}, {{1|0}|0} and so on, from the third on infinitesimals', () => {
    for (let height = 2, value = '1'; height <= 10; height++) {
      value = `{${value}|0}`;
      const id = idOfThicket('b'.repeat(height));
      expect(id).toBe(idOfText(value));
      if (height > 2) expect(reducedOf(id)).toBe(idOfText('0'));
    }
  });
});

/** The digits from the top, 1 for a leaf at the upper node of an arc. */
const cordonOfDigits = (colour: string, digits: string): string =>
  [...digits].map((digit) => (digit === '1' ? `(${colour})${colour}` : colour)).join('');

const cordonDigits = (highest: number): readonly string[] =>
  ['', ...wordsUpTo(['0', '1'], highest - 1)]
    .map((word) => `0${word}`)
    .toSorted((a, b) => b.length - a.length);

describe('blue cordons, and red ones, which are their negatives', () => {
  const half = (ones: string): number => Math.floor(ones.length / 2);
  const rows: readonly (readonly [pattern: RegExp, isExact: boolean, value: (ones: string) => string])[] = [
    [/^0(1?)$/, true, () => '1'],
    [/^00$/, true, () => '{1|0}'],
    [/^0((?:11)+1?)$/, true, (ones) => String(half(ones) + 1)],
    [/^.+00$/, false, () => '0'],
    [/^.+10$/, false, () => '{1|0}'],
    [/^.+0((?:11)*1)$/, false, (ones) => String(half(ones) + 1)],
    [/^.+00((?:11)+)$/, false, (ones) => String(half(ones))],
    [/^00((?:11)+)$/, false, (ones) => `{${half(ones) + 1}|${half(ones)}}`],
    [/^.+10((?:11)+)$/, false, (ones) => `{${half(ones) + 1}|${half(ones)}}`],
  ];
  const negative = (value: string): string => {
    const [left, right] = value.replace(/[{}]/g, '').split('|');
    return right === undefined ? `-${left}` : `{-${right}|-${left}}`;
  };

  test(`all of height ${longest.cordon} and less`, () => {
    for (const digits of cordonDigits(longest.cordon)) {
      const own = rows.filter(([pattern]) => pattern.test(digits));
      expect(own.length, `rows of ${digits}`).toBe(1);
      const [[pattern, isExact, value]] = own;
      const said = value(pattern.exec(digits)?.[1] ?? '');
      for (const [colour, text] of [
        ['b', said],
        ['r', negative(said)],
      ]) {
        const id = idOfThicket(cordonOfDigits(colour, digits));
        expect(reducedOf(id), `${colour} ${digits}`).toBe(idOfText(text));
        if (isExact) expect(id, `${colour} ${digits}`).toBe(idOfText(text));
      }
    }
  });

  test.each([
    ['001', '{1|{1|0}}'],
    ['0010', '{1,{1|0}|{{1|0}|0}}'],
  ])('[%s] is %s', (digits, value) => {
    expect(idOfThicket(cordonOfDigits('b', digits))).toBe(idOfText(value));
  });
});

describe('green cordons', () => {
  const nimValueOf = (digits: string): number => {
    const id = idOfThicket(cordonOfDigits('g', digits));
    for (let nim = 0; nim <= digits.length; nim++)
      if (id === idOfText(nim === 0 ? '0' : `*${nim}`)) return nim;
    throw new Error(`${digits} is no nimber`);
  };

  test(`which are 0, 1, 2 and 3, up to the height ${longest.cordon}`, () => {
    for (const digits of cordonDigits(longest.cordon)) {
      const height = digits.length;
      // The upper node of the arc that is number i from the top is height − i arcs above the root.
      const leaves = [...digits].flatMap((digit, i) => (digit === '1' ? [height - i] : [])).toReversed();
      const [first] = leaves;
      const last = leaves.at(-1) ?? 0;
      const areOdd = leaves.every((leaf, i) => ((leaves[i + 1] ?? height) - leaf) % 2 === 1);
      const value = nimValueOf(digits);
      const isEven = (number: number): boolean => number % 2 === 0;
      expect(value === 0, digits).toBe(leaves.length === 0 ? isEven(height) : isEven(first) && areOdd);
      expect(value === 1, digits).toBe(leaves.length === 0 ? !isEven(height) : !isEven(first) && areOdd);
      if (leaves.length === 1) expect(value === 2, digits).toBe(isEven(height - last));
      if (leaves.length === 2) {
        expect(value === 2, digits).toBe(!isEven(height - last) && isEven(last - first));
        expect(value === 3, digits).toBe(isEven(height - last));
      }
    }
  });

  test.each([
    [3, [1, 2, 1]],
    [4, [2, 3, 2, 1]],
    [5, [3, 5, 4, 3, 1]],
    [6, [5, 8, 8, 7, 3, 1]],
    [7, [8, 13, 15, 15, 8, 4, 1]],
  ])('of height %i this many have the values 0, 1, 2, …', (height, counts) => {
    const found = new Array<number>(height).fill(0);
    for (const digits of cordonDigits(height)) if (digits.length === height) found[nimValueOf(digits)]++;
    expect(found).toEqual(counts);
    expect(nimValueOf(`00${'1'.repeat(height - 2)}`)).toBe(height - 1);
  });
});

const member = (id: string, number: number): string =>
  thinningThickets.families?.find((family) => family.id === id)?.position([number]) ?? '';

test('a tower of n pairs is {⌈n/2⌉|0}, as hot as a quarter of its height', () => {
  for (let pairs = 1; pairs <= 8; pairs++) {
    const half = Math.ceil(pairs / 2);
    const id = idOfThicket(member('tower', pairs));
    expect(id).toBe(idOfText(`{${half}|0}`));
    expect(heatOf(store, id)?.thermograph.temperature).toBe(half / 2);
  }
});

test('a cordon for each k is tiny(k + 1)', () => {
  for (let k = 0; k <= 3; k++) expect(idOfThicket(member('tiny', k))).toBe(idOfText(`{0|{0|-${k + 1}}}`));
});

type Corners = readonly (readonly [string, string])[];
type Checked = {
  readonly id: string;
  readonly position: string;
  readonly canonical: string;
  readonly outcome: string;
  readonly reduced: string;
  readonly leftStop: string;
  readonly rightStop: string;
  readonly mean: string;
  readonly temperature: string;
  readonly leftWall: Corners;
  readonly rightWall: Corners;
};
type CheckedCordon = Checked & {
  readonly arcs: number;
  readonly leftCan: number;
  readonly rightCan: number;
};
type CheckedThicket = Checked & {
  readonly arcs: number;
  readonly deletable: { readonly left: readonly string[]; readonly right: readonly string[] };
  readonly distinctPositions: number;
};

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/thesis-alternating.json'), 'utf8'),
) as { readonly cordons: readonly CheckedCordon[]; readonly thickets: readonly CheckedThicket[] };

const number = (text: string): number => {
  const [over, under = '1'] = text.split('/');
  return Number(over) / Number(under);
};
const flat = (wall: Corners): readonly number[] => wall.flatMap(([x, t]) => [number(x), number(t)]);

function agrees(id: number, checked: Checked): void {
  expect(id).toBe(idOfText(checked.canonical));
  expect(reducedOf(id)).toBe(idOfText(checked.reduced));
  const { stops, thermograph } = heatOf(store, id) ?? {};
  expect(stops).toEqual({ left: number(checked.leftStop), right: number(checked.rightStop) });
  expect(thermograph).toMatchObject({
    mean: number(checked.mean),
    temperature: number(checked.temperature),
    left: flat(checked.leftWall),
    right: flat(checked.rightWall),
  });
}

const cutBy = (text: string, player: 'left' | 'right') =>
  thinningThickets
    .moves(thicketAt(text))
    .filter((move) => move.player === player || move.player === 'either')
    .flatMap(({ by }) => by);

const arcsOf = (text: string) =>
  thinningThickets.board(thicketAt(text)).places.filter(({ name }) => name.startsWith('arc'));

describe('checked positions', () => {
  test.each(vectors.cordons.map((each) => [each.position, each] as const))('%s', (position, checked) => {
    expect(thinningThickets.print(thicketAt(position))).toBe(handOf('thinning-thickets').merged?.(position));
    expect(arcsOf(position).length).toBe(checked.arcs);
    expect([cutBy(position, 'left').length, cutBy(position, 'right').length]).toEqual([
      checked.leftCan,
      checked.rightCan,
    ]);
    agrees(idOfThicket(position), checked);
  });

  test.each(vectors.thickets.map((each) => [each.position, each] as const))('%s', (position, checked) => {
    ids.delete(position);
    agrees(idOfThicket(position), checked);
    // Some of the positions that differ by the names of their nodes are one.
    expect(largest).toBeLessThanOrEqual(checked.distinctPositions);
    const colours = arcsOf(position).map(({ name }) => name);
    expect(colours.length).toBe(checked.arcs);
    if (!thinningThickets.print(thicketAt(position)).includes('>')) return;
    for (const player of ['left', 'right'] as const) {
      const ends = cutBy(position, player).map((name) => name.replace(/^arc |, number.*$/g, ''));
      const must = checked.deletable[player].map((arc) => arc.replace(/:.$/, ''));
      expect(ends.toSorted(), player).toEqual(must.toSorted());
    }
  });
});

test('a stalk falls from the top down to what is cut', () => {
  const stalk = thinningThickets.board(thicketAt('brgb'));
  expect(stalk.falls?.('arc 3>1')?.names).toEqual(['arc 7>5', 'arc 5>3']);
  expect(stalk.falls?.('the ground')).toBeUndefined();
});

describe('what is written', () => {
  test.each([
    ['r(b)b', 'b(r)b'],
    ['b[b]b{r}b', 'b(b)b(r)b'],
    ['B ( r ) b', 'b(r)b'],
    ['1>0:b 2>1:r 3>1:b', 'b(r)b'],
    ['roots=0,7 1>7:b', 'b'],
    ['2>1:r, 1>0:b + 0', 'rb + 0'],
    ['1→0:b 1->0:g', '1>0:b 1>0:g'],
    ['roots=7,0 1>0:b 1>7:b', 'roots=0,7 1>0:b 1>7:b'],
    ['1>0:b 2>0:b', '1>0:b 2>0:b'],
  ])('%s is printed as %s', (text, printed) => {
    expect(thinningThickets.print(thicketAt(text))).toBe(printed);
  });

  test.each([
    ['3>5:b', 'arc 3>5', /leads to no root; add arcs from node 5/],
    ['1>0:b 2>2:r', 'arc 2>2', /loop, 2>2/],
    ['1>2:b 2>3:b 3>1:b 1>0:g', 'arc 1>2', /1>2, 2>3, 3>1/],
    ['b + 1>0:q', 'plant 2, arc 1>0', /no colour/],
    ['1>0', 'arc 1>0', /no colour/],
    ['bx', 'arc 1>0', /no colour in "bx"/],
    ['b(b', 'position', /does not close/],
    ['(b)b', 'position', /begins with a bracket/],
    ['b + b)b', 'plant 2', /not opened/],
    ['b(b)(b)b', 'position', /two leaves/],
    ['b(bb)b', 'position', /one leaf/],
    ['b(b)', 'position', /ends with a leaf/],
    ['roots=0,x 1>0:b', 'position', /root "x"/],
    ['1>0:b +', 'plant 2', /is empty/],
    ['', 'position', /is empty/],
    ['b'.repeat(401), 'position', /400 at most/],
  ])('%s is refused at %s', (text, place, says) => {
    const parsed = thinningThickets.parse(text);
    expect(parsed).toEqual({
      ok: false,
      problems: expect.arrayContaining([{ place, says: expect.stringMatching(says) }]),
    });
  });
});

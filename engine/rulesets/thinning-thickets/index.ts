/**
 * Thinning Thickets: plants of coloured arcs; the parity of the number of arcs that lead into an arc's tail
 * says who may cut it.
 */
import { cite } from '../../bibliography.ts';
import { soundPosition } from '../draft.ts';
import { GROUND } from '../graphs/graph.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import { resizedList } from '../recipes/resizing.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { boardOfThicket } from './board.ts';
import { coderOfThickets, movesOnThicket } from './moves.ts';
import { printThicket, readThicket } from './notation.ts';
import type { Plant, Thicket } from './thicket.ts';

/** A tower of this many pairs: a stalk of blue arcs with leaves, on a red one (Huggan, Section 3.4.1). */
const tower = (pairs: number): string => `b${'(b)b'.repeat(pairs - 1)}(b)r`;

/** The cordon that is worth tiny(k), which the author asks for (Huggan, Question 2). */
const tiny = (k: number): string => `r${'(r)r'.repeat(2 * (k - 1))}(r)b(r)b`;

/** A green cordon with leaves at all nodes of its stalk but the highest (Huggan, Section 3.3.1). */
const leafy = (height: number): string => `gg${'(g)g'.repeat(height - 2)}`;

const starts = [
  { name: 'A stalk', position: 'ggr' },
  { name: 'A tower', position: tower(3) },
  { name: 'A thicket', position: '1>0:b 2>0:r 3>0:b 3>2:b 4>2:b' },
] as const;

/** The binary digits of a number after the first. */
const digitsOf = (number: number): readonly string[] => [...number.toString(2).slice(1)];

/**
 * A cordon of one colour. From the top, a digit is 1 where the node between two arcs of the stalk has a leaf.
 */
const cordonOfNumber = (colour: string, number: number): string =>
  colour +
  digitsOf(number)
    .map((digit) => (digit === '1' ? `(${colour})${colour}` : colour))
    .join('');

const families: readonly RulesetFamily[] = [
  {
    id: 'stalk',
    says: 'the red and blue stalk whose arcs from the top are the digits of w in base two behind the first, blue for 0 and red for 1',
    parameters: [{ name: 'w', least: 2, first: 22, isIndex: true }],
    position: ([word]) =>
      digitsOf(word)
        .map((digit) => 'br'[Number(digit)])
        .join(''),
  },
  {
    id: 'blue-stalk',
    says: 'B(n), the stalk of n blue arcs',
    parameters: [{ name: 'n', least: 1, first: 5 }],
    position: ([height]) => 'b'.repeat(height),
  },
  {
    id: 'blue-cordon',
    says: 'the blue cordon whose inner nodes from the top are the digits of w in base two behind the first, 1 for a leaf',
    parameters: [{ name: 'w', least: 1, first: 13, isIndex: true }],
    position: ([word]) => cordonOfNumber('b', word),
  },
  {
    id: 'green-cordon',
    says: 'the green cordon whose inner nodes from the top are the digits of w in base two behind the first, 1 for a leaf',
    parameters: [{ name: 'w', least: 1, first: 11, isIndex: true }],
    position: ([word]) => cordonOfNumber('g', word),
  },
  {
    id: 'words',
    says: 'the stalk of n arcs whose colours from the top are the word w, counted from 0 as in a dictionary where b comes before r and r before g',
    parameters: wordParameters('brg', [3, 25]),
    position: ([n, w]) => wordOf('brg', n, w),
  },
  {
    id: 'tower',
    says: 'T(n), a tower of n pairs of blue arcs on a red one',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([pairs]) => tower(pairs),
  },
  {
    id: 'tiny',
    says: 'the cordon r, then k times (r)r(r)r, then (r)b(r)b, which answers a question of the thesis',
    parameters: [{ name: 'k', least: 0, first: 2 }],
    position: ([k]) => tiny(k + 1),
  },
];
const stalks = cite('huggan', 'Theorem 3.4.2');
const blues = cite('huggan', 'Theorem 3.4.1');
const greens = cite('huggan', 'Section 3.3');
const towers = cite('huggan', 'Section 3.4.1');
const question = cite('huggan', 'Question 2');

const rows = (source: RulesetFact['source'], values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([position, value]): RulesetFact => ({ position, value, source }));

/** Values of the thesis, computed again. */
const facts: readonly RulesetFact[] = [
  ...rows(stalks, {
    b: '1',
    br: '1',
    brrrr: '1',
    rbbb: '-1',
    bb: '{1|0}',
    rr: '{0|-1}',
    rrb: '±1',
    bbr: '±1',
    brrb: '{1|0}',
    bbb: '⧿_1',
    bbbb: '{⧿_1|0}',
    brbr: '±1',
  }),
  ...rows(blues, {
    'b(b)b': '1',
    'b(b)b(b)b': '2',
    'b(b)b(b)b(b)b': '2',
    'b(b)bb': '{1|0}',
    'bb(b)b': '{1‖1|0}',
    'r(r)r(r)r': '-2',
  }),
  ...rows(greens, {
    gggg: '0',
    ggggg: '*1',
    'g(g)g': '*1',
    'gg(g)g': '*2',
    'gg(g)g(g)g': '*3',
    [leafy(6)]: '*5',
  }),
  // T(2n) is said to have the temperature n at least; T(2) is {1|0}, and has 1/2.
  ...rows(towers, { [tower(1)]: '{1|0}', [tower(2)]: '{1|0}', [tower(3)]: '{2|0}', [tower(6)]: '{3|0}' }),
  ...rows(question, { ggr: '⧾_1', [tiny(1)]: '⧾_1', [tiny(3)]: '⧾_3', 'rb(r)r(g)b(g)b': '⧾_2' }),
  { position: starts[2].position, value: '{3|2}', source: cite('huggan', 'Section 3.2') },
];

export const thinningThickets: Ruleset<Thicket> = {
  id: 'thinning-thickets',
  name: 'Thinning Thickets',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('huggan', 'Section 3.2'),
  notation:
    'Each arc is written as the node at which it begins, > and the node to which it leads, then a colon and its colour: b is blue, r red, and g green. Node 0 is a root, and roots=0,7 in front names several. A + stands between plants. A row of letters is short for one stalk, read from its top down to the root; a letter in brackets is an arc that ends on the stalk there.',
  rules:
    'A move cuts an arc. If the number of arcs that lead to the tail of an arc is even, Left may cut this arc when it is blue, Right when it is red, and either player when it is green; if the number is odd, blue and red change places, and nobody may cut a green arc. Everything that cannot reach a root any more falls, and a player who cannot move loses.',
  starts,
  facts,
  families,
  read: readThicket,
  parse: (text) => soundPosition(readThicket(text)),
  print: printThicket,
  coder: coderOfThickets,
  board: boardOfThicket,
  moves: movesOnThicket,
  resize: ({ plants }, side, way) =>
    resizedList<Plant, Thicket>(plants, {
      side,
      way,
      one: 'plant',
      fresh: { roots: [GROUND], arcs: [] },
      lost: ({ arcs }, at) =>
        arcs.length === 0 ? [] : [`plant ${at + 1} with ${arcs.length} arc${arcs.length === 1 ? '' : 's'}`],
      to: (left) => ({ plants: left }),
    }),
};

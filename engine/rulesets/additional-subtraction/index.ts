/** Additional subtraction games: a heap that moves may let grow. */
import { cite } from '../../bibliography.ts';
import type { Problem } from '../../result.ts';
import type { Value } from '../../values/value.ts';
import type { Board, BoardMove, BoardSide, Growth, ResizedBoard } from '../board.ts';
import { type Draft, soundPosition } from '../draft.ts';
import { counterName, heapName, heapsBoard } from '../furniture/heaps.ts';
import { side } from '../furniture/shapes.ts';
import type { Coder, PartOfPlay, Ruleset, RulesetFact, RulesetFamily, UnboundedPlay } from '../ruleset.ts';

/**
 * Positions of additional subtraction games, and their notation: what may be taken from the heap, and the
 * heap, `{1,2,-3} 10`. A negative number is put on the heap instead.
 */
type SubtractionPosition = {
  /** Each number once: what is taken in ascending order, then what is added in ascending order. */
  readonly set: readonly number[];
  readonly heap: number;
};

/** Nobody could see a larger heap. */
const highestHeap = 9_999;
const mostAtOnce = 99;
const mostNumbers = 12;
const example = '{1,2,-3} 10';

const printSubtraction = ({ set, heap }: SubtractionPosition): string => `{${set.join()}} ${heap}`;

/** In the order in which they are printed, each once. */
function inOrder(numbers: readonly number[]): readonly number[] {
  const once = [...new Set(numbers)];
  const taken = once.filter((number) => number > 0);
  const added = once.filter((number) => number <= 0);
  return [...taken.toSorted((a, b) => a - b), ...added.toSorted((a, b) => b - a)];
}

/**
 * Reads a position; problems with the numbers are reported for the whole text, and problems with the heap for
 * the heap.
 */
function readSubtraction(text: string): Draft<SubtractionPosition> {
  const [, written, rest = ''] = /^\s*\{([^}]*)\}?(.*)$/su.exec(text) ?? [undefined, undefined, text];
  const problems: Problem[] = [];
  const set = written === undefined ? undefined : numbersIn(written, problems);
  if (!set) {
    const says = `has no numbers in braces; write what may be taken, and with a minus what may be added, like ${example}`;
    problems.unshift({ place: 'position', says });
  }
  const counted = rest.trim();
  const isHeap = /^\d{1,9}$/.test(counted) && Number(counted) <= highestHeap;
  if (!isHeap) {
    const says = counted === '' ? 'is missing' : `is "${counted}"`;
    const most = highestHeap.toLocaleString('en');
    problems.push({
      place: heapName(0),
      says: `${says}; write a number of counters behind the braces, at most ${most}, like ${example}`,
    });
  }
  return { position: { set: set ?? [], heap: isHeap ? Number(counted) : 0 }, problems };
}

function numbersIn(written: string, problems: Problem[]): readonly number[] {
  const numbers: number[] = [];
  const words = written.split(/[\s,;]+/).filter((word) => word !== '');
  for (const word of words) {
    const number = Number(word.replace(/^[−–]/, '-'));
    if (/^[-+−–]?\d+$/.test(word) && Math.abs(number) <= mostAtOnce) numbers.push(number + 0);
    else
      problems.push({
        place: 'position',
        says: `has "${word}" among its numbers; write whole numbers from -${mostAtOnce} to ${mostAtOnce}, like ${example}`,
      });
  }
  if (words.length === 0)
    problems.push({
      place: 'position',
      says: `has no number in its braces; write one or more, like ${example}`,
    });
  const set = inOrder(numbers);
  if (set.length > mostNumbers)
    problems.push({
      place: 'position',
      says: `has ${set.length} different numbers; write ${mostNumbers} at most`,
    });
  return set;
}

/** The heaps to which one can go. */
const optionsOf = (set: readonly number[], heap: number): readonly number[] =>
  heap === 0 ? [] : set.map((number) => heap - number).filter((left) => left >= 0);

/** `mostFrom`: from larger heaps, only moves to heaps no larger than this are listed. */
function coderOfHeap(
  start: SubtractionPosition,
  mostFrom = Number.POSITIVE_INFINITY,
): Coder<SubtractionPosition> {
  const { set, heap } = start;
  const options = (code: number, out: Float64Array): number => {
    let found = 0;
    for (const left of optionsOf(set, code)) if (code <= mostFrom || left <= mostFrom) out[found++] = left;
    return found;
  };
  return {
    start: heap,
    left: options,
    right: options,
    print: (code) => printSubtraction({ set, heap: code }),
    code: (position) => (position.set.join() === set.join() ? position.heap : undefined),
  };
}

/**
 * Moves of additional subtraction games (Berlekamp, Conway, Guy; Siegel, Coping with cycles, Section 6): from
 * a heap that is not empty a player goes to n − s for some number s of the set, if there is such a heap. A
 * heap has its size as its code. Where some numbers are negative, heaps grow without an end.
 */
const coderOfSubtraction = (start: SubtractionPosition): Coder<SubtractionPosition> => coderOfHeap(start);

/**
 * For a move the lowest counter that it takes or the highest that it puts there; where the heap stays as it
 * is, the number below it.
 */
function movesOfSubtraction({ set, heap }: SubtractionPosition): readonly BoardMove<SubtractionPosition>[] {
  const placeOf = (left: number): string => {
    if (left === heap) return heapName(0);
    return counterName(0, left < heap ? left + 1 : left);
  };
  return optionsOf(set, heap)
    .filter((left) => left <= highestHeap)
    .map((left) => ({ player: 'either', by: [placeOf(left)], to: { set, heap: left } }));
}

/** Heaps are looked at up to this one at least, as settles all heaps up to 30 of the sets that were tried. */
const leastBound = 36;

/**
 * Where heaps can grow. If as much can be added at once as can be taken, A ≥ B, a player who adds A each time
 * never lets the heap shrink between two of these moves, and so always has a move: neither player can be
 * forced to lose, and every heap but the empty one is ∞, with the exit 0 where one move empties it.
 */
function unboundedSubtraction(start: SubtractionPosition): UnboundedPlay | undefined {
  const { set, heap } = start;
  const mostAdded = -Math.min(0, ...set);
  const mostTaken = Math.max(...set);
  if (heap === 0 || mostAdded === 0) return undefined;
  const part = (bound: number): PartOfPlay => ({
    coder: coderOfHeap(start, bound),
    isBeyond: (code) => code > bound,
    called: `heaps up to ${bound.toLocaleString('en')}`,
  });
  const atOnce = Math.max(mostAdded, mostTaken);
  const upTo = (bound: number): number => Math.min(Math.max(leastBound, bound), highestHeap);
  const base = {
    part,
    first: upTo(heap + atOnce),
    shown: upTo(Math.max(2 * heap, heap + 40 * atOnce)),
    last: highestHeap,
    mostOptions: set.length,
  };
  if (mostAdded < mostTaken) return base;
  const worth = (code: number): Value =>
    code === 0 ? { kind: 'nimber', n: 0 } : { kind: 'cyclic', exits: set.includes(code) ? [0] : [] };
  const atMost = mostTaken > 0 ? `more than ${mostTaken}` : 'any';
  const says = `A player who adds ${mostAdded} each time never lets the heap shrink, because nobody can take ${atMost}; so nobody can be forced to lose. Every heap but the empty one is ∞, with the exit 0 where one move empties it.`;
  return { ...base, theorem: { worth, says } };
}

/** Above the heap there is room for what may be added; what the set allows is shown below. */
function boardOfHeap({ set, heap }: SubtractionPosition): Board<SubtractionPosition> {
  const mostAdded = -Math.min(-1, ...set);
  const board = heapsBoard<SubtractionPosition>({
    heaps: [heap],
    read: ([changed = 0]) => (changed === heap ? undefined : { set, heap: changed }),
    room: Math.min(mostAdded, highestHeap - heap),
    isWhole: true,
  });
  return {
    ...board,
    says: `${board.says}: ${inWords(set)}`,
    texts: [...board.texts, { text: inWords(set), at: { x: side / 2, y: 40 }, size: 12, ink: 'ink' }],
  };
}

/** "take 1 or 2, add 3". */
function inWords(set: readonly number[]): string {
  const taken = set.filter((number) => number > 0).join(' or ');
  const added = set.flatMap((number) => (number < 0 ? [-number] : [])).join(' or ');
  const said = [taken && `take ${taken}`, added && `add ${added}`, set.includes(0) && 'or pass'];
  return said.filter(Boolean).join(', ');
}

/** A counter more or less at the top of the heap. */
function resizedHeap(
  { set, heap }: SubtractionPosition,
  at: BoardSide,
  way: Growth,
): ResizedBoard<SubtractionPosition> | undefined {
  const to = way === 'grow' ? heap + 1 : heap - 1;
  if (at !== 'top' || to < 0 || to > highestHeap) return undefined;
  return {
    says: way === 'grow' ? 'add a counter at the top' : 'take the counter at the top away',
    to: { set, heap: to },
    lost: way === 'grow' ? [] : [`a counter on ${counterName(0, heap)}`],
  };
}

const starts = [
  { name: 'Four fewer or two more', position: '{4,-2} 6' },
  { name: 'One or two fewer, or one more', position: '{1,2,-1} 5' },
  { name: 'Three or four fewer, or one more', position: '{3,4,-1} 9' },
  { name: 'Two or five fewer, or one more', position: '{2,5,-1} 12' },
  { name: 'As many more as fewer', position: '{1,2,-3} 10' },
  { name: 'A heap that only shrinks', position: '{1,3,4} 12' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'take-or-add',
    says: 'take s counters from a heap of n, or add a',
    parameters: [
      { name: 's', least: 1, first: 4 },
      { name: 'a', least: 1, first: 2 },
      { name: 'n', least: 0, first: 6 },
    ],
    position: ([taken, added, heap]) => `{${taken},${-added}} ${heap}`,
  },
];

const survey = cite('coping', 'Section 6, additional subtraction games');

/**
 * The values of heaps of 0, 1, 2, … counters. The survey asks for more of them; two independent programs
 * computed these alike.
 */
const values: Readonly<Record<string, readonly string[]>> = {
  '{1,2,-1}': ['0', '∞_0', '∞_0', '∞', '∞'],
  '{3,4,-1}': ['0', '*1', '0', '*1', '∞_{0,1}', '∞_{0,1}', '∞_{0,1}', '∞_1', '∞'],
  '{1,4,-2}': ['0', '∞_0', '0', '∞_0', '∞_0', '∞', '∞_0', '∞'],
  '{2,4,-1}': ['0', '0', '∞_0', '∞_0', '∞_0', '∞_0', '∞'],
  '{4,-2}': ['0', '∞', '0', '∞', '∞_0', '∞', '∞_0', '∞'],
  '{5,-2}': ['0', '*1', '0', '0', '*1', '*2', '0', '*1', '*2', '0', '*1', '*2'],
  '{1,5,-3}': ['0', '*1', '0', '*1', '0', '*1', '0', '*1'],
  '{1,2,-3}': ['0', '∞_0', '∞_0', '∞', '∞'],
};

const facts: readonly RulesetFact[] = Object.entries(values).flatMap(([set, ofHeaps]) =>
  ofHeaps.map((value, heap) => ({ position: `${set} ${heap}`, value, source: survey })),
);

export const additionalSubtraction: Ruleset<SubtractionPosition> = {
  id: 'additional-subtraction',
  name: 'Additional subtraction games',
  players: 'impartial',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('coping', 'Section 6, additional subtraction games'),
  notation:
    'First stand the numbers of the set in braces, and a negative number is one that is added. Then stands the number of counters in the heap.',
  rules:
    'A move chooses a number of the set and takes so many counters from the heap; if the number is negative, so many counters are added. From an empty heap there is no move. A player who cannot move loses, and play that never ends is a draw.',
  read: readSubtraction,
  parse: (text) => soundPosition(readSubtraction(text)),
  print: printSubtraction,
  coder: coderOfSubtraction,
  unbounded: unboundedSubtraction,
  board: boardOfHeap,
  resize: resizedHeap,
  moves: movesOfSubtraction,
  starts,
  facts,
  families,
};

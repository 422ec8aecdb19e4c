/**
 * Nim (Bouton 1902): take any number of counters from one heap. A position is written as the number of
 * counters in each heap, joined by +, as in 3+4+5. Heaps only shrink, so a position is coded as a number
 * whose digits are the heaps: each digit's base is one more than the heap's size at the start. A player
 * clicks the lowest counter that the move takes.
 */
import { cite } from '../../bibliography.ts';
import { known, type Problem, type Result } from '../../result.ts';
import type { Board, BoardMove } from '../board.ts';
import { codedOptions } from '../coded-options.ts';
import { type Draft, soundPosition } from '../draft.ts';
import { counterName, countsIn, heapName, heapsBoard, wrongCount } from '../furniture/heaps.ts';
import { resizedHeaps } from '../recipes/heaps-ruleset.ts';
import type { Coder, Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

// The moves of a position on its board, derived from the options that the ruleset's coder finds, so that a
// person plays the same moves that are solved. For rulesets whose coder keeps every position as it is; a
// ruleset that merges mirror images lists its moves itself.

/**
 * `way` names the places of a move, from the position before it and the one after. It parses O(options)
 * positions.
 */
function movesByOptions<Position>(
  before: Position,
  coder: Coder,
  parse: (text: string) => Result<Position>,
  way: (before: Position, after: Position) => readonly string[],
): readonly BoardMove<Position>[] {
  const movesOf = (player: BoardMove['player'], codes: readonly number[]): readonly BoardMove<Position>[] =>
    codes.map((code) => {
      const read = parse(coder.print(code));
      known(read.ok, 'a ruleset reads what its coder prints');
      return { player, by: way(before, read.value), to: read.value };
    });
  if (coder.left === coder.right) return movesOf('either', codedOptions(coder, 'left', coder.start));
  return [
    ...movesOf('left', codedOptions(coder, 'left', coder.start)),
    ...movesOf('right', codedOptions(coder, 'right', coder.start)),
  ];
}

/** The number of counters in each heap, in the order in which they lie. */
export type Heaps = readonly number[];

const most = Number.MAX_SAFE_INTEGER;

/** The number of positions that can follow: each heap independently keeps any number of its counters. */
const positionsOf = (heaps: Heaps): number => heaps.reduce((product, count) => product * (count + 1), 1);

/** Reads a position; every problem names its heap. */
function readHeaps(text: string): Draft<Heaps> {
  if (text.trim() === '') {
    const says = 'is empty; write the heaps with + between them, like 3+4+5';
    return { position: [0], problems: [{ place: 'position', says }] };
  }
  const written = countsIn(text, /\+/);
  const problems = written.flatMap((count, heap): readonly Problem[] => {
    if (/^(0|[1-9]\d{0,9})$/.test(count)) return [];
    return [{ place: heapName(heap), says: `${wrongCount(count)}, like 3, at most 9999999999` }];
  });
  // The board shows a heap that cannot be read as an empty one.
  const position = written.map((count) => (/^\d{1,10}$/.test(count) ? Number(count) : 0));
  if (problems.length > 0 || positionsOf(position) <= most) return { position, problems };
  const says = 'has more positions than can be numbered; write smaller heaps, or fewer';
  return { position, problems: [{ place: 'position', says }] };
}

export const printHeaps = (heaps: Heaps): string => heaps.join('+');

/** The coder of the positions that can follow this one. */
function coderOfHeaps(start: Heaps): Coder<Heaps> {
  const weights = start.map((_, heap) => positionsOf(start.slice(0, heap)));
  const countOf = (code: number, heap: number): number =>
    Math.floor(code / weights[heap]) % (start[heap] + 1);

  function options(code: number, out: Float64Array): number {
    let found = 0;
    for (const [heap, weight] of weights.entries()) {
      for (let taken = countOf(code, heap); taken > 0; taken--) out[found++] = code - taken * weight;
    }
    return found;
  }

  const codeOf = (heaps: Heaps): number => heaps.reduce((sum, count, heap) => sum + count * weights[heap], 0);

  return {
    start: codeOf(start),
    left: options,
    right: options,
    print: (code) => printHeaps(start.map((_, heap) => countOf(code, heap))),
    code: (heaps) =>
      heaps.length === start.length && heaps.every((count, heap) => count <= start[heap])
        ? codeOf(heaps)
        : undefined,
  };
}

/** The board of a position. */
const boardOfHeaps = (heaps: Heaps): Board<Heaps> =>
  heapsBoard({ heaps, read: (changed) => (changed.length > 0 ? changed : undefined) });

/** The place of a move: the lowest counter that it takes. */
function wayOfHeaps(before: Heaps, after: Heaps): readonly string[] {
  const heap = before.findIndex((count, i) => count !== after[i]);
  return [counterName(heap, after[heap] + 1)];
}

const parseHeaps = (text: string): Result<Heaps> => soundPosition(readHeaps(text));

const starts = [
  { name: 'One heap', position: '5' },
  { name: 'Two heaps', position: '3+5' },
  { name: 'Three heaps', position: '3+4+5' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'heap',
    says: 'one heap of n counters',
    parameters: [{ name: 'n', least: 0, first: 5 }],
    position: ([counters]) => String(counters),
  },
  {
    id: 'two-heaps',
    says: 'a heap of m counters, and one of d more',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'd', least: 0, first: 2 },
    ],
    position: ([less, more]) => `${less}+${less + more}`,
  },
];

const safe = cite('bouton', 'Section 2, safe combinations');

const facts: readonly RulesetFact[] = [
  { position: '3+4+5', value: '*2', source: safe },
  { position: '1+2+3', value: '0', source: safe },
  { position: '2+4+6', value: '0', source: safe },
  { position: '7+7', value: '0', source: safe },
  { position: '5', value: '*5', source: safe },
];

export const nim: Ruleset<Heaps> = {
  id: 'nim',
  name: 'Nim',
  players: 'impartial',
  infinitePlay: 'draw',
  source: cite('bouton', 'Section 1'),
  notation: 'The number of counters in each heap, with + between the heaps.',
  rules: 'A move takes one counter or more from one heap. A player who cannot move loses.',
  read: readHeaps,
  parse: parseHeaps,
  print: printHeaps,
  coder: coderOfHeaps,
  openParts: () => ({
    kind: 'heaps',
    gameOf: () => '',
    heapsOf: (heaps) => heaps,
    optionsIn: () => (heap, record) => {
      for (let left = 0; left < heap; left++) record(left, 0, 0);
    },
  }),
  board: boardOfHeaps,
  resize: (heaps, side, way) => resizedHeaps(heaps, side, way, (changed) => changed),
  moves: (heaps) => movesByOptions(heaps, coderOfHeaps(heaps), parseHeaps, wayOfHeaps),
  starts,
  facts,
  families,
};

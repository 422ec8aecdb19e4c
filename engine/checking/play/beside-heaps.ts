/**
 * Impartial positions beside nim-heaps, by play: a position is the content of the board and the number of
 * counters left, and the next move must leave an entailing one before anything else. Outcomes are found
 * backwards from positions in which a player has lost. The phase of a moon shows beside ∞ with one exit: a
 * position that can be left as it is, or left to *f, which is won by the player who moves next exactly if f
 * is in the phase (Abuku et al., the table of sums).
 */
import type { ClaimedValue } from '../games/read-value.ts';
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';
import type { PositionTable } from './position-table.ts';
import { lengthsOfPlay } from './retrograde.ts';

export type HeapOutcome = 'N' | 'P' | 'D';

/**
 * The moves of the games put beside a position: heaps of 0 … largest, and after them as many positions that
 * may stay as they are, or become such a heap.
 */
const besides = (largest: number, exits: number): readonly (readonly number[])[] => [
  ...Array.from({ length: largest + 1 }, (_, m) => Array.from({ length: m }, (__, less) => less)),
  ...Array.from({ length: exits }, (_, f) => [largest + 1 + f, f]),
];

/**
 * Who wins from each of these positions beside each heap; by its place among them and the game beside it.
 * O(positions · heaps · moves).
 */
export function playedBeside(
  { left, isEntailing }: Pick<PositionTable, 'left' | 'isEntailing'>,
  followers: readonly number[],
  largest: number,
  exits = 0,
): (place: number, beside: number) => HeapOutcome {
  const other = besides(largest, exits);
  const width = other.length;
  const numbers = new Map(followers.map((at, i) => [at, i]));
  const options = followers.map((at) => left[at].map((each) => numbers.get(each) ?? 0));
  const lasts = lengthsOfPlay(followers.length * width, (state) => {
    const place = Math.floor(state / width);
    const beside = state - place * width;
    const moved = options[place].map((to) => to * width + beside);
    if (isEntailing[followers[place]]) return moved;
    return [...moved, ...other[beside].map((to) => place * width + to)];
  });
  return (place, beside) => {
    const moves = lasts[place * width + beside];
    return moves < 0 ? 'D' : moves % 2 === 1 ? 'N' : 'P';
  };
}

/** The largest heap that is played: a value that names a larger one is not played. */
const largestHeap = 200;

/** Up to which heap a value is to be played, undefined where that is too large. */
export function heapsFor(claimed: ClaimedValue, least = 3): number | undefined {
  const largest = Math.max(least, ...numbersOf(claimed).map((n) => n + 2));
  return largest > largestHeap ? undefined : largest;
}

function numbersOf(claimed: ClaimedValue): readonly number[] {
  switch (claimed.kind) {
    case 'game':
      return claimed.nimber === undefined ? [] : [claimed.nimber];
    case 'infinite':
      return claimed.exits;
    case 'nymphet':
      return [claimed.n];
    case 'moon':
      return claimed.phase ?? [];
    case 'covered':
      return claimed.numbers;
    default:
      return [];
  }
}

/** What the definition of a value says of play beside a heap of m. */
function outcomeBeside(claimed: ClaimedValue, m: number): HeapOutcome {
  switch (claimed.kind) {
    case 'game':
      return claimed.nimber === m ? 'P' : 'N';
    case 'infinite':
      return claimed.exits.includes(m) ? 'N' : 'D';
    case 'nymphet':
      return claimed.n === m ? 'D' : 'N';
    case 'covered':
      return claimed.numbers.includes(m) !== claimed.allBut ? 'P' : 'N';
    case 'new-moon':
      return 'P';
    default:
      return 'N';
  }
}

/** Whether play beside the heaps, or what is known of it, is what a value says. */
export function judgedBeside(
  claimed: ClaimedValue,
  outcomes: readonly (HeapOutcome | undefined)[],
): CheckFinding {
  if (claimed.kind === 'undetermined')
    return outcomes.includes('D')
      ? unchecked('it says only that beside some heap it is a draw, and so it is')
      : wrong('beside no small heap is it a draw');
  for (const [m, outcome] of outcomes.entries()) {
    const said = outcomeBeside(claimed, m);
    if (outcome !== undefined && outcome !== said)
      return wrong(`beside *${m} it would be ${said}, and play is ${outcome}`);
  }
  if (outcomes.includes(undefined)) return unchecked('play beside some heaps is not settled by a part of it');
  return right('play beside nim-heaps');
}

/**
 * Plays a settled position beside nim-heaps up to `least` and beyond the numbers of the claim, and a moon
 * beside ∞ with one exit.
 */
export function besideHeapsFinding(
  positions: Pick<PositionTable, 'left' | 'isEntailing'>,
  followers: readonly number[],
  claimed: ClaimedValue,
  least?: number,
): CheckFinding {
  const largest = heapsFor(claimed, least);
  if (largest === undefined) return unchecked(`it speaks of heaps of more than ${largestHeap}`);
  const phase = claimed.kind === 'moon' ? claimed.phase : undefined;
  const played = playedBeside(positions, followers, largest, phase ? largest + 1 : 0);
  const heaps = Array.from({ length: largest + 1 }, (_, m) => m);
  const found = judgedBeside(
    claimed,
    heaps.map((m) => played(0, m)),
  );
  if (!phase || found.kind !== 'right') return found;
  for (let f = 0; f <= largest; f++) {
    const isTold = phase.includes(f);
    if ((played(0, largest + 1 + f) === 'N') !== isTold)
      return wrong(
        `beside ∞ with the exit ${f} play ${isTold ? 'is a draw' : 'is won by the next player'}, so ${f} is ${isTold ? 'not ' : ''}in the phase`,
      );
  }
  return right('play beside nim-heaps, and beside ∞ for its phase');
}

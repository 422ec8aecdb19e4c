/**
 * Sweeps a family: the worth of one member after the other, as rows of a table. It is a generator, so that
 * rows are reported as they come and the work can be cancelled, or spread: the caller says which rows.
 */

import { askBoard } from '../conduct/ask-board.ts';
import { solveBoard } from '../conduct/board.ts';
import { type BoardGame, positionRead, rulesetOfGame, rulesOfGame } from '../conduct/board-game.ts';
import { openMemory } from '../conduct/memory.ts';
import { openPartSolver } from '../conduct/worth-by-parts.ts';
import type { SweptWorth, Worths } from '../conduct/worths.ts';
import { ruledBy } from '../outcome/rules.ts';
import { mostGenerated } from '../rulesets/generate.ts';
import { valueAt } from '../theories/labelling.ts';
import { dataOfMeasurement, type Measuring, textOfMeasurement } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import type { Value } from '../values/value.ts';
import { named, textOf, valueData, valueKey } from '../values/words.ts';
import type { OpenFamily } from './family.ts';
import { openHeapMeasures } from './heap-measures.ts';
import { keptMembers } from './kept-members.ts';
import type { SweepRow } from './table.ts';

// What many positions of one ruleset are worth, one after the other: for sweeps of whole families. Where
// positions fall apart they are solved part by part, and what is known of the parts is kept for the
// next position; elsewhere each is solved by itself. The rules are by default those of the ruleset. The worth
// of a position does not depend on the positions before it.

/** Precondition: there is such a ruleset. */
export function openWorths(asked: Omit<BoardGame, 'position'>): Worths {
  const ruleset = rulesetOfGame(asked);
  const byParts = openPartSolver(ruleset, rulesOfGame(asked), asked.positions ?? mostGenerated);
  return {
    *worthOf(position, read) {
      const found = byParts && (yield* byParts.worthOf(read ?? positionRead(ruleset, position)));
      if (!found) return yield* solvedWhole({ ...asked, position });
      if ('kind' in found) return { value: undefined, outcome: undefined, says: found.says };
      return { value: found.value, outcome: found.outcome };
    },
  };
}

function* solvedWhole(game: BoardGame): Generator<number, SweptWorth, void> {
  const solving = solveBoard(game, openMemory());
  for (;;) {
    const { done, value: found } = solving.next();
    if (!done) {
      yield found.kind === 'generating' ? found.positions : 0;
      continue;
    }
    if ('kind' in found) return { value: undefined, outcome: undefined, says: found.says };
    const answer = yield* askBoard('position', { position: game.position }, found);
    const outcome = answer.kind === 'over-budget' ? undefined : answer.outcome;
    const { labelling, choice } = found.solved;
    const value = valueAt(labelling, 0);
    return value ? { value, outcome } : { value, outcome, says: labelling.leftOut?.says ?? choice.reason };
  }
}

export type SweepOptions = {
  /** The ids of the measures that have a column. Precondition: there are such measures. */
  readonly measures: readonly string[];
  /** The most positions that may follow one; a member with more has no value and says so. */
  readonly positions?: number;
  /** Whether the rows have their data, as lines of JSON need it. */
  readonly withData?: boolean;
};

/** What is known so far: a row, or how many positions were met on the way to the next. */
export type SweepAdvance =
  | { readonly kind: 'row'; readonly row: SweepRow }
  /** A member that does not fulfil the conditions of the family, or of which that is not known. */
  | { readonly kind: 'left-out'; readonly row: number; readonly isUnknown: boolean }
  | { readonly kind: 'working'; readonly positions: number };

/** What was found of one member. */
export type MemberFound = Exclude<SweepAdvance, { kind: 'working' }>;

/** A sweep that can continue with further rows, and keeps what it found. */
export type Sweep = {
  /** The rows with these numbers, in this order. */
  rows(wanted: Iterable<number>): Generator<SweepAdvance, void, void>;
  /** Whether the numbers of a member alone leave it out, so that it is not solved. */
  leavesOut(row: number): boolean;
  /**
   * A member that could not be swept: its row with why in a sentence, if it is known that it fulfils the
   * conditions of the family.
   */
  unswept(row: number, says: string): MemberFound;
};

/**
 * `worths` says what positions are worth, where no ruleset does. A member that its numbers leave out is not
 * solved. Precondition: the conditions of the family can be read.
 */
export function openSweep(
  family: OpenFamily,
  options: SweepOptions,
  worths = worthsOfFamily(family, options),
): Sweep {
  const cells = cellsOf(options);
  const ofHeaps = openHeapMeasures(family.asked, options.measures);
  const kept = keptMembers(family);
  const leavesOut = (row: number): boolean => kept?.before(family.numbersAt(row)) === false;
  return {
    leavesOut,
    unswept(row, says) {
      const numbers = family.numbersAt(row);
      const holds = kept ? kept.before(numbers) : true;
      if (!holds) return { kind: 'left-out', row, isUnknown: holds === undefined };
      const position = family.positionOf(numbers);
      const where = { row, numbers, position: position.ok ? position.value : '', outcome: undefined };
      return { kind: 'row', row: { ...where, ...cells(undefined, undefined), says } };
    },
    *rows(wanted) {
      for (const row of wanted) {
        const numbers = family.numbersAt(row);
        if (leavesOut(row)) {
          yield { kind: 'left-out', row, isUnknown: false };
          continue;
        }
        const member = family.memberWith(numbers);
        const worth = member.ok ? yield* working(worths, member.value) : noPosition(member.problems);
        const { value, outcome, says } = worth;
        const where = { row, numbers, position: member.ok ? member.value.position : '', outcome };
        const why = value ? {} : { says: says ?? 'no value is known' };
        const own = cells(value, outcome);
        const holds = kept ? kept.holds({ ...where, ...own }) : true;
        if (!holds) {
          yield { kind: 'left-out', row, isUnknown: holds === undefined };
          continue;
        }
        const measured =
          member.ok && value ? yield* reported(ofHeaps.beside(own, member.value.position)) : own;
        yield { kind: 'row', row: { ...where, ...measured, ...why } };
      }
    },
  };
}

function worthsOfFamily({ asked }: OpenFamily, { positions }: SweepOptions): Worths {
  const { ruleset, under } = asked;
  const bound = positions === undefined ? {} : { positions };
  const rules = under && { rules: ruledBy(under, rulesOfGame({ ruleset })) };
  return openWorths({ ruleset, ...rules, ...bound });
}

const working = (worths: Worths, { position, read }: Member): Generator<SweepAdvance, SweptWorth, void> =>
  reported(worths.worthOf(position, read));

function* reported<T>(slices: Generator<number, T, void>): Generator<SweepAdvance, T, void> {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield { kind: 'working', positions: slice.value };
  }
}

const noPosition = (problems: readonly { readonly place: string; readonly says: string }[]): SweptWorth => ({
  value: undefined,
  outcome: undefined,
  says: `no position: ${problems[0].place === 'position' ? '' : `${problems[0].place}: `}${problems[0].says}`,
});

type Member = { readonly position: string; readonly read: unknown };

type Cells = Pick<SweepRow, 'value' | 'measured' | 'data' | 'worth'>;

/**
 * Values recur often, so the cells of each are kept. Texts do not distinguish long values, so the cells are
 * found by the value's key.
 */
function cellsOf({ measures, withData }: SweepOptions) {
  const measuring = openMeasuring();
  const known = new Map<string, Cells>();
  // Most values that recur are the same object, for which no key is made.
  let met = new WeakMap<Value, { readonly outcome: string | undefined; readonly cells: Cells }>();
  return (value: Value | undefined, outcome: string | undefined): Cells => {
    const again = value && met.get(value);
    if (again && again.outcome === outcome) return again.cells;
    const cells = cellsByKey(value, outcome);
    if (value) met.set(value, { outcome, cells });
    return cells;
  };
  function cellsByKey(value: Value | undefined, outcome: string | undefined): Cells {
    const key = `${value ? valueKey(value) : ''}\n${withData ? (outcome ?? '') : ''}`;
    const kept = known.get(key);
    if (kept) return kept;
    const found = measuredCells(value, outcome, measures, measuring, withData);
    if (known.size >= mostKept) {
      known.clear();
      met = new WeakMap();
    }
    known.set(key, found);
    return found;
  }
}

const mostKept = 10_000;

function measuredCells(
  worth: Value | undefined,
  outcome: string | undefined,
  measures: readonly string[],
  measuring: Measuring,
  withData = false,
): Cells {
  const text = worth && textOf(worth);
  const found = worth && measures.map((id) => measuring.measure(id, worth));
  const measured = measures.map((_, i) => (found ? textOfMeasurement(found[i]) : ''));
  const own = { value: text, measured, ...(worth && { worth: named(worth) }) };
  if (!withData) return own;
  const said = worth && valueData(worth);
  const data = {
    value: said ?? null,
    text: said?.text ?? null,
    latex: said?.latex ?? null,
    outcome: outcome ?? null,
    ...Object.fromEntries(measures.map((id, i) => [id, found ? dataOfMeasurement(found[i]) : null])),
  };
  return { ...own, data };
}

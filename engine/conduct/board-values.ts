/**
 * The values of all positions of a game on a board, by how many have them, and what a person looks for among
 * them: a value in any notation that is read here, or a position.
 */
import { compile } from '../document/compile.ts';
import { readDrawn } from '../document/game-text.ts';
import { spaceOf } from '../graph/space.ts';
import { drain } from '../rounds.ts';
import type { Labelling } from '../theories/labelling.ts';
import type { Value } from '../values/value.ts';
import { parseValue, sameValue, textOf } from '../values/words.ts';
import type { SolvedBoard } from './memory.ts';

/** A value and how many positions have it. */
export type ValueCount = { readonly value: Value; readonly count: number };

export type ValueCounts = {
  /** Every value that some position has, the most frequent first. */
  readonly rows: readonly ValueCount[];
  /** How many positions have none. */
  readonly withoutValue: number;
};

const counted = new WeakMap<Labelling, ValueCounts>();

/** Counted once for the labelling of a solved game. O(positions + values · log values). */
export function countValues(labelling: Labelling): ValueCounts {
  const before = counted.get(labelling);
  if (before) return before;
  const { table, codes } = labelling;
  const counts = new Uint32Array(table.length);
  let withoutValue = 0;
  for (let v = 0; v < codes.length; v++) {
    if (codes[v] < 0) withoutValue++;
    else counts[codes[v]]++;
  }
  const found = table.map((value, code) => ({ value, count: counts[code] })).filter(({ count }) => count > 0);
  const all = { rows: found.toSorted((a, b) => b.count - a.count), withoutValue };
  counted.set(labelling, all);
  return all;
}

/**
 * This many values have their texts made, or are compared, between two yields: a text takes some tenths of a
 * millisecond.
 */
const inSlice = 50;

const written = new WeakMap<ValueCounts, readonly string[]>();

/** The texts of all rows; made once, in slices. */
function* textsOf(counts: ValueCounts): Generator<number, readonly string[], void> {
  const before = written.get(counts);
  if (before) return before;
  const texts: string[] = [];
  for (const { value } of counts.rows) {
    if (texts.push(textOf(value)) % inSlice === 0) yield texts.length;
  }
  written.set(counts, texts);
  return texts;
}

/** The row of an equal value; undefined where no position has it. */
function* rowOfValue({ rows }: ValueCounts, value: Value): Generator<number, number | undefined, void> {
  for (const [row, each] of rows.entries()) {
    if (sameValue(each.value, value)) return row;
    if (row % inSlice === 0) yield row;
  }
  return undefined;
}

/**
 * The row of the value that a text means: as it is printed here, or a game that has the value. Undefined
 * where no position has it. The first search makes the texts of all values; each yield is after some of them.
 */
export function* rowCalled(board: SolvedBoard, text: string): Generator<number, number | undefined, void> {
  const counts = countValues(board.solved.labelling);
  const typed = text.trim();
  const printed = (yield* textsOf(counts)).indexOf(typed);
  if (printed >= 0) return printed;
  const kinds = [...new Set(counts.rows.map(({ value }) => value.kind))];
  const parsed = parseValue(typed, kinds);
  const found = parsed && (yield* rowOfValue(counts, parsed));
  if (found !== undefined) return found;
  const played = valueOfGame(board, typed);
  return played && (yield* rowOfValue(counts, played));
}

/** The value of a typed game, which is drawn and solved as the board's own. */
function valueOfGame({ graph, solved, rules }: SolvedBoard, text: string): Value | undefined {
  const isScored = spaceOf(graph) === 'scored';
  const { theory } = solved.choice;
  const drawn = readDrawn(text, isScored);
  if (!theory || !drawn.ok || drawn.value.games !== 1) return undefined;
  const game = compile(drawn.value.document).graph;
  // Values in an order are those of every such game, also where each arc is either player's.
  const fits = theory.order !== undefined || theory.applies(game).applies;
  if ((spaceOf(game) === 'scored') !== isScored || !fits) return undefined;
  const { table, codes } = drain(theory.solve(game, { rules }));
  return codes[0] < 0 ? undefined : table[codes[0]];
}

/** Whether a text is a value, or a game that would have one, whether or not a position has it. */
export const meansValue = ({ graph }: SolvedBoard, text: string): boolean =>
  parseValue(text.trim()) !== undefined || readDrawn(text, spaceOf(graph) === 'scored').ok;

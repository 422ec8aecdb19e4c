/** The joint round that a class is asked about: the choices of both players, and what is best. */
import { ask } from '../conduct/ask.ts';
import { moveNameSeen } from '../document/edits/names-seen.ts';
import type { OverBudget } from '../result.ts';
import type { VertexNaming } from '../theories/question.ts';
import type {
  MatrixAnswer,
  MatrixCell,
  StrategiesFound,
} from '../theories/simultaneous/questions/matrix-answer.ts';
import { listedShares } from '../theories/simultaneous/questions/matrix-sentences.ts';
import type { Inside } from './inside.ts';
import type { MarkingRound } from './prepared.ts';

export type RoundAsked = {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Where each pair of a row and a column leads, and what Left gains by it. */
  readonly results: readonly (readonly string[])[];
  /** Undefined where some result has no exact value. */
  readonly round: MarkingRound | undefined;
  /** The rows and the columns that some optimal strategy plays. */
  readonly right: { readonly row: readonly number[]; readonly column: readonly number[] } | undefined;
  readonly revealed: readonly string[];
};

const places = (strategies: StrategiesFound): readonly number[] =>
  strategies.shown.flatMap((_, i) => (strategies.extreme.some((each) => each[i] !== '0') ? [i] : []));

/**
 * A move has the name of the node that it leads to, if it has none of its own. Where values are hidden, a
 * name that says one is left out.
 */
const namesOf = (lines: MatrixAnswer['rows'], called: string, hides: boolean): readonly string[] =>
  lines.map(({ name }, i) => (hides && moveNameSeen(name) !== name ? `${called} ${i + 1}` : name));

/** "t +1", or the gain alone where the pair has no result. */
function resultSaid({ to, gain }: MatrixCell, called: VertexNaming): string {
  const gained = gain === undefined || gain === '0' ? [] : [gain.startsWith('-') ? gain : `+${gain}`];
  return [...(to === undefined ? [] : [called(to)]), ...gained].join(' ');
}

/** Cost: that of the matrix. */
export function* roundAsked(
  { game, memory, vertex, called }: Inside,
  hides: boolean,
): Generator<number, RoundAsked | OverBudget, void> {
  const found = yield* ask('matrix', { vertex }, game, memory);
  if (found.kind === 'over-budget') return found;
  const { solution } = found;
  const names = {
    rows: namesOf(found.rows, 'row', hides),
    columns: namesOf(found.columns, 'column', hides),
    results: found.cells.map((row) => row.map((cell) => resultSaid(cell, called))),
  };
  if (!solution) return { ...names, round: undefined, right: undefined, revealed: [] };
  const { value, left, right } = solution;
  return {
    ...names,
    round: {
      payoffs: found.cells.map((row) => row.map(({ low }) => low ?? '0')),
      value,
      rows: left.shown,
      columns: right.shown,
    },
    right: { row: places(left), column: places(right) },
    revealed: [
      `${called(vertex)} = ${value}`,
      `Left plays ${listedShares(left.shown, found.rows)} at ${called(vertex)}`,
      `Right plays ${listedShares(right.shown, found.columns)} at ${called(vertex)}`,
    ],
  };
}

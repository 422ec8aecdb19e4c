/**
 * A matrix of numbers as a drawing of one joint round: Left chooses a row, Right a column, and the entry is
 * what Left gets. Equal entries are one node, called by its number. Cost: linear in the entries.
 */
import { parseRational, printRational } from '../numbers/rationals.ts';
import { usualRules } from '../outcome/rules.ts';
import { accepted, type Result, refused } from '../result.ts';
import { withPlainFractions } from '../spelling.ts';
import { beginChecks } from './checks.ts';
import { emptyDocument, type GameDocument, type GameNode, type JointPair } from './document.ts';
import { writtenNumber } from './written-numbers.ts';

/** A row of a matrix as it is written. Places are those of messages. */
export type MatrixRow = {
  readonly place: string;
  readonly entries: readonly { readonly text: string; readonly place: string }[];
};

/** What the moves and the game are called; where a name is missing or there twice, moves have numbers. */
export type MatrixNames = {
  readonly title?: string;
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
};

/** The node in which the round is played. */
export const roundNode = 'G';

/** The most entries: the program finds no value of a larger matrix. */
const mostEntries = 4096;

/**
 * An entry as our numbers are written: with a point, and fractions with a stroke. Undefined where it is not a
 * number.
 */
export function payoffIn(text: string): string | undefined {
  const plain = withPlainFractions(text.trim()).replace(/^([-−+]?\d+),(\d+)$/, '$1.$2');
  const read = parseRational(plain);
  if (read === undefined) return undefined;
  return /[e+−]/i.test(plain) ? printRational(read) : plain;
}

/** The drawing; refused where rows differ in length, an entry is not a number, or there are too many. */
export function matrixDocument(rows: readonly MatrixRow[], names: MatrixNames = {}): Result<GameDocument> {
  const checks = beginChecks();
  const width = rows[0]?.entries.length ?? 0;
  if (rows.length * width > mostEntries)
    return refused([
      {
        place: rows[0].place,
        says: `this matrix has ${rows.length} rows and ${width} columns; write one with ${mostEntries.toLocaleString('en')} entries at most`,
      },
    ]);
  const [left, right] = [moveNames(rows.length, names.rows), moveNames(width, names.columns)];
  const pairs = new Map<string, { readonly node: GameNode; readonly pairs: JointPair[] }>();
  for (const [r, { place, entries }] of rows.entries()) {
    if (entries.length !== width)
      checks.add(
        place,
        `this row has ${entries.length} entries, and the first row ${width}; write as many in each`,
      );
    for (const [c, entry] of entries.entries()) {
      const payoff = payoffIn(entry.text);
      const exact = payoff === undefined ? undefined : parseRational(payoff);
      if (payoff === undefined || exact === undefined) {
        checks.add(entry.place, `“${entry.text}” is not a number; write one such as -2, 1/3 or 0.5`);
        continue;
      }
      const key = printRational(exact);
      const score = writtenNumber(payoff) ?? payoff;
      const known = pairs.get(key) ?? {
        node: {
          id: `${score}`,
          name: `${score}`,
          x: 0,
          y: 160,
          gray: false,
          score: { left: score, right: score },
        },
        pairs: [],
      };
      pairs.set(key, known);
      known.pairs.push({ left: left[r], right: right[c] ?? `${c + 1}` });
    }
  }
  const problems = checks.problems();
  if (problems.length > 0) return refused(problems);
  const ends = [...pairs.values()];
  return accepted({
    ...emptyDocument,
    title: names.title ?? '',
    nodes: [
      { id: roundNode, name: roundNode, x: 0, y: 0, gray: false },
      ...ends.map(({ node }, i) => ({ ...node, x: 160 * (i - (ends.length - 1) / 2) })),
    ],
    edges: ends.map(({ node, pairs }) => ({ from: roundNode, to: node.id, player: 'both', pairs })),
    view: { ...emptyDocument.view, rules: { ...usualRules, play: 'simultaneous', convention: 'scoring' } },
  });
}

function moveNames(count: number, given: readonly string[] = []): readonly string[] {
  const isGood = new Set(given).size === count && given.length === count && !given.includes('');
  return isGood ? given : Array.from({ length: count }, (_, i) => `${i + 1}`);
}

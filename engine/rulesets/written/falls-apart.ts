/**
 * Where positions of written rules fall apart: at signs through which no rule acts. The proof goes through
 * the rules: no picture has such a sign before the move, so that no such cell ever changes; the cells that a
 * picture asks about are side by side; and no condition asks for such a sign. So what a move changes or asks
 * about is in one part. O(cells of the fragments · signs).
 */
import { cellsOfText } from '../recipes/cells-rules.ts';
import type { GridApart } from '../recipes/grid-parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { signsAsBits } from './lay-steps.ts';
import { playedRules } from './played-rules.ts';
import { type StepShape, shapeOfStep } from './step-shape.ts';
import { symmetriesOf } from './symmetries.ts';
import { type RuleStep, type RulesOnCells, signsOfRules } from './written-rules.ts';

/**
 * Why positions do not fall apart, or are not known to: the number of the rule that shows it, if a rule does.
 */
export type ApartRefusal = { readonly kind: 'whole'; readonly says: string };

export type ApartProof = {
  readonly kind: 'apart';
  /** The signs between parts; none where a rule asks for each sign. */
  readonly signs: string;
  /** Which rule asks for a cell with a sign, by its number. */
  readonly askedBy: ReadonlyMap<string, number>;
  /** Whether cells that touch in a corner lie side by side, too. */
  readonly touches: boolean;
};

export function proofOfParts(rules: RulesOnCells): ApartProof | ApartRefusal {
  const whole = (says: string): ApartRefusal => ({ kind: 'whole', says });
  if (rules.over.length > 0) return whole('play is over for all parts together');
  let touches = false;
  const signs = signsOfRules(rules);
  const bitsOf = signsAsBits(signs);
  const askedBy = new Map<string, number>();
  const ask = (bits: number, number: number): void => {
    for (const [i, sign] of [...signs].entries())
      if (((bits >>> i) & 1) === 1 && !askedBy.has(sign)) askedBy.set(sign, number);
  };
  for (const { steps, number } of playedRules(rules)) {
    for (const step of steps) {
      const shape = shapeOfStep(step);
      const { before } = shape;
      const isAsked = before.map((_, i) => isAskedFor(shape, i));
      if (before.some(({ cell }) => cell.kind === 'edge'))
        return whole(`rule ${number} asks for the edge of the board`);
      if (!isAsked[shape.begin]) return whole(`rule ${number} begins on any cell`);
      const how = sidesOf(step, isAsked);
      if (how === undefined) return whole(`rule ${number} reaches across a cell that may have any sign`);
      touches ||= how === 'corners' || isLaidInCorners(step);
      for (const [i, { cell }] of before.entries()) if (isAsked[i]) ask(bitsOf(cell), number);
      for (const { signs: named, where } of step.conditions) {
        touches ||= where === 'around';
        ask(bitsOf({ kind: 'class', signs: named }), number);
      }
    }
  }
  const free = [...signs].filter((sign) => !askedBy.has(sign)).join('');
  return { kind: 'apart', signs: free, askedBy, touches };
}

/**
 * Whether it matters what a cell before has: it does not matter where the cell only has to be on the board.
 */
function isAskedFor({ before, after, isNew }: StepShape, i: number): boolean {
  const { cell, row, cells, runs } = before[i];
  if (cell.kind === 'edge') return false;
  if (cell.kind !== 'any') return true;
  return after.some((each, k) => isNew[k] && each.row === row && each.cells === cells && each.runs === runs);
}

const isLaidInCorners = ({ laid, before: { rows } }: RuleStep): boolean =>
  (laid === 'diagonally' || laid === 'any direction') && rows[0].length > 1;

/**
 * How the cells that are asked for lie side by side; undefined where they do not, or where others are needed
 * beyond them.
 */
function sidesOf(
  { before: { rows } }: RuleStep,
  isAsked: readonly boolean[],
): 'sides' | 'corners' | undefined {
  if (rows.length === 1) return isAsked.every(Boolean) ? 'sides' : undefined;
  const width = rows[0].length;
  const cells = [...isAsked.keys()].filter((i) => isAsked[i]);
  const columns = cells.map((i) => i % width);
  const lines = cells.map((i) => Math.floor(i / width));
  const spans = (found: readonly number[], most: number): boolean =>
    found.includes(0) && found.includes(most - 1);
  // Where the picture is larger than what it asks for, a part alone may have no room for it.
  if (!spans(columns, width) || !spans(lines, rows.length)) return undefined;
  for (const how of ['sides', 'corners'] as const) {
    const met = new Set([cells[0]]);
    for (const cell of met) {
      for (const other of cells) {
        const down = Math.abs(Math.floor(other / width) - Math.floor(cell / width));
        const aside = Math.abs((other % width) - (cell % width));
        if (how === 'sides' ? down + aside === 1 : Math.max(down, aside) === 1) met.add(other);
      }
    }
    if (met.size === cells.length) return how;
  }
  return undefined;
}

/** How positions fall apart, for the recipe; the rules are compiled for boards of any shape. */
export function partsOfRules(
  rules: RulesOnCells,
  { signs: between, touches }: ApartProof,
  rulesFor: GridApart['rulesFor'],
): GridApart {
  const signs = signsOfRules(rules);
  const nothing = signs.indexOf(between[0]);
  const bitsOf = signsAsBits(signs);
  const wanted = playedRules(rules).map(({ steps: [first] }) => {
    const cells = first.before.rows.flat().filter(({ kind }) => kind !== 'run' && kind !== 'any');
    return { count: cells.length, bits: [...new Set(cells.map(bitsOf))] };
  });
  const cellsOf = (position: GridPosition) =>
    cellsOfText(
      signs,
      [...position.cells].map((sign) => (between.includes(sign) ? between[0] : sign)).join(''),
    );
  return {
    signs,
    nothing,
    ...(between.length > 1 && { cellsOf }),
    ...(touches && { touches }),
    canMove: (met, cells) =>
      wanted.some(({ count, bits }) => count <= cells && bits.every((each) => (each & met) !== 0)),
    images: symmetriesOf(rules, signs),
    rulesFor,
  };
}

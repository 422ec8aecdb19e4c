/**
 * Positions of simultaneous games played by hand: what each is worth by its matrix, and what it is worth where one player sees the other's choice of the joint round.
 * What one row of a table finds, the next one finds again.
 */
import { known } from '../../result.ts';
import type { GameAtOnce } from './joint-game.ts';
import { type Fraction, fraction, plusFraction, provedValue, seenValues } from './matrix-of-fractions.ts';

export type JointWorth = {
  /** Undefined where it has more figures than a table writes out, or where nothing proves it. */
  readonly value: Fraction | undefined;
  /** What Left is sure of where Right sees her choice, and where she sees his. */
  readonly rightSees: Fraction;
  readonly leftSees: Fraction;
};

export type PlayAtOnce = {
  /** Undefined where more than so many new positions follow. It reports them as it goes. */
  worthOf(text: string, most: number): Generator<number, JointWorth | undefined, void>;
};

/** In tables no fraction is written out whose lower number has more binary figures. */
const mostBits = 4096n;

/** Positions met between two reports. */
const slice = 500;

type Cell = { readonly to: string; readonly gain: number };
type Rows = readonly (readonly Cell[])[];

/** A position with the number of its results that were gone to. */
type OnTheWay = { readonly text: string; readonly rows: Rows; next: number };

export function openPlayAtOnce({ round, worth }: GameAtOnce): PlayAtOnce {
  const worths = new Map<string, JointWorth>();

  /** The matrix of what all results have, with what is gained; undefined where one of them has not got it. */
  const matrixOf = (
    rows: Rows,
    pick: (worth: JointWorth) => Fraction | undefined,
  ): readonly (readonly Fraction[])[] | undefined => {
    const matrix = rows.map((row) =>
      row.flatMap(({ to, gain }) => {
        const found = worths.get(to);
        known(found !== undefined, 'all results were met');
        const cell = pick(found);
        return cell ? [gain === 0 ? cell : plusFraction(cell, fraction(BigInt(gain)))] : [];
      }),
    );
    return matrix.every(({ length }) => length === rows[0].length) ? matrix : undefined;
  };
  const worthOfRows = (rows: Rows): JointWorth => {
    const cells = matrixOf(rows, ({ value }) => value);
    const value = cells && provedValue(cells);
    const [seen, sees] = [matrixOf(rows, (each) => each.rightSees), matrixOf(rows, (each) => each.leftSees)];
    known(seen !== undefined && sees !== undefined, 'what is seen has no more figures than the ends');
    return {
      value: value && value[1] >> mostBits === 0n ? value : undefined,
      rightSees: seenValues(seen).rowSeen,
      leftSees: seenValues(sees).columnSeen,
    };
  };

  return {
    *worthOf(start, most) {
      const path: OnTheWay[] = [];
      let met = 0;
      const enter = (text: string): void => {
        met++;
        const here = round(text);
        if (!here) {
          const value = fraction(BigInt(worth(text)));
          worths.set(text, { value, rightSees: value, leftSees: value });
          return;
        }
        const rows = here.left.map((_, i) =>
          here.right.map((__, j): Cell => {
            const { to, gain = 0 } = here.joint(i, j);
            return { to, gain };
          }),
        );
        path.push({ text, rows, next: 0 });
      };
      if (!worths.has(start)) enter(start);
      while (path.length > 0) {
        const here = path[path.length - 1];
        const wide = here.rows[0].length;
        const cell = here.rows[Math.floor(here.next / wide)]?.[here.next % wide];
        if (!cell) {
          worths.set(here.text, worthOfRows(here.rows));
          path.pop();
          continue;
        }
        here.next++;
        if (worths.has(cell.to)) continue;
        if (met >= most) return undefined;
        enter(cell.to);
        if (met % slice === 0) yield met;
      }
      return worths.get(start);
    },
  };
}

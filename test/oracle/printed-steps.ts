/**
 * The steps of Siegel, New results in loopy games, Definition 14, one by one: (a) and (b) delete a dominated
 * option of Left or of Right, (c) and (d) bypass a reversible one of Right or of Left. Judged by slow play.
 */
import type { GameMoves } from '../../engine/checking/play/order.ts';
import { orderOf } from './partizan-order.ts';
import { turnsOf } from './printed-fusion.ts';

type Rows = readonly (readonly number[])[];

export type PrintedStep = { readonly rule: 'a' | 'b' | 'c' | 'd'; readonly after: GameMoves };

const textOfMoves = ({ left, right }: GameMoves): string => JSON.stringify([left, right]);

const withRow = (rows: Rows, v: number, row: readonly number[]): Rows =>
  rows.map((its, w) => (w === v ? [...new Set(row)].toSorted((x, y) => x - y) : its));

const without = (row: readonly number[], option: number): readonly number[] =>
  row.filter((each) => each !== option);

/**
 * All steps from a drawing that change it. As printed, (d) asks that no alternating cycle contains both arcs
 * from v to its option and to the answer; the stronger condition asks it of the second arc.
 */
export function stepsFrom(
  moves: GameMoves,
  atLeast: (a: number, b: number) => boolean,
  condition: 'printed' | 'stronger',
): readonly PrintedStep[] {
  const { left, right } = moves;
  const turns = turnsOf(moves);
  const steps: PrintedStep[] = [];
  const step = (rule: PrintedStep['rule'], after: GameMoves): void => {
    if (textOfMoves(after) !== textOfMoves(moves)) steps.push({ rule, after });
  };
  for (const [v, lefts] of left.entries()) {
    for (const l of lefts) {
      if (lefts.some((x) => x !== l && atLeast(x, l)))
        step('a', { left: withRow(left, v, without(lefts, l)), right });
      for (const x of right[l]) {
        // Play that takes turns comes back from x, with Left to move, to the arc in question.
        const comesBack = condition === 'printed' ? turns[2 * x][2 * v] : turns[2 * x][2 * l + 1];
        if (atLeast(v, x) && !comesBack)
          step('d', { left: withRow(left, v, [...without(lefts, l), ...left[x]]), right });
      }
    }
    for (const r of right[v]) {
      if (right[v].some((x) => x !== r && atLeast(r, x) && !turns[2 * x][2 * v + 1]))
        step('b', { left, right: withRow(right, v, without(right[v], r)) });
      for (const x of left[r])
        if (atLeast(x, v))
          step('c', { left, right: withRow(right, v, [...without(right[v], r), ...right[x]]) });
    }
  }
  return steps;
}

/** Whether some sequence of these steps comes to a drawing twice. Steps change no values. */
export function hasEndlessSteps(moves: GameMoves, rules: string, condition: 'printed' | 'stronger'): boolean {
  const atLeast = orderOf(moves, 'onside');
  const met = new Map<string, 'open' | 'done'>();
  const comesBack = (at: GameMoves): boolean => {
    const text = textOfMoves(at);
    const before = met.get(text);
    if (before) return before === 'open';
    met.set(text, 'open');
    const found = stepsFrom(at, atLeast, condition).some(
      ({ rule, after }) => rules.includes(rule) && comesBack(after),
    );
    met.set(text, 'done');
    return found;
  };
  return comesBack(moves);
}

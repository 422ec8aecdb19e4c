/**
 * The sum of the pieces from the values of a theory: white pieces by its table of sums. A piece on gray has
 * no entry. The obliged player moves it on among gray vertices until it reaches a white vertex, which gives a
 * sum that the table knows, with the other player to move. So obligations are solved by backward induction on
 * the reachable gray vertices, with the other pieces in place. Cost: the moves of the pieces, and for each
 * piece that can move onto gray the reachable gray vertices with their arcs.
 */
import { buildArcs } from '../graph/build.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { retrograde } from '../graph/retrograde.ts';
import { type ImpartialOutcome, impartialOutcomes } from '../outcome/outcome.ts';
import type { Capabilities } from '../theories/capabilities.ts';
import { type Labelling, valueAt } from '../theories/labelling.ts';
import { coveredBeside } from '../values/covered.ts';
import type { Value } from '../values/value.ts';
import { movesOf, obligedPieces, type SumMove } from './position.ts';

/** A good move, and what the sum is worth after it, where that is known. */
export type GoodMove = SumMove & { readonly value: Value | undefined };

export type SumJudgement = {
  /** Undefined if a piece is on gray, or if no table knows the sum. */
  readonly value: Value | undefined;
  readonly outcome: ImpartialOutcome;
  /** Every move after which the opponent loses, and every move after which the game is drawn. */
  readonly winning: readonly GoodMove[];
  readonly drawing: readonly GoodMove[];
};

type Table = { readonly graph: GameGraph; readonly theory: Capabilities; readonly labelling: Labelling };

/** Undefined if the table lacks an entry that is needed. Yields after each piece. */
export function* judgeByValues(
  graph: GameGraph,
  theory: Capabilities,
  labelling: Labelling,
  pieces: Uint32Array,
): Generator<number, SumJudgement | undefined, void> {
  const table: Table = { graph, theory, labelling };
  const isObliged = obligedPieces(graph, pieces).length > 0;
  const before = runningSums(table, pieces);
  const after = runningSums(table, pieces.toReversed()).reverse();
  const value = isObliged ? undefined : before[pieces.length];
  if (!isObliged && !value) return undefined;
  const moves = movesOf(graph, pieces);
  const winning: GoodMove[] = [];
  const drawing: GoodMove[] = [];
  for (let piece = 0, from = 0; piece < pieces.length; piece++) {
    let end = from;
    while (end < moves.length && moves[end].piece === piece) end++;
    const ofPiece = moves.slice(from, end);
    from = end;
    if (ofPiece.length === 0) continue;
    const others = added(table, before[piece], after[piece + 1]);
    const ends = ofPiece.map(({ to }) => to);
    const outcomes = others && outcomesBeside(table, others, ends);
    if (!outcomes) return undefined;
    for (const [i, move] of ofPiece.entries()) {
      if (outcomes[i] === 'N') continue;
      const value = leftBy(table, others, valueAt(labelling, move.to));
      (outcomes[i] === 'P' ? winning : drawing).push({ ...move, value });
    }
    yield piece;
  }
  const byMoves = winning.length > 0 ? 'N' : drawing.length > 0 ? 'D' : 'P';
  const outcome = value ? impartial(theory, value) : byMoves;
  return outcome && { value, outcome, winning, drawing };
}

function added({ theory }: Table, a: Value | undefined, b: Value | undefined): Value | undefined {
  return a && b && theory.sums?.add(a, b);
}

/**
 * What a move to this value leaves beside the others. A piece that came to a gray vertex is moved on at once,
 * and what that leads to has the number of the others added to it: so has the covered set. On a new moon
 * nothing else counts.
 */
function leftBy(table: Table, others: Value | undefined, to: Value | undefined): Value | undefined {
  if (to?.kind === 'new-moon') return to;
  if (to?.kind === 'covered') return others?.kind === 'nimber' ? coveredBeside(to, others.n) : undefined;
  return added(table, others, to);
}

/**
 * The sums of the first 0, 1, 2, … of these; the empty sum is 0. Undefined from the first sum that no table
 * knows.
 */
function runningSums(table: Table, pieces: Uint32Array): (Value | undefined)[] {
  const sums: (Value | undefined)[] = [table.theory.sums?.zero];
  for (const [i, v] of pieces.entries()) sums.push(added(table, sums[i], valueAt(table.labelling, v)));
  return sums;
}

function impartial(theory: Capabilities, value: Value): ImpartialOutcome | undefined {
  const outcome = theory.outcome?.(value);
  return impartialOutcomes.find((candidate) => candidate === outcome);
}

/** The leaves of the backward induction below: the outcome at a white vertex for the player to move there. */
const LEAVES: readonly ImpartialOutcome[] = ['P', 'N', 'D'];

/**
 * The outcome after the last piece has moved to each of these vertices, beside other pieces of this value.
 */
function outcomesBeside(
  table: Table,
  others: Value,
  ends: readonly number[],
): ImpartialOutcome[] | undefined {
  const { graph, labelling } = table;
  const byCode = new Map<number, number>();
  /**
   * Vertices 0 to 2 are the leaves; gray vertices follow as they are reached; −1 where the table has no
   * entry.
   */
  const numbers = new Map<number, number>();
  const grays: number[] = [];
  const number = (v: number): number => {
    if (graph.gray[v] === 0) {
      const code = labelling.codes[v];
      const known = byCode.get(code) ?? leafOf(table, valueAt(table.labelling, v), others);
      byCode.set(code, known);
      return known;
    }
    let known = numbers.get(v);
    if (known === undefined) {
      known = LEAVES.length + grays.push(v) - 1;
      numbers.set(v, known);
    }
    return known;
  };
  const reached = ends.map(number);
  // A leaf N can move to P, a leaf P cannot move, and a leaf D has a loop.
  const sources = [1, 2];
  const targets = [0, 2];
  for (let i = 0; i < grays.length; i++) {
    const { starts, targets: options } = graph.left;
    for (let e = starts[grays[i]]; e < starts[grays[i] + 1]; e++) {
      sources.push(LEAVES.length + i);
      targets.push(number(options[e]));
    }
  }
  if (reached.includes(-1) || targets.includes(-1)) return undefined;
  const outcomes = retrograde(buildArcs(LEAVES.length + grays.length, sources, targets));
  return reached.map((v) => impartialOutcomes[outcomes[v]]);
}

function leafOf({ theory }: Table, value: Value | undefined, others: Value): number {
  const sum = value && theory.sums?.add(value, others);
  const outcome = sum && impartial(theory, sum);
  return outcome ? LEAVES.indexOf(outcome) : -1;
}

/** Solves a graph for the command line; the engine conducts. */
import type { WholeSolution } from '../../engine/answers/index.ts';
import type { NodeId } from '../../engine/document/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import { type ConductOptions, type SolvedGraph, solveWhole } from '../../engine/run.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import { gameKey, textOf, type Value } from '../../engine/values/index.ts';
import { compileFor } from './compiling.ts';
import { tell } from './output.ts';
import { doesNotApply } from './theory-option.ts';

export type TimedSolution = WholeSolution & {
  readonly ids: readonly NodeId[];
  readonly names: readonly string[];
  readonly timing: { readonly parse_ms: number; readonly solve_ms: number } | undefined;
};

/** Refused, before any work, if a theory asked for by its id does not apply; `auto` may find none. */
export function solve(game: GameToSolve, options: ConductOptions): Result<WholeSolution> {
  const { graph, rules } = game;
  compileFor(graph.order);
  const advances = solveWhole(game, options);
  for (;;) {
    const advance = advances.next();
    if (advance.done) return accepted(advance.value);
    if (advance.value.kind === 'chosen') {
      const refusal = doesNotApply(rules.theory, advance.value.choice);
      if (refusal) return refusal;
    }
  }
}

export type LabelCounts = {
  readonly values: readonly { readonly value: Value; readonly count: number }[];
  readonly outcomes: readonly { readonly outcome: Outcome; readonly count: number }[];
};

/** How many nodes have each value, in descending order, and each outcome. */
export function countsOf({ labelling, outcomes, classes }: WholeSolution): LabelCounts {
  const { table, codes } = labelling;
  const counts = occurrences(codes, table.length);
  const values = new Map<string, { readonly value: Value; readonly count: number }>();
  for (const [code, value] of table.entries()) {
    if (counts[code] === 0) continue;
    // The nimber 0 and the number 0 have one name and are one game.
    const key = `${textOf(value)} ${gameKey(value)}`;
    values.set(key, { value, count: counts[code] + (values.get(key)?.count ?? 0) });
  }
  const ofClass = occurrences(outcomes, classes.length);
  return {
    values: [...values.values()].toSorted((a, b) => b.count - a.count),
    outcomes: classes.flatMap((outcome, i) => (ofClass[i] > 0 ? [{ outcome, count: ofClass[i] }] : [])),
  };
}

/** How often each number below `limit` occurs; others, −1 among them, are not counted. */
function occurrences(numbers: Int32Array | Uint8Array, limit: number): Uint32Array {
  const counts = new Uint32Array(limit);
  // By index: an iterator makes an object of every number until the loop is compiled.
  for (let i = 0; i < numbers.length; i++) if (numbers[i] >= 0) counts[numbers[i]]++;
  return counts;
}

/** Reports on standard error what has no value because the work would be too much, and how to get it anyway. */
export function tellLeftOut(place: string, { labelling }: SolvedGraph): void {
  const { leftOut } = labelling;
  if (leftOut) tell(`${place}: ${leftOut.says}${leftOut.canBeTried ? '; try it by --thorough' : ''}`);
}

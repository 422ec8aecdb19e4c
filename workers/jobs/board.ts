/**
 * The jobs about a game on a board: the engine conducts them, and the worker's memory keeps what was
 * generated and solved, so that questions about it are answered at once. A summary is short however many
 * positions there are.
 */
import type { BoardGame } from '../../engine/conduct/index.ts';
import type { OverBudget } from '../../engine/result.ts';
import {
  type BoardAdvance,
  countValues,
  type Memory,
  mostArcsForValue,
  openPartsMemory,
  type PartsMemory,
  type SolvedBoard,
  solveBoard,
  whyUnguaranteed,
  worthOfPositions,
} from '../../engine/run.ts';
import type { Labelling } from '../../engine/theories/index.ts';
import type {
  BoardByParts,
  BoardJob,
  BoardPartsJob,
  BoardSolved,
  Progress,
  WorthFound,
  WorthJob,
} from '../protocol.ts';
import { breathing, type JobPart, type JobSlices, type Report } from '../run-job.ts';
import { chosenOf } from './chosen.ts';
import { playReport } from './play-report.ts';

/** The vertex of the position that was asked about. */
const start = 0;
/** The rows of the table that a person sees at first; the others are asked for. */
const firstCounts = 12;

/** Precondition: the ruleset exists and reads the position; the page checked both. */
export function* boardJob({ forValue, ...game }: BoardJob, memory: Memory): JobSlices<BoardSolved> {
  const began = performance.now();
  const arcs = forValue && mostArcsForValue(game);
  const board = yield* solvedInSlices({ ...game, ...(arcs !== undefined && { arcs }) }, memory);
  if ('kind' in board) return arcs === undefined ? board : { ...board, isForValue: true };
  const { graph, solved } = board;
  const { choice, labelling, outcomes, classes } = solved;
  return {
    kind: 'board',
    chosen: chosenOf(choice),
    positions: graph.order,
    start: { value: labelling.table[labelling.codes[start]], outcome: classes[outcomes[start]] },
    ...(board.part && { part: board.part.says }),
    ...counted(labelling),
    unguaranteed: yield* breathing(whyUnguaranteed(board)),
    took: performance.now() - began,
  };
}

/** What these jobs remember about the parts of positions, from one job to the next. */
export type BoardParts = { memory: PartsMemory | undefined };

/** Progress is how many parts were met. The same precondition. */
export function* boardPartsJob(game: BoardPartsJob, parts: BoardParts): JobSlices<BoardByParts> {
  const began = performance.now();
  parts.memory ??= openPartsMemory();
  const slices = parts.memory.optionsOf(game);
  for (;;) {
    const slice = slices.next();
    if (!slice.done) {
      const done = slice.value;
      yield () => ({ kind: 'progress', says: 'Finding parts', done, total: 0 });
      continue;
    }
    const found = slice.value;
    if (found && 'kind' in found) return refusal(found);
    const told = found && { theory: found.theory.name, met: found.met, options: found.options };
    return { kind: 'board-parts', found: told, took: performance.now() - began };
  }
}

/**
 * The game is solved first, with its progress, if the memory has it not. The same precondition, for every
 * position.
 */
export function* worthJob({ game, positions }: WorthJob, memory: Memory): JobSlices<WorthFound> {
  const board = yield* solvedInSlices(game, memory);
  if ('kind' in board) return board;
  const found = yield* breathing(worthOfPositions(game, positions, memory));
  if ('kind' in found) return found;
  return { kind: 'worth', found };
}

export function* solvedInSlices(game: BoardGame, memory: Memory): JobPart<SolvedBoard | OverBudget> {
  const advances = solveBoard(game, memory);
  let labelling: Labelling | undefined;
  let total = 0;
  // Counted only when a report is due, since a round may give a vertex another value.
  const valuing = (): Progress => ({
    kind: 'progress',
    says: 'Finding values',
    done: labelling ? countLabelled(labelling) : 0,
    total,
  });
  const reportOn = (advance: BoardAdvance): Report => {
    if (advance.kind === 'playing') return playReport(advance);
    if (advance.kind === 'values') labelling = advance.labelling;
    if (advance.kind === 'generated') total = advance.board.graph.order;
    if (advance.kind !== 'generating') return valuing;
    // How many there are is known at the end only.
    return () => ({ kind: 'progress', says: 'Finding positions', done: advance.positions, total: 0 });
  };
  for (;;) {
    const advance = advances.next();
    if (!advance.done) yield reportOn(advance.value);
    else return 'kind' in advance.value ? refusal(advance.value) : advance.value;
  }
}

const refusal = ({ says, isEndless }: OverBudget): OverBudget => ({
  kind: 'over-budget',
  ...(isEndless && { isEndless }),
  says: `The game from this position ${says}${isEndless ? '' : '; allow more, or take a smaller board'}.`,
});

function countLabelled({ codes }: Labelling): number {
  let count = 0;
  for (let v = 0; v < codes.length; v++) if (codes[v] >= 0) count++;
  return count;
}

function counted(labelling: Labelling): Pick<BoardSolved, 'counts' | 'values' | 'withoutValue'> {
  const { rows, withoutValue } = countValues(labelling);
  return { counts: rows.slice(0, firstCounts), values: rows.length, withoutValue };
}

/**
 * Message channels for the client's tests, with the real structured clone and the real transfer of buffers.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { GameGraph } from '../../engine/graph/index.ts';
import { usualRules } from '../../engine/outcome/index.ts';
import type { Jobs } from '../../workers/jobs/index.ts';
import type { SolveAnswer, SolveJob } from '../../workers/protocol.ts';
import type { JobSlices } from '../../workers/run-job.ts';
import { serve } from '../../workers/serve.ts';
import type { Host } from '../../workers/worker-queue.ts';

export type Hired = Host & { terminated: boolean; die(says: string): void };

type Endpoint = Host['endpoint'];
/** Node's ports have every member of an endpoint, but Node's types and the browser's are unrelated. */
const endpoint = (port: MessagePort): Endpoint => port as unknown as Endpoint;

/**
 * Starts workers that run the given jobs, or each a register of its own; for `silent` ones nothing listens at
 * the other end.
 */
export function hiring(jobs: Jobs | (() => Jobs), silent: (nth: number) => boolean = () => false) {
  const hired: Hired[] = [];
  const spawn = (): Host => {
    const { port1, port2 } = new MessageChannel();
    let told: ((says: string) => void) | undefined;
    if (!silent(hired.length)) serve(endpoint(port1), typeof jobs === 'function' ? jobs() : jobs);
    const host: Hired = {
      endpoint: endpoint(port2),
      terminated: false,
      terminate() {
        host.terminated = true;
        port1.close();
        port2.close();
      },
      onDeath: (tell) => {
        told = tell;
      },
      die: (says) => told?.(says),
    };
    hired.push(host);
    return host;
  };
  return { hired, spawn };
}

const never = (): never => {
  throw new Error('This job was not expected.');
};

/** A register that contains only solving. */
export const solvingBy = (solve: (job: SolveJob) => JobSlices<SolveAnswer>): Jobs => ({
  solve,
  ask: never,
  arrange: never,
  board: never,
  'board-parts': never,
  reckon: never,
  'moves-to-try': never,
  worth: never,
  figure: never,
  'board-figure': never,
  'draw-answers': never,
  'answers-figure': never,
  'part-figure': never,
  read: never,
  sweep: never,
  'heap-summary': never,
  'heap-text': never,
  'measure-list': never,
  'table-periods': never,
  'table-text': never,
  'check-table': never,
  'sift-table': never,
  'plot-table': never,
  'plot-figure': never,
  find: never,
  'read-find': never,
});

export function graphOf(order: number, arcs: readonly (readonly [number, number])[]): GameGraph {
  const starts = new Uint32Array(order + 1);
  for (const [from] of arcs) starts[from + 1]++;
  for (let v = 0; v < order; v++) starts[v + 1] += starts[v];
  const targets = Uint32Array.from(
    arcs.toSorted(([a], [b]) => a - b),
    ([, to]) => to,
  );
  const rows = { starts, targets };
  return { order, gray: new Uint8Array(order), left: rows, right: rows };
}

export const solving = (graph: GameGraph): SolveJob => ({
  kind: 'solve',
  graph,
  rules: usualRules,
});

/** An answer that says only how many nodes there were. */
export const solvedNothing = ({ graph }: SolveJob): SolveAnswer => ({
  kind: 'solve',
  chosen: { theory: undefined, name: '', reason: 'a test', parts: [], uncovered: 0 },
  table: [],
  codes: new Int32Array(graph.order).fill(-1),
  steps: new Int32Array(graph.order).fill(-1),
  outcomes: new Uint8Array(graph.order),
  classes: ['D', 'P', 'N'],
  remoteness: undefined,
  partOf: undefined,
  facts: {
    nodes: graph.order,
    arcs: 0,
    gray: 0,
    terminals: 0,
    components: 0,
    cyclicComponents: 0,
    largestComponent: 0,
  },
  rounds: 0,
  took: 0,
});

/** Blocks the thread for a while, as a slice of work does. */
export function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

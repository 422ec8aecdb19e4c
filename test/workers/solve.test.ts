/**
 * The solving job as a worker runs it: reports that add up to the answer, outcomes, and a long run that is
 * cancelled.
 */
import { describe, expect, test } from 'vitest';
import { NO_PART } from '../../engine/conduct/by-parts.ts';
import type { GameGraph } from '../../engine/graph/index.ts';
import { type InfinitePlay, ruledBy } from '../../engine/outcome/index.ts';
import { openMemory } from '../../engine/run.ts';
import type { Value } from '../../engine/values/index.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { solveJob } from '../../workers/jobs/solve.ts';
import { openPool } from '../../workers/pool.ts';
import type { Progress, SolveAnswer, SolveJob } from '../../workers/protocol.ts';
import { buffersOf } from '../../workers/transfer.ts';
import { graphOf, hiring, solving } from './wire.ts';

/** A generator of whole numbers below a bound, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomGraph(order: number, arcs: number, seed: number): GameGraph {
  const below = numbers(seed);
  return graphOf(
    order,
    Array.from({ length: arcs }, () => [below(order), below(order)] as const),
  );
}

/** Runs the job, asking for a report at every slice; reports transfer their buffers, as between threads. */
function everyReport(
  graph: GameGraph,
  more: Partial<SolveJob> = {},
): { readonly reports: readonly Progress[]; readonly solved: SolveAnswer } {
  const slices = solveJob({ ...solving(graph), ...more }, openMemory());
  const reports: Progress[] = [];
  for (;;) {
    const slice = slices.next();
    if (!slice.done) {
      const progress = slice.value();
      if (progress) reports.push(structuredClone(progress, { transfer: buffersOf(progress) }));
    } else if (slice.value.kind === 'solve') return { reports, solved: slice.value };
    else throw new Error(slice.value.says);
  }
}

/** What a receiver of the reports knows at the end. */
function received(order: number, reports: readonly Progress[]) {
  const table: Value[] = [];
  const codes = new Int32Array(order).fill(-1);
  const steps = new Int32Array(order).fill(-1);
  let done = 0;
  for (const progress of reports) {
    if (progress.kind !== 'labels') continue;
    table.push(...progress.values);
    for (const [i, v] of progress.vertices.entries()) {
      codes[v] = progress.codes[i];
      steps[v] = progress.steps[i];
    }
    expect(progress.done).toBeGreaterThanOrEqual(done);
    done = progress.done;
  }
  return { table, codes, steps, done };
}

const path = (order: number): GameGraph =>
  graphOf(
    order,
    Array.from({ length: order - 1 }, (_, v) => [v, v + 1] as const),
  );

/** The same arcs, all of them Left's. */
const lefts = (graph: GameGraph): GameGraph => ({ ...graph, right: graphOf(graph.order, []).left });

describe('reports', () => {
  test.each([
    ['a path', path(60)],
    [
      'a cycle with a way out',
      graphOf(3, [
        [0, 1],
        [1, 0],
        [1, 2],
      ]),
    ],
    ['a random digraph', randomGraph(400, 900, 1)],
    ['a denser one', randomGraph(300, 2000, 2)],
  ])('the reports of %s add up to the answer', (_, graph) => {
    const { reports, solved } = everyReport(graph);
    const { table, codes, steps, done } = received(graph.order, reports);
    expect(reports.length).toBeGreaterThan(1);
    // The answer may name values at the very end; nothing that was reported is taken back.
    for (let v = 0; v < graph.order; v++) {
      if (codes[v] < 0) continue;
      expect(table[codes[v]]).toEqual(solved.table[solved.codes[v]]);
      expect(steps[v]).toBe(solved.steps[v]);
    }
    expect(done).toBe(codes.filter((code) => code >= 0).length);
    expect(solved.codes.every((code) => code >= 0)).toBe(true);
  });
});

describe('the answer', () => {
  test('the answer about a path has nimbers, steps, outcomes by play, remoteness and facts', () => {
    const { solved } = everyReport(path(5));
    expect(solved).toMatchObject({
      chosen: { theory: 'sg', name: 'Sprague–Grundy' },
      steps: Int32Array.of(4, 3, 2, 1, 0),
      outcomes: Uint8Array.of(1, 2, 1, 2, 1),
      remoteness: Int32Array.of(4, 3, 2, 1, 0),
      facts: { nodes: 5, arcs: 4, terminals: 1, cyclicComponents: 0 },
      rounds: 5,
    });
    expect(solved.took).toBeGreaterThan(0);
  });

  test('a loop is a draw that never ends', () => {
    const { solved } = everyReport(graphOf(1, [[0, 0]]));
    expect(solved).toMatchObject({
      chosen: { theory: 'sfp' },
      table: [{ kind: 'cyclic', exits: [] }],
      steps: Int32Array.of(-1),
      outcomes: Uint8Array.of(0),
      remoteness: Int32Array.of(-1),
      rounds: 0,
    });
  });

  test('a cycle with a gray node of outdegree two has a theory for the terminal only, and outcomes by play', () => {
    const arcs = [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 3],
    ] as const;
    const { solved } = everyReport({ ...graphOf(4, arcs), gray: Uint8Array.of(0, 1, 0, 0) });
    expect(solved).toMatchObject({
      chosen: { theory: undefined, parts: [{ id: 'sg', count: 1 }], uncovered: 3 },
      table: [{ kind: 'nimber', n: 0 }],
      codes: Int32Array.of(-1, -1, -1, 0),
      partOf: Uint8Array.of(NO_PART, NO_PART, NO_PART, 0),
      outcomes: Uint8Array.of(0, 0, 2, 1),
      remoteness: undefined,
    });
    expect(solved.chosen.reason).not.toBe('');
  });

  test('arcs of one player give the classes of partizan play', () => {
    const { solved } = everyReport(lefts(graphOf(2, [[0, 1]])));
    expect(solved).toMatchObject({ outcomes: Uint8Array.of(0, 2), remoteness: undefined });
    expect([...solved.outcomes].map((code) => solved.classes[code])).toEqual(['L', 'P']);
    expect(solved.facts.arcs).toBe(1);
  });

  test('the job says who wins infinite play', () => {
    const arcs = [
      [0, 0],
      [1, 1],
    ] as const;
    const graph = { ...graphOf(2, arcs), right: graphOf(2, [[0, 0]]).left };
    const classes = (infinitePlay: InfinitePlay) => {
      const { solved } = everyReport(graph, { rules: ruledBy({ infinitePlay }) });
      return [...solved.outcomes].map((code) => solved.classes[code]);
    };
    expect((['draw', 'left', 'right'] as const).map(classes)).toEqual([
      ['D', 'L'],
      ['L', 'L'],
      ['R', 'L'],
    ]);
  });

  test('entailing partizan play has outcomes by play, and the answer says that there is no theory', () => {
    const graph = graphOf(2, [[0, 1]]);
    const { solved } = everyReport({ ...lefts(graph), gray: Uint8Array.of(0, 1) });
    expect(solved.chosen).toMatchObject({
      theory: undefined,
      reason: expect.stringContaining('no theory of values is known for entailing partizan play'),
    });
    expect([...solved.outcomes].map((code) => solved.classes[code])).toEqual(['L', 'P']);
  });

  test('an empty drawing is solved', () => {
    expect(everyReport(graphOf(0, [])).solved).toMatchObject({ facts: { nodes: 0 }, rounds: 0 });
  });
});

test('reports arrive while a million nodes are solved, a cancel ends that, and the next drawing is solved', async () => {
  const order = 1_000_000;
  const jobs = openJobs();
  // However fast the machine is, the cancel comes before the end: what is solved is solved again.
  function* overAndOver(job: SolveJob): ReturnType<typeof jobs.solve> {
    for (;;) yield* jobs.solve(job);
  }
  const solve = (job: SolveJob) => (job.graph.order < order ? jobs.solve(job) : overAndOver(job));
  const { hired, spawn } = hiring({ ...jobs, solve });
  const client = openPool(spawn, { stopping: 600_000, loading: 0 });
  const below = numbers(3);
  const starts = Uint32Array.from({ length: order + 1 }, (_, v) => 3 * v);
  // Most arcs lead on and a few lead back: deep, cyclic, and many rounds.
  const targets = Uint32Array.from({ length: 3 * order }, (_, e) => {
    const v = Math.floor(e / 3);
    return below(100) === 0 ? below(order) : Math.min(order - 1, v + 1 + below(5));
  });
  const rows = { starts, targets };
  const graph = { order, gray: new Uint8Array(order), left: rows, right: rows };
  let heard = (): void => undefined;
  const reported = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const run = client.run(solving(graph), heard);
  await Promise.race([reported, run.answer]);
  run.cancel();
  expect(await run.answer).toEqual({ kind: 'cancelled' });
  const next = await client.run(solving(path(3))).answer;
  expect(next).toMatchObject({ kind: 'done', value: { chosen: { theory: 'sg' } } });
  expect(hired).toHaveLength(1);
  client.close();
});

test('the first report about a partizan graph has the outcomes', () => {
  const round = graphOf(
    40,
    Array.from({ length: 40 }, (_, v) => [v, (v + 1) % 40] as const),
  );
  const { reports, solved } = everyReport({ ...round, right: graphOf(40, [[3, 9]]).left });
  const told = reports.flatMap((progress) =>
    progress.kind === 'labels' && progress.play ? [progress.play] : [],
  );
  expect(told).toEqual([{ outcomes: solved.outcomes, classes: solved.classes }]);
  expect(solved.outcomes).toHaveLength(40);
});

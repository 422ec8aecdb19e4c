/**
 * The job of a board: its answers about positions whose values papers give, its reports, its bound, and the
 * drawn graph.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnswerOnBoard } from '../../engine/conduct/index.ts';
import { editorRoom } from '../../engine/document/index.ts';
import { styles } from '../../engine/figure/index.ts';
import type { GameGraph, Mover } from '../../engine/graph/index.ts';
import { partizanOutcomes } from '../../engine/outcome/index.ts';
import { outcomesOfPartizan } from '../../engine/outcome/partizan.ts';
import { idOfRules, readBoard, writeBoard } from '../../engine/rulesets/index.ts';
import { drain, openMemory, rulesets } from '../../engine/run.ts';
import { textOf } from '../../engine/values/index.ts';
import { foundIn } from '../../workers/found-in.ts';
import { askJob } from '../../workers/jobs/ask.ts';
import { boardJob } from '../../workers/jobs/board.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { openPool } from '../../workers/pool.ts';
import type { BoardJob, BoardSolved, PenAsked, Progress } from '../../workers/protocol.ts';
import { isSmallStart } from '../fixtures/boards.ts';
import { hiring } from './wire.ts';

const asking = (ruleset: string, position: string, positions = 2_000_000): BoardJob => ({
  kind: 'board',
  ruleset,
  position,
  positions,
});

/** A worker's jobs with a memory of their own. */
const memory = openMemory();

/** The graph that is drawn, asked for after the board was solved. */
function drawn(job: BoardJob): AnswerOnBoard<'graph'> {
  const slices = askJob({ kind: 'ask', question: 'graph', about: {}, game: job }, memory);
  const answer = drain(slices);
  if (answer.kind !== 'graph') throw new Error(JSON.stringify(answer));
  return answer;
}

/** Runs the job, asking for a report at every slice. */
function everyReport(job: BoardJob): { readonly reports: readonly Progress[]; readonly answer: BoardSolved } {
  const slices = boardJob(job, memory);
  const reports: Progress[] = [];
  for (;;) {
    const slice = slices.next();
    if (!slice.done) {
      const progress = slice.value();
      if (progress) reports.push(progress);
    } else if (slice.value.kind === 'board') return { reports, answer: slice.value };
    else throw new Error(slice.value.says);
  }
}

const summary = ({ positions, start, counts }: BoardSolved) => ({
  positions,
  start: start.value && textOf(start.value),
  outcome: start.outcome,
  counts: counts.map(({ value, count }) => `${textOf(value)}: ${count}`),
});

/**
 * Who wins by the sign of the score that alternating play reaches: found by playing it out, with either
 * player to begin.
 */
function winsByScore({ scores, ...graph }: GameGraph): string {
  const other = { left: 'right', right: 'left' } as const;
  const found = new Map<string, number>();
  const stopAt = (v: number, player: Mover): number => {
    const known = found.get(`${player} ${v}`);
    if (known !== undefined) return known;
    const stop = stopByPlay(v, player);
    found.set(`${player} ${v}`, stop);
    return stop;
  };
  const stopByPlay = (v: number, player: Mover): number => {
    const { starts, targets } = graph[player];
    const stops = Array.from(targets.subarray(starts[v], starts[v + 1]), (w) => stopAt(w, other[player]));
    if (stops.length > 0) return player === 'left' ? Math.max(...stops) : Math.min(...stops);
    const { numerator, denominator } = scores!.table[scores![player][v]];
    return Number(numerator) / Number(denominator);
  };
  // By who wins when Left begins, and when Right does: R, draw, L.
  const table = [
    ['R', 'Pv', 'P'],
    ['Nv', 'D', 'P^'],
    ['N', 'N^', 'L'],
  ];
  return table[Math.sign(stopAt(0, 'left')) + 1][Math.sign(stopAt(0, 'right')) + 1];
}

const smallBoards = rulesets.flatMap((ruleset) =>
  ruleset.starts
    // The few starts with more positions take as long as all others together.
    .filter(({ position }) => isSmallStart(ruleset, position, 2_000))
    .map(({ position }) => [ruleset.id, position] as const),
);

test('every ruleset has a start that is small enough for these tests', () => {
  const tested = new Set(smallBoards.map(([id]) => id));
  expect(rulesets.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});

/** As the ruleset prints the position among those that follow: several texts may be one position there. */
function firstPrinted(id: string, position: string): string {
  const ruleset = rulesets.find((each) => each.id === id);
  const parsed = ruleset?.parse(position);
  if (!ruleset || !parsed?.ok) throw new Error(`${position} is no position of ${id}`);
  const coder = ruleset.coder(parsed.value);
  return coder.print(coder.start);
}

describe.each(smallBoards)('%s %s', (id, position) => {
  // Each board is solved just before its own tests, since the memory keeps only the last one.
  let answer: BoardSolved;
  beforeAll(() => {
    ({ answer } = everyReport(asking(id, position)));
  });

  test('the value says who wins, and so does play: by the last move, or by the score', () => {
    const { graph } = drawn(asking(id, position));
    // Where both move at once, values are compared with play by hand in test/engine/simultaneous.
    if (graph.joint) return;
    const byPlay = graph.scores ? winsByScore(graph) : partizanOutcomes[outcomesOfPartizan(graph)[0]];
    expect(answer.start.outcome).toBe(byPlay);
  });

  test('every position is counted once', () => {
    const inTable = answer.counts.reduce((sum, { count }) => sum + count, 0);
    expect(answer.withoutValue).toBe(answer.chosen.theory ? 0 : answer.positions);
    if (!answer.chosen.theory) return;
    if (answer.values === answer.counts.length) expect(inTable).toBe(answer.positions);
    else expect(inTable).toBeLessThan(answer.positions);
    expect(answer.counts.length).toBeLessThanOrEqual(12);
  });

  test('the drawn graph begins with the position, and has each position once', () => {
    const { graph, positions } = drawn(asking(id, position));
    const components = firstPrinted(id, position).split(' + ');
    if (graph.joint) {
      // Solo moves are drawn too and lead to more positions; several components are side by side.
      expect(components).toContain(positions[0]);
      if (components.length === 1) expect(new Set(positions).size).toBe(graph.order);
      return;
    }
    expect(new Set(positions).size).toBe(answer.positions);
    expect(positions[0]).toBe(firstPrinted(id, position));
    expect(graph.order).toBe(answer.positions);
  });
});

test('the table of a strip with one toad, one frog, and a square between is right', () => {
  const { answer } = everyReport(asking('toads-and-frogs', 'T.F'));
  expect(summary(answer)).toEqual({
    positions: 6,
    start: '*',
    outcome: 'N',
    counts: ['0: 3', '1: 1', '-1: 1', '*: 1'],
  });
});

test('reports count positions, then values, and never go back', () => {
  const large = asking('fox-and-geese', '.G.G.G/....../....../....../....../..F...');
  const { reports, answer } = everyReport(large);
  const finding = reports.filter((progress) => progress.kind === 'progress' && progress.total === 0);
  const valuing = reports.filter(
    (progress) => progress.kind === 'progress' && progress.total === answer.positions,
  );
  expect(finding.length + valuing.length).toBe(reports.length);
  const done = valuing.map((progress) => (progress.kind === 'labels' ? 0 : progress.done));
  expect(done.length).toBeGreaterThan(2);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBe(answer.positions);
  expect(answer.positions).toBeGreaterThan(5_000);
  expect(() => drawn(large)).toThrow(/There are more than 5,000 positions/);
});

describe('a board as a figure', () => {
  const drawn = async (pen: PenAsked, widest?: number) => {
    const client = openPool(hiring(openJobs()).spawn);
    const carries = writeBoard({ ruleset: 'nim', position: '3+4' });
    const job = { kind: 'board-figure', ruleset: 'nim', columns: 1, carries, style: styles.paper } as const;
    const boards = [{ position: '3+4', says: '' }];
    const answer = await client.run({ ...job, boards, caption: '', widest, pen }).answer;
    client.close();
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  test('a board is drawn in the language of a pen, and as a file that carries its position', async () => {
    const { parts, width } = await drawn({ kind: 'format', format: 'tikz', options: {} });
    expect(parts.map(({ text }) => text).join('')).toContain('cgt neutral stone');
    const { bytes } = await drawn({ kind: 'format', format: 'svg', options: {} }, width / 2);
    const svg = new TextDecoder().decode(bytes);
    expect(svg).toContain('<title>Nim: 3+4</title>');
    const carried = foundIn(new Uint8Array(bytes ?? []), editorRoom);
    expect(carried).toEqual({ found: 'board', board: { ruleset: 'nim', position: '3+4' } });
    const half = Number(/width="([\d.]+)mm"/.exec(svg)?.[1]);
    expect(half).toBeCloseTo(width / 2, 1);
  });
});

describe('answers as a figure', () => {
  const asked = {
    question: 'walls',
    subjects: [
      { name: 'G', about: { value: { kind: 'nimber', n: 2 } } },
      { name: 'L', about: { value: { kind: 'cyclic', exits: [] } } },
    ],
    title: 'Thermographs',
    style: styles.paper,
  } as const;

  test('they are drawn for the page, in the language of a pen, and as a file that carries what they are about', async () => {
    const client = openPool(hiring(openJobs()).spawn);
    const page = await client.run({ kind: 'draw-answers', ...asked }).answer;
    expect(page).toMatchObject({
      kind: 'done',
      value: { figure: { title: 'Thermographs' }, missing: [{ name: 'L' }] },
    });
    const job = { kind: 'answers-figure', ...asked, widest: 40 } as const;
    const written = await client.run({
      ...job,
      pen: { kind: 'format', format: 'tikz', options: {} },
      carries: undefined,
    }).answer;
    if (written.kind !== 'done') throw new Error(JSON.stringify(written));
    expect(written.value.parts[0].text).toContain('cgt mast');
    expect(written.value.unsaid).toEqual([expect.stringMatching(/^L: has no thermograph: /)]);
    const carries = writeBoard({ ruleset: 'nim', position: '3+4' });
    const pen = { kind: 'format', format: 'svg', options: {} } as const;
    const file = await client.run({ ...job, pen, carries }).answer;
    if (file.kind !== 'done') throw new Error(JSON.stringify(file));
    expect(foundIn(new Uint8Array(file.value.bytes ?? []), editorRoom)).toMatchObject({
      board: { position: '3+4' },
    });
    const none = await client.run({ ...job, subjects: asked.subjects.slice(1), pen, carries }).answer;
    expect(none).toMatchObject({
      kind: 'over-budget',
      says: expect.stringMatching(/^L: has no thermograph/),
    });
    client.close();
  });
});

describe('over the wire', () => {
  test('the graph arrives, the bound is reported with its remedy, and the impossible is a bug', async () => {
    const client = openPool(hiring(openJobs()).spawn);
    const done = await client.run(asking('backsliding-toads-and-frogs', 'TT.FF')).answer;
    expect(done).toMatchObject({ kind: 'done', value: { kind: 'board', chosen: { theory: 'partizan' } } });
    expect(await client.run(asking('backsliding-toads-and-frogs', 'TT.FF', 10)).answer).toEqual({
      kind: 'over-budget',
      says: 'The game from this position has more than 10 positions; allow more, or take a smaller board.',
    });
    expect(await client.run(asking('chess', 'TT.FF')).answer).toMatchObject({ kind: 'bug' });
    expect(await client.run(asking('fox-and-geese', 'TT.FF')).answer).toMatchObject({ kind: 'bug' });
    client.close();
  });

  test('a cancel ends the job, and the next board is answered', async () => {
    const client = openPool(hiring(openJobs()).spawn, { stopping: 600_000, loading: 0 });
    const [start] = rulesets.find(({ id }) => id === 'fox-and-geese')?.starts ?? [];
    let heard = (): void => undefined;
    const reported = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const run = client.run(asking('fox-and-geese', start?.position ?? ''), heard);
    await Promise.race([reported, run.answer]);
    run.cancel();
    expect(await run.answer).toEqual({ kind: 'cancelled' });
    const next = await client.run(asking('toads-and-frogs', 'T.F')).answer;
    expect(next).toMatchObject({ kind: 'done', value: { positions: 6 } });
    client.close();
  });
});

test('a board that is not guaranteed names the position and the two scores that break it', () => {
  const { answer } = everyReport(asking('diskonnect', 'lr.rrlrl'));
  const [why, instead] = answer.unguaranteed;
  expect(why).toMatch(
    /^It is not guaranteed: at \S.* Right is stuck at 1, and play can go on to \S.*, where the score is 2\.$/,
  );
  expect(instead).toBe('Right’s score there would have to be at least 2.');
  expect(everyReport(asking('kobber', 'lr./rl./l.r')).answer.unguaranteed).toEqual([]);
});

test('a figure has the rules that a person wrote beside its position, and never as an id', () => {
  const ruleset = idOfRules('Left: . -> L');
  const written = writeBoard({ ruleset, position: '..' });
  expect(JSON.parse(written)).toMatchObject({ rules: 'Left: . -> L', position: '..' });
  expect(readBoard(written)).toEqual({ ok: true, value: { ruleset, position: '..' } });
  const asId = JSON.stringify({ format: 'grundy-board', version: 1, ruleset, position: '..' });
  expect(readBoard(asId)).toMatchObject({ ok: false, problems: [{ place: 'board' }] });
});

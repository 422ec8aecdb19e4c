/**
 * The store follows the engine: the test’s client decides when reports and answers come, and records each
 * run.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyEdit, openDocument, preview } from '../../app/store/document.ts';
import { sumFurther } from '../../app/store/drawing-solving.ts';
import { editor, startAfresh, useEditor } from '../../app/store/editor.ts';
import { solveAgain, startSolving, stopSolving } from '../../app/store/solving.ts';
import { setRules } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument, type GameNode } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import type { Answer, Job, LabelProgress, Progress, SolveAnswer } from '../../workers/protocol.ts';

type Asked = {
  readonly job: Job;
  readonly report: (progress: Progress) => void;
  readonly answer: (answer: Answer<SolveAnswer | AnswerTo<'sum'>>) => void;
  cancelled: boolean;
};

const asked = vi.hoisted((): Asked[] => []);

vi.mock('../../workers/client.ts', () => ({
  engine: () => ({
    run(job: Job, onProgress?: (progress: Progress) => void) {
      let answer: Asked['answer'] = () => undefined;
      const promise = new Promise((resolve) => {
        answer = resolve;
      });
      const run: Asked = { job, report: (progress) => onProgress?.(progress), answer, cancelled: false };
      asked.push(run);
      const cancel = (): void => {
        run.cancelled = true;
        answer({ kind: 'cancelled' });
      };
      return { answer: promise, cancel };
    },
    close: () => undefined,
  }),
}));

const node = (id: string, x = 0): GameNode => ({ id, x, y: 0, gray: false, name: '' });
const drawing: GameDocument = {
  ...emptyDocument,
  nodes: [node('a'), node('b', 100)],
  edges: [{ from: 'a', to: 'b', player: 'either' }],
};

const chosen = { theory: 'sg', name: 'Sprague–Grundy', reason: 'white', parts: [], uncovered: 0 };

function solved(order: number): SolveAnswer {
  return {
    kind: 'solve',
    chosen,
    table: [{ kind: 'nimber', n: 0 }],
    codes: new Int32Array(order),
    steps: new Int32Array(order),
    outcomes: new Uint8Array(order).fill(1),
    classes: ['D', 'P', 'N'],
    remoteness: new Int32Array(order),
    partOf: undefined,
    facts: {
      nodes: order,
      arcs: 0,
      gray: 0,
      terminals: 0,
      components: 0,
      cyclicComponents: 0,
      largestComponent: 0,
    },
    rounds: 1,
    took: 2,
  };
}

const labelled = (vertex: number, code: number, values: LabelProgress['values']): LabelProgress => ({
  kind: 'labels',
  chosen,
  vertices: Uint32Array.of(vertex),
  codes: Int32Array.of(code),
  steps: Int32Array.of(code),
  values,
  done: code + 1,
  total: 2,
});

/** Answers are promises, so their results are in the store after a turn of the event loop. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

let end: () => void;
beforeEach(() => {
  asked.length = 0;
  startAfresh();
  useEditor.setState({ document: drawing });
  end = startSolving();
});
afterEach(() => end());

const solves = () => asked.filter(({ job }) => job.kind === 'solve');

async function finish(run = solves().at(-1)): Promise<void> {
  if (run?.job.kind !== 'solve') throw new Error('no run to finish');
  run.answer({ kind: 'done', value: solved(run.job.graph.order) });
  await turn();
}

const gray = (id: string) =>
  applyEdit((document) => ({
    ...document,
    nodes: document.nodes.map((each) => (each.id === id ? { ...each, gray: !each.gray } : each)),
  }));
const move = (id: string, x: number) =>
  applyEdit((document) => ({
    ...document,
    nodes: document.nodes.map((each) => (each.id === id ? { ...each, x } : each)),
  }));

test('the open drawing is solved, and its labels are those of the answer', async () => {
  expect(asked).toHaveLength(1);
  expect(asked[0].job).toMatchObject({ kind: 'solve', rules: { theory: 'auto', asPublished: false } });
  expect(editor().solving).toMatchObject({ kind: 'running', total: 2 });
  await finish();
  expect(editor().solving).toEqual({ kind: 'idle' });
  expect(editor().labels).toMatchObject({ complete: true, ids: ['a', 'b'], took: 2, revision: 0 });
});

test('progress reports write labels as they come, each as a new record over the same arrays', () => {
  const [run] = solves();
  run.report(labelled(1, 0, [{ kind: 'nimber', n: 0 }]));
  const first = editor().labels;
  expect(first).toMatchObject({ codes: Int32Array.of(-1, 0), done: 1, complete: false });
  expect(editor().solving).toMatchObject({ kind: 'running', done: 1 });
  run.report(labelled(0, 1, [{ kind: 'nimber', n: 1 }]));
  const second = editor().labels;
  expect(second).not.toBe(first);
  expect(second?.codes).toBe(first?.codes);
  expect(second).toMatchObject({
    codes: Int32Array.of(1, 0),
    steps: Int32Array.of(1, 0),
    table: [
      { kind: 'nimber', n: 0 },
      { kind: 'nimber', n: 1 },
    ],
    rounds: 2,
  });
});

test('who wins infinite play is part of the game, and is sent with the job', async () => {
  expect(asked[0].job).toMatchObject({ rules: { infinitePlay: 'draw' } });
  await finish();
  applyEdit((document) => setRules(document, { infinitePlay: 'right' }));
  expect(asked.at(-1)?.job).toMatchObject({ kind: 'solve', rules: { infinitePlay: 'right' } });
  expect(editor().labels).toBeUndefined();
});

test('an edit of the game ends the run, keeps complete labels as stale, and ignores later reports of the old run', async () => {
  await finish();
  const complete = editor().labels;
  gray('a');
  expect(editor()).toMatchObject({ labels: undefined, staleLabels: complete });
  const [, second] = solves();
  second.report(labelled(1, 0, [{ kind: 'nimber', n: 0 }]));
  gray('b');
  expect(second.cancelled).toBe(true);
  // Incomplete labels are not kept as stale ones.
  expect(editor()).toMatchObject({ labels: undefined, staleLabels: complete });
  second.report(labelled(0, 1, [{ kind: 'nimber', n: 1 }]));
  await turn();
  expect(editor()).toMatchObject({ labels: undefined, solving: { kind: 'running' } });
  await finish();
  expect(editor()).toMatchObject({ staleLabels: undefined, solving: { kind: 'idle' } });
  expect(editor().labels?.revision).toBe(2);
});

test('moving and naming nodes starts no run, and the labels belong to the new revision', async () => {
  await finish();
  const before = editor().labels;
  move('a', 50);
  preview({ ...editor().document, title: 'A title' });
  applyEdit((document) => ({
    ...document,
    nodes: document.nodes.map((each) => ({ ...each, name: 'x' })),
  }));
  expect(asked).toHaveLength(1);
  expect(editor().labels).toEqual({ ...before, revision: 3 });
  expect(editor().labels?.codes).toBe(before?.codes);
});

test('a move on a board, which has no drawing, keeps the worker free for what is asked of the board', async () => {
  openDocument({ ...emptyDocument, board: { ruleset: 'nim', position: '2+1' } }, 'board');
  await finish();
  const before = solves().length;
  applyEdit((document) => ({ ...document, board: { ruleset: 'nim', position: '1+1' } }));
  expect(solves()).toHaveLength(before);
  expect(editor().labels?.revision).toBe(editor().revision);
});

test('moving nodes during a run does not disturb it, and its answer belongs to the revision shown', async () => {
  move('a', 50);
  expect(solves()).toHaveLength(1);
  expect(solves()[0].cancelled).toBe(false);
  await finish();
  expect(editor().labels).toMatchObject({ revision: 1, complete: true });
});

test('choosing another theory starts another run', () => {
  applyEdit((document) => setRules(document, { theory: 'sfp', asPublished: true }));
  expect(asked.at(-1)?.job).toMatchObject({ kind: 'solve', rules: { theory: 'sfp', asPublished: true } });
});

test('another drawing is solved even if it is the same game', async () => {
  await finish();
  openDocument(drawing, 'second');
  expect(solves()).toHaveLength(2);
  await finish();
  expect(editor().labels?.complete).toBe(true);
});

test('Stop keeps what was found, and Try again or an edit starts anew', async () => {
  solves()[0].report(labelled(1, 0, [{ kind: 'nimber', n: 0 }]));
  stopSolving();
  await turn();
  expect(editor()).toMatchObject({ solving: { kind: 'stopped' }, labels: { done: 1 } });
  solveAgain();
  expect(editor().solving.kind).toBe('running');
  stopSolving();
  gray('a');
  expect(editor().solving.kind).toBe('running');
  await finish();
  expect(editor().solving).toEqual({ kind: 'idle' });
  stopSolving();
  expect(editor().solving).toEqual({ kind: 'idle' });
});

test('if a worker dies the person is informed, and nothing that it found is mixed with what the next one finds', async () => {
  const said = () => editor().toasts.map((toast) => toast.says);
  const [solve] = solves();
  const [two, one, none] = [2, 1, 0].map((n) => ({ kind: 'nimber', n }) as const);
  solve.report(labelled(0, 0, [two, one]));
  solve.report({ kind: 'again', says: 'out of memory', done: 0, total: 0 });
  expect(said().join()).toMatch(/Solving stopped \(out of memory\) and was started again/);
  expect(editor()).toMatchObject({ labels: undefined, solving: { kind: 'running', done: 0, total: 2 } });
  solve.report(labelled(1, 0, [none]));
  expect(editor().labels?.table).toEqual([none]);
  await finish();
  expect(editor().solving).toEqual({ kind: 'idle' });
  expect(solves()).toHaveLength(1);
});

test.each([
  { kind: 'bug', says: 'This cannot happen: a theorem' },
  { kind: 'over-budget', says: 'The graph needs more memory than the browser gives.' },
  { kind: 'lost', says: 'The browser stopped this work twice.' },
] as const)('an answer of kind $kind is a failure that says so, with a remedy', async (answer) => {
  solves()[0].answer(answer);
  await turn();
  expect(editor().solving).toMatchObject({ kind: 'failed', says: expect.stringContaining(answer.says) });
  const toast = editor().toasts.at(-1);
  expect(toast).toMatchObject({ stays: true, action: { label: 'Try again' } });
  toast?.action?.run();
  expect(solves()).toHaveLength(2);
  await finish();
  expect(editor().solving).toEqual({ kind: 'idle' });
});

const sums = () => asked.filter(({ job }) => job.kind === 'ask');
const summed: AnswerTo<'sum'> = {
  kind: 'sum',
  value: { kind: 'nimber', n: 0 },
  outcome: 'P',
  winning: [],
  drawing: [],
  by: 'values',
};
const put = (...pieces: string[]) => applyEdit((document) => ({ ...document, pieces }));

test('pieces have a sum, which follows them and the game', async () => {
  await finish();
  expect(sums()).toEqual([]);
  put('b', 'a', 'a');
  expect(solves()).toHaveLength(1);
  expect(sums()[0].job).toMatchObject({ question: 'sum', about: { pieces: Uint32Array.of(1, 0, 0) } });
  sums()[0].answer({ kind: 'done', value: summed });
  await turn();
  expect(editor().sum).toEqual(summed);
  expect(editor().labels?.revision).toBe(1);
  gray('a');
  expect(editor().sum).toBeUndefined();
  expect(sums()).toHaveLength(2);
  const graphs = [solves()[1], sums()[1]].flatMap(({ job }) => {
    if (job.kind === 'solve') return [job.graph.left.targets];
    return job.kind === 'ask' && job.game && 'graph' in job.game ? [job.game.graph.left.targets] : [];
  });
  expect(graphs[0].buffer).not.toBe(graphs[1].buffer);
  put();
  expect(sums()[1].cancelled).toBe(true);
  expect(sums()).toHaveLength(2);
  expect(editor().sum).toBeUndefined();
});

test('the reason why there is no sum is kept until there may be one, or more positions are allowed', async () => {
  put('a');
  sums()[0].answer({ kind: 'over-budget', says: 'too many positions', positions: 1000 });
  await turn();
  expect(editor()).toMatchObject({ sum: undefined, noSum: { says: 'too many positions', positions: 1000 } });
  sumFurther(10_000);
  expect(sums()[1].job).toMatchObject({ about: { positions: 10_000 } });
  put('b');
  expect(editor().noSum).toBeUndefined();
});

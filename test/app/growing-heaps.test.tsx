/**
 * Heaps by the million beside the document: the test's client decides when reports and answers come. And what
 * the page shows of the first of them.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardDocument } from '../../app/edits/board.ts';
import { askForSweep } from '../../app/edits/sweep.ts';
import { openTable } from '../../app/store/chrome.ts';
import { openDocument } from '../../app/store/document.ts';
import { startAfresh } from '../../app/store/editor.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { FirstHeaps } from '../../app/sweeps/FirstHeaps.tsx';
import { goOnWithHeaps, startSumming, stopHeaps, useHeaps } from '../../app/sweeps/summing.ts';
import type { Answer, HeapsFound, HeapsSummed, Job, Progress } from '../../workers/protocol.ts';

type Asked = {
  readonly job: Job;
  readonly report: (progress: Progress) => void;
  readonly answer: (answer: Answer<HeapsSummed>) => void;
};

const asked = vi.hoisted((): Asked[] => []);

vi.mock('../../workers/client.ts', () => ({
  engine: () => ({
    run(job: Job, onProgress?: (progress: Progress) => void) {
      let answer: Asked['answer'] = () => undefined;
      const promise = new Promise((resolve) => {
        answer = resolve;
      });
      asked.push({ job, report: (progress) => onProgress?.(progress), answer });
      return { answer: promise, cancel: () => answer({ kind: 'cancelled' }) };
    },
    close: () => undefined,
  }),
}));

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

const report = (...first: readonly number[]): HeapsFound => ({
  kind: 'heaps',
  first,
  soFar: { known: first.length - 1, zeros: 0, values: 2, greatest: 3, period: undefined },
  done: first.length - 1,
  total: 20_000,
});

const of = 'octal "0.77 <n>" n=1..20000';
let end: () => void;

beforeEach(async () => {
  asked.length = 0;
  startAfresh();
  await bringRulesets();
  const octal = rulesetCalled('octal');
  if (!octal) throw new Error('there are no octal games');
  openDocument(boardDocument(octal), 'test');
  openTable(true);
  askForSweep(of);
  end = startSumming();
  await turn();
});
afterEach(() => end());

const found = () => {
  const { found: heaps } = useHeaps.getState();
  if (!heaps) throw new Error('there are no heaps');
  return heaps;
};

test('what is stopped is continued by the same request, and what was found stays', async () => {
  const summaries = () => asked.filter(({ job }) => job.kind === 'heap-summary');
  expect(summaries().map(({ job }) => job)).toEqual([{ kind: 'heap-summary', of }]);
  summaries()[0].report(report(0, 1, 2));
  stopHeaps();
  expect(found()).toMatchObject({ state: 'stopped', first: [0, 1, 2] });
  goOnWithHeaps();
  expect(found()).toMatchObject({ state: 'running', first: [0, 1, 2], total: 20_000 });
  expect(summaries()).toHaveLength(2);
  summaries()[1].answer({ kind: 'lost', says: 'The browser stopped this work twice.' });
  await turn();
  expect(found().state).toEqual({ failed: 'The browser stopped this work twice.' });
});

test('if the worker dies, nothing that it found is shown any more, since another one begins anew', () => {
  const [run] = asked;
  run.report(report(0, 1, 2, 3));
  expect(found()).toMatchObject({ first: [0, 1, 2, 3], soFar: { known: 3 } });
  run.report({ kind: 'again', says: 'out of memory', done: 0, total: 0 });
  expect(found()).toMatchObject({ state: 'running', first: [], soFar: undefined });
  run.report(report(0, 1));
  expect(found()).toMatchObject({ first: [0, 1], soFar: { known: 1 } });
});

test('heaps before the period are marked by more than a colour, and words say what the mark means', () => {
  const markup = (from: number | undefined): string => {
    const period = from === undefined ? undefined : { period: 2, from };
    const soFar = { known: 7, zeros: 1, values: 2, greatest: 2, period };
    const first = [0, 1, 2, 3, 1, 2, 1, 2];
    return renderToStaticMarkup(<FirstHeaps heaps={{ first, soFar, summary: undefined }} />);
  };
  const cells = (text: string): readonly string[] =>
    [...text.matchAll(/<td( class="[^"]*")?>/g)].map(([, mark]) => (mark ? 'before' : 'in'));
  expect(markup(4)).toContain('heaps before the period, which begins at 4.');
  expect(cells(markup(4))).toEqual([...Array(4).fill('before'), ...Array(4).fill('in')]);
  for (const from of [0, undefined]) {
    expect(markup(from)).not.toContain('before the period');
    expect(cells(markup(from))).toEqual(Array(8).fill('in'));
  }
});

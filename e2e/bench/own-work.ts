/**
 * The work of one of the page's threads, in milliseconds of its own processor time, without other programs on
 * the machine and the drawing threads. Taken from the browser's own trace of the thread's tasks.
 */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { judged, plainWork } from '../../test/bench/plain-work.ts';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds: begin and length by the clock, and length in the thread's own time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

export type Work = {
  /** All tasks together, and the longest of them. */
  readonly total: number;
  readonly longest: number;
  readonly tasks: number;
};

const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];

async function traced(session: CDPSession, during: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  });
  await during();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return events;
}

function threadsCalled(events: readonly TraceEvent[], name: string): ReadonlySet<string> {
  const named = events.filter((event) => event.name === 'thread_name' && event.args?.name === name);
  return new Set(named.map((event) => `${event.pid} ${event.tid}`));
}

/** Tasks by thread, each in milliseconds of the thread's own time; the busiest thread first. */
async function tasksOf(
  page: Page,
  threadName: string,
  during: () => Promise<void>,
): Promise<readonly (readonly number[])[]> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, during);
  await session.detach();
  const threads = threadsCalled(events, threadName);
  const lengths = new Map<string, number[]>();
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`;
    const isTask = event.ph === 'X' && event.name === 'RunTask' && event.dur !== undefined;
    if (!isTask || !threads.has(thread)) continue;
    const all = lengths.get(thread) ?? [];
    all.push((event.tdur ?? event.dur ?? 0) / 1000);
    lengths.set(thread, all);
  }
  if (lengths.size === 0) throw new Error(`The trace holds no task of ${threadName}: nothing was measured.`);
  return [...lengths.values()].sort((a, b) => sum(b) - sum(a));
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** The busiest renderer's main thread is the page's, since nothing else is open. */
export async function ownWork(page: Page, during: () => Promise<void>): Promise<Work> {
  const [busiest] = await tasksOf(page, 'CrRendererMain', during);
  return { total: sum(busiest), longest: Math.max(...busiest), tasks: busiest.length };
}

/** The same of the page's busiest worker. */
export async function workersWork(page: Page, during: () => Promise<void>): Promise<Work> {
  const [busiest] = await tasksOf(page, 'DedicatedWorker thread', during);
  return { total: sum(busiest), longest: Math.max(...busiest), tasks: busiest.length };
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >>> 1] ?? 0;

/** In milliseconds: no machine does the plain work in less. A trace with less has lost its task. */
const leastPlain = 20;

/**
 * What the plain work takes on the page's main thread, in milliseconds of its own time. Traces that have lost
 * the work do not count.
 */
export async function plainWorkOn(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 15 && times.length < 5; turn++) {
    const { longest } = await ownWork(page, async () => void (await page.evaluate(plainWork)));
    if (longest >= leastPlain) times.push(longest);
  }
  expect(times.length, 'so many traces have the plain work').toBeGreaterThanOrEqual(3);
  return median(times);
}

/** Prints a figure beside its budget, and lets the test fail where it is over. */
export function say(what: string, figure: number, unit: string, budget: number, plainMs: number): void {
  const { within, line } = judged(what, figure, unit, budget, plainMs, 'page');
  console.log(line);
  test.info().annotations.push({ type: what, description: line });
  expect.soft(within, line).toBe(true);
}

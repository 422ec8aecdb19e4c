/**
 * What the page's main thread itself worked, in milliseconds of its own processor time: other programs on the
 * machine, and the drawing threads, do not count. From the browser's own trace of the thread's tasks.
 */
import type { CDPSession, Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: begin and length by the clock, and length in the thread's own time. */
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

/** The busiest renderer's main thread is the page's: nothing else is open. */
function mainThreads(events: readonly TraceEvent[]): ReadonlySet<string> {
  const named = events.filter(
    (event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  return new Set(named.map((event) => `${event.pid} ${event.tid}`));
}

export async function ownWork(page: Page, during: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, during);
  await session.detach();
  const threads = mainThreads(events);
  const lengths = new Map<string, number[]>();
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`;
    const isTask = event.ph === 'X' && event.name === 'RunTask' && event.dur !== undefined;
    if (!isTask || !threads.has(thread)) continue;
    const all = lengths.get(thread) ?? [];
    all.push((event.tdur ?? event.dur ?? 0) / 1000);
    lengths.set(thread, all);
  }
  const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
  const busiest = [...lengths.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
  if (busiest.length === 0)
    throw new Error('The trace holds no task of the main thread: nothing was measured.');
  return { total: sum(busiest), longest: Math.max(...busiest), tasks: busiest.length };
}

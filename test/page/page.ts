/**
 * A page of the editor as app/main.tsx starts it, without its panels: opened, loaded again, brought to rest,
 * closed.
 */
import { vi } from 'vitest';
import { beginFigure } from '../../app/embed/begin.ts';
import { flush, startAutosave } from '../../app/files/autosave.ts';
import { openAsNew } from '../../app/files/drawings.ts';
import { keepLesson } from '../../app/files/lessons/lesson-autosave.ts';
import {
  keepLook,
  resumeDialog,
  resumeGuessing,
  resumeWalk,
  resumeWriting,
} from '../../app/files/look-keeping.ts';
import { openAtStart } from '../../app/files/open-link.ts';
import { tabWaits } from '../../app/files/tab-waits.ts';
import { startFollowingBoardGraph } from '../../app/store/board-graph-following.ts';
import { startAfresh } from '../../app/store/editor.ts';
import { startSolving } from '../../app/store/solving.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { partsOfLink } from '../../engine/document/links/index.ts';
import type { Problem } from '../../engine/result.ts';
import { shelf } from '../fixtures/shelf.ts';
import { emptyDatabase } from './database.ts';
import { endWorkers, handOver, isWorking } from './near-workers.ts';
import { clearTimer, setTimer, stopTimers, turn } from './timers.ts';

/** What a page has begun, and what it has not finished yet. */
const page = { ends: [] as (() => void)[], doing: new Set<Promise<unknown>>(), failed: [] as unknown[] };

/** Something that a person began and that takes a while; where it fails, the next rest does. */
export function begin(deed: Promise<unknown>): void {
  page.doing.add(deed);
  const end = (): void => void page.doing.delete(deed);
  deed.then(end, (error) => {
    page.failed.push(error);
    end();
  });
}

/** Everything that was begun is done, and every run is answered. */
export async function rest(): Promise<void> {
  do {
    while (handOver());
    await turn();
    for (const error of page.failed) throw error;
  } while (isWorking() || page.doing.size > 0);
}

/** The next report or answer comes, if any is to come. */
export async function hearNext(): Promise<void> {
  while (isWorking() && !handOver()) await turn();
  await turn();
}

async function load(): Promise<void> {
  page.ends = [startAutosave(), startSolving(), startFollowingBoardGraph()];
  await openAtStart();
  page.ends.push(await keepLesson());
  resumeWalk();
  resumeDialog();
  resumeWriting();
  begin(resumeGuessing());
  page.ends.push(keepLook());
}

/** Runs until done what also needs the workers and the timers. */
async function done(deed: Promise<unknown>): Promise<void> {
  begin(deed);
  await rest();
}

async function leave(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  await done(flush());
  for (const end of page.ends) end();
  await rest();
  endWorkers();
  startAfresh();
}

/** The browser loads the page again. */
export async function reload(): Promise<void> {
  await leave();
  await done(load());
}

/** A new browser. */
function beginBrowser(address = 'https://example.org/grundy/'): void {
  vi.stubGlobal('setTimeout', setTimer);
  vi.stubGlobal('clearTimeout', clearTimer);
  let now = 0;
  // Each look at the clock is later than the last, so that long runs report and pause.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 15));
  emptyDatabase();
  Object.assign(tabWaits, { release: 0, yielding: 0, answering: 0 });
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', shelf());
  vi.stubGlobal('sessionStorage', shelf());
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  let copied = '';
  const clipboard = {
    readText: async () => copied,
    writeText: async (text: string) => {
      copied = text;
    },
  };
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => [from, to] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimer(draw, 16));
}

/** A page of a new browser, with this drawing open. */
export async function open(document: GameDocument): Promise<void> {
  beginBrowser();
  await done(load());
  await done(openAsNew(document));
}

/** Another page with the figure of a link in it; returns the problems of the link. */
export async function openFigure(hash: string): Promise<readonly Problem[] | undefined> {
  beginBrowser(`https://example.org/grundy/${hash}`);
  const link = partsOfLink(location.hash);
  if (!link?.embed) throw new Error(`${hash.slice(0, 20)}… is no link of a figure`);
  const begun = beginFigure(link);
  await done(begun);
  page.ends.push(startSolving());
  await rest();
  return begun;
}

/** Closes the page and forgets everything. */
export async function close(): Promise<void> {
  page.doing.clear();
  page.failed.length = 0;
  for (const end of page.ends) end();
  page.ends = [];
  endWorkers();
  startAfresh();
  stopTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

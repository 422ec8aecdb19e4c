/**
 * Ensures that only one tab writes a drawing. A tab claims its drawing by a browser lock, which ends with the
 * tab in every case. In browsers without locks (a site without https) the tabs ask each other; a sleeping tab
 * does not answer, and then the stamps in storage keep it from overwriting others.
 */
import { held } from '../store/held.ts';
import { newId } from './storage.ts';
import { tabWaits } from './tab-waits.ts';
import { onTabMessage, tellOtherTabs } from './tabs.ts';

/** A busy browser may release a free lock even later than a page waits for it, so the page tries again. */
const tries = 10;

/**
 * In this tab's own storage: the page, as the browser numbers pages, that claimed a drawing in this tab last.
 */
const lastPage = 'grundy/page';

const prefix = 'grundy/drawing/';
const hasLocks = (): boolean => typeof navigator !== 'undefined' && 'locks' in navigator;

/** The drawing that this tab may write, and how it is released. */
type Claim = { readonly drawing: string; readonly release: () => void };
const mine = held<Claim | undefined>(
  () => undefined,
  (last) => last?.release(),
);
const lose = held<(drawing: string) => void>(() => () => undefined);

/** Calls back when another tab has taken this tab's drawing without waiting. */
export function whenTaken(listen: (drawing: string) => void): void {
  lose.now = listen;
}

export const isMine = (drawing: string): boolean => mine.now?.drawing === drawing;

/** Releases the claim, so that another tab may write the drawing. */
export function letGo(): void {
  const former = mine.now;
  mine.now = undefined;
  former?.release();
  if (former) tellOtherTabs({ kind: 'free', drawing: former.drawing });
}

function lock(drawing: string, options: LockOptions): Promise<boolean> {
  return new Promise((answer) => {
    let had: Claim | undefined;
    navigator.locks
      .request(`${prefix}${drawing}`, options, () => {
        return new Promise<void>((release) => {
          had = { drawing, release };
          mine.now = had;
          void rememberPage(drawing);
          answer(true);
        });
      })
      .catch(() => {
        answer(false);
        // Not another lock on the same drawing that this tab has acquired since.
        if (!had || mine.now !== had) return;
        mine.now = undefined;
        lose.now(drawing);
      });
  });
}

/** Asks the awake tabs which drawings they write. */
function asked(): Promise<ReadonlySet<string>> {
  const asker = newId();
  const found = new Set<string>();
  const end = onTabMessage((word) => {
    if (word.kind === 'mine' && word.asker === asker) found.add(word.drawing);
  });
  tellOtherTabs({ kind: 'who', asker });
  return new Promise((answer) => {
    setTimeout(() => {
      end();
      answer(found);
    }, tabWaits.answering);
  });
}

/** Answers other tabs in browsers without locks. The returned function stops it. */
export function answerTabs(): () => void {
  if (hasLocks()) return () => undefined;
  return onTabMessage((word) => {
    if (word.kind === 'who' && mine.now)
      tellOtherTabs({ kind: 'mine', drawing: mine.now.drawing, asker: word.asker });
  });
}

/** The drawings that other tabs have claimed. */
export async function claimedElsewhere(): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return await asked();
  const { held = [] } = await navigator.locks.query();
  const all = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(all.filter((drawing) => !isMine(drawing)));
}

/** This page, as the browser numbers pages, once it has claimed a drawing. */
const ownPage = held<string | undefined>(() => undefined);

/** The page that has the lock of a drawing; undefined if none has. */
async function holderOf(drawing: string): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query();
  return held.find(({ name }) => name === `${prefix}${drawing}`)?.clientId;
}

async function rememberPage(drawing: string): Promise<void> {
  const page = await holderOf(drawing);
  if (page === undefined || !isMine(drawing)) return;
  ownPage.now = page;
  try {
    sessionStorage.setItem(lastPage, page);
  } catch {
    // Without storage a page that is loaded again on a busy machine may receive the answer that another tab
    // has its drawing.
  }
}

/**
 * Another tab has the drawing. A tab that was duplicated has the other's storage too, with the page of that
 * one.
 */
function forgetPage(): false {
  try {
    sessionStorage.removeItem(lastPage);
  } catch {
    // Then nothing was remembered.
  }
  return false;
}

/** Whether this page was loaded again in the place of that one, which then has not long to live. */
function replaces(page: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded?.type !== 'reload') return false;
  try {
    return sessionStorage.getItem(lastPage) === page;
  } catch {
    return false;
  }
}

async function claimWithin(drawing: string, time: number): Promise<boolean> {
  if (hasLocks()) {
    for (let free = 0; free < tries; ) {
      if (await lock(drawing, { signal: AbortSignal.timeout(time) })) return true;
      const holder = await holderOf(drawing);
      // A busy browser may still have the lock that this page has just released.
      if (holder === undefined || holder === ownPage.now) free++;
      else if (!replaces(holder)) return forgetPage();
    }
    return false;
  }
  if ((await asked()).has(drawing)) return false;
  mine.now = { drawing, release: () => undefined };
  return true;
}

const turn = held<Promise<unknown>>(() => Promise.resolve());

/**
 * One at a time: a click that also activates the window asks twice, and a tab must not take the drawing from
 * itself.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.now.then(work);
  turn.now = done.catch(() => undefined);
  return done;
}

/** Releases the earlier claim; resolves to false if another tab has the drawing. */
export const claim = (drawing: string): Promise<boolean> =>
  inTurn(async () => {
    if (isMine(drawing)) return true;
    letGo();
    return await claimWithin(drawing, tabWaits.release);
  });

/**
 * Claims a drawing that another tab has: that tab saves its changes and releases it. A sleeping tab is not
 * waited for.
 */
export const takeOver = (drawing: string): Promise<void> => inTurn(() => take(drawing));

async function take(drawing: string): Promise<void> {
  if (isMine(drawing)) return;
  letGo();
  tellOtherTabs({ kind: 'yield', drawing });
  if (hasLocks()) {
    if (!(await claimWithin(drawing, tabWaits.yielding)) && !isMine(drawing))
      await lock(drawing, { steal: true });
    return;
  }
  await new Promise<void>((done) => {
    const go = (): void => {
      clearTimeout(timer);
      end();
      done();
    };
    const end = onTabMessage((word) => {
      if (word.kind === 'free' && word.drawing === drawing) go();
    });
    const timer = setTimeout(go, tabWaits.yielding);
  });
  mine.now = { drawing, release: () => undefined };
}

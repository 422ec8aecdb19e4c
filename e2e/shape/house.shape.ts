/**
 * `npm run shape`: in how many pieces the house is, and how many of them work for one act of a person. The
 * figures are a thermometer to be read before and after a change of the structure: nothing is joined or
 * squeezed to reach one, and no figure fails.
 *
 * What runs is counted on the page's own thread, by V8's counts of calls: functions that have a name, each
 * once, and the files that they are in. Work of the workers is not counted.
 */
import type { CDPSession } from '@playwright/test';
import { importsOf, resolved, sources } from '../../test/house/tree.ts';
import { openBoards } from '../driver/board.ts';
import { test } from '../driver/walk.ts';

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >>> 1] ?? 0;
const lines = (text: string): number => text.split('\n').length - 1;

const say = (what: string, figures: string): void => console.log(`${what.padEnd(34)} ${figures}`);

/** Every room with its files, lines and the share of its files that one file alone imports. */
test('files and lines', () => {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const specifier of importsOf(text)) {
      const target = resolved(path, specifier);
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  for (const room of ['engine', 'workers', 'app', 'docs', 'test', 'e2e', '']) {
    const files = sources.filter(({ path }) => path.startsWith(room));
    const lengths = files.map(({ text }) => lines(text));
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const single = files.filter(({ path }) => importers.get(path)?.size === 1).length;
    say(
      room === '' ? 'all' : room,
      `${files.length} files, ${total} lines, median ${median(lengths)}, ${single} with one importer`,
    );
  }
  const boards = sources.filter(
    ({ path, text }) => path.startsWith('app/') && /\bdocument\.board\b/.test(text),
  );
  say('ask document.board in app', `${boards.length} files`);
  const hiding = sources.filter(({ path, text }) => path.startsWith('app/') && /\bhidden\b/.test(text));
  say('name hidden in app', `${hiding.length} files`);
});

/**
 * The named functions that ran since the counts were last taken, and the project's files that they are in.
 */
async function ranSince(
  session: CDPSession,
): Promise<{ readonly functions: number; readonly files: number }> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  let functions = 0;
  const files = new Set<string>();
  for (const script of result) {
    const [, path] = /^https?:\/\/[^/]+\/((?:app|engine|workers)\/[^?]+)/.exec(script.url) ?? [];
    if (path === undefined) continue;
    const ran = script.functions.filter(
      ({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0,
    );
    functions += ran.length;
    if (ran.length > 0) files.add(path);
  }
  return { functions, files: files.size };
}

test('what runs for one act', async ({ editor }) => {
  const session = await editor.page.context().newCDPSession(editor.page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const count = async (what: string, act: () => Promise<void>): Promise<void> => {
    await ranSince(session);
    await act();
    // What an act begins a moment later, as saving, belongs to it.
    await editor.page.waitForTimeout(1500);
    const { functions, files } = await ranSince(session);
    say(what, `${functions} named functions in ${files} files`);
  };
  await editor.doubleClick(300, 300);
  await editor.doubleClick(450, 300);
  await editor.press('Control+z');
  await editor.press('Control+Shift+z');
  // The parts of the page that are fetched while it has nothing else to do run code of their own.
  await editor.page.waitForLoadState('networkidle');
  await editor.page.waitForTimeout(5000);
  await count('one more node', async () => {
    await editor.doubleClick(300, 450);
  });
  await count('an undo', () => editor.press('Control+z'));
  const board = await openBoards(editor);
  await board.choose('fox-and-geese');
  await board.position.fill('.G.G/..../..../F...');
  await editor.page.waitForTimeout(3000);
  const place = board.place('rank 2, square 1');
  await place.click();
  await editor.page.waitForTimeout(3000);
  await count('a click on a board being set up', () => place.click());
});

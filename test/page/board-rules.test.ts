/**
 * One place decides by which rules a board is played by default: a start of each ruleset is worth the same on
 * the command line, whose answers the library returns, and on the page, whether it is opened as a file, by a
 * link or from the list of boards, and after a reload.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { boardDocument } from '../../app/edits/board.ts';
import { changeRules } from '../../app/edits/drawing.ts';
import { openAsNew } from '../../app/files/drawings.ts';
import { readAny } from '../../app/files/read-any.ts';
import { solve } from '../../app/library/index.ts';
import { editor } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { emptyDocument, type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { sealed } from '../../engine/document/links/seal.ts';
import { type Convention, conventions } from '../../engine/outcome/index.ts';
import { rulesets } from '../../engine/rulesets/index.ts';
import { drain, generateBoard } from '../../engine/run.ts';
import { textOf } from '../../engine/values/index.ts';
import { linkOf, linkOfText } from '../fixtures/links.ts';
import { begin, close, open, reload, rest } from './page.ts';
import { letPass } from './timers.ts';

afterEach(close);

/** No test waits here for a large board. */
const mostPositions = 2000;

/** Each ruleset with its two shortest starts, but those that more positions follow. */
const starts = rulesets.flatMap((ruleset) =>
  ruleset.starts
    .map(({ position }) => position)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 2)
    .flatMap((position) => {
      const found = drain(generateBoard({ ruleset: ruleset.id, position, positions: mostPositions }));
      return !('kind' in found) ? [{ ruleset, position }] : [];
    }),
);

const fileOf = (board: GameDocument['board'], view?: object): string =>
  JSON.stringify({ format: 'grundy', version: 3, title: 't', board, ...(view && { view }) });

const onCommandLine = (text: string): string => {
  const found = solve(text) as unknown as {
    readonly start: { readonly text: string; readonly outcome: string };
  };
  return `${found.start.text} ${found.start.outcome}`;
};

async function onPage(): Promise<string> {
  await letPass(200);
  await rest();
  const { solved, here } = editor().boardAnswers ?? {};
  const start = solved?.kind === 'done' ? solved.value.start : here?.found.at;
  return `${start?.value && textOf(start.value)} ${start?.outcome ?? null}`;
}

async function finished<T>(deed: Promise<T>): Promise<T> {
  begin(deed);
  await rest();
  return await deed;
}

/** What the page shows of a text that is dropped on it or pasted, and again after a reload. */
async function opened(text: string): Promise<readonly string[]> {
  const read = await finished(readAny('', new TextEncoder().encode(text)));
  if (!read.ok) throw new Error(read.problems[0].says);
  await finished(openAsNew(read.value.document));
  const first = await onPage();
  await reload();
  return [first, await onPage()];
}

test('of nearly every ruleset a start is small enough', () => {
  expect(new Set(starts.map(({ ruleset }) => ruleset.id)).size).toBeGreaterThan(rulesets.length - 4);
});

describe.each(starts)('$ruleset.id $position', ({ ruleset, position }) => {
  test('is worth the same by a file, by a link, from the boards, after a reload, and on the command line', async () => {
    const board = { ruleset: ruleset.id, position };
    const file = fileOf(board);
    const here = onCommandLine(file);
    await open(emptyDocument);
    expect(await opened(file)).toEqual([here, here]);
    expect(
      await opened(
        `https://example.org/grundy/${linkOfText(sealed(JSON.stringify({ o: [ruleset.id, position] })))}`,
      ),
    ).toEqual([here, here]);
    const fromBoards = writeDocument(boardDocument(ruleset, { position }));
    expect(await opened(fromBoards)).toEqual([here, here]);
    expect(onCommandLine(fromBoards)).toBe(here);
  });
});

/** What the rules of a file mean, where it says these of a board that its ruleset plays by scoring. */
const said: readonly (readonly [string, object | undefined, Convention])[] = [
  ['nothing', undefined, 'scoring'],
  ['a view without rules', { boards: true }, 'scoring'],
  ['another rule', { sum: 'continued' }, 'scoring'],
  ...conventions.map((convention) => [convention, { convention }, convention] as const),
  ['play alone, as version 0.8.0 wrote the normal convention', { play: 'simultaneous' }, 'normal'],
];

test.each(said)(
  'a board with %s in its file is played by one convention everywhere',
  async (_, view, convention) => {
    const board = { ruleset: 'simultaneous-clobber', position: 'OXO' };
    const file = fileOf(board, view);
    const here = onCommandLine(file);
    expect(here).toBe({ normal: '0 D', scoring: '1/2 null', majority: '0 null' }[convention]);
    await open(emptyDocument);
    expect(await opened(file)).toEqual([here, here]);
    const [kept, link] = [writeDocument(documentToKeep()), linkOf(documentToKeep())];
    expect(await opened(kept)).toEqual([here, here]);
    expect(await opened(link)).toEqual([here, here]);
    expect(onCommandLine(kept)).toBe(here);
    // What a person chooses on the screen is written, even where it is the usual rule.
    for (const other of conventions) {
      changeRules({ convention: other });
      const chosen = await onPage();
      expect(await opened(writeDocument(documentToKeep()))).toEqual([chosen, chosen]);
      expect(onCommandLine(writeDocument(documentToKeep()))).toBe(chosen);
    }
  },
);

/** A file that the browser cannot read is named; an error of the editor is not blamed on the file. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportKinds, writtenIn } from '../../app/export/exportable.ts';
import { formatCalled } from '../../app/export/formats.ts';
import { firstOptions } from '../../app/export/options.ts';
import { emptyDocument, writeDocument } from '../../engine/document/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { readBoard, writeBoard } from '../../engine/rulesets/index.ts';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(async () => {
  vi.doUnmock('../../app/edits/tidy.ts');
  await endPages();
});

async function opening(...files: readonly File[]) {
  const page = await openPage(shelf());
  const { openFiles } = await import('../../app/files/open.ts');
  return { page, opened: openFiles(files) };
}

test('a file that cannot be read, such as a folder, opens nothing and says so', async () => {
  const folder = new File([], 'folder');
  folder.arrayBuffer = () => Promise.reject(new DOMException('No.', 'NotReadableError'));
  const { page, opened } = await opening(folder);
  await opened;
  expect(page.editor().dialog).toMatchObject({
    kind: 'problems',
    problems: [
      {
        place: 'folder',
        says: 'the browser could not read it, perhaps since it is a folder or was moved; open the file again',
      },
    ],
  });
});

test('an error after reading is thrown on unchanged', async () => {
  vi.doMock('../../app/edits/tidy.ts', () => ({
    arranged: () => Promise.reject(new Error('No places were found.')),
  }));
  const { page, opened } = await opening(new File(['a -> b'], 'list.txt'));
  await expect(opened).rejects.toThrow('No places were found.');
  expect(page.editor().dialog).toBeUndefined();
});

describe('the figure of a board opens its board', () => {
  const position = '2 ..20';
  test.each(['svg', 'png', 'pdf', 'tikz'])('in %s', async (name) => {
    const carries = writeBoard({ ruleset: 'take-small', position });
    const made = await writtenIn(formatCalled(name), {
      kind: exportKinds.board,
      options: firstOptions,
      label: '',
      job: (pen) => ({
        kind: 'board-figure',
        ruleset: 'take-small',
        boards: [{ position, says: '' }],
        columns: 1,
        style: styles.paper,
        caption: '',
        widest: undefined,
        pen,
        carries,
      }),
      carries: () => carries,
      isTooLarge: false,
      coming: 0,
    });
    if (!made.ok) throw new Error(made.problems[0].says);
    const { page, opened } = await opening(new File([made.value.body], `board.${name}`));
    await opened;
    expect(page.editor().document).toMatchObject({ board: { ruleset: 'take-small', position } });
  });

  test('several at once are named, and none is left out without a word', async () => {
    const board = (name: string): File =>
      new File([`%% ${writeBoard({ ruleset: 'take-small', position })}\n`], name);
    const { page, opened } = await opening(
      board('one.tex'),
      new File(['a -> b'], 'list.txt'),
      board('two.tex'),
    );
    await opened;
    const says = 'is the figure of a board, and Grundy shows one board at a time; open this file by itself';
    expect(page.editor().dialog).toMatchObject({
      kind: 'problems',
      opened: 1,
      problems: [
        { place: 'one.tex', says },
        { place: 'two.tex', says },
      ],
    });
  });

  test('a board of a ruleset that is not known is refused by its name, and a damaged one as damaged', async () => {
    const written = writeBoard({ ruleset: 'hex', position: '.' });
    const { page, opened } = await opening(new File([`% a\n%% ${written}\n`], 'hex.tex'));
    await opened;
    const says =
      'has the ruleset “hex”, which this version of Grundy does not know; load the editor again to get a newer version';
    expect(page.editor().dialog).toMatchObject({ kind: 'problems', problems: [{ says }] });
    expect(readBoard(written.slice(0, 50))).toMatchObject({ ok: false });
    expect(readBoard(writeDocument(emptyDocument))).toBeUndefined();
  });
});

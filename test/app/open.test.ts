/** A file that the browser cannot read is named; an error of the editor is not blamed on the file. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../app/words.ts';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(async () => {
  vi.doUnmock('../../app/edits/tidy.ts');
  await endPages();
});

async function opening(file: File) {
  const page = await openPage(shelf());
  const { openFiles } = await import('../../app/files/open.ts');
  return { page, opened: openFiles([file]) };
}

test('a file that cannot be read, such as a folder, opens nothing and says so', async () => {
  const folder = new File([], 'folder');
  folder.arrayBuffer = () => Promise.reject(new DOMException('No.', 'NotReadableError'));
  const { page, opened } = await opening(folder);
  await opened;
  expect(page.editor().dialog).toMatchObject({
    kind: 'problems',
    problems: [{ place: 'folder', says: words.opening.unreadable }],
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

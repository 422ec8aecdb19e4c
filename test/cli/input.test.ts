/** What a command takes a file for: pictures are recognised by their first bytes, as in the editor. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
}, 60_000);
afterAll(() => folder.close());

const refusal = async (content: string): Promise<string> =>
  (await folder.run(['validate', folder.write('file', content)])).err;

describe('a picture without a drawing is refused', () => {
  test.each([
    ['<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg"/>', 'SVG'],
    ['<!-- by hand --><svg></svg>', 'SVG'],
    ['\0\0%PDF-1.4', 'PDF'],
  ])('%j is recognised as a picture', async (content, kind) => {
    expect(await refusal(content)).toBe(
      `file: This ${kind}: carries no drawing: Grundy did not make it, or another program saved it again without the drawing. Open the file of the drawing itself\n`,
    );
  });

  test.each(['<html><svg-icon></svg-icon></html>', '<html><body>svg</body></html>'])(
    '%j is not a picture',
    async (content) => {
      expect(await refusal(content)).toBe(
        'file: file: this text is not a drawing: it is a web page or a picture without a drawing by Grundy; open the file of the drawing itself\n',
      );
    },
  );
});

test('a few bytes that ask for more nodes than a drawing has are refused with the bound', async () => {
  const file = folder.write(
    'many.json',
    '{"format":"grundy","version":1,"compact":{"count":268435456,"either":[]}}',
  );
  const { err } = await folder.run(['export', file, '--to', 'svg']);
  expect(err).toContain('compact.count: there are 268,435,456 nodes; a drawing has at most 1,000,000');
});

test('files in UTF-16 and in Windows-1252 are read, a table among them', async () => {
  const { out } = await folder.run(['solve', folder.write('plain', 'Köln -> b')]);
  for (const mark of ['\ufeff', '']) {
    const file = folder.write('powershell', Buffer.from(`${mark}Köln -> b`, 'utf16le'));
    expect(await folder.run(['solve', file])).toMatchObject({ status: 0, out, err: '' });
  }
  const ansi = await folder.run(['solve', folder.write('excel', Buffer.from('Köln -> b', 'latin1'))]);
  expect(ansi.out).toBe(out);
  expect(ansi.err).toContain('excel: This file is not in Unicode; Grundy read it as Windows-1252');
  const table = (await folder.run(['sweep', 'nim', '<n>', 'n=1..3'])).out;
  const checked = await folder.run([
    'check',
    folder.write('table', Buffer.from(`\ufeff${table}`, 'utf16le')),
  ]);
  expect(checked).toMatchObject({ status: 0, err: '' });
});

test('a drawing where the room of a class takes a lesson is refused with what writes the lesson', async () => {
  const file = folder.write('drawing.grundy.json', '{"format":"grundy","version":1,"nodes":[],"edges":[]}');
  const { err } = await folder.run(['class', file]);
  expect(err).toContain('is a drawing; give the lesson, which “Save the lesson to a file” in the tab Lesson');
});

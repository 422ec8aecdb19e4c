/** Editor and command line read a text as the same thing, whatever the file is called, and name the same problems. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawingIn } from '../../app/cli/drawing.ts';
import { readAny } from '../../app/files/read-any.ts';
import {
  type DocumentRead,
  dotPen,
  type Result,
  tikzPen,
  writeDocument,
  writeTerse,
} from '../../engine/index.ts';
import { figureOf, openExample } from '../fixtures/figures.ts';

const document = openExample('erratum');
const hash = `#g1=${deflateRawSync(writeTerse(document)).toString('base64url')}`;

/**
 * The drawing, or all problems; for what is no drawing only that fact, since the editor then lists what it can open.
 */
const told = (read: Result<DocumentRead>): unknown => {
  if (read.ok) return { document: read.value.document, placed: read.value.placed };
  return read.problems.some(({ says }) => /\bis not a drawing\b/.test(says)) ? 'no drawing' : read.problems;
};

const texts: Readonly<Record<string, string>> = {
  'a file': writeDocument(document),
  'a file after many empty lines': '\n'.repeat(3000) + writeDocument(document),
  'a small file whose title has a link in it':
    '{"format":"grundy","version":1,"title":"#g1=abc","nodes":[{"id":"a"}]}',
  'a file with mistakes': '{"format":"grundy","version":1,"nodes":[{"id":""}],"more":1}',
  DOT: dotPen(figureOf(document)).text,
  'DOT with a mistake': 'digraph { a -> }',
  'TikZ in lines': tikzPen(figureOf(document), { link: hash }).text,
  'TikZ with a link': tikzPen(figureOf(document), { link: `https://example.org/${hash}` }).text,
  'TikZ that is damaged': tikzPen(figureOf(document), { link: hash }).text.replace(/^(%% g1 .{9})./m, '$1!'),
  'TikZ by somebody else': '\\draw[->] (a) to (b);',
  'LaTeX with an arrow': '\\documentclass{article}\n% a -> b',
  'a link': `https://example.org/${hash}\n`,
  'a link that is cut': `https://example.org/${hash.slice(0, -5)}`,
  'a link with nothing in it': 'https://example.org/#g1=',
  'a newer link': '#g7=abc',
  'an edge list': 'a -> b, c\n(b) ->L c',
  'an edge list with a mistake': 'a -> b\nb ->\nc -> d',
  'nodes alone': 'a\n(b)\n',
  'a page': '<html><body>a -> b</body></html>',
  'a page of prose': 'Dear Richard,\nhow are you? One -> two.\nMany words.\nAnd more of them.',
  'a note': '# nothing but a note',
};

test.each(Object.entries(texts))('%s', async (_, text) => {
  const atTheCommandLine = told(drawingIn(text, 'file'));
  for (const name of ['file', 'file.txt', 'file.json', 'file.tex']) {
    expect(told(await readAny(name, new TextEncoder().encode(text)))).toEqual(atTheCommandLine);
  }
});

/**
 * Editor and command line read a text as the same thing, with any name of the file, and name the same
 * problems. A value is read as its game wherever the editor would draw it, and a text that looks like one
 * never becomes a node in silence.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawingIn } from '../../app/cli/drawing.ts';
import { readClipboard } from '../../app/commands/clipboard-reading.ts';
import { readAny } from '../../app/files/read-any.ts';
import {
  type DocumentRead,
  emptyDocument,
  formOf,
  type GameDocument,
  meansExpression,
  mergeText,
  printEdgeList,
  readAnyText,
  readDrawn,
  writeDocument,
} from '../../engine/document/index.ts';
import { writeTerse } from '../../engine/document/links/index.ts';
import { dotPen, tikzPen } from '../../engine/figure/pens/index.ts';
import type { Result } from '../../engine/result.ts';
import { drain } from '../../engine/run.ts';
import { typedOfValue } from '../../engine/values/index.ts';
import { reckonJob } from '../../workers/jobs/reckon.ts';
import { figureOf, openExample } from '../fixtures/figures.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLawInTime } from '../laws/seeds.ts';

/** The command line says on standard error as what it read a text. */
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const document = openExample('erratum');
const hash = `#g1=${deflateRawSync(writeTerse(document)).toString('base64url')}`;

/**
 * The drawing, or all problems; for what is not a drawing only that fact, since the editor then lists what it
 * can open.
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

const named = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/partizan-named.json'), 'utf8'),
) as readonly { readonly name: string }[];

/** Operators are applied in them to games, and they come to games. */
const expressions = ['heat(^, 1)', '{1|-1}.Heat(1)', 'cool({3|1}, 1) + *', 'companion(^)', 'mean({3|1})'];

const values = [
  ...named.map(({ name }) => name),
  ...[
    '0',
    '3',
    '-1/2',
    '0.5',
    '1.2.3',
    '.5',
    '*',
    '*2',
    '*n',
    'on',
    'up',
    'v',
    '2^',
    '↑*',
    '±1',
    'tiny_2',
    'on & off',
    '1 & 0',
    '1|2',
    '0||0|-2',
  ],
  ...[
    '<^1|2>',
    '(6 | -4) hot',
    '{0,2}',
    '∞',
    '∞_0',
    '☾_0',
    '●',
    'ℕ',
    '½',
    '2 over',
    '1 | 2',
    '±1\\;.',
    'over -> a',
    'a',
    'x2',
    'b, c',
    '"over"',
    '(on)',
  ],
  ...expressions,
  'tiny(2)',
];
const signs = [...'|.+-*^v{}<>&_/() ,;:=±∞☾#"\\$!?…02x', 'over', '\n'];

/** A value, or what becomes of one under a few slips of the keys. */
const misspelt = fc
  .tuple(
    fc.constantFrom(...values),
    fc.array(fc.tuple(fc.nat(40), fc.nat(1), fc.constantFrom('', ...signs)), { maxLength: 3 }),
  )
  .map(([value, slips]) =>
    slips.reduce((text, [place, less, more]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + more + text.slice(at + less);
    }, value),
  );

const sizeOf = ({ nodes, edges }: GameDocument) => [nodes.length, edges.length];
const drawing = (text: string): GameDocument | undefined => {
  const read = readAnyText(text);
  return read.ok && read.value.kind === 'drawing' ? read.value.document : undefined;
};
const ofValues = ['game', 'value', 'edge list'];
/** A single node has a name without signs, or is in quotation marks, or has a score. */
const plain = /^(?:\d+|[\p{L}\p{N}_]*|[\p{L}_][\p{L}\p{N}_.:/-]*)$/u;

/** What the dialog that draws a value draws: the game itself, or the value to which its expression comes. */
function drawnInDialog(text: string): GameDocument | undefined {
  const plain = readDrawn(text);
  if (plain.ok) return plain.value.document;
  const found = drain(reckonJob({ kind: 'reckon', expression: text }));
  const typed = 'value' in found && found.value && typedOfValue(found.value);
  const drawn = typed ? readDrawn(text, false, typed) : plain;
  return drawn.ok ? drawn.value.document : undefined;
}

/**
 * An expression is neither a drawing that Open reads nor a game that Paste reads: both open the dialog, which
 * draws what the command line draws. Returns whether there is a drawing.
 */
async function expectSameExpression(text: string): Promise<boolean> {
  const atTheCommandLine = drawingIn(text, 'file');
  expect((await readAny('file', new TextEncoder().encode(text))).ok, text).toBe(false);
  expect(readClipboard('', text).ok, text).toBe(false);
  const inDialog = drawnInDialog(text);
  expect(atTheCommandLine.ok && sizeOf(atTheCommandLine.value.document), text).toEqual(
    inDialog ? sizeOf(inDialog) : false,
  );
  return inDialog !== undefined;
}

test.each([
  ...expressions.map((text) => [text, true] as const),
  ['heat(^)', false],
  ['uptimal(^)', false],
  ['heat(nothing, 1)', false],
] as const)(
  'the expression %s is drawn alike by the command line and Draw a value: %s',
  async (text, isDrawn) => {
    expect(meansExpression(text)).toBe(true);
    expect(await expectSameExpression(text)).toBe(isDrawn);
  },
);

test('values, their forms and misspellings are read alike by the command line, Open, Paste, Draw a value and the Text tab', async () => {
  const met = { drawn: 0, pasted: 0, refused: 0, expressions: 0, all: 0 };
  await tryLawInTime(misspelt, 800, async (text) => {
    const opened = drawing(text);
    met.all++;
    if (!opened && meansExpression(text)) {
      met.expressions++;
      await expectSameExpression(text);
      return;
    }
    const form = formOf(text);
    expect(told(await readAny('file', new TextEncoder().encode(text))), text).toEqual(
      text.trim() === '' ? expect.anything() : told(drawingIn(text, 'file')),
    );
    if (!ofValues.includes(form)) return;
    const drawn = readDrawn(text);
    // A file has a gray node where a word is in brackets; the field of a value has one line.
    const gray = /^\s*\(\s*\w+\s*\)\s*$/.test(text);
    if (drawn.ok && !gray && !text.trim().includes('\n')) {
      expect(opened && sizeOf(opened), text).toEqual(sizeOf(drawn.value.document));
      met.drawn++;
    }
    const pasted = readClipboard('', text);
    if (pasted.ok && !gray) {
      expect(opened && sizeOf(opened), text).toEqual(sizeOf(pasted.value.document));
      met.pasted++;
    }
    const typed = mergeText(emptyDocument, text);
    if (form === 'game') expect(typed.ok, text).toBe(opened !== undefined);
    if (form === 'edge list' && opened) expect(typed.ok && sizeOf(typed.value), text).toEqual(sizeOf(opened));
    if (!opened) met.refused++;
    else if (form === 'edge list' && opened.edges.length === 0) {
      for (const { name, score } of opened.nodes)
        if (score === undefined && !text.includes('"')) expect(name).toMatch(plain);
      const printed = drawing(printEdgeList(opened));
      expect(
        printed?.nodes.map(({ name }) => name),
        text,
      ).toEqual(opened.nodes.map(({ name }) => name));
    }
  });
  expect(Math.min(met.drawn, met.pasted, met.refused)).toBeGreaterThan(oftenEnough(100));
  expect(met.expressions).toBeGreaterThan(oftenEnough(1));
  expect(met.expressions).toBeLessThan(met.all / 4);
});

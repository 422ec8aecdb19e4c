/**
 * Files say which version made them: in their own way, alike each time, and without losing what they carry.
 */
import { describe, expect, test } from 'vitest';
import { readDot } from '../../../engine/document/dot/read.ts';
import { writeDocument } from '../../../engine/document/index.ts';
import { dotPen, svgPen, tikzPen } from '../../../engine/figure/pens/index.ts';
import { type PictureOptions, pictureFormats } from '../../../engine/formats/format.ts';
import { embeddedDocument } from '../../../workers/picture-files/embedded-document/read-embedded.ts';
import { pictureFile } from '../../../workers/picture-files/index.ts';
import { figureOf, openExample } from '../../fixtures/figures.ts';

const madeBy = 'Grundy 1.2.3';
const document = openExample('erratum');
const figure = figureOf(document);
const carries = writeDocument(document);

async function fileOf(format: (typeof pictureFormats)[number], options: PictureOptions): Promise<string> {
  const made = await pictureFile(figure, format, options);
  if (!made.ok) throw new Error(made.problems[0].says);
  return new TextDecoder('latin1').decode(made.value.bytes);
}

describe.each(pictureFormats)('a %s', (format) => {
  test('it names the version, and the same figure gives the same bytes', async () => {
    const named = await fileOf(format, { madeBy, carries });
    const says = {
      svg: /^<svg [^\n]*>\n<!-- Grundy 1\.2\.3 -->\n<title>/,
      png: /tEXtSoftware\0Grundy 1\.2\.3/,
      pdf: /\(Grundy 1\.2\.3\)/,
      html: /<meta name="generator" content="Grundy 1\.2\.3">/,
    }[format];
    expect(named).toMatch(says);
    expect(await fileOf(format, { madeBy, carries })).toBe(named);
    expect(await fileOf(format, { carries })).not.toContain('1.2.3');
    const bytes = Uint8Array.from(named, (sign) => sign.charCodeAt(0));
    // These are single bytes of an SVG's letters beyond ASCII.
    expect(embeddedDocument(bytes)).toEqual({ ok: true, value: carries });
  });
});

test('a comment of an SVG ends where it should, for every name of the program', () => {
  const { text } = svgPen(figure, { madeBy: 'a --> b -- c-' });
  const [comment] = /<!--[\s\S]*?-->/.exec(text) ?? [];
  expect(comment).toBe('<!-- a - -> b - - c- -->');
});

test('TikZ and DOT name it in their first line, and are read as before', () => {
  const tikz = tikzPen(figure, { madeBy }).text;
  expect(tikz.split('\n', 1)).toEqual(['% Drawn with Grundy 1.2.3: The erratum.']);
  const dot = dotPen(figure, { madeBy }).text;
  expect(dot.split('\n', 1)).toEqual(['// Grundy 1.2.3']);
  expect(dot.split('\n').slice(1).join('\n')).toBe(dotPen(figure).text);
  const read = readDot(dot);
  expect(read.ok && read.value.document.nodes.map(({ name }) => name)).toEqual(
    document.nodes.map(({ name }) => name),
  );
});

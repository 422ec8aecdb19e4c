/**
 * Pictures that carry their drawing: it reads back exactly, and a picture that was cut or changed is refused
 * or gives the same.
 */
import * as fc from 'fast-check';
import { beforeAll, describe, test } from 'vitest';
import { writeDocument } from '../../engine/document/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { type PictureFormat, pictureFormats } from '../../engine/formats/format.ts';
import { digraphFigure } from '../../engine/pictures/digraph.ts';
import { embeddedDocument } from '../../workers/picture-files/embedded-document/read-embedded.ts';
import { pictureFile } from '../../workers/picture-files/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { figureOf, openExample, wickedDocument } from '../fixtures/figures.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw, tryLawInTime } from './seeds.ts';

/** Small pictures, since pixels cost time and the document does not depend on them. */
const small = { ...styles.paper, nodeSize: 1, legend: 'none' } as const;

async function picture(format: PictureFormat, document = wickedDocument()): Promise<Uint8Array> {
  const made = await pictureFile(digraphFigure(document, new Map(), small), format, {
    carries: writeDocument(document),
  });
  if (!made.ok) throw new Error(made.problems[0].says);
  return made.value.bytes;
}

/** Expects the same text, or problems in words; never an exception, never another text. */
function expectSameOrRefused(bytes: Uint8Array, text: string): void {
  const read = embeddedDocument(bytes);
  if (read.ok) {
    expect(read.value).toBe(text);
    return;
  }
  expect(read.problems.length).toBeGreaterThan(0);
  for (const { place, says } of read.problems)
    expect(`${place} ${says}`).toMatch(/^This (SVG|PNG|PDF|page|file) /);
}

describe.each(pictureFormats)('%s', (format) => {
  test('any drawing reads back', async () => {
    await tryLawInTime(arbitraryDocument, format === 'svg' ? 60 : 25, async (document) => {
      const bytes = await picture(format, document);
      expect(embeddedDocument(bytes)).toEqual({ ok: true, value: writeDocument(document) });
    });
  });

  let whole: Uint8Array;
  const text = writeDocument(wickedDocument());
  beforeAll(async () => {
    whole = await picture(format);
  });

  test('a picture cut anywhere is refused or gives the same', () => {
    tryLaw(fc.nat(), 150, (at) => expectSameOrRefused(whole.slice(0, at % whole.length), text));
    tryLaw(fc.nat(), 50, (at) => expectSameOrRefused(whole.slice(1 + (at % whole.length)), text));
  });

  test('a picture without a drawing says that it has none', async () => {
    const made = await pictureFile(figureOf(openExample('erratum')), format);
    if (!made.ok) throw new Error(made.problems[0].says);
    const read = embeddedDocument(made.value.bytes);
    expect(read).toMatchObject({
      ok: false,
      problems: [{ place: format === 'html' ? 'This page' : `This ${format.toUpperCase()}` }],
    });
    if (!read.ok) expect(read.problems[0].says).toMatch(/^carries no drawing: /);
  });

  // The reader of a page is that of an SVG.
  if (format === 'html') return;
  test('a picture with a flipped bit or replaced bytes is refused or gives the same', () => {
    tryLaw(fc.tuple(fc.nat(), fc.nat(7)), 400, ([at, bit]) => {
      const changed = whole.slice();
      changed[at % whole.length] ^= 1 << bit;
      expectSameOrRefused(changed, text);
    });
    tryLaw(fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 40 })), 200, ([at, put]) => {
      const from = at % whole.length;
      const changed = whole.slice();
      changed.set(put.subarray(0, whole.length - from), from);
      expectSameOrRefused(changed, text);
    });
  });
});

test('bytes that are no picture are refused, and so are heads of pictures with anything after them', () => {
  const heads = fc.constantFrom(
    '',
    '<svg ',
    '<svg><metadata>',
    '\x89PNG\r\n\x1a\n',
    '%PDF-1.4\n/EmbeddedFile',
  );
  tryLaw(fc.tuple(heads, fc.uint8Array({ maxLength: 200 })), 500, ([head, tail]) => {
    const bytes = new Uint8Array([...Array.from(head, (sign) => sign.charCodeAt(0)), ...tail]);
    const read = embeddedDocument(bytes);
    expect(read.ok).toBe(false);
  });
});

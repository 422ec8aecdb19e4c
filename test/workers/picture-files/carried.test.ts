/**
 * Reading what pictures carry: older SVGs, pictures that other programs saved again, and files that would
 * unpack without end.
 */
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writeDocument } from '../../../engine/document/index.ts';
import { svgPen } from '../../../engine/figure/pens/index.ts';
import { base64 } from '../../../workers/picture-files/bytes.ts';
import {
  deflated,
  inflated,
  mostUnpacked,
} from '../../../workers/picture-files/embedded-document/deflated.ts';
import { withChunks } from '../../../workers/picture-files/embedded-document/in-png.ts';
import { pictureKind, pngSignature } from '../../../workers/picture-files/embedded-document/picture-kind.ts';
import { embeddedDocument } from '../../../workers/picture-files/embedded-document/read-embedded.ts';
import { pictureFile } from '../../../workers/picture-files/index.ts';
import { figureOf, openExample, wickedDocument } from '../../fixtures/figures.ts';

const document = openExample('erratum');
const text = writeDocument(document);
const bytesOf = (svg: string): Uint8Array => new TextEncoder().encode(svg);
const svgWith = (metadata: string): Uint8Array =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg"><metadata>${metadata}</metadata></svg>`);

test('the kind is known by the first bytes', () => {
  expect(pictureKind(bytesOf('<?xml version="1.0"?>\n<!-- by hand -->\n<svg:svg xmlns:svg="x"/>'))).toBe(
    'SVG',
  );
  expect(pictureKind(bytesOf('\ufeff<svg></svg>'))).toBe('SVG');
  expect(pictureKind(bytesOf('%PDF-1.7'))).toBe('PDF');
  expect(pictureKind(bytesOf('<html><body>svg</body></html>'))).toBeUndefined();
  expect(pictureKind(bytesOf('{"format": "grundy"}'))).toBeUndefined();
  expect(pictureKind(new Uint8Array(0))).toBeUndefined();
});

describe('SVG', () => {
  test('an older SVG with the plain text of the document is read', () => {
    for (const each of [document, wickedDocument()]) {
      const plain = writeDocument(each);
      const svg = svgPen(figureOf(each), { metadata: plain }).text;
      expect(embeddedDocument(bytesOf(svg))).toEqual({ ok: true, value: plain });
    }
  });

  test('an SVG that another program saved again is read: a prefix, attributes, its own metadata, wrapped lines', () => {
    const carried = `grundy-document zlib base64 ${base64(deflated(text)).replace(/.{60}/g, '$&\n')}`;
    const svg = `<?xml version="1.0"?><svg:svg xmlns:svg="http://www.w3.org/2000/svg">
      <svg:metadata id="other"><rdf:RDF xmlns:rdf="x"/></svg:metadata><svg:metadata id="ours">
      ${carried} </svg:metadata></svg:svg>`;
    expect(embeddedDocument(bytesOf(svg))).toEqual({ ok: true, value: text });
  });

  test('entities are read as they were written, and unknown ones stay', () => {
    const svg = svgWith('{&quot;format&quot;: "grundy" &#39;&#x41;&amp;lt;&nosuch;&#1114112;&#xD800;}');
    const value = '{"format": "grundy" \'A&lt;&nosuch;&#1114112;&#xD800;}';
    expect(embeddedDocument(svg)).toEqual({ ok: true, value });
  });

  test('an SVG from elsewhere carries nothing', () => {
    const read = embeddedDocument(svgWith('<rdf:RDF/>'));
    expect(read).toEqual({
      ok: false,
      problems: [
        {
          place: 'This SVG',
          says: 'carries no drawing: Grundy did not make it, or another program saved it again without the drawing. Open the file of the drawing itself',
        },
      ],
    });
  });
});

describe('PDF', () => {
  test('in a PDF bound with others, ours is found among several attachments', async () => {
    const made = await pictureFile(figureOf(document), 'pdf', { carries: text });
    if (!made.ok) throw new Error(made.problems[0].says);
    const other = deflateSync('a table');
    const foreign = Buffer.concat([
      Buffer.from(
        `\n90 0 obj\n<< /Type /EmbeddedFile /Filter /FlateDecode /Length ${other.length} >>\nstream\n`,
      ),
      other,
      Buffer.from('\nendstream\nendobj\n<< /EmbeddedFiles 91 0 R >>\n'),
    ]);
    const bytes = new Uint8Array(Buffer.concat([made.value.bytes, foreign]));
    expect(embeddedDocument(bytes)).toEqual({ ok: true, value: text });
  });

  test.each([6, 12, 1234])('a PDF whose lengths are elsewhere, in object %i, is read', (object) => {
    const data = Buffer.from(deflated(text));
    const pdf = Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n5 0 obj\n<</Length ${object} 0 R/Type/EmbeddedFile/Filter/FlateDecode>>\nstream\r\n`,
      ),
      data,
      Buffer.from(`\r\nendstream\nendobj\n${object} 0 obj 1 endobj`),
    ]);
    expect(embeddedDocument(new Uint8Array(pdf))).toEqual({ ok: true, value: text });
  });
});

describe('what unpacks without end', () => {
  const tooLong = `{"format":"grundy"${' '.repeat(65 << 20)}`;
  const bomb = new Uint8Array(deflateSync(tooLong, { level: 9 }));
  // Its header has 13 bytes, which are not read here.
  const whitePng = Uint8Array.from([...pngSignature, 0, 0, 0, 13, ...new Uint8Array(21)]);
  const says = 'carries more than 64 MB, and no drawing has so much; open the file of the drawing itself';

  test('data that unpacks without end is given up, in each kind', async () => {
    expect(bomb.length).toBeLessThan(300_000);
    const svg = svgWith(`grundy-document zlib base64 ${base64(bomb)}`);
    expect(embeddedDocument(svg)).toMatchObject({ problems: [{ place: 'This SVG', says }] });
  });

  const pdfWith = (data: Uint8Array, mentions: number): Uint8Array =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from(
          `%PDF-1.4\n1 0 obj\n<< ${'/EmbeddedFile '.repeat(mentions)} /Length ${data.length} >>\nstream\n`,
        ),
        data,
        Buffer.from('\nendstream'),
      ]),
    );

  test('the streams of a file have one bound together, however often a stream is mentioned', () => {
    const unpacked = { bytes: 0 };
    const damaged = bomb.slice();
    damaged[damaged.length - 1] ^= 1;
    expect(embeddedDocument(pdfWith(damaged, 64), unpacked)).toMatchObject({
      problems: [{ place: 'This PDF', says }],
    });
    expect(unpacked.bytes).toBeLessThan(mostUnpacked + (8 << 20));
  });

  test('of data that does not begin as a drawing only the beginning is unpacked', () => {
    const spaces = new Uint8Array(deflateSync(Buffer.alloc(60 << 20, 0x20), { level: 9 }));
    for (const [bytes, kind] of [
      [pdfWith(spaces, 64), 'PDF'],
      [svgWith(`grundy-document zlib base64 ${base64(spaces)}`), 'SVG'],
      [withChunks(whitePng, 300, { text: ' '.repeat(10_000_000) }), 'PNG'],
    ] as const) {
      const unpacked = { bytes: 0 };
      expect(embeddedDocument(bytes, unpacked)).toMatchObject({ problems: [{ place: `This ${kind}` }] });
      expect(unpacked.bytes, kind).toBeLessThan(16 << 20);
    }
  });

  test('a text of some megabytes is unpacked', () => {
    const long = `{"format":"grundy"${'x'.repeat(5_000_000)}`;
    expect(inflated(deflated(long))).toEqual({ text: long });
  });
});

test('a PNG chunk of ours that is not deflated is read too, and a wrong checksum is damage', async () => {
  const made = await pictureFile(figureOf(document), 'png', {});
  if (!made.ok) throw new Error(made.problems[0].says);
  const carrying = withChunks(made.value.bytes, 300, { text });
  expect(embeddedDocument(carrying)).toEqual({ ok: true, value: text });
  const at = Buffer.from(carrying).indexOf('grundy-document') + 40;
  carrying[at] ^= 1;
  expect(embeddedDocument(carrying)).toMatchObject({ problems: [{ place: 'This PNG' }] });
});

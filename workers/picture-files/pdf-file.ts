/**
 * Writes a figure as a PDF: one page of the figure's size, drawn as vectors, words as text in embedded fonts
 * that can be searched and copied, the document as an attachment. It uses pdfkit, which embeds subsets of
 * TrueType fonts with their characters, and attachments. Characters that no font has become boxes. The page
 * contains no caption; caption and title are in the file's properties. Linear in the figure.
 */
import PDFDocument from 'pdfkit';
import {
  type Figure,
  type FigureWords,
  type SetSign,
  setWords,
  shapesInNode,
} from '../../engine/figure/index.ts';
import {
  arcInks,
  formInks,
  type Ink,
  inkOfWords,
  joiningInk,
  nodeInk,
  pieceInk,
  shapeInk,
} from '../../engine/figure/pens/index.ts';
import type { PictureFile, PictureOptions } from '../../engine/formats/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { joinedBytes } from './bytes.ts';
import { attachmentName, attachmentType } from './embedded-document/in-pdf.ts';
import { boxed, boxesFor, type Faces, fontFaces, type Letter } from './faces/font-faces.ts';
import { faceNames } from './faces/letters.ts';

type Sheet = { readonly pdf: PDFKit.PDFDocument; readonly figure: Figure; readonly faces: Faces };

/** The longest page that PDF readers accept, in points: 200 inches. */
const longestSide = 14_400;

/** One page with its attachment. Refused if a side is longer than 200 inches. */
export async function pdfFile(
  figure: Figure,
  { carries, author, madeBy = 'Grundy' }: PictureOptions,
): Promise<Result<PictureFile>> {
  const { bounds, title, caption, style } = figure;
  if (Math.max(bounds.width, bounds.height) > longestSide) {
    const says =
      'would be longer than 200 inches, the most that a PDF may be. Choose smaller nodes, or a part of the drawing; SVG has no such limit.';
    return refused([{ place: 'pdf', says }]);
  }
  const faces = await fontFaces();
  const pdf = new PDFDocument({
    size: [bounds.width, bounds.height],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    // Words use their own fonts; otherwise pdfkit would load Helvetica.
    font: null as unknown as string,
    info: {
      Title: written(title) || 'Game graph',
      ...(author && { Author: written(author) }),
      ...(caption && { Subject: written(caption) }),
      Creator: written(madeBy),
      CreationDate: new Date(0),
    },
  });
  // pdfkit requires a date, which is not written: a date would make every file different.
  Object.defineProperty(pdf.info, 'CreationDate', { value: new Date(0), enumerable: false });
  const bytes = bytesOf(pdf);
  const sheet: Sheet = { pdf, figure, faces };
  for (const name of faceNames) pdf.registerFont(name, faces.fileOf(name) as unknown as ArrayBuffer);
  if (carries !== undefined) {
    pdf.file(new TextEncoder().encode(carries) as Buffer, {
      name: attachmentName,
      type: attachmentType,
      description: 'The drawing, for Grundy',
    });
  }
  if (style.ground === 'white') pdf.rect(0, 0, bounds.width, bounds.height).fill('#FFFFFF');
  pdf.translate(-bounds.x, -bounds.y);
  draw(sheet);
  pdf.end();
  return accepted({ bytes: await bytes, unsaid: boxesFor(figure.words, faces.glyphs) });
}

/** Lone surrogates cannot be written. */
const written = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ');

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(joinedBytes(parts)));
  });
}

function draw(sheet: Sheet): void {
  const { shapes, arcs, nodes, pieces, words, measures } = sheet.figure;
  for (const shape of shapes) for (const ink of formInks(shape, measures)) paint(sheet, ink);
  for (const arc of arcs) for (const ink of arcInks(arc, measures)) paint(sheet, ink);
  for (const node of nodes) {
    paint(sheet, nodeInk(node, measures));
    for (const shape of shapesInNode(node)) for (const ink of formInks(shape, measures)) paint(sheet, ink);
  }
  for (const each of words) {
    const line = joiningInk(each, measures);
    if (line) paint(sheet, line);
  }
  for (const piece of pieces) paint(sheet, pieceInk(piece, measures));
  for (const each of words) write(sheet, each);
}

function paint({ pdf }: Sheet, ink: Ink): void {
  const { fill, stroke, width, dash } = ink;
  if (stroke !== undefined) {
    pdf.lineWidth(width);
    if (dash.length > 0) pdf.dash(dash[0], { space: dash[1] });
  }
  if ('path' in ink) pdf.path(ink.path);
  else pdf.circle(ink.centre.x, ink.centre.y, ink.radius);
  if (fill !== undefined && stroke !== undefined) pdf.fillAndStroke(`#${fill}`, `#${stroke}`);
  else if (fill !== undefined) pdf.fill(`#${fill}`);
  else pdf.stroke(`#${stroke}`);
  if (dash.length > 0) pdf.undash();
}

/** Adjacent letters of one font on one line. */
type Line = { readonly face: Letter['face']; readonly x: number; readonly y: number; readonly size: number };
type Letters = Line & { text: string; end: number };

function write(sheet: Sheet, words: FigureWords): void {
  const { pdf, figure, faces: own } = sheet;
  const { inks } = figure.measures;
  const { signs, shapes } = setWords(words, boxed(own.glyphs));
  for (const shape of shapes) paint(sheet, shapeInk(shape, inks.ink));
  const lines: Letters[] = [];
  for (const sign of signs) {
    const found = own.resolve(sign.sign, sign.face);
    if (!found) {
      paint(sheet, boxInk(sign, inkOfWords(words, figure.measures)));
      continue;
    }
    for (const letter of found.letters) put(lines, letter, sign, found.advance);
  }
  if (lines.length === 0) return;
  pdf.fillColor(`#${inkOfWords(words, figure.measures)}`);
  for (const { face, text, x, y, size } of lines) {
    pdf
      .font(face)
      .fontSize(size)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: [] });
  }
  for (const sign of signs) {
    for (const letter of own.resolve(sign.sign, sign.face)?.letters ?? []) sayFor(pdf, letter);
  }
}

/**
 * The current font as pdfkit keeps it: which of its letters are embedded, and which characters are copied for
 * them.
 */
type Embedded = {
  readonly font: { glyphForCodePoint(code: number): { readonly id: number } };
  readonly subset: { includeGlyph(id: number): number };
  readonly unicode: (readonly number[])[];
};

/**
 * Makes a viewer copy 𝒩 although an N was drawn. pdfkit offers no function for that. ActualText, which would
 * say it for whole words, is supported by few readers, and poppler loses it where pdfkit flips the page.
 */
function sayFor(pdf: PDFKit.PDFDocument, { face, letter, says }: Letter): void {
  if (letter === says) return;
  const { font, subset, unicode } = (pdf.font(face) as unknown as { readonly _font: Embedded })._font;
  const { id } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  unicode[subset.includeGlyph(id)] = [says.codePointAt(0) ?? 0];
}

function put(lines: Letters[], letter: Letter, { x, y, size }: SetSign, advance: number): void {
  const [left, base] = [x + letter.right * size, y - letter.up * size];
  const last = lines.at(-1);
  const end = left + advance * size;
  if (
    last &&
    last.face === letter.face &&
    last.size === size &&
    last.y === base &&
    Math.abs(last.end - left) < 1e-6
  ) {
    last.text += letter.letter;
    last.end = end;
  } else lines.push({ face: letter.face, text: letter.letter, x: left, y: base, size, end });
}

function boxInk({ x, y, size, outline }: SetSign, ink: string): Ink {
  const path = outline.path
    .map(([letter, ...to]) => letter + to.map((each, i) => (i % 2 === 0 ? x : y) + each * size).join(' '))
    .join('');
  return { path, fill: ink, stroke: undefined, width: 0, dash: [] };
}

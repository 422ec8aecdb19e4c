/**
 * Reads the drawing that a picture carries: an SVG, PNG, PDF or live page that Grundy made. Damaged, cut and
 * foreign files are refused with what is wrong and what to do; nothing throws, and unpacking is bounded. The
 * result is text; the reader of documents decides whether it is a valid drawing. Cost: linear in the file.
 */
import { accepted, type Result, refused } from '../../../engine/result.ts';
import { latin1 } from '../bytes.ts';
import { type InflatedText, mostUnpacked, type UnpackedBytes } from './deflated.ts';
import { fromPdf } from './in-pdf.ts';
import { fromPng } from './in-png.ts';
import { fromSvg } from './in-svg.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';

/** The text of the `*.grundy.json` file that a picture carries. It counts how many bytes it has unpacked. */
export function embeddedDocument(bytes: Uint8Array, unpacked: UnpackedBytes = { bytes: 0 }): Result<string> {
  const kind = pictureKind(bytes);
  if (!kind) {
    return wrong(
      'This file',
      'is not an SVG, PNG or PDF. Open a picture that Grundy made, or a *.grundy.json file',
    );
  }
  const found = readers[kind](bytes, unpacked);
  if (typeof found === 'object') return accepted(found.text);
  if (found === 'too large') {
    return wrong(
      `This ${kind}`,
      `carries more than ${mostUnpacked >> 20} MB, and no drawing has so much; open the file of the drawing itself`,
    );
  }
  if (found === 'damaged') {
    return wrong(
      `This ${kind}`,
      'carries a drawing that is damaged: a part of it is missing or changed. Take the file from the place where it was saved first',
    );
  }
  const other = otherPrograms.find(({ sign }) => latin1(bytes.subarray(0, beginning)).includes(sign));
  if (other) return wrong(`This ${kind}`, `carries no drawing of Grundy: ${other.says}`);
  return wrong(
    `This ${kind}`,
    'carries no drawing: Grundy did not make it, or another program saved it again without the drawing. Open the file of the drawing itself',
  );
}

/** In bytes: a program says within these what it is. */
const beginning = 4096;

/** Pictures from programs whose own files Grundy can read, by the letters at their beginning. */
const otherPrograms: readonly { readonly sign: string; readonly says: string }[] = [
  { sign: 'mxfile', says: 'draw.io made it; open its *.drawio file, which Grundy reads' },
  {
    sign: '<ellipse stroke="black" stroke-width="1" fill="none"',
    says: 'it is a picture of the FSM designer, which has ellipses and lines and no arcs; open its backup: write copy(localStorage.fsm) into the console of its page, and paste what that copies',
  },
];

const wrong = (place: string, says: string): Result<string> => refused([{ place, says }]);

const readers: Readonly<
  Record<PictureKind, (bytes: Uint8Array, unpacked: UnpackedBytes) => InflatedText | undefined>
> = {
  SVG: (bytes, unpacked) => fromSvg(new TextDecoder().decode(bytes), unpacked),
  page: (bytes, unpacked) => fromSvg(new TextDecoder().decode(bytes), unpacked),
  PNG: fromPng,
  PDF: fromPdf,
};

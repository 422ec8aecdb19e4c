/**
 * The drawing in a file that a command is given, in whatever form it is: a document, DOT, an edge list, or a TikZ figure
 * that has its drawing with it.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  accepted,
  type CarriedLink,
  compile,
  type DocumentRead,
  type GameDocument,
  type GraphRead,
  type Result,
  readAnyText,
  readGraph,
  readTerse,
  refused,
  writeTerse,
} from '../../engine/index.ts';
import { called } from './input.ts';
import { tell } from './output.ts';

/** The drawing in a text; what else is in it is told on standard error. */
export function drawingIn(text: string, file: string): Result<DocumentRead> {
  const read = readAnyText(text);
  if (!read.ok) return read;
  for (const note of read.value.notes) tell(`${called(file)}: ${note}`);
  if (read.value.kind === 'drawing') return accepted(read.value);
  const unpacked = unpackedLink(read.value.link);
  return unpacked.ok ? accepted({ document: unpacked.value, placed: true }) : unpacked;
}

/** The graph alone: of a compact file no records are made. */
export function graphIn(text: string, file: string): Result<GraphRead> {
  if (/^\s*\{/.test(text)) return readGraph(text);
  const read = drawingIn(text, file);
  if (!read.ok) return read;
  const { document } = read.value;
  const { title, nodes, pieces, view } = document;
  return accepted({ ...compile(document), title, names: nodes.map(({ name }) => name), pieces, view });
}

/** Bytes of terse text beyond which nothing is unpacked: a few characters could else fill the memory. */
const mostUnpacked = 8_000_000;

function unpackedLink({ hash, place, damage }: CarriedLink): Result<GameDocument> {
  const [, version, data] = /^#g(\d+)=(.*)$/s.exec(hash) ?? [];
  if (version !== '1') {
    const says = `the drawing is of version ${version}; this Grundy reads version 1: use a newer one`;
    return refused([{ place, says }]);
  }
  if (/[^\w-]/.test(data)) return refused(damage);
  try {
    const bytes = inflateRawSync(Buffer.from(data, 'base64url'), { maxOutputLength: mostUnpacked });
    const read = readTerse(bytes.toString('utf8'));
    return read.ok ? read : refused(damage);
  } catch (error) {
    if (!isTooMuch(error)) return refused(damage);
    return refused([{ place, says: 'the drawing unpacks to more than 8 MB, which no drawing in a link is' }]);
  }
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The drawing as an address of the editor has it after its own part: `#g1=…`. */
export const hashOf = (document: GameDocument): string =>
  `#g1=${deflateRawSync(writeTerse(document), { level: 9 }).toString('base64url')}`;

/**
 * Reads diagrams of quiver: its links, which it also writes before the LaTeX that it exports, hold in base64
 * a list [0, n, vertices …, arrows …] with vertices [column, row, label] and arrows [from, to, label, side,
 * options]. What an arrow is drawn in says whose it is, since a person chose it. Cost: linear in the text.
 */
import { type Result, refused } from '../../result.ts';
import { isFields } from '../checks.ts';
import { type AttributedEdge, type AttributedNode, addAttributed } from './attributed.ts';
import { beginGraph, type ForeignRead, type GraphGathered } from './gather.ts';

/** `[0` in base64 begins so. The address is quiver's own, or that of a copy of it. */
const link = /https?:\/\/[^\s#"<>]*(?:#|[?&#][^\s"<>]*&)?q=(Wz[\w+/-]*)/g;

const packedIn = (text: string): readonly string[] => [...text.matchAll(link)].map(([, data]) => data);

/** Whether a text is a link of quiver, or has one in the comments of LaTeX or Typst. */
export const isQuiver = (text: string): boolean => text.includes('q=Wz') && packedIn(text).length > 0;

const damaged = 'the link of quiver is damaged: a part of it is missing or changed; copy it again, all of it';

/** Reads the first diagram; refused with every problem by its vertex or arrow. */
export function readQuiver(text: string): Result<ForeignRead> {
  const [first, ...more] = packedIn(text);
  const list = dataOf(first);
  if (!Array.isArray(list)) return refused([{ place: 'link', says: damaged }]);
  const [version, count] = list as readonly unknown[];
  if (
    version !== 0 ||
    !Number.isInteger(count) ||
    (count as number) < 0 ||
    (count as number) > list.length - 2
  )
    return refused([
      {
        place: 'link',
        says: 'this link is of a version of quiver that Grundy does not know; export the diagram as tikz-cd',
      },
    ]);
  const graph = beginGraph();
  const others = new Set(more).size - (more.includes(first) ? 1 : 0);
  if (others > 0) graph.note(`There are ${others + 1} diagrams in this text; Grundy read the first one.`);
  const cells = list.slice(2) as readonly unknown[];
  const nodes = cells.slice(0, count as number).flatMap((cell, i) => vertexOf(cell, i, graph) ?? []);
  const edges = cells
    .slice(count as number)
    .flatMap((cell, i) => arrowOf(cell, i, count as number, graph) ?? []);
  addAttributed(graph, nodes, edges, 'give it a head in quiver');
  return graph.done();
}

function dataOf(base64: string): unknown {
  try {
    return JSON.parse(textOfBase64(base64)) as unknown;
  } catch {
    return undefined;
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The text in UTF-8; throws where it is not UTF-8. */
function textOfBase64(base64: string): string {
  const parts: string[] = [];
  let [bits, held] = [0, 0];
  for (const sign of base64.replaceAll('-', '+').replaceAll('_', '/')) {
    held = ((held << 6) | digits.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    parts.push(`%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`);
  }
  return decodeURIComponent(parts.join(''));
}

/** In drawing units: how far columns and rows are from one another. */
const step = 100;

function vertexOf(cell: unknown, i: number, graph: GraphGathered): AttributedNode | undefined {
  const [x, y, label] = Array.isArray(cell) ? (cell as readonly unknown[]) : [];
  if (typeof x !== 'number' || typeof y !== 'number') {
    graph.wrong(`vertex ${i}`, damaged);
    return undefined;
  }
  const name = typeof label === 'string' ? label : '';
  return { id: String(i), place: `vertex ${i}`, label: name, at: { x: x * step, y: y * step } };
}

function arrowOf(
  cell: unknown,
  i: number,
  vertices: number,
  graph: GraphGathered,
): AttributedEdge | undefined {
  const place = `arrow ${i}`;
  const [from, to, label, , options] = Array.isArray(cell) ? (cell as readonly unknown[]) : [];
  const wrong = (says: string): undefined => void graph.wrong(place, says);
  if (!Number.isInteger(from) || !Number.isInteger(to)) return wrong(damaged);
  if ((from as number) >= vertices || (to as number) >= vertices)
    return wrong('this arrow joins arrows, and a move leads from one position to another; remove it');
  const style = isFields(options) && isFields(options.style) ? options.style : {};
  const nameOf = (part: unknown): unknown => (isFields(part) ? part.name : undefined);
  if (style.name === 'corner' || style.name === 'adjunction' || nameOf(style.body) === 'none') {
    graph.note(
      'Grundy did not read corners, adjunctions and lines that cannot be seen, since they are no moves.',
    );
    return undefined;
  }
  const headless = nameOf(style.head) === 'none';
  const back = nameOf(style.tail) === 'arrowhead';
  return {
    place,
    from: String(from),
    to: String(to),
    isDirected: true,
    heads: headless ? (back ? 'start' : 'none') : back ? 'both' : 'end',
    label: typeof label === 'string' ? label : undefined,
    colour: isFields(options) ? colourOf(options.colour) : undefined,
  };
}

/**
 * Hue in degrees, saturation and lightness in percent, and perhaps how opaque it is; as one colour of red,
 * green and blue.
 */
function colourOf(hsl: unknown): string | undefined {
  if (!Array.isArray(hsl) || hsl.length < 3 || !hsl.every((part) => typeof part === 'number'))
    return undefined;
  const [hue, saturation, lightness] = hsl as readonly number[];
  const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const part = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const level = lightness / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * Math.min(1, Math.max(0, level)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

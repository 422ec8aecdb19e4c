/**
 * Reads two plain forms that go through their nodes by numbers: TGF (Trivial Graph Format, of yEd), whose
 * nodes and edges are parted by a line with # alone, and Pajek's networks (*.net), whose arcs follow *Arcs.
 * Cost: linear in the text.
 */

import type { Result } from '../../result.ts';
import { hasArrow } from '../arrow-signs.ts';
import { type AttributedEdge, type AttributedNode, addAttributed } from './attributed.ts';
import { beginGraph, type ForeignRead } from './gather.ts';

type Line = { readonly text: string; readonly place: string };

const linesOf = (text: string): readonly Line[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ text: line.trim(), place: `line ${i + 1}` }));

const word = /^(\S+)\s*(.*)$/;
const twoWords = /^(\S+)\s+(\S+)\s*(.*)$/;

/** The lines before and after the one that parts them, and the ids before. */
function partsOfTgf(text: string) {
  if (!/^[ \t]*#[ \t]*\r?$/m.test(text)) return undefined;
  const lines = linesOf(text);
  const at = lines.findIndex((line) => line.text === '#');
  const [before, after] = [lines.slice(0, at), lines.slice(at + 1)].map((part) =>
    part.filter((line) => line.text !== ''),
  );
  return { before, after, ids: new Set(before.map((line) => word.exec(line.text)?.[1])) };
}

/**
 * Whether a text is meant as TGF: most lines after the one with # begin with two ids from before, and none of
 * those before has an arrow.
 */
export function isTgf(text: string): boolean {
  const parts = partsOfTgf(text);
  if (!parts || parts.before.length === 0 || parts.before.some((line) => hasArrow(line.text))) return false;
  if (parts.ids.size < parts.before.length || parts.after.some((line) => line.text.startsWith('#')))
    return false;
  const known = parts.after.filter((line) => {
    const [, from, to] = twoWords.exec(line.text) ?? [];
    return parts.ids.has(from) && parts.ids.has(to);
  });
  return known.length > 0 && known.length * 2 > parts.after.length;
}

/** Reads a graph; refused with every problem by its line. */
export function readTgf(text: string): Result<ForeignRead> {
  const graph = beginGraph();
  const { before, after } = partsOfTgf(text) ?? { before: [], after: [] };
  const nodes = before.map((line): AttributedNode => {
    const [, id, label] = word.exec(line.text)!;
    return { id, place: line.place, label };
  });
  const edges = after.map((line): AttributedEdge => {
    const [, from, to, label] = twoWords.exec(line.text) ?? [];
    return { place: line.place, from: from ?? line.text, to, isDirected: true, label };
  });
  addAttributed(graph, nodes, edges, '');
  return graph.done();
}

/** Whether a text begins as a network of Pajek does. */
export const isPajek = (text: string): boolean =>
  /^\ufeff?(?:\s|%[^\n]*\n)*\*(?:vertices|network)\b/i.test(text.slice(0, 5000));

const vertex = /^(\d+)\s*(?:"([^"]*)"|([^\s"]+))?\s*(.*)$/;
const number = String.raw`([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)`;
const coordinates = new RegExp(String.raw`^${number}\s+${number}(?:\s|$)`, 'i');
/** A label in quotation marks or bare, after the letter l; a colour after the letter c. */
const labelOf = /(?:^|\s)l\s+(?:"([^"]*)"|(\S+))/;
const colourOf = /(?:^|\s)c\s+(\S+)/;
const usual = /^black$/i;

/** Reads a network; refused with every problem by its line. */
export function readPajek(text: string): Result<ForeignRead> {
  const graph = beginGraph();
  const nodes: AttributedNode[] = [];
  const edges: AttributedEdge[] = [];
  let section = '';
  for (const { text: line, place } of linesOf(text)) {
    if (line === '' || line.startsWith('%')) continue;
    const heading = /^\*(\w+)\s*(\d*)/.exec(line);
    if (heading) {
      section = heading[1].toLowerCase();
      if (section === 'matrix')
        graph.wrong(place, 'Grundy does not read the matrix of a network; write its arcs after *Arcs');
      continue;
    }
    if (section === 'vertices') {
      const [, id, quoted, bare, rest = ''] = vertex.exec(line) ?? [];
      if (id === undefined) {
        graph.wrong(place, 'a vertex begins with its number; write 1 "a"');
        continue;
      }
      const [, x, y] = coordinates.exec(rest) ?? [];
      const at = x === undefined ? undefined : { x: Number(x), y: Number(y) };
      nodes.push({ id, place, label: quoted ?? bare, at });
    } else if (section === 'arcs' || section === 'edges') {
      const [, from, to, rest = ''] = twoWords.exec(line) ?? [];
      const label = labelOf.exec(rest);
      const colour = colourOf.exec(rest)?.[1];
      edges.push({
        place,
        from: from ?? line,
        to,
        isDirected: section === 'arcs',
        label: label?.[1] ?? label?.[2],
        colour: colour === undefined || usual.test(colour) ? undefined : colour,
      });
    } else if (section === 'arcslist' || section === 'edgeslist') {
      const [from, ...targets] = line.split(/\s+/);
      for (const to of targets) edges.push({ place, from, to, isDirected: section === 'arcslist' });
    }
  }
  const declared = Number(/^\s*\*vertices\s+(\d+)/im.exec(text)?.[1] ?? 0);
  addAttributed(
    graph,
    withMissing(nodes, edges, declared),
    edges,
    'write *Arcs in place of *Edges before such lines',
  );
  return graph.done();
}

/**
 * A network may leave out the lines of vertices that have no labels; those that arcs name are there all the
 * same.
 */
function withMissing(
  nodes: readonly AttributedNode[],
  edges: readonly AttributedEdge[],
  declared: number,
): readonly AttributedNode[] {
  const known = new Set(nodes.map(({ id }) => id));
  const named = edges.flatMap(({ from, to, place }) => [from, to].map((id) => ({ id, place })));
  const missing = new Map(
    named.flatMap(({ id, place }) =>
      id !== undefined && !known.has(id) && /^\d+$/.test(id) && Number(id) >= 1 && Number(id) <= declared
        ? [[id, place] as const]
        : [],
    ),
  );
  return [...nodes, ...[...missing].map(([id, place]) => ({ id, place }))];
}

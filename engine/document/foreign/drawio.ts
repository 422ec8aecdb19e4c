/**
 * Reads draw.io's diagrams: shapes are nodes, connectors are arcs, and their labels are names and players. A
 * file has its pages plain or packed: of packed pages the caller unpacks the first, since a few letters may
 * unpack to very many. Groups are flattened, and texts that nothing is joined to are passed over. The colour
 * of a connector says whose it is, since a person gave it. Cost: linear in the text.
 */
import { accepted, type Result, refused } from '../../result.ts';
import { unescapeXml } from '../reading/entities.ts';
import { type AttributedEdge, type AttributedNode, addAttributed } from './attributed.ts';
import { beginGraph, type ForeignRead } from './gather.ts';
import type { ForeignPlace } from './places.ts';
import { beginsWithElement, walkXml, type XmlElement } from './xml.ts';

/** Whether a text begins as a file or a page of draw.io does. */
export const isDrawio = (text: string): boolean => beginsWithElement(text, 'mxfile mxGraphModel');

/** A page as its file has it: deflated and in base64. */
export type PackedPage = { readonly packed: string; readonly notes: readonly string[] };

type Cell = {
  readonly id: string;
  readonly value: string;
  readonly style: ReadonlyMap<string, string>;
  readonly is: 'shape' | 'connector' | undefined;
  readonly parent: string | undefined;
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly gray: string | undefined;
  box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** Reads the first page, or finds it packed; refused with every problem by its cell. */
export function readDrawio(text: string): Result<ForeignRead | PackedPage> {
  const graph = beginGraph();
  const cells: Cell[] = [];
  let [pages, depth] = [0, 0];
  let packed = '';
  /** The object with further data that encloses the next cell: its label is the label of that cell. */
  let around: XmlElement | undefined;
  walkXml(text, {
    opened(element) {
      depth++;
      const { name, attribute } = element;
      if (name === 'diagram') pages++;
      if (pages > 1) return;
      if (name === 'object' || name === 'UserObject') around = element;
      else if (name === 'mxCell') {
        cells.push(cellOf(element, around));
        around = undefined;
      } else if (name === 'mxGeometry' && cells.length > 0) {
        const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((side) =>
          Number(attribute(side) ?? 0),
        );
        if ([x, y, width, height].every(Number.isFinite))
          cells[cells.length - 1].box ??= { x, y, width, height };
      }
    },
    text(more) {
      if (pages === 1 && depth === 2 && cells.length === 0) packed += more;
    },
    closed: () => void depth--,
    wrong: graph.wrong,
  });
  if (pages > 1) graph.note(`There are ${pages} pages in this file; Grundy read the first one.`);
  const page = packed.replace(/\s+/g, '');
  if (cells.length === 0 && /^[\w+/-]{8,}=*$/.test(page)) {
    const read = graph.done();
    const notes = pages > 1 ? [`There are ${pages} pages in this file; Grundy read the first one.`] : [];
    const broken = !read.ok && read.problems.some(({ says }) => says.startsWith('this is not XML'));
    const base64url = page.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    return broken ? read : accepted({ packed: base64url, notes });
  }
  addCells(cells, graph);
  return graph.done();
}

/** Reads a page that was unpacked; its text has the signs of addresses. */
export function readUnpackedPage(unpacked: string): Result<ForeignRead> {
  let text = unpacked;
  try {
    text = decodeURIComponent(unpacked);
  } catch {
    // Some programs pack the text as it is.
  }
  const read = isDrawio(text) ? readDrawio(text) : undefined;
  return read?.ok === false || (read && 'graph' in read.value)
    ? (read as Result<ForeignRead>)
    : refused(damagedPage);
}

export const damagedPage = [
  {
    place: 'diagram',
    says: 'the page in this file is damaged: a part of it is missing or changed; save it again in draw.io, or take Extras, Edit Diagram',
  },
] as const;

function cellOf({ attribute }: XmlElement, around: XmlElement | undefined): Cell {
  const style = new Map(
    (attribute('style') ?? '').split(';').map((each): [string, string] => {
      const at = each.indexOf('=');
      return at < 0 ? [each.trim(), ''] : [each.slice(0, at).trim(), each.slice(at + 1).trim()];
    }),
  );
  return {
    id: around?.attribute('id') ?? attribute('id') ?? '',
    value: plainLabel(around?.attribute('label') ?? attribute('value') ?? ''),
    style,
    is: attribute('edge') === '1' ? 'connector' : attribute('vertex') === '1' ? 'shape' : undefined,
    parent: attribute('parent'),
    source: attribute('source'),
    target: attribute('target'),
    gray: around?.attribute('gray') ?? around?.attribute('entailing'),
  };
}

/** Labels may be written in HTML. */
const plainLabel = (label: string): string =>
  unescapeXml(label.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

function addCells(cells: readonly Cell[], graph: ReturnType<typeof beginGraph>): void {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const connectors = cells.filter(({ is }) => is === 'connector');
  const joined = new Set(connectors.flatMap(({ source, target }) => [source, target]));
  const parents = new Set(cells.flatMap(({ is, parent }) => (is === undefined ? [] : (parent ?? []))));
  const labels = new Map<string, string>();
  const nodes: AttributedNode[] = [];
  for (const cell of cells) {
    if (cell.is !== 'shape') continue;
    const { id, value, parent, style, gray } = cell;
    if (parent !== undefined && byId.get(parent)?.is === 'connector') {
      if (value !== '') labels.set(parent, value);
    } else if (!joined.has(id) && (style.has('text') || style.has('group') || parents.has(id))) {
      if (value !== '') graph.note('Grundy did not read the texts and groups to which no arrow is joined.');
    } else nodes.push({ id, place: `cell ${id}`, label: value, gray, at: placeOf(cell, byId) });
  }
  const edges = connectors.map((cell): AttributedEdge => {
    const { id, value, style, source, target } = cell;
    const colour = style.get('strokeColor');
    return {
      place: `cell ${id}`,
      from: source,
      to: target,
      isDirected: true,
      heads: headsOf(style.get('startArrow') ?? 'none', style.get('endArrow') ?? 'classic'),
      label: labels.get(id) ?? value,
      colour: colour === undefined || /^(?:default|none|#000000)$/i.test(colour) ? undefined : colour,
    };
  });
  addAttributed(graph, nodes, edges, 'give its line an arrowhead');
}

function headsOf(start: string, end: string): AttributedEdge['heads'] {
  if (start === 'none') return end === 'none' ? 'none' : 'end';
  return end === 'none' ? 'start' : 'both';
}

const mostNested = 100;

/** The middle of a shape; a shape in a group is placed from the group's corner. */
function placeOf({ box, parent }: Cell, byId: ReadonlyMap<string, Cell>): ForeignPlace | undefined {
  if (!box) return undefined;
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let around = parent === undefined ? undefined : byId.get(parent);
  for (let depth = 0; around && depth < mostNested; depth++) {
    x += around.box?.x ?? 0;
    y += around.box?.y ?? 0;
    around = around.parent === undefined ? undefined : byId.get(around.parent);
  }
  return { x, y };
}

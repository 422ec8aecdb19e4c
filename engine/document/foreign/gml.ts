/**
 * Reads GML (Himsolt's Graph Modelling Language) as networkx, igraph, Gephi and yEd write it:
 * `graph [ directed 1 node [ id 0 label "a" ] edge [ source 0 target 1 ] ]`. What `attributed.ts` says is
 * made of labels and colours. Cost: linear in the text; nothing recurses, so any depth of nesting is read.
 */
import { type Result, refused } from '../../result.ts';
import { unescapeXml } from '../reading/entities.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import {
  type AttributedEdge,
  type AttributedNode,
  addAttributed,
  saysColour,
  saysPlayer,
} from './attributed.ts';
import { beginGraph, type ForeignRead } from './gather.ts';

/** Lines before the graph: comments, and keys such as Creator and Version. */
const heading =
  /^\ufeff?(?:\s*(?:#[^\n]*|(?!graph\b)[a-z]\w*\s+(?:"[^"]*"|[-+\d.eE]+))[ \t]*(?:\r?\n|$))*\s*graph\s*\[/i;

/** Whether a text begins as GML does. */
export const isGml = (text: string): boolean => heading.test(text.slice(0, 5000));

const token =
  /\s+|#[^\n]*|"([^"]*)"|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)(?![A-Za-z_])|([A-Za-z_]\w*)|([[\]])/y;

/** A list that is open: what it is called, and the node or edge that it belongs to. */
type Open = { readonly key: string; readonly node?: Found | undefined; readonly edge?: Found | undefined };
/** The values of a node's or an edge's keys, with those of its `graphics` after a point. */
type Found = { readonly at: number; readonly values: Map<string, string> };

/** Reads a graph; refused with every problem by its line. */
export function readGml(text: string): Result<ForeignRead> {
  const placeOf = lineAndColumn(text);
  const graph = beginGraph();
  const nodes: Found[] = [];
  const edges: Found[] = [];
  const open: Open[] = [];
  let directed: string | undefined;
  let key: { readonly name: string; readonly at: number } | undefined;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const stop = (says: string, place = at): Result<ForeignRead> => refused([{ place: placeOf(place), says }]);

  function begin(name: string, place: number): Open {
    const within = open.at(-1);
    if (within?.key === 'graph' && name === 'node') {
      nodes.push({ at: place, values: new Map() });
      return { key: name, node: nodes.at(-1) };
    }
    if (within?.key === 'graph' && name === 'edge') {
      edges.push({ at: place, values: new Map() });
      return { key: name, edge: edges.at(-1) };
    }
    // What lies deeper than a node's or an edge's graphics says nothing about the game.
    return name === 'graphics' ? { key: name, node: within?.node, edge: within?.edge } : { key: name };
  }

  function keep(name: string, value: string): void {
    const within = open.at(-1);
    if (within?.key === 'graph' && name === 'directed') directed = value;
    const found = within?.node ?? within?.edge;
    found?.values.set(within?.key === 'graphics' ? `graphics.${name}` : name, value);
  }

  while (at < text.length) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match)
      return stop(
        text[at] === '"'
          ? 'this quotation mark is not closed; write another one at the end'
          : 'this is not GML, which has keys with their values, and the brackets [ and ]',
      );
    const [whole, quoted, number, word, bracket] = match;
    const place = at;
    at += whole.length;
    const value = quoted === undefined ? number : unescapeXml(quoted);
    if (word !== undefined) {
      if (key) return stop(`the value of ${key.name} is missing; write it after the key`, place);
      key = { name: word.toLowerCase(), at: place };
    } else if (value !== undefined) {
      if (!key) return stop('the key of this value is missing; write it before the value', place);
      keep(key.name, value);
      key = undefined;
    } else if (bracket === '[') {
      if (!key) return stop('the key of this bracket is missing; write it before the bracket', place);
      open.push(begin(key.name, key.at));
      key = undefined;
    } else if (bracket === ']') {
      if (key) return stop(`the value of ${key.name} is missing; write it after the key`, place);
      if (!open.pop()) return stop('this bracket closes no other bracket; remove it', place);
    }
  }
  if (open.length > 0) return stop('the text ends before its last bracket is closed; write ] at the end');
  addAttributed(
    graph,
    nodes.flatMap((node) => nodeOf(node, placeOf) ?? missingId(node)),
    edges.map((edge) => edgeOf(edge, directed, placeOf)),
    'write directed 1 at the beginning of the graph',
  );
  return graph.done();

  function missingId({ at: place }: Found): [] {
    graph.wrong(placeOf(place), 'this node has no id; write one');
    return [];
  }
}

function nodeOf({ at, values }: Found, placeOf: (at: number) => string): AttributedNode | undefined {
  const id = values.get('id');
  if (id === undefined) return undefined;
  const gray = values.get('gray') ?? values.get('grey') ?? values.get('entailing');
  return {
    id,
    place: placeOf(at),
    label: values.get('label') ?? values.get('name'),
    fill: values.get('graphics.fill'),
    gray,
  };
}

function edgeOf(
  { at, values }: Found,
  directed: string | undefined,
  placeOf: (at: number) => string,
): AttributedEdge {
  const find = (pattern: RegExp): string | undefined => {
    for (const [name, value] of values) if (pattern.test(name)) return value;
    return undefined;
  };
  return {
    place: placeOf(at),
    from: values.get('source'),
    to: values.get('target'),
    isDirected: directed !== undefined && Number(directed) !== 0,
    heads: headsOf(values.get('graphics.arrow')),
    player: find(saysPlayer),
    label: values.get('label'),
    colour: find(saysColour) ?? values.get('graphics.fill'),
  };
}

const headsByWord = { first: 'start', last: 'end', both: 'both', none: 'none' } as const;

const headsOf = (arrow: string | undefined): AttributedEdge['heads'] =>
  arrow !== undefined && Object.hasOwn(headsByWord, arrow)
    ? headsByWord[arrow as keyof typeof headsByWord]
    : undefined;

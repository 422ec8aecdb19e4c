/**
 * The orthogonal colouring game by hand: a position is a text of its graph and two words of colours, and
 * moves are tried one by one against the rules. Shares nothing with the rest of the engine.
 */
import { forBoth, type HandRules } from './hand-rules.ts';

export type Colouring = {
  /** As it was written. */
  readonly graph: string;
  readonly m: number;
  readonly a: string;
  readonly b: string;
};

const numbersBelow = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const allPairs = (n: number): readonly (readonly [number, number])[] =>
  numbersBelow(n).flatMap((v) => numbersBelow(v).map((u) => [u, v] as const));

type GraphByHand = { readonly n: number; readonly edges: readonly (readonly [number, number])[] };

const graphs = new Map<string, GraphByHand>();

/** How many nodes the graph has, and which are joined; each text is read once, since every move asks. */
export function graphByHand(graph: string): GraphByHand {
  const known = graphs.get(graph) ?? readGraph(graph);
  graphs.set(graph, known);
  return known;
}

function readGraph(graph: string): GraphByHand {
  const [, kind, first, second] = /^([PCK]?)(\d+)(?:x(\d+))?/.exec(graph) ?? [];
  if (second !== undefined) {
    const [r, c] = [Number(first), Number(second)];
    const inLine = (u: number, v: number): boolean =>
      u % c === v % c || Math.floor(u / c) === Math.floor(v / c);
    return { n: r * c, edges: allPairs(r * c).filter(([u, v]) => inLine(u, v)) };
  }
  const n = Number(first);
  if (kind === 'K') return { n, edges: allPairs(n) };
  if (kind === 'P') return { n, edges: allPairs(n).filter(([u, v]) => v - u === 1) };
  if (kind === 'C') return { n, edges: allPairs(n).filter(([u, v]) => v - u === 1 || v - u === n - 1) };
  const written = graph.slice(graph.indexOf(':') + 1);
  const edges = written === '' ? [] : written.split(',').map((edge) => edge.split('-').map(Number));
  return { n, edges: edges.map(([u, v]) => [u, v] as const) };
}

export function readColoured(text: string): Colouring {
  const [graph, m, ...copies] = text.split(' ');
  const copy = (name: string): string =>
    copies.find((each) => each.startsWith(name))?.slice(2) ?? '.'.repeat(graphByHand(graph).n);
  return { graph, m: Number(m.slice(2)), a: copy('A'), b: copy('B') };
}

export function printColoured({ graph, m, a, b }: Colouring): string {
  const said = (name: string, signs: string): string => (/[^.]/.test(signs) ? ` ${name}=${signs}` : '');
  return `${graph} m=${m}${said('A', a)}${said('B', b)}`;
}

export const coloured = (signs: string): number => signs.replaceAll('.', '').length;

/** Whether no neighbours are alike in a copy, and no two nodes alike in both. */
function isLegal({ graph, a, b }: Colouring): boolean {
  const { n, edges } = graphByHand(graph);
  if (edges.some(([u, v]) => [a, b].some((signs) => signs[u] !== '.' && signs[u] === signs[v]))) return false;
  const pairs = numbersBelow(n)
    .map((v) => a[v] + b[v])
    .filter((pair) => !pair.includes('.'));
  return new Set(pairs).size === pairs.length;
}

export function colouringMoves(now: Colouring): readonly Colouring[] {
  const found: Colouring[] = [];
  for (const copy of ['a', 'b'] as const) {
    for (const v of numbersBelow(now[copy].length)) {
      if (now[copy][v] !== '.') continue;
      for (const colour of numbersBelow(now.m)) {
        const after = { ...now, [copy]: now[copy].slice(0, v) + String(colour + 1) + now[copy].slice(v + 1) };
        if (isLegal(after)) found.push(after);
      }
    }
  }
  return found;
}

/** Every order of these numbers. */
function orders(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((first) =>
    orders(numbers.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

const symmetries = new Map<string, readonly (readonly number[])[]>();

/** The orders of the nodes that keep the edges: all are looked at. */
export function symmetriesByHand(graph: string): readonly (readonly number[])[] {
  const known = symmetries.get(graph);
  if (known) return known;
  const { n, edges } = graphByHand(graph);
  const isEdge = (u: number, v: number): boolean =>
    edges.some(([x, y]) => (x === u && y === v) || (x === v && y === u));
  const found = orders(numbersBelow(n)).filter((to) => edges.every(([u, v]) => isEdge(to[u], to[v])));
  symmetries.set(graph, found);
  return found;
}

/** Colours are named by when they first appear. */
function renamed(signs: string): string {
  const names = new Map<string, number>();
  return [...signs]
    .map((sign) => {
      if (sign === '.') return sign;
      if (!names.has(sign)) names.set(sign, names.size + 1);
      return String(names.get(sign));
    })
    .join('');
}

/** One text for all positions that differ by an automorphism and by the names of colours. */
function sameColourings(text: string): string {
  const { a, b, ...rest } = readColoured(text);
  const texts = symmetriesByHand(rest.graph).map((to) => {
    const turned = (signs: string): string => renamed(to.map((v) => signs[v]).join(''));
    return printColoured({ ...rest, a: turned(a), b: turned(b) });
  });
  return texts.toSorted((x, y) => (x < y ? -1 : 1))[0];
}

const normalPlay: HandRules = {
  notation: /^(\d+:[\d,-]*|[PCK]\d+|\d+x\d+) m=\d+( A=[.\d]+)?( B=[.\d]+)?$/,
  families: {
    board: { numbers: { r: 2, c: 2, m: 1 }, write: '<r>x<c> m=<m>' },
    path: { numbers: { n: 1, m: 1 }, write: 'P<n> m=<m>' },
    cycle: { numbers: { n: 4, m: 1 }, write: 'C<n> m=<m>' },
    complete: { numbers: { n: 3, m: 1 }, write: 'K<n> m=<m>' },
  },
  moves: (text) => forBoth(colouringMoves(readColoured(text)).map(printColoured)),
  merged: sameColourings,
};

/** By the ruleset's id. */
export const colouringRules: Readonly<Record<string, HandRules>> = {
  'orthogonal-colouring': {
    ...normalPlay,
    endScore: (text) => coloured(readColoured(text).a) - coloured(readColoured(text).b),
  },
  'orthogonal-colouring-normal': normalPlay,
};

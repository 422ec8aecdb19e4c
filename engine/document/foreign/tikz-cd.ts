/**
 * Reads tikz-cd's diagrams: cells between & and \\ are nodes, and `\arrow[dr]`, `\ar[r]`, `\rar` and
 * `\arrow[from=1-1, to=2-3]` are arcs, with their labels in quotation marks. The first of several diagrams in
 * a text is read. What an arrow is drawn in says whose it is, since a person wrote it. Cost: linear in the
 * text.
 */
import { type Result, refused } from '../../result.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import { type AttributedEdge, type AttributedNode, addAttributed } from './attributed.ts';
import { beginGraph, type ForeignRead } from './gather.ts';

const begin = /\\begin\{tikzcd\}/g;

/** Whether a text has a diagram of tikz-cd. */
export const isTikzCd = (text: string): boolean => text.includes('\\begin{tikzcd}');

const aliases = String.raw`\|\[[^\]]*\balias\s*=\s*([^,\]\s]+)[^\]]*\]\|`;
const named = new RegExp(`^\\s*${aliases}`);
const command = /\\(?:arrow|ar|([lrud]{1,4})ar)(?![A-Za-z])/y;
const rowEnd = /\\\\(?:\s*\[[^\]]*\])?/y;

type Arrow = {
  readonly row: number;
  readonly column: number;
  readonly at: number;
  readonly options: readonly string[];
};

/** The longest list of options that an arrow may have, in characters. */
const longest = 2000;

/**
 * The text between the brackets that open here, split at its commas; undefined where no bracket opens or it
 * is never closed.
 */
function optionsAt(
  text: string,
  from: number,
): { readonly options: readonly string[]; readonly end: number } | undefined {
  const start = from + /^\s*/.exec(text.slice(from, from + longest))![0].length;
  if (text[start] !== '[') return undefined;
  const options: string[] = [];
  let [depth, quoted, begins] = [0, false, start + 1];
  for (let at = start + 1; at < Math.min(text.length, start + longest); at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (depth === 0 && sign === '"') quoted = !quoted;
    else if (depth === 0 && !quoted && (sign === ',' || sign === ']')) {
      options.push(text.slice(begins, at).trim());
      begins = at + 1;
      if (sign === ']') return { options: options.filter((option) => option !== ''), end: at + 1 };
    }
  }
  return undefined;
}

/** Reads the first diagram; refused with every problem by its line. */
export function readTikzCd(text: string): Result<ForeignRead> {
  const graph = beginGraph();
  const placeOf = lineAndColumn(text);
  const diagrams = [...text.matchAll(begin)];
  const start = diagrams[0].index + diagrams[0][0].length;
  if (diagrams.length > 1)
    graph.note(`There are ${diagrams.length} diagrams in this text; Grundy read the first one.`);
  const end = text.indexOf('\\end{tikzcd}', start);
  if (end < 0)
    return refused([
      { place: placeOf(text.length), says: 'the diagram is not ended; write \\end{tikzcd} after it' },
    ]);
  const body = text.slice(0, end);
  const cells = new Map<string, { text: string; readonly at: number }>();
  const arrows: Arrow[] = [];
  let [row, column, depth] = [1, 1, 0];
  let at = optionsAt(body, start)?.end ?? start;
  let content = '';
  let begins = at;
  const keepCell = (): void => {
    if (content.trim() !== '') cells.set(`${row}-${column}`, { text: content.trim(), at: begins });
    content = '';
  };
  while (at < body.length) {
    command.lastIndex = rowEnd.lastIndex = at;
    const arrow = depth === 0 ? command.exec(body) : null;
    const next = depth === 0 ? rowEnd.exec(body) : null;
    if (body[at] === '%') {
      const line = body.indexOf('\n', at);
      at = line < 0 ? body.length : line;
    } else if (arrow) {
      const after = at + arrow[0].length;
      const list = optionsAt(body, after);
      if (!list && arrow[1] === undefined)
        graph.wrong(
          placeOf(at),
          'the brackets after this arrow are missing or are not closed; write \\arrow[r]',
        );
      arrows.push({
        row,
        column,
        at,
        options: [...(arrow[1] === undefined ? [] : [arrow[1]]), ...(list?.options ?? [])],
      });
      at = list?.end ?? after;
    } else if (next || (depth === 0 && body[at] === '&')) {
      keepCell();
      [row, column] = next ? [row + 1, 1] : [row, column + 1];
      at += next ? next[0].length : 1;
      begins = at;
    } else {
      const taken = body[at] === '\\' ? 2 : 1;
      if (body[at] === '{') depth++;
      if (body[at] === '}') depth--;
      content += body.slice(at, at + taken);
      at += taken;
    }
  }
  keepCell();
  addDiagram(graph, cells, arrows, placeOf);
  return graph.done();
}

function addDiagram(
  graph: ReturnType<typeof beginGraph>,
  cells: ReadonlyMap<string, { readonly text: string; readonly at: number }>,
  arrows: readonly Arrow[],
  placeOf: (at: number) => string,
): void {
  const idOfAlias = new Map<string, string>();
  const nodes = [...cells].map(([id, cell]): AttributedNode => {
    const alias = named.exec(cell.text);
    if (alias) idOfAlias.set(alias[1], id);
    const [row, column] = id.split('-').map(Number);
    const label = cell.text.replace(named, '').trim();
    return {
      id,
      place: placeOf(cell.at),
      label: label.replace(/^\{([^{}]*)\}$/, '$1'),
      at: { x: 100 * column, y: 100 * row },
    };
  });
  const known = new Set(nodes.map(({ id }) => id));
  const edges = arrows.flatMap((arrow) => edgeOf(arrow, idOfAlias, placeOf) ?? []);
  for (const { from, to, place } of edges)
    for (const id of [from, to])
      if (id !== undefined && !known.has(id) && /^\d+-\d+$/.test(id)) {
        // An arrow may lead to a cell in which nothing is written.
        known.add(id);
        const [row, column] = id.split('-').map(Number);
        nodes.push({ id, place, at: { x: 100 * column, y: 100 * row } });
      }
  addAttributed(graph, nodes, edges, 'take the option away that leaves out its head');
}

const unseen = /^(?:phantom|draw\s*=\s*none)$/;
const headless = /^(?:no head|dash|equals?|-)$/;
const backwards = /^(?:leftarrow|<-)$/;
const bothWays = /^(?:leftrightarrow|Leftrightarrow|<->)$/;
const colour =
  /^(?:(?:color|draw)\s*=\s*)?(?:\{?rgb,255:\s*red,\s*(\d{1,3});\s*green,\s*(\d{1,3});\s*blue,\s*(\d{1,3})\}?|(red|blue|green)(?:![\d.]+)?)$/;

function edgeOf(
  { row, column, at, options }: Arrow,
  idOfAlias: ReadonlyMap<string, string>,
  placeOf: (at: number) => string,
): AttributedEdge | undefined {
  if (options.some((option) => unseen.test(option))) return undefined;
  let [from, to] = [`${row}-${column}`, `${row}-${column}`];
  let label: string | undefined;
  let ink: string | undefined;
  for (const option of options) {
    const end = /^(from|to)\s*=\s*(.+)$/.exec(option);
    if (end) {
      const id = idOfAlias.get(end[2]) ?? end[2].trim();
      if (end[1] === 'from') from = id;
      else to = id;
    } else if (/^[lrud]+$/.test(option)) {
      const steps = (sign: string): number => option.split(sign).length - 1;
      to = `${row + steps('d') - steps('u')}-${column + steps('r') - steps('l')}`;
    } else if (option.startsWith('"'))
      label ??= /^"((?:[^"\\]|\\.)*)"/.exec(option)?.[1].replace(/^\{([^{}]*)\}$/, '$1');
    const found = colour.exec(option);
    if (found)
      ink =
        found[4] ??
        `#${found
          .slice(1, 4)
          .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
          .join('')}`;
  }
  const has = (pattern: RegExp): boolean => options.some((option) => pattern.test(option));
  const heads = has(headless) ? 'none' : has(bothWays) ? 'both' : has(backwards) ? 'start' : 'end';
  return { place: placeOf(at), from, to, isDirected: true, heads, label, colour: ink };
}

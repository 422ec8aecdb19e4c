/**
 * Reading an edge list, line by line:
 *   `a -> b, c` moves · `a ->L b` Left's · `a ->R b` Right's · `a -> a` a loop · `(g)` a gray node ·
 *   `a -> b -> c` a path · `"a node"` a name with blanks · `# note`.
 * A node is gray when it stands in brackets anywhere. Arcs that are written twice are one. Cost: O(length).
 */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import type { Player } from '../document.ts';
import { type Stop, type Token, tokensOf } from './tokens.ts';

export type EdgeListNode = { readonly word: string; readonly gray: boolean };
export type EdgeListArc = { readonly from: string; readonly to: string; readonly player: Player };

/** Nodes and arcs in the order in which they first stand in the text. */
export type EdgeListGraph = {
  readonly nodes: readonly EdgeListNode[];
  readonly arcs: readonly EdgeListArc[];
};

export function parseEdgeList(text: string): Result<EdgeListGraph> {
  const gray = new Map<string, boolean>();
  const arcs = new Map<string, EdgeListArc>();
  const problems: Problem[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    const stop = readLine(line, gray, arcs);
    if (stop) problems.push({ place: `line ${i + 1}, column ${stop.column}`, says: stop.says });
  }
  if (problems.length > 0) return refused(problems);
  return accepted({
    nodes: [...gray].map(([word, isGray]) => ({ word, gray: isGray })),
    arcs: [...arcs.values()],
  });
}

type Nodes = Map<string, boolean>;

function readLine(line: string, gray: Nodes, arcs: Map<string, EdgeListArc>): Stop | undefined {
  const read = tokensOf(line);
  if (!read.ok) return read.stop;
  const { tokens } = read;
  let at = 0;
  let from: readonly string[] = [];
  let arrow: Extract<Token, { kind: 'arrow' }> | undefined;
  while (at < tokens.length) {
    const group = readGroup(tokens, at, line.length + 1, gray);
    if ('stop' in group) return group.stop;
    at = group.end;
    if (arrow) joinAll(from, group.words, arrow.player, arcs);
    const next = tokens[at];
    if (!next) return undefined;
    if (next.kind !== 'arrow')
      return { column: next.column, says: 'an arrow or a comma is missing before this' };
    arrow = next;
    from = group.words;
    at++;
  }
  if (!arrow) return undefined;
  const player = line.slice(arrow.column - 1).startsWith('->E') ? 'E' : arrow.player === 'left' ? 'L' : 'R';
  const asName = arrow.player === 'either' ? '' : `; a move to a node of the name ${player} is -> ${player}`;
  return { column: arrow.column, says: `a node is missing after the arrow${asName}` };
}

type Group = { readonly words: readonly string[]; readonly end: number } | { readonly stop: Stop };

/** Nodes separated by commas. */
function readGroup(tokens: readonly Token[], from: number, endColumn: number, gray: Nodes): Group {
  const words: string[] = [];
  for (let at = from; ; at++) {
    const first = tokens[at];
    const bracket = first?.kind === '(';
    if (bracket) at++;
    const name = tokens[at];
    if (name?.kind !== 'word') return { stop: noName(name, endColumn, first) };
    if (bracket) {
      at++;
      const close = tokens[at];
      if (close?.kind !== ')') {
        return { stop: { column: close?.column ?? endColumn, says: `a ) is missing after (${name.text}` } };
      }
    }
    words.push(name.text);
    gray.set(name.text, bracket || (gray.get(name.text) ?? false));
    if (tokens[at + 1]?.kind !== ',') return { words, end: at + 1 };
    at++;
  }
}

function noName(found: Token | undefined, endColumn: number, first: Token | undefined): Stop {
  if (first?.kind === '(' && found?.kind === ')') {
    return { column: first.column, says: 'the brackets are empty; a gray node is (g)' };
  }
  if (!found) return { column: endColumn, says: 'a node is missing at the end of this line' };
  return { column: found.column, says: 'a node is missing before this' };
}

function joinAll(
  sources: readonly string[],
  targets: readonly string[],
  player: Player,
  arcs: Map<string, EdgeListArc>,
): void {
  for (const from of sources) {
    for (const to of targets) arcs.set(JSON.stringify([from, to, player]), { from, to, player });
  }
}

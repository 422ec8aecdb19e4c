/**
 * Reading an edge list, line by line:
 *   `a -> b, c` moves · `a ->L b` Left's · `a ->R b` Right's · `a -> a` a loop · `(g)` a gray node ·
 *   `a ->L(l, r) b` moves by name · `a ->J(l/l, r/r:1/2) b` pairs of moves when both move at once ·
 *   `a → b` as `a -> b`, and `a →L b` as `a ->L b` ·
 *   `a -> b -> c` a path · `a -> b; b -> c` two statements on a line · `"a node"` a name with blanks ·
 *   `a: 3` a score, `a: -1 | 2` Left's and Right's · `# note`.
 * Two statements are refused where every arc must be known: `a -> ?`, whose end is open, and `a ->L? b`,
 * which may be missing. A node is gray when it is in brackets anywhere. Arcs that are written twice are
 * one. Cost: O(length).
 */
import { accepted, type Result, refused } from '../../result.ts';
import { arrowSign } from '../arrow-signs.ts';
import { beginChecks } from '../checks.ts';
import { edgeKey, type GameEdge, type Player, type Score } from '../document.ts';
import { mergedArcs } from '../edits/move-names.ts';
import { saysOpen } from '../open-arcs.ts';
import { sameScore } from '../score-text.ts';
import { type ScoreLine, scoreLine } from './score-line.ts';
import { type ArrowMoves, type EdgeListStop, type EdgeListToken, edgeListTokens } from './tokens.ts';

/** `name` is given where it differs from the word, which happens only in texts of other forms. */
export type EdgeListNode = {
  readonly word: string;
  readonly gray: boolean;
  readonly name?: string;
  readonly score?: Score;
};
/** An arc between words in place of ids; `line` is where the text wrote it first. */
export type EdgeListArc = GameEdge & { readonly line?: number };

/** Nodes and arcs in the order in which they first appear in the text. */
export type EdgeListGraph = {
  readonly nodes: readonly EdgeListNode[];
  readonly arcs: readonly EdgeListArc[];
};

/**
 * An arc that a search chooses: `to` is missing where its end is open. Its column is that of what is open.
 */
export type OpenArc = {
  readonly from: string;
  readonly to?: string;
  readonly player: Player;
  /** Whether there may also be no such arc. */
  readonly perhaps: boolean;
  readonly line: number;
  readonly column: number;
};

/** More open arcs could not be searched: even two choices for each are too many. */
const mostOpenArcs = 50;

/** The most arcs read: lists joined to lists could otherwise fill the memory. */
const mostArcs = 1_000_000;

/**
 * Parses an edge list; refused with every problem by its line and column. Open arcs go to the list that is
 * given; without one they are problems.
 */
export function parseEdgeList(text: string, open?: OpenArc[]): Result<EdgeListGraph> {
  const nodes: Nodes = { gray: new Map(), scores: new Map() };
  const arcs: Arcs = { found: new Map(), written: 0, open };
  const checks = beginChecks();
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const stop of readLine(line, i + 1, nodes, arcs)) {
      checks.add(`line ${i + 1}, column ${stop.column}`, stop.says);
    }
    if (arcs.written > mostArcs) break;
  }
  const problems = checks.problems();
  if (problems.length > 0) return refused(problems);
  return accepted({
    nodes: [...nodes.gray].map(([word, gray]): EdgeListNode => {
      const score = nodes.scores.get(word)?.score;
      return score ? { word, gray, score } : { word, gray };
    }),
    arcs: [...arcs.found.values()],
  });
}

/** Whether each node is gray, and which score each node got on which line. */
type Nodes = {
  readonly gray: Map<string, boolean>;
  readonly scores: Map<string, { readonly score: Score; readonly line: number }>;
};
/** The arcs so far, and how many arcs the text wrote, repeats included. */
type Arcs = {
  readonly found: Map<string, EdgeListArc>;
  written: number;
  readonly open: OpenArc[] | undefined;
};

/** Reads the statements of a line; what is wrong with each. */
function readLine(line: string, number: number, nodes: Nodes, arcs: Arcs): readonly EdgeListStop[] {
  const read = edgeListTokens(line);
  if (!read.ok) return [read.stop];
  return statementsOf(read.tokens, line.length + 1).flatMap(({ tokens, endColumn }) => {
    const stop = readStatement(line, { tokens, endColumn }, number, nodes, arcs);
    return stop ? [stop] : [];
  });
}

/** The tokens between semicolons, and the column at which they end. */
type Statement = { readonly tokens: readonly EdgeListToken[]; readonly endColumn: number };

/** The statements that are not empty. */
function statementsOf(tokens: readonly EdgeListToken[], endColumn: number): readonly Statement[] {
  if (!tokens.some(({ kind }) => kind === ';')) return tokens.length > 0 ? [{ tokens, endColumn }] : [];
  const ends = tokens.flatMap(({ kind, column }, i) => (kind === ';' ? [{ i, column }] : []));
  const all = [...ends, { i: tokens.length, column: endColumn }];
  return all.flatMap(({ i, column }, k) => {
    const own = tokens.slice(k === 0 ? 0 : all[k - 1].i + 1, i);
    return own.length > 0 ? [{ tokens: own, endColumn: column }] : [];
  });
}

const endsWithE = new RegExp(`^${arrowSign}E`);

function readStatement(
  line: string,
  { tokens, endColumn }: Statement,
  number: number,
  nodes: Nodes,
  arcs: Arcs,
): EdgeListStop | undefined {
  const scored = scoreLine(tokens, endColumn);
  if (scored) return 'stop' in scored ? scored.stop : putScore(scored, number, nodes);
  let at = 0;
  let from: readonly string[] = [];
  let arrow: Arrow | undefined;
  while (at < tokens.length) {
    const group = readGroup(tokens, at, endColumn, nodes.gray, arrow !== undefined);
    if ('stop' in group) return group.stop;
    at = group.end;
    const isOpen = arrow !== undefined && (arrow.perhaps || group.open.length > 0);
    if (arrow && isOpen) {
      const stop = joinOpen(from, group, arrow, number, arcs);
      if (stop) return stop;
    }
    if (arrow && !arrow.perhaps && !joinAll(from, group.words, arrow, number, arcs)) {
      return {
        column: arrow.column,
        says: `with this arrow there are more than ${mostArcs} moves; write fewer`,
      };
    }
    const next = tokens[at];
    if (!next) return undefined;
    if (next.kind !== 'arrow')
      return { column: next.column, says: 'an arrow or a comma is missing before this; write -> or a comma' };
    if (group.open.length > 0)
      return { column: next.column, says: 'no arc can begin at an open end; end the statement before this' };
    arrow = next;
    from = group.words;
    at++;
  }
  if (!arrow) return undefined;
  const player = endsWithE.test(line.slice(arrow.column - 1)) ? 'E' : arrow.player === 'left' ? 'L' : 'R';
  const asName =
    arrow.player === 'either' || arrow.player === 'both'
      ? ''
      : `, or write -> ${player} for a move to a node of the name ${player}`;
  return { column: arrow.column, says: `a node is missing after the arrow; write one${asName}` };
}

/** A node has one score: what it said before, another line may only repeat. */
function putScore({ word, gray, score }: ScoreLine, line: number, nodes: Nodes): EdgeListStop | undefined {
  nodes.gray.set(word, gray || (nodes.gray.get(word) ?? false));
  const before = nodes.scores.get(word);
  if (!before) nodes.scores.set(word, { score, line });
  else if (!sameScore(before.score, score)) {
    return { column: 1, says: `${word} has another score on line ${before.line}; remove one of the two` };
  }
  return undefined;
}

type Arrow = Extract<EdgeListToken, { kind: 'arrow' }>;

/** The nodes, and the columns of open ends. */
type Ends = { readonly words: readonly string[]; readonly open: readonly number[] };

type Group = (Ends & { readonly end: number }) | { readonly stop: EdgeListStop };

/** Reads nodes separated by commas; behind an arrow a question mark alone is an open end. */
function readGroup(
  tokens: readonly EdgeListToken[],
  from: number,
  endColumn: number,
  gray: Nodes['gray'],
  mayBeOpen: boolean,
): Group {
  const words: string[] = [];
  const open: number[] = [];
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
        return {
          stop: { column: close?.column ?? endColumn, says: `a ) is missing after (${name.text}; write it` },
        };
      }
    }
    if (mayBeOpen && !bracket && name.text === '?' && !name.quoted) open.push(name.column);
    else {
      words.push(name.text);
      gray.set(name.text, bracket || (gray.get(name.text) ?? false));
    }
    if (tokens[at + 1]?.kind !== ',') return { words: [...new Set(words)], open, end: at + 1 };
    at++;
  }
}

function noName(
  found: EdgeListToken | undefined,
  endColumn: number,
  first: EdgeListToken | undefined,
): EdgeListStop {
  if (first?.kind === '(' && found?.kind === ')') {
    return {
      column: first.column,
      says: 'the brackets are empty; write the name of a gray node in them, as (g)',
    };
  }
  if (!found) return { column: endColumn, says: 'a node is missing at the end of this line; write one' };
  return { column: found.column, says: 'a node is missing before this; write one' };
}

/** Adds the open arcs between two groups. */
function joinOpen(
  sources: readonly string[],
  { words, open: ends }: Ends,
  arrow: Arrow,
  line: number,
  { open }: Arcs,
): EdgeListStop | undefined {
  const { player, perhaps, column } = arrow;
  const isEnd = ends.length > 0;
  const at = isEnd ? ends[0] : column;
  if (!open) {
    const says = saysOpen(isEnd ? 'end' : 'arc', 'edge list');
    return { column: at, says: isEnd ? `this ${says}` : `the question mark ${says}` };
  }
  if (player === 'both' || ('moves' in arrow && arrow.moves))
    return {
      column,
      says: 'an open arc is one move without a name; leave out the brackets behind the arrow',
    };
  if (open.length + sources.length * (words.length + ends.length) > mostOpenArcs)
    return { column: at, says: `with this there are more than ${mostOpenArcs} open arcs; write fewer` };
  for (const from of sources) {
    for (const column of ends) open.push({ from, player, perhaps, line, column });
    if (perhaps) for (const to of words) open.push({ from, to, player, perhaps, line, column });
  }
  return undefined;
}

function arcOf(from: string, to: string, arrow: ArrowMoves, line: number): EdgeListArc {
  if (arrow.player === 'both') return { from, to, player: 'both', pairs: arrow.pairs, line };
  return { from, to, player: arrow.player, ...(arrow.moves && { moves: arrow.moves }), line };
}

/** Adds an arc from each node of a group to each of the next. False if there are too many. */
function joinAll(
  sources: readonly string[],
  targets: readonly string[],
  arrow: ArrowMoves,
  line: number,
  arcs: Arcs,
): boolean {
  arcs.written += sources.length * targets.length;
  if (arcs.written > mostArcs) return false;
  for (const from of sources) {
    for (const to of targets) {
      const arc: EdgeListArc = arcOf(from, to, arrow, line);
      const before = arcs.found.get(edgeKey(arc));
      arcs.found.set(edgeKey(arc), before ? { ...mergedArcs(before, arc), line: before.line ?? line } : arc);
    }
  }
  return true;
}

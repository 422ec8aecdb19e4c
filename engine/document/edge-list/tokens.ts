/**
 * Splits one line of an edge list into words, arrows, commas, semicolons and brackets, each with its column.
 */
import { arrowSign, otherArrow } from '../arrow-signs.ts';
import { type JointArc, mostLetters, type Player, type SoloArc, saysTooLong } from '../document.ts';
import { parseNamedMoves, parsePairs } from '../move-text.ts';

export type EdgeListToken =
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean; readonly column: number }
  | ({
      readonly kind: 'arrow';
      readonly column: number;
      /** Whether the arc may also be missing, as in `a ->L? b`. */
      readonly perhaps: boolean;
    } & ArrowMoves)
  | { readonly kind: ',' | ';' | '(' | ')'; readonly column: number };

/** Whose an arrow is, and the moves that it names in brackets: `->L(l, r)`, `->J(l/l, r/r:1/2)`. */
export type ArrowMoves = Pick<SoloArc, 'player' | 'moves'> | Pick<JointArc, 'player' | 'pairs'>;

/** The problem that stopped the reading of a line. */
export type EdgeListStop = { readonly column: number; readonly says: string };

export type EdgeListTokens =
  | { readonly ok: true; readonly tokens: readonly EdgeListToken[] }
  | { readonly ok: false; readonly stop: EdgeListStop };

const playerOf: Readonly<Record<string, Player>> = { L: 'left', R: 'right', E: 'either' };

/**
 * The sign → may replace ->. `->L` is Left's arrow only if something that cannot belong to a name follows: `a
 * ->L b`, but `a->Left` leads to the node Left. `->J` is both players' only in front of a bracket. A question
 * mark belongs to the arrow only if a node follows it: `a ->L? b`, but `a ->L?` leads to the node L?.
 */
const arrow = new RegExp(
  `${arrowSign}(?:([LRE])?(\\?)(?=["(]|\\s+(?!${arrowSign})[^\\s,;)#])|([LRE])(?=[\\s(")]|$)|(J)(?=\\())?`,
  'y',
);
const beginsNode = new RegExp(`^\\s*(?!${arrowSign})[^\\s,;#)]`);
const blank = /\s+/y;
const otherArrowHere = new RegExp(otherArrow.source, 'y');
const sign = /[,;()]/y;
const wordPart = /[^\s,;()"#→⟶-]*/y;

function match(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/**
 * Reads a word piece by piece between hyphens: a pattern that looks ahead at every character overflows its
 * stack on a long word.
 */
function wordAt(line: string, at: number): string {
  let end = at;
  for (;;) {
    end += match(wordPart, line, end)?.[0].length ?? 0;
    if (line[end] !== '-' || line[end + 1] === '>') return line.slice(at, end);
    end++;
  }
}

/** Reads a name in quotation marks, marks included; empty if the second mark is missing. */
function quoteAt(line: string, at: number): string {
  if (line[at] !== '"') return '';
  for (let i = at + 1; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === '"') return line.slice(at, i + 1);
  }
  return '';
}

/** The tokens of a line, or the problem that stopped the reading. */
export function edgeListTokens(line: string): EdgeListTokens {
  const tokens: EdgeListToken[] = [];
  let at = 0;
  const stop = (says: string): EdgeListTokens => ({ ok: false, stop: { column: at + 1, says } });
  while (at < line.length) {
    const column = at + 1;
    const skipped = match(blank, line, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    if (line[at] === '#') break;
    const other = match(otherArrowHere, line, at)?.[0];
    if (other !== undefined) return stop(pointsBack(other));
    const drawn = match(arrow, line, at);
    const text = drawn?.[0] ?? match(sign, line, at)?.[0] ?? (quoteAt(line, at) || wordAt(line, at));
    if (text.length > mostLetters) return stop(`this name ${saysTooLong(text.length)}`);
    if (text === '') return stop('the quotation mark is not closed on this line; write another one');
    if (drawn) {
      const read = arrowMoves(line, drawn);
      if ('stop' in read) return { ok: false, stop: read.stop };
      tokens.push({ kind: 'arrow', column, perhaps: drawn[2] !== undefined, ...read.moves });
      at = read.end;
      continue;
    }
    if (text === ',' || text === ';' || text === '(' || text === ')') tokens.push({ kind: text, column });
    else if (text.startsWith('"')) {
      const inside = unquoted(text);
      if (inside === undefined)
        return stop('this quoted name has a \\ without a meaning; write \\\\ for one');
      if (inside === '') return stop('a name in quotation marks must not be empty; write a name');
      tokens.push({ kind: 'word', text: inside, quoted: true, column });
    } else {
      const inside = otherArrow.exec(text);
      if (inside) return { ok: false, stop: { column: column + inside.index, says: pointsBack(inside[0]) } };
      tokens.push({ kind: 'word', text, quoted: false, column });
    }
    at += text.length;
  }
  return { ok: true, tokens };
}

const pointsBack = (arrow: string): string =>
  /[↔⟷⇔>]/.test(arrow)
    ? `${arrow} is no arrow of one move; did you mean ->? Write two moves, a -> b and b -> a`
    : `${arrow} points backwards; did you mean ->? Write the node in which the move begins first, a -> b`;

type ArrowRead = { readonly moves: ArrowMoves; readonly end: number } | { readonly stop: EdgeListStop };

/** A bracket behind Left's arrow holds names of moves if a node follows it; else it holds a gray node. */
function arrowMoves(line: string, drawn: RegExpExecArray): ArrowRead {
  const open = drawn.index + drawn[0].length;
  const [, beforeMark, mark, letter = beforeMark, joint] = drawn;
  if (joint !== undefined) {
    const read = parsePairs(line, open + 1);
    if ('stop' in read) return { stop: { column: read.stop.at + 1, says: read.stop.says } };
    if (line[read.end] !== ')') {
      return { stop: { column: read.end + 1, says: 'a ) is missing after these pairs of moves; write it' } };
    }
    return { moves: { player: 'both', pairs: read.moves }, end: read.end + 1 };
  }
  const player = playerOf[letter ?? 'E'];
  const asIs: ArrowRead = { moves: { player }, end: open };
  if (letter === undefined || mark !== undefined || line[open] !== '(') return asIs;
  const read = parseNamedMoves(line, open + 1);
  if ('stop' in read || line[read.end] !== ')') return asIs;
  const nodeFollows = beginsNode.test(line.slice(read.end + 1));
  return nodeFollows ? { moves: { player, moves: read.moves }, end: read.end + 1 } : asIs;
}

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

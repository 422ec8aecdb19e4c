/**
 * The moves of an arc as a person writes them in an edge list or in DOT: `l, r:1/2` for one player's, `l/l,
 * r/r:1/2` for the pairs of both players', with what is gained after a colon. A name with other signs is
 * written in quotation marks, as JSON writes text. O(length).
 */
import { inQuotes, isReadAsItIs } from './arrow-signs.ts';
import { type GameEdge, isJoint, type JointPair, type NamedMove, type WrittenNumber } from './document.ts';
import { writtenNumber } from './written-numbers.ts';

const bareName = /^[^\s,()/:"#]+$/u;

const nameText = (name: string): string =>
  bareName.test(name) && isReadAsItIs(name) ? name : inQuotes(name);

const gainText = ({ gain }: NamedMove | JointPair): string => (gain === undefined ? '' : `:${gain}`);

/** Undefined for an arc that is one move without a name of its own. */
export function printMoves(edge: GameEdge): string | undefined {
  if (isJoint(edge)) {
    return edge.pairs
      .map((pair) => `${nameText(pair.left)}/${nameText(pair.right)}${gainText(pair)}`)
      .join(', ');
  }
  return edge.moves?.map((move) => `${nameText(move.name)}${gainText(move)}`).join(', ');
}

/** What stopped the reading: the sign it stopped at, counted from 0, and why. */
export type MoveTextStop = { readonly at: number; readonly says: string };
export type MovesRead<Move> =
  | { readonly moves: readonly Move[]; readonly end: number }
  | { readonly stop: MoveTextStop };

/** Names separated by commas, from `from` to a closing bracket or the end of the text. At least one. */
export const parseNamedMoves = (text: string, from = 0): MovesRead<NamedMove> =>
  entriesOf(text, from, (at) => {
    const name = nameAt(text, at);
    if ('stop' in name) return name;
    return withGain(text, name.end, { name: name.text });
  });

/** Pairs separated by commas, likewise. */
export const parsePairs = (text: string, from = 0): MovesRead<JointPair> =>
  entriesOf(text, from, (at) => {
    const left = nameAt(text, at);
    if ('stop' in left) return left;
    const slash = afterSpace(text, left.end);
    if (text[slash] !== '/') return stopped(slash, 'a / and Right’s move are missing here; a pair is l/r');
    const right = nameAt(text, afterSpace(text, slash + 1));
    if ('stop' in right) return right;
    return withGain(text, right.end, { left: left.text, right: right.text });
  });

type Entry<Move> = { readonly move: Move; readonly end: number } | { readonly stop: MoveTextStop };

const stopped = (at: number, says: string): { readonly stop: MoveTextStop } => ({ stop: { at, says } });

function entriesOf<Move>(text: string, from: number, entryAt: (at: number) => Entry<Move>): MovesRead<Move> {
  const moves: Move[] = [];
  for (let at = afterSpace(text, from); ; ) {
    const entry = entryAt(at);
    if ('stop' in entry) return entry;
    moves.push(entry.move);
    const end = afterSpace(text, entry.end);
    if (text[end] !== ',') {
      if (end === text.length || text[end] === ')') return { moves, end };
      return stopped(end, 'a comma is missing before this');
    }
    at = afterSpace(text, end + 1);
  }
}

const space = /\s*/y;
const namePart = /[^\s,()/:"#]+/y;
const quotedPart = /"(?:[^"\\]|\\.)*"/y;
const gainPart = /[^\s,()"#]+/y;

function matched(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const afterSpace = (text: string, at: number): number => at + matched(space, text, at).length;

function nameAt(
  text: string,
  at: number,
): { readonly text: string; readonly end: number } | { readonly stop: MoveTextStop } {
  const bare = matched(namePart, text, at);
  if (bare !== '') return { text: bare, end: at + bare.length };
  const quoted = matched(quotedPart, text, at);
  const inside = unquoted(quoted);
  if (inside) return { text: inside, end: at + quoted.length };
  return stopped(at, 'the name of a move is missing here');
}

function unquoted(text: string): string | undefined {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

function withGain<Move extends object>(
  text: string,
  from: number,
  move: Move,
): Entry<Move & { readonly gain?: WrittenNumber }> {
  const colon = afterSpace(text, from);
  if (text[colon] !== ':') return { move, end: from };
  const at = afterSpace(text, colon + 1);
  const written = matched(gainPart, text, at);
  const gain = writtenNumber(written);
  if (gain === undefined)
    return stopped(at, 'what the move gains must be a number, or a fraction such as 1/3');
  return { move: { ...move, gain }, end: at + written.length };
}

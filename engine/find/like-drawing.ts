/**
 * Reads a drawing with open arcs: an edge list, or a file whose arcs say `"to": "?"` or `"perhaps": true`.
 * Its first node is the start.
 */
import { beginChecks } from '../document/checks.ts';
import { emptyDocument, type GameDocument, isJoint, type NodeId, type Player } from '../document/document.ts';
import { arc } from '../document/drawing-form.ts';
import { mergedByRules } from '../document/edge-list/merge.ts';
import { type OpenArc, parseEdgeList } from '../document/edge-list/parse.ts';
import { withoutOpenArcs } from '../document/open-arcs.ts';
import { readDocument } from '../document/read.ts';
import { usualText } from '../document/usual-text.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { letters } from './canonical.ts';
import type { SmallDigraph } from './digraphs.ts';

/** An arc that is open; without `to` it goes to any of the choices. */
export type OpenEdge = {
  readonly from: number;
  readonly to?: number;
  readonly player: Player;
  /** Whether there may also be no such arc. */
  readonly perhaps: boolean;
};

/** A drawing with open arcs. Nodes are numbered in their order; 0 is the start. */
export type LikeDrawing = {
  readonly nodes: readonly { readonly id: NodeId; readonly name: string; readonly gray: boolean }[];
  /** The arcs that are there in any case. */
  readonly arcs: readonly { readonly from: number; readonly to: number; readonly letter: number }[];
  readonly open: readonly OpenEdge[];
};

/** The most nodes of a drawing with open arcs; each way to choose them is a table of all pairs of nodes. */
const mostLikeNodes = 100;

/** The arcs of a player as the letter that a table of arcs has: see `letters`. */
export const letterOfPlayer = (player: Player): SmallDigraph['arcs'][number] => letters[player];

/** Refused with every problem by its place. O(length) */
export function readLikeDrawing(written: string): Result<LikeDrawing> {
  const { text, asWritten } = usualText(written);
  if (/^\s*\{\s*"/.test(text)) return readFile(text);
  const read = readList(text);
  return read.ok ? read : refused(read.problems.map(asWritten));
}

/** An open arc between nodes by their ids, and where a problem with it is. */
type Placed = {
  readonly from: NodeId;
  readonly to: NodeId | undefined;
  readonly player: Player;
  readonly perhaps: boolean;
  readonly place: string;
};

function readList(text: string): Result<LikeDrawing> {
  const open: OpenArc[] = [];
  const list = parseEdgeList(text, open);
  if (!list.ok) return list;
  const read = mergedByRules(emptyDocument, list.value);
  if (!read.ok) return read;
  const document = read.value;
  const ids = new Map(list.value.nodes.map(({ word }, i) => [word, document.nodes[i].id]));
  const idOf = (word: string): NodeId => ids.get(word) ?? word;
  return likeDrawing(
    document,
    open.map(({ from, to, line, column, player, perhaps }) => ({
      from: idOf(from),
      to: to === undefined ? undefined : idOf(to),
      player,
      perhaps,
      place: `line ${line}, column ${column}`,
    })),
  );
}

function readFile(text: string): Result<LikeDrawing> {
  const divided = withoutOpenArcs(text);
  if (!divided.ok) return divided;
  const { rest, places, open } = divided.value;
  const read = readDocument(rest);
  if (!read.ok)
    return refused(
      read.problems.map(({ place, says }) => ({
        place: place.replace(/^edges\[(\d+)\]/, (_, at) => `edges[${places[Number(at)]}]`),
        says,
      })),
    );
  const { document } = read.value;
  const ids = new Set(document.nodes.map(({ id }) => id));
  const checks = beginChecks();
  const arcs = open.flatMap(({ at, edge: { perhaps = false, ...edge }, isEnd }): readonly Placed[] => {
    const place = `edges[${at}]`;
    const found = arc(2, isEnd ? new Set([...ids, '?']) : ids).read(checks, place, edge);
    if (typeof perhaps !== 'boolean') checks.add(`${place}.perhaps`, 'must be true or false');
    if (!found) return [];
    if (isJoint(found) || found.moves) {
      checks.add(place, 'is open, so that it is one move without a name; leave "moves" out');
      return [];
    }
    const { from, to, player } = found;
    return [{ from, to: isEnd ? undefined : to, player, perhaps: perhaps === true, place }];
  });
  const problems = checks.problems();
  return problems.length > 0 ? refused(problems) : likeDrawing(document, arcs);
}

/**
 * What such a drawing cannot have, since what is searched are games of turns that a player who cannot move
 * loses.
 */
function problemsOf({ board, nodes, edges, view: { rules } }: GameDocument): readonly Problem[] {
  if (board) return [{ place: 'board', says: 'is a position; give a drawing with open arcs' }];
  if (nodes.length === 0)
    return [{ place: 'file', says: 'has no nodes; write a drawing with an open arc, as in a ->R ?' }];
  if (nodes.length > mostLikeNodes)
    return [{ place: 'nodes', says: `are ${nodes.length}; at most ${mostLikeNodes} are searched` }];
  if (rules.play !== 'turns' || edges.some(isJoint))
    return [
      { place: 'view', says: 'is of a misère or simultaneous game; give a drawing of a game of normal play' },
    ];
  return nodes.flatMap(({ id, score }) =>
    score
      ? [{ place: `node ${id}`, says: 'has a score; leave out the scores of a drawing with open arcs' }]
      : [],
  );
}

function likeDrawing(document: GameDocument, open: readonly Placed[]): Result<LikeDrawing> {
  const problems = problemsOf(document);
  if (problems.length > 0) return refused(problems);
  if (open.length === 0)
    return refused([
      {
        place: 'file',
        says: 'has no open arc; write a ->R ? for an arc to any of the choices, or a ->L? b for one that may be missing',
      },
    ]);
  const { nodes, edges } = document;
  const numbers = new Map(nodes.map(({ id }, i) => [id, i]));
  const numberOf = (id: NodeId): number => numbers.get(id) ?? 0;
  /** The players who surely or perhaps have an arc already, by its ends. */
  const known = new Map<string, number>();
  const arcs = edges.flatMap((edge) => {
    if (isJoint(edge)) return [];
    const [from, to, letter] = [numberOf(edge.from), numberOf(edge.to), letterOfPlayer(edge.player)];
    const key = `${from} ${to}`;
    known.set(key, (known.get(key) ?? 0) | letter);
    return [{ from, to, letter }];
  });
  const twice = open.flatMap(({ from, to, player, place }): readonly Problem[] => {
    if (to === undefined) return [];
    const key = `${numberOf(from)} ${numberOf(to)}`;
    const before = known.get(key) ?? 0;
    known.set(key, before | letterOfPlayer(player));
    return (before & letterOfPlayer(player)) === 0
      ? []
      : [
          {
            place,
            says: `there is another arc of the same player from ${from} to ${to}; leave one of the two out`,
          },
        ];
  });
  if (twice.length > 0) return refused(twice);
  return accepted({
    nodes: nodes.map(({ id, name, gray }) => ({ id, name, gray })),
    arcs,
    open: open.map(({ from, to, player, perhaps }) => ({
      from: numberOf(from),
      ...(to !== undefined && { to: numberOf(to) }),
      player,
      perhaps,
    })),
  });
}

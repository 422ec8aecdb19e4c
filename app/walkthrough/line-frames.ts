/**
 * A line of play as frames: one a move, with the piece on the vertex that it has reached and what ends the
 * line.
 */
import type { GameEdge, GameNode, NodeId } from '../../engine/document/index.ts';
import type { LineMove } from '../../engine/explain/index.ts';
import type { PlayBoard, Sentence } from '../store/state/frame.ts';
import type { WatchedLine } from '../store/state/showing.ts';
import type { WalkFrames } from './frames.ts';

/** The arc along which a move goes: of either player where turns are not Left's and Right's. */
export const edgeOfMove = (
  { from, to, by }: Pick<LineMove, 'from' | 'to'> & { readonly by?: LineMove['by'] },
  ids: readonly NodeId[],
): GameEdge => ({ from: ids[from], to: ids[to], player: by === 'left' || by === 'right' ? by : 'either' });

/** The node on which the piece stands after `at` moves. */
const nodeAfter = ({ from, line, ids }: WatchedLine, at: number): NodeId =>
  ids[at === 0 ? from : line.moves[Math.min(at, line.moves.length) - 1].to];

const movers = {
  first: 'The player to move',
  second: 'The other player',
  left: 'Left',
  right: 'Right',
} as const;

/** The words after the last move of a line. */
const ends = {
  level: '',
  ahead: '',
  covered: '',
  score: ' No move is left, and the score counts.',
  stuck: ' No move is left.',
  round: ' From here play repeats.',
  open: ' And so on.',
} as const;

export function lineFrames(nodes: readonly GameNode[], watched: WatchedLine): WalkFrames {
  const { line, ids } = watched;
  const { moves, end } = line;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = (id: NodeId): Sentence[number] => {
    const node = byId.get(id);
    return node ? { node } : id;
  };
  return {
    unit: 'move',
    last: moves.length,
    amount: () => 1,
    sentence(at) {
      const move = moves[at - 1];
      if (!move) return ['A piece on ', named(nodeAfter(watched, 0)), '.'];
      const made: Sentence = [
        `${movers[move.by]} ${move.forced ? 'must move to' : 'moves to'} `,
        named(ids[move.to]),
        '.',
      ];
      return at === moves.length ? [...made, ends[end.kind]] : made;
    },
    lit: (at) => ({
      nodes: [nodeAfter(watched, at)],
      arcs: at === 0 ? [] : [edgeOfMove(moves[Math.min(at, moves.length) - 1], ids)],
    }),
    rings: false,
  };
}

/** The piece where it is; it is not moved by hand. */
export const lineBoard = (watched: WatchedLine, at: number): PlayBoard => ({
  pieces: [nodeAfter(watched, at)],
  chosen: undefined,
  moves: [],
  hottest: [],
  puts: false,
  bright: undefined,
});

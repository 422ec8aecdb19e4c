/** How the games of some nodes are played together, for a drawing of their sum. */
import type { PlayedTogether } from '../../engine/document/edits/index.ts';
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import { isImpartial, type Mover } from '../../engine/graph/index.ts';
import { piecesMoved, VANISHED, wholeTurns } from '../../engine/sums/index.ts';
import { compiledOf } from '../store/game-of.ts';
import { sumPlayed } from '../store/sums-of.ts';

/** Where a piece stands that has vanished; the id of a node is never empty. */
const gone: NodeId = '';

/** Undefined where values add up in the sum: that is drawn by the moves of the drawing alone. */
export function playedTogether(
  document: GameDocument,
  starts: readonly NodeId[],
): PlayedTogether | undefined {
  const { id, sign, addsValues } = sumPlayed(document, starts);
  if (addsValues) return undefined;
  const { graph, ids, index } = compiledOf(document);
  const movers: readonly Mover[] = isImpartial(graph) ? ['left'] : ['left', 'right'];
  return {
    sign,
    *turnsFrom(placing) {
      const pieces = placing.map((each) => index.get(each) ?? VANISHED);
      for (const mover of movers) {
        for (const turn of wholeTurns(graph, { pieces, mover }, id)) {
          const moved = turn.map(({ piece, to }) => ({ piece, to: ids[to] }));
          const to = piecesMoved(placing, moved, id, gone);
          yield { to, player: isImpartial(graph) ? 'either' : mover };
        }
      }
    },
  };
}

/**
 * A drawing that is made of another one is a game of the same kind, also where it has nothing left by which
 * one would know: no node with a score, or no arc of one player alone.
 */
import { sidesMatter } from '../../outcome/rules.ts';
import { type GameDocument, type GameEdge, isSimultaneous, type Score } from '../document.ts';
import { bothStuck, isScored, stuckIn } from '../stuck.ts';
import { setView } from './view.ts';

/** What was made of a document, as a game of the same kind. O(nodes + arcs). */
export function ofSameKind(document: GameDocument, made: GameDocument): GameDocument {
  if (made.nodes.length === 0 || isSimultaneous(document)) return made;
  if (isScored(document)) return isScored(made) ? made : scoredNought(made);
  const sided = sidesMatter(document.view.rules) && document.edges.some(isOneSided);
  return sided && made.edges.length > 0 && !made.edges.some(isOneSided) ? withArcsOfBoth(made) : made;
}

const isOneSided = ({ player }: GameEdge): boolean => player === 'left' || player === 'right';

/**
 * In a scoring game a player who is stuck at a node without a score gets 0, so the 0 can be written there.
 * Where no player is ever stuck, it is written at the first node and has no effect.
 */
function scoredNought(made: GameDocument): GameDocument {
  const stuck = stuckIn(made);
  const nodes = made.nodes.map((node) => {
    const { left, right } = stuck.get(node.id) ?? bothStuck;
    const score: Score = { ...(left && { left: 0 }), ...(right && { right: 0 }) };
    return left || right ? { ...node, score } : node;
  });
  const [first, ...others] = nodes;
  const scored = isScored({ nodes }) ? nodes : [{ ...first, score: { left: 0, right: 0 } }, ...others];
  return { ...made, nodes: scored };
}

/** An arc of either player is one arc of each: so it counts whose a move is, as where the arcs came from. */
function withArcsOfBoth(made: GameDocument): GameDocument {
  const edges = made.edges.flatMap((edge): GameEdge[] =>
    edge.player === 'either'
      ? [
          { ...edge, player: 'left' },
          { ...edge, player: 'right' },
        ]
      : [edge],
  );
  return setView({ ...made, edges }, { bends: [] });
}

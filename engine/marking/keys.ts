/**
 * The signs of the keys above the field for a value. They depend on what is drawn and on the rules alone, and
 * on no value that is found.
 */
import { unionOfArcs } from '../graph/build.ts';
import { isAcyclic } from '../graph/components.ts';
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { spaceOf } from '../graph/space.ts';

const digits = [...'0123456789'];

/** O(nodes + arcs). */
export function keysFor(graph: GameGraph): readonly string[] {
  const space = spaceOf(graph);
  if (space === 'joint') return [...digits, '-', '/', '.'];
  if (space === 'scored') return [...digits, '-', '/', '<', '|', '>', '^', ',', '{', '}'];
  if (space === 'misere') return [...digits, '∗', '{', ',', '}'];
  const goesRound = !isAcyclic(unionOfArcs(graph.left, graph.right));
  if (!isImpartial(graph)) {
    const game = [...digits, '-', '/', '∗', '↑', '↓', '±', '{', '|', '}', ','];
    return goesRound ? [...game, '&', 'on', 'off', 'over', 'under', 'upon', 'dud'] : game;
  }
  const isEntailing = graph.gray.includes(1);
  const sets = goesRound || isEntailing ? ['_', '{', ',', '}'] : [];
  return [
    ...digits,
    '∗',
    ...(goesRound ? ['∞'] : []),
    ...(isEntailing ? ['☾', '○', '●', 'ℕ', '∖', '∅'] : []),
    ...sets,
  ];
}

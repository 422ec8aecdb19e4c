/**
 * The arcs of a drawing of a game in which both players move at once: of each player's solo moves to one position an arc with their names, and of
 * the joint rounds to one position an arc with their pairs. Linear in the moves and pairs.
 */
import type { GameEdge, JointPair, NamedMove } from '../document/document.ts';
import type { JointMoves } from '../graph/joint-moves.ts';
import { printRational, type Rational } from '../numbers/rationals.ts';

type Gain = { readonly gain?: string };

/** The arcs from a vertex, by the ids of vertices. A move whose solo result is not in the graph is named in pairs alone. */
export function* arcsAtOnce(
  { names, numbers, left, right, pairs }: JointMoves,
  v: number,
  ids: readonly string[],
): Generator<GameEdge, void, void> {
  const gained = (place: number): Gain => (place < 0 ? {} : { gain: writtenGain(numbers[place]) });
  for (const [player, moves] of [
    ['left', left],
    ['right', right],
  ] as const) {
    const byTarget = new Map<string, NamedMove[]>();
    for (let e = moves.starts[v]; e < moves.starts[v + 1]; e++) {
      if (moves.targets[e] < 0) continue;
      listAt(byTarget, ids[moves.targets[e]]).push({
        name: names[moves.names[e]],
        ...gained(moves.gains[e]),
      });
    }
    for (const [to, own] of byTarget) yield { from: ids[v], to, player, moves: own };
  }
  const byResult = new Map<string, JointPair[]>();
  for (let pair = pairs.starts[v]; pair < pairs.starts[v + 1]; pair++)
    listAt(byResult, ids[pairs.targets[pair]]).push({
      left: names[left.names[pairs.left[pair]]],
      right: names[right.names[pairs.right[pair]]],
      ...gained(pairs.gains[pair]),
    });
  for (const [to, own] of byResult) yield { from: ids[v], to, player: 'both', pairs: own };
}

const writtenGain = (gain: Rational): string => printRational(gain);

function listAt<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const fresh: Item[] = [];
  lists.set(key, fresh);
  return fresh;
}

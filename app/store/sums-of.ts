/** Which sums the pieces of a drawing can make. */
import type { GameDocument } from '../../engine/document/index.ts';
import { isImpartial } from '../../engine/graph/index.ts';
import type { SumKind } from '../../engine/sums/index.ts';
import { compiledOf } from './game-of.ts';

/** The sums that the pieces of a drawing can make: where the theory of remoteness knows no sum but the disjunctive one, that alone. */
export function sumsOf(document: GameDocument): readonly SumKind[] {
  if (document.board) return ['disjunctive'];
  const { graph } = compiledOf(document);
  if (graph.scores || graph.gray.includes(1)) return ['disjunctive'];
  if (!isImpartial(graph)) return ['disjunctive', 'conjunctive'];
  return [
    'disjunctive',
    'conjunctive',
    'selective',
    ...(standsApart(document) ? (['annihilation'] as const) : []),
  ];
}

/** Whether there is one piece on a node at most. */
const standsApart = ({ pieces }: GameDocument): boolean => new Set(pieces).size === pieces.length;

/**
 * Explains a sum of pieces: what each piece is worth by itself, and every move that wins or draws with what
 * it leaves. Found by the sum's own question, whose answers it turns into reasons.
 */
import type { Explanation, LineMover, Reason, SumReason } from '../explain/explanation.ts';
import { linesOf } from '../explain/sayings.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { endingWhen } from '../outcome/outcome.ts';
import { kindPlayed } from '../sums/kinds.ts';
import { movesOf, type SumMove } from '../sums/position.ts';
import { type ImpartialSum, type PartizanSum, sumOfPieces } from '../sums/sum-of-pieces.ts';
import { valueAt } from '../theories/labelling.ts';
import type { About, Question } from '../theories/question.ts';
import type { Value } from '../values/value.ts';

type SumExplained = { readonly kind: 'sum-explained'; readonly explanation: Explanation };

/** If there are more good moves, only this many are given. */
const mostGiven = 200;

export const explainSum: Question<'explain-sum', 'pieces', About['pieces'], SumExplained> = {
  id: 'explain-sum',
  needs: 'pieces',
  title: 'Why the sum',
  says: 'why the sum of the pieces is won, lost or drawn: what each piece is worth, and which moves help',
  readsValues: true,
  alsoMisere: true,
  applies({ graph, rules }, { pieces }) {
    const { addsValues, name } = kindPlayed(rules.sum, graph, pieces);
    return addsValues
      ? { applies: true, reason: 'pieces on any digraph have a sum' }
      : { applies: false, reason: `the pieces make a sum in which values do not add up, the ${name} one` };
  },
  *ask(evidence, { pieces }) {
    if (pieces.length === 0) return { kind: 'over-budget', says: 'There is no piece.' };
    const found = yield* sumOfPieces(evidence, pieces);
    if (found.kind === 'over-budget') return found;
    const labelling = yield* evidence.labelling();
    const standing = [...pieces];
    const [vertex] = standing;
    const worth = [...new Set(standing)].flatMap((v): Reason[] => {
      const value = labelling && valueAt(labelling, v);
      return value
        ? [
            {
              kind: 'conclusion',
              vertex: v,
              entails: evidence.graph.gray[v] === 1,
              value,
              outcome: undefined,
            },
          ]
        : [];
    });
    const { value, outcome } = found;
    const answer = { kind: 'sum', vertex, pieces: standing, value, outcome } as const;
    return {
      kind: 'sum-explained',
      explanation: { answer, reasons: [...worth, ...movesOfSum(found, standing, evidence.graph)] },
    };
  },
  sentences: ({ explanation }, called) => linesOf(explanation, called),
};

type Good = {
  readonly winning: readonly (SumMove & { readonly value?: Value | undefined })[];
  readonly drawing: readonly (SumMove & { readonly value?: Value | undefined })[];
};

function movesOfSum(
  found: ImpartialSum | PartizanSum,
  pieces: readonly number[],
  graph: GameGraph,
): readonly SumReason[] {
  const [vertex] = pieces;
  const hasWon = (by: LineMover): boolean =>
    graph.misere !== undefined && movesOf(graph, pieces, by === 'right' ? by : 'left').length === 0;
  const won = (by: LineMover): SumReason => ({ kind: 'no-piece-moves', vertex, by, pieces });
  if (found.kind === 'sum')
    return hasWon('first') ? [won('first')] : ofStart(found, 'first', found.outcome === 'P', pieces);
  return (['left', 'right'] as const).flatMap((by) => {
    if (hasWon(by)) return won(by);
    const ending = endingWhen(found.outcome, by);
    return ofStart(found[by], by, ending !== by && ending !== 'draw', pieces);
  });
}

/** The moves that win; only where none does those that draw. */
function ofStart(
  { winning, drawing }: Good,
  by: LineMover,
  isLost: boolean,
  pieces: readonly number[],
): readonly SumReason[] {
  const [vertex] = pieces;
  if (isLost) return [{ kind: 'no-piece-helps', vertex, by, pieces }];
  const result = winning.length > 0 ? 'wins' : 'draws';
  return (result === 'wins' ? winning : drawing).slice(0, mostGiven).map(({ piece, to, value }) => ({
    kind: 'moves-piece',
    vertex,
    by,
    pieces,
    piece,
    to,
    result,
    leaves: value,
  }));
}

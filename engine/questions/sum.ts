/** The game that several pieces form together: its value, its outcome, and every good move. */
import type { GameGraph } from '../graph/game-graph.ts';
import { outcomeInWords } from '../outcome/classes.ts';
import type { SumKind } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import { kindPlayed, sumCalled } from '../sums/kinds.ts';
import { meansOf, type SumJudged } from '../sums/means.ts';
import type { SumMove } from '../sums/position.ts';
import type { NoHeat, SumHeat } from '../sums/sum-heat.ts';
import type { ImpartialSum } from '../sums/sum-of-pieces.ts';
import type { About, Question, VertexNaming } from '../theories/question.ts';
import { saidOf } from '../values/words.ts';
import { toldTurns } from './compound.ts';
import { heatOfPieces, heatSaid } from './temperature.ts';

/** With the means and temperatures of the pieces, where their values add up and the theory knows of such. */
type PiecesSum = SumJudged & { readonly heat?: SumHeat | NoHeat };

export type SumAsked = About['pieces'] & {
  /** Positions to be played out at most. */
  readonly positions?: number;
  /** How the pieces are played together; by default as the rules say, if the pieces have such a sum. */
  readonly sum?: SumKind;
};

/** The reason why pieces have no sum of a kind, as an answer; undefined if they have one. */
export function whyNoSum(graph: GameGraph, pieces: ArrayLike<number>, kind: SumKind): OverBudget | undefined {
  const { name, whyNot } = sumCalled(kind);
  const reason = whyNot(graph, pieces);
  if (reason === undefined) return undefined;
  return { kind: 'over-budget', says: `These pieces have no ${name} sum: ${reason}.` };
}

export const sum: Question<'sum', 'pieces', SumAsked, PiecesSum> = {
  id: 'sum',
  needs: 'pieces',
  title: 'The sum of the pieces',
  says: 'the game the pieces make together: its value, who wins, and every good move',
  readsValues: true,
  alsoMisere: true,
  applies: () => ({ applies: true, reason: 'pieces on any digraph have a sum' }),
  *ask(evidence, { pieces, positions, sum: asked }) {
    const { graph, rules } = evidence;
    const chosen = asked ?? kindPlayed(rules.sum, graph, pieces).id;
    const none = whyNoSum(graph, pieces, chosen);
    if (none) return none;
    const summed = yield* meansOf(chosen).judge(evidence, pieces, positions);
    if (summed.kind === 'over-budget' || !sumCalled(chosen).addsValues) return summed;
    const heat = yield* heatOfPieces(evidence, pieces);
    return heat ? { ...summed, heat } : summed;
  },
  sentences: (summed, called) =>
    summed.kind === 'compound' ? toldTurns(summed, called) : toldMoves(summed, called),
};

function toldMoves(
  summed: Exclude<PiecesSum, { kind: 'compound' }>,
  called: VertexNaming,
): readonly string[] {
  const { value, outcome, by } = summed;
  return [
    ...(value ? [`It is worth ${saidOf(value)}.`] : []),
    `${outcomeInWords(outcome)}.`,
    ...(summed.kind === 'sum'
      ? goodMoves('Moves', summed, called)
      : [
          ...goodMoves('Left’s moves', summed.left, called),
          ...goodMoves('Right’s moves', summed.right, called),
        ]),
    by === 'values' ? 'Found in the table of sums.' : 'Found by playing the pieces together.',
    ...(summed.heat ? heatSaid(summed.heat, called) : []),
  ];
}

const goodMoves = (
  whose: string,
  { winning, drawing }: Pick<ImpartialSum, 'winning' | 'drawing'>,
  called: VertexNaming,
): string[] => [
  ...listed(`${whose} that win`, winning, called),
  ...listed(`${whose} that draw`, drawing, called),
];

const listed = (which: string, moves: readonly SumMove[], called: VertexNaming): string[] =>
  moves.length === 0
    ? []
    : [`${which}: ${moves.map(({ from, to }) => `${called(from)} → ${called(to)}`).join(', ')}.`];

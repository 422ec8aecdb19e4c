/** The game that several pieces form together: its value, its outcome, and every good move. */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { outcomeInWords } from '../outcome/classes.ts';
import type { OverBudget } from '../result.ts';
import { judgeAnnihilation } from '../sums/annihilation.ts';
import type { SumMove } from '../sums/position.ts';
import type { NoHeat, SumHeat } from '../sums/sum-heat.ts';
import { type ImpartialSum, mostPlayedOut, type PartizanSum, sumOfPieces } from '../sums/sum-of-pieces.ts';
import type { About, Evidence, Question, VertexNaming } from '../theories/question.ts';
import { saidOf } from '../values/words.ts';
import { heatOfPieces, heatSaid } from './temperature.ts';

/** With the means and temperatures of the pieces, where the theory knows of such. */
export type PiecesSum = (ImpartialSum | PartizanSum) & { readonly heat?: SumHeat | NoHeat };

export type SumAsked = About['pieces'] & {
  /** Positions to be played out at most. */
  readonly positions?: number;
  /** True if two pieces that meet vanish; then there is one on a node at most. */
  readonly annihilation?: boolean;
};

export const sum: Question<'sum', 'pieces', SumAsked, PiecesSum> = {
  id: 'sum',
  needs: 'pieces',
  title: 'The sum of the pieces',
  says: 'the game the pieces make together: its value, who wins, and every good move',
  readsValues: true,
  applies: () => ({ applies: true, reason: 'pieces on any digraph have a sum' }),
  *ask(evidence, { pieces, positions, annihilation }) {
    if (annihilation) return yield* annihilationOfPieces(evidence, pieces, positions);
    const summed = yield* sumOfPieces(evidence, pieces, positions === undefined ? {} : { positions });
    const heat = summed.kind === 'over-budget' ? undefined : yield* heatOfPieces(evidence, pieces);
    return heat ? { ...summed, heat } : summed;
  },
  sentences(summed, called) {
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
  },
};

/** Why two pieces that meet cannot vanish on this drawing; undefined where they can. */
export const whyNoAnnihilation = (graph: GameGraph): string | undefined =>
  graph.gray.includes(1)
    ? 'some nodes are gray'
    : isImpartial(graph)
      ? undefined
      : 'some arcs are one player’s';

function* annihilationOfPieces(
  { graph, shelf }: Pick<Evidence, 'graph' | 'shelf'>,
  pieces: Uint32Array,
  positions = mostPlayedOut,
): Generator<number, ImpartialSum | OverBudget, void> {
  const reason = whyNoAnnihilation(graph);
  if (reason !== undefined)
    return { kind: 'over-budget', says: `Annihilation is not played here: ${reason}.` };
  const found = yield* judgeAnnihilation(graph, pieces, positions, shelf);
  return 'kind' in found ? found : { kind: 'sum', ...found, by: 'play' };
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

/**
 * Sums of other kinds than the disjunctive one as questions of their own: who wins, how long it takes, and a
 * best turn.
 */
import { ENDLESS } from '../graph/remoteness.ts';
import { outcomeInWords } from '../outcome/classes.ts';
import { type CompoundStart, type CompoundSum, judgeCompound } from '../sums/compound.ts';
import { sumCalled, type TurnsSum } from '../sums/kinds.ts';
import { mostPlayedOut } from '../sums/sum-of-pieces.ts';
import type { About, AskedGame, Question, Verdict, VertexNaming } from '../theories/question.ts';

/** Whether pieces of this game have such a sum. */
export function sumApplies({ graph }: AskedGame, pieces: ArrayLike<number>, kind: TurnsSum): Verdict {
  const reason = sumCalled(kind).whyNot(graph, pieces);
  return { applies: reason === undefined, reason: reason ?? 'all nodes are white' };
}

const names = {
  either: 'The next player',
  left: 'Left, moving first,',
  right: 'Right, moving first,',
} as const;

function told(
  { player, remoteness, result, turn, components }: CompoundStart,
  by: CompoundSum['by'],
  called: VertexNaming,
): string[] {
  const lasts =
    remoteness === undefined
      ? ''
      : remoteness === ENDLESS
        ? ', and play need not end'
        : ` in ${remoteness} ${remoteness === 1 ? 'turn' : 'turns'}`;
  const numbers = components.map((each) => (each === ENDLESS ? '∞' : `${each}`)).join(', ');
  const moves = turn.map(({ from, to }) => `${called(from)} → ${called(to)}`).join(', ');
  return [
    `${names[player]} ${result}${lasts}.${numbers === '' ? '' : ` The ${by} of the pieces: ${numbers}.`}`,
    ...(moves === '' ? [] : [`A best turn: ${moves}.`]),
  ];
}

/** The answer in sentences: who wins, how soon, the numbers of the pieces, and a best turn. */
export const toldTurns = ({ outcome, starts, by }: CompoundSum, called: VertexNaming): readonly string[] => [
  `${outcomeInWords(outcome)}.`,
  ...starts.flatMap((start) => told(start, by, called)),
];

function questionOf<Id extends TurnsSum>(
  id: Id,
  says: string,
): Question<Id, 'pieces', About['pieces'], CompoundSum> {
  return {
    id,
    needs: 'pieces',
    title: `The ${sumCalled(id).name} sum`,
    says,
    readsValues: false,
    applies: (game, about) => sumApplies(game, 'pieces' in about ? about.pieces : [], id),
    ask: (evidence, { pieces }) => judgeCompound(evidence, pieces, id, mostPlayedOut),
    sentences: toldTurns,
  };
}

export const conjunctive = questionOf(
  'conjunctive',
  'who wins when every turn moves each of the pieces, by remoteness',
);

export const continued = questionOf(
  'continued',
  'who wins when every turn moves each of the pieces that are not over, by suspense or by play',
);

export const selective = questionOf(
  'selective',
  'who wins when every turn moves any of the pieces, by remoteness or by play',
);

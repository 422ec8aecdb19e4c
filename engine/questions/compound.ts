/** The conjunctive and the selective sum of the pieces: who wins, how long it takes, and a best turn. */
import { isImpartial } from '../graph/game-graph.ts';
import { ENDLESS } from '../graph/remoteness.ts';
import { outcomeInWords } from '../outcome/classes.ts';
import { type CompoundStart, type CompoundSum, judgeCompound } from '../sums/compound.ts';
import type { CompoundKind } from '../sums/turns.ts';
import type { About, AskedGame, Question, Verdict, VertexNaming } from '../theories/question.ts';

export function compoundApplies({ graph }: AskedGame, kind: CompoundKind = 'conjunctive'): Verdict {
  if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
  return kind === 'conjunctive' || isImpartial(graph)
    ? { applies: true, reason: 'all nodes are white' }
    : { applies: false, reason: 'some arcs are one player’s' };
}

const names = {
  either: 'The next player',
  left: 'Left, moving first,',
  right: 'Right, moving first,',
} as const;

function told(
  { player, remoteness, result, turn, components }: CompoundStart,
  called: VertexNaming,
): string[] {
  const lasts =
    remoteness === ENDLESS
      ? ', and play need not end'
      : ` in ${remoteness} ${remoteness === 1 ? 'turn' : 'turns'}`;
  const remote = components.map((each) => (each === ENDLESS ? '∞' : `${each}`)).join(', ');
  const moves = turn.map(({ from, to }) => `${called(from)} → ${called(to)}`).join(', ');
  return [
    `${names[player]} ${result}${lasts}. The remoteness of the pieces: ${remote}.`,
    ...(moves === '' ? [] : [`A best turn: ${moves}.`]),
  ];
}

const sentences = ({ outcome, starts }: CompoundSum, called: VertexNaming): readonly string[] => [
  `${outcomeInWords(outcome)}.`,
  ...starts.flatMap((start) => told(start, called)),
];

export const conjunctive: Question<'conjunctive', 'pieces', About['pieces'], CompoundSum> = {
  id: 'conjunctive',
  needs: 'pieces',
  title: 'The conjunctive sum',
  says: 'who wins when every turn moves each of the pieces, by remoteness',
  readsValues: false,
  applies: (game) => compoundApplies(game, 'conjunctive'),
  ask: (evidence, { pieces }) => judgeCompound(evidence, pieces, 'conjunctive'),
  sentences,
};

export const selective: Question<'selective', 'pieces', About['pieces'], CompoundSum> = {
  id: 'selective',
  needs: 'pieces',
  title: 'The selective sum',
  says: 'who wins when every turn moves any of the pieces, by remoteness',
  readsValues: false,
  applies: (game) => compoundApplies(game, 'selective'),
  ask: (evidence, { pieces }) => judgeCompound(evidence, pieces, 'selective'),
  sentences,
};

/**
 * Explains why a player wins from a vertex, by one move: a move after which the opponent loses, a move that
 * keeps a draw, or the fact that there is neither. It works for any graph; a theory that can say more of its
 * values has a question with the same id. O(options).
 */
import { linesOf } from '../explain/sayings.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { type ExplainAsked, explainVertex, type VertexExplanation } from '../theories/explaining.ts';
import type { Question, VertexNaming } from '../theories/question.ts';
import { type MoveFound, moves } from './moves.ts';

type WinningExplained = VertexExplanation & {
  readonly kind: 'who-wins';
  readonly outcome: Outcome;
  readonly starts: readonly {
    readonly player: MoveFound['player'];
    readonly result: MoveFound['result'];
    /** The moves that bring the result; every move, if all of them lose. */
    readonly by: readonly number[];
  }[];
};

export const explain: Question<'explain', 'vertex', ExplainAsked, WinningExplained> = {
  id: 'explain',
  needs: 'vertex',
  title: 'Why',
  says: 'why a node has its value, or why its player wins, by its options',
  readsValues: true,
  alsoMisere: true,
  applies: () => ({ applies: true, reason: 'every digraph has moves' }),
  *ask(evidence, about) {
    const found = yield* moves.ask(evidence, about);
    if (found.kind === 'over-budget') return found;
    const { left, right } = evidence.graph;
    const players = left === right ? (['either'] as const) : (['left', 'right'] as const);
    const starts = players.map((player) => {
      const own = found.moves.filter((move) => move.player === player);
      const result = results.find((each) => own.some((move) => move.result === each)) ?? 'loses';
      return { player, result, by: own.filter((move) => move.result === result).map(({ to }) => to) };
    });
    return { kind: 'who-wins', outcome: found.outcome, starts, ...(yield* explainVertex(evidence, about)) };
  },
  sentences: ({ starts, explanation, proof }, called) => [
    ...(explanation.reasons.length > 0
      ? linesOf(explanation, called)
      : starts.map((start) => sentenceOf(start, called))),
    ...(proof?.steps ?? [])
      .filter(({ answer }) => answer.vertex !== explanation.answer.vertex)
      .flatMap((step) => ['', ...linesOf(step, called)]),
  ],
};

/** Ordered from best to worst. */
const results = ['wins', 'draws', 'loses'] as const;

const starters = {
  either: 'The player to move',
  left: 'Left, moving first,',
  right: 'Right, moving first,',
} as const;

function sentenceOf(
  { player, result, by }: WinningExplained['starts'][number],
  called: VertexNaming,
): string {
  const who = starters[player];
  const to = by.map(called).join(', ');
  if (result === 'wins') return `${who} wins by moving to ${to}.`;
  if (result === 'draws') return `${who} draws by moving to ${to}; no move wins.`;
  return by.length === 0
    ? `${who} has no move, and loses.`
    : `${who} loses: every move lets the opponent win.`;
}

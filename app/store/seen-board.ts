/**
 * The engine's answers about the open board as they may be seen: of a position whose value is hidden neither value nor outcome is left,
 * and nothing is counted while any is. Whatever is written, sorted, lit, spoken or sent of a board is read off these.
 */
import type { EditorState } from './editor.ts';
import { isHidden } from './hidden.ts';
import type { BoardAnswers, BoardSeen, OptionsOnBoard, PositionSeen } from './state/board.ts';
import type { HiddenValues } from './state/showing.ts';

const positionSeen = (asked: OptionsOnBoard['at'], hidden: HiddenValues): PositionSeen =>
  isHidden(hidden, asked.position) ? { ...asked, value: undefined, outcome: undefined, hidden: true } : asked;

/** The values of all that follows tell those of single positions. */
function solvedSeen(solved: BoardAnswers['solved'], start: PositionSeen | undefined): BoardAnswers['solved'] {
  if (solved?.kind !== 'done') return solved;
  const { value, outcome } = start ?? {};
  const nothing = { counts: [], values: 0, withoutValue: 0, unguaranteed: [] } as const;
  const { part: _, ...known } = solved.value;
  return { ...solved, value: { ...known, ...nothing, start: { value, outcome } } };
}

type Known = { readonly hidden: HiddenValues; readonly seen: BoardSeen };
const known = new WeakMap<BoardAnswers, Known>();

/** The same answers with the same hidden values give the same record; the answers themselves where nothing is hidden. O(moves), once. */
export function boardSeen({
  boardAnswers: answers,
  hidden,
}: Pick<EditorState, 'boardAnswers' | 'hidden'>): BoardSeen | undefined {
  if (!answers || (!hidden.all && hidden.except.size === 0)) return answers;
  const last = known.get(answers);
  if (last?.hidden === hidden) return last.seen;
  const { here, solved, game } = answers;
  const at = here && positionSeen(here.found.at, hidden);
  const moves = here?.found.moves.map(({ to, ...move }) => ({ ...move, to: positionSeen(to, hidden) }));
  const seen: BoardSeen = {
    ...answers,
    solved: solvedSeen(solved, here?.position === game.position ? at : undefined),
    here: here && at && moves && { position: here.position, found: { kind: 'options', at, moves } },
  };
  known.set(answers, { hidden, seen });
  return seen;
}

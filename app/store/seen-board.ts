/**
 * The engine's answers about the open board as they may be seen: a position whose value is hidden keeps
 * neither value nor outcome, and nothing is counted while any value is hidden. Everything that is written,
 * sorted, highlighted, spoken or sent about a board is read off these.
 */
import type { EditorState } from './editor.ts';
import { isHidden } from './hidden.ts';
import type { BoardAnswers, BoardSeen, OptionsOnBoard, OptionsSeen, PositionSeen } from './state/answers.ts';
import type { HiddenValues } from './state/showing.ts';

const positionSeen = (asked: OptionsOnBoard['at'], hidden: HiddenValues): PositionSeen =>
  isHidden(hidden, asked.position) ? { ...asked, value: undefined, outcome: undefined, unseen: true } : asked;

/** The values of all that follows tell those of single positions. */
function solvedSeen(solved: BoardAnswers['solved'], start: PositionSeen | undefined): BoardAnswers['solved'] {
  if (solved?.kind !== 'done') return solved;
  const { value, outcome } = start ?? {};
  const nothing = { counts: [], values: 0, withoutValue: 0, unguaranteed: [] } as const;
  const { part: _, ...known } = solved.value;
  return { ...solved, value: { ...known, ...nothing, start: { value, outcome } } };
}

type Seen = Pick<EditorState, 'boardAnswers' | 'hidden'>;

/** Whether any value of a board is hidden. */
export const isMasked = ({ all, except }: HiddenValues): boolean => all || except.size > 0;

type Known = { readonly hidden: HiddenValues; readonly seen: BoardSeen };
const known = new WeakMap<BoardAnswers, Known>();

/**
 * The same answers with the same hidden values give the same record; the answers themselves where nothing is
 * hidden. O(moves), once.
 */
export function boardSeen({ boardAnswers: answers, hidden }: Seen): BoardSeen | undefined {
  if (!answers || !isMasked(hidden)) return answers;
  const last = known.get(answers);
  if (last?.hidden === hidden) return last.seen;
  const { before: _, here, solved, game, ...others } = answers;
  const at = here && positionSeen(here.found.at, hidden);
  const moves = here?.found.moves.map(({ to, ...move }) => ({ ...move, to: positionSeen(to, hidden) }));
  const seen: BoardSeen = {
    ...others,
    game,
    solved: solvedSeen(solved, here?.position === game.position ? at : undefined),
    here: here && at && moves && { position: here.position, found: { kind: 'options', at, moves } },
  };
  known.set(answers, { hidden, seen });
  return seen;
}

/**
 * What may be seen of a position and of the positions to which its moves lead; undefined until the engine has
 * answered about it. Precondition: it is printed.
 */
export function optionsSeen(state: Seen, position: string): OptionsSeen | undefined {
  const here = boardSeen(state)?.here;
  return here?.position === position ? here.found : undefined;
}

/**
 * What was known last, of another position, as long as an answer about the one that is shown is awaited:
 * until then it is shown faintly. Nothing while any value is hidden.
 */
export function lastSeen({ boardAnswers: answers, hidden }: Seen): OptionsSeen | undefined {
  if (!answers?.before || isMasked(hidden)) return undefined;
  const { before, solved, byParts } = answers;
  const isAwaited = !solved || solved.kind === 'done' || (byParts && !byParts.answer);
  return isAwaited ? before.found : undefined;
}

/**
 * What may be seen of the value and the outcome of a position. For the position with which the game began
 * they come with the solution, before any question about it. Precondition: it is printed.
 */
export function worthSeen(state: Seen, position: string): Partial<PositionSeen> | undefined {
  const found = optionsSeen(state, position)?.at;
  if (found) return found;
  const { game, solved } = state.boardAnswers ?? {};
  const isStart = game?.position === position && solved?.kind === 'done' && !isMasked(state.hidden);
  return isStart ? solved.value.start : undefined;
}

/**
 * The door of the store while values are hidden: which answers may be told. Whatever shows, says, exports or sends an answer asks here, and needs to
 * know nothing else of hiding. Values of nodes, positions and rounds are masked before they are read: see seen-labels.ts, seen-board.ts and
 * seen-document.ts.
 */
import { useMemo } from 'react';
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import { words } from '../words.ts';
import { type EditorState, useEditor } from './editor.ts';
import { hidesAny, isHidden, reaching } from './hidden.ts';
import type { HiddenValues } from './state/showing.ts';

/** What is looked at in order to know what may be told. */
export type ToldFrom = Pick<EditorState, 'document' | 'hidden'>;

/** Members of the state with which it changes what may be told. */
export const tellingChangesWith = ['document', 'hidden'] as const satisfies readonly (keyof ToldFrom)[];

/** The same for a component, whose other state is looked at member by member. */
export function useToldFrom(): ToldFrom {
  const document = useEditor((state) => state.document);
  const hidden = useEditor((state) => state.hidden);
  return useMemo(() => ({ document, hidden }), [document, hidden]);
}

/** Whether the same values are hidden in two states: what was read off one may be shown in the other. */
export const hidesAsBefore = (
  state: Pick<EditorState, 'hidden'>,
  before: Pick<EditorState, 'hidden'>,
): boolean => state.hidden === before.hidden;

/** Whether a sign stands for the value of this node, or on a board of this position, in place of the value. */
export const isUnseen = ({ hidden }: Pick<EditorState, 'hidden'>, id: NodeId): boolean =>
  isHidden(hidden, id);

/** Whether all may be told: counts of values, tables and plots of them, and on a board whatever rests on positions that only the engine knows. O(nodes). */
export const mayTellAll = ({ document, hidden }: ToldFrom): boolean => !hidesAny(hidden, document);

type Known = { readonly hidden: HiddenValues; readonly telling: ReadonlySet<NodeId> };
const known = new WeakMap<GameDocument, Known>();

/** The nodes about which an answer could reveal a hidden value: theirs, or that of a follower. O(nodes + arcs), once for the same arguments. */
function tellingNodes({ document, hidden }: ToldFrom): ReadonlySet<NodeId> {
  const last = known.get(document);
  if (last?.hidden === hidden) return last.telling;
  const telling = reaching(
    document,
    document.nodes.flatMap(({ id }) => (isHidden(hidden, id) ? id : [])),
  );
  known.set(document, { hidden, telling });
  return telling;
}

/** Whether an answer about these nodes reveals no hidden value; on a board, where what follows a position is known to the engine alone, whether none is hidden. */
export function mayTell(state: ToldFrom, ids: readonly NodeId[]): boolean {
  if (mayTellAll(state)) return true;
  if (state.document.board) return false;
  const telling = tellingNodes(state);
  return !ids.some((id) => telling.has(id));
}

/** Said in place of an answer that would tell a hidden value: with what the teacher can do about it, but not while a class reads this screen. */
export const whyNothingTold = ({ presenting }: Pick<EditorState, 'presenting'>): string =>
  presenting ? words.quiz.answerHidden : words.quiz.answerHiddenSoShow;

/** Why no answer about these nodes is told; undefined where it is. */
export const whyNotTold = (
  state: ToldFrom & Pick<EditorState, 'presenting'>,
  ids: readonly NodeId[],
): string | undefined => (mayTell(state, ids) ? undefined : whyNothingTold(state));

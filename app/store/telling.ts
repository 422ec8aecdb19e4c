/**
 * The door of the store while values are hidden: it says which answers may be shown. Code that shows, speaks,
 * exports or sends an answer asks here, and needs to know nothing else about hiding. Values of nodes,
 * positions and rounds are masked before they are read: see seen-labels.ts, seen-board.ts and
 * seen-document.ts.
 */
import { useMemo } from 'react';
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import { words } from '../words.ts';
import { type EditorState, useEditor } from './editor.ts';
import { hidesAny, isHidden, reaching } from './hidden.ts';
import type { HiddenValues } from './state/showing.ts';
import { subjectOf } from './subject.ts';

/** The members of the state that determine what may be shown. */
export type ToldFrom = Pick<EditorState, 'document' | 'hidden'>;

/** The names of the members of the state that determine what may be shown. */
export const tellingChangesWith = ['document', 'hidden'] as const satisfies readonly (keyof ToldFrom)[];

/** The members as a hook, for a component. */
export function useToldFrom(): ToldFrom {
  const document = useEditor((state) => state.document);
  const hidden = useEditor((state) => state.hidden);
  return useMemo(() => ({ document, hidden }), [document, hidden]);
}

/**
 * Whether the same values are hidden in two states, so that what was read from one may be shown in the other.
 */
export const hidesAsBefore = (
  state: Pick<EditorState, 'hidden'>,
  before: Pick<EditorState, 'hidden'>,
): boolean => state.hidden === before.hidden;

/** Whether a sign replaces the value of this node or, on a board, of this position. */
export const isUnseen = ({ hidden }: Pick<EditorState, 'hidden'>, id: NodeId): boolean =>
  isHidden(hidden, id);

/**
 * Whether everything may be shown: counts, tables and plots of values, and on a board everything that depends
 * on positions that only the engine knows. O(nodes).
 */
export const mayTellAll = ({ document, hidden }: ToldFrom): boolean => !hidesAny(hidden, document);

type Known = { readonly hidden: HiddenValues; readonly telling: ReadonlySet<NodeId> };
const known = new WeakMap<GameDocument, Known>();

/**
 * The nodes about which an answer could reveal a hidden value, their own or a follower's. O(nodes + arcs),
 * once for the same arguments.
 */
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

/**
 * Whether an answer about these nodes reveals no hidden value. On a board, only the engine knows what follows
 * a position, so this is true only if no value is hidden.
 */
export function mayTell(state: ToldFrom, ids: readonly NodeId[]): boolean {
  if (mayTellAll(state)) return true;
  if (!subjectOf(state.document).listsPositions) return false;
  const telling = tellingNodes(state);
  return !ids.some((id) => telling.has(id));
}

/**
 * The message in place of an answer that would reveal a hidden value. It says what the teacher can do about
 * it, except while a class reads this screen.
 */
export const whyNothingTold = ({ presenting }: Pick<EditorState, 'presenting'>): string =>
  presenting
    ? words.quiz.answerHidden
    : 'The answer would reveal a hidden value. Select the hidden nodes and press H to show them.';

/** The reason why no answer about these nodes is shown; undefined if it may be shown. */
export const whyNotTold = (
  state: ToldFrom & Pick<EditorState, 'presenting'>,
  ids: readonly NodeId[],
): string | undefined => (mayTell(state, ids) ? undefined : whyNothingTold(state));

/**
 * The polite live region: it says one combined sentence half a second after the last label arrived, never
 * each label, and at once what else is announced.
 */
import { useEffect } from 'react';
import { calledNode } from '../../engine/document/index.ts';
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import { obstacleSaid } from '../../engine/pictures/index.ts';
import { hasInfiniteRank, spokenOf } from '../../engine/values/index.ts';
import { announce } from '../store/chrome.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { boardSeen } from '../store/seen-board.ts';
import { seenDocument } from '../store/seen-document.ts';
import { freshLabels, labelOf, nodeOf } from '../store/selectors.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import type { Sentence } from '../store/state/frame.ts';
import type { Codes } from '../store/state/showing.ts';
import { isOnBoard } from '../store/subject.ts';
import { hidesAsBefore, isUnseen, mayTellAll } from '../store/telling.ts';
import { placeIn } from '../walkthrough/frames.ts';
import { calledWalk, framesOf } from '../walkthrough/walking.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import { outcomeCounts } from './Counts.tsx';

const outcomesJoined = (counts: readonly (readonly [Outcome, number])[]) =>
  `Outcomes: ${counts.map(([outcome, count]) => `${counted(count)} ${outcomeClasses[outcome].spoken}`).join(', ')}`;

function joined(labels: SeenLabels): string {
  if (labels.total === 0) return '';
  const { theory, parts, uncovered, reason } = labels.chosen;
  const none = theory === undefined ? `${words.atWork.line(parts, uncovered, reason)}. ` : '';
  if (theory === undefined && parts.length === 0) {
    return `${none}${outcomesJoined(outcomeCounts(labels))}`;
  }
  const infinite = labels.table.map(hasInfiniteRank);
  let values = 0;
  let unending = 0;
  for (const code of labels.codes) {
    if (code < 0) continue;
    values++;
    if (infinite[code]) unending++;
  }
  return `${none}${many(values, 'value', 'values')}${unending > 0 ? `, ${unending} infinite` : ''}`;
}

const worthOf = (name: string, value: string) => `${name}: ${value}. `;

/** The focused node and its value, unless it is hidden. */
function ofFocus(state: EditorState): string {
  const { focus, document } = state;
  const node = focus?.kind === 'node' && !isUnseen(state, focus.id) ? nodeOf(document, focus.id) : undefined;
  if (!node) return '';
  const label = labelOf(freshLabels(state), node.id);
  if (label?.value) return worthOf(calledNode(node), spokenOf(label.value));
  if (label?.outcome) return worthOf(calledNode(node), outcomeClasses[label.outcome].says);
  return label?.obstacle ? `${calledNode(node)}: ${obstacleSaid(label.obstacle)}. ` : '';
}

/** Nothing is announced about the whole drawing while some value is hidden. */
export const announced = (state: EditorState): string => {
  const labels = freshLabels(state);
  return mayTellAll(state) && labels ? `${ofFocus(state)}${joined(labels)}` : ofFocus(state);
};

const hiddenNow = (count: number, all: boolean) =>
  all ? 'All values are hidden. ' : `${many(count, 'value is', 'values are')} hidden. `;

const shownNow = (count: number, all: boolean) =>
  all ? 'All values are shown. ' : `${many(count, 'value is', 'values are')} shown. `;

/** How many values were hidden or shown; a value that is shown where the focus is, is announced itself. */
function ofHiding(state: EditorState, before: EditorState): string {
  if (state.document !== before.document) return '';
  if (isOnBoard(state)) return ofHidingOnBoard(state, before);
  const { focus, document } = state;
  const shown = document.nodes.filter(({ id }) => isUnseen(before, id) && !isUnseen(state, id));
  const gone = document.nodes.filter(({ id }) => !isUnseen(before, id) && isUnseen(state, id));
  if (gone.length > 0)
    return hiddenNow(
      gone.length,
      document.nodes.every(({ id }) => isUnseen(state, id)),
    );
  if (shown.length === 0) return '';
  const value = shown.some(({ id }) => focus?.kind === 'node' && focus.id === id) ? ofFocus(state) : '';
  const count = shownNow(shown.length, mayTellAll(state));
  return value !== '' && shown.length === 1 ? value : `${count}${value}`;
}

const worthNow = (value: string) => `Worth ${value}. `;

/** On a board all values are hidden, or one is shown, or all are. */
function ofHidingOnBoard(state: EditorState, before: EditorState): string {
  const { hidden } = state;
  if (!hidden.all) return shownNow(0, true);
  if (!before.hidden.all || hidden.except.size < before.hidden.except.size) return hiddenNow(0, true);
  const { at, moves = [] } = boardSeen(state)?.here?.found ?? {};
  const positions = [...(at ? [at] : []), ...moves.map(({ to }) => to)];
  const shown = positions.find(({ position }) => isUnseen(before, position) && !isUnseen(state, position));
  if (shown?.value) return worthNow(spokenOf(shown.value));
  return shown?.outcome ? worthNow(outcomeClasses[shown.outcome].says) : shownNow(1, false);
}

const connectFrom = (from: string) =>
  `Connect ${from}: go to the other node with the arrow keys and press Enter, or type its code. Enter alone draws a loop, Escape cancels.`;

function ofCodes(state: EditorState, { purpose, sources }: Codes): string {
  if (purpose === 'select') return 'Select: type the code of a node, then Enter. Escape cancels.';
  const seen = seenDocument(state);
  const names = sources.flatMap((id) => nodeOf(seen, id) ?? []).map(calledNode);
  return connectFrom(names.length > 3 ? words.nodes(names.length) : names.join(', '));
}

const spokenSentence = (sentence: Sentence): string =>
  sentence
    .map((part) =>
      typeof part === 'string' ? part : 'node' in part ? calledNode(part.node) : spokenOf(part.value),
    )
    .join('');

const openOf = ({ walkthrough }: EditorState) =>
  walkthrough?.kind === 'shown' ? walkthrough.subject.of : undefined;

function ofOpening(state: EditorState): string {
  const { walkthrough } = state;
  if (walkthrough?.kind !== 'shown') return '';
  const frames = framesOf(walkthrough.subject, state);
  const says = spokenSentence(frames.sentence(placeIn(frames, walkthrough.at)));
  return `${calledWalk(walkthrough)}: ${says}`;
}

/**
 * The announcement of a change; undefined where there is none. The last announcement may be about a value
 * that is hidden now: an empty sentence removes it.
 */
export function changeSaid(state: EditorState, before: EditorState): string | undefined {
  if (!hidesAsBefore(state, before)) return ofHiding(state, before);
  if (state.codes && !before.codes) return ofCodes(state, state.codes);
  const open = openOf(state);
  return open !== undefined && open !== openOf(before) ? ofOpening(state) : undefined;
}

const delay = 500;

export function Announcer() {
  const labels = useEditor((state) => state.labels);
  const { says, count } = useEditor((state) => state.announcement);
  useEffect(() => {
    // On a board the labels are those of no node, and what was said of the board stays.
    if (!labels?.complete || isOnBoard(editor())) return;
    const timer = setTimeout(() => announce(announced(editor())), delay);
    return () => clearTimeout(timer);
  }, [labels]);
  useEffect(
    () =>
      useEditor.subscribe((state, before) => {
        const change = changeSaid(state, before);
        // After all have heard of the change that it is about.
        if (change !== undefined) queueMicrotask(() => announce(change));
      }),
    [],
  );
  return (
    <div className="unseen" role="status" aria-live="polite">
      {/* A repeated sentence is a new element on the page, since otherwise it would not be read aloud. */}
      <span key={count}>{says}</span>
    </div>
  );
}

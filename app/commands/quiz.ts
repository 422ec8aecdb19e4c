/** Commands for hiding values from a class and for showing them again. */
import type { NodeId } from '../../engine/document/index.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import {
  aboutHiding,
  hideAll,
  isHidden,
  reveal,
  setHidden,
  showAll,
  somethingHidden,
} from '../store/hidden.ts';
import { toggleHidden } from '../store/hiding.ts';
import { closeQuiz, openQuiz } from '../store/quiz.ts';
import { selectedItems } from '../store/selectors.ts';
import { subjectOf } from '../store/subject.ts';
import { endWalkthrough } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsNodes = (): string | undefined => {
  const { document } = editor();
  return subjectOf(document).isEmpty(document) ? words.nothingDrawn : undefined;
};

/** Reductions and proofs that are shown would tell a value that is hidden now. */
function endWhatTells(): void {
  const { walkthrough } = editor();
  const of = walkthrough?.kind === 'shown' ? walkthrough.subject.of : 'reductions';
  if (walkthrough && (of === 'reductions' || of === 'proof') && somethingHidden(editor())) endWalkthrough();
}

/** Hides all values; one key does it, so a message says so and takes it back. */
function hideEverything(): void {
  const { hidden } = editor();
  hideAll();
  endWhatTells();
  const { hidden: made } = editor();
  const run = (): void => {
    if (editor().hidden === made) setHidden(hidden);
  };
  const { document, presenting } = editor();
  // A class reads the message, and needs no key.
  const says = presenting ? 'All values are hidden.' : subjectOf(document).allHidden();
  toast(says, { kind: aboutHiding, action: { label: words.keeping.undo, run } });
}

/** The values of what is selected; of the whole drawing if nothing is. */
function hideOrShow(): void {
  const { nodes } = selectedItems(editor());
  if (nodes.length === 0 && !somethingHidden(editor())) {
    hideEverything();
    return;
  }
  if (nodes.length > 0) toggleHidden(nodes);
  else showAll();
  endWhatTells();
}

const chosen = (): readonly NodeId[] => subjectOf(editor().document).chosen(editor());

const hiddenChosen = (): readonly NodeId[] => {
  const { hidden } = editor();
  return chosen().filter((id) => isHidden(hidden, id));
};

/**
 * About the node that is selected, or the position that is shown. A quiz without a hidden value would be
 * none, so all are hidden if none is.
 */
function beginQuiz(): void {
  if (!somethingHidden(editor())) {
    hideAll();
    endWhatTells();
  }
  const nodes = chosen();
  openQuiz(nodes.length === 1 ? nodes[0] : undefined);
}

const notHidden = 'Select a node whose value is hidden.';

export const quizCommands: readonly Command[] = [
  {
    id: 'quiz.quiz',
    label: words.quiz.quiz,
    group: 'values',
    also: ['guess', 'class', 'vote', 'poll', 'hands', 'tally', 'question', 'exercise', 'hide values'],
    keys: ['q'],
    unavailable: needsNodes,
    run: () => (editor().quiz ? closeQuiz() : beginQuiz()),
  },
  {
    id: 'quiz.guess',
    label: words.quiz.guess,
    group: 'values',
    also: ['quiz', 'check', 'answer', 'try'],
    unavailable: () => (hiddenChosen().length === 1 ? undefined : notHidden),
    run: beginQuiz,
  },
  {
    id: 'value.reveal',
    label: 'Reveal the value',
    group: 'values',
    also: ['show', 'uncover', 'answer'],
    unavailable: () => (hiddenChosen().length > 0 ? undefined : notHidden),
    run: () => reveal(hiddenChosen()),
  },
  {
    id: 'value.hide',
    label: 'Hide or show the value',
    group: 'values',
    also: ['quiz', 'cover', 'reveal'],
    keys: ['h'],
    unavailable: needsNodes,
    run: hideOrShow,
  },
  {
    id: 'value.hide-all',
    label: words.quiz.hideAll,
    group: 'values',
    also: ['quiz', 'cover', 'secret'],
    unavailable: needsNodes,
    run: hideEverything,
  },
  {
    id: 'value.show-all',
    label: words.quiz.showAll,
    group: 'values',
    also: ['quiz', 'reveal', 'uncover', 'solution'],
    unavailable: () => (somethingHidden(editor()) ? undefined : 'No value is hidden.'),
    run: showAll,
  },
];

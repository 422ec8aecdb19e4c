/** Commands for hiding values from a class and for showing them again. */
import { editor } from '../store/editor.ts';
import { hideAll, showAll, somethingHidden, toggleHidden } from '../store/hidden.ts';
import { selectedItems } from '../store/selectors.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsNodes = (): string | undefined =>
  editor().document.nodes.length === 0 ? words.quiz.nothingDrawn : undefined;

/** The values of what is selected; of the whole drawing if nothing is. */
function hideOrShow(): void {
  const { nodes } = selectedItems(editor());
  if (nodes.length > 0) toggleHidden(nodes);
  else if (somethingHidden(editor())) showAll();
  else hideAll();
}

export const quizCommands: readonly Command[] = [
  {
    id: 'value.hide',
    label: words.quiz.hideOrShow,
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
    run: hideAll,
  },
  {
    id: 'value.show-all',
    label: words.quiz.showAll,
    group: 'values',
    also: ['quiz', 'reveal', 'uncover', 'solution'],
    unavailable: () => (somethingHidden(editor()) ? undefined : words.quiz.nothingHidden),
    run: showAll,
  },
];

/** Commands that search games. */
import { openDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { freshLabels, labelOf, selectedItems } from '../store/selectors.ts';
import { mayTellAll, whyNothingTold } from '../store/telling.ts';
import type { Command } from './command.ts';

const whyNotSearched = (): string | undefined =>
  mayTellAll(editor()) ? undefined : whyNothingTold(editor());

/** Why no smaller drawings can be searched; undefined if they can. */
function whyNoSmaller(): string | undefined {
  const { nodes } = selectedItems(editor());
  if (nodes.length !== 1) return 'Select one node first.';
  return (
    whyNotSearched() ??
    (labelOf(freshLabels(editor()), nodes[0])?.value ? undefined : 'No value of this node is known.')
  );
}

export const searchCommands: readonly Command[] = [
  {
    id: 'find.games',
    label: 'Find games…',
    group: 'values',
    also: ['smallest', 'counterexample', 'exercises', 'condition', 'unicycle'],
    unavailable: whyNotSearched,
    run: () => openDialog({ kind: 'find-games' }),
  },
  {
    // What is found shows no values, so that it may be searched while values are hidden.
    id: 'find.exercises',
    label: 'Find exercises…',
    group: 'values',
    also: ['quiz', 'difficulty', 'homework', 'class'],
    run: () => openDialog({ kind: 'find-games', about: 'exercises' }),
  },
  {
    id: 'game.smaller',
    label: 'Smaller drawings of this value',
    group: 'values',
    also: ['find', 'smallest'],
    unavailable: whyNoSmaller,
    run: () => openDialog({ kind: 'find-games', about: { smallerThan: selectedItems(editor()).nodes[0] } }),
  },
];

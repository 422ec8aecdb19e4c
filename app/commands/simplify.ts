/** Simplify: the reductions of a partizan drawing one at a time, and stepping through them. */
import { beginSimplifying, endSimplifying, goToStep, stepBy } from '../simplify/simplifying.ts';
import { editor } from '../store/editor.ts';
import { allEither, chosen } from '../store/selectors.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsSteps = (): string | undefined =>
  editor().simplifying?.kind === 'shown' ? undefined : 'Nothing is being stepped through.';

export const simplifyCommands: readonly Command[] = [
  {
    id: 'game.simplify',
    label: words.simplify,
    group: 'values',
    also: ['canonical form', 'reduce', 'dominated', 'reversible'],
    unavailable() {
      const { document } = editor();
      const fits = !allEither(document) && document.nodes.every((node) => !node.gray);
      return fits ? undefined : words.simplifyNot;
    },
    run: () => beginSimplifying(chosen(editor()).nodes),
  },
  {
    id: 'step.next',
    label: 'Next step',
    group: 'values',
    keys: ['.', 'PageDown'],
    unavailable: needsSteps,
    run: () => stepBy(1),
  },
  {
    id: 'step.back',
    label: 'Previous step',
    group: 'values',
    keys: [',', 'PageUp'],
    unavailable: needsSteps,
    run: () => stepBy(-1),
  },
  {
    id: 'step.first',
    label: 'First step',
    group: 'values',
    keys: ['Home'],
    unavailable: needsSteps,
    run: () => goToStep(0),
  },
  {
    id: 'step.last',
    label: 'Last step',
    group: 'values',
    keys: ['End'],
    unavailable: needsSteps,
    run: () => goToStep(Number.POSITIVE_INFINITY),
  },
  {
    id: 'step.close',
    label: 'Close the steps',
    group: 'values',
    unavailable: () => (editor().simplifying ? undefined : 'Nothing is being stepped through.'),
    run: endSimplifying,
  },
];

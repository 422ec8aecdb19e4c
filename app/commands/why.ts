/**
 * Commands that open and read an answer in the inspector: why, of one node, two, or the sum of the pieces;
 * and how games compare.
 */
import { editor } from '../store/editor.ts';
import { canCompare } from '../store/misere.ts';
import { hasOrder, selectedItems } from '../store/selectors.ts';
import { isUnseen, whyNothingTold, whyNotTold } from '../store/telling.ts';
import type { Command } from './command.ts';
import { goToSection, whyNoSections } from './sections.ts';

/** The section of the inspector with the reasons for what is selected; undefined if nothing is chosen. */
function explained(): 'explain' | 'compare' | 'explain-sum' | undefined {
  const { nodes, edges } = selectedItems(editor());
  if (edges.length > 0) return undefined;
  if (nodes.length === 0) return editor().document.pieces.length > 0 ? 'explain-sum' : undefined;
  return nodes.length === 1 ? 'explain' : nodes.length === 2 ? 'compare' : undefined;
}

const someUnseen = (): boolean => selectedItems(editor()).nodes.some((id) => isUnseen(editor(), id));

/** One node is compared with a game that is typed, where games have an order, and two with each other. */
function compared(): 'compare-with' | 'compare' | undefined {
  const { nodes, edges } = selectedItems(editor());
  if (edges.length > 0) return undefined;
  if (nodes.length === 1) return hasOrder(editor().document) ? 'compare-with' : undefined;
  return nodes.length === 2 ? 'compare' : undefined;
}

export const whyCommands: readonly Command[] = [
  {
    id: 'view.why',
    label: 'Why',
    group: 'values',
    also: ['explain', 'explanation', 'reason', 'proof', 'because'],
    keys: ['w'],
    unavailable: () =>
      whyNoSections() ??
      (explained() ? undefined : 'Select one or two nodes, or put pieces on nodes, first.') ??
      (someUnseen() ? whyNothingTold(editor()) : undefined),
    run() {
      const section = explained();
      if (section) goToSection(section, 'No explanation is known for this.');
    },
  },
  {
    id: 'game.compare',
    label: 'Compare two nodes, or one with a game…',
    group: 'values',
    also: ['greater', 'less', 'equal', 'confused', 'order', 'comparison', 'G - H'],
    unavailable: () =>
      whyNoSections() ??
      (canCompare(editor().document)
        ? undefined
        : 'Comparing needs scores, or an arc that belongs to only one player.') ??
      (compared()
        ? undefined
        : hasOrder(editor().document)
          ? 'Select two nodes, or one to be compared with a game that you type.'
          : 'Select two nodes.') ??
      whyNotTold(editor(), selectedItems(editor()).nodes),
    run() {
      const section = compared();
      if (section) goToSection(section, 'No comparison is known for this.', section === 'compare-with');
    },
  },
];

/** Commands that open and read an answer in the inspector: why, of one node, two, or the sum of the pieces; and how games compare. */
import { editor } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { whyNotTold } from '../store/hiding.ts';
import { hasOrder, selectedItems, tellsHidden } from '../store/selectors.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';
import { goToSection, whyNoSections } from './sections.ts';

/** The section of the inspector in which the reasons for what is selected stand; undefined if nothing is chosen. */
function explained(): 'explain' | 'compare' | 'explain-sum' | undefined {
  const { nodes, edges } = selectedItems(editor());
  if (edges.length > 0) return undefined;
  if (nodes.length === 0) return editor().document.pieces.length > 0 ? 'explain-sum' : undefined;
  return nodes.length === 1 ? 'explain' : nodes.length === 2 ? 'compare' : undefined;
}

const someHidden = (): boolean => selectedItems(editor()).nodes.some((id) => isHidden(editor().hidden, id));

/** Whether a comparison would tell a hidden value. */
function wouldTell(): boolean {
  const { document, hidden } = editor();
  return tellsHidden(document, hidden, selectedItems(editor()).nodes);
}

/** One node is compared with a game that is typed, two with each other. */
function compared(): 'compare-with' | 'compare' | undefined {
  const { nodes, edges } = selectedItems(editor());
  if (edges.length > 0) return undefined;
  return nodes.length === 1 ? 'compare-with' : nodes.length === 2 ? 'compare' : undefined;
}

export const whyCommands: readonly Command[] = [
  {
    id: 'view.why',
    label: words.why.why,
    group: 'values',
    also: ['explain', 'explanation', 'reason', 'proof', 'because'],
    keys: ['w'],
    unavailable: () =>
      whyNoSections() ??
      (explained() ? undefined : words.why.ofWhat) ??
      (someHidden() ? whyNotTold(editor()) : undefined),
    run() {
      const section = explained();
      if (section) goToSection(section, words.why.nothing);
    },
  },
  {
    id: 'game.compare',
    label: words.comparing.command,
    group: 'values',
    also: ['greater', 'less', 'equal', 'confused', 'order', 'comparison', 'G - H'],
    unavailable: () =>
      whyNoSections() ??
      (hasOrder(editor().document) ? undefined : words.comparing.noOrder) ??
      (compared() ? undefined : words.comparing.ofWhat) ??
      (wouldTell() ? whyNotTold(editor()) : undefined),
    run() {
      const section = compared();
      if (section) goToSection(section, words.comparing.nothing, section === 'compare-with');
    },
  },
];

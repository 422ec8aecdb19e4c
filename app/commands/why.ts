/** The command that opens and reads the explanation of the selected node, of two nodes, or of the sum of the pieces. */
import { flushSync } from 'react-dom';
import { openSection, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { selectedItems } from '../store/selectors.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** The section of the inspector in which the reasons for what is selected stand; undefined if nothing is chosen. */
function explained(): 'explain' | 'compare' | 'explain-sum' | undefined {
  const { nodes, edges } = selectedItems(editor());
  if (edges.length > 0) return undefined;
  if (nodes.length === 0) return editor().document.pieces.length > 0 ? 'explain-sum' : undefined;
  return nodes.length === 1 ? 'explain' : nodes.length === 2 ? 'compare' : undefined;
}

/** Scrolls the panel, and it alone, to its heading; again when sections above get their answers, while the heading has the focus. */
function keepAtTop(heading: HTMLElement): void {
  const panel = heading.closest('[role="tabpanel"]');
  if (!panel) return;
  const growing = new ResizeObserver(() => {
    if (document.activeElement !== heading) growing.disconnect();
    else panel.scrollTop += heading.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  });
  // Each is reported at once, and whenever its height changes.
  for (const part of panel.children) growing.observe(part);
}

export const whyCommands: readonly Command[] = [
  {
    id: 'view.why',
    label: words.why.why,
    group: 'values',
    also: ['explain', 'explanation', 'reason', 'proof', 'because'],
    keys: ['w'],
    unavailable() {
      const { game, hidden, presenting } = editor();
      if (presenting) return words.why.notOnTheWall;
      if (game) return words.play.leaveFirst;
      if (!explained()) return words.why.ofWhat;
      return selectedItems(editor()).nodes.some((id) => isHidden(hidden, id))
        ? words.answerHidden
        : undefined;
    },
    run() {
      const section = explained();
      if (!section) return;
      // The section must be rendered before its heading can take the focus, from where Tab leads on to the reasons.
      flushSync(() => openSection(section));
      const heading = document.getElementById(`section-${section}`);
      if (!heading) return void toast(words.why.nothing, { kind: 'why' });
      heading.focus({ preventScroll: true });
      keepAtTop(heading);
    },
  },
];

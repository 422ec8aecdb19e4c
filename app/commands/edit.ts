/** Undo and redo, selecting, and moving the focus. */

import { edgeKey } from '../../engine/document/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { findDocumentation } from '../help/documentation-site.ts';
import { stopPresenting } from '../present/presenting.ts';
import { editorRelease } from '../release.ts';
import { openDialog } from '../store/chrome.ts';
import { redo, undo } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import { choosePiece } from '../store/play.ts';
import { closeQuiz } from '../store/quiz.ts';
import { beginFilling, clearSelection, endNaming, hideCodes, select, setFocus } from '../store/showing.ts';
import { isPlaying, mayTakeBack, takeBack } from '../walkthrough/playing.ts';
import { giveUp } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import { copyByCommand, cutByCommand, duplicate, pasteByCommand } from './clipboard.ts';
import type { Command } from './command.ts';

/** Opens the documentation's site beside the editor, or in the editor what there is of it. */
async function openDocumentation(): Promise<void> {
  const site = await findDocumentation();
  // A browser may refuse the window, since the answer came after the click.
  if (site === undefined || !window.open(site, '_blank')) openDialog({ kind: 'documentation' });
}

const needsSelection = (): string | undefined => {
  const { selection, focus } = editor();
  return selection.nodes.size + selection.edges.size === 0 && !focus ? 'Select something first.' : undefined;
};

const citeIt = `How to cite Grundy ${editorRelease.version}…`;

export const editCommands: readonly Command[] = [
  {
    id: 'edit.undo',
    label: 'Undo',
    group: 'edit',
    also: ['back', 'revert'],
    keys: ['$mod+z'],
    unavailable() {
      const { readOnly, past } = editor();
      if (isPlaying()) return mayTakeBack() ? undefined : words.play.noMoves;
      if (readOnly === 'elsewhere') return words.keeping.lookedAt;
      return past.length === 0 ? 'There is nothing to undo.' : undefined;
    },
    run: () => (isPlaying() ? takeBack() : undo()),
  },
  {
    id: 'edit.redo',
    label: 'Redo',
    group: 'edit',
    also: ['forward', 'again'],
    edits: true,
    keys: ['$mod+Shift+z', '$mod+y'],
    unavailable: () => (editor().future.length === 0 ? 'There is nothing to redo.' : undefined),
    run: redo,
  },
  {
    id: 'edit.cut',
    label: 'Cut',
    group: 'edit',
    edits: true,
    keys: ['$mod+x'],
    byBrowser: true,
    unavailable: needsSelection,
    run: cutByCommand,
  },
  {
    id: 'edit.copy',
    label: 'Copy',
    group: 'edit',
    keys: ['$mod+c'],
    byBrowser: true,
    unavailable: needsSelection,
    run: copyByCommand,
  },
  {
    id: 'edit.paste',
    label: 'Paste',
    group: 'edit',
    edits: true,
    keys: ['$mod+v'],
    byBrowser: true,
    run: pasteByCommand,
  },
  {
    id: 'edit.duplicate',
    label: 'Duplicate',
    group: 'edit',
    also: ['copy', 'clone'],
    edits: true,
    keys: ['$mod+d'],
    unavailable: needsSelection,
    run: duplicate,
  },
  {
    id: 'select.all',
    label: 'Select all',
    group: 'select',
    keys: ['$mod+a'],
    unavailable: () => (editor().document.nodes.length === 0 ? words.nothingDrawn : undefined),
    run() {
      const { nodes, edges } = editor().document;
      const drawn = canvas()?.arcsDrawn();
      select(
        nodes.map((node) => node.id),
        // Not all arcs may be drawn yet.
        drawn?.size === edges.length ? drawn.keys() : edges.map(edgeKey),
      );
    },
  },
  {
    id: 'select.none',
    label: 'Close what is open, one thing at a time, and then deselect',
    group: 'select',
    keys: ['Escape'],
    run() {
      const { codes, filling, naming, selection, walkthrough, chosenPiece, presenting, quiz } = editor();
      if (naming) endNaming();
      else if (codes) hideCodes();
      else if (filling) beginFilling(undefined);
      else if (walkthrough && chosenPiece !== undefined) choosePiece(undefined);
      else if (quiz) closeQuiz();
      else if (walkthrough) giveUp();
      else if (presenting) stopPresenting();
      else if (selection.nodes.size + selection.edges.size > 0) clearSelection();
      else setFocus(undefined);
    },
  },
  {
    id: 'focus.canvas',
    label: 'Back to the drawing, from a panel or a bar',
    group: 'select',
    also: ['leave', 'canvas'],
    keys: ['Escape'],
    // Where `select.none` acts, on the drawing and after a click on a button, that has the key.
    everywhere: true,
    run: () => canvas()?.focus(),
  },
  {
    id: 'select.find',
    label: 'Find by name or value',
    group: 'select',
    also: ['search', 'look for'],
    keys: ['$mod+f'],
    everywhere: true,
    run: () => openDialog({ kind: 'find' }),
  },
  {
    id: 'help.palette',
    label: words.palette,
    group: 'help',
    also: ['search', 'actions', 'find a command'],
    keys: ['$mod+k', '$mod+/'],
    everywhere: true,
    run: () => openDialog({ kind: 'palette' }),
  },
  {
    id: 'help.documentation',
    label: words.help.documentation,
    group: 'help',
    also: ['help', 'manual', 'docs', 'tutorial', 'learn', 'what is'],
    run: openDocumentation,
  },
  {
    id: 'help.keys',
    label: 'Keys',
    group: 'help',
    also: ['help', 'shortcuts', 'keyboard', 'hotkeys', 'how to'],
    keys: ['?'],
    unlessTyping: true,
    run: () => openDialog({ kind: 'keys' }),
  },
  {
    id: 'help.cite',
    label: citeIt,
    group: 'help',
    also: ['citation', 'bibtex', 'reference', 'bibliography', 'version', 'about', 'source'],
    run: () => openDialog({ kind: 'cite' }),
  },
  {
    id: 'help.messages',
    label: 'Go to the messages',
    group: 'help',
    keys: ['F6'],
    everywhere: true,
    run() {
      const messages = document.getElementById('toasts');
      const inside = messages?.querySelector('button');
      if (messages?.contains(document.activeElement)) canvas()?.focus();
      else (inside ?? messages)?.focus();
    },
  },
];

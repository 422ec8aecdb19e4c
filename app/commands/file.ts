/**
 * Commands for whole drawings. None of them overwrites another drawing: an opened file becomes a new drawing,
 * and the one that was open stays.
 */
import { emptyDocument } from '../../engine/document/index.ts';
import { canRepeat, repeatExport } from '../export/deliver.ts';

import { addressToShare } from '../export/shared-link.ts';

import { canKeepInFile, isKeptInFile, keepInFile, saveKeptFile, stopKeepingInFile } from '../files/disk.ts';
import { openAsNew, reopenPrevious } from '../files/drawings.ts';
import { editHere, makeCopy } from '../files/elsewhere.ts';
import { openFromFile } from '../files/open.ts';
import { saveToFile } from '../files/save.ts';
import { goBack } from '../files/way-back.ts';
import { openDialog } from '../store/chrome.ts';

import { editor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { isOnBoard, subjectOf } from '../store/subject.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const notElsewhere = (): string | undefined =>
  editor().readOnly === 'elsewhere' ? undefined : 'This tab already edits the drawing.';

const needsNodes = (): string | undefined => {
  const { document } = editor();
  return subjectOf(document).isEmpty(document) ? words.nothingDrawn : undefined;
};

export const fileCommands: readonly Command[] = [
  {
    id: 'file.new',
    label: 'New drawing',
    group: 'file',
    also: ['create', 'blank', 'empty'],
    run: () => openAsNew(emptyDocument),
  },
  {
    id: 'file.open',
    label: 'Open a file…',
    group: 'file',
    also: ['load', 'import'],
    keys: ['$mod+o'],
    everywhere: true,
    run: openFromFile,
  },
  {
    id: 'file.save',
    label: 'Save to a file',
    group: 'file',
    also: ['download', 'write'],
    keys: ['$mod+s'],
    everywhere: true,
    run: () => (isKeptInFile() ? saveKeptFile() : saveToFile(documentToKeep())),
  },
  {
    id: 'file.keep',
    label: 'Save every change to a file…',
    group: 'file',
    unavailable: () => {
      if (editor().readOnly) return words.keeping.lookedAt;
      return canKeepInFile()
        ? undefined
        : 'This browser does not let a page save every change to a file. Choose “Save to a file” after your changes.';
    },
    run: keepInFile,
  },
  {
    id: 'file.keep-no-more',
    label: 'Stop saving every change to the file',
    group: 'file',
    unavailable: () => (isKeptInFile() ? undefined : 'The drawing is saved in this browser only.'),
    run: stopKeepingInFile,
  },
  {
    id: 'file.drawings',
    label: 'Drawings…',
    group: 'file',
    run: () => openDialog({ kind: 'drawings' }),
  },
  {
    id: 'file.edit-here',
    label: 'Edit here',
    group: 'file',
    unavailable: notElsewhere,
    run: editHere,
  },
  {
    id: 'file.copy',
    label: 'Make a copy',
    group: 'file',
    run: makeCopy,
  },
  {
    id: 'file.share',
    label: 'Share…',
    group: 'file',
    also: ['link', 'url', 'qr code', 'send', 'embed'],
    unavailable: needsNodes,
    async run() {
      openDialog({ kind: 'share', address: await addressToShare(false) });
    },
  },
  {
    id: 'file.export',
    label: 'Export…',
    group: 'file',
    also: ['figure', 'picture', 'image', 'svg', 'png', 'pdf', 'tikz', 'latex', 'dot', 'print'],
    keys: ['$mod+e'],
    everywhere: true,
    unavailable: needsNodes,
    run: () => openDialog({ kind: 'export' }),
  },
  {
    id: 'file.export-again',
    label: 'Export again as last time',
    group: 'file',
    keys: ['$mod+Shift+e'],
    everywhere: true,
    unavailable: needsNodes,
    run: async () => (canRepeat() ? await repeatExport() : openDialog({ kind: 'export' })),
  },
  {
    id: 'file.previous',
    label: 'Reopen the previous drawing',
    group: 'file',
    run: reopenPrevious,
  },
  {
    id: 'file.back',
    label: 'Back to what this drawing was made from',
    group: 'file',
    also: ['return', 'previous', 'board', 'source', 'origin'],
    unavailable: () => (editor().from ? undefined : 'This drawing was not made from another one.'),
    run: goBack,
  },
  {
    id: 'file.gallery',
    label: 'Examples…',
    group: 'file',
    also: ['samples', 'gallery', 'demo', 'tutorial', 'learn'],
    run: () => openDialog({ kind: 'gallery' }),
  },
  {
    id: 'file.board',
    label: words.boards.openBoard,
    group: 'file',
    also: ['boards', 'play', 'rulesets', 'game', 'position'],
    run: () => openDialog({ kind: 'boards' }),
  },
  {
    id: 'file.ruleset',
    label: words.ownRules.newRuleset,
    group: 'file',
    also: ['rules', 'invent', 'own', 'make', 'game'],
    run: () => openDialog({ kind: 'new-ruleset' }),
  },
  {
    id: 'file.play-on-drawing',
    label: 'Play on this drawing…',
    group: 'file',
    also: ['board', 'graph', 'kayles', 'geography', 'col', 'snort', 'lights', 'rules', 'game'],
    unavailable: () =>
      isOnBoard(editor()) ? 'A board is open. Open a drawing to play on it.' : needsNodes(),
    run: () => openDialog({ kind: 'play-on-drawing' }),
  },
];

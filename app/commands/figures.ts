/**
 * For each question whose answers are drawn a command that exports them: of the selected nodes, or of the
 * position that a board shows.
 */
import { openDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { drawnEntries, subjectsNow } from '../store/figure-subjects.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

export const figureCommands: readonly Command[] = drawnEntries.map(
  (question): Command => ({
    id: `figure.${question.figure.id}`,
    label: words.figures.export(question.figure),
    group: 'file',
    also: [question.figure.several, 'figure', 'svg', 'pdf', 'tikz'],
    unavailable() {
      const { subjects, secret, more } = subjectsNow(editor(), question);
      if (subjects.length > 0) return undefined;
      return words.figures.leftOut(question.figure, secret, more) || words.figures.nothing(question.figure);
    },
    run: () => openDialog({ kind: 'export-answers', question: question.id }),
  }),
);

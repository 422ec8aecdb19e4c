/** What a text of rules becomes when something else than its letters changes the rules. Linear. */
import type { RulesOnDrawing } from './drawing-rules.ts';
import { linesOfRules } from './print-rules.ts';
import { splitLines } from './split-lines.ts';
import type { RulesOnCells } from './written-rules.ts';

const heads = {
  cells: /^[\s\u200b\ufeff]*(name|board|pieces?|never\s+ends|falls\s+apart\s+at)(?![\p{L}\p{N}])/iu,
  // On a drawing nothing is read of where a board falls apart: that line stays as it is.
  drawing: /^[\s\u200b\ufeff]*(name|board|pieces?|never\s+ends)(?![\p{L}\p{N}])/iu,
} as const;

/**
 * The text of rules on cells, or on a drawing, that were changed as data, from the text that was read and
 * what was read of it. A part that is the same object as before keeps its line letter by letter, with what is
 * wrong in it; lines of which nothing was read come last.
 */
export function textOfChange<Rules extends RulesOnCells | RulesOnDrawing>(
  text: string,
  before: Rules,
  after: Rules,
): string {
  const lines = splitLines(text);
  const lineOf = new Map<unknown, number>(partsWithLines(before).map((part) => [part, part.at.line]));
  if (before.pieces.length > 0) lineOf.set(before.pieces, before.pieces[0].at.line);
  const written = linesOfRules(after).map(({ text: printed, part }) => {
    const line = lineOf.get(part);
    return line === undefined ? printed : lines[line - 1].trim();
  });
  const read = new Set(lineOf.values());
  const head = before.board === 'drawing' ? heads.drawing : heads.cells;
  const unread = lines.filter((line, i) => !read.has(i + 1) && line.trim() !== '' && !head.test(line));
  return `${[...written, ...unread].join('\n')}\n`;
}

function partsWithLines(rules: RulesOnCells | RulesOnDrawing) {
  if (rules.board === 'drawing') return rules.rules;
  return [...rules.rules, ...rules.over, ...(rules.fallsApart ? [rules.fallsApart] : [])];
}

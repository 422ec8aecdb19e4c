/** What a text of rules becomes when something else than its letters changes the rules. Linear. */

import { linesOfRules } from './print-rules.ts';
import { splitLines } from './split-lines.ts';
import type { RulesOnCells } from './written-rules.ts';

const heads = /^[\s\u200b\ufeff]*(name|board|pieces?|never\s+ends|falls\s+apart\s+at)(?![\p{L}\p{N}])/iu;

/**
 * The text of rules on cells that were changed as data, from the text that was read and what was read of it. A part that is the same object as before
 * keeps its line letter by letter, with what is wrong in it; lines of which nothing was read come last.
 */
export function textOfChange(text: string, before: RulesOnCells, after: RulesOnCells): string {
  const lines = splitLines(text);
  const parts = [...before.rules, ...before.over, ...(before.fallsApart ? [before.fallsApart] : [])];
  const lineOf = new Map<unknown, number>(parts.map((part) => [part, part.at.line]));
  if (before.pieces.length > 0) lineOf.set(before.pieces, before.pieces[0].at.line);
  const written = linesOfRules(after).map(({ text: printed, part }) => {
    const line = lineOf.get(part);
    return line === undefined ? printed : lines[line - 1].trim();
  });
  const read = new Set(lineOf.values());
  const unread = lines.filter((line, i) => !read.has(i + 1) && line.trim() !== '' && !heads.test(line));
  return `${[...written, ...unread].join('\n')}\n`;
}

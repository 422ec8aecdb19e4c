/**
 * What a text asks for in a first line of comment where it could be read in two ways: `# graph`,
 * `# matrix game`, and of DOT `// without colours`. The other way is offered beside the drawing, by the same
 * line.
 */

export type AskedReading = 'graph' | 'matrix game' | 'with colours' | 'without colours';

const firstLine =
  /^(\s*)(?:#|\/\/|%+)[ \t]*(?:(graph|matrix game)|(with|without) colou?rs)[ \t]*(?=[\r\n]|$)/i;

/** The text without the line, and what the line asks for. Lines keep their numbers. */
export function askedIn(text: string): { readonly text: string; readonly asked: AskedReading | undefined } {
  const [whole = '', blank = '', form, colours] = firstLine.exec(text.slice(0, 500)) ?? [];
  const asked = (form ?? (colours && `${colours} colours`))?.toLowerCase() as AskedReading | undefined;
  return { text: asked ? blank + text.slice(whole.length) : text, asked };
}

/** The line that asks for a reading. */
export const lineAskingFor = (asked: AskedReading): string =>
  asked.endsWith('colours') ? `// ${asked}` : `# ${asked}`;

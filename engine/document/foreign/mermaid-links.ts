/** Links of Mermaid's flowcharts: `-->`, `-.->`, `==>` of any length, with or without a text on them. */

export type Link = {
  readonly length: number;
  readonly text: string;
  /** Where the link has heads. A link without heads is no move. */
  readonly heads: 'end' | 'begin' | 'both' | 'none';
  /** `~~~` keeps two nodes apart in the layout and draws no line. */
  readonly unseen: boolean;
};

const whole = /([<xo](?=[-=]))?(-{2,}|={2,}|-\.+-|~{3,})([>]|[xo](?![\p{L}\p{N}_-]))?/uy;
const begun = /([<xo](?=[-=]))?(--|==|-\.)(?![-=.>])/y;
const ended = /(?:-{2,}|={2,}|\.+-)([>xo])?/g;
const label = /\s*\|\s*(?:"([^"]*)"|([^|\n]*))\s*\|/y;
/** The longest text that a link may have, in characters. */
const longest = 2000;

/** The link that begins at this offset; undefined where none does. */
export function linkAt(text: string, at: number): Link | undefined {
  const match = (pattern: RegExp, from = at): RegExpExecArray | null => {
    pattern.lastIndex = from;
    return pattern.exec(text);
  };
  const found = match(whole);
  // Two dashes without a head open a text, and the link continues after it: -- text -->
  if (found && (found[3] !== undefined || found[2].length > 2)) {
    const named = match(label, at + found[0].length);
    return {
      length: found[0].length + (named?.[0].length ?? 0),
      text: (named?.[1] ?? named?.[2] ?? '').trim(),
      heads: headsOf(found[1], found[3]),
      unseen: found[2].startsWith('~'),
    };
  }
  const first = match(begun);
  if (!first) return undefined;
  const start = at + first[0].length;
  const line = text.slice(start, start + longest).split('\n', 1)[0];
  ended.lastIndex = 0;
  const end = ended.exec(line);
  if (!end) return undefined;
  const said = line
    .slice(0, end.index)
    .trim()
    .replace(/^"([^"]*)"$/, '$1');
  return {
    length: first[0].length + end.index + end[0].length,
    text: said,
    heads: headsOf(first[1], end[1]),
    unseen: false,
  };
}

function headsOf(begin: string | undefined, end: string | undefined): Link['heads'] {
  if (begin && end) return 'both';
  return end ? 'end' : begin ? 'begin' : 'none';
}

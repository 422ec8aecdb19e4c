/**
 * Reads Mermaid's flowcharts: `graph TD; A-->B`, nodes with texts in brackets of any shape, links of any kind
 * with a head, chains and `&`. A text on a link that says L, R, Left, Right or a player's colour names the
 * player; `style A fill:#ccc` makes a node gray. Subgraphs are flattened; classes, directions and clicks are
 * ignored. Cost: O(length + arcs).
 */
import { type Result, refused } from '../../result.ts';
import { isGray } from '../dot/colours.ts';
import { unescapeXml } from '../reading/entities.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import { beginGraph, type ForeignRead, tooManyArcs } from './gather.ts';

/** What may come before a diagram: a Markdown fence, a YAML head, comments. */
export const beforeMermaid = String.raw`^(?:\s*${'```'}(?:mermaid)?[ \t]*\r?\n)?(?:\s*---[ \t]*\r?\n[\s\S]*?\n[ \t]*---[ \t]*\r?\n)?(?:\s|%%[^\n]*\n)*`;

const heading = new RegExp(
  String.raw`${beforeMermaid}(?:graph|flowchart)(?:-elk)?(?:[ \t]+(?:TB|TD|BT|RL|LR|[<>^v]))?[ \t]*(?=[;\r\n%]|$)`,
);

/** Whether a text begins as a Mermaid flowchart does. */
export function isMermaid(text: string): boolean {
  const begin = text.slice(0, 5000).replace(/^\ufeff/, '');
  const found = heading.exec(begin)?.[0];
  if (found === undefined) return false;
  return /(?:TB|TD|BT|RL|LR|[<>^v])[ \t]*$/.test(found) || /--|==|-\./.test(text);
}

const blank = /(?:[\s;]|%%[^\n]*|```[^\n]*)+/y;
const inLine = /[ \t]*/y;
const anyBlank = /\s*/y;
/** Statements that say nothing about the graph itself. */
const passedOver =
  /(?:subgraph|direction(?=[ \t]+[TBLR])|classDef|class|click|linkStyle|accTitle|accDescr)\b[^\n;]*|end\b(?=\s*(?:[;\n]|$))/y;
const styling = /style[ \t]+([^\s]+)[ \t]+([^\n;]*)/y;
const id = /[\p{L}\p{N}_](?:[\p{L}\p{N}_.\p{M}]|-(?=[\p{L}\p{N}_]))*/uy;
const shaped = /@\{([^{}]{0,2000})\}/y;
/** The id of a link, before the link. */
const linkId = /([\p{L}\p{N}_-]+)@(?=[<xo]?(?:--|==|-\.|~~~))/uy;
/** The attributes of a link that has an id. */
const ofLink = /([\p{L}\p{N}_-]+)@\{[^{}]{0,2000}\}/uy;
const classed = /:::[\p{L}\p{N}_-]+/uy;
const ampersand = /[ \t]*&\s*/y;
const opening = /\(\(\(|\(\(|\(\[|\(|\[\[|\[\(|\[\/|\[\\|\[|\{\{|\{|>/y;
const closings: Readonly<Record<string, readonly string[]>> = {
  ...{ '(((': [')))'], '((': ['))'], '([': ['])'], '(': [')'], '[[': [']]'], '[(': [')]'], '[': [']'] },
  ...{ '[/': ['/]', '\\]'], '[\\': ['\\]', '/]'], '{{': ['}}'], '{': ['}'], '>': [']'] },
};
/** The longest text of a node, in characters. */
const longest = 5000;
/** Problems beyond this number are not listed one by one. */
const mostWrong = 200;

/** Removes tags, Font Awesome icons, entities and Markdown's backquotes from a text. */
export const plainText = (text: string): string =>
  unescapeXml(text.replace(/<[^<>]*>/g, ' ').replace(/#(\w+);/g, '&$1;'))
    .replace(/\bfa[bklrs]?:fa-[\w-]+/g, ' ')
    .replace(/^`|`$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const unread =
  'Grundy did not read the texts on links, except those that say whose move it is, such as L or R.';

/** Reads a flowchart; refused with every problem by its line. */
export function readMermaid(whole: string): Result<ForeignRead> {
  const text = whole.replace(/^\ufeff/, '');
  const graph = beginGraph(unread);
  const placeOf = lineAndColumn(text);
  let at = heading.exec(text.slice(0, 5000))?.[0].length ?? 0;
  let wrong = 0;
  const linkIds = new Set<string>();
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const skip = (pattern: RegExp): boolean => {
    const found = match(pattern);
    if (!found) return false;
    at += found[0].length;
    return true;
  };
  /** Records a problem and continues with the next line. */
  const stop = (says: string, place = at): undefined => {
    graph.wrong(placeOf(place), says);
    wrong++;
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end;
  };

  function readShape(): string | undefined {
    const opened = match(opening);
    if (!opened) return undefined;
    const start = at + opened[0].length;
    const inside = text.slice(start, start + longest);
    const quote = /^\s*"([^"]*)"\s*/.exec(inside);
    const from = quote?.[0].length ?? 0;
    const ends = closings[opened[0]].flatMap((sign) => {
      const end = inside.indexOf(sign, from);
      return end < 0 ? [] : [{ end, length: sign.length }];
    });
    if (ends.length === 0) {
      return stop(`the bracket ${opened[0]} is not closed; write ${closings[opened[0]][0]} at its end`);
    }
    const { end, length } = ends.reduce((nearest, each) => (each.end < nearest.end ? each : nearest));
    at = start + end + length;
    return quote ? quote[1] : inside.slice(0, end);
  }

  function readNode(): string | undefined {
    const called = match(id)?.[0];
    if (called === undefined) return stop('a node is missing before this');
    at += called.length;
    const before = wrong;
    const written = match(shaped);
    if (written) at += written[0].length;
    const labelled = written && /\blabel\s*:\s*(?:"([^"]*)"|([^,]*))/.exec(written[1]);
    const said = labelled ? (labelled[1] ?? labelled[2]) : written ? undefined : readShape();
    if (wrong > before) return undefined;
    skip(classed);
    const node = graph.node(called);
    const name = said === undefined ? '' : plainText(said);
    if (name !== '' && name !== called) node.name = name;
    return called;
  }

  function readGroup(): readonly string[] | undefined {
    const words: string[] = [];
    do {
      const word = readNode();
      if (word === undefined) return undefined;
      words.push(word);
    } while (skip(ampersand));
    return words;
  }

  function readStatement(): undefined {
    let ends = readGroup();
    while (ends) {
      skip(inLine);
      const called = match(linkId);
      if (called) {
        linkIds.add(called[1]);
        at += called[0].length;
      }
      const link = linkAt(text, at);
      if (!link) {
        if (!/[\s;%]/.test(text[at] ?? ';')) stop('a link such as --> is missing before this');
        return undefined;
      }
      if (link.heads === 'none' && !link.unseen) {
        return stop('this link has no direction, and moves have one; write -->');
      }
      const place = at;
      at += link.length;
      skip(anyBlank);
      const next = readGroup();
      if (!next) return undefined;
      if (link.unseen) {
        ends = next;
        continue;
      }
      const ways = link.heads === 'both' ? [true, false] : [link.heads === 'end'];
      for (const ahead of ways) {
        for (const a of ends) {
          for (const b of next) {
            if (!graph.labelled(ahead ? a : b, ahead ? b : a, link.text)) {
              wrong = mostWrong;
              return stop(tooManyArcs(), place);
            }
          }
        }
      }
      ends = next;
    }
    return undefined;
  }

  while (at < text.length && wrong < mostWrong) {
    if (skip(blank) || skip(passedOver)) continue;
    const described = match(ofLink);
    if (described && linkIds.has(described[1])) {
      at += described[0].length;
      continue;
    }
    const style = match(styling);
    if (style) {
      at += style[0].length;
      const fill = /\bfill\s*:\s*([^,;]+)/.exec(style[2])?.[1].trim();
      if (fill && isGray(fill)) for (const word of style[1].split(',')) graph.node(word).gray = true;
      continue;
    }
    readStatement();
  }
  const read = graph.done();
  return !read.ok && graph.count() === 0 && wrong === 0
    ? refused([{ place: placeOf(0), says: 'this flowchart has no node; write moves, as A --> B' }])
    : read;
}

/** `-->`, `-.->`, `==>` of any length, with or without a text on them. */
type Link = {
  readonly length: number;
  readonly text: string;
  /** Where the link has heads. A link without heads is not a move. */
  readonly heads: 'end' | 'begin' | 'both' | 'none';
  /** `~~~` keeps two nodes apart in the layout and draws no line. */
  readonly unseen: boolean;
};

const wholeLink = /([<xo](?=[-=]))?(-{2,}|={2,}|-\.+-|~{3,})([>]|[xo](?![\p{L}\p{N}_-]))?/uy;
const begunLink = /([<xo](?=[-=]))?(--|==|-\.)(?![-=.>])/y;
const endOfLink = /(?:-{2,}|={2,}|\.+-)([>xo])?/g;
const linkLabel = /\s*\|\s*(?:"([^"]*)"|([^|\n]*))\s*\|/y;
/** The longest text that a link may have, in characters. */
const longestOnLink = 2000;

/** The link that begins at this offset; undefined where none does. */
function linkAt(text: string, at: number): Link | undefined {
  const match = (pattern: RegExp, from = at): RegExpExecArray | null => {
    pattern.lastIndex = from;
    return pattern.exec(text);
  };
  const found = match(wholeLink);
  // Two dashes without a head open a text, and the link continues after it: -- text -->
  if (found && (found[3] !== undefined || found[2].length > 2)) {
    const named = match(linkLabel, at + found[0].length);
    return {
      length: found[0].length + (named?.[0].length ?? 0),
      text: (named?.[1] ?? named?.[2] ?? '').trim(),
      heads: headsOf(found[1], found[3]),
      unseen: found[2].startsWith('~'),
    };
  }
  const first = match(begunLink);
  if (!first) return undefined;
  const start = at + first[0].length;
  const line = text.slice(start, start + longestOnLink).split('\n', 1)[0];
  endOfLink.lastIndex = 0;
  const end = endOfLink.exec(line);
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

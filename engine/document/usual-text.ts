/**
 * One step before every reader of texts: it gives the text in one spelling and with the signs of the
 * keyboard, and notes about what it changed. Word processors write curly quotation marks and – for --,
 * Chinese and Japanese keyboards write signs of full width, chats write fences of three backticks, and people
 * write arrows such as =>. Texts in quotation marks and notes keep their signs, and Grundy's own files keep
 * all they have. Cost: linear in the text.
 */
import type { Problem } from '../result.ts';
import {
  asItIs,
  inOneSpelling,
  keyboardSign,
  keyboardSigns,
  type Replacement,
  type SpelledText,
  type Tell,
  withReplaced,
} from '../spelling.ts';
import { arrowLike, hasArrow } from './arrow-signs.ts';
import { isDot } from './dot/read.ts';
import { columnsOf } from './foreign/columns.ts';
import { isGml } from './foreign/gml.ts';
import { isMermaid } from './foreign/mermaid.ts';
import { isStateDiagram } from './foreign/mermaid-states.ts';
import { isPython } from './foreign/python.ts';
import { lineAndColumn } from './reading/line-and-column.ts';

export type UsualText = {
  readonly text: string;
  /** Sentences that say what was read otherwise than it is written. */
  readonly notes: readonly string[];
  /** A problem of the text that is read, named by its place in the text that was written. */
  readonly asWritten: (problem: Problem) => Problem;
};

const unchanged = (text: string): UsualText => ({ text, notes: [], asWritten: (problem) => problem });

/** Whether any character or sign of a text may be read as another. */
const isOdd = /[\u0080-\uffff]|```|~~~|=>|-->|-&gt;|^[ \t]*(?:[-*+]|\d+[.)])[ \t]/m;

/**
 * Grundy's own files, and the Cytoscape JSON and DOT that it writes, are read as they are. The data
 * of a network is written by networkx as pairs, with a comma in place of the colon.
 */
const isOwnFile = (text: string): boolean =>
  (/^\s*\{/.test(text) && /"format"\s*:\s*"grundy|"grundy"\s*(?::|,)\s*\{\s*"version"\s*:/.test(text)) ||
  (/\bgrundy=1\b/.test(text.slice(0, 5000)) && isDot(text));

/** The text as every reader of it takes it. */
export function usualText(text: string): UsualText {
  if (!isOdd.test(text)) return unchanged(text);
  const changes = beginTelling();
  const { tell } = changes;
  let now = outOfFence(asItIs(text), tell);
  if (!isOwnFile(now.text)) {
    now = inOneSpelling(now, tell);
    const isAsItIs = /^\s*</.test(now.text) || isMermaid(now.text) || isStateDiagram(now.text);
    if (!isAsItIs) now = withUsualSigns(now, tell);
  }
  return now.text === text
    ? unchanged(text)
    : { text: now.text, notes: changes.notes(), asWritten: placed(text, now) };
}

/**
 * What of a text is read: what its first fence holds. Lines beside it are empty, so that all others keep
 * their numbers.
 */
function outOfFence(whole: SpelledText, tell: Telling): SpelledText {
  const fences = [...whole.text.matchAll(/^[ \t]*(?:```|~~~).*$/gm)];
  if (fences.length === 0) return whole;
  const [first, last] = fences;
  const end = last ? last.index : whole.text.length;
  const changes: Replacement[] = [];
  for (const { 0: line, index } of whole.text.matchAll(/[^\r\n]+/g)) {
    const isInside = index > first.index && index < end;
    if (isInside) continue;
    const isFence = index === first.index || index === last?.index;
    if (!isFence && line.trim() !== '') tell('fence', '', '');
    changes.push({ from: index, to: index + line.length, by: '' });
  }
  return withReplaced(whole, changes);
}

const quotedOrNote = String.raw`"(?:[^"\\\r\n]|\\[^\r\n])*"?|#[^\r\n]*`;
const inSingleQuotes = String.raw`|'(?:[^'\\\r\n]|\\[^\r\n])*'?`;
const curly = String.raw`|[“”„‟][^“”„‟"\r\n]*[“”‟"]?`;
const single = '|[‘’‚‛]';

function withUsualSigns(before: SpelledText, tell: Telling): SpelledText {
  const isData = isPython(straightened(before.text));
  const pattern = new RegExp(
    `${quotedOrNote}${isData ? inSingleQuotes + single : ''}${curly}|${keyboardSigns.source}`,
    'g',
  );
  const plain = withReplaced(before, signsIn(before.text, pattern, tell));
  if (isData || !mayBeList(plain.text)) return plain;
  const drawn = withReplaced(plain, arrowsIn(plain.text, tell));
  return hasArrow(drawn.text) ? withReplaced(drawn, bulletsIn(drawn.text, tell)) : drawn;
}

const straightened = (text: string): string =>
  text
    .slice(0, 2000)
    .replace(/[“”„‟]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replace(new RegExp(keyboardSigns, 'g'), keyboardSign);

function signsIn(text: string, pattern: RegExp, tell: Telling): readonly Replacement[] {
  const changes: Replacement[] = [];
  const change = (at: number, by: string): void => {
    tell('sign', text[at], by);
    changes.push({ from: at, to: at + 1, by });
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (/^[“”„‟]/.test(found)) {
      change(index, '"');
      const last = index + found.length - 1;
      if (last > index && /[“”‟]/.test(text[last])) change(last, '"');
    } else if (/^[‘’‚‛]/.test(found)) change(index, "'");
    else if (keyboardSigns.test(found[0])) change(index, keyboardSign(found));
  }
  return changes;
}

/** Whether a text may be a list of moves: other forms have arrows and dashes of their own. */
const mayBeList = (text: string): boolean =>
  !/^\s*[<{[(\\]/.test(text) && !isDot(text) && !isGml(text) && (hasArrow(text) || !columnsOf(text));

function arrowsIn(text: string, tell: Telling): readonly Replacement[] {
  const changes: Replacement[] = [];
  for (const { 0: found, index } of text.matchAll(new RegExp(`${quotedOrNote}|${arrowLike}`, 'g'))) {
    if (/^["#]/.test(found)) continue;
    tell('arrow', found, '->');
    changes.push({ from: index, to: index + found.length, by: '->' });
  }
  return changes;
}

/**
 * The bullet or number before the moves of a line in a list; a sign that begins an arrow or ends a name is
 * not a bullet.
 */
const bullet = /^[ \t]*(?:[-–—*+•‣◦▪·]|\d{1,4}[.)])[ \t]+(?=[^\s,;)])(?!->|→|⟶)/;

/** Bullets and numbers, of lines with an arrow, and of all where every line has one. */
function bulletsIn(text: string, tell: Telling): readonly Replacement[] {
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(({ 0: line }) => !/^\s*(?:#|$)/.test(line));
  const every = lines.every(({ 0: line }) => bullet.test(line));
  return lines.flatMap(({ 0: line, index }) => {
    const found = bullet.exec(line)?.[0];
    if (found === undefined || !(every || hasArrow(line))) return [];
    tell('bullet', found, '');
    return [{ from: index, to: index + found.length, by: '' }];
  });
}

type Way = Parameters<Tell>[0] | 'fence' | 'bullet';
type Telling = (way: Way, from: string, to: string) => void;

/** In a note. */
const mostShown = 6;

const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const listOf = (said: Iterable<string>, between = ', '): string => {
  const all = [...said];
  return `${all.slice(0, mostShown).join(between)}${all.length > mostShown ? ' …' : ''}`;
};

/** Collects what was changed, and says it. */
function beginTelling() {
  const seen = new Map<Way, Map<string, string>>();
  const counts = new Map<Way, number>();
  const tell: Telling = (way, from, to) => {
    const known = seen.get(way) ?? new Map<string, string>();
    if (known.size <= mostShown) known.set(from, to);
    seen.set(way, known);
    counts.set(way, (counts.get(way) ?? 0) + 1);
  };
  const pairs = (way: Way): string =>
    listOf(
      [...(seen.get(way) ?? [])].map(([from, to]) => `${from} as ${to}`),
      '; ',
    );
  const sentences: readonly (readonly [Way, () => string])[] = [
    [
      'fence',
      () => 'Grundy read what is between the lines of three backticks, and not the text around them.',
    ],
    [
      'invisible',
      () => {
        const count = counts.get('invisible') ?? 0;
        const what = count === 1 ? 'an invisible character' : `${count} invisible characters`;
        return `Grundy left out ${what}: ${listOf([...(seen.get('invisible')?.keys() ?? [])].map(codeOf))}.`;
      },
    ],
    [
      'joined',
      () => `Grundy joined letters with their accents: ${listOf(seen.get('joined')?.values() ?? [])}.`,
    ],
    ['wide', () => `Grundy read letters and figures of full width as the usual ones: ${pairs('wide')}.`],
    ['sign', () => `Grundy read ${pairs('sign')}.`],
    ['arrow', () => `Grundy read ${pairs('arrow')}.`],
    ['bullet', () => 'Grundy left out the bullets or numbers before the lines.'],
  ];
  return {
    tell,
    notes: (): readonly string[] => sentences.flatMap(([way, says]) => (seen.has(way) ? [says()] : [])),
  };
}

/** Gives problems the places that they have in the text that was written. */
function placed(written: string, { text, originalAt }: SpelledText): UsualText['asWritten'] {
  const placeIn = lineAndColumn(written);
  const ends = lineEnds(text);
  const asBefore = (line: number, column: number): string =>
    placeIn(originalAt(Math.min(text.length, (ends[line - 2] ?? 0) + column - 1)));
  return ({ place, says }) => {
    const [, line, , column = '1'] = /^line (\d+)(, column (\d+))?$/.exec(place) ?? [];
    if (line !== undefined) {
      const before = asBefore(Number(line), Number(column));
      return { place: place.includes(',') ? before : before.replace(/,.*/, ''), says };
    }
    const [, character] = /^character (\d+)$/.exec(place) ?? [];
    return character === undefined
      ? { place, says }
      : { place: `character ${originalAt(Number(character) - 1) + 1}`, says };
  };
}

/** Where each line but the last ends, its line end included. */
const lineEnds = (text: string): readonly number[] =>
  Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length);

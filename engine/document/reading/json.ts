/**
 * Parses JSON; a text that is not JSON is refused with the line and column where parsing stopped. Cost:
 * O(length).
 */

import type { Arcs } from '../../graph/game-graph.ts';
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import { lineAndColumn } from './line-and-column.ts';
import { type SetAside, setNumberListsAside, type Units, unitsOfText } from './number-lists.ts';
import { type ListsOfPairs, type Pieces, setPairsAside } from './pair-rows.ts';

export function parseJson(text: string): Result<unknown> {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (bare.trim() === '') return refused([{ place: 'file', says: 'is empty; give a drawing' }]);
  try {
    return accepted(JSON.parse(bare) as unknown);
  } catch (error) {
    return refused([whatStopped(bare, String((error as Error).message))]);
  }
}

/** The same, but long lists of whole numbers that are members of a given name come as Int32Arrays. */
export function parseJsonOfLists(given: string | Units, numberLists: readonly string[]): Result<unknown> {
  const isText = typeof given === 'string';
  const quick = quickly(isText ? unitsOfText(given) : given, numberLists);
  if (quick !== undefined) return accepted(quick);
  return parseJson(isText ? given : given.text(0, given.units.length));
}

/**
 * The same of a text that comes in pieces, whose long lists of arcs come in rows. Undefined where it must be
 * read whole.
 */
export function parseJsonInPieces(pieces: Pieces, listsOfPairs: ListsOfPairs): unknown {
  return parsedAside<Arcs>(setPairsAside(pieces, listsOfPairs));
}

/**
 * Undefined where nothing would be gained, or the rest is not JSON; then the whole text is parsed, so that
 * the problem is named.
 */
const quickly = (units: Units, numberLists: readonly string[]): unknown =>
  parsedAside<Int32Array>(setNumberListsAside(units, numberLists));

function parsedAside<List>(aside: SetAside<List> | undefined): unknown {
  if (!aside) return undefined;
  const { text, mark, lists } = aside;
  const inPlace = (_: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith(mark) ? lists[Number(value.slice(mark.length))] : value;
  try {
    return JSON.parse(text, inPlace);
  } catch {
    return undefined;
  }
}

/**
 * The place of a syntax error. JavaScript engines report it in different words: an offset, or a line and a
 * column, or nothing.
 */
function whatStopped(text: string, message: string): Problem {
  const offset = /position (\d+)/.exec(message);
  const place = offset ? undefined : /line \d+ column \d+/.exec(message)?.[0];
  if (place) return { place: place.replace(' column', ', column'), says: notJson };
  const stopped = offset ? Number(offset[1]) : (placeOfExcerpt(text, message) ?? text.trimEnd().length);
  const at = Math.min(stopped, text.length);
  const endsEarly = text.slice(at).trim() === '';
  return {
    place: lineAndColumn(text)(at),
    says: endsEarly
      ? 'the file ends too early, so a part of it is missing; save or copy it again, all of it'
      : notJson,
  };
}

/**
 * V8 quotes ten characters on each side of a sign that it did not expect, fewer where the text begins or ends
 * there. Undefined where the message has no such words.
 */
function placeOfExcerpt(text: string, message: string): number | undefined {
  const quoted = /^Unexpected token '(.+?)', (\.{3})?"(.*?)"(?:\.{3})? is not valid JSON$/s.exec(message);
  if (!quoted) return undefined;
  const [, sign, isCut, excerpt] = quoted;
  const begins = text.indexOf(excerpt);
  if (begins < 0) return undefined;
  return begins + (isCut ? quotedBefore : Math.max(0, excerpt.indexOf(sign)));
}

const quotedBefore = 10;

const notJson = 'from here on this is not JSON, the form in which drawings are saved';

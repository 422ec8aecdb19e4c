/** Text to JSON; where it is none, the line and column from which on it cannot be read. Cost: O(length). */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import { lineAndColumn } from './line-and-column.ts';
import { setNumberListsAside } from './number-lists.ts';

/** Long lists of whole numbers that are members of one of the given names come as Int32Arrays. */
export function parseJson(text: string, numberLists: readonly string[] = []): Result<unknown> {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (bare.trim() === '') return refused([{ place: 'file', says: 'it is empty' }]);
  const quick = quickly(bare, numberLists);
  if (quick !== undefined) return accepted(quick);
  try {
    return accepted(JSON.parse(bare) as unknown);
  } catch (error) {
    return refused([whatStopped(bare, String((error as Error).message))]);
  }
}

/** Undefined where nothing is gained, or what is left is no JSON: then the whole text is read, which tells what is wrong. */
function quickly(text: string, numberLists: readonly string[]): unknown {
  const aside = numberLists.length === 0 ? undefined : setNumberListsAside(text, numberLists);
  if (!aside) return undefined;
  const { mark, lists } = aside;
  const inPlace = (_: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith(mark) ? lists[Number(value.slice(mark.length))] : value;
  try {
    return JSON.parse(aside.text, inPlace);
  } catch {
    return undefined;
  }
}

/** JavaScript engines say where they stopped in different words: a position, or a line and a column, or neither. */
function whatStopped(text: string, message: string): Problem {
  const offset = /position (\d+)/.exec(message);
  const place = offset ? undefined : /line \d+ column \d+/.exec(message)?.[0];
  if (place) return { place: place.replace(' column', ', column'), says: notJson };
  const at = Math.min(offset ? Number(offset[1]) : text.trimEnd().length, text.length);
  const endsEarly = text.slice(at).trim() === '';
  return {
    place: lineAndColumn(text)(at),
    says: endsEarly ? 'the file ends too early: a part of it is missing' : notJson,
  };
}

const notJson = 'from here on this is not JSON, the form in which drawings are saved';

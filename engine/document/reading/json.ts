/** Text to JSON; where it is none, the line and column from which on it cannot be read. Cost: O(length). */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import { lineAndColumn } from './line-and-column.ts';

export function parseJson(text: string): Result<unknown> {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (bare.trim() === '') return refused([{ place: 'file', says: 'it is empty' }]);
  try {
    return accepted(JSON.parse(bare) as unknown);
  } catch (error) {
    return refused([whatStopped(bare, String((error as Error).message))]);
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

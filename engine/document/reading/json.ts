/** Text to JSON; where it is none, the line and column from which on it cannot be read. Cost: O(length). */
import { accepted, type Problem, type Result, refused } from '../../result.ts';

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
  const place = /position (\d+)/.exec(message);
  const line = /line (\d+) column (\d+)/.exec(message);
  if (place) return at(text, Math.min(Number(place[1]), text.length));
  if (line) return said(Number(line[1]), Number(line[2]));
  return at(text, text.trimEnd().length);
}

function at(text: string, position: number): Problem {
  const before = text.slice(0, position);
  if (text.slice(position).trim() === '') {
    const { place } = said(before.split('\n').length, before.length - before.lastIndexOf('\n'));
    return { place, says: 'the file ends too early: a part of it is missing' };
  }
  return said(before.split('\n').length, before.length - before.lastIndexOf('\n'));
}

const said = (line: number, column: number): Problem => ({
  place: `line ${line}, column ${column}`,
  says: 'from here on this is not JSON, the form in which drawings are saved',
});

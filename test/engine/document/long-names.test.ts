/**
 * A name of a million letters is refused with its bound and its place, in any form; deep nesting is as well.
 */
import { describe, expect, test } from 'vitest';
import { emptyDocument, mostLetters } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { setName } from '../../../engine/document/edits/nodes.ts';
import { readAnyText, readDocument, writeDocument } from '../../../engine/document/index.ts';
import { writeTerse } from '../../../engine/document/links/index.ts';
import { readTerse } from '../../../engine/document/links/read.ts';
import { parseGame } from '../../../engine/values/notation/parse.ts';
import { parseScoring } from '../../../engine/values/scoring-parse.ts';

const long = 'x'.repeat(1_000_000);
const file = (nodes: string, title = ''): string =>
  `{"format":"grundy","version":1,"title":"${title}","nodes":${nodes},"edges":[]}`;

describe('a name that no figure can show', () => {
  test.each([
    ['an id in a file', file(`[{"id":"${long}"}]`), 'nodes[0].id'],
    ['a name in a file', file(`[{"id":"a","name":"${long}"}]`), 'nodes[0].name'],
    ['a title', file('[{"id":"a"}]', long), 'title'],
    ['a word of an edge list', `a -> b\nb -> ${long}`, 'line 2, column 6'],
    ['a word in quotation marks', `"${long}" -> b`, 'line 1, column 1'],
    ['an id in DOT', `digraph { a -> ${long} }`, 'line 1, column 16'],
    ['a label in DOT', `digraph { a [label="${long}"] }`, 'line 1, column 20'],
    ['a word of a table', `a,b\nb,${long}\n`, 'node 3, xxxxxxxxxxxxxxxxxxxx…'],
  ])('is refused by its place and bound: %s', (_, text, place) => {
    const read = readAnyText(text);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.problems.map((each) => each.place)).toContain(place);
    expect(read.problems.map(({ says }) => says).join()).toMatch(
      /1,000,\d{3} letters; a name has at most 10,000/,
    );
  });

  test('is refused in a link', () => {
    const node = { id: 'a', x: 0, y: 0, gray: false, name: long };
    expect(readTerse(writeTerse({ ...emptyDocument, nodes: [node] }))).toMatchObject({
      ok: false,
      problems: [{ says: expect.stringContaining('1,000,000 letters') }],
    });
  });

  test('is cut where it is typed, so that what is saved can be opened', () => {
    const list = mergeEdgeList(emptyDocument, 'a -> b');
    if (!list.ok) throw new Error('a list was refused');
    const named = setName(list.value, 'a', long);
    expect(named.nodes[0].name).toHaveLength(mostLetters);
    expect(readDocument(writeDocument(named)).ok).toBe(true);
  });
});

// The text is longer than the 125,000 or so arguments that a call can have: a list of that length that is
// spread into a call overflows the stack.
test.each(['{', '(', '<', '[', '-', '1'])('two hundred thousand times %s overflows no reader', (sign) => {
  const text = sign.repeat(200_000);
  for (const read of [parseGame(text), parseScoring(text), readAnyText(text)])
    if (!read.ok) expect(read.problems[0].says.length).toBeGreaterThan(8);
});

/**
 * The schema that a file names: on the site where the editor is published, and never on a host that means
 * something else to others.
 */
import { describe, expect, test } from 'vitest';
import { emptyDocument } from '../../../engine/document/document.ts';
import { readDocument } from '../../../engine/document/read.ts';
import { schemaAddress } from '../../../engine/document/schema-address.ts';
import { writeDocument } from '../../../engine/document/write.ts';
import { readLesson } from '../../../engine/lesson/read.ts';
import { writeLesson } from '../../../engine/lesson/write.ts';

const site = 'https://games.university.edu/grundy/';
const named = 'https://games.university.edu/grundy/schema/grundy-1.json';

test.each([
  [site, named],
  ['https://games.university.edu/grundy', named],
  ['https://games.university.edu/grundy/index.html?embed#g1=old', named],
  ['https://games.university.edu', 'https://games.university.edu/schema/grundy-1.json'],
  ['http://games.university.edu:8080/a/b/', 'http://games.university.edu:8080/a/b/schema/grundy-1.json'],
  ['https://10x.games/', 'https://10x.games/schema/grundy-1.json'],
])('on %s the schema is at %s', (at, address) => {
  expect(schemaAddress(at, 'grundy', 1)).toBe(address);
});

test.each([
  '',
  './',
  '/grundy/',
  'games.university.edu/grundy/',
  'file:///home/ada/grundy/index.html',
  'http://localhost/',
  'http://LOCALHOST:5173/grundy/',
  'http://127.0.0.1:4173/',
  'http://192.168.1.7/',
  'http://172.20.0.2/',
  'http://[::1]:4173/',
  'http://desk.local/',
  'http://gamma/grundy/',
  'https://example.org/grundy/',
  'https://grundy.example/',
  'https://ada:secret@games.university.edu/',
  'https://games.university.edu/a b/',
])('on %j there is none that others can open, so that a file names none', (at) => {
  expect(schemaAddress(at, 'grundy', 1)).toBeUndefined();
  expect(writeDocument(emptyDocument, at)).toBe(writeDocument(emptyDocument));
});

describe('files that name their schema', () => {
  const lesson = { title: '', about: '', drawings: new Map([['none', emptyDocument]]), views: [] };

  test('it is the first member, and the rest is the same file', () => {
    expect(writeDocument(emptyDocument, site)).toBe(
      writeDocument(emptyDocument).replace('{\n', `{\n  "$schema": "${named}",\n`),
    );
    expect(writeLesson(lesson, site)).toBe(
      writeLesson(lesson).replace(
        '{\n',
        `{\n  "$schema": "${named.replace('grundy-1', 'grundy-lesson-1')}",\n`,
      ),
    );
  });

  test('a file of a later version names the schema of that version', () => {
    const board = { ...emptyDocument, board: { ruleset: 'nim', position: '2+1' } };
    expect(writeDocument(board, site)).toContain('/schema/grundy-3.json"');
  });

  test('they are read as those that do not, with any address there', () => {
    const text = writeDocument(emptyDocument, site);
    expect(readDocument(text)).toEqual(readDocument(writeDocument(emptyDocument)));
    expect(readDocument(text.replace(named, './of-my-own.json')).ok).toBe(true);
    expect(readLesson(writeLesson(lesson, site)).ok).toBe(true);
  });

  test('what is not a text there is refused, and so is the member anywhere else', () => {
    const file = { format: 'grundy', version: 1, nodes: [{ id: 'a' }] };
    const problems = (members: object) => {
      const read = readDocument(JSON.stringify({ ...file, ...members }));
      return read.ok ? [] : read.problems.map(({ place, says }) => `${place}: ${says}`);
    };
    expect(problems({ $schema: 1 })).toEqual(['$schema: is 1; it must be a text in quotation marks']);
    expect(problems({ nodes: [{ id: 'a', $schema: named }] })).toEqual([
      'nodes[0].$schema: is an unknown field; the fields here are id, x, y, gray, name and score',
    ]);
  });
});

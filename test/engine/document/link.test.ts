/** The form of a link: its parts, and the message about a link that gives no drawing, by its place. */
import { describe, expect, test } from 'vitest';
import { carriedLink } from '../../../engine/document/carried.ts';
import { emptyDocument } from '../../../engine/document/index.ts';
import {
  type FoundLink,
  linkAlone,
  linkWith,
  packedIn,
  partsOfLink,
  readUnpacked,
  writeTerse,
} from '../../../engine/document/links/index.ts';
import { readPacked, wholeLink } from '../../../engine/document/links/link.ts';
import { sealed } from '../../../engine/document/links/seal.ts';

test('the options after the drawing in an address are read', () => {
  expect(partsOfLink('#g1=abc&embed&theme=dark')).toMatchObject({
    version: 1,
    data: 'abc',
    embed: true,
    theme: 'dark',
  });
  const steps = ['#g1=abc&step=3&embed', '#g1=abc&embed&step=0', '#g1=abc', '#g1=abc&step=x', '#g1=step=2'];
  expect(steps.map((hash) => partsOfLink(hash)?.step)).toEqual([3, 0, undefined, undefined, undefined]);
  expect(partsOfLink('#g1=abc')).toMatchObject({ embed: false, theme: 'system' });
  for (const other of ['', '#', '#toasts', '#g=', '#ga=b', '#g1x'])
    expect(partsOfLink(other)).toBeUndefined();
});

test.each([
  ['#g1%3Dab-_%26embed', { data: 'ab-_', embed: true }],
  ['#g1%253Dab%2D%5F', { data: 'ab-_' }],
  ['#g1=abc).', { data: 'abc' }],
  ['#g1=abc>', { data: 'abc' }],
  ['#g1=abc%20', { data: 'abc' }],
  ['#g1=abc?fbclid=IwAR0-x', { data: 'abc', embed: false }],
  ['#g1=abc&embed?fbclid=x', { data: 'abc', embed: true }],
  ['#g1=abc&step=3).', { data: 'abc', step: 3 }],
  ['#g1=abc&theme=dark"', { data: 'abc', theme: 'dark' }],
  ['#g1=a\u200bb\u00adc', { data: 'abc' }],
  ['#g1', { data: '' }],
  ['#g1)', { data: '' }],
])('%j is what mail, networks and texts make of a link', (hash, parts) => {
  expect(partsOfLink(hash)).toMatchObject(parts);
});

test('a link is one line that is an address with a drawing in it', () => {
  const isLink = (text: string): boolean => wholeLink(text) !== undefined;
  for (const link of ['#g1=abc', '\r\n \ufeff#g1=abc\n', 'https://example.org/#gallery#g1=abc', '#g12=']) {
    expect(isLink(link)).toBe(true);
  }
  const long = '#g1='.repeat(250_000);
  for (const other of ['see #g1=abc', '#g1=a b', '#g1', '#g=abc', `${long} x`, `x ${long}`]) {
    expect(isLink(other)).toBe(false);
  }
});

test('a packed text is found again', () => {
  expect(packedIn(linkAlone(linkWith('ab-_')))).toMatchObject({ ok: true, value: { 0: 'ab-_' } });
  expect(packedIn(linkAlone('#g1=abcd&embed'))).toMatchObject({ ok: true, value: { 0: 'abcd' } });
  const document = { ...emptyDocument, title: 'Nothing' };
  expect(readUnpacked({ text: writeTerse(document) }, linkAlone('#g1=ab'))).toEqual({
    ok: true,
    value: document,
  });
});

/** A link by itself, and the same in the second line of a paper. */
const places: readonly (readonly [string, (hash: string) => FoundLink, string])[] = [
  ['link', linkAlone, 'is damaged: a part of it is missing or changed; copy it again, all of it'],
  [
    'line 2',
    (hash) => carriedLink(`Text.\n% https://example.org/${hash}\n`) ?? linkAlone(hash),
    'the link is damaged: a part of it is missing or changed; copy it again, all of it',
  ],
];

describe.each(places)('%s', (place, found, damaged) => {
  const problem = (says: string) => ({ ok: false, problems: [{ place, says }] });

  test('a link of a newer version is refused', () => {
    expect(packedIn(found('#g2=abcd'))).toEqual(
      problem('the drawing is of version 2; this Grundy reads version 1; open it with a newer Grundy'),
    );
  });

  test('a link that was cut or changed is refused, also if only the drawing shows it', () => {
    const link = found('#g1=abcde');
    expect(readPacked(link, () => 'damaged')).toEqual(problem(damaged));
    expect(readUnpacked('damaged', link)).toEqual(problem(damaged));
    expect(readUnpacked({ text: '[{},1]' }, link)).toEqual(problem(damaged));
  });

  test('a link that is too large is refused', () => {
    expect(readUnpacked('too large', found('#g1=ab'))).toEqual(
      problem(
        'the drawing in this link is larger than 8 MB, the most that a link may hold; open its file instead',
      ),
    );
  });

  test('every broken rule of an undamaged link is named, and it is not called damaged', () => {
    const read = readUnpacked({ text: sealed('{"x":[0,1],"y":[0],"z":1}') }, found('#g1=ab'));
    expect(read).toMatchObject({ problems: [{ place: 'drawing.z' }, { place: 'y' }] });
  });
});

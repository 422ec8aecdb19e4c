/**
 * The terse form that links carry: it reads back as the same drawing, and a text that was cut or changed is
 * refused.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { emptyDocument, type GameDocument } from '../../engine/document/document.ts';
import { linkPacked, readPacked, type UnpackedLink, wholeLink } from '../../engine/document/links/link.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { sealed } from '../../engine/document/links/seal.ts';
import { writeTerse } from '../../engine/document/links/write.ts';
import { readDocument } from '../../engine/document/read.ts';
import { writeDocument } from '../../engine/document/write.ts';
import { arbitraryBoard, arbitraryDocument } from '../arbitrary/documents.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** Expects a refusal with words for each problem. */
function expectRefused(text: string): void {
  const read = readTerse(text);
  if (read.ok) throw new Error(`read as a drawing: ${text}`);
  expect(read.problems.length).toBeGreaterThan(0);
  for (const { place, says } of read.problems) expect(`${place}${says}`.length).toBeGreaterThan(8);
}

describe('terse drawings', () => {
  test('a written drawing or board reads back, and writes the same text again', () => {
    tryLaw(fc.oneof(arbitraryDocument, arbitraryBoard), 500, (document) => {
      const text = writeTerse(document);
      const read = readTerse(text);
      expect(read).toEqual({ ok: true, value: document });
      if (read.ok) expect(writeTerse(read.value)).toBe(text);
    });
  });

  test('places on and off the grid read back to the last bit', () => {
    const column = fc.oneof(
      fc.array(fc.integer({ min: -500, max: 500 }).map((each) => each * 20)),
      fc.array(fc.integer({ min: -500, max: 500 })),
      fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((each) => each || 0)),
    );
    tryLaw(column, 200, (xs) => {
      const nodes = xs.map((x, v) => ({ id: `n${v}`, x, y: -x || 0, gray: false, name: '' }));
      const document: GameDocument = { title: '', nodes, edges: [], pieces: [], view: emptyDocument.view };
      expect(readTerse(writeTerse(document))).toEqual({ ok: true, value: document });
    });
  });

  test('a text that was cut is refused', () => {
    tryLaw(fc.tuple(arbitraryDocument, fc.nat()), 400, ([document, at]) => {
      const text = writeTerse(document);
      expectRefused(text.slice(0, at % text.length));
      expectRefused(text.slice(1 + (at % text.length)));
    });
  });

  test('a text in which something changed is refused', () => {
    const changed = fc
      .tuple(arbitraryDocument, fc.nat(), fc.nat(5), fc.string({ maxLength: 5 }))
      .map(([document, at, length, put]) => {
        const text = writeTerse(document);
        const from = at % text.length;
        return { text, damaged: text.slice(0, from) + put + text.slice(from + length) };
      })
      .filter(({ text, damaged }) => text !== damaged);
    tryLaw(changed, 600, ({ damaged }) => expectRefused(damaged));
  });

  test('anything with a valid checksum that is read obeys the rules of a file', () => {
    const members = fc.constantFrom(...'tixyungsfepkbdvwmor');
    const anything = fc.oneof(
      fc.array(fc.integer({ min: -2, max: 4 }), { maxLength: 4 }),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('a b', 'll', '', [Number.MAX_VALUE], [2 ** 60]),
    );
    const text = fc.oneof(
      fc.dictionary(members, anything).map((each) => JSON.stringify(each)),
      fc.json(),
      fc.string(),
    );
    tryLaw(text, 1000, (inside) => {
      const read = readTerse(sealed(inside));
      if (!read.ok) return expectRefused(sealed(inside));
      expect(readDocument(writeDocument(read.value))).toMatchObject({ ok: true });
    });
  });

  test('a link ends in no sign that programs leave out, version 0.8.0 reads it, and it is read after all changes by programs', () => {
    const pack = (text: string): string => deflateRawSync(text).toString('base64url');
    const unpack = (packed: string): UnpackedLink => {
      try {
        return { text: inflateRawSync(Buffer.from(packed, 'base64url')).toString() };
      } catch {
        return 'damaged';
      }
    };
    const behind = fc.constantFrom(
      ')',
      '.',
      ',',
      '>',
      '%20',
      '?fbclid=IwAR0',
      '%3Ffbclid%3Dx',
      ').',
      '"',
      '\u200b',
      '&amp;utm_source=x',
    );
    let changed = 0;
    tryLaw(fc.tuple(fc.oneof(arbitraryDocument, arbitraryBoard), behind), 600, ([document, more]) => {
      const read = (hash: string) => {
        const found = wholeLink(`https://games.university.edu/grundy/${hash}`);
        return found && readPacked(found, unpack);
      };
      const whole = { ok: true, value: document };
      const link = linkPacked(document, pack);
      expect(/^#g1=[\w-]*[0-9A-Za-z]$/.test(link)).toBe(true);
      // Version 0.8.0 unpacked everything after the sign, checked the sum, and read what is in it as JSON.
      const text = inflateRawSync(Buffer.from(link.slice(4), 'base64url')).toString();
      expect(readTerse(text)).toEqual(whole);
      expect(JSON.parse(text)[0]).toEqual(JSON.parse(writeTerse(document))[0]);
      for (const hash of [link, link + more, link.replace('=', '%3D') + more, link.replace('=', '%253D')])
        expect(read(hash)).toEqual(whole);
      // Links of earlier versions may end in any sign.
      const before = `#g1=${pack(writeTerse(document))}`;
      expect(read(before)).toEqual(whole);
      expect(read(before.replace(/[-_]{1,2}$/, ''))).toEqual(whole);
      if (before !== link) changed++;
    });
    expect(changed).toBeGreaterThan(0);
  });

  test('any other text is refused without a crash', () => {
    tryLaw(fc.oneof(fc.string(), fc.json()), 500, expectRefused);
  });
});

/**
 * Damaged input from outside: files, edge lists, DOT, TikZ figures and links that were cut, changed bit by
 * bit, or are noise. Every reader gives a valid drawing or names what is wrong; none throws, and none runs
 * without an end.
 */
import * as fc from 'fast-check';
import { beforeAll, describe, test } from 'vitest';
import { readLink } from '../../app/files/link.ts';
import { carriedLink } from '../../engine/document/carried.ts';
import { readDot } from '../../engine/document/dot/read.ts';
import {
  emptyDocument,
  type GameDocument,
  mergeEdgeList,
  printEdgeList,
  readAnyText,
  readDocument,
  writeDocument,
} from '../../engine/document/index.ts';
import { writeTerse } from '../../engine/document/links/index.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { readGraph } from '../../engine/document/read.ts';
import { type Figure, styles } from '../../engine/figure/index.ts';
import { dotPen, tikzPen } from '../../engine/figure/pens/index.ts';
import { digraphFigure } from '../../engine/pictures/digraph.ts';
import type { Result } from '../../engine/result.ts';
import { anyText } from '../arbitrary/any-text.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { exampleNames, openExample } from '../fixtures/figures.ts';
import { linkOf } from '../fixtures/links.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw, tryLawInTime } from './seeds.ts';

const drawn = new WeakMap<GameDocument, Figure>();

/** Examples are drawn once for all forms. */
function figureOf(document: GameDocument): Figure {
  const figure = drawn.get(document) ?? digraphFigure(document, new Map(), styles.paper);
  drawn.set(document, figure);
  return figure;
}

/** A drawing in each form in which it can be handed on. */
const forms: Readonly<Record<string, (document: GameDocument) => string>> = {
  file: writeDocument,
  'compact file': ({ nodes, edges }) => {
    const place = new Map(nodes.map(({ id }, v) => [id, v]));
    const either = edges.flatMap(({ from, to }) => [place.get(from), place.get(to)]);
    return JSON.stringify({ format: 'grundy', version: 1, compact: { count: nodes.length, either } });
  },
  'edge list': printEdgeList,
  DOT: (document) => dotPen(figureOf(document)).text,
  'TikZ in lines': (document) => tikzPen(figureOf(document), { link: linkOf(document) }).text,
  'TikZ with a link': (document) =>
    tikzPen(figureOf(document), { link: `https://example.org/${linkOf(document)}` }).text,
  terse: writeTerse,
  link: linkOf,
};

/** Every reader of texts; its result must obey the rules of a file. */
const readers: Readonly<Record<string, (text: string) => Result<GameDocument | undefined>>> = {
  file: (text) => documentOf(readDocument(text)),
  graph: (text) => nothingOf(readGraph(text)),
  'edge list': (text) => mergeEdgeList(emptyDocument, text),
  DOT: (text) => documentOf(readDot(text)),
  terse: readTerse,
  'any text': (text) => {
    const read = readAnyText(text);
    return read.ok ? { ok: true, value: 'document' in read.value ? read.value.document : undefined } : read;
  },
};

const documentOf = (read: Result<{ readonly document: GameDocument }>): Result<GameDocument> =>
  read.ok ? { ok: true, value: read.value.document } : read;
const nothingOf = (read: Result<unknown>): Result<undefined> =>
  read.ok ? { ok: true, value: undefined } : read;

/** Places in a text, drawn as shares of its length. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const damage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  share.map((at) => (text: string) => text.slice(0, Math.floor(at * text.length))),
  share.map((at) => (text: string) => text.slice(Math.floor(at * text.length))),
  fc
    .array(fc.tuple(share, fc.nat(7)), { minLength: 1, maxLength: 6 })
    .map((flips) => (text: string) => flipped(text, flips)),
  fc.tuple(share, share, anyText({ maxLength: 5 })).map(([at, length, put]) => (text: string) => {
    const from = Math.floor(at * text.length);
    return text.slice(0, from) + put + text.slice(from + Math.floor(length * 20));
  }),
  fc.tuple(share, share).map(([from, to]) => (text: string) => {
    const [a, b] = [from, to].map((at) => Math.floor(at * text.length)).toSorted((x, y) => x - y);
    return text.slice(0, b) + text.slice(a);
  }),
);

/** Flips bits of a text's bytes; invalid bytes become U+FFFD, as when a file is read. */
function flipped(text: string, flips: readonly (readonly [number, number])[]): string {
  const bytes = Buffer.from(text, 'utf8');
  for (const [at, bit] of flips) if (bytes.length > 0) bytes[Math.floor(at * bytes.length)] ^= 1 << bit;
  return bytes.toString('utf8');
}

const noise: fc.Arbitrary<string> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('utf8')),
  anyText({ maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'digraph {',
        '%% g1 ',
        '#g1=',
        '{"format":"grundy"',
        '->',
        '\\begin{',
        '<svg',
        '\n',
        '"',
        'a',
        '[[',
        '&',
        '}',
      ),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join('')),
);

function tryReaders(text: string): void {
  for (const [name, read] of Object.entries(readers)) {
    const found = read(text);
    if (!found.ok) {
      expect(found.problems.length, name).toBeGreaterThan(0);
      for (const { place, says } of found.problems) expect(`${place}${says}`.length, name).toBeGreaterThan(8);
    } else if (found.value) {
      expect(readDocument(writeDocument(found.value)), name).toMatchObject({ ok: true });
    }
  }
  carriedLink(text);
}

describe.each(Object.entries(forms))('%s', (_, form) => {
  test('damaged, it is read by every reader or refused with the problems', () => {
    tryLaw(fc.tuple(arbitraryDocument, damage), 150, ([document, damaged]) =>
      tryReaders(damaged(form(document))),
    );
  });

  test('examples of the gallery, cut and with a flipped bit, are read or refused', () => {
    const few = exampleNames.filter((example) => openExample(example).nodes.length <= 60);
    expect(few.length).toBeGreaterThan(10);
    const of = fc.tuple(fc.constantFrom(...few.map((example) => form(openExample(example)))), damage);
    tryLaw(of, 60, ([text, damaged]) => tryReaders(damaged(text)));
  });
});

test('noise is read or refused', () => {
  tryLaw(noise, 1500, tryReaders);
});

describe('what a link or a figure carries', () => {
  let texts: readonly string[] = [];
  beforeAll(() => {
    texts = ['erratum', 'loopy-names', 'fraenkel'].map((example) => linkOf(openExample(example)));
  });

  test('a damaged link opens nothing, or the same drawing', async () => {
    const damagedLink = fc.tuple(fc.nat(2), damage);
    await tryLawInTime(damagedLink, 300, async ([which, damaged]) => {
      const [whole, text] = [texts[which], damaged(texts[which])];
      const read = await readLink(text);
      if (read.ok) expect(read).toEqual(await readLink(whole));
      else expect(read.problems[0].says.length).toBeGreaterThan(8);
    });
  });

  test('bytes of any kind are no link', async () => {
    await tryLawInTime(fc.uint8Array({ maxLength: 300 }), 300, async (bytes) => {
      expect((await readLink(`#g1=${Buffer.from(bytes).toString('base64url')}`)).ok).toBe(false);
    });
  });

  test('the lines of a figure are read back from any surroundings in a paper', () => {
    const paper = fc.array(fc.constantFrom('% a note', '', 'Text.', '\\section{A}', '%%', '% g1 no'), {
      maxLength: 5,
    });
    tryLaw(
      fc.tuple(arbitraryDocument, paper, paper, fc.constantFrom('\n', '\r\n')),
      200,
      ([document, before, after, end]) => {
        const { text } = tikzPen(figureOf(document), { link: linkOf(document) });
        const found = carriedLink([...before, ...text.split('\n'), ...after].join(end));
        expect(found).toMatchObject({ hash: linkOf(document), count: 1 });
      },
    );
  });
});

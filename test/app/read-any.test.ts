/** Every file is read by one function: recognised by its content, then read or refused with the reason. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileKinds } from '../../app/files/kinds.ts';
import { isForeign, mostAtOnce, mostBytes, readAny, readPastedText } from '../../app/files/read-any.ts';
import { openingStopped } from '../../app/files/reading.ts';
import { editor } from '../../app/store/editor.ts';
import { readDocument, writeDocument } from '../../engine/document/index.ts';
import { textIn } from '../../workers/found-in.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, mark: readonly number[], big: boolean): Uint8Array =>
  Uint8Array.from([
    ...mark,
    ...[...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  ]);

const shape = async (name: string, content: Uint8Array) => {
  const read = await readAny(name, content);
  return read.ok
    ? { nodes: read.value.document.nodes.length, placed: read.value.placed }
    : read.problems.map(({ place, says }) => `${place}: ${says}`);
};

describe('recognising', () => {
  test.each([
    ['a.grundy.json', '{"format":"grundy","version":1,"nodes":[{"id":"a","x":0,"y":0}],"edges":[]}', 1, true],
    // The file's name does not matter.
    ['a.txt', ' {"format":"grundy","version":1,"nodes":[{"id":"a"}],"edges":[]}', 1, false],
    ['a.txt', 'a -> b, c\n(b) ->L c', 3, false],
    ['notes', '\ufeffa -> b', 2, false],
    ['lone.txt', '(a)\nb', 2, false],
  ])('%s: %s', async (name, text, nodes, placed) => {
    expect(await shape(name, bytes(text))).toEqual({ nodes, placed });
  });

  test('text in UTF-16 with a byte order mark is read', async () => {
    expect(await shape('a.txt', utf16('a -> b', [0xff, 0xfe], false))).toEqual({ nodes: 2, placed: false });
    expect(await shape('a.txt', utf16('a -> b', [0xfe, 0xff], true))).toEqual({ nodes: 2, placed: false });
  });

  test('a kind that no reader knows is named, and so are the kinds that can be read', async () => {
    const [says] = (await shape('letter.md', bytes('Dear Richard'))) as string[];
    expect(says).toMatch(/^letter\.md: is not a drawing\. Grundy opens /);
    for (const { called } of fileKinds) expect(says).toContain(called);
    const photo = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1);
    expect(await shape('photo.png', photo)).toEqual([
      says.replace('letter.md: ', 'photo.png: is binary data, and not text: it '),
    ]);
  });

  test('an empty file is refused, and so is one that is too large', async () => {
    expect(await shape('empty.json', new Uint8Array())).toEqual([
      'empty.json: is empty; open a file with a drawing in it',
    ]);
    expect(await shape('blank.txt', bytes(' \n\t'))).toEqual([
      'blank.txt: is empty; open a file with a drawing in it',
    ]);
    const huge = { length: mostBytes + 1 } as Uint8Array;
    expect(await shape('huge.json', huge)).toEqual([
      'huge.json: is larger than 256 MB, the most that Grundy opens',
    ]);
  });

  test('every problem is reported by its place', async () => {
    const text = '{"format":"grundy","version":1,"nodes":[{"id":""},{"id":1}],"edges":[],"more":1}';
    const places = ((await shape('a.json', bytes(text))) as string[]).map((line) => line.split(':', 1)[0]);
    expect(places).toEqual(expect.arrayContaining(['nodes[0].id', 'nodes[1].id', 'more']));
  });
});

test('links are foreign to the clipboard, its own kinds are not', () => {
  for (const text of [
    'https://example.org/#g1=abc',
    'digraph { a -> }',
    '\\draw[->] (a) to (b);',
    '<html><body>a -> b</body></html>',
    '<!-- by hand --><svg></svg>',
  ]) {
    expect(isForeign(text)).toBe(true);
  }
  expect(isForeign('a -> b')).toBe(false);
  expect(isForeign('{"format":"grundy"}')).toBe(false);
  expect(isForeign('Dear Richard')).toBe(false);
});

test('a figure whose link unpacks to too much is not called damaged, and one that is cut is', async () => {
  const long = deflateRawSync(' '.repeat(9_000_000), { level: 9 }).toString('base64url');
  const tooMuch = [
    'line 2: the drawing in this link is larger than 8 MB, the most that a link may hold; open its file instead',
  ];
  expect(await shape('a.tex', bytes(`\\begin{tikzpicture}\n% https://example.org/#g1=${long}\n`))).toEqual(
    tooMuch,
  );
  expect(await shape('a.tex', bytes(`Text.\n%% g1 ${long}\n`))).toEqual(tooMuch);
  expect(await shape('a.tex', bytes('Text.\n% https://example.org/#g1=abcd\n'))).toEqual([
    expect.stringMatching(/^line 2: the link is damaged/),
  ]);
});

test('bytes that are no text have no text', () => {
  expect(textIn(Uint8Array.of(0xc3, 0x28, 0x81))).toBeUndefined();
  expect(textIn(Uint8Array.of(0xc3, 0x28))).toBe('Ã(');
  expect(textIn(bytes('a\u0000b'))).toBeUndefined();
  expect(textIn(bytes('∞'))).toBe('∞');
});

test('a saved drawing is read under any file name', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryDocument,
      fc.constantFrom('a.grundy.json', 'a.txt', ''),
      async (document, name) => {
        const text = writeDocument(document);
        const read = await readAny(name, bytes(text));
        expect(read.ok && writeDocument(read.value.document)).toBe(text);
      },
    ),
    { numRuns: 100 },
  );
});

test('any bytes give an answer, and every problem has a place and words', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('a.json', 'a.txt', 'a'),
      async (any, name) => {
        const read = await readAny(name, any);
        if (!read.ok)
          expect(read.problems.every(({ place, says }) => place !== '' && says !== '')).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  await fc.assert(
    fc.asyncProperty(fc.string(), async (any) => {
      const read = await readPastedText(any);
      expect(read.ok || read.problems.length > 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe('what is large', () => {
  const many = (nodes: number, arcs: number): string =>
    JSON.stringify({
      format: 'grundy',
      version: 1,
      nodes: Array.from({ length: nodes }, (_, i) => ({ id: `node ${i}`, x: i, y: -i, name: `called ${i}` })),
      edges: Array.from({ length: arcs }, (_, i) => ({
        from: `node ${i % nodes}`,
        to: `node ${(i + 1 + Math.floor(i / nodes)) % nodes}`,
        player: i % 3 === 0 ? 'left' : 'either',
      })),
    });

  test('is read by a worker as it would be by the page', async () => {
    const text = many(900, 2000);
    expect(text.length).toBeGreaterThan(mostAtOnce);
    const read = await readAny('a.json', bytes(text));
    const whole = readDocument(text);
    if (!read.ok || !whole.ok) throw new Error('It could not be read.');
    expect(read.value.document).toEqual(whole.value.document);
    expect(editor().opening).toBeUndefined();
  });

  test.each(['%PDF-1.4\n', '<svg></svg>', ' <mxfile></mxfile>', '\x89PNG\r\n\x1a\n'])(
    'and so is a small file that may unpack to very much: %j',
    async (text) => {
      const reading = readAny(
        'small',
        Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
      );
      expect(editor().opening).toMatchObject({ name: 'small', doing: 'reading' });
      expect((await reading).ok).toBe(false);
    },
  );

  test('gets places by the worker where it has none, and its problems where it has some', async () => {
    const list = Array.from({ length: 9000 }, (_, i) => `v${i} -> v${i + 1}`).join('\n');
    const read = await readAny('list.txt', bytes(list));
    if (!read.ok) throw new Error('It could not be read.');
    expect(read.value.placed).toBe(true);
    expect(new Set(read.value.document.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(9001);
    const wrong = await readAny('a.json', bytes(many(900, 2000).replace('"node 7"', '"node 8"')));
    expect(!wrong.ok && wrong.problems[0].place).toBe('nodes[8].id');
  });

  test('can be stopped, and then opens nothing', async () => {
    const reading = readAny('a.json', bytes(many(900, 2000)));
    expect(editor().opening).toMatchObject({ name: 'a.json', doing: 'reading' });
    editor().opening?.stop?.();
    expect(await reading).toBe(openingStopped);
    expect(editor().opening).toBeUndefined();
  });

  test('is refused with its bound where no editor could draw it, before anything is made of it', async () => {
    const tiny = '{"format":"grundy","version":1,"compact":{"count":268435456,"either":[]}}';
    const read = await readAny('tiny.json', bytes(tiny));
    expect(!read.ok && read.problems).toEqual([
      {
        place: 'compact.count',
        says: expect.stringMatching(/268,435,456 nodes.*at most 20,000.*grundy solve/),
      },
    ]);
    const arcs = await readAny('arcs.json', bytes(many(500, 100_001)));
    expect(!arcs.ok && arcs.problems).toEqual([
      { place: 'edges', says: expect.stringMatching(/100,001 arcs.*at most 100,000/) },
    ]);
    const list = Array.from({ length: 20_000 }, (_, i) => `${i} -> ${i + 1}`).join('\n');
    const nodes = await readAny('list.txt', bytes(list));
    expect(!nodes.ok && nodes.problems[0].says).toMatch(/20,001 nodes.*at most 20,000/);
  });
});

/** What the clipboard's text is read as, and where a copy is put. */
import { describe, expect, test } from 'vitest';
import {
  isTextForPasting,
  landing,
  readClipboard,
  rememberCopy,
  rememberedCopy,
} from '../../app/commands/clipboard-reading.ts';
import { addEdge, addNode, setBend, setName } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument, writeDocument } from '../../engine/document/index.ts';

/** a → b, bent, a called "start", at (0, 0) and (80, 0). */
function small(): GameDocument {
  const a = addNode(emptyDocument, { x: 0, y: 0 }).document;
  const both = addNode(a, { x: 80, y: 0 }).document;
  const joined = addEdge(setName(both, 'a', 'start'), { from: 'a', to: 'b', player: 'either' });
  return setBend(joined, 'a\u001fb\u001feither', 12);
}

const shapeOf = (json: string, text: string) => {
  const read = readClipboard(json, text);
  return read.ok ? { nodes: read.value.document.nodes.length, placed: read.value.placed } : read.problems;
};

describe('reading', () => {
  test('Grundy’s own JSON is read, beside the text or as the text', () => {
    const json = writeDocument(small());
    expect(shapeOf(json, 'whatever')).toEqual({ nodes: 2, placed: true });
    expect(shapeOf('', json)).toEqual({ nodes: 2, placed: true });
  });

  test('an edge list is read, and its nodes have no places yet', () => {
    expect(shapeOf('', 'x -> y, z\n(z) -> x\n')).toEqual({ nodes: 3, placed: false });
  });

  test('the page recognises its own last copy by its text, with any line ends', () => {
    const text = rememberCopy(small());
    const read = readClipboard('', `${text.replaceAll('\n', '\r\n')}\n`);
    expect(read).toEqual({ ok: true, value: { document: rememberedCopy(), placed: true } });
    expect(rememberedCopy()?.view.bends).toHaveLength(1);
  });

  test('words that mean no drawing are ignored, and a drawing that cannot be read is reported', () => {
    expect(shapeOf('', 'Dear Richard')).toEqual([{ place: 'clipboard', says: 'that text is not a drawing' }]);
    expect(shapeOf('', 'a -> -> b')).toEqual([{ place: 'line 1, column 6', says: expect.any(String) }]);
    expect(shapeOf('', '{"format": "grundy"}')).toEqual([{ place: 'version', says: expect.any(String) }]);
  });
});

describe('text beside files', () => {
  const files = [{ name: 'a b.json' }, { name: 'c.svg' }];
  test.each(['a -> b', 'Dear Richard', 'a b.json\nx -> y', 'see c.svg', '%E0%A4%A'])('%j is pasted', (text) =>
    expect(isTextForPasting(text, files)).toBe(true),
  );
  test.each([
    '',
    ' \r\n ',
    'a b.json',
    'a b.json\rc.svg',
    '/home/me/a b.json\n/home/me/c.svg\n',
    'C:\\work\\c.svg',
    'file:///home/me/a%20b.json\r\n',
  ])('%j is not pasted', (text) => expect(isTextForPasting(text, files)).toBe(false));
  test('an address that cannot be read is a text', () =>
    expect(isTextForPasting('file:///%E0%A4%A', files)).toBe(true));
});

describe('games are recognised by their symbols and names', () => {
  test.each([
    ['over', 2],
    ['{0|pass}', 2],
    ['  {0 | pass}\r\n', 2],
    ['2+over', 4],
    ['2over', 4],
    ['±1', 4],
    ['⇑*', 4],
    ['-1/4-upon', 6],
    ['on & off', 1],
    ['Tiny(2)', 5],
    ['*2', 3],
    ['5', 6],
    ['1/2', 3],
    ['v', 3],
  ] as const)('%s is drawn with %i positions', (text, nodes) => {
    expect(shapeOf('', text)).toEqual({ nodes, placed: false });
    const read = readClipboard('', text);
    expect(read.ok && read.value.document.nodes[0].name).toBe(text.trim());
  });

  test('several games come under their names, and a number beside scores is a score', () => {
    const read = readClipboard('', 'g := {0|*}\nh := *2');
    const names = read.ok && read.value.document.nodes.flatMap(({ name }) => (name === '' ? [] : [name]));
    expect(names).toEqual(['g', 'h']);
    const scored = readClipboard('', '5', true);
    expect(scored.ok && scored.value.document.nodes).toMatchObject([{ name: '5', score: {} }]);
  });

  test.each(['a', 'x = 1', 'overcome', 'turn it on', 'a & b', 'a|b', 'x^2 + 1', 'moreover', ''])(
    '%j is not a drawing',
    (text) => expect(shapeOf('', text)).toEqual([{ place: 'clipboard', says: 'that text is not a drawing' }]),
  );

  test('edge lists stay edge lists, with any names of their nodes', () => {
    expect(shapeOf('', 'over -> 0\nover ->R over')).toEqual({ nodes: 2, placed: false });
    expect(shapeOf('', '"{0|pass}" -> 0')).toEqual({ nodes: 2, placed: false });
  });

  test('a text that means a game but has an error says where it stops, and a pair of sides is refused as no game', () => {
    expect(shapeOf('', '{0|pas}')).toEqual([{ place: 'character 4', says: expect.any(String) }]);
    expect(shapeOf('', '1 & 0')).toEqual([{ place: '&', says: expect.stringContaining('not one game') }]);
    expect(shapeOf('', '5000 + over')).toEqual([
      { place: 'the whole game', says: expect.stringContaining('2,000') },
    ]);
  });

  test('the start of a long text is named "start"', () => {
    const read = readClipboard('', '{0,over,1/2|2,3,{4|-4},{9|-9}}');
    expect(read.ok && read.value.document.nodes[0].name).toBe('start');
  });
});

describe('landing', () => {
  const { nodes } = small();
  test('a copy lands two steps down and to the right if no place is given', () => {
    expect(landing(small(), [])).toEqual({ x: 40, y: 40 });
  });
  test('a copy lands with its centre at the given place, on the grid', () => {
    expect(landing(small(), [], { x: 209, y: 96 })).toEqual({ x: 160, y: 100 });
  });
  test('a copied node never lands on another node', () => {
    expect(landing(small(), nodes, { x: 40, y: 0 })).toEqual({ x: 40, y: 40 });
    const there = [...nodes, { ...nodes[0], id: 'c', x: 40, y: 40 }];
    expect(landing(small(), there)).toEqual({ x: 80, y: 80 });
  });
});

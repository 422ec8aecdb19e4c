/**
 * One step before every reader: texts that look alike are read alike, changes are reported, and problems name
 * places in the written text.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphRead } from '../../../engine/answers/drawing-in-text.ts';
import { vertexOf } from '../../../engine/answers/named-node.ts';
import { setName } from '../../../engine/document/edits/index.ts';
import {
  emptyDocument,
  mergeText,
  parseScore,
  printEdgeList,
  readAnyText,
  textOfBytes,
  usualText,
} from '../../../engine/document/index.ts';
import { parseRational } from '../../../engine/numbers/rationals.ts';
import { parseGame } from '../../../engine/values/notation/parse.ts';
import { tryLaw } from '../../laws/seeds.ts';

const read = (text: string): string => {
  const found = readAnyText(text);
  if (!found.ok) return found.problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
  const { value } = found;
  if (value.kind !== 'drawing') return value.kind === 'none' ? value.says : value.kind;
  return [printEdgeList(value.document).trim().replaceAll('\n', '; '), ...value.notes].join(' | ');
};

describe('what is read', () => {
  test.each([
    ['é -> b\ne\u0301 -> c', 'é -> b, c | Grundy joined letters with their accents: é.'],
    ['각 -> \u1100\u1161\u11a8', '각 -> 각 | Grundy joined letters with their accents: 각.'],
    ['a -> b\u200b\nb -> c', 'a -> b; b -> c | Grundy left out an invisible character: U+200B.'],
    [
      'so\u00adft -> b\ufe0f\nsoft -> \u200eb',
      'soft -> b | Grundy left out 3 invisible characters: U+00AD, U+FE0F, U+200E.',
    ],
    ['👩‍👩‍👧 -> ❤️\n1️⃣ -> می‌خواهم', '👩‍👩‍👧 -> ❤️; 1️⃣ -> می‌خواهم'],
    ['a\u00a0-> b\u3000', 'a -> b'],
    ['甲 → 乙，丙', '甲 -> 乙, 丙 | Grundy read ， as ,.'],
    [
      '（ａ） －＞ b；b： ３',
      '(a) -> b; b: 3 | Grundy read letters and figures of full width as the usual ones: ａ as a; ３ as 3. | Grundy read （ as (; ） as ); － as -; ＞ as >; ； as ;; ： as :.',
    ],
    ['“a” -> “b c”', 'a -> "b c" | Grundy read “ as "; ” as ".'],
    ['„a“ -> it’s # “no”', 'a -> it’s | Grundy read „ as "; “ as ".'],
    ['"甲，乙" -> “the ，”', '"甲，乙" -> "the ，" | Grundy read “ as "; ” as ".'],
    ['{‘a’: [‘b’]}', "a -> b | Grundy read ‘ as '; ’ as '."],
    ['digraph { “a b” -> c }', '"a b" -> c | Grundy read “ as "; ” as ".'],
    [
      'Here it is:\n```dot\ndigraph { a -> b }\n```\nIs it right?',
      'a -> b | Grundy read what is between the lines of three backticks, and not the text around them.',
    ],
    ['```\na -> b', 'a -> b'],
    ['a => b\nb --> c –> d', 'a -> b; b -> c; c -> d | Grundy read => as ->; --> as ->; –> as ->.'],
    ['a -&gt; b', 'a -> b | Grundy read -&gt; as ->.'],
    ['"=>" -> "-->"', '"=>" -> "-->"'],
    ['- a -> b\n- c', 'a -> b; c | Grundy left out the bullets or numbers before the lines.'],
    ['1. a -> b\n2) b ->L c', 'a -> b; b ->L c | Grundy left out the bullets or numbers before the lines.'],
    ['* -> a\n- -> *', '* -> a; - -> *'],
    ['a: ½\nb: 1⁄3 | 2⅔', 'a: 1/2; b: 1/3 | 8/3'],
    ['½ -> a', '½ -> a'],
    ['graph TD; A --> B[“，”]', 'A -> "“，”"'],
    ['<graphml><graph><node id="甲，"/></graph></graphml>', '"甲，"'],
  ])('%j', (text, says) => expect(read(text)).toBe(says));

  test.each([
    ['a <- b\nb -> c\nc -> d\nd -> e', 'line 1, column 3: <- points backwards; did you mean ->? Write'],
    ['a->b\nc<-b', 'line 2, column 2: <- points backwards; did you mean ->? Write'],
    ['a <-> b', '<-> is no arrow of one move; did you mean ->? Write two moves, a -> b and b -> a'],
    ['e\u0301\u200b\u00adx e\u0301 -> b', 'line 1, column 7: an arrow or a comma is missing'],
    ['```\na -> b c\n```', 'line 2, column 8: an arrow or a comma is missing'],
    ['- a => b c', 'line 1, column 10: an arrow or a comma is missing'],
    ['[(‘a’, “b” 1)]', 'line 1, column 12: a comma is missing before this'],
  ])('problems of %j have their places in it', (text, says) => expect(read(text)).toContain(says));

  test('games and numbers have the same signs', () => {
    for (const [typed, usual] of [
      ['｛½｜＊｝', '{1/2|*}'],
      ['1½\u200b', '3/2'],
      ['＋－１', '+-1'],
      ['1⁄4+↑', '1/4+↑'],
    ])
      expect(parseGame(typed)).toEqual(parseGame(usual));
    expect(parseGame('½＊?')).toMatchObject({ problems: [{ place: 'character 3' }] });
    expect(parseScore('½ | -1⁄3')).toEqual({ left: '1/2', right: '-1/3' });
    expect(parseRational('½')).toBeUndefined();
  });

  test('a file of ours is read as it is, and what its nodes are called is written so that it is read back', () => {
    const name = 'e\u0301\u200b，';
    const text = JSON.stringify({ format: 'grundy', version: 1, nodes: [{ id: name }] });
    expect(usualText(text)).toMatchObject({ text, notes: [] });
    const file = readAnyText(text);
    if (!file.ok || file.value.kind !== 'drawing') throw new Error('a drawing');
    const { document } = file.value;
    expect(mergeText(document, printEdgeList(document))).toEqual({ ok: true, value: document });
    expect(setName(document, name, 'e\u0301\u200b').nodes[0].name).toBe('é');
  });

  test('a name that a file of ours has in another spelling is one node with the word that is typed', () => {
    const nodes = [{ id: 'a', name: 'e\u0301' }, { id: 'b' }];
    const text = JSON.stringify({ format: 'grundy', version: 1, nodes, edges: [{ from: 'a', to: 'b' }] });
    const file = readAnyText(text);
    if (!file.ok || file.value.kind !== 'drawing') throw new Error('a drawing');
    const { document } = file.value;
    expect(printEdgeList(document)).toBe('é -> b\n');
    expect(mergeText(document, printEdgeList(document))).toEqual({ ok: true, value: document });
    expect(mergeText(document, 'é -> b\ne\u0301 -> c')).toMatchObject({
      value: { nodes: [{}, {}, { id: 'c' }] },
    });
    const called = graphRead(document);
    expect([vertexOf(called, 'é'), vertexOf(called, 'e\u0301\u200b')]).toEqual(
      Array(2).fill({ ok: true, value: 0 }),
    );
    const twice = graphRead({
      ...document,
      nodes: document.nodes.map((node) => ({ ...node, name: node.name || 'é' })),
    });
    expect(vertexOf(twice, 'é')).toMatchObject({
      problems: [{ says: expect.stringContaining('several nodes') }],
    });
  });
});

test('any two spellings of names are one node, and places are those of the text that was written', () => {
  const letters = fc.stringMatching(/^[a-zéüñô각ệ]{1,6}$/u);
  const hidden = fc.constantFrom('', '\u200b', '\u00ad', '\u200e');
  const instances = fc.record({
    names: fc.array(letters, { minLength: 2, maxLength: 5 }),
    signs: fc.array(hidden, { minLength: 60, maxLength: 60 }),
  });
  tryLaw(instances, 200, ({ names, signs }) => {
    let at = 0;
    const spelled = (name: string): string =>
      [...name.normalize('NFD')].map((sign) => signs[at++ % signs.length] + sign).join('');
    const lines = (spell: (name: string) => string): string =>
      names.map((name, i) => `${spell(name)} -> ${spell(names[(i + 1) % names.length])}`).join('\n');
    const [plain, odd] = [(name: string) => name.normalize(), spelled].map((spell) =>
      mergeText(emptyDocument, lines(spell)),
    );
    expect(odd).toEqual(plain);
    const first = `${spelled(names[0])} -> x `;
    expect(mergeText(emptyDocument, `${lines(spelled)}\n${first}y`)).toMatchObject({
      problems: [{ place: `line ${names.length + 1}, column ${first.length + 1}` }],
    });
  });
});

describe('the bytes of a file', () => {
  const decode = (bytes: Uint8Array, as: string): string | undefined => {
    try {
      return new TextDecoder(as, { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  };
  const utf16 = (text: string, mark = ''): Buffer => Buffer.from(`${mark}${text}`, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from('ä -> 乙'), 'ä -> 乙'],
    ['UTF-8 with a mark', Buffer.from('\ufeffa'), 'a'],
    ['UTF-16 with a mark', utf16('ä -> 乙', '\ufeff'), 'ä -> 乙'],
    ['UTF-16 without one', utf16('ä -> 乙'), 'ä -> 乙'],
    ['UTF-16 of the other order', utf16('a -> 乙', '\ufeff').swap16(), 'a -> 乙'],
    ['the same without a mark', utf16('a -> 乙').swap16(), 'a -> 乙'],
    ['ANSI', Buffer.from('M\xfcnchen;\x80\x9c', 'latin1'), 'München;€œ', 'Windows-1252'],
    ['no text', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]), undefined],
    ['no text either', Buffer.from([0x81, 0x41]), undefined],
  ])('%s', (_, bytes, text, note = '') => {
    const found = textOfBytes(bytes, decode);
    expect(found?.text).toBe(text);
    expect(found?.notes.join() ?? '').toContain(note);
    expect(found?.notes.length ?? 0).toBe(note === '' ? 0 : 1);
  });
});

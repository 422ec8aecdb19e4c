/**
 * Each kind of picture: its structure, its words, its size, and that the same drawing gives the same bytes.
 * Long because every kind is held to the same claims.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readDot } from '../../../engine/document/dot/read.ts';
import { emptyDocument } from '../../../engine/document/index.ts';
import { type Figure, styles } from '../../../engine/figure/index.ts';
import { pictureFormats } from '../../../engine/formats/format.ts';
import type { Face } from '../../../engine/values/index.ts';
import { pictureFile } from '../../../workers/picture-files/index.ts';
import { figureOf, gridDocument, openExample, wickedDocument, wickedNames } from '../../fixtures/figures.ts';
import { readsIn } from '../../fixtures/reads.ts';
import { type Element, elementsOf, parseXml, textOf } from '../../fixtures/xml.ts';

type Wanted = Parameters<typeof pictureFile>;
async function made(...wanted: Wanted) {
  const result = await pictureFile(...wanted);
  if (!result.ok) throw new Error(result.problems[0].says);
  return { ...result.value, buffer: Buffer.from(result.value.bytes) };
}
const problemOf = async (...wanted: Wanted) => {
  const result = await pictureFile(...wanted);
  return result.ok ? undefined : result.problems[0];
};
const withName = (all: readonly Element[], name: string): readonly Element[] =>
  all.filter((element) => element.name === name);
const within = (all: readonly Element[], id: string): readonly Element[] =>
  elementsOf(all.find(({ attributes }) => attributes.id === id)!);

const erratum = figureOf(openExample('erratum'));
const loopy = figureOf(openExample('loopy-names'));
const wicked = figureOf(wickedDocument());

test.each(pictureFormats)('%s: the same drawing gives the same bytes', async (format) => {
  const options = { carries: '{}', author: 'Somebody', words: 'text', scale: 1.5 } as const;
  const [one, other] = [await made(erratum, format, options), await made(erratum, format, options)];
  expect(one.buffer.equals(other.buffer)).toBe(true);
});

test.each(pictureFormats)('an empty drawing is written as %s', async (format) => {
  const empty = figureOf({ title: '', nodes: [], edges: [], pieces: [], view: emptyDocument.view });
  expect((await made(empty, format)).bytes.length).toBeGreaterThan(60);
});

test.each(pictureFormats)('in %s a name of several lines, as in DOT, is on one line', async (format) => {
  const read = readDot('digraph { a [label="one\\ntwo\tthree"] }');
  if (!read.ok) throw new Error(read.problems[0].says);
  const [{ name }] = read.value.document.nodes;
  expect(name).toMatch(/\n/);
  const figure = figureOf(read.value.document);
  const { buffer, unsaid } = await made(figure, format);
  expect(unsaid).toEqual([]);
  if (format === 'svg')
    expect(textOf(within(elementsOf(parseXml(buffer.toString())), 'text')[0])).toContain('one two three');
});

describe('SVG', () => {
  test('words are outlines, with a layer of invisible text', async () => {
    const { buffer, unsaid } = await made(erratum, 'svg');
    const all = elementsOf(parseXml(buffer.toString()));
    expect(unsaid).toEqual([]);
    expect(withName(within(all, 'labels'), 'text')).toEqual([]);
    expect(withName(within(all, 'labels'), 'path').length).toBeGreaterThanOrEqual(erratum.words.length);
    const layer = all.find(({ attributes }) => attributes.id === 'text');
    expect(layer?.attributes['fill-opacity']).toBe('0');
    const said = withName(within(all, 'text'), 'text').map(textOf);
    expect(said).toHaveLength(erratum.words.length);
    expect(said).toEqual(expect.arrayContaining(['☾_0', '∞_0', 'ℕ∖{0}', 'a']));
    expect(new Set(all.map(({ name }) => name))).toEqual(
      new Set(['svg', 'title', 'desc', 'g', 'path', 'circle', 'text']),
    );
    expect(buffer.toString()).not.toMatch(/NaN|Infinity|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  });

  test('names that try to be something else stay text, and characters that no font has are named', async () => {
    for (const words of ['outlines', 'text'] as const) {
      const { buffer, unsaid } = await made(wicked, 'svg', { words, carries: wickedNames.join(' ') });
      const all = elementsOf(parseXml(buffer.toString()));
      const allowed = /^(svg|title|desc|metadata|style|g|path|circle|text|tspan)$/;
      expect(all.filter(({ name }) => !allowed.test(name))).toEqual([]);
      expect(unsaid).toHaveLength(1);
      const labels = withName(within(all, 'labels'), 'text').map(textOf);
      if (words === 'text') {
        expect(unsaid[0]).toMatch(/^No font in the file has .*é.*中.*: each reader’s own fonts show them/);
        expect(labels.join('\n')).toMatch(/^Ω ∞ é /m);
      } else {
        expect(unsaid[0]).toMatch(/^No font at hand has .*中.*: they stay text/);
        expect(labels).toContain('中文');
      }
    }
  });

  test('as text the SVG contains the fonts that occur, and nothing is fetched', async () => {
    const sheet = async (figure: Figure): Promise<string> => {
      const { buffer } = await made(figure, 'svg', { words: 'text' });
      return textOf(withName(elementsOf(parseXml(buffer.toString())), 'style')[0]);
    };
    const families = (text: string) => [...text.matchAll(/font-family:(\w+)/g)].map(([, name]) => name);
    expect(families(await sheet(erratum))).toEqual(['KaTeX_Main', 'KaTeX_Math', 'KaTeX_AMS']);
    expect(
      families(await sheet(figureOf(openExample('loopy-names'), { ...styles.paper, shows: 'outcomes' }))),
    ).toEqual(['KaTeX_Main', 'KaTeX_Math', 'KaTeX_Caligraphic']);
    expect((await sheet(erratum)).match(/url\((?!data:font\/woff2;base64,)/)).toBeNull();
  });

  test.each<[string, Face, string, string | undefined]>([
    ['a', 'italic', 'a', 'KaTeX_Math'],
    ['α', 'roman', 'α', 'KaTeX_Math'],
    ['⊬', 'italic', '⊬', 'KaTeX_AMS'],
    ['ℕ', 'blackboard', 'N', 'KaTeX_AMS'],
    ['𝒩', 'calligraphic', 'N', 'KaTeX_Caligraphic'],
    // No accent can be put over a letter in text: a font that has only the parts would set a 𝔼 under a wide
    // hat.
    ['é', 'italic', 'é', undefined],
    ['Ê', 'italic', 'Ê', undefined],
    ['E\u0302', 'italic', 'E\u0302', undefined],
    ['𝒩\u0302', 'calligraphic', '𝒩\u0302', undefined],
    ['ℕ', 'roman', 'ℕ', undefined],
    ['·', 'roman', '·', undefined],
    ['中', 'roman', '中', undefined],
  ])('as text, %j in %s is a %j of %s', async (text, face, written, family) => {
    const words = erratum.words.slice(0, 1).map((each) => ({
      ...each,
      mark: [{ text, face, script: 'base' } as const],
    }));
    const { buffer, unsaid } = await made({ ...erratum, words }, 'svg', { words: 'text' });
    const all = elementsOf(parseXml(buffer.toString()));
    const [said] = withName(within(all, 'labels'), 'text');
    expect(textOf(said)).toBe(written);
    const seen = elementsOf(said).at(-1)?.attributes['font-family'];
    expect(/KaTeX_\w+/.exec(seen ?? '')?.[0]).toBe(family);
    expect(seen?.match(/KaTeX/g)?.length).toBe(family && 1);
    const sheet = textOf(withName(all, 'style')[0]);
    expect([...sheet.matchAll(/font-family:(\w+)/g)].map(([, name]) => name)).toEqual(family ? [family] : []);
    expect(unsaid).toHaveLength(family ? 0 : 1);
  });
});

describe('PNG', () => {
  const chunks = (png: Buffer): ReadonlyMap<string, Buffer> => {
    const found = new Map<string, Buffer>();
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
      const type = png.toString('latin1', at + 4, at + 8);
      found.set(
        type,
        Buffer.concat([
          found.get(type) ?? Buffer.alloc(0),
          png.subarray(at + 8, at + 8 + png.readUInt32BE(at)),
        ]),
      );
    }
    return found;
  };

  test.each([1, 2.5])('at scale %s it has its pixels, and its size on paper', async (scale) => {
    const parts = chunks((await made(erratum, 'png', { scale })).buffer);
    const [width, height] = [parts.get('IHDR')!.readUInt32BE(0), parts.get('IHDR')!.readUInt32BE(4)];
    expect(width).toBe(Math.round((erratum.bounds.width / 72) * 300 * scale));
    expect(Math.abs(height - (erratum.bounds.height / 72) * 300 * scale)).toBeLessThanOrEqual(1);
    expect(parts.get('pHYs')!.readUInt32BE(0)).toBe(Math.round((300 * scale) / 0.0254));
    expect(parts.get('pHYs')![8]).toBe(1);
  });

  test('the ground is white, or transparent', async () => {
    const corner = async (ground: 'white' | 'none'): Promise<readonly number[]> => {
      const figure = figureOf(openExample('erratum'), { ...styles.paper, ground });
      // The first pixel of the first row is unchanged by the row's filter.
      return [...inflateSync(chunks((await made(figure, 'png')).buffer).get('IDAT')!).subarray(1, 5)];
    };
    expect(await corner('white')).toEqual([255, 255, 255, 255]);
    expect(await corner('none')).toEqual([0, 0, 0, 0]);
  });

  test('a box replaces a character that no font has', async () => {
    const { unsaid } = await made(wicked, 'png');
    expect(unsaid).toHaveLength(1);
    expect(unsaid[0]).toMatch(/^No font at hand has .*中.* \(in “.*”.*\): a box is drawn for each/);
  });

  test('a picture that is too large is refused with what to do', async () => {
    const figure = figureOf(openExample('erratum'), { ...styles.paper, nodeSize: 100 });
    expect(await problemOf(figure, 'png', { scale: 4 })).toEqual({
      place: 'png',
      says: expect.stringMatching(
        /^would be [\d,]+ × [\d,]+ dots; 100 million in all is the limit\. Choose a smaller scale; /,
      ),
    });
  });
});

const pageTools = ['pdftoppm', 'pdftotext'].every((tool) => spawnSync(tool, ['-v']).status === 0);
const looked = pageTools ? 'poppler reads the page' : 'poppler is not here: the structure alone is looked at';

describe(`PDF (${looked})`, () => {
  /** The drawing operators: the page's content, inflated. */
  const content = (pdf: Buffer): string => {
    const streams = [...pdf.toString('latin1').matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].map(
      (found) => {
        const from = found.index + found[0].length;
        return inflateSync(pdf.subarray(from, from + Number(found[1]))).toString('latin1');
      },
    );
    return streams.find((each) => each.includes(' re') || each.includes(' cm')) ?? '';
  };

  /** The page's words, and its pixels at 72 an inch as gray bytes. */
  function read(pdf: Buffer): { readonly words: string; readonly width: number; readonly grays: Buffer } {
    const folder = mkdtempSync(join(tmpdir(), 'grundy-pdf-'));
    writeFileSync(join(folder, 'a.pdf'), pdf);
    const words = spawnSync('pdftotext', ['a.pdf', '-'], { cwd: folder, encoding: 'utf8' }).stdout;
    spawnSync('pdftoppm', ['-r', '72', '-gray', '-singlefile', 'a.pdf', 'a'], { cwd: folder });
    const image = readFileSync(join(folder, 'a.pgm'));
    rmSync(folder, { recursive: true, force: true });
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 60))!;
    return { words, width: Number(head[1]), grays: image.subarray(head[0].length) };
  }

  test('the PDF has one page of the figure’s size, embedded fonts, title, author, attachment', async () => {
    const { buffer, unsaid } = await made(erratum, 'pdf', { carries: '{}', author: 'E. Núñez' });
    const pdf = buffer.toString('latin1');
    expect(unsaid).toEqual([]);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!.map(Number);
    expect([width, height]).toEqual([
      expect.closeTo(erratum.bounds.width, 1),
      expect.closeTo(erratum.bounds.height, 1),
    ]);
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(3);
    expect(pdf.match(/\/ToUnicode /g)).toHaveLength(3);
    expect(pdf).toContain('(The erratum)');
    expect(pdf).toContain(Buffer.from('E. Núñez', 'utf16le').swap16().toString('latin1'));
    expect(pdf).not.toMatch(/CreationDate|Helvetica/);
    expect(pdf).toMatch(/\/EmbeddedFiles/);
    expect(pdf).toContain('(drawing.grundy.json)');
  });

  test('dashes, double lines and inks are written', async () => {
    const drawn = content((await made(loopy, 'pdf')).buffer);
    const { dash, ink } = loopy.measures.strokes.right;
    expect(drawn).toContain(`[${dash.join(' ')}] 0 d`);
    const red = [0, 2, 4].map((i) => Number.parseInt(ink.slice(i, i + 2), 16) / 255);
    expect(drawn).toContain(`${red.join(' ')} SCN`);
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('words can be copied, and names and titles stay text', async () => {
    const title = 'Names <b>in</b> (a) \\title\\ ]]> ☾';
    const { buffer } = await made({ ...wicked, title, caption: title }, 'pdf');
    expect(content(buffer)).not.toContain('NaN');
    expect(buffer.toString('latin1')).not.toContain('<b>in');
    if (!pageTools) return;
    const { words } = read(buffer);
    for (const said of [
      '<img src=x onerror="alert(1)">',
      ']]></title><script>alert(1)</script>',
      '50% of {\\bf it}',
      'a"b\\',
      'Ω ∞',
    ])
      expect(words).toContain(said);
    expect(read((await made(erratum, 'pdf')).buffer).words).toContain('ℕ∖{0}');
    const outcomes = figureOf(openExample('loopy-names'), { ...styles.paper, shows: 'outcomes' });
    expect(read((await made(outcomes, 'pdf')).buffer).words).toMatch(/𝓛[\s\S]*𝓡/);
  });

  test('gray nodes are gray, white ones white, and rims black', async () => {
    const { buffer } = await made(erratum, 'pdf');
    expect(content(buffer)).toMatch(/0\.8 0\.8 0\.8 scn/);
    if (!pageTools) return;
    const { width, grays } = read(buffer);
    const at = (x: number, y: number): number =>
      grays[Math.round(y - erratum.bounds.y) * width + Math.round(x - erratum.bounds.x)];
    for (const { at: middle, gray } of erratum.nodes) {
      // Beside the words, inside the rim.
      const [inside, rim] = [0.8 * erratum.measures.radius, erratum.measures.radius];
      const seen = at(middle.x - 0.1, middle.y + inside - 1);
      expect(Math.abs(seen - (gray ? 204 : 255))).toBeLessThan(8);
      const darkest = Math.min(...[-1, 0, 1].map((off) => at(middle.x, middle.y - rim + off)));
      // A rim of 0.6 points may cover two pixels, each of them by three tenths.
      expect(darkest).toBeLessThan(190);
    }
  });

  test('a page that no reader accepts is refused with what to do', async () => {
    const figure = figureOf(gridDocument(30), { ...styles.paper, nodeSize: 100 });
    expect(await problemOf(figure, 'pdf')).toMatchObject({
      place: 'pdf',
      says: expect.stringMatching(/200 inches.*SVG/),
    });
  });
});

// The test of SVG's pen asserts the same for SVG.
test('sixteen times the nodes cost sixteen times the work: pdf', async () => {
  const workFor = async (side: number): Promise<{ readonly reads: number; readonly size: number }> => {
    const watched = readsIn(figureOf(gridDocument(side)), (figure) => made(figure, 'pdf'));
    const { bytes } = await watched.result;
    return { reads: watched.reads(), size: bytes.length };
  };
  const [few, many] = [await workFor(8), await workFor(32)];
  expect(many.size).toBeGreaterThan(50_000);
  expect(few.reads).toBeGreaterThan(8 * 8);
  expect(many.reads / few.reads).toBeLessThan(20);
});

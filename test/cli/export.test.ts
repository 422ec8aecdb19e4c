/**
 * `grundy export` against the contract: formats, destinations, and what is refused. Long because one drawing
 * is exported for all of it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDocument } from '../../engine/document/index.ts';
import { exportFormats } from '../../engine/formats/index.ts';
import { embeddedDocument } from '../../workers/picture-files/embedded-document/read-embedded.ts';
import { parseXml } from '../fixtures/xml.ts';
import { drawing, erratum, type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('erratum.json', erratum());
}, 60_000);
afterAll(() => folder.close());

/** As a sentence lists them. */
const formatIds = exportFormats.map(({ id }) => id).join(', ');

const run = (...args: readonly string[]) => folder.run(['export', 'erratum.json', ...args]);

describe('export', () => {
  test('SVG goes to standard output and contains the document; missing places are computed', async () => {
    const { status, out, err } = await run('--to', 'svg');
    expect([status, err]).toEqual([0, '']);
    expect(parseXml(out).name).toBe('svg');
    const carried = embeddedDocument(new TextEncoder().encode(out));
    expect(carried.ok && readDocument(carried.value)).toMatchObject({ value: { placed: true } });
    expect(out).toContain('<title>d: moon, phase 0</title>');
    expect((await run('--to', 'svg')).out).toBe(out);
  });

  test('SVG with its words as text contains the fonts', async () => {
    const { out } = await run('--to', 'svg', '--text');
    expect(out).toMatch(/<style>@font-face\{font-family:KaTeX_Main;src:url\(data:font\/woff2;base64,/);
    expect(out).toContain('<tspan font-family="KaTeX_Main');
  });

  test('PNG and PDF are written to files, and through a pipe', async () => {
    const text = (await run('--to', 'json')).out;
    expect(await run('--to', 'pdf', '-o', 'a.pdf', '--author', 'A. Body')).toMatchObject({
      status: 0,
      out: '',
      err: '',
    });
    expect((await run('--to', 'png', '-o', 'a.png', '--scale', '2', '--ground', 'white')).status).toBe(0);
    for (const name of ['a.pdf', 'a.png']) {
      const bytes = new Uint8Array(readFileSync(folder.path(name)));
      expect(embeddedDocument(bytes)).toEqual({ ok: true, value: text });
    }
    // Read as text the bytes are spoilt, but they begin as a PNG.
    expect(folder.runBuilt(['export', 'erratum.json', '--to', 'png']).out.slice(1, 4)).toBe('PNG');
  });

  test('TikZ is written to a file, with the published address, as a document', async () => {
    const ran = await run('--to', 'tikz', '-o', 'figure.tex', '--standalone', '--as-published');
    expect(ran).toMatchObject({ status: 0, out: '', err: '' });
    const text = readFileSync(folder.path('figure.tex'), 'utf8');
    expect(text).toContain('\\documentclass{article}');
    expect(text).toContain('(d) at');
    expect(text).not.toContain('\\cgtmoon');
  });

  test('DOT is written, and so is the document with its places', async () => {
    expect((await run('--to', 'dot')).out).toMatch(/^\/\/ Grundy [\d.]+\ndigraph ""/);
    const document = JSON.parse((await run('--to', 'json')).out) as { nodes: readonly { x: number }[] };
    expect(document.nodes.every(({ x }) => Number.isFinite(x))).toBe(true);
  });

  test('options adjust the style', async () => {
    const { out } = await run(
      '--to',
      'tikz',
      '--without',
      'steps,legend',
      '--only',
      'b,c',
      '--node-size',
      '9',
    );
    expect(out).not.toMatch(/cgt step|cgt legend|\(d\)/);
    expect(out).toContain('minimum size=9mm');
  });

  test.each([
    [['--to', 'pdf', '--scale', '2'], '--scale: changes nothing with --to pdf; it is for png'],
    [['--to', 'gif'], `--to: there is no format "gif"; give one of ${formatIds}`],
    [[], `--to: is missing; give --to with one of ${formatIds}`],
    [['--to', 'svg', '--standalone'], '--standalone: changes nothing with --to svg; it is for tikz'],
  ])('%j is refused', async (args, says) => {
    expect(await run(...args)).toMatchObject({ status: 2, out: '', err: `grundy export: ${says}\n` });
  });

  test.each(['0', '5', 'large'])('a scale of %s is refused', async (scale) => {
    const { status, err } = await run('--to', 'png', '--scale', scale, '-o', 'none.png');
    expect([status, err]).toEqual([2, `erratum.json: --scale: is "${scale}"; give a number from 1 to 4\n`]);
    expect(existsSync(folder.path('none.png'))).toBe(false);
  });

  test('a picture that is too large is refused with what to do', async () => {
    const { status, err } = await run('--to', 'png', '--scale', '4', '--node-size', '100');
    expect(status).toBe(2);
    expect(err).toMatch(
      /^erratum\.json: png: would be .* Choose a smaller scale; SVG and PDF have no such limit\.\n$/,
    );
  });

  test('every wrong option is named, and no file is written', async () => {
    const { status, err } = await run(
      '--to',
      'svg',
      '--style',
      'news',
      '--only',
      'q',
      '--with',
      'x',
      '-o',
      'none.svg',
    );
    expect(status).toBe(2);
    expect(err.trim().split('\n')).toEqual([
      'erratum.json: --with: is "x"; give one of steps, names, pieces, boards, legend',
      'erratum.json: --only: there is no node "q"; the nodes are b, c, a, d, e',
      'erratum.json: --style: is "news"; give one of paper, screen, projector',
    ]);
    expect(existsSync(folder.path('none.svg'))).toBe(false);
  });

  test('every command reads what was exported', async () => {
    await run('--to', 'tikz', '-o', 'again.tex');
    await run('--to', 'tikz', '--link', 'https://example.org/', '-o', 'linked.tex');
    for (const format of ['dot', 'svg', 'png', 'pdf']) await run('--to', format, '-o', `again.${format}`);
    folder.write('again.txt', 'b -> c -> a\nc -> b\nd -> b, e\ne -> a\n(b)\n(e)\n');
    expect(readFileSync(folder.path('linked.tex'), 'utf8')).toMatch(
      /^% https:\/\/example\.org\/#g1=[\w-]+$/m,
    );
    const carriers = ['again.tex', 'linked.tex', 'again.svg', 'again.png', 'again.pdf'];
    const files = [...carriers, 'again.dot', 'again.txt'];
    const [drawn, ...solved] = (await folder.run(['solve', 'erratum.json', ...files, '--json'])).json();
    // Words of other forms are names, and the drawing's own nodes have none.
    type Nodes = Readonly<Record<string, { readonly name?: string }>>;
    const worths = (nodes: unknown): unknown[] =>
      Object.entries(nodes as Nodes).map(([id, { name: _, ...worth }]) => [id, worth]);
    for (const { nodes } of solved) expect(worths(nodes)).toEqual(worths(drawn.nodes));
    expect(await folder.run(['validate', ...files])).toMatchObject({
      status: 0,
      out: files.map((file) => `${file}: valid, 5 nodes, 6 arcs, 0 pieces\n`).join(''),
    });
    const places = async (file: string): Promise<unknown> =>
      JSON.parse((await folder.run(['export', file, '--to', 'json'])).out);
    const first = await places('again.tex');
    for (const file of carriers) expect(await places(file), file).toEqual(first);
  });

  test('a damaged figure is refused by its lines, and the first figure of a paper is read', async () => {
    await run('--to', 'tikz', '-o', 'again.tex');
    const text = readFileSync(folder.path('again.tex'), 'utf8');
    folder.write('damaged.tex', text.replace(/^(%% g1 .{10}).(.*)$/m, '$1!$2'));
    expect(await folder.run(['validate', 'damaged.tex'])).toMatchObject({
      status: 2,
      out: '',
      err: 'damaged.tex: line 3: this line of the drawing is damaged: “!” cannot be a part of a drawing\n',
    });
    folder.write('paper.tex', `${text}\n% https://example.org/#g1=abcd\n`);
    const ran = await folder.run(['validate', 'paper.tex']);
    expect(ran.status).toBe(0);
    expect(ran.err).toBe('paper.tex: There are 2 drawings in this text; Grundy read the first one.\n');
    folder.write('prose.txt', 'Dear all, this is no drawing.');
    expect((await folder.run(['solve', 'prose.txt'])).err).toContain(
      'prose.txt: file: this text is not a drawing',
    );
    folder.write('newer.tex', '% https://example.org/#g2=abcd\n');
    expect((await folder.run(['solve', 'newer.tex'])).err).toContain('line 1: the drawing is of version 2');
    const long = deflateRawSync(' '.repeat(9_000_000), { level: 9 }).toString('base64url');
    folder.write('long.tex', `\n%% g1 ${long}\n`);
    expect(await folder.run(['validate', 'long.tex'])).toMatchObject({
      status: 2,
      err: 'long.tex: line 2: the drawing in this link is larger than 8 MB, the most that a link may hold; open its file instead\n',
    });
  });

  test('separate styles go to a file of their own, and --steps makes a talk', async () => {
    expect((await run('--to', 'tikz', '--styles-apart', 'styles.tex')).out).not.toContain('.style');
    expect(readFileSync(folder.path('styles.tex'), 'utf8')).toContain('\\tikzset{');
    expect((await run('--to', 'tikz', '--beamer')).out).toContain('\\only<2->{$0$}');
    expect(await run('--to', 'tikz', '--styles-apart', 'no/such.tex')).toMatchObject({
      status: 2,
      out: '',
      err: 'erratum.json: no/such.tex: there is no such folder; make it first\n',
    });
    expect((await run('--to', 'dot', '--beamer')).err).toMatch(/--beamer: .* --to dot; it is for tikz\n$/);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'editor'])('no figure links to %s', async (link) => {
    expect((await run('--to', 'tikz', '--link', link)).err).toContain(
      '--link: must be the address of an editor on the web',
    );
  });

  test('a file that cannot be written is reported', async () => {
    expect(await run('--to', 'dot', '-o', 'no/such.dot')).toMatchObject({ status: 2, out: '' });
    expect((await run('--to', 'dot', '-o', 'no/such.dot')).err).toContain('there is no such folder');
  });
});

describe('values that the drawing hides', () => {
  // As printed, the algorithm gives d another value: what does not say the value is the same file.
  const ways: readonly (readonly string[])[] = [
    ['svg', '--text', '--legend', 'below', '--with', 'steps'],
    ['svg', '--caption', 'Find d.', '--legend', 'caption'],
    ['tikz', '--standalone', '--legend', 'caption', '--with', 'steps'],
    ['tikz', '--beamer', '--with', 'steps'],
    ['png'],
    ['pdf'],
    ['dot'],
    ['dot', '--outcomes'],
  ];
  const both = async (file: string, way: readonly string[]): Promise<readonly string[]> => {
    const made = async (more: readonly string[]): Promise<string> => {
      const { status, err } = await folder.run(['export', file, '--to', ...way, ...more, '-o', 'made']);
      expect(status, err).toBe(0);
      return readFileSync(folder.path('made'), 'latin1');
    };
    return [await made([]), await made(['--as-published'])];
  };

  test.each(ways.map((way) => [way.join(' '), way] as const))('are in no file: %s', async (_, way) => {
    for (const hidden of [
      { all: false, except: ['d'] },
      { all: true, except: [] },
    ]) {
      folder.write('asked.json', { ...erratum(), view: { hidden } });
      const [corrected, printed] = await both('asked.json', way);
      expect(corrected === printed).toBe(true);
    }
    if (way.includes('--outcomes')) return;
    const [revealed, other] = await both('asked.json', [...way, '--reveal']);
    expect(revealed === other, 'the values differ where they are shown').toBe(false);
  });

  test('stay hidden in the document that a figure carries, are reported, and are shown with --reveal', async () => {
    folder.write('asked.json', { ...erratum(), view: { hidden: { all: false, except: ['d'] } } });
    const { out, err } = await folder.run(['export', 'asked.json', '--to', 'svg']);
    expect(err).toBe('asked.json: the value of 1 node is hidden; --reveal shows it\n');
    expect(out).toContain('<title>d</title>');
    const carried = embeddedDocument(new TextEncoder().encode(out));
    expect(carried.ok && readDocument(carried.value)).toMatchObject({
      value: { document: { view: { hidden: { except: ['d'] } } } },
    });
    const shown = await folder.run(['export', 'asked.json', '--to', 'svg', '--reveal']);
    expect([shown.err, shown.out.includes('<title>d: moon, phase 0</title>')]).toEqual(['', true]);
    expect((await folder.run(['export', 'asked.json', '--to', 'json', '--reveal'])).out).not.toContain(
      'hidden',
    );
  });

  test('are not said by the names of their nodes, nor by ids', async () => {
    folder.write('named.json', {
      ...(drawing(['over over right', 'over zero left']) as object),
      view: { hidden: { all: true, except: [] } },
    });
    for (const said of ['dot', 'html', 'svg --text', 'tikz --caption x --label x', 'cyjs', 'json']) {
      const { out, err } = await folder.run(['export', 'named.json', '--to', ...said.split(' ')]);
      expect(err).toContain('2 nodes are hidden, letters stand for 2 names; --reveal shows them\n');
      folder.write('carried', out);
      const carried = await folder.run(['export', 'carried', '--to', 'json', '--reveal']);
      // Between the drawing in a live page and the graph that the page shows is the program that shows it.
      const own = out.replace(
        /%% g1 .*|<metadata[\s\S]*?<\/metadata>|#g1=\S*|<script[\s\S]*?\nconst graph/g,
        '',
      );
      const told = own + carried.out;
      expect(told.match(/.{0,40}\b(?:over|zero)\b.{0,40}/g), said).toBe(null);
    }
    const { out } = await folder.run(['export', 'named.json', '--to', 'json', '--reveal']);
    expect(out).toMatch(/"over".*"zero"/s);
  });
});

describe('the figure of a board', () => {
  test('carries its position, and a command that is given it instead of a drawing says how to ask', async () => {
    const position = '2 ..20';
    const made = (...args: readonly string[]) =>
      folder.run(['export', '--ruleset', 'take-small', position, ...args]);
    for (const [format, args] of [
      ['svg', []],
      ['tikz', []],
      ['pdf', ['-o', 'board.pdf']],
    ] as const) {
      const { out } = await made('--to', format, ...args);
      const file = format === 'pdf' ? 'board.pdf' : `board.${format}`;
      if (format !== 'pdf') folder.write(file, out);
      const { status, err } = await folder.run(['export', file, '--to', 'json']);
      expect(status).toBe(2);
      expect(err).toContain(
        "is the figure of a board; give its position instead, as --ruleset take-small '2 ..20'",
      );
    }
  });
});

test('a figure that is narrower than asked, or has overlapping or tiny words, says so', async () => {
  const { err } = await run('--to', 'svg', '--width', '200');
  expect(err).toMatch(/the figure is \d+ mm wide, less than the 200 mm of --width, since/);
  // Words overlap at more than twelve of these nodes, so that no more room is tried for them.
  const crowd = Array.from({ length: 36 }, (_, i) => ({
    id: `n${i}`,
    name: `a name that is long ${i}`,
    x: 40 * (i % 6),
    y: 40 * Math.floor(i / 6),
  }));
  folder.write('crowd.json', JSON.stringify({ format: 'grundy', version: 1, nodes: crowd, edges: [] }));
  const told = await folder.run(['export', 'crowd.json', '--to', 'svg']);
  expect(told.err).toMatch(/crowd.json: Words overlap at “a name that is long .* and 1\d more\. Move/);
  expect(told.err).not.toContain('hard to read');
  const small = await folder.run(['export', 'crowd.json', '--to', 'svg', '--width', '40']);
  expect(small.err).toMatch(/crowd.json: the smallest text is [1-5]\.\d pt: text under 6 pt/);
});

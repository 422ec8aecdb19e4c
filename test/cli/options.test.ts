/** No option is ignored in silence: each changes what is written, or is refused by its name. */
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOptions } from '../../app/cli/export-options.ts';
import { drawing, erratum, type Folder, openFolder } from './command-line.ts';

const drawings = ['named.json', 'stops.json', 'erratum.json'];
const boards = [
  ['--ruleset', 'fox-and-geese', '.G.G/..../..../F...'],
  ['--ruleset', 'kobber', '1 lr./rl./l.r'],
  ['--ruleset', 'nim', '3+2', '3', '2'],
];

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  const named = drawing(['a b', 'b c', 'a c', 'c d', 'd a', 'e f'], [], {
    title: 'T',
    pieces: ['a', 'b', 'b'],
    view: { hidden: { all: false, except: ['a'] } },
  }) as { readonly nodes: readonly object[] };
  const nodes = named.nodes.map((node, i) => ({ ...node, name: `node ${i}`, x: 150 * i, y: 120 * (i % 2) }));
  folder.write('named.json', { ...named, nodes });
  folder.write('erratum.json', erratum());
  const examples = join(import.meta.dirname, '../../public/examples');
  copyFileSync(join(examples, 'scoring-kinds.grundy.json'), folder.path('stops.json'));
});
afterAll(() => folder.close());

/** How each option is given. */
const ways: Readonly<Record<string, readonly (readonly string[])[]>> = {
  text: [[]],
  scale: [['2']],
  author: [['A. Author']],
  standalone: [[]],
  'styles-apart': [['styles.tex']],
  beamer: [[]],
  link: [['https://example.org/']],
  width: [['30']],
  caption: [['A caption']],
  label: [['fig:it']],
  style: [['projector']],
  'node-size': [['9']],
  'font-size': [['12']],
  values: [['beside'], ['none']],
  stops: [[]],
  outcomes: [[]],
  legend: [['none'], ['caption']],
  with: [['legend']],
  without: [['steps'], ['names'], ['pieces'], ['legend']],
  black: [[]],
  only: [['a,b']],
  'from-zero': [[]],
  ground: [['white']],
  reveal: [[]],
  theory: [['sfp']],
  'as-published': [[]],
  play: [['simultaneous']],
  convention: [['scoring']],
  thermograph: [['e']],
  matrix: [['a']],
  quotient: [['a']],
  order: [['a,b']],
  worth: [['values'], ['outcomes']],
  line: [[]],
  columns: [['2']],
  plot: [['x=n']],
  where: [['n=1']],
  sort: [['value']],
  checked: [[]],
  budget: [['5']],
};
/** Options that it needs before it can change anything. */
const beside: Readonly<Record<string, readonly string[]>> = {
  'with legend': ['--style', 'screen'],
  'from-zero ': ['--thermograph', 'e'],
  'convention scoring': ['--play', 'simultaneous'],
};

async function made(args: readonly string[]): Promise<string | undefined> {
  const { status } = await folder.run(['export', ...args, '-o', 'made']);
  if (status !== 0) return undefined;
  const content = existsSync(folder.path('made')) ? readFileSync(folder.path('made'), 'latin1') : '';
  rmSync(folder.path('made'), { force: true });
  return content.replace(/CreationDate.*|ModDate.*|\/ID.*/g, '');
}

describe('every option of export', () => {
  test('is tried', () => {
    const others = ['to', 'ruleset', 'out'];
    expect(Object.keys(exportOptions).filter((option) => !others.includes(option))).toEqual(
      Object.keys(ways),
    );
  });

  test.each(['svg', 'tikz', 'dot', 'json', 'svg of a board', 'tikz of a board'])(
    'changes what is written as %s, or is refused',
    async (what) => {
      const [format] = what.split(' ');
      const subjects = what.endsWith('board') ? boards : drawings.map((file) => [file]);
      const unchanged: string[] = [];
      for (const [option, values] of Object.entries(ways)) {
        for (const value of values) {
          const others = beside[`${option} ${value}`] ?? [];
          let told = false;
          for (const subject of subjects) {
            if (told) break;
            const before = await made([...subject, '--to', format, ...others]);
            const after = await made([...subject, '--to', format, ...others, `--${option}`, ...value]);
            told = after === undefined || before !== after;
          }
          if (!told) unchanged.push(`--${option} ${value}`);
        }
      }
      expect(unchanged).toEqual([]);
    },
  );

  test.each([
    [
      ['--to', 'json', '--style', 'screen'],
      '--style: changes nothing with --to json; it is for svg, png, pdf, tikz, dot, html',
    ],
    [
      ['--to', 'dot', '--without', 'names'],
      '--without: names changes nothing with --to dot; leave one of the two out',
    ],
    [
      ['--to', 'svg', '--stops', '--outcomes'],
      '--stops: changes nothing with --outcomes; leave one of the two out',
    ],
    [
      ['--to', 'svg', '--legend', 'below', '--without', 'legend'],
      '--legend: changes nothing with --without legend; leave one of the two out',
    ],
    [
      ['--to', 'svg', '--with', 'names', '--without', 'names'],
      '--without: names is named by --with, too; leave one of the two out',
    ],
    [
      ['--to', 'tikz', '--label', 'k'],
      '--label: changes nothing without --caption; give that too, or leave this option out',
    ],
    [
      ['--to', 'tikz', '--standalone', '--caption', 'c'],
      '--caption: changes nothing with --standalone; leave one of the two out',
    ],
    [
      ['--to', 'svg', '--node-size', '9', '--node-size', '12'],
      '--node-size: is given more than once; give it once',
    ],
  ])('%j is refused by name', async (args, says) => {
    expect(await folder.run(['export', 'erratum.json', ...args])).toMatchObject({
      status: 2,
      out: '',
      err: `grundy export: ${says}\n`,
    });
  });
});

test.each([
  [
    ['ask', 'erratum.json', '--full'],
    '--full: changes nothing without the question explain; give that too, or leave this option out',
  ],
  [
    ['solve', '--ruleset', 'nim', '3', '--summary'],
    '--summary: changes nothing with --ruleset; leave one of the two out',
  ],
  [
    ['solve', 'erratum.json', '--positions', 'x'],
    '--positions: changes nothing without --ruleset or --moves; give that too, or leave this option out',
  ],
  [
    ['solve', 'erratum.json', '--theory', 'sg', '--theory', 'sfp'],
    '--theory: is given more than once; give it once',
  ],
])('%j is refused by name', async (args, says) => {
  expect(await folder.run(args)).toMatchObject({ status: 2, out: '', err: `grundy ${args[0]}: ${says}\n` });
});

test.each([
  [
    ['ask', 'erratum.json', '--budget', '5'],
    '--budget: changes nothing without a question about pieces or the file of a board; give that too, or leave this option out',
  ],
  [
    ['ask', 'erratum.json', 'explain', 'a', '--budget', '5'],
    '--budget: changes nothing without a question about pieces or the file of a board; give that too, or leave this option out',
  ],
  [
    ['solve', 'erratum.json', '--all'],
    '--all: changes nothing without --ruleset, --moves or the file of a board; give that too, or leave this option out',
  ],
  [
    ['solve', 'erratum.json', '--budget', '5'],
    '--budget: changes nothing without --ruleset, --moves or the file of a board; give that too, or leave this option out',
  ],
])('%j is refused by name, as the file is not a board', async (args, says) => {
  expect(await folder.run(args)).toMatchObject({ status: 2, out: '', err: `${args[1]}: ${says}\n` });
});

test('commands that answer say in their help that hidden values are answered', async () => {
  for (const command of ['solve', 'sum', 'ask', 'compare'])
    expect((await folder.run([command, '--help'])).out).toContain('only grundy export keeps them hidden');
});

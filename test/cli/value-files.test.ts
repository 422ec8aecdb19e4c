/**
 * A file that holds a value is that value's game, and a guess is read as the file is; neither becomes a node
 * of that name in silence.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

type Named = { readonly name: string; readonly document: object };
const named = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/partizan-named.json'), 'utf8'),
) as readonly Named[];

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
});
afterAll(() => folder.close());

/** What the command says of the first node. */
async function solved(file: string): Promise<{ readonly text: string; readonly outcome: string }> {
  const { status, err, json } = await folder.run(['solve', file, '--json']);
  expect(status, err).toBe(0);
  const [{ nodes }] = json() as unknown as readonly [
    { nodes: Record<string, { text: string; outcome: string }> },
  ];
  return Object.values(nodes)[0];
}

test.each(named.map((each) => [each.name, each] as const))(
  '%s in a file is worth what its graph is, and a guess of it is right',
  async (name, { document }) => {
    folder.write('graph.json', document);
    folder.write('value.txt', `${name}\n`);
    const [{ text, outcome }, typed] = [await solved('graph.json'), await solved('value.txt')];
    expect([typed.text, typed.outcome]).toEqual([text, outcome]);
    expect((await folder.run(['ask', 'graph.json', 'guess', '--', '0', name])).out).toMatch(/^Right: /);
  },
);

const alone: readonly (readonly [string, string])[] = [
  ['on', 'on'],
  ['2+over', '2over'],
  ['dud', 'dud'],
  ['up', '↑'],
  ['3', '3'],
  ['-1/2', '-1/2'],
  ['0.5', '1/2'],
  ['.25', '1/4'],
  ['2.', '2'],
  ['+-{0|pass}', '±over'],
  ['±{0|pass}', '±over'],
  ['*', '*1'],
  ['*2', '*2'],
  ['tiny_2', '⧾_2'],
  ['$\\frac{3}{4}$', '3/4'],
  ['3 # by hand', '3'],
  ['# by hand\nover;', 'over'],
  ['(2+over)', '2over'],
  ['2*3', '2*3'],
  ['2·^', '⇑'],
  // The product has 3,465 positions.
  ['+-1+-2+-3+-4', '±{10|8‖6|4⫴4|2‖0|-2}'],
  // As many lines as one has values, with more positions than one game may have.
  [Array.from({ length: 187 }, (_, i) => `g${i} := {${(i % 23) + 1}|-${(i % 17) + 1}}`).join('\n'), '±1'],
  // And this one 38,115; equal ones are merged.
  ['+-1+-2+-3+-4+-5', '±{15|13‖11|9⫴9|7‖5|3||||7|5‖3|1⫴±1‖-3|-5}'],
  ['g := +-1+-2+-3+-4\nh := g+1', '±{10|8‖6|4⫴4|2‖0|-2}'],
];

test.each(alone)('%s in a file is worth %s', async (typed, is) => {
  folder.write('value.txt', `${typed}\n`);
  expect((await solved('value.txt')).text).toBe(is);
});

test.each([
  ['0.3', 'character 1: 0.3 is 3/10, and numbers here are dyadic'],
  ['1/3', 'character 3: a power of two'],
  ['∞_0', 'infinity with exit 0, is the value of many drawings'],
  ['(6 | -4) not guaranteed', 'it is not guaranteed, and many games have them'],
  ['not stopper-sided', 'does not say which game this is'],
  ['1 & 0', 'the two sides of a value'],
  ['{…|…} (57 positions)', 'how large a game is'],
  ['{0,2}', 'what a gray node covers'],
  ['<1||2>', 'character 3: a double bar'],
  ['<1|2||3>', 'character 5: a game has one bar'],
  ['1|2', 'character 2: the end of the text, with a brace { before the options'],
  ['1 | 2', 'character 3: the end of the text, with a brace { before the options'],
  [
    '10*upon',
    'character 3: this * could multiply or be a summand; write 10·upon for a multiple, or 10 + upon + * for',
  ],
  [
    '2*^',
    'character 2: this * could multiply or be a summand; write 2·^ for a multiple, or 2 + ^ + * for a sum',
  ],
  ['-3*{1|0}', 'write -3·{1|0} for a multiple, or -3 + {1|0} + * for a sum'],
  ['1/2*(^+*)', 'character 4: this * could multiply or be a summand; write 1/2 + (^+*) + * for a sum'],
  ['1.2.3', 'in quotation marks: "1.2.3"'],
  ['*n', 'in quotation marks: "*n"'],
  ['1|2 # hot', 'in quotation marks: "1|2"'],
  ['*\n*2', 'line 1, column 1: * can be a value or the name of a node; if it is a value'],
])('%s in a file is refused by name', async (typed, says) => {
  folder.write('value.txt', `${typed}\n`);
  const { status, out, err } = await folder.run(['solve', 'value.txt']);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(says);
  expect(err.trimEnd().split('\n')).toHaveLength(typed.split('\n').length);
});

test('a value that may be the name of a node is reported as what it was read, and quotation marks make it a node', async () => {
  folder.write('value.txt', 'over\n');
  expect((await folder.run(['solve', 'value.txt'])).err).toContain('in quotation marks: "over"');
  for (const [text, name] of [
    ['"over"\n', 'over'],
    ['(over)\n', 'over'],
    ['a\n', 'a'],
    ['over -> a\n', 'over'],
  ]) {
    folder.write('node.txt', text);
    const { out, err } = await folder.run(['solve', 'node.txt', '--json']);
    expect([err, Object.keys(JSON.parse(out).nodes)[0]]).toEqual(['', name]);
  }
});

test.each([
  ['heat(^, 1)', '{1||0|-2}'],
  ['{1|-1}.Heat(1) + 3.^', '+-2 + 3.^'],
  ['{heat(*, 1), 2|0}', '{2|0}'],
  ['ordinal({*|*}, 3)', '^[3]'],
  ['g := heat(^, 1)\nh := {g|0}', '{1||0|-2}'],
  ['g = companion(^)', '^*'],
])('operators are applied in a file that holds games: %s', async (typed, written) => {
  folder.write('typed.txt', `${typed}\n`);
  folder.write('written.txt', `${written}\n`);
  const [found, expected] = [await solved('typed.txt'), await solved('written.txt')];
  expect([found.text, found.outcome]).toEqual([expected.text, expected.outcome]);
});

test('a game with a name in a file refers to the value of an expression', async () => {
  folder.write('linked.txt', 'g := heat(^, 1)\nh := {g|0}\n');
  expect((await folder.run(['compare', 'linked.txt', 'h', '{{1||0|-2}|0}'])).out).toBe('=\n');
});

test.each([
  ['heat(1)', 'character 7: a comma must stand here; write heat(G, t)'],
  ['uptimal(^)', 'character 1: a game must stand here, and this comes to 0.1'],
  ['1 & companion(^)', '&: two games with & between them are the two sides of a value, and not one game'],
  ['g := ^\nh := companion(g)', 'character 23: g is the name of another game here'],
  ['companion(x)', 'character 11: x is no value; write a game in its place'],
  ['a -> companion(^)', 'line 1'],
])('an expression in a file that is no game is refused with the place: %s', async (typed, says) => {
  folder.write('typed.txt', `${typed}\n`);
  const { status, out, err } = await folder.run(['solve', 'typed.txt']);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(says);
});

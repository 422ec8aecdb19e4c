/**
 * `grundy ask`: asks the engine's questions from the command line, and prints answers as sentences and as
 * data.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions } from '../../engine/questions/register.ts';
import { drawing, type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('white.json', drawing(['a b', 'a c', 'b c', 'c d', 'd c']));
  folder.write(
    'partizan.json',
    drawing(['dud dud', 'one zero left', 'star zero', 'half zero left', 'half one right']),
  );
}, 60_000);
afterAll(() => folder.close());

test('without a question it lists all of them, and says whether each applies', async () => {
  const [listed] = (await folder.run(['ask', 'white.json', '--json'])).json();
  const rows = listed.questions as readonly { readonly id: string; readonly applies: boolean }[];
  expect(rows.map(({ id }) => id)).toEqual([...new Set(questions.map(({ id }) => id))]);
  const applying = rows.filter(({ applies }) => applies).map(({ id }) => id);
  expect(applying).toContain('nim-response');
  expect(applying).not.toContain('simplify');
  expect((await folder.run(['ask', 'partizan.json'])).out).toMatch(
    /nim-response .*does not apply: some arcs/,
  );
});

test('the words of an answer are those of the theory of the drawing', async () => {
  folder.write('scored.txt', 'g ->L one\ng ->R z\none: 1\nz: -1/2\nh ->L one\nh: | 3\n');
  const { out } = await folder.run(['ask', 'scored.txt']);
  expect(out).toMatch(/about-value .*scoring value/);
  expect(out).toMatch(/game-value .*scoring game/);
});

test('a node is compared with a typed number, and protected from it or not', async () => {
  const ask = (...words: readonly string[]) => folder.run(['ask', 'scored.txt', 'compare-with', ...words]);
  expect((await ask('h', '1/2')).out).toContain(
    'With s = 1/2 it is left-s-protected and not right-s-protected.',
  );
  expect((await ask('g', '<1|-0.5>')).out).toBe('The node equals the other game.\n');
  expect((await ask('g')).out).toContain('With s = 0');
  expect((await ask('g', '<1|')).err).toContain('<1|');
  const [found] = (await folder.run(['compare', 'scored.txt', 'h', '-1', '--json'])).json();
  expect(found).toMatchObject({ relation: '>', protected: { from: -1, left: true, right: false } });
});

test('a question that applies to a part of a drawing with scores and a cycle is listed so', async () => {
  folder.write('round.txt', 'round ->L back\nback ->R round\ngame ->L end\ngame: 0 | 4\nend: 2\n');
  const [listed] = (await folder.run(['ask', 'round.txt', '--json'])).json();
  const rows = listed.questions as readonly { readonly id: string; readonly applies: boolean }[];
  const applying = rows.filter(({ applies }) => applies).map(({ id }) => id);
  expect(applying).toEqual(expect.arrayContaining(['compare', 'about-value', 'guarantee', 'cycle', 'sum']));
  expect(applying).not.toContain('nim-response');
});

test('an answer is printed as sentences, or as data with values as the contract has them', async () => {
  expect((await folder.run(['ask', 'white.json', 'moves', 'd'])).out).toBe(
    'The move to c draws: c is worth ∞.\n',
  );
  expect((await folder.run(['ask', 'partizan.json', 'guess', 'half', '2/4'])).out).toBe('Right: 1/2.\n');
  const [asked] = (await folder.run(['ask', 'partizan.json', 'compare', 'half', 'one', '--json'])).json();
  expect(asked).toMatchObject({
    question: 'compare',
    nodes: ['half', 'one'],
    theory: 'partizan',
    answer: { relations: { whole: '<' }, values: [{ text: '1/2', canonical: { start: 0 } }, { text: '1' }] },
  });
});

test('a move to a new moon is reported as worth one: it covers every number', async () => {
  folder.write('moons.txt', '(h) -> (g)\n(g)\nw -> (h)\n');
  expect((await folder.run(['ask', 'moons.txt', 'explain', 'h'])).out).toContain(
    'A move to g, worth ●: this wins',
  );
});

test('an answer may call a line of play or a game by the name of a kind of values, and is data all the same', async () => {
  folder.write('two-gray.txt', '(c) -> (b)\n');
  const [asked] = (await folder.run(['ask', 'two-gray.txt', 'explain', 'c', '--json'])).json();
  expect(asked).toMatchObject({ answer: { explanation: { answer: { value: { text: '○' } } } } });
  folder.write('scored-loop.txt', 'a ->L a\nb: 1\n');
  const [simplified] = (await folder.run(['ask', 'scored-loop.txt', 'simplify', 'a', '--json'])).json();
  expect(simplified).toMatchObject({ answer: { found: { kind: 'cyclic' } } });
});

test('the full proof explains every node on which the reasons rest, each once', async () => {
  const { out } = await folder.run(['ask', 'partizan.json', 'explain', 'half', '--full']);
  const answers = out.split('\n\n').map((step) => step.split(' = ')[0]);
  expect(answers).toEqual(['half', 'zero', 'one']);
  const [data] = (await folder.run(['ask', 'partizan.json', 'explain', 'half', '--full', '--json'])).json();
  expect(data).toMatchObject({ answer: { proof: { steps: [{}, {}, {}], left: 0 } } });
  expect((await folder.run(['ask', 'partizan.json', 'moves', 'half', '--full'])).err).toContain(
    'changes nothing without the question explain',
  );
});

test('a question about a value is asked of a node’s value', async () => {
  expect((await folder.run(['ask', 'partizan.json', 'about-value', 'half'])).out).toContain('born on day 2');
});

test('a thermograph says which option each piece of its walls comes from, and a value is cooled by a tax', async () => {
  const ask = (...words: readonly string[]) => folder.run(['ask', 'partizan.json', ...words]);
  expect((await ask('thermograph', 'half')).out).toContain(
    'Up to t = -1/2, Left moves to zero = 0. Left has paid t, so Left’s wall is at -t.\n',
  );
  const [told] = (await ask('thermograph', 'half', '--json')).json();
  expect(told).toMatchObject({
    answer: {
      found: {
        thermograph: {
          left: [
            ['1', '-1'],
            ['1/2', '-1/2'],
          ],
          temperature: '-1/2',
        },
        pieces: [
          { wall: 'left', from: ['1', '-1'], to: ['1/2', '-1/2'], line: [{ mover: 'left' }], mean: '0' },
          {},
        ],
      },
    },
  });
  expect((await ask('about-value', 'half', '--json')).out).toContain('"walls":[{"wall":"left"');
  expect((await ask('cooled', 'half', '-3/4')).out).toMatch(/^Cooled by -3\/4 it is \{3\/4\|1\/4\}\./);
  expect((await ask('cooled', 'half', '1/3')).err).toContain('1/3: write a number from -1 up');
});

test.each([
  [['moves'], /the question needs one node/],
  [['movse', 'a'], /movse: there is no such question; did you mean moves\?/],
  [['moves', 'x'], /x: there is no node "x"/],
  [['moves', ''], /there is no node ""/],
  [['simplify', 'a'], /simplify: does not apply: every arc is either player’s/],
])('a question that cannot be asked is refused with the reason: %s', async (words, problem) => {
  const { status, out, err } = await folder.run(['ask', 'white.json', ...words]);
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(problem);
});

test('typed values are put in their order without a file', async () => {
  const { out } = await folder.run(['ask', 'hasse', '0', '^', '{0|*}', '{1|-1}', 'over']);
  expect(out).toContain('Layer 2: {0|*} = ↑.');
  expect(out).toContain('0 < ↑');
  const { answer } = JSON.parse((await folder.run(['ask', 'order-of-values', '0', '1', '--json'])).out);
  expect(answer).toMatchObject({ names: ['0', '1'], classes: [[0], [1]], covers: [[0, 1]] });
  expect(await folder.run(['ask', 'hasse', '0'])).toMatchObject({ status: 2, out: '' });
  expect((await folder.run(['ask', 'hasse', '0', '{{'])).err).toContain('{{');
});

test('operators are applied in typed values that are put in their order', async () => {
  const { out } = await folder.run(['ask', 'hasse', 'heat(^, 1)', '0', '^.Companion']);
  expect(out).toContain('Just below each other: 0 < heat(↑, 1).');
  expect(out).toContain('↑.Companion = ↑*');
  const { status, err } = await folder.run(['ask', 'hasse', 'heat(x, 1)', '0']);
  expect(status).toBe(2);
  expect(err).toContain('x is no value');
});

test.each([
  [['compare-with', 'a', 'companion(companion(*2))'], /^The node equals the game/],
  [['guess', 'a', 'companion(0) + *3'], /^Right: /],
])('operators are applied in a game that a question is given: %s', async (words, says) => {
  folder.write('nim2.txt', 'a -> b\nb -> c\na -> c\n');
  const { out, err } = await folder.run(['ask', 'nim2.txt', ...words]);
  expect(out, err).toMatch(says);
});

test('an expression that a question is given, and that comes to no game, is refused with the reason', async () => {
  folder.write('nim2.txt', 'a -> b\nb -> c\na -> c\n');
  const { status, err } = await folder.run(['ask', 'nim2.txt', 'compare-with', 'a', 'uptimal(^)']);
  expect(status).toBe(2);
  expect(err).toContain('uptimal(^): character 1: a game must stand here, and this comes to 0.1');
});

test('positions of an impartial ruleset are in an order in which different nimbers are confused', async () => {
  for (const question of ['order-of-values', 'hasse']) {
    const { out } = await folder.run(['ask', '--ruleset', 'nim', '2+1', question, '2+1', '1+1', '2+0']);
    expect(out).toContain('None of them is less than another');
    expect(out).toContain('= *3');
    expect(out).toContain('= 0');
    expect(out).not.toContain('Left out');
  }
});

test.each([
  [
    ['hasse', '0', '1', '--heaps', '4'],
    '--heaps: changes nothing with typed values; leave one of the two out',
  ],
  [
    ['hasse', '0', '1', '--play', 'turns'],
    '--play: changes nothing with typed values; leave one of the two out',
  ],
  [
    ['misere-quotient', '0.77', '--heaps', '4', '--ruleset', 'nim'],
    '--ruleset: changes nothing with --heaps; leave one of the two out',
  ],
  [
    ['misere-quotient', '0.77', '--heaps', '4', '--play', 'turns'],
    '--play: changes nothing with --heaps; leave one of the two out',
  ],
  [
    ['misere-quotient', '0.77', '--heaps', '4', '--theory', 'misere', '--json'],
    '--theory: changes nothing with --heaps; leave one of the two out',
  ],
])('without a file an option that would change nothing is refused: %s', async (words, says) => {
  const { status, out, err } = await folder.run(['ask', ...words]);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(says);
});

test('the misère quotient of all heaps of an octal game up to a size needs no file', async () => {
  const { out } = await folder.run(['ask', 'misere-quotient', '0.77', '--heaps', '8']);
  expect(out).toContain('12 elements');
  expect(out).toContain('Proved for every sum');
  // Elements are products of generators, and 1 is the sum of nothing.
  const [, , , letters, elements, , head, first] = out.split('\n');
  expect(letters).toMatch(/1 is the sum of nothing: a is heap 1, b is heap 2, c is heap \d\.$/);
  expect(elements).toMatch(/^Elements: heap 1 is a, heap 2 is b, heap 3 is ab, heap 4 is a,/);
  expect(head).toMatch(/^ *· \| +1 +a +b /);
  expect(first).toMatch(/^ *1 \| +1 +a +b /);
  expect(out).not.toMatch(/node|: 0,|= 0/);
  const json = await folder.run(['ask', 'misere-quotient', '0.77', '--heaps', '4', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ code: '0.77', heaps: 4, answer: { order: 6 } });
  // A heap of 1 has no move in 0.07.
  const dead = await folder.run(['ask', 'misere-quotient', '0.07', '--heaps', '1', '--json']);
  expect(JSON.parse(dead.out).answer).toMatchObject({ order: 1, elements: [{ vertex: 1, element: 0 }] });
  expect((await folder.run(['ask', 'misere-quotient', '0.07', '--heaps', '1'])).out).toMatch(
    /^1 element; the previous player wins none of them\.\n.* 1 is the sum of nothing\.\nElements: heap 1 is 1\.\n/s,
  );
  expect((await folder.run(['ask', 'misere-quotient', '0.9', '--heaps', '4'])).status).toBe(2);
  expect((await folder.run(['ask', 'misere-quotient', '0.77', '--heaps', '0'])).err).toContain(
    'from 1 to 200',
  );
  expect((await folder.run(['ask', 'white.json', 'moves', 'a', '--heaps', '3'])).err).toContain('--heaps');
});

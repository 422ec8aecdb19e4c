/**
 * DOT as people and Graphviz write it: what becomes a drawing, what is refused and where, and that size does
 * no harm.
 */
import { describe, expect, test } from 'vitest';
import { isDot, readDot } from '../../../engine/document/dot/read.ts';
import { setRules } from '../../../engine/document/edits/index.ts';
import type { GameDocument } from '../../../engine/document/index.ts';
import { dotPen } from '../../../engine/figure/pens/index.ts';
import { figureOf } from '../../fixtures/figures.ts';

function drawn(dot: string): GameDocument {
  const read = readDot(dot);
  if (!read.ok) throw new Error(`${read.problems[0].place}: ${read.problems[0].says}`);
  return read.value.document;
}

const letters = { either: '', left: 'L', right: 'R', both: 'B' } as const;
/** "a->b a->Lc" */
const arcsOf = (dot: string): string =>
  drawn(dot)
    .edges.map(({ from, to, player }) => `${from}->${letters[player]}${to}`)
    .join(' ');
const idsOf = (dot: string): string =>
  drawn(dot)
    .nodes.map(({ id }) => id)
    .join(' ');
const nodeOf = (attributes: string) => drawn(`digraph { a [${attributes}] }`).nodes[0];

describe('statements', () => {
  test.each([
    ['digraph { a -> b -> c }', 'a->b b->c'],
    ['digraph { {a b} -> c }', 'a->c b->c'],
    ['digraph { {a b} -> {c d} -> e; }', 'a->c a->d b->c b->d c->e d->e'],
    ['digraph { a, b -> c, d }', 'a->c a->d b->c b->d'],
    ['strict digraph G { a -> b; a -> b a->a }', 'a->b a->a'],
    ['DiGraph{a->b:port:ne; b:s->a}', 'a->b b->a'],
    ['digraph { subgraph cluster_x { label=x; a -> b } -> c }', 'a->b a->c b->c'],
    ['digraph { subgraph s { a } subgraph s { b } -> c }', 'a->c b->c'],
    ['digraph { a -> subgraph { b; c -> d } }', 'c->d a->b a->c a->d'],
    ['digraph { a -> b [dir=back]; c -> d [dir=both] }', 'b->a c->d d->c'],
    ['digraph { "a" -> a; 1 -> "1"; -.5 -> é }', 'a->a 1->1 -.5->é'],
    ['// one\n#line 2\ndigraph /* three */ { a -> // four\n b }', 'a->b'],
    ['digraph { "a" + "b" -> "c\\\nd" }', 'ab->cd'],
  ])('%s', (dot, arcs) => expect(arcsOf(dot)).toBe(arcs));

  test.each([
    ['digraph { a -> b [label="L"]; b -> c [label="Right"]; c -> d [xlabel=e] }', 'a->Lb b->Rc c->d'],
    ['digraph { edge [label="Left’s"]; a -> b; b -> c [label=<<i>R</i>>] }', 'a->Lb b->Rc'],
    ['digraph { a -> b [label=l]; a -> c [label=r] }', 'a->Lb a->Rc'],
    // In an automaton small letters name anything.
    ['digraph { a -> b [label=a]; a -> c [label=b]; b -> c [label=L] }', 'a->b a->c b->Lc'],
    ['digraph { a -> b [label=R, player=left]; b -> a [label=L, color=red] }', 'a->Lb b->La'],
  ])('a label says whose an arc is: %s', (dot, arcs) => expect(arcsOf(dot)).toBe(arcs));

  test('nodes come in the order in which they are first mentioned', () => {
    expect(idsOf('digraph { b -> a; {rank=same; c a}; d }')).toBe('b a c d');
  });

  test('escapes in quoted ids are read, and two ids that look alike stay two', () => {
    expect(drawn('digraph { "a\\"b" "a\\\\b" "a\\nb" "a b" "" }').nodes.map(({ id }) => id)).toEqual([
      'a"b',
      'a\\b',
      'a b',
      'a b 2',
      'node',
    ]);
  });

  test('of several graphs the first is read, and the others are counted', () => {
    expect(readDot('digraph { a } digraph b { {x} } strict digraph { y }')).toMatchObject({
      value: { more: 2, document: { nodes: [{ id: 'a' }] } },
    });
  });
});

describe('attributes', () => {
  test.each([
    ['label="G \\N"', 'G a'],
    ['label="two\\nlines\\l"', 'two\nlines'],
    ['label="&lt;&#65;&#x42;&amp;&nope;"', '<AB&&nope;'],
    ['label=<<b>bold</b><br/>&amp; <i>next</i>>', 'bold & next'],
    ['label="\\N"', 'a'],
    ['shape=box', 'a'],
  ])('%s', (attributes, name) => expect(nodeOf(attributes).name).toBe(name));

  test.each([
    ['fillcolor=gray', true],
    ['fillcolor="#CCCCCC"', true],
    ['style=filled, fillcolor="lightgrey:white"', true],
    ['style="filled,bold"; color=gray80', true],
    ['fillcolor="0.0 0.0 0.8"', true],
    ['style=filled fillcolor=white', false],
    ['style=filled fillcolor="#FFFFFF"', false],
    ['style=filled fillcolor=black', false],
    ['fillcolor=lightblue', false],
    ['color=gray', false],
  ])('%s is gray: %s', (attributes, gray) => expect(nodeOf(attributes).gray).toBe(gray));

  test.each([
    ['color=blue', 'L'],
    ['color="#0B57A4"', 'L'],
    ['color=navy, style=dashed', 'L'],
    ['color=red', 'R'],
    ['color="#D1421F80"', 'R'],
    ['style=dashed', 'R'],
    ['color=darkgreen', ''],
    ['color="black:invis:black", style=dashed', ''],
    ['color="0.6 1 0.8"', ''],
    ['color=purple', ''],
    ['color=blue, player=right', 'R'],
    ['player=E, style=dashed', ''],
  ])('an arc of %s has the right player', (attributes, letter) => {
    expect(arcsOf(`digraph { a -> b [${attributes}] }`)).toBe(`a->${letter}b`);
  });

  test('defaults hold for what is made after them, in their braces', () => {
    const dot = `digraph { x; node [fillcolor=gray]; edge [color=red]; a -> b
      { node [fillcolor=white] edge [color=blue] c -> a } d -> a [player=either] }`;
    expect(arcsOf(dot)).toBe('a->Rb c->La d->a');
    expect(
      drawn(dot)
        .nodes.filter(({ gray }) => gray)
        .map(({ id }) => id),
    ).toEqual(['a', 'b', 'd']);
  });

  test('places are points, y upwards, a node’s width being 36 units; all nodes have one or none', () => {
    const placed = 'digraph { node [width=0.5]; a [pos="0,0"]; b [pos="72.0,36!"] }';
    expect(readDot(placed)).toMatchObject({
      value: {
        placed: true,
        document: {
          nodes: [
            { x: 0, y: 0 },
            { id: 'b', x: 72, y: -36 },
          ],
        },
      },
    });
    expect(drawn('digraph { a [pos="54,-54"] }').nodes[0]).toMatchObject({ x: 36, y: 36 });
    expect(readDot('digraph { a [pos="1,2"]; b }')).toMatchObject({ value: { placed: false } });
  });

  test('title and pieces are read', () => {
    expect(drawn('digraph G { a }').title).toBe('G');
    expect(drawn('digraph G { label="My \\G"; subgraph { label=x } a }').title).toBe('My G');
    expect(drawn('digraph { a [pieces=2]; b; c [pieces=1] }').pieces).toEqual(['a', 'a', 'c']);
  });
});

describe('what is refused', () => {
  test.each([
    ['graph { a -- b }', 'line 1, column 1', /write digraph for graph/],
    ['digraph {\n  a -- b\n}', 'line 2, column 5', /write ->/],
    ['digraph { a -> b', 'line 1, column 17', /a } is missing/],
    ['digraph { a -> }', 'line 1, column 16', /node is missing/],
    ['digraph { a [label="x }', 'line 1, column 20', /quotation mark is not closed/],
    ['digraph { a [label=<b }', 'line 1, column 20', /< is not closed/],
    ['digraph { /* a }', 'line 1, column 11', /comment is not closed/],
    ['digraph { 2a -> b }', 'line 1, column 11', /write it in quotation marks: "2a"/],
    ['digraph { a; @ }', 'line 1, column 14', /“@” has no meaning/],
    ['digraph { a [label] b [=] }', 'line 1, column 24', /attribute or a \]/],
    ['digraph { node a }', 'line 1, column 16', /sets defaults/],
    ['digraph { a } b', 'line 1, column 15', /the graph ends before this/],
    ['digraph', 'line 1, column 8', /a { is missing/],
    ['', 'line 1, column 1', /begins with digraph/],
  ])('%s', (dot, place, says) => {
    expect(readDot(dot)).toMatchObject({
      ok: false,
      problems: [{ place, says: expect.stringMatching(says) }],
    });
  });

  test('every attribute that cannot be right is named, the arcs of one statement once', () => {
    const dot = 'digraph { grundy=1\n a [pos="here", pieces=-1]\n {a b} -> {c d} [player=up]\n}';
    const read = readDot(dot);
    expect(read.ok ? [] : read.problems.map(({ place }) => place)).toEqual([
      'line 2, column 9',
      'line 2, column 24',
      'line 3, column 25',
    ]);
  });

  const foreign = [
    ['sum=12', ''],
    ['play=auto; convention=iso', ''],
    ['infinitePlay=never', ''],
    ['asPublished=2024', ''],
    ['', 'node [score=high]'],
    ['', 'node [pieces=many]'],
    ['', 'edge [player=Alice]'],
    ['', 'edge [player=both]'],
    ['', 'edge [moves="e4 (e5"]'],
  ] as const;
  test.each(foreign)(
    'attributes of other programs that are called as ours are passed over, ours are named: %s %s',
    (graph, defaults) => {
      const read = readDot(`digraph { ${graph}\n${defaults}\na -> b }`);
      if (!read.ok) throw new Error(read.problems[0].says);
      expect(read.value.document).toEqual(drawn('digraph { a -> b }'));
      const [note] = read.value.notes;
      for (const [said] of `${graph} ${defaults}`.matchAll(/\w+=\w+/g)) expect(note).toContain(said);
      expect(readDot(`digraph { graph [grundy=1]; ${graph}\n${defaults}\na -> b }`).ok).toBe(false);
    },
  );

  test('what our pen writes is ours: a rule that is misspelt there is refused by its name', () => {
    const document = setRules(drawn('digraph { a -> b [player=left] }'), { infinitePlay: 'left' });
    const { text } = dotPen(figureOf(document));
    expect(readDot(text).ok).toBe(true);
    expect(readDot(text.replace('infinitePlay="left"', 'infinitePlay="lef"'))).toMatchObject({
      ok: false,
      problems: [{ says: expect.stringMatching(/^infinitePlay=lef is not a rule/) }],
    });
  });
});

test.each(['1.2.3,4', '1,.', '., 2', '1 2', '1e,2'])('%s is not a pos, and is not read as 0', (pos) => {
  expect(readDot(`digraph { a [pos="${pos}"] }`)).toMatchObject({
    ok: false,
    problems: [{ says: expect.stringMatching(/^the pos of a is not a position/) }],
  });
});

test('a very long pos is not a place, and is not parsed', () => {
  for (const pos of [`1,2${' '.repeat(300_000)}x`, `1,2${','.repeat(300_000)}`, `1,2,${'3'.repeat(200)}`]) {
    expect(readDot(`digraph { a [pos="${pos}"] }`)).toMatchObject({
      ok: false,
      problems: [
        {
          place: 'line 1, column 18',
          says: expect.stringMatching(/^the pos of a is not a position; write two/),
        },
      ],
    });
  }
  expect(nodeOf('pos=" 54 , -54 , 0 ! "')).toMatchObject({ x: 36, y: 36 });
});

test('pieces by default on very many nodes are refused before they fill the memory', () => {
  const nodes = (count: number): string => Array.from({ length: count }, (_, i) => `n${i}`).join(' ');
  expect(drawn(`digraph { node [pieces=1000] ${nodes(1000)} }`).pieces).toHaveLength(1_000_000);
  expect(readDot(`digraph { node [pieces=1000] ${nodes(100_000)} }`)).toEqual({
    ok: false,
    problems: [
      {
        place: 'line 1, column 24',
        says: 'from n1000 on there are more than 1,000,000 pieces; put pieces on fewer nodes',
      },
    ],
  });
});

test.each([
  ['digraph {', true],
  ['// by hand\nstrict digraph "a" {', true],
  ['graph{}', true],
  ['graph -> digraph', false],
  ['digraph', false],
  ['{"format"', false],
])('%j is DOT: %s', (text, answer) => expect(isDot(text)).toBe(answer));

describe('size', () => {
  const many = 100_000;

  test('braces 100,000 deep do no harm, closed, open, and joined at every depth', () => {
    expect(idsOf(`digraph {${'{'.repeat(many)}a${'}'.repeat(many)}}`)).toBe('a');
    expect(readDot(`digraph ${'{'.repeat(many)}`)).toMatchObject({ ok: false });
    const joined = `digraph { ${'{'.repeat(many)}a${' -> b}'.repeat(many)} }`;
    expect(readDot(joined)).toMatchObject({
      ok: false,
      problems: [{ says: expect.stringContaining('moves') }],
    });
  });

  test('braces joined to braces are refused before they fill the memory', () => {
    const nodes = Array.from({ length: 10_000 }, (_, i) => `n${i}`).join(' ');
    expect(readDot(`digraph { {${nodes}} -> {${nodes}} }`)).toMatchObject({ ok: false });
  });

  test('a chain, a string, a name, a comment and wrong values may be hundreds of thousands long', () => {
    const chain = Array.from({ length: many }, (_, i) => `n${i}`).join(' -> ');
    expect(drawn(`digraph { ${chain} }`).edges).toHaveLength(many - 1);
    for (const long of ['x', '"\\"', '/', '<', ' '])
      expect(readDot(`digraph { a [label="${long.repeat(5 * many)}`).ok).toBe(false);
    expect(readDot(`digraph { ${'x'.repeat(5 * many)} }`)).toMatchObject({
      ok: false,
      problems: [{ place: 'line 1, column 11' }],
    });
    const wrong = readDot(`digraph { grundy=1${'\na [pieces=x] b'.repeat(many)}}`);
    expect(wrong.ok ? 0 : wrong.problems.length).toBe(1);
    const wrongs = readDot(
      `digraph { grundy=1${Array.from({ length: many }, (_, i) => `\nn${i} [pieces=x]`).join('')}}`,
    );
    expect(wrongs.ok ? 0 : wrongs.problems.length).toBe(1001);
  });
});

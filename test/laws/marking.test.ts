/**
 * Laws of marking: what phones are sent depends on nothing that a view hides, no answer makes marking fail,
 * equal answers and no others are one, and verdicts are those of slow play.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../../engine/document/compile.ts';
import { emptyDocument, type GameDocument, type GameEdge } from '../../engine/document/document.ts';
import type { LessonView } from '../../engine/lesson/lesson.ts';
import type { WayToAnswer } from '../../engine/lesson/ways.ts';
import type { ClassAnswer, DrawnAnswer, PreparedView } from '../../engine/marking/index.ts';
import { prepareView } from '../../engine/marking/index.ts';
import { drain } from '../../engine/rounds.ts';
import { anyText } from '../arbitrary/any-text.ts';
import {
  boardOf,
  choicesOf,
  drawingOf,
  markedAs,
  preparedFor,
  sentOf,
  viewWith,
} from '../fixtures/marking.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';
import { areEqual, shortGame } from '../oracle/short-games.ts';
import { play } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

// Secrets.

const players = ['either', 'left', 'right'] as const;

type Sketch = {
  readonly nodes: readonly {
    readonly gray: boolean;
    readonly hidden: boolean;
    readonly tells: 'name' | 'id' | 'both' | 'nothing';
  }[];
  readonly arcs: readonly (readonly [from: number, to: number, player: number])[];
  readonly partizan: boolean;
  readonly atOnce: boolean;
};

const sketch = fc
  .record({
    nodes: fc.array(
      fc.record({
        gray: fc.nat(5).map((n) => n === 0),
        hidden: fc.boolean(),
        tells: fc.constantFrom('name' as const, 'id' as const, 'both' as const, 'nothing' as const),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    arcs: fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(2)), { maxLength: 9 }),
    partizan: fc.boolean(),
    atOnce: fc.boolean(),
  })
  .map(
    (drawn): Sketch => ({
      ...drawn,
      nodes: drawn.nodes.map((node) => ({ ...node, gray: node.gray && !drawn.atOnce && !drawn.partizan })),
    }),
  );

/** Texts that say values or who wins, as names and ids of hidden nodes; each list is another lesson’s. */
const telling = [
  ['*2', 'over', '∞_0', '{0|1}', 'worth ↑', '*7', 'off', '∞_{0,2}', '{1|*}', 'is on'],
  ['☾_1', '±1', '{2|-3}', '*', 'Left wins', '∞', 'G = *3', '↓*', '*12', 'under'],
] as const;

/** One of two drawings that differ in their secrets alone: names and ids of hidden nodes, title and facts. */
function drawnWith({ nodes, arcs, partizan, atOnce }: Sketch, which: 0 | 1): GameDocument {
  const secret = telling[which];
  const ids = nodes.map(({ hidden, tells }, i) =>
    hidden && (tells === 'id' || tells === 'both') ? secret[2 * i] : `node${i}`,
  );
  const known = new Set<string>();
  const edges = arcs.flatMap(([from, to, player]): readonly GameEdge[] => {
    if (from >= nodes.length || to >= nodes.length || (atOnce && from <= to)) return [];
    const edge = { from: ids[from], to: ids[to], player: partizan ? players[player] : 'either' } as const;
    const key = JSON.stringify(edge);
    if (known.has(key)) return [];
    known.add(key);
    return [edge];
  });
  const { view } = emptyDocument;
  return {
    ...emptyDocument,
    title: ['It is *2', 'The empty drawing'][which],
    nodes: nodes.map(({ gray, hidden, tells }, i) => ({
      id: ids[i],
      x: 90 * i,
      y: (i * i * 70) % 200,
      gray,
      name: hidden && (tells === 'name' || tells === 'both') ? secret[2 * i + 1] : ['', `n${i}`][i % 2],
    })),
    edges,
    view: {
      ...view,
      rules: { ...view.rules, play: atOnce ? 'simultaneous' : 'turns' },
      hidden: { all: false, except: ids.slice(0, which) },
      facts: [{ position: 'a', value: ['*2', '0'][which] }],
      rest: { secret: ['yes', 'no'][which] },
    },
  };
}

const ways = [
  'value',
  'outcome',
  'number',
  'node',
  'arc',
  'move',
  'row',
  'column',
  'drawing',
  'words',
] as const;

/** A way to answer the same question, with another right answer. */
function wayTo(by: (typeof ways)[number], document: GameDocument, node: number, which: 0 | 1): WayToAnswer {
  const { nodes, edges } = document;
  const of = nodes[node % nodes.length].id;
  switch (by) {
    case 'number':
      return { by, right: ['1/2', '3'][which] };
    case 'node':
      return { by, right: nodes.slice(0, which + 1).map(({ id }) => id) };
    case 'arc':
      return { by, right: edges.slice(0, which).map(({ from, to }) => [from, to] as const) };
    case 'move':
      return { by, player: 'left', of, ...(which === 1 && { right: [of] }) };
    case 'drawing':
      return { by, worth: '↑' };
    case 'words':
      return { by };
    default:
      return { by, of };
  }
}

/** What phones are sent, or at which place the view is refused. */
function sentFor(view: LessonView, document: GameDocument): string {
  const prepared = drain(prepareView(view, document));
  return prepared.ok ? sentOf(prepared.value) : prepared.problems.map(({ place }) => place).join();
}

describe('what phones are sent', () => {
  const secretsOf = (which: 0 | 1, names: readonly string[]): Partial<LessonView> => ({
    title: ['Why it is a draw', 'An example'][which],
    note: ['Nobody sees *2 at first', ''][which],
    answers: names.map((name) => `${name} = ${['*2', '0'][which]}`),
    drawing: ['it-is-star-2', 'd'][which],
    minutes: [3, 20][which],
  });

  let sent = 0;
  test('is the same in every byte for two views of a drawing that differ in secrets alone', () => {
    tryLaw(
      fc.tuple(
        sketch,
        fc.constantFrom(...ways, 'none' as const),
        fc.nat(4),
        fc.constantFrom('values' as const, 'outcomes' as const, 'nothing' as const),
      ),
      60,
      ([drawn, by, node, shows]) => {
        const [one, other] = ([0, 1] as const).map((which) => {
          const document = drawnWith(drawn, which);
          const except = document.nodes.filter((_, i) => drawn.nodes[i].hidden).map(({ id }) => id);
          return sentFor(
            viewWith({
              ...secretsOf(which, []),
              shows,
              hidden: { all: false, except },
              ...(by !== 'none' && { answer: wayTo(by, document, node, which) }),
            }),
            document,
          );
        });
        if (one.startsWith('{')) sent++;
        expect(one, JSON.stringify(drawn)).toBe(other);
      },
    );
    expect(sent).toBeGreaterThan(oftenEnough(20));
  });

  test('is the same for two views of a board that differ in facts, lines, answers and what is right', () => {
    const boards = [boardOf('domineering', '../..'), boardOf('clobber', 'LR.L'), boardOf('nim', '2+1')];
    tryLaw(fc.tuple(fc.constantFrom(...boards), fc.constantFrom(...ways)), 12, ([document, by]) => {
      const { board, view } = document;
      if (!board) return;
      const change = {
        facts: [{ position: board.position, value: '*2' }],
        variations: [{ of: 0, after: 0, line: ['#./#.'] }],
      };
      const other: GameDocument = {
        ...document,
        title: 'A hot position',
        view: { ...view, ...change },
        board: { ...board, line: ['#./#.'] },
      };
      const way = (which: 0 | 1): WayToAnswer =>
        by === 'move'
          ? { by, player: 'left', ...(which === 1 && { right: ['#./#.'] }) }
          : by === 'number'
            ? { by, right: ['1', '2'][which] }
            : by === 'drawing'
              ? { by, worth: '*' }
              : ({ by } as WayToAnswer);
      const secrets = (which: 0 | 1) => secretsOf(which, ['value of position']);
      const one = sentFor(viewWith({ ...secrets(0), answer: way(0) }), document);
      expect(one).toBe(sentFor(viewWith({ ...secrets(1), answer: way(1) }), other));
    });
  });
});

// Answers.

const atOnce = drawingOf('c ->J(h/h) w\nc ->J(h/t, t/h) l\nc ->J(t/t) d\nw ->L d\nl ->R d', {
  play: 'simultaneous',
});
const loopy = drawingOf('g ->L z\ng ->R g\nh -> g\nh ->L s\ns -> z');

const prepared: readonly PreparedView[] = [
  preparedFor(drawingOf('a -> b\nb -> a\na -> (c)\n(c) -> t'), { answer: { by: 'value', of: 'a' } }),
  preparedFor(loopy, { answer: { by: 'value', of: 'h' } }),
  preparedFor(drawingOf('g ->L a\ng ->R b\na: 2\nb: -1'), { answer: { by: 'value', of: 'g' } }),
  preparedFor(drawingOf('a -> b\na -> c\nb -> c', { play: 'misere' }), { answer: { by: 'value', of: 'a' } }),
  preparedFor(atOnce, { answer: { by: 'value', of: 'c' } }),
  preparedFor(atOnce, { answer: { by: 'row', of: 'c', rounds: 3 } }),
  preparedFor(loopy, { answer: { by: 'outcome', of: 'h' } }),
  preparedFor(loopy, { answer: { by: 'move', player: 'right', of: 'h' } }),
  preparedFor(loopy, { answer: { by: 'node', right: ['h'] } }),
  preparedFor(loopy, { answer: { by: 'arc' } }),
  preparedFor(loopy, { answer: { by: 'number', right: '1/2' } }),
  preparedFor(loopy, { answer: { by: 'words' } }),
  preparedFor(loopy, { answer: { by: 'drawing', worth: 'over' } }),
  preparedFor(boardOf('clobber', 'LRL')),
];

const signs = fc.constantFrom(
  ...'0123456789*↑↓±{|}<>^_,./-−+&∞☾○●ℕ∖∅ ()[]=:%#$'.split(''),
  'on',
  'off',
  'over',
  'next',
  '𝒩',
  '\u0000',
  '\ud800',
  '10000000000',
);
const number = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.double());
const arbitraryAnswer: fc.Arbitrary<ClassAnswer> = fc.oneof(
  fc.record({
    text: fc.oneof(
      fc.array(signs, { maxLength: 12 }).map((each) => each.join('')),
      anyText({ maxLength: 40 }),
    ),
  }),
  fc.record({ choice: number }),
  fc.record({
    drawing: fc.record({
      nodes: fc.array(fc.tuple(number, number), { maxLength: 6 }),
      arcs: fc.array(
        fc.tuple(number, number, fc.constantFrom('left' as const, 'right' as const, 'both' as const)),
        {
          maxLength: 8,
        },
      ),
    }),
  }),
);

test('no answer makes marking fail, and what is not understood gets a sentence', () => {
  const verdicts = new Set<string>();
  tryLaw(arbitraryAnswer, 120, (answer) => {
    for (const view of prepared) {
      const marked = markedAs(view, answer);
      verdicts.add(marked.verdict);
      const about = `${view.way.by} ${JSON.stringify(answer)}`;
      expect(marked.key, about).not.toBe('');
      if (marked.verdict === 'not-understood') expect(marked.says, about).not.toBe('');
      expect(marked, about).toEqual(markedAs(view, answer));
    }
  });
  expect([...verdicts]).toEqual(expect.arrayContaining(['not-understood', 'unmarked', 'wrong']));
});

/** Games in braces that end, of which many are equal. */
const { game: typedGame } = fc.letrec<{ readonly game: string }>((tie) => ({
  game: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'game' },
    fc.constantFrom('0', '1', '-1'),
    fc
      .tuple(fc.array(tie('game'), { maxLength: 2 }), fc.array(tie('game'), { maxLength: 2 }))
      .map(([left, right]) => `{${left.join(',')}|${right.join(',')}}`),
  ),
}));

test('two typed games are one answer if and only if they are equal, and right if they are the node’s', () => {
  const asked = preparedFor(drawingOf('g ->L z\ng ->R s\ns -> z'), { answer: { by: 'value', of: 'g' } });
  const up = shortGame('{0|{0|0}}');
  let equal = 0;
  tryLaw(fc.tuple(typedGame, typedGame), 80, ([one, other]) => {
    const [first, second] = [one, other].map((text) => markedAs(asked, text));
    const same = areEqual(shortGame(one), shortGame(other));
    if (same) equal++;
    expect(first.key === second.key, `${one} ${other}`).toBe(same);
    expect(first.verdict === 'right', one).toBe(areEqual(shortGame(one), up));
  });
  expect(equal).toBeGreaterThan(oftenEnough(3));
});

const smallDrawing = fc.integer({ min: 1, max: 3 }).chain((count) =>
  fc.record({
    nodes: fc.constant(Array.from({ length: count }, (_, i) => [20 * i, (30 * i * i) % 100] as const)),
    arcs: fc.array(
      fc.tuple(
        fc.nat(count - 1),
        fc.nat(count - 1),
        fc.constantFrom('left' as const, 'right' as const, 'both' as const),
      ),
      { maxLength: 4 },
    ),
  }),
);

/** Both drawings as one graph of which every arc is one player’s; the second begins behind the first. */
function together(one: DrawnAnswer, other: DrawnAnswer) {
  const shift = one.nodes.length;
  const arcs = [
    ...one.arcs,
    ...other.arcs.map(([from, to, player]) => [from + shift, to + shift, player] as const),
  ];
  const ids = Array.from({ length: shift + other.nodes.length }, (_, i) => `v${i}`);
  const edges = arcs.flatMap(([from, to, player]) =>
    (player === 'both' ? (['left', 'right'] as const) : [player]).map((mover) => ({
      from: ids[from],
      to: ids[to],
      player: mover,
    })),
  );
  const nodes = ids.map((id) => ({ id, x: 0, y: 0, gray: false, name: '' }));
  return { graph: compile({ ...emptyDocument, nodes, edges }).graph, second: shift };
}

test('two drawings are one answer if and only if their first nodes are equal by play', () => {
  const asked = preparedFor(drawingOf('a ->L b'), { answer: { by: 'drawing', worth: '1' } });
  let equal = 0;
  tryLaw(fc.tuple(smallDrawing, smallDrawing), 60, ([one, other]) => {
    const [first, second] = [one, other].map((drawing) => markedAs(asked, { drawing }));
    const { graph, second: at } = together(one, other);
    const orders = [plusOrder(graph), minusOrder(graph)];
    const same = orders.every((holds) => holds[0][at] && holds[at][0]);
    if (same) equal++;
    expect(first.key === second.key, JSON.stringify([one, other, first.key, second.key])).toBe(same);
  });
  expect(equal).toBeGreaterThan(oftenEnough(3));
});

test('the outcome and the moves that are right are those of play', () => {
  const pairs = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 1, maxLength: 9 });
  tryLaw(pairs, 25, (arcs) => {
    const text = [...new Set(arcs.map(([from, to]) => `v${from} -> v${to}`))].join('\n');
    const drawing = drawingOf(text);
    const { graph, index } = compile(drawing);
    const of = `v${arcs[0][0]}`;
    const from = index.get(of) ?? 0;
    const played = play(Array.from({ length: graph.order }, (_, at) => [{ graph, at }]));
    const outcome = preparedFor(drawing, { answer: { by: 'outcome', of } });
    const said = { N: 'the player who moves first', P: 'the player who moves second', D: 'a draw' } as const;
    for (const [choice, name] of choicesOf(outcome).entries())
      expect(markedAs(outcome, { choice }).verdict, `${text} ${of}`).toBe(
        name === said[played.outcomeAt(from)] ? 'right' : 'wrong',
      );
    const moves = preparedFor(drawing, { answer: { by: 'move', player: 'right', of } });
    const ranks = { P: 0, D: 1, N: 2 } as const;
    const targets = choicesOf(moves).map((name) => index.get(name.split(' → ')[1]) ?? 0);
    const best = Math.min(...targets.map((to) => ranks[played.outcomeAt(to)]));
    for (const [choice, to] of targets.entries())
      expect(markedAs(moves, { choice }).verdict === 'right', `${text} ${of} ${choice}`).toBe(
        ranks[played.outcomeAt(to)] === best,
      );
  });
});

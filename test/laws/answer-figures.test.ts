/**
 * Answers that are drawn: for every question, each of its figures can be read, and every pen that draws
 * writes it.
 */
import { describe, expect, test } from 'vitest';
import { type Figure, styleKinds, styles } from '../../engine/figure/index.ts';
import { svgPen, tikzPen } from '../../engine/figure/pens/index.ts';
import { textOfMark } from '../../engine/figure/typeset.ts';
import { ruledBy, usualRules } from '../../engine/outcome/rules.ts';
import { known } from '../../engine/result.ts';
import { ask, drain, drawAnswers, type FigureSubject, type Question, questions } from '../../engine/run.ts';
import { parseGame } from '../../engine/values/notation/parse.ts';
import type { Value } from '../../engine/values/value.ts';
import { inMisere } from '../arbitrary/spaces.ts';
import { digraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { drawnAtOnce } from '../fixtures/joint-games.ts';
import { checkedByLatex, complaint } from '../fixtures/latex.ts';
import { graphOfPairs } from '../fixtures/partizan.ts';

/** Hot, cold, tiny, far from 0, with many corners, and one that is loopy. */
const games = [
  '{3|-1}',
  '3/4',
  '^',
  '{100|-100}',
  '{1/512|0}',
  '{1001|999}',
  '{{7|3}|{1|-4}}',
  '{{2|1}|{{0|-1}|-4}}',
  'over',
];

/**
 * Positions of two moves each, of six and seven, of moves that gain, with names of formulas and without an
 * exact value; and one with no matrix.
 */
const atOnce = drawnAtOnce(
  [
    'v ->L(l, x) a; v ->R(l, r) b; v ->J(l/l, x/r) win; v ->J(l/r:1/3, x/l) lost',
    'w ->L(y_1, y_2, y_3, y_4, y_5, y_6) a; w ->R(a1, a2, a3, a4, a5, a6, a7) b; w ->J(y_1/a1, y_2/a2, y_3/a3, y_4/a4, y_5/a5, y_6/a6) win',
    'u ->L(l) a; u ->R(r) b; u ->J(l/r) v',
    't ->L(l, m) a; t ->R(r, s) b; t ->J(l/r, m/s:-12/7) u; t ->J(l/s, m/r) lost',
    'win ->L a; lost ->R a',
  ]
    .join('\n')
    .replaceAll('; ', '\n'),
);

/** Heaps of 0 to 3 counters in misère play. */
const heaps = ruledGame(
  inMisere(
    digraph(4, [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
      [3, 2],
    ]),
  ),
);

/** The game for a question about drawings; a question about values needs none. */
function gameOf({ space }: Question) {
  if (space === 'joint') return { graph: atOnce.graph, rules: ruledBy({ play: 'simultaneous' }) };
  return space === 'misere' ? heaps : undefined;
}

function valueOfGame(name: string): Value {
  const typed = parseGame(name);
  known(typed.ok && typed.value.kind === 'game', `${name} is a game`);
  const { game } = typed.value;
  const asked = { graph: graphOfPairs(game), rules: usualRules };
  const answer = drain(ask('game-value', { vertex: game.start }, asked));
  known(answer.kind === 'game-value' && answer.value !== undefined, `${name} has a value`);
  return answer.value;
}

/** Games, or lists of them, as any question may be asked about them. */
function subjectsOf({ needs, space }: Question): readonly FigureSubject[] {
  if (space === 'joint')
    return ['v', 'u', 't', 'w', 'win'].map((name) => ({ name, about: { vertex: atOnce.at(name) } }));
  if (space === 'misere') return [1, 2, 3].map((heap) => ({ name: `n${heap}`, about: { vertices: [heap] } }));
  if (needs === 'values') {
    const values = games.map((name) => ({ name, value: valueOfGame(name) }));
    return [3, 5, games.length].map((count) => ({
      name: `the first ${count}`,
      about: { values: values.slice(0, count) },
    }));
  }
  return games.map((name) => {
    const typed = parseGame(name);
    known(typed.ok && typed.value.kind === 'game', `${name} is a game`);
    const { game } = typed.value;
    return { name, about: needs === 'value' ? { value: valueOfGame(name) } : { vertex: game.start } };
  });
}

const drawn = questions.filter(({ figure }) => figure !== undefined);

/** Those about one game at a time, of which several can be in one picture. */
const ofGames = drawn.filter(({ needs }) => needs === 'value' || needs === 'vertex');

/** The pairs of words that overlap. */
const overlapping = ({ words }: Figure): readonly string[] =>
  words.flatMap((a, i) =>
    words.slice(i + 1).flatMap((b) => {
      const apart =
        Math.abs(a.at.x - b.at.x) >= (a.width + b.width) / 2 - 1e-6 ||
        Math.abs(a.at.y - b.at.y) >= (a.height + b.height) / 2 - 1e-6;
      return apart ? [] : [`${textOfMark(a.mark)} on ${textOfMark(b.mark)}`];
    }),
  );

/** The words that reach beyond the figure's bounds. */
const outside = ({ words, bounds }: Figure): readonly string[] =>
  words
    .filter(
      ({ at, width, height }) =>
        at.x - width / 2 < bounds.x ||
        at.x + width / 2 > bounds.x + bounds.width ||
        at.y - height / 2 < bounds.y ||
        at.y + height / 2 > bounds.y + bounds.height,
    )
    .map(({ mark }) => textOfMark(mark));

test('some question has a figure, of one game or of several', () => {
  expect(ofGames.map(({ id }) => id)).toContain('walls');
  expect(drawn.length).toBeGreaterThan(ofGames.length);
});

/** The figures of a question about subjects, and the subjects that have one. */
function figuresOf(question: Question) {
  const all = subjectsOf(question);
  const game = gameOf(question);
  const figureOf = (subjects: readonly FigureSubject[], style = styles.paper) =>
    drain(drawAnswers({ question: question.id, subjects, title: 'T', style, ...(game && { game }) }));
  const answered = all.filter(({ name }) => figureOf(all).missing.every((other) => other.name !== name));
  return { all, figureOf, answered };
}

describe.each(drawn.map((question) => [question.id, question] as const))(
  'the figures of %s',
  (_, question) => {
    const { all, figureOf, answered } = figuresOf(question);

    test('draw an answer, and say of what has none why', () => {
      expect(answered.length).toBeGreaterThan(question.figure?.together ?? 0);
      for (const { says } of figureOf(all).missing) expect(says).toMatch(/^has no \w/);
    });

    test.each(styleKinds)('can be read in the style %s: no words overlap, and none are cut off', (kind) => {
      const most = question.figure?.together ?? 1;
      const groups = [...answered.map((each) => [each]), answered.slice(0, most), answered];
      for (const subjects of groups) {
        const { figure } = figureOf(subjects, styles[kind]);
        known(figure !== undefined, 'it was answered');
        const told = subjects.map(({ name }) => name).join(', ');
        expect([overlapping(figure), outside(figure)], told).toEqual([[], []]);
        expect([figure.legend !== '', figure.description !== '']).toEqual([true, true]);
        expect(svgPen(figure).text + tikzPen(figure).text, told).not.toMatch(/NaN|undefined|Infinity/);
      }
    });

    test(`several in one picture without colours, as a document of TikZ: ${checkedByLatex}`, () => {
      const { figure } = figureOf(answered.slice(0, question.figure?.together), {
        ...styles.paper,
        colours: false,
      });
      known(figure !== undefined, 'it was answered');
      expect(complaint(tikzPen(figure, { standalone: true }).text)).toBe('');
    });
  },
);

describe.each(ofGames.map((question) => [question.id, question] as const))(
  'the figures of %s for several games',
  (_, question) => {
    const { figureOf, answered } = figuresOf(question);

    test('name each of several, and are side by side where one picture cannot hold them', () => {
      const together = question.figure?.together ?? 1;
      for (const subjects of [answered.slice(0, 2), answered]) {
        const { figure } = figureOf(subjects);
        // Typed games have the minus of mathematics.
        const said = figure?.words.map(({ mark }) => textOfMark(mark).replaceAll('−', '-')).join('\n') ?? '';
        for (const { name } of subjects) expect(said).toContain(name);
      }
      const widthOf = (count: number): number => figureOf(answered.slice(0, count)).figure?.bounds.width ?? 0;
      expect(widthOf(together + 1)).toBeGreaterThan(1.4 * widthOf(together));
    });

    test('without colours differ by their strokes alone', () => {
      const { figure } = figureOf(answered.slice(0, 2), { ...styles.paper, colours: false });
      known(figure !== undefined, 'it was answered');
      expect(svgPen(figure).text).not.toMatch(/0B57A4|D1421F/i);
      const lines = new Set(figure.shapes.map(({ look }) => JSON.stringify(figure.measures.looks[look])));
      expect(lines.size).toBeGreaterThan(3);
    });
  },
);

test('what values add up to is drawn beside them, as by names with a plus', () => {
  const graph = graphOfPairs({ count: 6, left: [0, 1, 1, 2, 3, 4, 4, 2], right: [0, 5, 3, 5, 5, 2] });
  const value = (vertex: number) => {
    const found = drain(ask('game-value', { vertex }, { graph, rules: usualRules }));
    known(found.kind !== 'over-budget' && found.value !== undefined, 'it has a value');
    return { value: found.value };
  };
  const sum = { name: 'a+b', pieces: [0, 3], game: { graph, rules: usualRules } };
  const subjects = [
    { name: 'a', about: value(0) },
    { name: 'b', about: value(3) },
  ];
  const { figure, missing } = drain(
    drawAnswers({ question: 'walls', subjects, sum, title: 'T', style: styles.paper }),
  );
  expect(missing).toEqual([]);
  const said = figure?.words.map(({ mark }) => textOfMark(mark)).join('\n') ?? '';
  for (const name of ['a:', 'b:', 'a+b:']) expect(said).toContain(name);
});

/**
 * The lessons of the gallery: every answer in them is a sentence of a fixed form, and the engine says the
 * same; what their questions and notes say about values is among those answers or on the screen. No answer is
 * on the screen beside its question, nor on a handout beside another one. All in one file, so that the forms
 * of answers are beside the tests of questions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesSeen } from '../../engine/document/edits/index.ts';
import { calledNode, compile, emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { type LessonView, readLesson } from '../../engine/lesson/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { ask, drain, solveGraph } from '../../engine/run.ts';
import { hasInfiniteRank, textOf, type Value } from '../../engine/values/index.ts';
import { claimOnBoard, oracleOfBoard, outcomesSaid } from '../fixtures/board-answers.ts';
import { type Claim, claimOfHeat } from '../fixtures/heat-answers.ts';
import { claimOfRounds } from '../fixtures/rounds-answers.ts';

const folder = join(import.meta.dirname, '../../public/lessons');
type Card = { readonly file: string; readonly title: string; readonly says: string };
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Card[];

function open(file: string) {
  const read = readLesson(readFileSync(join(folder, file), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.problems[0].place}: ${read.problems[0].says}`);
  expect(read.value.unplaced).toEqual([]);
  return read.value.lesson;
}

/** What the engine says of a drawing, by the names of its nodes. */
function oracleOf({ view, ...drawn }: GameDocument) {
  const document = { ...drawn, view };
  const { graph } = compile(document);
  const vertices = new Map(document.nodes.map((node, vertex) => [calledNode(node), vertex]));
  const names = document.nodes.map(calledNode);
  const game = { graph, rules: view.rules };
  const solved = drain(solveGraph(game));
  const at = (name: string): number => {
    const vertex = vertices.get(name);
    if (vertex === undefined) throw new Error(`no node "${name}"`);
    return vertex;
  };
  const valueAt = (vertex: number) => solved.labelling.table[solved.labelling.codes[vertex]];
  const sumOf = (terms: readonly string[]) => {
    const found = drain(ask('sum', { pieces: Uint32Array.from(terms, at) }, game));
    if (found.kind === 'over-budget') throw new Error(found.says);
    return found;
  };
  const move = ({ from, to }: { readonly from: number; readonly to: number }): string =>
    `${names[from]} → ${names[to]}`;
  const valueAmong = (terms: readonly string[]): Value | undefined =>
    terms.length === 1 ? valueAt(at(terms[0])) : sumOf(terms).value;
  return {
    document,
    at,
    valueAmong,
    value(terms: readonly string[]): string {
      const value = valueAmong(terms);
      return value ? textOf(value) : 'no value';
    },
    outcome(terms: readonly string[]): Outcome | undefined {
      return terms.length === 1 ? solved.classes[solved.outcomes[at(terms[0])]] : sumOf(terms).outcome;
    },
    winning(terms: readonly string[]): readonly string[] {
      const found = sumOf(terms);
      const winning =
        found.kind === 'partizan-sum'
          ? [...found.left.winning, ...found.right.winning]
          : found.kind === 'sum'
            ? found.winning
            : [];
      const moves: readonly string[] = winning.map(move);
      return [...new Set(moves)].toSorted((a, b) => a.localeCompare(b));
    },
    /** The moves from a node after which no move leads back to it. */
    notTakenBack(name: string): readonly string[] {
      const arcs = document.edges.map(({ from, to }) => `${from} → ${to}`);
      const { id } = document.nodes[at(name)];
      return document.edges
        .filter(({ from, to }) => from === id && !arcs.includes(`${to} → ${from}`))
        .map(({ to }) => `${name} → ${calledNode(document.nodes.find((node) => node.id === to)!)}`);
    },
    nodes: document.nodes.length,
    names,
    /** Their rims are bold. */
    infinite: names.filter((name) => {
      const value = valueAt(at(name));
      return value && hasInfiniteRank(value);
    }),
    round: (name: string): number => solved.labelling.steps[at(name)],
    relation(a: string, b: string): string {
      const found = drain(ask('compare', { a: at(a), b: at(b), withoutProofs: true }, game));
      return found.kind === 'compare' ? found.relations.whole : 'no comparison';
    },
    sides(name: string): readonly string[] {
      const found = drain(ask('about-value', { value: valueAt(at(name)) }, undefined));
      if (found.kind !== 'about-value') throw new Error(`${name} has no sides`);
      const { onside, offside } = found.about;
      return [onside, offside].map(({ form }) => textOf({ kind: 'stopper', canonical: form }));
    },
  };
}

/** An answer as a claim, with what the engine says; undefined for a sentence of no known form. */
function claimOf(answer: string, oracle: ReturnType<typeof oracleOf>): Claim | undefined {
  const phrases = Object.keys(outcomesSaid).join('|');
  const terms = (text: string): readonly string[] => text.split(' + ');
  const forms: readonly (readonly [RegExp, (...parts: string[]) => Claim])[] = [
    [/^sides of (.+): (.+) and (.+)$/, (name, on, off) => ({ claims: [on, off], is: oracle.sides(name) })],
    [/^(\d+) nodes in the drawing$/, (count) => ({ claims: Number(count), is: oracle.nodes })],
    [/^(\d+) nodes with a bold rim$/, (count) => ({ claims: Number(count), is: oracle.infinite.length })],
    [
      /^(\S+) takes (\d+) nodes at least$/,
      (value, count) => ({ claims: Number(count), is: fewestNodesFor(value, Number(count)) }),
    ],
    [
      /^(\d+) to (\d+) = (.+) again and again$/,
      (first, last, period) => {
        const turn = period.split(', ');
        const heaps = Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
        return {
          claims: heaps.map((_, i) => turn[i % turn.length]),
          is: heaps.map((heap) => oracle.value([`${heap}`])),
        };
      },
    ],
    [
      /^(\S+) is a stopper$/,
      (name) => ({ claims: oracle.sides(name), is: [oracle.value([name]), oracle.value([name])] }),
    ],
    [
      /^the (next|previous) player wins at (.+) alone$/,
      (who, names) => ({
        claims: names.split(', '),
        is: oracle.names
          .filter((name) => oracle.outcome([name]) === (who === 'next' ? 'N' : 'P'))
          .toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
      }),
    ],
    [
      /^in round (\d+): (.+) alone$/,
      (round, names) => ({
        claims: names.split(', '),
        is: oracle.names.filter((name) => oracle.round(name) === Number(round)),
      }),
    ],
    [
      /^(\S+): not taken back by (.+) alone$/,
      (name, moves) => ({ claims: moves.split(', '), is: oracle.notTakenBack(name) }),
    ],
    [/^(.+) in round (\d+)$/, (name, round) => ({ claims: Number(round), is: oracle.round(name) })],
    [
      /^(.+): won by (.+) alone$/,
      (sum, moves) => ({
        claims: moves.split(', ').toSorted((a, b) => a.localeCompare(b)),
        is: oracle.winning(terms(sum)),
      }),
    ],
    [
      new RegExp(`^(.+): (${phrases})$`),
      (sum, who) => ({ claims: outcomesSaid[who], is: oracle.outcome(terms(sum)) }),
    ],
    [
      /^(\S+) ([<>‖]) (\S+)$/,
      (a, sign, b) => ({ claims: sign.replace('‖', '||'), is: oracle.relation(a, b) }),
    ],
    [/^(.+) = (.+)$/, (sum, value) => ({ claims: value, is: oracle.value(terms(sum)) })],
  ];
  const ofHeat = claimOfHeat(answer, (name) => oracle.valueAmong(terms(name)));
  if (ofHeat) return ofHeat;
  const ofRounds = claimOfRounds(answer, oracle);
  if (ofRounds) return ofRounds;
  for (const [form, made] of forms) {
    const parts = form.exec(answer);
    if (parts) return made(...parts.slice(1));
  }
  return undefined;
}

/**
 * The fewest nodes of a white digraph in which some node has the value, found by trying all of up to `most`;
 * no drawing is needed.
 */
function fewestNodesFor(wanted: string, most: number): number | undefined {
  for (let order = 1; order <= most; order++) {
    const ids = [...'abc'].slice(0, order);
    const pairs = ids.flatMap((from) => ids.map((to) => ({ from, to, player: 'either' as const })));
    for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
      const nodes = ids.map((id) => ({ id, x: 0, y: 0, gray: false, name: '' }));
      const edges = pairs.filter((_, i) => (chosen >> i) & 1);
      const oracle = oracleOf({ ...emptyDocument, nodes, edges });
      if (ids.some((id) => oracle.value([id]) === wanted)) return order;
    }
  }
  return undefined;
}

/** What the class sees at a view: nodes with their values, or with their outcomes. */
function seenIn(view: LessonView, document: GameDocument, what: 'values' | 'outcomes'): readonly string[] {
  const { all, except } = view.hidden;
  const isSeen = view.shows === what && view.step === undefined;
  return document.nodes.filter(({ id }) => isSeen && all === except.includes(id)).map(calledNode);
}

/** The single nodes whose values, or whose outcomes, answers tell. */
const toldBy = (answers: readonly string[], what: 'values' | 'outcomes'): readonly string[] =>
  answers.flatMap((answer) => {
    const name = (what === 'values' ? /^(?:sides of )?([^+]+?)(?: = |: \S+ and )/ : /^([^+]+): /).exec(
      answer,
    )?.[1];
    return name === undefined || / to \d/.test(name) ? [] : [name];
  });

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The values that a text mentions. */
const valuesIn = ({ question, note }: LessonView): readonly string[] =>
  [...`${question} ${note}`.matchAll(/(?:[∞☾○●ℕ]|\*\d|[↑⇑])[^\s.,;:?’”)]*/gu)].map(([value]) => value);

test('the list and the folder name the same lessons', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.lesson.grundy.json'));
  expect(index.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(index).toHaveLength(6);
});

test.each([
  ['a = *2', false],
  ['a = *1', true],
  ['a: the previous player wins', false],
  ['a + a: won by a → b alone', false],
  ['a + a = 0', true],
  ['a in round 7', false],
  ['the previous player wins at b alone', true],
  ['the next player wins at b alone', false],
  ['in round 0: b alone', true],
  ['in round 1: b alone', false],
  ['a: not taken back by a → b alone', true],
  ['2 nodes in the drawing', true],
  ['1 nodes with a bold rim', false],
  ['*1 takes 2 nodes at least', true],
  ['∞ takes 2 nodes at least', false],
  ['temperature of a: 0', true],
  ['temperature of b: 0', false],
  ['mean of a + a: 1', false],
  ['left wall of a: (1, -1), (0, 0)', true],
])('“%s” is checked, and holds of a move to the end: %s', (answer, holds) => {
  const node = { x: 0, y: 0, gray: false, name: '' };
  const nodes = ['a', 'b'].map((id) => ({ ...node, id }));
  const edges = [{ from: 'a', to: 'b', player: 'either' as const }];
  const claim = claimOf(answer, oracleOf({ title: '', nodes, edges, pieces: [], view: emptyDocument.view }));
  expect(claim).toBeDefined();
  expect(JSON.stringify(claim?.claims) === JSON.stringify(claim?.is)).toBe(holds);
});

describe.each(index.map((card) => [card.title, card] as const))('%s', (_, { file, title }) => {
  const lesson = open(file);
  const oracles = new Map([...lesson.drawings].map(([name, document]) => [name, oracleOf(document)]));

  test('is a class hour of eight to fourteen views, each with a note, of drawings that are all seen', () => {
    const { views, drawings } = lesson;
    expect(lesson.title).toBe(title);
    expect(views.length).toBeGreaterThanOrEqual(8);
    expect(views.length).toBeLessThanOrEqual(14);
    const minutes = views.reduce((sum, view) => sum + (view.minutes ?? 0), 0);
    expect(minutes).toBeGreaterThanOrEqual(45);
    expect(minutes).toBeLessThanOrEqual(60);
    for (const view of views) {
      expect(view.title).not.toBe('');
      expect(view.note.length).toBeGreaterThan(80);
      expect(view.minutes).toBeDefined();
    }
    expect(new Set(views.map(({ drawing }) => drawing))).toEqual(new Set(drawings.keys()));
  });

  test.each(lesson.views.map((view) => [view.title, view] as const))(
    '%s: the engine gives every answer',
    (__, view) => {
      const oracle = oracles.get(view.drawing);
      expect(oracle).toBeDefined();
      if (!oracle) return;
      expect(view.answers.length).toBeGreaterThan(0);
      const onBoard = oracleOfBoard(view, lesson.drawings.get(view.drawing) ?? emptyDocument);
      for (const answer of view.answers) {
        const claim = onBoard ? claimOnBoard(answer, onBoard) : claimOf(answer, oracle);
        expect(claim, `no known form: ${answer}`).toBeDefined();
        expect(claim?.is, answer).toEqual(claim?.claims);
      }
      const drawing = lesson.drawings.get(view.drawing);
      const shown = drawing ? seenIn(view, drawing, 'values') : [];
      const answered = [...view.answers, ...shown.map((name) => oracle.value([name]))].join('\n');
      for (const value of valuesIn(view))
        expect(answered, `${value} is said, and neither answered nor shown`).toContain(value);
    },
  );

  test.each(lesson.views.map((view) => [view.title, view] as const))(
    '%s: its question can be answered, and the answer is not beside it',
    (__, view) => {
      const document = lesson.drawings.get(view.drawing);
      const oracle = oracles.get(view.drawing);
      if (!document || !oracle) throw new Error('It has no drawing.');
      const hidden = document.nodes.filter(({ id }) => view.hidden.all !== view.hidden.except.includes(id));
      // What is asked about can be called by name.
      for (const { id, name } of hidden) expect(name, id).not.toBe('');
      // And what it calls by name is called so on the screen.
      const seen = namesSeen(document, (id) => hidden.some((node) => node.id === id)).nodes.map(calledNode);
      const words = view.question.split(/[^\p{L}\p{N}*∗↑/]+/u);
      expect(oracle.names.filter((name) => words.includes(name) && !seen.includes(name))).toEqual([]);
      const [, count] = /\b(?:all|the) (\w+) values\b/.exec(view.question) ?? [];
      if (count && numbers.includes(count)) expect(numbers.indexOf(count) + 1).toBe(hidden.length);
      // Pieces that stand on the drawing are those that the question is about.
      const standing = document.pieces.map((id) => document.nodes.find((node) => node.id === id)?.name);
      for (const name of standing) expect(view.question).toContain(name);
      const spoken = [...view.question.matchAll(/\b(?:one|piece) on (\w+)/g)].map(([, name]) => name);
      if (standing.length > 0 && spoken.length > 0) expect(new Set(spoken)).toEqual(new Set(standing));
      if (view.question === '') return;
      for (const answer of view.answers) {
        const [, value] = / = (\S+)$/.exec(answer) ?? [];
        const said = view.question.split(/[\s,;?!]+|\.(?=\s|$)/);
        if (value && value.length > 1) expect(said, answer).not.toContain(value);
      }
      const asked = toldBy(view.answers, 'values');
      // On the handout all views are side by side, and in class one goes back.
      const beside = lesson.views.filter(
        (each) => each.drawing === view.drawing && (each === view || each.handout !== false),
      );
      for (const other of beside) {
        const shown = seenIn(other, document, 'values');
        expect(
          asked.filter((name) => shown.includes(name)),
          `shown by “${other.title}”`,
        ).toEqual([]);
      }
      const outcomesAsked = toldBy(view.answers, 'outcomes').filter((name) => oracle.names.includes(name));
      const shown = seenIn(view, document, 'outcomes');
      expect(outcomesAsked.filter((name) => shown.includes(name))).toEqual([]);
    },
  );
});

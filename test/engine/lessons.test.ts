/**
 * The lessons of the gallery: every answer in them is a sentence of a fixed form, and the engine says the same; what
 * their questions and notes say of values is among those answers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  calledNode,
  compile,
  emptyDocument,
  type GameDocument,
  type LessonView,
  type Outcome,
  readLesson,
  textOf,
} from '../../engine/index.ts';
import { ask, drain, solveGraph } from '../../engine/run.ts';

const folder = join(import.meta.dirname, '../../public/lessons');
type Card = { readonly file: string; readonly title: string; readonly says: string };
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Card[];

function open(file: string) {
  const read = readLesson(readFileSync(join(folder, file), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.problems[0].place}: ${read.problems[0].says}`);
  expect(read.value.unplaced).toEqual([]);
  return read.value.lesson;
}

const outcomes: Readonly<Record<string, Outcome>> = {
  'the next player wins': 'N',
  'the previous player wins': 'P',
  'a draw': 'D',
  'Left wins': 'L',
  'Right wins': 'R',
  'a draw if Left begins, and Left wins if Right begins': 'P^',
  'a draw if Right begins, and Right wins if Left begins': 'Pv',
};

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
  return {
    value(terms: readonly string[]): string {
      const value = terms.length === 1 ? valueAt(at(terms[0])) : sumOf(terms).value;
      return value ? textOf(value) : 'no value';
    },
    outcome(terms: readonly string[]): Outcome | undefined {
      return terms.length === 1 ? solved.classes[solved.outcomes[at(terms[0])]] : sumOf(terms).outcome;
    },
    winning(terms: readonly string[]): readonly string[] {
      const found = sumOf(terms);
      const moves: readonly string[] = found.kind === 'sum' ? found.winning.map(move) : [];
      return [...new Set(moves)].toSorted((a, b) => a.localeCompare(b));
    },
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

type Claim = { readonly claims: unknown; readonly is: unknown };

/** An answer as a claim, with what the engine says; undefined for a sentence of no known form. */
function claimOf(answer: string, oracle: ReturnType<typeof oracleOf>): Claim | undefined {
  const phrases = Object.keys(outcomes).join('|');
  const terms = (text: string): readonly string[] => text.split(' + ');
  const forms: readonly (readonly [RegExp, (...parts: string[]) => Claim])[] = [
    [/^sides of (.+): (.+) and (.+)$/, (name, on, off) => ({ claims: [on, off], is: oracle.sides(name) })],
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
      (sum, who) => ({ claims: outcomes[who], is: oracle.outcome(terms(sum)) }),
    ],
    [
      /^(\S+) ([<>‖]) (\S+)$/,
      (a, sign, b) => ({ claims: sign.replace('‖', '||'), is: oracle.relation(a, b) }),
    ],
    [/^(.+) = (.+)$/, (sum, value) => ({ claims: value, is: oracle.value(terms(sum)) })],
  ];
  for (const [form, made] of forms) {
    const parts = form.exec(answer);
    if (parts) return made(...parts.slice(1));
  }
  return undefined;
}

/** The values that a text speaks of. */
const valuesIn = ({ question, note }: LessonView): readonly string[] =>
  [...`${question} ${note}`.matchAll(/(?:[∞☾○●ℕ]|\*\d|[↑⇑])[^\s.,;:?’”)]*/gu)].map(([value]) => value);

test('the list and the folder name the same lessons', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.lesson.grundy.json'));
  expect(index.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(index).toHaveLength(3);
});

test.each([
  ['a = *2', false],
  ['a = *1', true],
  ['a: the previous player wins', false],
  ['a + a: won by a → b alone', false],
  ['a + a = 0', true],
  ['a in round 7', false],
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
      for (const answer of view.answers) {
        const claim = claimOf(answer, oracle);
        expect(claim, `no known form: ${answer}`).toBeDefined();
        expect(claim?.is, answer).toEqual(claim?.claims);
      }
      const answered = view.answers.join('\n');
      for (const value of valuesIn(view))
        expect(answered, `${value} is said and not answered`).toContain(value);
    },
  );
});

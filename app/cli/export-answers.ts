/**
 * `grundy export` of what a question finds, drawn: each question whose answers have a figure has an option,
 * such as --thermograph. It is asked about nodes of a drawing, of their sums, of positions on a board, and of
 * values that are typed.
 */
import { isCalled, looksTyped, vertexOf } from '../../engine/answers/index.ts';
import { type GameDocument, readDrawn } from '../../engine/document/index.ts';
import type { Figure, Style } from '../../engine/figure/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import type { NodeLabels } from '../../engine/pictures/index.ts';
import { nameOfTyped } from '../../engine/questions/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import {
  ask,
  drain,
  drawAnswers,
  type FigureSubject,
  mostAnswersDrawn,
  openMemory,
  type Question,
  questions,
  type Ruleset,
  worthOfPositions,
} from '../../engine/run.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { type CliArguments, changesNothingWith, type Option } from './arguments.ts';
import { allowMore } from './budget-option.ts';
import { tellsHiddenValue } from './export-drawing.ts';
import { askedGame } from './ruleset-position.ts';
import { typedValue } from './typed-value.ts';

/** A question whose answers are drawn. */
export type DrawnQuestion = Question & { readonly figure: NonNullable<Question['figure']> };

const drawnQuestions: readonly DrawnQuestion[] = questions.filter(
  (question): question is DrawnQuestion => question.figure !== undefined,
);

/** The options by which figures of answers are asked for. */
export const answerOptions: Readonly<Record<string, Option>> = Object.fromEntries(
  drawnQuestions.map(({ needs, figure: { id, one, several } }): [string, Option] => [
    id,
    { takes: 'WHAT', perhaps: true, several: true, says: optionSays(needs, one, several) },
  ]),
);

function optionSays(needs: DrawnQuestion['needs'], one: string, several: string): string {
  if (needs === 'vertex') return `draws the ${several} of nodes, a,b, in place of the drawing`;
  if (needs === 'vertices') return `draws the ${one} of nodes, a,b, or of all, in place of the drawing`;
  const of =
    'of nodes, a,b, of sums of nodes, a+b, or of typed values, in place of the drawing; with --ruleset, of positions';
  return `draws the ${needs === 'values' ? one : several} ${of}`;
}

/** The question whose figure is asked for; undefined where it is a drawing or a board. Two are refused. */
export function questionDrawn(asked: CliArguments): Result<DrawnQuestion | undefined> {
  const wanted = drawnQuestions.filter(({ figure }) => asked.has(figure.id));
  if (wanted.length < 2) return accepted(wanted[0]);
  const says = changesNothingWith(`--${wanted[0].figure.id}`);
  return refused(wanted.slice(1).map(({ figure }) => ({ place: `--${figure.id}`, says })));
}

/** A drawing whose nodes may be asked about, with their labels. */
type DrawingAsked = {
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  readonly game: GameToSolve;
};

/**
 * The figure about nodes of the drawing, their sums, and values that are typed; of values alone where there
 * is no drawing.
 */
export function figureAboutDrawing(
  question: DrawnQuestion,
  drawing: DrawingAsked | undefined,
  style: Style,
  asked: CliArguments,
): Result<Figure> {
  const { id } = question.figure;
  const texts = asked.all(id).filter((text) => text !== '');
  if (question.needs === 'vertex' || question.needs === 'vertices')
    return figureAboutNodes(question, texts, drawing, style, asked);
  const names = texts.flatMap((text) => (drawing ? namesIn(text, drawing) : valuesIn(text)));
  if (names.length === 0)
    return refused([
      {
        place: `--${id}`,
        says: drawing
          ? 'needs nodes or a value; give nodes with commas between them, as a,b, or a value such as "{3|-1}"'
          : 'needs a file, or a value such as "{3|-1}"; write one',
      },
    ]);
  const found = [...new Set(names)].map((name) => ({ name, value: valueCalled(name, drawing) }));
  const problems = found.flatMap(({ name, value }) =>
    value.ok ? [] : value.problems.map(({ says }) => ({ place: `--${id} ${name}`, says })),
  );
  if (problems.length > 0) return refused(problems);
  const nodes = drawing && namedNodes(drawing.document);
  const called = (name: string, value: Value): string =>
    question.needs === 'value' || (nodes && isCalled(nodes, name)) ? name : nameOfTyped(name, value);
  const values = found.flatMap(({ name, value }) =>
    value.ok ? [{ name: called(name, value.value), value: value.value }] : [],
  );
  const title = drawing?.document.title ?? '';
  return figureOfValues(question, values, title, style, asked, drawing?.game.rules);
}

/** The figure about values by their names: of each, or of all in one. */
export function figureOfValues(
  question: DrawnQuestion,
  values: readonly { readonly name: string; readonly value: Value }[],
  about: string,
  style: Style,
  asked: CliArguments,
  rules?: Rules,
): Result<Figure> {
  const subjects =
    question.needs === 'values'
      ? [{ name: values.map(({ name }) => name).join(', '), about: { values, ...(rules && { rules }) } }]
      : values.map(({ name, value }) => ({ name, about: { value } }));
  return drawnOf(question, subjects, about, style, asked);
}

/** The figure about nodes themselves, and not about their values. */
function figureAboutNodes(
  question: DrawnQuestion,
  texts: readonly string[],
  drawing: DrawingAsked | undefined,
  style: Style,
  asked: CliArguments,
): Result<Figure> {
  const place = `--${question.figure.id}`;
  if (!drawing) return refused([{ place, says: 'needs a file with a drawing; give it before the options' }]);
  const nodes = namedNodes(drawing.document);
  const names = texts.flatMap((text) =>
    isCalled(nodes, text)
      ? [text]
      : text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
  );
  const together = question.needs === 'vertices';
  if (names.length === 0 && !together)
    return refused([{ place, says: 'needs nodes; give them with commas between them, as a,b' }]);
  const all = drawing.document.nodes.map(({ id, name }) => name || id);
  const chosen = names.length === 0 ? nodes.ids : names;
  const found = [...new Set(chosen)].map((name) => ({ name, vertex: vertexOf(nodes, name) }));
  const problems = found.flatMap(({ name, vertex }): readonly Problem[] => {
    if (!vertex.ok) return vertex.problems.map(({ says }) => ({ place: `${place} ${name}`, says }));
    return tellsHiddenValue(drawing.document, [vertex.value])
      ? [{ place: `${place} ${name}`, says: hiddenSays }]
      : [];
  });
  if (problems.length > 0) return refused(problems);
  const read = found.flatMap(({ name, vertex }) => (vertex.ok ? [{ name, vertex: vertex.value }] : []));
  const title = names.length === 0 ? 'all nodes' : read.map(({ name }) => name).join(', ');
  const subjects = together
    ? [{ name: title, about: { vertices: read.map(({ vertex }) => vertex) } }]
    : read.map(({ name, vertex }) => ({ name, about: { vertex } }));
  return drawnOf(question, subjects, drawing.document.title, style, asked, { ...drawing, names: all });
}

const hiddenSays = 'the drawing hides its value or one of its followers’; --reveal shows them';

/** The figure about positions of one ruleset. */
export function figureAboutPositions(
  question: DrawnQuestion,
  ruleset: Ruleset,
  positions: readonly string[],
  style: Style,
  asked: CliArguments,
): Result<Figure> {
  if (question.needs === 'vertex' || question.needs === 'vertices')
    return refused([
      {
        place: `--${question.figure.id}`,
        says: 'needs nodes of a drawing, and not positions on boards; give a file with a drawing',
      },
    ]);
  const games = positions.map((text) => askedGame({ ruleset, position: text }, asked));
  const problems = games.flatMap((game, i) =>
    game.ok
      ? []
      : game.problems.map(({ place, says }) => ({ place: `"${positions[i]}"`, says: `${place}: ${says}` })),
  );
  if (problems.length > 0) return refused(problems);
  const read = games.flatMap((game) => (game.ok ? [game.value] : []));
  const names = [...new Set(read.map(({ position }) => position))];
  const worth = drain(worthOfPositions(read[0], names, openMemory()));
  if ('kind' in worth) return refused([{ place: 'position', says: allowMore(worth.says) }]);
  const without = worth.flatMap(({ value }, i) =>
    value ? [] : [{ place: names[i], says: 'has no value; leave it out' }],
  );
  if (without.length > 0) return refused(without);
  const values = worth.flatMap(({ value }, i) => (value ? [{ name: names[i], value }] : []));
  return figureOfValues(question, values, ruleset.name, style, asked);
}

function drawnOf(
  { id: question, figure: { id, one, several } }: DrawnQuestion,
  subjects: readonly FigureSubject[],
  about: string,
  style: Style,
  asked: CliArguments,
  of?: { readonly game: GameToSolve; readonly names: readonly string[] },
): Result<Figure> {
  if (subjects.length > mostAnswersDrawn)
    return refused([
      {
        place: `--${id}`,
        says: `${subjects.length} are more than one figure can have; give ${mostAnswersDrawn} at most`,
      },
    ]);
  const columns = columnsAsked(asked, subjects.length);
  if (!columns.ok) return columns;
  const what = subjects.length === 1 ? one : several;
  const named = `${what[0].toUpperCase()}${what.slice(1)} of ${subjects.map(({ name }) => name).join(', ')}`;
  const caption = asked.all('caption').at(-1) ?? '';
  const title = about === '' ? named : `${about}: ${named}`;
  const { figure, missing } = drain(
    drawAnswers({
      question,
      subjects,
      title,
      caption,
      columns: columns.value,
      style,
      ...(of && { game: of.game, names: of.names }),
    }),
  );
  if (figure && missing.length === 0) return accepted(figure);
  return refused(missing.map(({ name, says }): Problem => ({ place: `--${id} ${name}`, says })));
}

/** Undefined for one picture, or as many columns as make a square. */
function columnsAsked(asked: CliArguments, pictures: number): Result<number | undefined> {
  const given = asked.all('columns').at(-1);
  if (given === undefined) return accepted(undefined);
  const count = Number(given);
  if (Number.isInteger(count) && count >= 1 && count <= pictures) return accepted(count);
  return refused([{ place: '--columns', says: `is "${given}"; give a whole number from 1 to ${pictures}` }]);
}

/** A text is one name if it names a node, or a game that contains commas; otherwise commas separate names. */
function namesIn(text: string, drawing: DrawingAsked): readonly string[] {
  if (isNamed(text, drawing)) return [text];
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.every((part) => isNamed(part, drawing) || termsOf(part, drawing))) return parts;
  return readDrawn(text).ok ? [text] : parts;
}

/**
 * A text is one value if it can be read as one; otherwise the commas outside braces, brackets and parentheses
 * separate values.
 */
function valuesIn(text: string): readonly string[] {
  if (readDrawn(text).ok) return [text];
  const parts = outerCommas(text)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : [text];
}

function outerCommas(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('{<(['.includes(sign)) depth++;
    if ('}>)]'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const isNamed = (name: string, { document }: DrawingAsked): boolean => isCalled(namedNodes(document), name);

export const namedNodes = ({ nodes }: GameDocument) => ({
  ids: nodes.map(({ id }) => id),
  names: nodes.map(({ name }) => name),
  index: new Map(nodes.map(({ id }, v) => [id, v])),
});

/** "a+b": nodes whose sum is meant; undefined of anything else. */
function termsOf(text: string, drawing: DrawingAsked): readonly string[] | undefined {
  const terms = text.split('+').map((term) => term.trim());
  return terms.length > 1 && terms.every((term) => isNamed(term, drawing)) ? terms : undefined;
}

function valueCalled(name: string, drawing: DrawingAsked | undefined): Result<Value> {
  if (!drawing) return typedValue(name);
  const terms = isNamed(name, drawing) ? undefined : termsOf(name, drawing);
  if (terms) return valueOfSum(terms, drawing);
  const found = vertexOf(namedNodes(drawing.document), name);
  if (!found.ok) {
    const typed = typedValue(name);
    return typed.ok || looksTyped(name) ? typed : found;
  }
  const no = (says: string): Result<never> => refused([{ place: name, says }]);
  if (tellsHiddenValue(drawing.document, [found.value])) return no(hiddenSays);
  const value = drawing.labels.get(drawing.document.nodes[found.value].id)?.value;
  return value ? accepted(value) : no('has no value; leave it out');
}

function valueOfSum(terms: readonly string[], { document, game }: DrawingAsked): Result<Value> {
  const found = terms.map((term) => vertexOf(namedNodes(document), term));
  const problems = found.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return refused(problems);
  const vertices = found.flatMap((each) => (each.ok ? [each.value] : []));
  const no = (says: string): Result<never> => refused([{ place: terms.join('+'), says }]);
  if (tellsHiddenValue(document, vertices))
    return no('the drawing hides a value in it, or one of a follower; --reveal shows them');
  const sum = drain(ask('sum', { pieces: Uint32Array.from(vertices) }, game));
  if (sum.kind === 'over-budget') return no(sum.says);
  return sum.value ? accepted(sum.value) : no('no sum of these values is known; give the values apart');
}

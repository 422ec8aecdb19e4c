/**
 * Asks one question of several things and draws the answers as one figure: nodes of a drawing, positions of a
 * board, values that were typed. For workers and the command line alike; it names no question.
 */
import type { Figure } from '../figure/figure.ts';
import type { Style } from '../figure/style.ts';
import { type AnswersTitle, figureOfAnswers } from '../pictures/answer-figure.ts';
import { type QuestionId, questions } from '../questions/register.ts';
import { known } from '../result.ts';
import type { About, GameToSolve, NamedAnswer, Needs } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { ask } from './ask.ts';
import type { BoardGame } from './board-game.ts';
import { type Memory, openMemory } from './memory.ts';

/** What is asked about, by the name that it has in the figure. */
export type FigureSubject = { readonly name: string; readonly about: About[Needs] };

export type AnswersToDraw = AnswersTitle & {
  /** The id of a question that has a figure. */
  readonly question: string;
  readonly subjects: readonly FigureSubject[];
  /** Undefined if the question is about values. */
  readonly game?: GameToSolve | BoardGame;
  /** The names of its vertices, for pictures that mention them. */
  readonly names?: readonly string[];
  /** Draws besides what the values of these vertices add up to, by this name; for questions about values. */
  readonly sum?: { readonly name: string; readonly pieces: readonly number[]; readonly game: GameToSolve };
  readonly style: Style;
};

export type DrawnAnswers = {
  /** Undefined where nothing that was asked about has an answer. */
  readonly figure: Figure | undefined;
  /** What has no answer, by name, and why: "has no thermograph: it is loopy". */
  readonly missing: readonly { readonly name: string; readonly says: string }[];
};

/**
 * Precondition: the question exists and has a figure, and there are at most `mostAnswersDrawn` subjects.
 * Cost: that of the answers.
 */
export function* drawAnswers(
  { question: id, subjects: given, game, names, sum, style, ...title }: AnswersToDraw,
  memory: Memory = openMemory(),
): Generator<number, DrawnAnswers, void> {
  const drawing = questions.find((question) => question.id === id && question.figure)?.figure;
  known(drawing !== undefined, `there is no question "${id}" with a figure`);
  const named: NamedAnswer<{ readonly kind: string }>[] = [];
  const missing: { readonly name: string; readonly says: string }[] = [];
  const added = sum && (yield* sumOf(sum, memory));
  const subjects = added ? [...given, { name: added.name, about: { value: added.value } }] : given;
  if (sum && !added) missing.push({ name: sum.name, says: 'has no value that is known' });
  for (const { name, about } of subjects) {
    // The register pairs each id with what it is asked about, but an id in a message carries no types.
    const answer = yield* ask(id as QuestionId, about as never, game, memory);
    const why = answer.kind === 'over-budget' ? answer.says : drawing.none?.(answer);
    if (why !== undefined)
      missing.push({ name, says: `has no ${drawing.one}: ${why.replace(/^does not apply: /, '')}` });
    else named.push({ name, answer, called: names && ((v) => names[v] ?? String(v)) });
    yield named.length;
  }
  return { figure: named.length > 0 ? figureOfAnswers(drawing, named, title, style) : undefined, missing };
}

function* sumOf(
  { name, pieces, game }: NonNullable<AnswersToDraw['sum']>,
  memory: Memory,
): Generator<number, { readonly name: string; readonly value: Value } | undefined, void> {
  const found = yield* ask('sum', { pieces: Uint32Array.from(pieces), sum: 'disjunctive' }, game, memory);
  return 'value' in found && found.value ? { name, value: found.value } : undefined;
}

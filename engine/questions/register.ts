/**
 * The register of questions: those that any graph can be asked, and those that the theories add. The types of
 * what a question is asked about and of its answer are derived from it, so that a new question is one record
 * and its types are not repeated.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { spaceOf, whyNotIn } from '../graph/space.ts';
import { accepted, type Result, refused } from '../result.ts';
import { compareMisere } from '../theories/misere/compare.ts';
import { misereQuotient } from '../theories/misere/quotient/question.ts';
import { atomicWeight } from '../theories/partizan/questions/atomic-weight.ts';
import { cooledValue } from '../theories/partizan/questions/cooled.ts';
import type { About, AnswerOf, AskedGame, AskedOf, Needs, Question, Verdict } from '../theories/question.ts';
import { type RegisteredTheory, theories } from '../theories/register.ts';
import { conjunctive, continued, selective } from './compound.ts';
import { explain } from './explain.ts';
import { explainSum } from './explain-sum.ts';
import { guess } from './guess.ts';
import { hasse, hasseOfScored } from './hasse.ts';
import { measuresOfRounds, measuresOfScored, measuresOfVertices } from './measures.ts';
import { moves } from './moves.ts';
import { nimResponse } from './nim-response.ts';
import { listedOrder } from './order-of-values.ts';
import { play } from './play.ts';
import { remotenessOf } from './remoteness.ts';
import { sum } from './sum.ts';
import { temperature } from './temperature.ts';
import { turn } from './turn.ts';

/** Questions about any graph, with or without a theory. */
const general = [
  sum,
  play,
  turn,
  conjunctive,
  continued,
  selective,
  temperature,
  explain,
  explainSum,
  moves,
  remotenessOf,
  nimResponse,
  guess,
  hasse,
  hasseOfScored,
  measuresOfVertices,
  measuresOfScored,
  measuresOfRounds,
] as const;

/**
 * Questions about a theory's values that need much code of their own. They are not in the theory's record,
 * since a worker fetches the records before it solves anything, and this register with its first question.
 */
const fetchedWhenAsked = [cooledValue, atomicWeight, misereQuotient, compareMisere, listedOrder] as const;

type OfTheory<T> = T extends { readonly questions?: infer Q }
  ? Q extends readonly Question[]
    ? Q[number]
    : never
  : never;
/**
 * A theory may declare its questions as a plain list of Question; such questions add nothing to the types.
 */
type Named<Q> = Q extends Question ? (string extends Q['id'] ? never : Q) : never;
type RegisteredQuestion =
  | (typeof general)[number]
  | (typeof fetchedWhenAsked)[number]
  | Named<OfTheory<RegisteredTheory>>;

export type QuestionId = RegisteredQuestion['id'];
type QuestionOf<Id extends QuestionId> = Extract<RegisteredQuestion, { readonly id: Id }>;
/** What a question is asked about: vertices, pieces or a value, and its further arguments. */
export type AskedAbout<Id extends QuestionId> = AskedOf<QuestionOf<Id>>;
/** The type of its answer. */
export type AnswerTo<Id extends QuestionId> = AnswerOf<QuestionOf<Id>>;

export const questions: readonly Question[] = [
  ...new Set<Question>([
    ...general,
    ...theories.flatMap((theory) => theory.questions ?? []),
    ...fetchedWhenAsked,
  ]),
];

/**
 * The questions that need this and apply to the game, each id once. If several theories have a question of
 * one id, the theory that gives the values comes first.
 */
export function questionsAbout(game: AskedGame, needs: Needs, about: About[Needs]): readonly Question[] {
  const fitting = inOrder(game).filter(
    (question) => question.needs === needs && verdictOf(question, game, about).applies,
  );
  return fitting.filter(({ id }, i) => fitting.findIndex((first) => first.id === id) === i);
}

/** Whether a question of this id that needs this applies to the game. */
export const questionApplies = (id: string, game: AskedGame, needs: Needs, about: About[Needs]): boolean =>
  questions.some(
    (question) => question.id === id && question.needs === needs && verdictOf(question, game, about).applies,
  );

/** A question made for another space than the game's does not apply, regardless of its own verdict. */
function verdictOf(question: Question, game: AskedGame, about: About[Needs]): Verdict {
  // A question about a value needs no graph, so it does not matter in which graph the value was found.
  if (isAboutValues(question)) return question.applies(game, about);
  const reason = whyNotMadeFor(question, game.graph);
  return reason === undefined ? question.applies(game, about) : { applies: false, reason };
}

function whyNotMadeFor({ space = 'graph', alsoMisere }: Question, graph: GameGraph): string | undefined {
  return alsoMisere && spaceOf(graph) === 'misere' ? undefined : whyNotIn(space, graph);
}

const isMadeFor = (question: Question, { graph }: AskedGame): boolean =>
  isAboutValues(question) || whyNotMadeFor(question, graph) === undefined;

const isAboutValues = ({ needs }: Question): boolean => needs === 'value' || needs === 'values';

/** The questions of the theory that gives the values come first. */
const inOrder = ({ theory }: AskedGame): readonly Question[] => [
  ...(theories.find(({ id }) => id === theory?.id)?.questions ?? []),
  ...questions,
];

/**
 * The question with this id that applies to the game. Several may share an id; the one of the theory that
 * gives the values comes first. Refused with the reason if none applies.
 */
export function questionFor(id: string, game: AskedGame, about: About[Needs]): Result<Question> {
  const asked = inOrder(game).filter((question) => question.id === id);
  if (asked.length === 0) return refused([{ place: id, says: 'there is no such question' }]);
  const verdicts = asked.map((question) => ({ question, ...verdictOf(question, game, about) }));
  const first = verdicts.find(({ applies }) => applies);
  if (first) return accepted(first.question);
  // A question made for such games knows better what is wrong with this one.
  const nearest = verdicts.find(({ question }) => isMadeFor(question, game)) ?? verdicts[0];
  return refused([{ place: id, says: `does not apply: ${nearest.reason}` }]);
}

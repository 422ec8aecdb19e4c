/**
 * `grundy ask`: asks any question of the engine's register about nodes of a file, or about a ruleset's position; without a
 * question, lists the questions.
 */
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import {
  ask,
  drain,
  gameAbout,
  type Question,
  type QuestionId,
  questionFor,
  questions,
  type Ruleset,
  verticesAsked,
} from '../../engine/run.ts';
import type { About, GameToSolve, Needs } from '../../engine/theories/index.ts';
import { answerData } from './answer-data.ts';
import { type CliArguments, nearestWord, onlyBeside } from './arguments.ts';
import { listQuestions } from './ask-list.ts';
import { type AskSubject, subjectIn } from './ask-subject.ts';
import { type BoardFile, boardIn } from './board-file.ts';
import { allowMore, askedBudget, playBudgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered, noFile } from './command.ts';
import { readGraphFile } from './input.ts';
import { type Output, tellProblems } from './output.ts';
import { playOptions, roundSumOption } from './play-options.ts';
import { askedRuleset, rulesetsInHelp } from './ruleset-position.ts';
import { byTheory, theoryOption } from './theory-option.ts';

export const askCommand: CliCommand = {
  name: 'ask',
  takes: 'FILE [QUESTION NODE…]',
  says: 'the answer to a question about nodes; without one, the list of questions',
  options: {
    theory: theoryOption,
    ruleset: { takes: 'RULESET', says: 'give a position of this ruleset in place of the file' },
    convention: { ...playOptions.convention, idle: onlyBeside('ruleset') },
    sum: roundSumOption,
    budget: {
      ...playBudgetOption,
      says: 'positions at most: played out where no table has the sum, 400,000; of a board generated, 2,000,000',
    },
    full: {
      says: 'with explain: the full proof, the reasons for every node on which it rests',
      idle: (asked) =>
        asksAbout(asked, ({ id }) => id === 'explain') ? undefined : 'belongs to the question explain',
    },
    json: { says: 'one JSON document; vertices in an answer are places in the list of nodes, from 0' },
  },
  notes: [
    'A NODE is an id, or a name that only one node has. For a question about a value give one node, for a',
    'question about pieces a node for each piece. ask FILE guess NODE VALUE checks a guess and says why it is',
    'wrong, which the quiz keeps until the value is revealed. compare-with takes a game after its node, such as',
    '"2+over" or "{0|pass}"; in a drawing with scores, a number or "<^1|2>".',
    'With --ruleset the question is about the POSITION: ask --ruleset nim 2+1 moves; of a FILE that is a board it',
    'is about the one that stands there: ask board.grundy.json moves. A question about two nodes, or about pieces,',
    'takes positions that can follow it, in the same notation. Answers name positions so; in JSON, names has them',
    'by their vertices, of which 0 is the position. Moves come with the places that are clicked for them.',
    rulesetsInHelp,
    hiddenAnswered,
  ],
  missing: (asked) =>
    asked.has('ruleset') ? 'no position; give one in the notation of the ruleset' : noFile,
  async run(asked, output) {
    const [given, ...words] = asked.files;
    const ruleset = asked.has('ruleset') ? askedRuleset(asked.all('ruleset')[0]) : accepted(undefined);
    if (!ruleset.ok) {
      tellProblems('grundy ask', ruleset.problems);
      return false;
    }
    return await byTheory('ask', asked, ruleset.value?.id ?? given, async (theory) => {
      const subject = await subjectOf(given, ruleset.value, theory, asked);
      return subject.ok ? askAbout(subject.value, words, asked, output) : subject.problems;
    });
  },
};

/** Whether the question that is asked is such a one; true of a word that is no question, which is refused by its name. */
function asksAbout({ files: [, id] }: CliArguments, isSuch: (question: Question) => boolean): boolean {
  const named = questions.filter((each) => each.id === id);
  return named.some(isSuch) || (id !== undefined && named.length === 0);
}

/** The drawing or the board in a file, or the position that stands in its place. */
async function subjectOf(
  given: string,
  ruleset: Ruleset | undefined,
  theory: string,
  asked: CliArguments,
): Promise<Result<AskSubject>> {
  if (ruleset) return await subjectAt({ ruleset, position: given }, theory, asked);
  const text = await readGraphFile(given);
  if (!text.ok) return text;
  const board = boardIn(text.value);
  if (board) {
    const subject = board.ok ? await subjectAt(board.value, theory, asked) : board;
    return subject.ok ? accepted({ ...subject.value, lists: 'grundy ask FILE' }) : subject;
  }
  const isIdle = asked.has('budget') && !asksAbout(asked, ({ needs }) => needs === 'pieces');
  if (isIdle)
    return refused([{ place: '--budget', says: 'only with a question about pieces, or of a board' }]);
  return subjectIn(text.value, given, theory);
}

async function subjectAt(
  { ruleset, position }: Pick<BoardFile, 'ruleset' | 'position'>,
  theory: string,
  asked: CliArguments,
): Promise<Result<AskSubject>> {
  const { subjectOnBoard } = await import('./ask-position.ts');
  return subjectOnBoard(ruleset, position, theory, asked);
}

async function askAbout(
  subject: AskSubject,
  [id, ...words]: readonly string[],
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const { game, memory } = subject;
  const budget = askedBudget(asked);
  if (!budget.ok) return budget.problems;
  if (id === undefined) return listQuestions(subject, asked, output);
  // Questions of several theories may share an id; what they can be given besides depends on the space of games.
  const named = questions.filter((each) => each.id === id);
  const question =
    named.find(({ space }) => (space === 'scored') === (game.graph.scores !== undefined)) ?? named[0];
  if (!question) return [{ place: id, says: `no such question; ${nearestTo(id, subject)}` }];
  const names = [...subject.first, ...words];
  const about = aboutAll(question, names, subject);
  if (!about.ok) return about.problems;
  // The register pairs each id with what it is asked about, but the words of a command carry no types.
  const within = question.needs === 'pieces' && budget.value ? { positions: budget.value } : {};
  const whole = asked.has('full') ? wholeProof : {};
  const answer = drain(ask(id as QuestionId, { ...about.value, ...within, ...whole } as never, game, memory));
  if (answer.kind === 'over-budget')
    return [{ place: id, says: answer.positions ? allowMore(answer.says) : answer.says }];
  const spokenOf = new Set<number>(verticesAsked(about.value));
  const sentences = sentencesOf(id, about.value, answer, game, (v) => {
    spokenOf.add(v);
    return subject.nameOf(v);
  });
  const { text, data } = subject.beside?.(id, spokenOf) ?? { text: '', data: {} };
  await output.write(
    asked.has('json') ? inJson(id, names, subject, answer, data) : `${sentences.join('\n')}\n${text}`,
  );
  return [];
}

/** From the node itself on, as many reasons as there are. */
const wholeProof = { proofFrom: 0, most: Number.MAX_SAFE_INTEGER } as const;

function nearestTo(id: string, { lists }: AskSubject): string {
  const near = nearestWord(
    id,
    questions.map((question) => question.id),
  );
  return near ? `did you mean ${near}?` : `${lists} lists them`;
}

/** For each need of a question, the number of nodes it takes; undefined for any number. */
const counts: Readonly<Record<Needs, number | undefined>> = {
  vertex: 1,
  typed: 2,
  pair: 2,
  pieces: undefined,
  vertices: undefined,
  value: 1,
};

/** The nodes, and behind them what the question can be given besides. */
function aboutAll(
  { needs, besides }: Question,
  names: readonly string[],
  subject: AskSubject,
): Result<About[Needs]> {
  const text = besides && names[counts[needs] ?? names.length];
  if (!besides || text === undefined) return aboutOf(needs, names, subject);
  const about = aboutOf(needs, names.slice(0, -1), subject);
  const more = besides.read(text);
  if (!more.ok) return refused(more.problems.map(({ says }) => ({ place: text, says })));
  return about.ok ? accepted({ ...about.value, ...more.value }) : about;
}

function aboutOf(needs: Needs, names: readonly string[], subject: AskSubject): Result<About[Needs]> {
  const count = counts[needs];
  if (count !== undefined && names.length !== count) {
    const needed = `the question needs ${subject.needs[needs]}`;
    const tooMany = names.length > count;
    return refused([
      tooMany ? { place: names[count], says: `is one too many; ${needed}` } : { place: '', says: needed },
    ]);
  }
  const found = (needs === 'typed' ? names.slice(0, 1) : names).map((name) => subject.vertexCalled(name));
  const problems = found.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return refused(problems);
  const vertices = found.flatMap((each) => (each.ok ? [each.value] : []));
  if (needs === 'vertex') return accepted({ vertex: vertices[0] });
  if (needs === 'typed') return accepted({ vertex: vertices[0], text: names[1] });
  if (needs === 'pair') return accepted({ a: vertices[0], b: vertices[1] });
  if (needs === 'pieces') return accepted({ pieces: Uint32Array.from(vertices) });
  if (needs === 'vertices') return accepted({ vertices });
  const { memory, game } = subject;
  const whole = memory.recall(game);
  const labelling = drain((whole.theory ? whole : memory.recallPart(game, vertices)).labelling());
  const value = labelling?.table[labelling.codes[vertices[0]]];
  return value ? accepted({ value }) : refused([{ place: names[0], says: 'has no value' }]);
}

function sentencesOf(
  id: string,
  about: About[Needs],
  answer: object,
  game: GameToSolve,
  called: (vertex: number) => string,
): readonly string[] {
  const question = questionFor(id, gameAbout(game, verticesAsked(about)), about);
  return question.ok ? question.value.sentences(answer as never, called) : [];
}

function inJson(
  question: string,
  nodes: readonly string[],
  { choice: { theory, reason }, told }: AskSubject,
  answer: object,
  beside: object,
): string {
  const asked = { question, ...told, nodes, theory: theory?.id ?? null, reason };
  return `${JSON.stringify({ ...asked, answer: answerData(answer), ...beside })}\n`;
}

/**
 * `grundy ask`: asks any question of the engine's register about nodes of a file, or about a ruleset's position; without a
 * question, lists the questions.
 */
import {
  answerByNameData,
  type BesideAnswer,
  boardIn,
  nearestWord,
  rulesetById,
} from '../../engine/answers/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { askedByName, drain, type Question, questions, type Ruleset } from '../../engine/run.ts';
import { type CliArguments, changesNothingWithout, onlyBeside } from './arguments.ts';
import { listQuestions } from './ask-list.ts';
import { type AskSubject, subjectIn } from './ask-subject.ts';
import { allowMore, askedBudget, playBudgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered, noFile } from './command.ts';
import { readGraphFile } from './input.ts';
import { type Output, tellProblems } from './output.ts';
import { playOptions, roundSumOption } from './play-options.ts';
import { type PositionGiven, positionGiven, rulesetsInHelp } from './ruleset-position.ts';
import { table } from './table.ts';
import { byTheory, theoryOption } from './theory-option.ts';

export const askCommand: CliCommand = {
  name: 'ask',
  takes: 'FILE [QUESTION NODE…]',
  says: 'the answer to a question about nodes; without one, the list of questions',
  options: {
    theory: theoryOption,
    ruleset: { takes: 'RULESET', says: 'takes a position of this ruleset in place of the file' },
    convention: { ...playOptions.convention, idle: onlyBeside('ruleset') },
    sum: roundSumOption,
    budget: {
      ...playBudgetOption,
      says: 'the most positions to play out, where no table has the sum (400,000 if left out), or to generate of a board (2,000,000 if left out)',
    },
    full: {
      says: 'with explain: writes the full proof, with the reasons for every node that it needs',
      idle: (asked) =>
        asksAbout(asked, ({ id }) => id === 'explain')
          ? undefined
          : changesNothingWithout('the question explain'),
    },
    json: { says: 'writes one JSON document; vertices in an answer are places in the list of nodes, from 0' },
  },
  notes: [
    'A NODE is a name that only one node has, or the id of a node without one. For a question about a value give one node, for a',
    'question about pieces a node for each piece. ask FILE guess NODE VALUE checks a guess and says why it is',
    'wrong; the quiz says that only after the value is revealed. compare-with takes a game after its node, such as',
    '"2+over" or "{0|pass}"; in a drawing with scores, a number or "<^1|2>".',
    'With --ruleset the question is about the POSITION: ask --ruleset nim 2+1 moves. If FILE is a board, the',
    'question is about its position: ask board.grundy.json moves. A question about two nodes, or about pieces,',
    'takes positions that can follow it, in the same notation. Answers name positions in this notation; in JSON,',
    'names lists them by their vertices, of which 0 is the position. Moves have the places that one clicks for them.',
    rulesetsInHelp,
    hiddenAnswered,
  ],
  missing: (asked) =>
    asked.has('ruleset') ? 'a position is missing; give one in the notation of the ruleset' : noFile,
  async run(asked, output) {
    const [given, ...words] = asked.files;
    const ruleset = asked.has('ruleset') ? rulesetById(asked.all('ruleset')[0]) : accepted(undefined);
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
  if (ruleset) return await subjectAt(positionGiven(ruleset, given), theory, asked);
  const text = await readGraphFile(given);
  if (!text.ok) return text;
  const board = boardIn(text.value);
  if (board) {
    const subject = board.ok ? await subjectAt(board.value, theory, asked) : board;
    return subject.ok ? accepted({ ...subject.value, lists: 'grundy ask FILE' }) : subject;
  }
  const isIdle = asked.has('budget') && !asksAbout(asked, ({ needs }) => needs === 'pieces');
  if (isIdle)
    return refused([
      { place: '--budget', says: changesNothingWithout('a question about pieces or the file of a board') },
    ]);
  return subjectIn(text.value, given, theory);
}

async function subjectAt(
  given: PositionGiven,
  theory: string,
  asked: CliArguments,
): Promise<Result<AskSubject>> {
  const { subjectOnBoard } = await import('./ask-position.ts');
  return subjectOnBoard(given, theory, asked);
}

async function askAbout(
  subject: AskSubject,
  [id, ...words]: readonly string[],
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const budget = askedBudget(asked);
  if (!budget.ok) return budget.problems;
  if (id === undefined) return listQuestions(subject, asked, output);
  if (!questions.some((each) => each.id === id))
    return [{ place: id, says: `there is no such question; ${nearestTo(id, subject)}` }];
  const within = { positions: budget.value, full: asked.has('full') };
  const found = drain(askedByName(subject, id, words, within));
  if (!found.ok) return found.problems;
  if ('kind' in found.value) {
    const { says, positions } = found.value;
    return [{ place: id, says: positions ? allowMore(says) : says }];
  }
  const { sentences, beside } = found.value;
  await output.write(
    asked.has('json')
      ? `${JSON.stringify(answerByNameData(found.value))}\n`
      : `${sentences.join('\n')}\n${beside ? saidBeside(beside) : ''}`,
  );
  return [];
}

/** Below the sentences: the places that are clicked for moves, and a symmetry that answers them. */
function saidBeside({ moves = [], symmetry }: BesideAnswer): string {
  const rows = moves.map(({ player, by, to }) => [whose[player], by.join(' → '), to.position]);
  const text = rows.length > 0 ? `\n${table(['player', 'clicks', 'leads to'], rows)}` : '';
  if (!symmetry) return text;
  const { says, answer } = symmetry;
  const now = answer ? `The answer now: ${answer.by.join(' → ')}, to ${answer.to}\n` : '';
  return `${text}\n${says}\n${now}`;
}

const whose = { left: 'Left', right: 'Right', either: 'either' } as const;

function nearestTo(id: string, { lists }: AskSubject): string {
  const near = nearestWord(
    id,
    questions.map((question) => question.id),
  );
  return near ? `did you mean ${near}?` : `${lists} lists them`;
}

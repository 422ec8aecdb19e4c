/**
 * `grundy ask`: asks any question of the engine's register about nodes of a file, or about a ruleset's
 * position; without a question, lists the questions.
 */
import {
  answerByNameData,
  type BesideAnswer,
  boardAsSubject,
  boardIn,
  programAsSubject,
  rulesetById,
  type SubjectByName,
} from '../../engine/answers/index.ts';
import { positionOfProgram } from '../../engine/programs/index.ts';
import { accepted, known, type Problem, type Result, refused } from '../../engine/result.ts';
import {
  chooseTheory,
  drain,
  type Evidence,
  openMemory,
  type Question,
  questionFor,
  questions,
  type Ruleset,
  type SolvedBoard,
} from '../../engine/run.ts';
import type { About, GameToSolve, Needs } from '../../engine/theories/index.ts';
import { textOf, type Value } from '../../engine/values/index.ts';
import { attempted } from '../library/refusals.ts';
import { solvingWholeBoard } from '../library/work-on-games.ts';
import { solvingProgram } from '../library/work-on-programs.ts';
import { askingAbout, drawingToAsk } from '../library/work-on-questions.ts';
import {
  type CliArguments,
  type CliOptions,
  changesNothingWith,
  changesNothingWithout,
  type Option,
  onlyBeside,
} from './arguments.ts';
import { heapsOption, quotientOfCode } from './ask-heaps.ts';
import { isOrderOfTyped, orderOfTyped } from './ask-values.ts';
import { askedBudget, playBudgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered, noFile } from './command.ts';
import { graphIn } from './drawing.ts';
import { readGraphFile } from './input.ts';
import { askedBoard, askedPlay, byTheory, playOptions, roundSumOption, theoryOption } from './options.ts';
import { type Output, tellProblems } from './output.ts';
import { printedAnswer } from './printed-answer.ts';
import { programOptions, programsInHelp } from './program-option.ts';
import { type PositionGiven, positionGiven, rulesetsInHelp } from './ruleset-position.ts';
import { table } from './table.ts';
import type { AskedProgram } from './with-program.ts';
import { commandLine, workThrough } from './work.ts';

export const askCommand: CliCommand = {
  name: 'ask',
  takesRuleset: 'option',
  takes: 'FILE [QUESTION NODE…]',
  says: 'the answer to a question about nodes; without one, the list of questions',
  options: heededOptions({
    theory: theoryOption,
    ruleset: { takes: 'RULESET', says: 'takes a position of this ruleset in place of the file' },
    play: playOptions.play,
    convention: { ...playOptions.convention, idle: onlyBeside('ruleset') },
    sum: roundSumOption,
    budget: playBudgetOption,
    ...programOptions,
    full: {
      says: 'with explain: writes the full proof, with the reasons for every node that it needs',
      idle: (asked) =>
        asksAbout(asked, ({ id }) => id === 'explain')
          ? undefined
          : changesNothingWithout('the question explain'),
    },
    heaps: heapsOption,
    json: { says: 'writes one JSON document; vertices in an answer are places in the list of nodes, from 0' },
  }),
  notes: [
    'A NODE is a name that only one node has, or the id of a node without one. For a question about a value give one node, for a',
    'question about pieces a node for each piece. ask FILE guess NODE VALUE checks a guess and says why it is',
    'wrong; the quiz says that only after the value is revealed. compare-with takes a game after its node, such as',
    '"2+over" or "{0|pass}"; in a drawing with scores, a number or "<^1|2>".',
    'ask hasse 0 "^" "*" "{1|-1}" needs no file: it puts typed values in their order.',
    'Nor does ask misere-quotient 0.77 --heaps 12, of all heaps of an octal game up to a size: it writes sums as',
    'products of generators, and 1 is the sum of nothing.',
    'With --ruleset the question is about the POSITION: ask --ruleset nim 2+1 moves. If FILE is a board, the',
    'question is about its position: ask board.grundy.json moves. A question about two nodes, or about pieces,',
    'takes positions that can follow it, in the same notation. Answers name positions in this notation; in JSON,',
    'names lists them by their vertices, of which 0 is the position. Moves have the places that one clicks for them.',
    rulesetsInHelp,
    'With --moves it is the same with positions of the program: ask --moves "python3 rules.py" 3+5 outcome.',
    ...programsInHelp,
    hiddenAnswered,
  ],
  missing(asked) {
    if (asked.has('moves')) return 'a position is missing; give one for the program';
    return asked.has('ruleset') ? 'a position is missing; give one in the notation of the ruleset' : noFile;
  },
  async run(asked, output) {
    const [given, ...words] = asked.files;
    if (asked.has('moves'))
      return await byTheory('ask', asked, asked.all('moves')[0], async (theory) => {
        const { withProgram } = await import('./with-program.ts');
        return withProgram(asked, theory, async (program) => {
          const subject = await subjectOfProgram(given, program);
          if (!subject.ok) return subject.problems;
          const ended = await program.finish();
          return ended.length > 0 ? ended : askAbout(subject.value, words, asked, output);
        });
      });
    const isOrder = isOfTyped(asked);
    if (isOrder || asked.has('heaps')) {
      const found = isOrder ? orderOfTyped(asked.files, asked) : quotientOfCode(asked.files, asked);
      if (found.ok) await output.write(found.value);
      else tellProblems('grundy ask', found.problems);
      return found.ok;
    }
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

/** Whether it is about typed values, which need no file. */
const isOfTyped = (asked: CliArguments): boolean =>
  !asked.has('ruleset') && !asked.has('moves') && isOrderOfTyped(asked.files);

/** The options, of which a question without a file heeds only --json, and --heaps where it is about heaps. */
function heededOptions(options: CliOptions): CliOptions {
  const heeded = Object.entries(options).map(([name, option]): [string, Option] => {
    const isIdle = (asked: CliArguments): string | undefined => {
      if (name !== 'json' && isOfTyped(asked)) return changesNothingWith('typed values');
      if (name !== 'json' && name !== 'heaps' && asked.has('heaps')) return changesNothingWith('--heaps');
      return option.idle?.(asked);
    };
    return [name, { ...option, idle: isIdle }];
  });
  return Object.fromEntries(heeded);
}

/**
 * Whether the question that is asked satisfies `isSuch`; true for a word that is not a question, which is
 * refused by its name.
 */
function asksAbout({ files: [, id] }: CliArguments, isSuch: (question: Question) => boolean): boolean {
  const named = questions.filter((each) => each.id === id);
  return named.some(isSuch) || (id !== undefined && named.length === 0);
}

/** The drawing or the board in a file, or the position that is given in place of a file. */
async function subjectOf(
  given: string,
  ruleset: Ruleset | undefined,
  theory: string,
  asked: CliArguments,
): Promise<Result<AskSubject>> {
  if (ruleset) return subjectOnBoard(positionGiven(ruleset, given), theory, asked);
  const text = await readGraphFile(given);
  if (!text.ok) return text;
  const board = boardIn(text.value);
  if (board) {
    const subject = board.ok ? subjectOnBoard(board.value, theory, asked) : board;
    return subject.ok ? accepted({ ...subject.value, lists: 'grundy ask FILE' }) : subject;
  }
  const isIdle = asked.has('budget') && !asksAbout(asked, ({ needs }) => needs === 'pieces');
  if (isIdle)
    return refused([
      { place: '--budget', says: changesNothingWithout('a question about pieces or the file of a board') },
    ]);
  const play = askedPlay(asked);
  if (!play.ok) return play;
  const read = graphIn(text.value, given, play.value);
  return read.ok
    ? attempted(() => {
        const subject = drawingToAsk(read.value, { theory }, commandLine);
        return { ...subject, lists: 'grundy ask FILE', places: () => placesInDrawing(subject.game) };
      })
    : read;
}

/**
 * A position: everything that follows it is generated and solved as for `grundy solve --ruleset`, and the
 * position is vertex 0.
 */
function subjectOnBoard(given: PositionGiven, theory: string, asked: CliArguments): Result<AskSubject> {
  const board = askedBoard(given, theory, asked);
  if (!board.ok) return board;
  const { positions } = board.value;
  const solved = workThrough(solvingWholeBoard(board.value, { positions, all: true }, commandLine), 0);
  if (!solved.ok) return solved;
  return accepted({
    ...boardAsSubject(solved.value),
    lists: 'grundy ask --ruleset RULESET POSITION',
    places: () => [placeOnBoard(solved.value)],
  });
}

/** A position whose moves a program answers: all that follows it is solved, and it is vertex 0. */
async function subjectOfProgram(given: string, program: AskedProgram): Promise<Result<AskSubject>> {
  const position = positionOfProgram(given);
  if (!position.ok) return position;
  const game = await program.game(given);
  if (!game.ok) return game;
  const solved = workThrough(solvingProgram(game.value, { all: true }, commandLine), game.value.graph.order);
  if (!solved.ok) return solved;
  return accepted({
    ...programAsSubject(program.command, solved.value),
    lists: 'grundy ask --moves COMMAND POSITION',
    places: () => [placeOnBoard(solved.value)],
  });
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
  const asker = { ...commandLine, everyQuestion: `${subject.lists} lists them` };
  const within = { positions: budget.value, full: asked.has('full') };
  const found = workThrough(askingAbout(subject, id, words, within, asker));
  if (!found.ok) return found.problems;
  const { sentences, beside } = found.value;
  await output.write(printedAnswer(asked, answerByNameData(found.value), sentences));
  if (beside && !asked.has('json')) await output.write(saidBeside(beside));
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

/** A game, with a vertex and values for which the list of questions tries whether they apply. */
type PlaceToAsk = {
  readonly evidence: Evidence;
  readonly vertex: number;
  /** Those that a question about one value is tried with. */
  values(): readonly Value[];
  /** Those of the whole game, for a question about several values. */
  all(): readonly Value[];
};

type AskSubject = SubjectByName & {
  /** How the questions are listed. */
  readonly lists: string;
  /** The games in which the list tries whether questions apply. */
  places(): readonly PlaceToAsk[];
};

/**
 * The first vertex. If no theory covers the whole drawing, also the first vertex that none covers, and the
 * first of each part that a theory covers.
 */
function placesInDrawing(game: GameToSolve): readonly PlaceToAsk[] {
  const { graph } = game;
  const evidence = openMemory().recall(game);
  const { theory, parts } = chooseTheory(game);
  const place = (of: Evidence, vertex: number): PlaceToAsk => {
    const all = (): readonly Value[] => drain(of.labelling())?.table ?? [];
    return { evidence: of, vertex, values: all, all };
  };
  const whole = place(evidence, 0);
  if (theory || parts.length === 0) return [whole];
  const covered = new Uint8Array(graph.order);
  for (const { part } of parts) for (const v of part.vertices) covered[v] = 1;
  return [
    whole,
    place(evidence, Math.max(0, covered.indexOf(0))),
    ...parts.map(({ part }) => place(openMemory().recall({ ...game, graph: part.graph }), 0)),
  ];
}

/** The position itself, which is vertex 0. */
function placeOnBoard(board: Pick<SolvedBoard, 'graph' | 'rules' | 'solved' | 'memory'>): PlaceToAsk {
  const { table: values, codes } = board.solved.labelling;
  return {
    evidence: board.memory.recall(board),
    vertex: 0,
    values: () => (codes[0] < 0 ? [] : [values[codes[0]]]),
    all: () => values,
  };
}

/**
 * Lists the questions, and says whether each applies anywhere in this file, or to this position. A question
 * about a value applies if it applies to one of the values.
 */
async function listQuestions(
  subject: AskSubject,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const { needs: inWords } = subject;
  const places = subject.places();
  const rows = [...new Set(questions.map(({ id }) => id))].map((id) => {
    const { needs, besides, says: inGeneral } = questionOf(id);
    const found = places.flatMap(({ evidence, vertex, values, all }) => {
      if (needs === 'values') {
        const listed = all().map((value) => ({ name: textOf(value), value }));
        return [questionFor(id, evidence, { values: listed, rules: evidence.rules })];
      }
      const about = needs === 'value' ? values().map((value) => ({ value })) : [aboutVertex[needs](vertex)];
      return about.map((each) => questionFor(id, evidence, each));
    });
    const fitting = found.flatMap((each) => (each.ok ? [each.value] : []))[0];
    const { applies, says } = { applies: fitting !== undefined, says: fitting?.says ?? inGeneral };
    const reason = found.flatMap((each) => (each.ok ? [] : each.problems))[0]?.says ?? 'no values';
    return { id, needs, besides: besides?.is, says, applies, reason: applies ? '' : reason };
  });
  if (asked.has('json')) await output.write(`${JSON.stringify({ questions: rows })}\n`);
  else {
    const lines = rows.map(({ id, needs, besides, says, applies, reason }) => [
      id,
      besides === undefined ? inWords[needs] : `${inWords[needs]}, ${besides}`,
      applies ? says : reason,
    ]);
    await output.write(table(['question', 'needs', 'answers'], lines));
  }
  return [];
}

const aboutVertex: Readonly<Record<Exclude<Needs, 'value' | 'values'>, (vertex: number) => About[Needs]>> = {
  vertex: (vertex) => ({ vertex }),
  typed: (vertex) => ({ vertex, text: '0' }),
  pair: (vertex) => ({ a: vertex, b: vertex }),
  pieces: () => ({ pieces: new Uint32Array(0) }),
  vertices: () => ({ vertices: [] }),
};

/** Several questions may share an id; they need the same and have the same description. */
function questionOf(id: string): Question {
  const question = questions.find((each) => each.id === id);
  known(question !== undefined, `"${id}" is in the register`);
  return question;
}

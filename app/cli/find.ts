/**
 * `grundy find`: which of all drawings are games that fulfil a condition, as they are found, the smallest
 * first; which drawings with open arcs can be, which positions of a family are, and which unicycles there
 * are; and what is true at the end, or where it was stopped.
 */
import { createHash } from 'node:crypto';
import {
  type FoundRow,
  type FoundSearch,
  openFoundLines,
  usualChoices,
  usualExits,
} from '../../engine/find/index.ts';
import { conventions } from '../../engine/outcome/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { openSearch } from '../../engine/run.ts';
import type { AskedSearch } from '../../engine/sweeps/index.ts';
import { type CliArguments, notBeside, onlyBeside } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import type { CliCommand } from './command.ts';
import { outOption, unwritable } from './destination.ts';
import { findRequested, isOfDrawings, isOfPairs } from './find-asked.ts';
import {
  argumentsOfWords,
  type BegunSearch,
  type FoundSink,
  fileInTheWay,
  readBegunSearch,
  type SearchWords,
  searchWords,
  sinkOfFoundFile,
} from './find-file.ts';
import { lessonProblem, openLesson } from './find-lesson.ts';
import { isOfLike } from './find-like.ts';
import { runSearch } from './find-run.ts';
import { isOfUnicycles } from './find-unicycle.ts';
import { measuresOption } from './options.ts';
import { fileOutput, type Output, tell, tellProblems } from './output.ts';
import { rulesetsInHelp } from './ruleset-position.ts';
import { fileAt, isBegun } from './sweep-file.ts';

const name = 'grundy find';

const onlyOfDrawings = (asked: CliArguments): string | undefined =>
  isOfDrawings(asked) ? undefined : 'is for grundy find drawings; leave it out';
const isOfDrawn = (asked: CliArguments): boolean => isOfDrawings(asked) || isOfLike(asked);
const onlyOfDrawn = (asked: CliArguments): string | undefined =>
  isOfPairs(asked)
    ? 'is of one drawing; write difficulty(G) and difficulty(H) in the condition'
    : isOfDrawn(asked)
      ? undefined
      : 'is for drawings; leave it out';
const onlyOfMembers = (asked: CliArguments): string | undefined =>
  isOfDrawn(asked) || isOfUnicycles(asked) ? 'is for the positions of a ruleset; leave it out' : undefined;
const onlyWithChoices = (asked: CliArguments): string | undefined =>
  isOfUnicycles(asked) || isOfLike(asked)
    ? undefined
    : 'is for grundy find like and grundy find unicycle; leave it out';
const notOfMembers = (asked: CliArguments): string | undefined =>
  isOfPairs(asked)
    ? 'has one drawing for each exercise, and these are pairs; leave it out'
    : isOfDrawn(asked) || isOfUnicycles(asked)
      ? undefined
      : 'is for drawings; leave it out';
const notOfUnicycles = (asked: CliArguments): string | undefined =>
  isOfUnicycles(asked) ? 'is not for grundy find unicycle; leave it out' : undefined;

export const findCommand: CliCommand = {
  name: 'find',
  takesRuleset: 'argument',
  takes:
    "drawings n=1..4 'CONDITION' | RULESET FAMILY n=1..8… 'CONDITION' | like FILE 'CONDITION' | unicycle PATTERN",
  says: 'games of which a condition is true, among all small drawings, those that a drawing with open arcs can be, or the positions of a family; unicycles',
  options: {
    kind: {
      takes: 'KIND',
      says: 'impartial (if left out) or partizan, gray if nodes may be gray, loops, acyclic; several with commas between',
      idle: onlyOfDrawings,
    },
    pairs: {
      says: 'searches pairs of games G and H, and CONDITION is said of these and of sums of them, as G + H = 0 and G != -H',
      idle: onlyOfDrawings,
    },
    first: {
      says: 'stops at the first game; of drawings, it has the fewest nodes and then arcs (if nothing else is asked)',
    },
    smallest: { says: 'all drawings with as few nodes and arcs as the first', idle: onlyOfDrawings },
    all: { says: 'all games' },
    any: {
      takes: 'N',
      says: 'N of all games by chance, each as probable as any other',
      idle: notOfUnicycles,
    },
    seed: {
      takes: 'SEED',
      says: 'another choice by chance for each number; the same seed gives the same games (0 if left out)',
      idle: onlyBeside('any'),
    },
    difficulty: {
      takes: 'D',
      says: 'only exercises of a difficulty, 1 to 5, or of a range, as 2..3: by the steps, the size of the form and the kinds of values that a student must see',
      idle: onlyOfDrawn,
    },
    lesson: {
      takes: 'FILE',
      says: 'also writes a lesson of the games, at most 100, with their values hidden; the editor opens it',
      idle: notOfMembers,
    },
    shard: {
      takes: 'I/N',
      says: 'searches only one shard of N, for several machines: 1/N to N/N',
      idle: notOfUnicycles,
    },
    measures: { ...measuresOption, idle: notOfUnicycles },
    choices: {
      takes: 'GAMES',
      says: `the games to which an open arc may lead (${usualChoices} if left out), or the exits of a unicycle (${usualExits}), with commas between`,
      idle: onlyWithChoices,
    },
    play: {
      takes: 'WAY',
      says: 'misere, where the player who cannot move wins; the ruleset’s own way if left out',
      idle: onlyOfMembers,
    },
    convention: {
      takes: 'CONVENTION',
      says: `where both players move at once: ${conventions.join(', ')}; the ruleset’s own if left out`,
      idle: onlyOfMembers,
    },
    sum: {
      takes: 'KIND',
      says: 'how the components that + separates are played together: disjunctive, conjunctive or continued',
      idle: onlyOfMembers,
    },
    budget: {
      ...budgetOption,
      says: 'the most positions to generate for one member (2,000,000 if left out)',
      idle: onlyOfMembers,
    },
    out: outOption,
    replace: {
      says: 'replaces the file of --out if it exists; without this option no file is lost',
      idle: onlyBeside('out'),
    },
    resume: {
      takes: 'FILE',
      says: 'continues the search in this file, which was stopped, or begins it; beside a file that is begun the other arguments can be left out',
      idle: (asked) =>
        isOfUnicycles(asked)
          ? 'is not for grundy find unicycle; leave it out'
          : notBeside('out', 'lesson')(asked),
    },
    json: { says: 'writes a line of JSON for each game, in place of comma-separated values' },
  },
  notes: [
    'FAMILY and its ranges are those of grundy sweep; its positions are searched in the order of their numbers.',
    'All drawings of n nodes are searched, each once up to isomorphism, with every node from which all others can be reached as a start.',
    'The first node of a drawing, a, is its start. The drawing is an edge list, which the editor and every command read.',
    'CONDITION, in quotation marks, is made of these, with and, or, not and brackets:',
    '  value = ^, also with != < > <= >= || (confused) <| |>, and any expression of grundy reckon in place of ^',
    '  temperature > 1, and so for every measure; mean = left-stop compares two of them',
    '  outcome = N, or P, D, L, R, N^, Nv, P^, Pv',
    '  is number, or integer, infinitesimal, hot, nimber, stopper, sided, loopfree',
    '  nodes = 3, arcs < 4, form-nodes < nodes, form-arcs = 2; form-nodes are those of the simplest form of the value',
    '  difficulty <= 3, of an exercise, from 1 to 5; of members of a family also their numbers, as m+n > 3',
    '  form = drawing, if there is nothing to simplify; has cycle, has loop',
    'Nodes, arcs, cycles, loops and form = drawing are for drawings alone.',
    'With --pairs each word is said of G, H, -G, -H or a sum of these: value(G + H) = 0 or shorter G + H = 0, G || H, mean(G) < temperature(H), outcome(G + H) != outcome(G), nodes(G) < 3, G is number, H has cycle, form(G) = drawing. G and H are any two games in either order, also one twice.',
    'Where a condition is not known of a game, as the temperature of a loopy one, the game is not found, and the end says of how many that is so.',
    'In the edge list of like, a ->R ? goes to any of the choices, and a ->L? b may be there or not; an arc of a file has "to": "?" or "perhaps": true. All ways to choose them are searched, and that of the first arc changes last. The first node is the start.',
    'A unicycle is a stopper in canonical form with one cycle: one player has the next position on it as an option, and the other an exit, a game without cycles. PATTERN, as LLRR, says who moves along the cycle. All ways to choose the exits are searched.',
    'Interrupt (Ctrl+C) stops the search; the last lines then say how far it came. If they go to a file by --out or --resume, --resume FILE continues it, also after the machine was switched off, and the file is at the end the same as without a stop.',
    rulesetsInHelp,
  ],
  missing: (asked) =>
    asked.has('resume')
      ? undefined
      : "games and a condition are missing; write grundy find drawings n=1..4 'value = ^'",
  async run(given, output) {
    const read = askedOrBegun(given);
    // Nothing is missing in the file.
    if (read.ok && read.value.asked.files.length === 0) return true;
    const wanted = read.ok ? await findRequested(read.value.asked) : read;
    const request = wanted.ok ? openedSearch(wanted.value, fileIn(given)) : wanted;
    const inTheWay = [lessonProblem(given), fileInTheWay(given)].flatMap((problem) => problem ?? []);
    if (!read.ok || !wanted.ok || !request.ok || inTheWay.length > 0) {
      tellProblems(name, [...(request.ok ? [] : request.problems), ...inTheWay]);
      return false;
    }
    const { asked, begun } = read.value;
    const search = request.value;
    const format = asked.has('json') ? 'json' : 'csv';
    const words = searchWords(asked, findCommand.options, drawingDigest(wanted.value));
    const head = openFoundLines(format, search).head();
    const { markLength } = search;
    const apart = begun && differenceToBegun(begun, given, { words, head, markLength });
    if (apart !== undefined) {
      tellProblems(name, [{ place: given.all('resume')[0], says: apart }]);
      return false;
    }
    if (begun && !begun.words) return true;
    const lesson = openLesson(asked, `Found by grundy find ${search.text}.`);
    const take = (row: FoundRow): void => lesson?.put(row);
    const path = fileIn(given);
    const place = placeIn(given);
    try {
      const sink =
        path === undefined
          ? sinkOfOutput(place === undefined ? output : await fileOutput(place), head, take)
          : sinkOfFoundFile({ path, format, head, words, choice: wanted.value.choice, take, begun });
      const { stopped, end } = await runSearch(search, format, sink, begun?.mark);
      if (end.data.end === 'stopped' && sink.path !== undefined)
        tell(`${name}: ${end.sentences[0]}; continue by ${name} --resume ${sink.path}`);
      const problems = (await lesson?.write()) ?? [];
      if (problems.length > 0) tellProblems(name, problems);
      if (stopped !== undefined) process.exit(stopped === 'SIGINT' ? 130 : 143);
      return problems.length === 0;
    } catch (thrown) {
      tellProblems(name, [fileProblem(thrown, place)]);
      return false;
    }
  },
};

/** Where the lines go; undefined of standard output. */
function placeIn(asked: CliArguments): string | undefined {
  const path = asked.all('resume').at(-1) ?? asked.all('out').at(-1);
  return path === '-' ? undefined : path;
}

/** The file of the search, in which it can be continued; undefined of standard output, a pipe or a device. */
function fileIn(asked: CliArguments): string | undefined {
  const path = placeIn(asked);
  return path === undefined || fileAt(path)?.isFile === false ? undefined : path;
}

/** Rows that are drawn by chance are chosen from those in the file. */
const openedSearch = (asked: AskedSearch, file: string | undefined): Result<FoundSearch> =>
  openSearch(
    file !== undefined && asked.kind !== 'unicycles' && asked.choice.kind === 'any'
      ? { ...asked, choice: { kind: 'all' } }
      : asked,
  );

/** What is asked for, or what a file that is continued says of it. */
function askedOrBegun(
  asked: CliArguments,
): Result<{ readonly asked: CliArguments; readonly begun: BegunSearch | undefined }> {
  const path = asked.all('resume').at(-1);
  if (path === undefined || !isBegun(path)) {
    if (asked.files.length > 0 || path === undefined) return accepted({ asked, begun: undefined });
    return refused([{ place: path, says: 'there is no such file; give what is searched, too, to begin it' }]);
  }
  const read = readBegunSearch(path);
  if (!read.ok) return read;
  const begun = read.value;
  if (asked.files.length > 0) return accepted({ asked, begun });
  return accepted({ asked: begun.words ? argumentsOfWords(begun.words, path) : asked, begun });
}

/** In what the search in a file is another one than was asked for. */
function differenceToBegun(
  begun: BegunSearch,
  given: CliArguments,
  {
    words,
    head,
    markLength,
  }: { readonly words: SearchWords; readonly head: string; readonly markLength: number },
): string | undefined {
  const isWhole = begun.words === undefined;
  if (begun.words?.drawing !== words.drawing && !isWhole)
    return 'is of another drawing than the file has now; give the drawing with which it was begun';
  const isSame = isWhole || JSON.stringify(begun.words) === JSON.stringify(words);
  const hasMark = begun.mark === undefined || begun.mark.length === markLength;
  if (begun.head === head && isSame && hasMark) return undefined;
  const other = begun.format === 'csv' ? begun.head.slice(2).split('\n')[0] : 'find';
  return given.files.length > 0 && hasMark
    ? `is of another search, ${other}; leave all but --resume out to continue that search`
    : 'was begun by another version of Grundy; begin it again in another file';
}

/** What tells a drawing with open arcs from another one; undefined where none is searched. */
const drawingDigest = (asked: AskedSearch): string | undefined =>
  asked.kind === 'like'
    ? createHash('sha256').update(JSON.stringify(asked.like)).digest('hex').slice(0, 16)
    : undefined;

function sinkOfOutput(output: Output, head: string, take: (row: FoundRow) => void): FoundSink {
  return {
    path: undefined,
    async begin() {
      await output.write(head);
    },
    row(line, row) {
      take(row);
      return output.write(line);
    },
    mark() {},
    flush: () => output.flush(),
    async end(lines) {
      await output.write(lines);
      await output.flush();
    },
  };
}

function fileProblem(thrown: unknown, file: string | undefined): Problem {
  const { syscall, code, path } = thrown as NodeJS.ErrnoException;
  // What Node says of files names the call; all else is a mistake of ours.
  if (typeof syscall !== 'string') throw thrown;
  const stands = 'exists already, from a search that was stopped; continue it by --resume, or delete it';
  return code === 'EEXIST'
    ? { place: path ?? '', says: stands }
    : { ...unwritable(thrown), place: file ?? '' };
}

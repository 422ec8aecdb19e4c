/**
 * `grundy find`: which of all drawings are games that fulfil a condition, as they are found, the smallest
 * first; which drawings with open arcs can be, which positions of a family are, and which unicycles there
 * are; and what is true at the end, or where it was stopped.
 */
import { type FoundRow, type FoundSearch, openFoundLines } from '../../engine/find/index.ts';
import { conventions } from '../../engine/outcome/index.ts';
import { openSearch } from '../../engine/run.ts';
import type { TableFormat } from '../../engine/sweeps/index.ts';
import { type CliArguments, onlyBeside } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import type { CliCommand } from './command.ts';
import { findRequested, isOfDrawings, isOfPairs } from './find-asked.ts';
import { lessonProblem, openLesson } from './find-lesson.ts';
import { isOfLike, usualChoices } from './find-like.ts';
import { isOfUnicycles, usualExits } from './find-unicycle.ts';
import { measuresOption } from './options.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { rulesetsInHelp } from './ruleset-position.ts';

const name = 'grundy find';

/** In milliseconds: so often a signal is heard, and what was found is written. */
const turn = 50;

/** The time between two reports of progress, in milliseconds: in a terminal, and elsewhere. */
const often = 200;
const seldom = 30_000;

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
    'Interrupt (Ctrl+C) stops the search; the last lines then say how far it came.',
    rulesetsInHelp,
  ],
  missing: () => "games and a condition are missing; write grundy find drawings n=1..4 'value = ^'",
  async run(asked, output) {
    const wanted = await findRequested(asked);
    const request = wanted.ok ? openSearch(wanted.value) : wanted;
    const unwritable = lessonProblem(asked);
    if (!request.ok || unwritable) {
      tellProblems(name, [...(request.ok ? [] : request.problems), ...(unwritable ? [unwritable] : [])]);
      return false;
    }
    const lesson = openLesson(asked, `Found by grundy find ${request.value.text}.`);
    const format = asked.has('json') ? 'json' : 'csv';
    const stopped = await search(request.value, format, output, (row) => lesson?.put(row));
    const problems = (await lesson?.write()) ?? [];
    if (problems.length > 0) tellProblems(name, problems);
    if (stopped !== undefined) process.exit(stopped === 'SIGINT' ? 130 : 143);
    return problems.length === 0;
  },
};

/** Returns the signal that stopped it, if one did. */
async function search(
  asked: FoundSearch,
  format: TableFormat,
  output: Output,
  take: (row: FoundRow) => void,
): Promise<NodeJS.Signals | undefined> {
  const lines = openFoundLines(format, asked);
  let stopped: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stopped = signal;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const progress = openProgress();
  try {
    await output.write(lines.head());
    await output.flush();
    const slices = asked.run(() => stopped !== undefined);
    let until = performance.now() + turn;
    for (;;) {
      const next = slices.next();
      if (next.done) {
        await output.write(lines.end(next.value));
        break;
      }
      const slice = next.value;
      if (slice.kind === 'row') {
        take(slice.row);
        await output.write(lines.line(slice.row));
      } else progress.at(() => slice.progress().says);
      if (performance.now() < until) continue;
      await output.flush();
      await new Promise((resolve) => setImmediate(resolve));
      until = performance.now() + turn;
    }
  } finally {
    progress.close();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  await output.flush();
  return stopped;
}

/** How far the search is, on standard error; not where the games go to the same terminal. */
function openProgress() {
  const inTerminal = process.stderr.isTTY === true;
  const isSilent = inTerminal && process.stdout.isTTY === true;
  const between = inTerminal ? often : seldom;
  let next = performance.now() + between;
  return {
    at(say: () => string): void {
      if (isSilent || performance.now() < next) return;
      if (inTerminal) process.stderr.write(`\r\u001B[K${say()}`);
      else tell(`${name}: ${say()}`);
      next = performance.now() + between;
    },
    close(): void {
      if (inTerminal && !isSilent) process.stderr.write('\r\u001B[K');
    },
  };
}

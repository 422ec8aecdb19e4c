/**
 * `grundy find`: which of all drawings are games that fulfil a condition, as they are found, the smallest
 * first; and what is true at the end, or where it was stopped.
 */
import { type FindEnd, openConditionCheck, openFoundLines, progressSaid } from '../../engine/find/index.ts';
import { findDrawings } from '../../engine/run.ts';
import { onlyBeside } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { type FindRequest, findRequested } from './find-asked.ts';
import { measuresOption } from './options.ts';
import { type Output, tell, tellProblems } from './output.ts';

const name = 'grundy find';

/** In milliseconds: so often a signal is heard, and what was found is written. */
const turn = 50;

/** The time between two reports of progress, in milliseconds: in a terminal, and elsewhere. */
const often = 200;
const seldom = 30_000;

export const findCommand: CliCommand = {
  name: 'find',
  takes: "drawings n=1..4 'CONDITION'",
  says: 'small games of which a condition is true',
  options: {
    kind: {
      takes: 'KIND',
      says: 'impartial (if left out) or partizan, gray if nodes may be gray, loops, acyclic; several with commas between',
    },
    first: {
      says: 'stops at the first game, which has the fewest nodes and then arcs (if nothing else is asked)',
    },
    smallest: { says: 'all games with as few nodes and arcs as the first' },
    all: { says: 'all games' },
    any: { takes: 'N', says: 'N of all games by chance, each as probable as any other' },
    seed: {
      takes: 'SEED',
      says: 'another choice by chance for each number; the same seed gives the same games (0 if left out)',
      idle: onlyBeside('any'),
    },
    measures: measuresOption,
    json: { says: 'writes a line of JSON for each game, in place of comma-separated values' },
  },
  notes: [
    'All drawings of n nodes are searched, each once up to isomorphism, with every node from which all others can be reached as a start.',
    'The first node of a drawing, a, is its start. The drawing is an edge list, which the editor and every command read.',
    'CONDITION, in quotation marks, is made of these, with and, or, not and brackets:',
    '  value = ^, also with != < > <= >= || (confused) <| |>, and any expression of grundy reckon in place of ^',
    '  temperature > 1, and so for every measure; mean = left-stop compares two of them',
    '  outcome = N, or P, D, L, R, N^, Nv, P^, Pv',
    '  is number, or integer, infinitesimal, nimber, stopper, sided, loopfree',
    '  nodes = 3, arcs < 4, form-nodes < nodes, form-arcs = 2; form-nodes are those of the simplest form of the value',
    '  form = drawing, if there is nothing to simplify; has cycle, has loop',
    'Where a condition is not known of a game, as the temperature of a loopy one, the game is not found, and the end says of how many that is so.',
    'Interrupt (Ctrl+C) stops the search; the last lines then say how far it came.',
  ],
  missing: () => "drawings and a condition are missing; write grundy find drawings n=1..4 'value = ^'",
  async run(asked, output) {
    const request = findRequested(asked);
    if (!request.ok) {
      tellProblems(name, request.problems);
      return false;
    }
    await search(request.value, asked.has('json') ? 'json' : 'csv', output);
    return true;
  },
};

async function search(request: FindRequest, format: 'csv' | 'json', output: Output): Promise<void> {
  const { drawings, condition, choice, measures } = request;
  const lines = openFoundLines(format, { drawings, condition, measures });
  let stopped: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stopped = signal;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const progress = openProgress((end) => progressSaid(end, drawings));
  try {
    await output.write(lines.head());
    await output.flush();
    const check = openConditionCheck(condition);
    const games = findDrawings(drawings, check.holds, choice, () => stopped !== undefined);
    let until = performance.now() + turn;
    for (;;) {
      const next = games.next();
      if (next.done) {
        await output.write(lines.end(next.value));
        break;
      }
      if (next.value.kind === 'game') await output.write(lines.line(next.value.game));
      else progress.at(next.value.end);
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
  if (stopped !== undefined) process.exit(stopped === 'SIGINT' ? 130 : 143);
}

/** How far the search is, on standard error; not where the games go to the same terminal. */
function openProgress(say: (end: FindEnd) => string) {
  const inTerminal = process.stderr.isTTY === true;
  const isSilent = inTerminal && process.stdout.isTTY === true;
  const between = inTerminal ? often : seldom;
  let next = performance.now() + between;
  return {
    at(end: FindEnd): void {
      if (isSilent || performance.now() < next) return;
      if (inTerminal) process.stderr.write(`\r\u001B[K${say(end)}`);
      else tell(`${name}: ${say(end)}`);
      next = performance.now() + between;
    },
    close(): void {
      if (inTerminal && !isSilent) process.stderr.write('\r\u001B[K');
    },
  };
}

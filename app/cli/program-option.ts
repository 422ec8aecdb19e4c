/**
 * The option `--moves COMMAND` and its help. What it does is in with-program.ts, which is read only where it
 * is given, since every command would wait for it.
 */
import { type CliOptions, notBeside, type Option, onlyBeside } from './arguments.ts';

const movesOption: Option = {
  takes: 'COMMAND',
  says: 'takes positions whose moves this program answers, by lines of JSON',
  idle: notBeside('ruleset'),
};

/** In seconds. */
export const usualSilence = 60;

/** The options of every command that takes a program. */
export const programOptions: CliOptions = {
  moves: movesOption,
  silence: {
    takes: 'SECONDS',
    says: `with --moves: stops a program that owes an answer for so long (${usualSilence} if left out)`,
    idle: onlyBeside('moves'),
  },
};

/** What the help of these commands says of programs. */
export const programsInHelp: readonly string[] = [
  'A program of --moves is started once. It reads positions, a line each, and answers each by a line:',
  '{"left": ["…"], "right": ["…"]}, or {"either": ["…"]} where both have the same moves. Beside them',
  'it may say "gray": true of an entailing position, "score": {"left": 1, "right": "-1/2"} of an end,',
  'and "parts": ["…", "…"] of a sum, whose moves may then be left out. Positions are texts without',
  'line breaks, and equal texts are one position.',
];

/**
 * Reads the options and files of a command strictly: an unknown option is refused, with the nearest known
 * one.
 */

import { parseArgs } from 'node:util';
import { nearestWord } from '../../engine/answers/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';

/** `takes` names the value of an option that has one; `short` is its single letter. */
export type Option = {
  readonly says: string;
  readonly takes?: string;
  readonly short?: string;
  /** Whether its value may be left out, before another option or at the end. */
  readonly perhaps?: true;
  /** Whether every value counts where it is given several times; else a second one is refused. */
  readonly several?: true;
  /**
   * Why the option would change nothing beside the other arguments; undefined where it may change something.
   */
  readonly idle?: (asked: CliArguments) => string | undefined;
};
export type CliOptions = Readonly<Record<string, Option>>;

export type CliArguments = {
  readonly files: readonly string[];
  has(option: string): boolean;
  /** Every value given for an option, in order. */
  all(option: string): readonly string[];
};

export function readArguments(args: readonly string[], options: CliOptions): Result<CliArguments> {
  const types = Object.entries(options).map(([name, { takes, short }]) => {
    const type = takes ? ('string' as const) : ('boolean' as const);
    return [name, { type, ...(short && { short }) }] as const;
  });
  const { tokens } = parseArgs({
    args: args.map((arg, i) =>
      standsAlone(arg, args[i + 1], options) ? `${arg}=` : isPosition.test(arg) ? plain + arg : arg,
    ),
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const files: string[] = [];
  const given = new Map<string, string[]>();
  const problems: Problem[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(asWritten(token.value));
    if (token.kind !== 'option') continue;
    const problem = wrong(token.name, token.rawName, token.value, options);
    if (problem) problems.push(problem);
    else given.set(token.name, [...(given.get(token.name) ?? []), valueGiven(token.name, token.value ?? '')]);
  }
  if (problems.length > 0) return refused(problems);
  return accepted({
    files,
    has: (option) => given.has(option),
    all: (option) => given.get(option) ?? [],
  });
}

/**
 * What a shell calls standard output is written to as such: to open it by its name fails where it is a
 * socket, and empties a file to which it was sent.
 */
const valueGiven = (option: string, text: string): string =>
  option === 'out' && /^\/(?:dev\/(?:stdout|fd\/1)|proc\/self\/fd\/1)$/.test(text) ? '-' : asWritten(text);

/**
 * Reports what was given and would be ignored: an option that changes nothing here, or a value that another
 * one overrules.
 */
export const ignoredOptions = (asked: CliArguments, options: CliOptions): readonly Problem[] =>
  Object.entries(options).flatMap(([name, { takes, several, idle }]) => {
    if (!asked.has(name)) return [];
    const twice = takes !== undefined && !several && asked.all(name).length > 1;
    const says = idle?.(asked) ?? (twice ? 'is given more than once; give it once' : undefined);
    return says === undefined ? [] : [{ place: `--${name}`, says }];
  });

/** The problem of an option that changes nothing where another argument is given, and what to do about it. */
export const changesNothingWith = (other: string): string =>
  `changes nothing with ${other}; leave one of the two out`;

/**
 * The problem of an option that changes nothing where another argument is missing, and what to do about it.
 */
export const changesNothingWithout = (other: string): string =>
  `changes nothing without ${other}; give that too, or leave this option out`;

/** For an option that changes nothing where one of these is given. */
export const notBeside =
  (...others: readonly string[]) =>
  (asked: CliArguments): string | undefined => {
    const other = others.find((each) => asked.has(each));
    // Written rules are in the place of a ruleset.
    return other && changesNothingWith(`--${other === 'ruleset' && asked.has('rules') ? 'rules' : other}`);
  };

/** For an option that changes nothing without one of these. */
export const onlyBeside =
  (...others: readonly string[]) =>
  (asked: CliArguments): string | undefined =>
    others.some((other) => asked.has(other))
      ? undefined
      : changesNothingWithout(others.map((other) => `--${other}`).join(' or '));

/** Whether an option is given without the value that it may have. */
const standsAlone = (arg: string, next: string | undefined, options: CliOptions): boolean =>
  arg.startsWith('--') &&
  Object.hasOwn(options, arg.slice(2)) &&
  options[arg.slice(2)].perhaps === true &&
  (next === undefined || (/^-/.test(next) && !isPosition.test(next)));

/**
 * A position may begin with a negative score, `-2 31.22`, with a sign for a missing point, `-H..-/…`, or with
 * deleted nodes, `--RB-`, and an expression with the negative of a game, `-^` or `-heat(g, 1)`; no option
 * begins like these.
 */
const isPosition = /^-[\d.A-Z{("^*±↑↓⇑⇓]|^-[a-z-]+\(|^--[^a-z]*[-.\d][^a-z]*$/;

/**
 * Precedes a word that is not an option, even if it begins like one. No argument of a program can contain
 * this sign.
 */
const plain = '\0';

const asWritten = (value: string): string => (value.startsWith(plain) ? value.slice(1) : value);

function wrong(
  name: string,
  written: string,
  value: string | undefined,
  options: CliOptions,
): Problem | undefined {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option || (written !== `--${name}` && written !== `-${option.short}`)) {
    const near = nearestWord(name, Object.keys(options));
    return {
      place: written,
      says: `there is no such option; ${near ? `did you mean --${near}?` : '--help lists the options'}`,
    };
  }
  if (option.takes && !value && !(option.perhaps && value === ''))
    return { place: written, says: `needs a value; write ${written} ${option.takes}` };
  if (!option.takes && value !== undefined)
    return { place: written, says: `takes no value; write ${written} alone` };
  return undefined;
}

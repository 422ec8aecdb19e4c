/**
 * A ruleset's position on the command line: the ruleset is found by its id, the position read in its notation, and
 * its graph generated within a budget.
 */
import { accepted, type GameGraph, type Problem, type Result, refused } from '../../engine/index.ts';
import {
  type Coder,
  type GeneratedGame,
  type GenerateOptions,
  generate,
  type Ruleset,
  rulesets,
} from '../../engine/run.ts';
import { type CliArguments, nearestWord } from './arguments.ts';
import { allowMore, askedBudget } from './budget-option.ts';
import { compileFor } from './compiling.ts';

const ids = rulesets.map((ruleset) => ruleset.id);

export const rulesetsInHelp = `Rulesets: ${ids.join(', ')}.`;

/** In characters; the help stands a little to the right of it. */
const widest = 92;

/** Every ruleset by its id with its rules below, in lines of help. */
export const rulesInHelp: readonly string[] = rulesets.flatMap(({ id, name, rules }) => [
  `${id}: ${name}`,
  ...linesOf(rules).map((line) => `    ${line}`),
]);

function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export type RulesetPosition = {
  readonly ruleset: Ruleset;
  /** The position as the ruleset prints it. */
  readonly text: string;
  readonly graph: GameGraph;
  /** The notation of any vertex of the graph; vertex 0 is the position itself. */
  nameOf(vertex: number): string;
  readonly generate_ms: number;
};

export function askedRuleset(id: string): Result<Ruleset> {
  const ruleset = rulesets.find((each) => each.id === id);
  if (ruleset) return accepted(ruleset);
  const near = nearestWord(id, ids);
  const known = near ? `did you mean ${near}?` : `this version has ${ids.join(', ')}`;
  return refused([{ place: '', says: `no ruleset "${id}"; ${known}` }]);
}

export function generatePosition(
  ruleset: Ruleset,
  text: string,
  asked: CliArguments,
): Result<RulesetPosition> {
  const budget = askedBudget(asked);
  const began = performance.now();
  const parsed = ruleset.parse(text);
  const problems: Problem[] = [];
  if (!budget.ok) problems.push(...budget.problems);
  if (!parsed.ok) problems.push(...parsed.problems);
  if (!budget.ok || !parsed.ok) return refused(problems);
  const coder = ruleset.coder(parsed.value);
  const found = generated(coder, budget.value === undefined ? {} : { positions: budget.value });
  if (found.kind === 'over-budget') {
    return refused([{ place: 'position', says: allowMore(found.says) }]);
  }
  return accepted({
    ruleset,
    text: ruleset.print(parsed.value),
    graph: found.graph,
    nameOf: (vertex) => coder.print(found.codes[vertex]),
    generate_ms: performance.now() - began,
  });
}

function generated(coder: Coder, options: GenerateOptions): GeneratedGame {
  compileFor(0);
  const slices = generate(coder, options);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    compileFor(slice.value);
  }
}

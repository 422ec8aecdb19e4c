/**
 * A ruleset's position on the command line: this finds the ruleset by its id, and reads the position in its
 * notation.
 */
import type { BoardFile } from '../../engine/answers/index.ts';
import type { BoardGame } from '../../engine/conduct/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { rulesOfRuleset } from '../../engine/rulesets/index.ts';
import { type Ruleset, rulesets } from '../../engine/run.ts';
import type { CliArguments } from './arguments.ts';
import { askedBudget } from './budget-option.ts';

const ids = rulesets.map((ruleset) => ruleset.id);

export const rulesetsInHelp = `Rulesets: ${ids.join(', ')}.`;

/** The width in characters; the help indents these lines a little. */
const widest = 92;

/** Every ruleset by its id with its rules below, in lines of help. */
export const rulesInHelp = (): readonly string[] =>
  rulesets.flatMap(({ id, name, rules }) => [
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

/**
 * A position as it was typed, or as a file has it, with the rules under which it is played where no option
 * says others.
 */
export type PositionGiven = Pick<BoardFile, 'ruleset' | 'position' | 'rules'>;

/** A position that was typed; its ruleset says by which rules. */
export const positionGiven = (ruleset: Ruleset, position: string): PositionGiven => ({
  ruleset,
  position,
  rules: rulesOfRuleset(ruleset),
});

/**
 * The game on a board that is asked for, by its position as the ruleset prints it; refused by the places of
 * what is wrong.
 */
export function askedGame(
  { ruleset, position }: Omit<PositionGiven, 'rules'>,
  asked: CliArguments,
): Result<BoardGame> {
  const budget = askedBudget(asked);
  const parsed = ruleset.parse(position);
  const problems: Problem[] = [];
  if (!budget.ok) problems.push(...budget.problems);
  if (!parsed.ok) problems.push(...parsed.problems);
  if (!budget.ok || !parsed.ok) return refused(problems);
  const bound = budget.value === undefined ? {} : { positions: budget.value };
  return accepted({ ruleset: ruleset.id, position: ruleset.print(parsed.value), ...bound });
}

/** `grundy solve --ruleset` of a position that is too large to be solved whole: its value alone, found part by part where it falls apart. */
import { partsData } from '../../engine/answers/index.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import { accepted, type OverBudget, type Problem, type Result } from '../../engine/result.ts';
import { solveByParts, type WorthByParts } from '../../engine/run.ts';
import { textOf } from '../../engine/values/index.ts';
import type { CliArguments } from './arguments.ts';
import { compileFor } from './compiling.ts';
import { type AskedOfValues, measuredColumns } from './measures-option.ts';
import type { Output } from './output.ts';
import { askedOfRuleset } from './play-options.ts';
import { askedGame, type PositionGiven, refusedBoard } from './ruleset-position.ts';
import { tableLine, tableWidths } from './table.ts';
import { rulesAsked } from './theory-option.ts';

/** Returns the problems; those of whole solving where the position is not solved part by part. */
export async function printByParts(
  given: PositionGiven,
  { theory, measures }: AskedOfValues,
  asked: CliArguments,
  output: Output,
  whole: OverBudget,
): Promise<readonly Problem[]> {
  const { ruleset } = given;
  const game = askedGame(given, asked);
  if (!game.ok) return game.problems;
  const { position } = game.value;
  const way = askedOfRuleset(ruleset, asked);
  if (!way.ok) return way.problems;
  const rules = ruledBy(way.value, rulesAsked(given.rules, theory, asked));
  const began = performance.now();
  const found = foundByParts(solveByParts({ ...game.value, rules }));
  if (!found.ok) return found.problems;
  const worth = found.value;
  if (!worth) return refusedBoard(whole).problems;
  const solve_ms = Math.round((performance.now() - began) * 100) / 100;
  const { value, outcome, met } = worth;
  if (asked.has('json')) {
    const data = { ...partsData(game.value, worth, measures), ...(asked.has('timing') && { solve_ms }) };
    await output.write(`${JSON.stringify(data)}\n`);
    await output.flush();
    return [];
  }
  const measured = measuredColumns([value], measures);
  const head = ['position', 'value', ...measured.titles, 'outcome'];
  const row = [position, textOf(value), ...measured.cells(0), outcome ?? ''];
  const widths = tableWidths(head, [row]);
  await output.write(`${ruleset.name}: ${position}\n`);
  await output.write(
    `The game ${whole.says}, so it was solved part by part: ${met.toLocaleString('en')} parts\n`,
  );
  await output.write(`${worth.theory.name}\n${tableLine(head, widths)}${tableLine(row, widths)}`);
  for (const says of measured.missing()) await output.write(`${says}\n`);
  if (asked.has('timing')) await output.write(`solved in ${solve_ms} ms\n`);
  await output.flush();
  return [];
}

type Found = WorthByParts | OverBudget | undefined;

function foundByParts(slices: Generator<number, Found, void>): Result<WorthByParts | undefined> {
  for (;;) {
    const { done, value } = slices.next();
    if (!done) compileFor(value);
    else return value && 'kind' in value ? refusedBoard(value) : accepted(value);
  }
}

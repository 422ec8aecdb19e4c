/**
 * The document for a table that was written: a board of its ruleset, with the same table asked for beside it.
 */
import { setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import {
  askedFamilyOf,
  headIn,
  openFamily,
  parseAskedFamily,
  printAskedFamily,
} from '../../engine/sweeps/index.ts';
import { boardDocument, underTable } from '../edits/board.ts';
import { bringRulesets, rulesetCalled } from '../store/rulesets.ts';
import { noSuchRuleset } from './no-such-ruleset.ts';

/**
 * Refused by the line where its head cannot be read, or asks for what there is not. Precondition: it means to
 * be a table.
 */
export async function tableDocument(text: string): Promise<Result<GameDocument>> {
  await bringRulesets();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = headIn(lines.slice(0, 3));
  if (!head?.ok)
    return inLine(
      'line 1',
      head?.problems ?? [
        { place: '', says: 'ends too early, before the names of its columns; sweep the family again' },
      ],
    );
  const { format, sweep, columns } = head.value;
  const line = format === 'csv' ? 'line 2' : 'line 1';
  const asked = format === 'csv' ? parseAskedFamily(String(sweep)) : askedFamilyOf(sweep);
  if (!asked.ok) return inLine(line, asked.problems);
  const ruleset = rulesetCalled(asked.value.ruleset);
  if (!ruleset) return inLine(line, [noSuchRuleset(asked.value.ruleset)]);
  const opened = openFamily(ruleset, asked.value);
  if (!opened.ok) return inLine(line, opened.problems);
  const { numbersAt, positionOf, names } = opened.value;
  const first = positionOf(numbersAt(0));
  const start = first.ok ? boardDocument(ruleset, { position: first.value }) : boardDocument(ruleset);
  const board = underTable(start, ruleset, opened.value.asked.under ?? {});
  const fixed = ['row', ...names, 'position', 'value', 'outcome', 'says'];
  const measures = columns.filter((column) => !fixed.includes(column));
  return accepted(setView(board, { sweep: { of: printAskedFamily(opened.value.asked), columns: measures } }));
}

const inLine = (line: string, problems: readonly Problem[]): Result<never> =>
  refused(
    problems.map(({ place, says }) => ({ place: line, says: place === '' ? says : `${place} ${says}` })),
  );

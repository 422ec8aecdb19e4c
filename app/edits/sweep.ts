/**
 * Edits of the table that is asked for beside the document: which family of positions it has. Each is one
 * undo step.
 */
import { setView } from '../../engine/document/edits/index.ts';
import type { WrittenSweep } from '../../engine/document/index.ts';
import type { RulesetFamily } from '../../engine/rulesets/index.ts';
import { openTable } from '../store/chrome.ts';
import { applyEdit } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import { rulesForTable } from '../store/table-rules.ts';

/** Asks for another family, by its text; columns and plot stay, unless a change says otherwise. */
export const askForSweep = (
  of: string,
  change: { readonly [K in 'sort' | 'plot']?: WrittenSweep[K] | undefined } = {},
): void =>
  applyEdit((document) => {
    const { sweep } = document.view;
    if (sweep?.of === of) return document;
    const { columns, sort, plot } = { ...sweep, ...change };
    return setView(document, {
      sweep: {
        of,
        ...(columns && { columns }),
        ...(sort && { sort }),
        ...(plot !== undefined && { plot }),
      },
    });
  });

/**
 * Opens the table of a family up to these numbers, in the order of its parameters, by the rules of the board.
 */
export async function tableOfFamily(
  ruleset: string,
  { id, parameters }: RulesetFamily,
  numbers: readonly number[],
): Promise<void> {
  const { printAskedFamily } = await import('../../engine/sweeps/index.ts');
  const ranges = parameters.flatMap(({ name, least, greatest }, i) =>
    // What is bounded by the numbers before it goes through all that there is.
    greatest ? [] : { name, from: least, to: numbers[i] },
  );
  const asked = { ruleset, family: id, ranges, ...rulesForTable(editor().document) };
  askForSweep(printAskedFamily(asked), {
    sort: undefined,
    plot: undefined,
  });
  openTable(true);
}

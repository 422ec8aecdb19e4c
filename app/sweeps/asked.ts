/**
 * The table that is asked for beside the document, as its fields show it: the family with its ranges, and how
 * it is looked at. Where the document asks for none, it is the first family of the ruleset of its board.
 */
import type { WrittenSweep } from '../../engine/document/index.ts';
import type { Problem } from '../../engine/result.ts';
import { type RulesetEntry, textOfRulesId } from '../../engine/rulesets/index.ts';
import {
  type AskedFamily,
  familyCalled,
  heapsOfFamily,
  hopelessFamily,
  type NumberRange,
  type OpenFamily,
  openFamily,
  parseAskedFamily,
  printAskedFamily,
} from '../../engine/sweeps/index.ts';
import { askForSweep } from '../edits/sweep.ts';
import { noSuchRuleset } from '../files/no-such-ruleset.ts';
import { keepSweep } from '../store/document.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { held, heldStore } from '../store/held.ts';
import { rulesetCalled, rulesetIdBehind } from '../store/rulesets.ts';
import { rulesForTable } from '../store/table-rules.ts';

/** What the fields say, and what comes of it. */
export type TableAsked = {
  /** The text by which it is asked for. */
  readonly of: string;
  readonly ruleset: RulesetEntry | undefined;
  /** Undefined where the text cannot be read. */
  readonly family: AskedFamily | undefined;
  /** Undefined where nothing can be found yet; then `problems` say why. */
  readonly plan: OpenFamily | undefined;
  /**
   * How many heaps of one game are summed up, where there are too many for a table of rows; then there is no
   * plan.
   */
  readonly heaps?: number;
  readonly problems: readonly Problem[];
};

/** A parameter from its least number to a few more: several of them together are many positions. */
const usualRange = (
  { name, least, first }: OpenFamily['family']['parameters'][number],
  alone: boolean,
): NumberRange => {
  const most = least + (alone ? 11 : 3);
  return { name, from: least, to: first > least && !alone ? Math.min(first, most) : most };
};

/** A family of a ruleset with ranges for its numbers: those that were asked for already, and usual ones. */
export function familyWith(
  ruleset: RulesetEntry,
  family: string,
  before: readonly NumberRange[] = [],
): AskedFamily {
  const found = familyCalled(ruleset, family);
  const parameters = found.ok ? found.value.parameters : [];
  const alone = parameters.length === 1;
  const ranges = parameters.flatMap((parameter) => {
    const known = before.find(({ name, from }) => name === parameter.name && from >= parameter.least);
    // What is bounded by the numbers before it goes through all that there is.
    return known ?? (parameter.greatest ? [] : usualRange(parameter, alone));
  });
  return { ruleset: ruleset.id, family, ranges: found.ok ? ranges : before };
}

/** The table that is offered first of a ruleset. */
export const firstOf = (ruleset: RulesetEntry): AskedFamily =>
  ruleset.families?.[0]
    ? familyWith(ruleset, ruleset.families[0].id)
    : familyWith(ruleset, patternOf(ruleset), fewPositions);

/** Every word of more letters would be very many positions. */
const fewPositions: readonly NumberRange[] = [{ name: 'n', from: 1, to: 5 }];

/** The same by the rules of the board. */
const firstHere = (ruleset: RulesetEntry, document: EditorState['document']): AskedFamily => ({
  ...firstOf(ruleset),
  ...rulesForTable(document),
});

/**
 * A pattern for rules that a person writes, if no empty board can be played: on a row every position of n
 * squares, on a grid n times what a start has.
 */
function patternOf({ id, starts }: RulesetEntry): string {
  if (textOfRulesId(id) === undefined) return '';
  const rows = starts[0].position.split('/');
  if (rows.length > 1) return rows.map((row) => `(${row})^n`).join('/');
  return `[${[...new Set(`${rows[0]}.`)].join('')}]^n`;
}

type Read = { readonly of: string; readonly rulesets: readonly RulesetEntry[]; readonly asked: TableAsked };

/** What was read last: everything about the table asks for it. */
const last = held<Read | undefined>(() => undefined);

/** Undefined where neither the document nor its board says any, and before the rulesets have come. */
export function askedNow({
  document,
  rulesets,
}: Pick<EditorState, 'document' | 'rulesets'>): TableAsked | undefined {
  if (rulesets.length === 0) return undefined;
  const ruleset = rulesetCalled(rulesetIdBehind(document) ?? '');
  const of = document.view.sweep?.of ?? (ruleset && printAskedFamily(firstHere(ruleset, document)));
  if (of === undefined) return undefined;
  const known = last.now;
  if (known && known.of === of && known.rulesets === rulesets) return known.asked;
  const asked = readAsked(of);
  last.now = { of, rulesets, asked };
  return asked;
}

function readAsked(of: string): TableAsked {
  const nothing = { of, ruleset: undefined, family: undefined, plan: undefined };
  const read = parseAskedFamily(of);
  if (!read.ok) {
    const ruleset = rulesetCalled(of.trim().split(/\s/)[0]);
    return { ...nothing, ruleset, problems: read.problems };
  }
  const family = read.value;
  const ruleset = rulesetCalled(family.ruleset);
  if (!ruleset) return { ...nothing, family, problems: [noSuchRuleset(family.ruleset)] };
  const heaps = heapsSummedUp(ruleset, family);
  if (heaps !== undefined) return { of, ruleset, family, plan: undefined, heaps, problems: [] };
  const opened = openFamily(ruleset, family);
  if (!opened.ok) return { of, ruleset, family, plan: undefined, problems: opened.problems };
  const hopeless = hopelessFamily(opened.value);
  return hopeless
    ? { of, ruleset, family, plan: undefined, problems: [hopeless] }
    : { of, ruleset, family, plan: opened.value, problems: [] };
}

/** A table of more heaps would be long, and says less than their summary. */
const mostHeapsInRows = 10_000;

/**
 * How many heaps of one game the family has, if they are too many for rows, or if the last one is too large
 * for a board.
 */
function heapsSummedUp(ruleset: RulesetEntry, family: AskedFamily): number | undefined {
  const asked = heapsOfFamily(ruleset, family);
  if (!asked.ok) return undefined;
  const { heaps, last } = asked.value;
  return heaps > mostHeapsInRows || !ruleset.parse(last).ok ? heaps : undefined;
}

/** The edit of the fields: another range, another condition. */
export const askFor = (family: AskedFamily): void => askForSweep(printAskedFamily(family));

/**
 * Another family: an order by one of the numbers of the old one means nothing there, and neither do its
 * numbers in a plot.
 */
export function askForOther(family: AskedFamily): void {
  const { document } = editor();
  const { sort, plot } = document.view.sweep ?? {};
  const names = askedNow(editor())?.plan?.names ?? [];
  askForSweep(printAskedFamily(family), {
    sort: sort && !names.includes(sort.by) ? sort : undefined,
    plot: plot?.split(' ', 1)[0],
  });
}

/** A change of the table's look; undefined takes a member away. */
export type TableLook = {
  readonly columns: readonly string[];
  readonly sort: WrittenSweep['sort'];
  readonly plot: WrittenSweep['plot'];
};

/** The view of the table of a person who may not write the document. */
const onlyHere = heldStore<{ readonly drawing: string; readonly look: Partial<TableLook> }>(() => ({
  drawing: '',
  look: {},
}));

/** Follows what {@link lookAtTable} reads beside the store. */
export const useLookHere = onlyHere;

export function lookAtTable(
  state: Pick<EditorState, 'document' | 'tableColumns' | 'drawing' | 'readOnly'>,
): TableLook {
  const { columns = state.tableColumns, sort, plot } = state.document.view.sweep ?? {};
  const here = onlyHere.getState();
  const own = state.readOnly && here.drawing === state.drawing ? here.look : {};
  return { columns, sort, plot, ...own };
}

/** Kept with the document, or until the page ends for a person who may not write it. */
export function changeLook(change: Partial<TableLook>): void {
  const state = editor();
  const { drawing, readOnly, document } = state;
  if (readOnly) {
    const { drawing: before, look } = onlyHere.getState();
    onlyHere.setState({ drawing, look: { ...(before === drawing ? look : {}), ...change } });
    return;
  }
  const asked = askedNow(state);
  if (!asked) return;
  const next = { ...document.view.sweep, ...change };
  const { columns, sort, plot } = next;
  keepSweep({
    of: asked.of,
    ...(columns && { columns }),
    ...(sort && { sort }),
    ...(plot !== undefined && { plot }),
  });
}

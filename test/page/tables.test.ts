/**
 * Tables on the page: after any acts on the fields, the order, the document or the page, at every rest the
 * rows are those of the family that the fields ask for, each worth what solving its position says, in the
 * order that the heading names, or heaps that are summed up; and while values are hidden there are none.
 */
import * as fc from 'fast-check';
import { afterEach, beforeEach, test } from 'vitest';
import { boardDocument } from '../../app/edits/board.ts';
import { changeRules } from '../../app/edits/drawing.ts';
import { askForSweep } from '../../app/edits/sweep.ts';
import { openTable } from '../../app/store/chrome.ts';
import { undo } from '../../app/store/document.ts';
import { type EditorState, editor } from '../../app/store/editor.ts';
import { hideAll, showAll, somethingHidden } from '../../app/store/hidden.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { askedNow, askFor, changeLook, familyWith, lookAtTable } from '../../app/sweeps/asked.ts';
import { openRow } from '../../app/sweeps/open-row.ts';
import { rowsShown } from '../../app/sweeps/shown-rows.ts';
import { startSumming, useHeaps } from '../../app/sweeps/summing.ts';
import { goOn, startSweeping, stopSweep, useSweep } from '../../app/sweeps/sweeping.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import { drain, openMemory, solveBoard } from '../../engine/run.ts';
import { type AskedFamily, type OpenFamily, openFamily } from '../../engine/sweeps/index.ts';
import { sortedValues, textOf, type Value } from '../../engine/values/index.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { type Act, act } from './act.ts';
import { playedBoard } from './actions/boards.ts';
import { leaving, undoing } from './actions/history.ts';
import { close, open, rest } from './page.ts';
import { tryPageLaw } from './sequence.ts';
import { letPass } from './timers.ts';

const misspelt = 'nim "<m>+<n>" m=1..3 n=1..3 "valeu = *"';

/** A condition on values keeps some members: those of two heaps with nim-sum 1. */
const starsAlone = 'nim "<m>+<n>" m=1..3 n=1..3 "value = *"';
const isKept = (of: string, position: string): boolean =>
  !of.endsWith('"value = *"') || position.split('+').reduce((sum, heap) => sum ^ Number(heap), 0) === 1;

/** What a person asks for: good families, one without positions, and what cannot be read. */
const requests = fc.constantFrom(
  'nim "<m>+<n>" m=1..3 n=1..2',
  'nim "<m>+<n>" m=1..3 n=1..3 m+n<=4',
  'toads-and-frogs "T^m .^k F^n" m=0..2 k=1..2 n=0..1',
  'toads-and-frogs "T^m F^n" m=1 n=1..2',
  'nim "[12]^n" n=1..2',
  starsAlone,
  misspelt,
  'nim "<m>+<n>" m=1..3 n=1..2 --play misere',
  'nim "<n>" n=3..2',
  'nim "x^"',
  'nobody "x^n" n=1..2',
  'octal "0.77 <n>" n=1..12000',
);

const widen = (by: number): Act =>
  act(`ranges end ${by} later`, () => {
    const asked = askedNow(editor());
    if (!asked?.family) return;
    const ranges = asked.family.ranges.map(({ name, from, to }) => ({
      name,
      from,
      to: Math.max(from, Math.min(3, to + by)),
    }));
    askFor({ ...asked.family, ranges });
  });

const columns = ['value', 'value', 'value', 'outcome', 'position', 'row', 'm', 'n', 'mean', 'none'] as const;

const tabling: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: requests.map((of) => act(`ask for ${of}`, () => askForSweep(of))) },
  { weight: 2, arbitrary: fc.constantFrom(1, -1).map(widen) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...columns), fc.boolean())
      .map(([by, descending]) => act(`sort by ${by}`, () => changeLook({ sort: { by, descending } }))),
  },
  { weight: 2, arbitrary: fc.constant(act('all is hidden', hideAll)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      act('no order', () => changeLook({ sort: undefined })),
      act('the mean alone', () => changeLook({ columns: ['mean'] })),
      act('the table is closed', () => openTable(false)),
      act('the table is opened', () => openTable(true)),
      act('stop', stopSweep),
      act('go on', goOn),
      act('all is shown', showAll),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(8).map((at) =>
      act(`open row ${at}`, () => {
        const asked = askedNow(editor());
        const row = useSweep.getState().found?.rows[at];
        return asked && row ? openRow(asked, row.position) : undefined;
      }),
    ),
  },
);

const solved = new Map<string, Value | undefined>();

/** Solved for itself, by the solver of boards. */
function worthOf({ ruleset, under }: AskedFamily, position: string): Value | undefined {
  const key = `${ruleset} ${under?.play} ${position}`;
  if (!solved.has(key)) {
    const board = drain(
      solveBoard({ ruleset, position, ...(under && { rules: ruledBy(under) }) }, openMemory()),
    );
    if ('kind' in board) throw new Error(board.says);
    const { labelling } = board.solved;
    solved.set(key, labelling.table[labelling.codes[0]]);
  }
  return solved.get(key);
}

/** The positions of the family, one after the other. */
const membersOf = ({ count, numbersAt, positionOf }: OpenFamily): readonly string[] =>
  Array.from({ length: count }, (_, row) => {
    const position = positionOf(numbersAt(row));
    return position.ok ? position.value : '';
  });

const seen = { rows: 0, sorted: 0, hidden: 0, kept: 0, unread: 0 };

/** The values of Kayles, by its rules: one pin or two neighbours fall, which leaves two rows. */
const kayles: readonly number[] = (() => {
  const values = [0];
  for (let row = 1; row <= 60; row++) {
    const options = new Set<number>();
    for (const falling of [1, 2])
      for (let left = 0; left + falling <= row; left++)
        options.add(values[left] ^ values[row - falling - left]);
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values;
})();

/** The heaps that are summed up in place of rows: none while a value is hidden. */
function lookAtHeaps(state: EditorState): void {
  const { found: heaps } = useHeaps.getState();
  const asked = askedNow(state);
  if (asked?.heaps === undefined || somethingHidden(state)) {
    expect(heaps).toBe(undefined);
    return;
  }
  expect(heaps).toMatchObject({ of: asked.of, total: asked.heaps });
  if (heaps?.state === 'done') expect(heaps.first.slice(0, kayles.length)).toEqual(kayles);
}

function look(): void {
  const state = editor();
  lookAtHeaps(state);
  const { found: sweep } = useSweep.getState();
  const asked = askedNow(state);
  if (somethingHidden(state) || !asked?.plan) {
    expect(sweep).toBe(undefined);
    if (asked?.plan) seen.hidden++;
    return;
  }
  expect(sweep?.of).toBe(asked.of);
  if (!sweep) return;
  const { rows, values, counts, problems, looked } = sweep;
  if (asked.of.endsWith('"valeu = *"')) {
    expect(rows).toEqual([]);
    if (sweep.state !== 'done') return;
    expect(problems).toEqual([
      {
        place: 'valeu = *: character 1',
        says: 'there is no "valeu" here; did you mean value?',
      },
    ]);
    seen.unread++;
    return;
  }
  expect(problems).toEqual([]);
  const all = membersOf(asked.plan);
  const members = all.slice(0, looked).filter((position) => isKept(asked.of, position));
  expect(rows.map(({ position }) => position)).toEqual(members);
  expect(rows.map(({ row }, i) => row ?? i)).toEqual(rows.map(({ position }) => all.indexOf(position)));
  if (sweep.state !== 'stopped' && state.tableOpen) expect(looked).toBe(all.length);
  if (members.length < looked) seen.kept++;
  const worths = rows.map(({ code }) => values[code]);
  const expected = rows.map(({ position }) => asked.family && worthOf(asked.family, position));
  expect(worths.map((value) => value && textOf(value))).toEqual(
    expected.map((value) => value && textOf(value)),
  );
  expect(counts.map((count, code) => count - rows.filter((row) => row.code === code).length)).toEqual(
    counts.map(() => 0),
  );
  seen.rows += rows.length;
  const { sort } = lookAtTable(state);
  const names = asked.plan.names;
  const order = rowsShown(sweep, { sort, only: undefined, search: '', names });
  expect([...order].toSorted((a, b) => a - b)).toEqual([...rows.keys()]);
  if (sort?.by !== 'value' || sweep.state !== 'done') return;
  const places = new Map(sortedValues(values).map((value, place) => [value, place]));
  const ranks = Array.from(order, (row) => places.get(values[rows[row].code]) ?? 0);
  const turned = sort.descending ? ranks.toReversed() : ranks;
  expect(turned).toEqual(ranks.toSorted((a, b) => a - b));
  seen.sorted++;
}

const ends: (() => void)[] = [];
beforeEach(() => void ends.push(startSweeping(), startSumming()));
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await close();
});

test('at every rest the table has the rows that its fields ask for, worth what solving each says', async () => {
  await tryPageLaw(
    playedBoard,
    fc.oneof(
      { weight: 8, arbitrary: tabling },
      { weight: 2, arbitrary: undoing },
      { weight: 1, arbitrary: leaving },
    ),
    { usual: 30, longest: 14 },
    {
      begun: () => openTable(true),
      async rested() {
        await letPass(400);
        await rest();
        look();
      },
    },
  );
  expect(seen.rows).toBeGreaterThan(0);
  expect(seen.sorted).toBeGreaterThan(0);
  expect(seen.hidden).toBeGreaterThan(0);
});

test('a condition on values keeps rows with their numbers, and what is wrong with one is said by its place', async () => {
  await bringRulesets();
  const nim = rulesetCalled('nim');
  if (!nim) throw new Error('there is no Nim');
  await open(boardDocument(nim));
  openTable(true);
  const before = { ...seen };
  for (const of of [starsAlone, misspelt, starsAlone]) {
    askForSweep(of);
    await letPass(400);
    await rest();
    look();
  }
  expect([seen.kept - before.kept, seen.unread - before.unread]).toEqual([2, 1]);
});

test('heaps that are summed up are found again after values were hidden, and meanwhile there are none', async () => {
  await bringRulesets();
  const octal = rulesetCalled('octal');
  if (!octal) throw new Error('there are no octal games');
  await open(boardDocument(octal));
  const settled = async () => {
    await letPass(400);
    await rest();
    look();
    return useHeaps.getState().found?.state;
  };
  openTable(true);
  askForSweep('octal "0.77 <n>" n=1..12000');
  expect(await settled()).toBe('done');
  hideAll();
  expect(useHeaps.getState().found).toBe(undefined);
  expect(await settled()).toBe(undefined);
  showAll();
  expect(await settled()).toBe('done');
});

test('a table in misère play opens boards in misère play, and is offered beside such a board', async () => {
  await bringRulesets();
  const nim = rulesetCalled('nim');
  if (!nim) throw new Error('there is no Nim');
  await open(boardDocument(nim, { position: '3+2' }));
  const play = (): string => editor().document.view.rules.play;
  const openFirst = async (): Promise<void> => {
    const asked = askedNow(editor());
    if (asked) await openRow(asked, '1+1');
  };
  expect(askedNow(editor())?.of).not.toContain('misere');
  askForSweep('nim "<m>+<n>" m=1..3 n=1..2 --play misere');
  await openFirst();
  expect([play(), editor().document.board?.position]).toEqual(['misere', '1+1']);
  // One step takes back both.
  undo();
  expect([play(), editor().document.board?.position]).toEqual(['turns', '3+2']);
  undo();
  changeRules({ play: 'misere' });
  expect(askedNow(editor())?.of).toMatch(/--play misere$/);
});

test('a table in which both move at once opens boards by its convention and sum, and is offered by those of the board', async () => {
  await bringRulesets();
  const domineering = rulesetCalled('simultaneous-domineering');
  if (!domineering) throw new Error('there is no Simultaneous Domineering');
  await open(boardDocument(domineering, { position: '.../...' }));
  const rules = (): readonly unknown[] => {
    const { play, convention, sum } = editor().document.view.rules;
    return [play, convention, sum, editor().document.board?.position];
  };
  const openSquare = async (): Promise<void> => {
    const asked = askedNow(editor());
    if (asked) await openRow(asked, '../..');
  };
  const usual = askedNow(editor())?.of ?? '';
  expect(usual).not.toMatch(/--(convention|sum)/);
  askForSweep(`${usual} --convention majority --sum conjunctive`);
  await openSquare();
  expect(rules()).toEqual(['simultaneous', 'majority', 'conjunctive', '../..']);
  // One step takes back all three.
  undo();
  expect(rules()).toEqual(['simultaneous', 'normal', 'disjunctive', '.../...']);
  undo();
  changeRules({ convention: 'scoring', sum: 'selective' });
  expect(askedNow(editor())?.of).toBe(`${usual} --convention scoring --sum selective`);
  // What a table does not say is as the ruleset has it.
  askForSweep(usual);
  await openSquare();
  expect(rules()).toEqual(['simultaneous', 'normal', 'disjunctive', '../..']);
});

test('a family of a ruleset has usual ranges for its numbers, and those that were asked for before', async () => {
  const all = await bringRulesets();
  const usual = all.flatMap((ruleset) => (ruleset.families ?? []).map(({ id }) => familyWith(ruleset, id)));
  expect(usual.length).toBeGreaterThan(10);
  for (const asked of usual) {
    const ruleset = all.find(({ id }) => id === asked.ruleset);
    const opened = ruleset && openFamily(ruleset, asked);
    expect(opened?.ok ? 'opened' : `${asked.ruleset} ${asked.family}`).toBe('opened');
    const [first] = asked.ranges;
    if (!ruleset || !first) continue;
    const one = { ...first, from: first.to };
    expect(familyWith(ruleset, asked.family, [one]).ranges[0]).toEqual(one);
  }
});

/** Random rules, as data: sound in their form, though they may never apply. */
import * as fc from 'fast-check';
import {
  type Fragment,
  type FragmentCell,
  layingsOfLine,
  layingsOfRows,
  type MirrorRule,
  type MoveRule,
  type RuleStep,
  type RulesOnCells,
} from '../../engine/rulesets/written/written-rules.ts';

const at = { line: 1, column: 1 };
const sign = fc.constantFrom('.', 'L', 'R', '#');
const someSigns = fc.uniqueArray(sign, { minLength: 2, maxLength: 4 }).map((signs) => signs.join(''));

const cell: fc.Arbitrary<FragmentCell> = fc.oneof(
  { weight: 5, arbitrary: sign.map((each): FragmentCell => ({ kind: 'sign', sign: each })) },
  { weight: 1, arbitrary: someSigns.map((signs): FragmentCell => ({ kind: 'class', signs })) },
  { weight: 1, arbitrary: fc.constant<FragmentCell>({ kind: 'any' }) },
);
const edge: FragmentCell = { kind: 'edge' };
const run = fc
  .oneof(sign, someSigns, fc.constant('_'))
  .map((signs): FragmentCell => ({ kind: 'run', signs }));

const fragment = (rows: readonly (readonly FragmentCell[])[]): Fragment => ({ rows, at });

/** What comes on a cell: a sign, or what was there. */
const after = (old: FragmentCell): fc.Arbitrary<FragmentCell> => {
  if (old.kind === 'edge' || old.kind === 'run') return fc.constant(old);
  const put = sign.map((each): FragmentCell => ({ kind: 'sign', sign: each }));
  return fc.oneof(put, fc.constant<FragmentCell>(old.kind === 'class' ? old : { kind: 'any' }));
};

const row = fc
  .tuple(
    fc.boolean(),
    fc.array(cell, { minLength: 1, maxLength: 3 }),
    fc.option(run, { freq: 3 }),
    fc.boolean(),
  )
  .map(([first, cells, between, last]) => {
    const withRun = between ? [...cells, between, { kind: 'any' } as const] : cells;
    return [...(first ? [edge] : []), ...withRun, ...(last ? [edge] : [])];
  });

const rows = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([height, width]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  );

const conditions = fc.array(
  fc.record({
    wanted: fc.boolean(),
    signs: fc.oneof(sign, someSigns),
    where: fc.constantFrom('beside' as const, 'around' as const),
  }),
  { maxLength: 2 },
);

const layings = {
  row: fc.constantFrom('as written' as const, 'either way' as const, 'across' as const),
  line: fc.constantFrom(...layingsOfLine),
  rows: fc.constantFrom(...layingsOfRows),
};
const again = fc.constantFrom('no' as const, 'no' as const, 'straight on' as const, 'any way' as const);

const step = (isRow: boolean): fc.Arbitrary<RuleStep> =>
  (isRow
    ? row.map((each) => [each])
    : fc.oneof(
        row.map((each) => [each]),
        rows,
      )
  ).chain((before) =>
    fc.record({
      laid: layings[isRow ? 'row' : before.length === 1 ? 'line' : 'rows'],
      before: fc.constant(fragment(before)),
      after: fc.tuple(...before.map((cells) => fc.tuple(...cells.map(after)))).map(fragment),
      conditions,
      again,
    }),
  );

const move = (isRow: boolean): fc.Arbitrary<MoveRule> =>
  fc.record({
    kind: fc.constant('move' as const),
    owner: fc.constantFrom('left' as const, 'left' as const, 'right' as const, 'either' as const),
    steps: fc.array(step(isRow), { minLength: 1, maxLength: 2 }),
    points: fc.constantFrom(0, 0, 0, 1, 2),
    entailing: fc.boolean(),
    at: fc.constant(at),
  });

const mirror: fc.Arbitrary<MirrorRule> = fc.record({
  kind: fc.constant('mirror' as const),
  owner: fc.constant('right' as const),
  exchanged: fc.constantFrom([], [['L', 'R'] as const]),
  otherWay: fc.boolean(),
  at: fc.constant(at),
});

const rulesOn = (board: RulesOnCells['board']): fc.Arbitrary<RulesOnCells> =>
  fc.record({
    board: fc.constant(board),
    name: fc.constantFrom('', 'My game', 'Über: two, three'),
    pieces: fc.constant(
      [
        { sign: 'L', name: 'blue stone', article: 'a' as const, owner: undefined, at },
        { sign: 'R', name: 'egg', article: 'an' as const, at },
        { sign: '#', name: 'wall', article: '' as const, at },
      ].map(({ owner: _, ...piece }) => piece),
    ),
    rules: fc
      .tuple(fc.array(move(board === 'row'), { minLength: 1, maxLength: 3 }), fc.option(mirror))
      .map(([moves, last]) => (last ? [...moves, last] : moves)),
    over: fc.array(
      row.map((cells) => ({ laid: 'as written' as const, fragment: fragment([cells]), at })),
      { maxLength: 1 },
    ),
    neverEnds: fc.constantFrom('draw' as const, 'left' as const, 'right' as const),
  });

export const arbitraryRules: fc.Arbitrary<RulesOnCells> = fc
  .constantFrom(rulesOn('row'), rulesOn('grid'))
  .chain((rules) => rules);

/** Random rules on a drawing, as data, and random positions of a drawing, as texts. */
import * as fc from 'fast-check';
import {
  type DrawingChoice,
  type DrawingEffect,
  type DrawingMoveRule,
  isOfArcs,
  type RulesOnDrawing,
  targetsOf,
} from '../../engine/rulesets/written/drawing-rules.ts';

const at = { line: 1, column: 1 };
const owner = fc.constantFrom('left' as const, 'right' as const, 'either' as const);
const sign = fc.constantFrom('.', 'L', 'R');
const signs = fc.constantFrom('.', 'L', 'R', '.L', 'LR');

const degree = fc.oneof(
  fc.record({ by: fc.constantFrom('even' as const, 'odd' as const) }),
  fc.record({
    by: fc.constantFrom('exactly' as const, 'at least' as const, 'at most' as const),
    count: fc.integer({ min: 0, max: 3 }),
  }),
);

const choice: fc.Arbitrary<DrawingChoice> = fc.oneof(
  fc.record({ kind: fc.constant('node' as const), signs, degree }, { requiredKeys: ['kind'] }),
  fc.record(
    {
      kind: fc.constant('arc' as const),
      ends: fc.record({ one: signs, other: signs, inOrder: fc.boolean() }),
    },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    { kind: fc.constant('slide' as const), signs, onto: fc.constantFrom('.', '.', 'R', '.R') },
    { requiredKeys: ['kind', 'onto'] },
  ),
);

const effectOf = (kind: DrawingChoice['kind']): fc.Arbitrary<DrawingEffect> => {
  const all = targetsOf[kind];
  const nodes = all.filter((target) => !isOfArcs(target, kind));
  const some = (targets: typeof all | typeof nodes) =>
    fc.uniqueArray(fc.constantFrom(...targets), { minLength: 1, maxLength: 2 });
  return fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), on: some(all), at: fc.constant(at) }),
    fc.record({ kind: fc.constant('put' as const), sign, on: some(nodes), at: fc.constant(at) }),
    fc.record({
      kind: fc.constant('exchange' as const),
      one: fc.constantFrom('L', '.'),
      other: fc.constant('R'),
      on: some(nodes),
      at: fc.constant(at),
    }),
  );
};

const moveRule: fc.Arbitrary<DrawingMoveRule> = choice.chain((chosen) =>
  fc.record({
    kind: fc.constant('move' as const),
    owner,
    choice: fc.constant(chosen),
    effects: fc.array(effectOf(chosen.kind), { minLength: chosen.kind === 'slide' ? 0 : 1, maxLength: 2 }),
    conditions: fc.array(fc.record({ wanted: fc.boolean(), signs }), { maxLength: 2 }),
    at: fc.constant(at),
  }),
);

const mirror = fc.record({
  kind: fc.constant('mirror' as const),
  owner: fc.constantFrom('left' as const, 'right' as const),
  exchanged: fc.constantFrom([['L', 'R'] as const], []),
  otherWay: fc.boolean(),
  at: fc.constant(at),
});

const named = (text: string) => ({ sign: text, name: 'stone', article: 'a' as const, at });

export const arbitraryDrawingRules: fc.Arbitrary<RulesOnDrawing> = fc.record({
  board: fc.constant('drawing' as const),
  name: fc.constantFrom('', 'A game'),
  pieces: fc.constant([named('L'), named('R')]),
  rules: fc.array(fc.oneof({ weight: 5, arbitrary: moveRule }, mirror), { minLength: 1, maxLength: 3 }),
  neverEnds: fc.constantFrom('draw' as const, 'left' as const, 'right' as const),
});

/** Signs of which a rule puts none in place of a later one, so that play ends. */
const chain = ['.', 'A', 'B', 'C'] as const;

const plainRule: fc.Arbitrary<DrawingMoveRule> = fc.nat(chain.length - 1).chain((from) => {
  const later = chain.slice(from + 1);
  const removed = fc.constant<DrawingEffect>({ kind: 'remove', on: ['it'], at });
  const put = fc
    .constantFrom(...(later.length > 0 ? later : chain))
    .map((other): DrawingEffect => ({ kind: 'put', sign: other, on: ['it'], at }));
  return fc.record({
    kind: fc.constant('move' as const),
    owner,
    choice: fc.constant({ kind: 'node' as const, signs: chain[from] }),
    effects: (later.length > 0 ? fc.oneof({ weight: 2, arbitrary: put }, removed) : removed).map((one) => [
      one,
    ]),
    conditions: fc.array(fc.record({ wanted: fc.boolean(), signs: fc.constantFrom(...chain, 'AB', '.C') }), {
      maxLength: 2,
    }),
    at: fc.constant(at),
  });
});

/**
 * Rules that change only the node that they choose and ask only for signs beside it; nodes may change several
 * times.
 */
export const arbitraryPlainRules: fc.Arbitrary<RulesOnDrawing> = fc.record({
  board: fc.constant('drawing' as const),
  name: fc.constant(''),
  pieces: fc.constant(chain.slice(1).map(named)),
  rules: fc.array(plainRule, { minLength: 2, maxLength: 5 }),
  neverEnds: fc.constant('draw' as const),
});

/** Drawings of some nodes with these signs, and of arcs, some of which are parallel or loops. */
export const drawnPosition = (letters: readonly string[], most: number): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: most }).chain((order) => {
    const node = fc.integer({ min: 0, max: order - 1 });
    const arc = fc
      .tuple(node, fc.constantFrom('-', '-', '>'), node)
      .map(([from, joint, to]) => (joint === '-' && from > to ? `${to}-${from}` : `${from}${joint}${to}`));
    return fc
      .tuple(
        fc.array(arc, { maxLength: order + 2 }),
        fc.array(fc.constantFrom(...letters), { minLength: order, maxLength: order }),
      )
      .map(([arcs, nodes]) => `${arcs.join()}:${nodes.join('')}`);
  });

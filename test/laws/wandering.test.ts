/**
 * Laws of components in which only one player moves. Their values are guessed and checked, not found from all
 * pairs, so they are compared here with slow play of all pairs, which shares no code with the engine.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import {
  emptyMenus,
  type Wandering,
  wander,
  wanderingNotes,
} from '../../engine/theories/partizan/component/wandering.ts';
import { sidesOf } from '../../engine/theories/partizan/solve.ts';
import { formOfOptions, graphOfForm } from '../../engine/theories/partizan/store/form.ts';
import { graphOf } from '../../engine/values/form.ts';
import { writtenPartizan } from '../arbitrary/partizan.ts';
import { beside, partizan } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { plusOrder } from '../oracle/partizan-order.ts';
import { tryLaw } from './seeds.ts';

type Pair = readonly [number, number];

/**
 * A ring of one player's moves with more moves across it; the other player can only leave it for vertices
 * below, as the first player also can.
 */
type Rounded = { readonly graph: GameGraph; readonly members: Uint32Array; readonly mover: 1 | -1 };

const BELOW = 5;

const arbitraryRounded: fc.Arbitrary<Rounded> = fc
  .record({
    size: fc.integer({ min: 1, max: 5 }),
    mover: fc.constantFrom(1 as const, -1 as const),
    // Below, both players' moves lead down, and some may pass.
    below: fc.array(fc.tuple(fc.nat(BELOW - 1), fc.nat(BELOW - 1), fc.boolean()), { maxLength: 9 }),
    passes: fc.array(fc.tuple(fc.nat(BELOW - 1), fc.boolean()), { maxLength: 1 }),
    across: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 4 }),
    exits: fc.array(fc.tuple(fc.nat(4), fc.nat(BELOW - 1), fc.integer({ min: 0, max: 3 })), { maxLength: 9 }),
  })
  .map(({ size, mover, below, passes, across, exits }) => {
    const own: Pair[] = Array.from({ length: size }, (_, i) => [BELOW + i, BELOW + ((i + 1) % size)]);
    const other: Pair[] = [];
    const add = (mine: boolean, pair: Pair) => (mine ? own : other).push(pair);
    for (const [a, b, mine] of below) if (a !== b) add(mine, [Math.max(a, b), Math.min(a, b)]);
    for (const [v, mine] of passes) add(mine, [v, v]);
    for (const [a, b] of across) add(true, [BELOW + (a % size), BELOW + (b % size)]);
    // The other player leaves more often than the one who can stay.
    for (const [a, b, drawn] of exits) add(drawn === 0, [BELOW + (a % size), b]);
    const once = (pairs: readonly Pair[]) => [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
    const [left, right] = mover === 1 ? [own, other] : [other, own];
    return {
      graph: partizan(BELOW + size, once(left), once(right)),
      members: Uint32Array.from({ length: size }, (_, i) => BELOW + i),
      mover,
    };
  });

describe('where one player alone moves', () => {
  test('the guess usually settles, and then gives the values of the vertices', () => {
    let settled = 0;
    tryLaw(arbitraryRounded, 600, ({ graph, members, mover }) => {
      const { store, onsides } = drain(sidesOf(graph));
      const [moves, leaves] = mover === 1 ? [graph.left, graph.right] : [graph.right, graph.left];
      const wandering: Wandering = { members, mover, moves, leaves };
      const values = Int32Array.from(onsides);
      for (const v of members) values[v] = -1;
      if (!drain(wander(store, emptyMenus(mover), wanderingNotes(values.length), wandering, values))) {
        expect(Array.from(members, (v) => values[v])).toEqual(Array.from(members, () => -1));
        return;
      }
      settled++;
      for (const v of members) {
        const form = formOfOptions(store, values[v]);
        const order = plusOrder(beside(graph, graphOfForm(graphOf(form))));
        const about = `${writtenPartizan(graph)}\nvertex ${v}: ${JSON.stringify(form)}`;
        expect(order[v][graph.order] && order[graph.order][v], about).toBe(true);
        expect(onsides[v], about).toBe(values[v]);
      }
    });
    expect(settled).toBeGreaterThan(oftenEnough(500));
  });
});

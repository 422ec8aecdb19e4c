/**
 * What positions are worth, found part by part where their ruleset says how they fall apart: the values are those of whole solving. What is
 * known of the parts is kept for the next position.
 */
import { buildArcs } from '../graph/build.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { Rules } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import { mostGenerated } from '../rulesets/generate.ts';
import type { HeapParts, KeyedParts, SteppedHeaps } from '../rulesets/parts.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { chooseTheory } from '../theories/choose.ts';
import type { Theory, ValuesByOptions } from '../theories/theory.ts';
import { type BoardGame, positionRead, rulesetOfGame, rulesOfGame } from './board-game.ts';
import { type HeapTable, openHeapTable } from './heap-table.ts';
import type { PartSolver, WorthByParts } from './part-solver.ts';
import { ENTAILS, type KnownParts, ONE_SIDED, openKnownParts } from './part-table.ts';
import { openStepTable, positionsUpTo } from './step-table.ts';
import { arcsBeforeTable, mostReadOf, optionsOfHeaps } from './table-work.ts';
import { openComponentSolver } from './worth-by-components.ts';

/** Undefined where positions of the ruleset do not fall apart. Where both players move at once, the parts are the components, if their values add up. */
export function openPartSolver(ruleset: Ruleset, rules: Rules, most: number): PartSolver | undefined {
  if (ruleset.rounds) return openComponentSolver(ruleset, rules, most);
  const parts = ruleset.openParts?.();
  if (!parts) return undefined;
  if (parts.kind === 'heaps') return worthsOfHeaps(parts, rules, most);
  if (parts.kind === 'steps') return worthsBySteps(parts, rules, most);
  return worthsOfKeyed(parts, rules, most, ruleset.players === 'partizan' ? ONE_SIDED : 0);
}

/** The values of a theory, made for it alone. */
type OpenTheory = {
  readonly theory: Theory;
  readonly values: ValuesByOptions;
  /** What was told of each value by its handle, as one and the same object: whoever puts it into words does so once. */
  readonly told: Map<number, Pick<WorthByParts, 'value' | 'outcome'>>;
};

/**
 * What one position is worth, part by part: of a game that is too large to be solved whole. The bound is that on parts here. Undefined
 * where it cannot be solved so. Precondition: there is such a ruleset, and it reads the position.
 */
export function* solveByParts(
  game: BoardGame,
): Generator<number, WorthByParts | OverBudget | undefined, void> {
  const ruleset = rulesetOfGame(game);
  const worths = openPartSolver(ruleset, rulesOfGame(game), game.positions ?? mostGenerated);
  return worths && (yield* worths.worthOf(positionRead(ruleset, game.position)));
}

/**
 * Where a table is sure to be cheaper than a graph with more moves than so many, how many: whoever wants values of one position alone asks
 * `solveByParts` then. Undefined where the whole graph is to be solved. Precondition: as there.
 */
export function mostArcsForValue(game: BoardGame): number | undefined {
  const ruleset = rulesetOfGame(game);
  if (ruleset.rounds || !openTheoryOf(0, rulesOfGame(game))) return undefined;
  return arcsBeforeTable(ruleset.openParts?.(), positionRead(ruleset, game.position));
}

/** The theory that gives a whole graph its values in which this occurs and nothing else that matters, where it finds values by options. */
function openTheoryOf(features: number, rules: Rules): OpenTheory | undefined {
  const { theory } = chooseTheory({ graph: example(features), rules });
  const values = theory?.byOptions?.(rules);
  return theory && values && { theory, values, told: new Map() };
}

/** A small graph in which this occurs: from 0 a move to 1, and where play entails one by way of the gray vertex 2. */
function example(features: number): GameGraph {
  const [sources, targets] =
    (features & ENTAILS) > 0
      ? [
          [0, 2],
          [2, 1],
        ]
      : [[0], [1]];
  const arcs = buildArcs(3, sources, targets);
  const right = (features & ONE_SIDED) > 0 ? buildArcs(3, [], []) : arcs;
  return { order: 3, gray: Uint8Array.of(0, 0, (features & ENTAILS) > 0 ? 1 : 0), left: arcs, right };
}

function worth({ theory, values, told }: OpenTheory, handle: number, met: number): WorthByParts {
  let found = told.get(handle);
  if (!found) {
    const value = values.value(handle);
    found = { value, outcome: values.outcome?.(handle) ?? theory.outcome?.(value) };
    told.set(handle, found);
  }
  return { theory, ...found, met };
}

function worthsOfHeaps(parts: HeapParts, rules: Rules, most: number): PartSolver {
  const open = openTheoryOf(0, rules);
  const tables = new Map<string, HeapTable>();
  return {
    *worthOf(position) {
      if (!open) return undefined;
      const { values } = open;
      const game = parts.gameOf(position);
      const table = tables.get(game) ?? openHeapTable(parts.optionsIn(game), values);
      tables.set(game, table);
      let sum: number | undefined = values.zero;
      let met = 0;
      const heaps = parts.heapsOf(position);
      // Smaller heaps have not so many options that it would matter.
      if (heaps.some((heap) => heap > mostUnread && heap <= most)) {
        const allowed = mostReadOf(most);
        if (optionsOfHeaps(parts, position) > allowed) return tooMany(allowed, 'moves of its heaps', most);
      }
      for (const heap of heaps) {
        met = Math.max(met, heap);
        if (heap > most) return tooMany(most, 'heaps');
        const value = yield* table.valueOf(heap);
        sum = sum === undefined ? undefined : values.add(sum, value);
      }
      return sum === undefined ? undefined : worth(open, sum, met);
    },
  };
}

function worthsBySteps(parts: SteppedHeaps, rules: Rules, most: number): PartSolver {
  const open = openTheoryOf(0, rules);
  const fresh = () => open && openStepTable(parts.steps, open.values);
  let table = fresh();
  return {
    *worthOf(position) {
      if (!open || !table) return undefined;
      const heaps = parts.heapsOf(position);
      if (positionsUpTo(heaps) > most) return tooMany(most, 'positions');
      // What is kept of other positions makes room.
      if (table.positionsWith(heaps) > most) table = fresh() ?? table;
      return worth(open, yield* table.valueOf(heaps), table.met());
    },
  };
}

const tooMany = (count: number, what: string, positions = count): OverBudget => ({
  kind: 'over-budget',
  says: `has more than ${count.toLocaleString('en')} ${what}`,
  positions,
});

/** A heap of so many counters is looked up without asking first how many options all heaps up to it have. */
const mostUnread = 50_000;

function worthsOfKeyed(parts: KeyedParts, rules: Rules, most: number, features: number): PartSolver {
  const tables = new Map<number, KeptTable | undefined>();
  const tableFor = (occurs: number): KeptTable | undefined => {
    const known = tables.get(occurs);
    if (known) return known;
    const open = openTheoryOf(occurs, rules);
    const table = open && { open, parts: openKnownParts(parts, open.values) };
    tables.set(occurs, table);
    return table;
  };
  /** What occurred in the last position, which is guessed of the next. */
  let guessed = features;
  return {
    *worthOf(position) {
      const keys = parts.of(position);
      if (!keys) return undefined;
      // What occurs is known when all parts are; another table is asked where that was another guess.
      for (let tries = 0; tries < 2; tries++) {
        const table = tableFor(guessed);
        if (!table) return undefined;
        const wasEmpty = table.parts.met() === 0;
        let found = yield* table.parts.sumOf(keys, most);
        if ('kind' in found) {
          // What is kept of other positions makes room, and what is refused then is so in any order of positions.
          tables.clear();
          if (wasEmpty) return found;
          const fresh = tableFor(guessed);
          if (!fresh) return undefined;
          found = yield* fresh.parts.sumOf(keys, most);
          if ('kind' in found) {
            tables.clear();
            return found;
          }
        }
        const answering = tables.get(guessed);
        if (found.features === guessed)
          return answering && worth(answering.open, found.handle, answering.parts.met());
        guessed = found.features;
      }
      return undefined;
    },
  };
}

type KeptTable = { readonly open: OpenTheory; readonly parts: KnownParts };

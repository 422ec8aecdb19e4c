/**
 * What positions are worth, found part by part where their ruleset says how they fall apart: the values are
 * those of whole solving. What is known of the parts is kept for the next position.
 */
import { buildArcs } from '../graph/build.ts';
import { disjointUnion } from '../graph/disjoint-union.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { Rules } from '../outcome/rules.ts';
import { known, type OverBudget } from '../result.ts';
import { mostGenerated } from '../rulesets/generate.ts';
import type { HeapOptionsRecorder, HeapParts, KeyedParts, SteppedHeaps } from '../rulesets/parts.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { addsValues, isRoundSum } from '../simultaneous/sums.ts';
import { chooseTheory } from '../theories/choose.ts';
import type { Theory, ValuesByOptions } from '../theories/theory.ts';
import { ask } from './ask.ts';
import { componentsOfBoard } from './board-components.ts';
import { type BoardGame, positionRead, rulesetOfGame, rulesOfGame } from './board-game.ts';
import type { PartSolver, WorthByParts } from './part-solver.ts';
import { ENTAILS, type KnownParts, ONE_SIDED, openKnownParts } from './part-table.ts';
import { openStepTable, positionsUpTo } from './step-table.ts';
import { arcsBeforeTable, mostReadOf, optionsOfHeaps } from './table-work.ts';

// What positions of several components are worth in which both players move at once, where the values of the
// components add up: in continued sums by scores and by majority (Huggan, section 6.4). Each component is
// solved for itself, and their product, which may be far too large, is not made.

/** Undefined where the values do not add up. `most` bounds the positions of each component. */
function openComponentSolver(ruleset: Ruleset, rules: Rules, most: number): PartSolver | undefined {
  if (!isRoundSum(rules.sum) || !addsValues(rules.sum, rules.convention)) return undefined;
  return {
    *worthOf(position) {
      const components = ruleset.rounds?.components(position) ?? [];
      if (components.length < 2) return undefined;
      return yield* addedUp({
        ruleset: ruleset.id,
        position: ruleset.print(position),
        rules,
        positions: most,
      });
    },
  };
}

function* addedUp(
  game: Parameters<typeof componentsOfBoard>[0] & { readonly rules: Rules },
): Generator<number, WorthByParts | OverBudget | undefined, void> {
  const components = yield* componentsOfBoard(game);
  if ('kind' in components) return components;
  const graphs = components.map(({ graph }) => graph);
  const starts = graphs.map((_, i) => graphs.slice(0, i).reduce((before, { order }) => before + order, 0));
  const whole = { graph: disjointUnion(graphs), rules: game.rules };
  const sum = yield* ask('sum', { pieces: Uint32Array.from(starts) }, whole);
  const { theory } = chooseTheory(whole);
  // Where a component has no value, whole solving says why.
  if (sum.kind !== 'rounds-sum' || !theory) return undefined;
  return { theory, value: sum.value, outcome: sum.outcome, met: components.length };
}

/**
 * The values of heaps of one game in which a move changes one heap: they are found from the empty heap up,
 * each once. Cost: the options of every heap up to the largest one.
 */
type HeapTable = {
  /** The handle of the value of a heap; yields from time to time how many heaps are known. */
  valueOf(heap: number): Generator<number, number, void>;
};

/** Options that are looked at between two yields: some milliseconds of work. */
const SLICE = 1 << 19;

function openHeapTable(options: ReturnType<HeapParts['optionsIn']>, values: ValuesByOptions): HeapTable {
  let handles = new Int32Array(256);
  let found = new Int32Array(256);
  let many = 0;
  let count = 0;
  const record: HeapOptionsRecorder = (whole, least, most) => {
    if (count + most - least >= found.length) {
      const more = new Int32Array(2 * (count + most - least + 1));
      more.set(found);
      found = more;
    }
    const { add } = values;
    const [from, into] = [handles, found];
    for (let one = least; one <= most; one++) {
      const sum = add(from[one], from[whole - one]);
      known(sum !== undefined, 'values of heaps add');
      into[count++] = sum;
    }
  };
  /** Continues up to this heap, or until `most` options were examined. */
  const goOn = (heap: number, most: number): void => {
    for (let looked = 0; many <= heap && looked < most; looked += count + 1) {
      if (many === handles.length) {
        const more = new Int32Array(2 * many);
        more.set(handles);
        handles = more;
      }
      count = 0;
      options(many, record);
      const each = found.subarray(0, count);
      handles[many++] = values.of(each, each, none);
    }
  };
  const none: readonly number[] = [];
  return {
    *valueOf(heap) {
      for (goOn(heap, SLICE); many <= heap; goOn(heap, SLICE)) yield many;
      return handles[heap];
    },
  };
}

/**
 * Undefined where positions of the ruleset do not fall apart. Where both players move at once, the parts are
 * the components, if their values add up.
 */
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
  /**
   * The description of each value by its handle, always as the same object, so that it is put into words only
   * once.
   */
  readonly told: Map<number, Pick<WorthByParts, 'value' | 'outcome'>>;
};

/**
 * What one position is worth, part by part, for a game that is too large to be solved whole. The bound is
 * that on parts here. Undefined where it cannot be solved so. Precondition: there is such a ruleset, and it
 * reads the position.
 */
export function* solveByParts(
  game: BoardGame,
): Generator<number, WorthByParts | OverBudget | undefined, void> {
  const ruleset = rulesetOfGame(game);
  const worths = openPartSolver(ruleset, rulesOfGame(game), game.positions ?? mostGenerated);
  return worths && (yield* worths.worthOf(positionRead(ruleset, game.position)));
}

/**
 * The number of moves above which a graph is certain to cost more than a table: a caller that wants the
 * values of one position alone then asks `solveByParts`. Undefined where the whole graph is to be solved.
 * Precondition: as there.
 */
export function mostArcsForValue(game: BoardGame): number | undefined {
  const ruleset = rulesetOfGame(game);
  if (ruleset.rounds || !openTheoryOf(0, rulesOfGame(game))) return undefined;
  return arcsBeforeTable(ruleset.openParts?.(), positionRead(ruleset, game.position));
}

/**
 * The theory that gives a whole graph its values in which this occurs and nothing else that matters, where it
 * finds values by options.
 */
function openTheoryOf(features: number, rules: Rules): OpenTheory | undefined {
  const { theory } = chooseTheory({ graph: example(features, rules), rules });
  const values = theory?.byOptions?.(rules);
  return theory && values && { theory, values, told: new Map() };
}

/**
 * A small graph in which this occurs: from 0 a move to 1, and where play entails one by way of the gray
 * vertex 2.
 */
function example(features: number, { play }: Rules): GameGraph {
  const [sources, targets] =
    (features & ENTAILS) > 0
      ? [
          [0, 2],
          [2, 1],
        ]
      : [[0], [1]];
  const arcs = buildArcs(3, sources, targets);
  const right = (features & ONE_SIDED) > 0 ? buildArcs(3, [], []) : arcs;
  const gray = Uint8Array.of(0, 0, (features & ENTAILS) > 0 ? 1 : 0);
  return { order: 3, gray, left: arcs, right, ...(play === 'misere' && { misere: true as const }) };
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
      // Smaller heaps have too few options for this to matter.
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

/**
 * A heap of up to this many counters is looked up without asking first how many options all heaps up to it
 * have.
 */
const mostUnread = 50_000;

/** Solves what is known by keys; `features` is what is guessed to occur in the first position. */
export function worthsOfKeyed(parts: KeyedParts, rules: Rules, most: number, features: number): PartSolver {
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
          // What is kept of other positions makes room, and what is refused then is so in any order of
          // positions.
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

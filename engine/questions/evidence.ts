/**
 * The evidence from which questions are answered: values and outcomes are computed when they are first asked
 * for, and then kept.
 */
import { isImpartial } from '../graph/game-graph.ts';
import { remotenessInSlices } from '../graph/remoteness.ts';
import { lastMoveDecides, spaceOf } from '../graph/space.ts';
import { stateArcs } from '../graph/states.ts';
import { type WhoWins, whoWinsByPlay } from '../outcome/who-wins.ts';
import type { Labelling } from '../theories/labelling.ts';
import type { Evidence, GameToSolve, Shelf, Slot } from '../theories/question.ts';
import type { Theory } from '../theories/theory.ts';
import { whoWinsByScores } from '../theories/who-wins.ts';

/** What solving has found already. */
export type KnownLabels = {
  readonly labelling: Labelling | undefined;
  readonly whoWins: WhoWins | undefined;
  /** True if the values were found without their rounds. */
  readonly withoutSteps?: boolean;
};

/** A shelf that nothing was left on yet. */
export function emptyShelf(): Shelf {
  const things = new Map<object, unknown>();
  return {
    // A slot's type is that of the only things left in it, but the type of a map cannot say so.
    find: <T>(slot: Slot<T>) => things.get(slot) as T | undefined,
    leave: (slot, what) => void things.set(slot, what),
  };
}

const nothing: KnownLabels = { labelling: undefined, whoWins: undefined };

/** Precondition: the theory applies to the graph, and what was found belongs to this game and theory. */
export function evidenceOf(
  { graph, rules }: GameToSolve,
  theory: Theory | undefined,
  found: KnownLabels = nothing,
  shelf = emptyShelf(),
): Evidence {
  let { labelling, whoWins } = found;
  let remote: Int32Array | undefined;
  let hasSteps = labelling !== undefined && !found.withoutSteps;
  return {
    graph,
    rules,
    theory,
    shelf,
    get known() {
      return labelling;
    },
    *labelling(withSteps = false) {
      if (!theory || (labelling && (hasSteps || !withSteps))) return labelling;
      const solving = theory.solve(graph, { rules, withoutSteps: !withSteps });
      for (let rounds = 0; ; rounds++) {
        const round = solving.next();
        if (!round.done) {
          yield rounds;
          continue;
        }
        labelling = round.value;
        hasSteps = withSteps;
        return labelling;
      }
    },
    *remoteness() {
      const arcs = isImpartial(graph) ? graph.left : stateArcs(graph);
      remote ??= yield* remotenessInSlices(arcs, undefined, graph.misere);
      return remote;
    },
    *whoWins() {
      if (whoWins) return whoWins;
      const values = lastMoveDecides(graph) ? undefined : yield* this.labelling();
      if (values) {
        whoWins = whoWinsByScores(values, () => theory, spaceOf(graph));
        return whoWins;
      }
      const slices = whoWinsByPlay(graph, rules);
      for (;;) {
        const slice = slices.next();
        if (!slice.done) {
          yield slice.value.done;
          continue;
        }
        whoWins = slice.value;
        return whoWins;
      }
    },
  };
}

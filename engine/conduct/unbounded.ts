/**
 * Settles a position that infinitely many positions follow: by the theorem of its ruleset where there is one,
 * else by looking at larger and larger parts until it is settled, or until the largest. What is found holds
 * regardless of the positions outside the part; what is not settled has no value, and nothing is guessed.
 * Cost: that of `sureValues` for the last part, three times.
 */
import { impartialOutcomes } from '../outcome/outcome.ts';
import { known } from '../result.ts';
import { generate } from '../rulesets/generate.ts';
import type { UnboundedPlay } from '../rulesets/ruleset.ts';
import type { ChosenTheory } from '../theories/choose.ts';
import { type SureValues, sureValues } from '../unbounded/sure-values.ts';
import type { Value } from '../values/value.ts';
import { besideHeap, textOf } from '../values/words.ts';
import { type BoardGame, boardOf, type GeneratedBoard } from './board-game.ts';
import { type BoardInPart, openMemory, type SolvedPart } from './memory.ts';
import type { SolvedGraph } from './solve.ts';

const start = 0;

/** Yields now and then how many positions have been dealt with. Precondition: `play` is that of the game. */
export function* settleUnbounded(game: BoardGame, play: UnboundedPlay): Generator<number, BoardInPart, void> {
  // A part has a position for each number up to the bound at most, and those to which one move leads.
  const last = Math.max(Math.min(play.last, game.positions ?? play.last), play.first);
  for (let bound = play.first; ; bound = Math.min(2 * bound, last)) {
    const looked = yield* lookAt(game, play, bound);
    const isSettled = looked.solved.labelling.codes[start] >= 0;
    if (!isSettled && bound < last) continue;
    if (!isSettled || bound >= play.shown) return looked;
    const shown = yield* lookAt(game, play, play.shown);
    const { says, bound: least } = looked.part;
    return { ...shown, part: { ...shown.part, says, bound: least } };
  }
}

function* lookAt(
  game: BoardGame,
  { part, mostOptions, theorem }: UnboundedPlay,
  bound: number,
): Generator<number, BoardInPart, void> {
  const { coder, isBeyond, called } = part(bound);
  const found = yield* generate(coder, { positions: Number.POSITIVE_INFINITY });
  known(found.kind === 'generated', 'a part has finitely many positions');
  const { graph, codes } = found;
  const board = boardOf(game, coder, found);
  const beyond = Uint8Array.from(codes, (code) => (isBeyond(code) ? 1 : 0));
  const sure = theorem
    ? byTheorem(codes, theorem.worth)
    : yield* sureValues({ arcs: graph.left, beyond, mostOptions });
  const isSettled = sure.codes[start] >= 0;
  const says = theorem
    ? theorem.says
    : isSettled
      ? `Infinitely many positions follow. This one is settled by ${called}, whatever larger ones are worth.`
      : `Infinitely many positions follow. By ${called} this one is not settled.`;
  return solvedPart(board, sure, {
    bound,
    called,
    says,
    isBeyond: (vertex) => beyond[vertex] === 1,
    lasts: sure.lasts,
  });
}

function solvedPart(board: GeneratedBoard, sure: SureValues, part: SolvedPart): BoardInPart {
  const { table, codes, outcomes } = sure;
  const choice: ChosenTheory = { theory: undefined, reason: part.says, parts: [], uncovered: 0 };
  const labelling = { table, codes, steps: new Int32Array(codes.length).fill(-1) };
  const solved: SolvedGraph = {
    choice,
    labelling,
    outcomes,
    classes: impartialOutcomes,
    partOf: undefined,
    remoteness: undefined,
  };
  const memory = openMemory();
  memory.keep(board, { labelling, whoWins: solved, withoutSteps: true }, choice);
  return { ...board, solved, memory, part };
}

/** Play to a loss is one move long at most: a player who can empty the heap does so. */
function byTheorem(positions: Float64Array, worth: (code: number) => Value): SureValues {
  const table: Value[] = [];
  const places = new Map<string, number>();
  const codes = Int32Array.from(positions, (position) => {
    const value = worth(position);
    const text = textOf(value);
    const place = places.get(text) ?? table.push(value) - 1;
    places.set(text, place);
    return place;
  });
  const outcomes = Uint8Array.from(codes, (code) => {
    const outcome = besideHeap(table[code], 0);
    known(outcome !== undefined, 'a theorem gives values that say who wins');
    return impartialOutcomes.indexOf(outcome);
  });
  const lasts = Int32Array.from(outcomes, (place) => ({ N: 1, P: 0, D: -1 })[impartialOutcomes[place]]);
  return { table, codes, outcomes, lasts };
}

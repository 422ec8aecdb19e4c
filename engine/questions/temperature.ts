/**
 * Mean and temperature of the pieces together, its hottest pieces, and what the moves of a line that is
 * played from there gave away. To play in the hottest piece is a simple rule; which moves win is the sum's
 * own answer.
 */
import { isImpartial, type Mover } from '../graph/game-graph.ts';
import { printDouble } from '../numbers/dyadics.ts';
import type { OverBudget } from '../result.ts';
import { type GivenAway, givenAway, type OptionFound } from '../sums/move-order.ts';
import { afterMove, movesOf, type SumMove } from '../sums/position.ts';
import { heatOfMove, type NoHeat, type SumHeat } from '../sums/sum-heat.ts';
import { lastTable, openTableOfSums, type TableOfSums } from '../sums/table-of-sums.ts';
import type { About, AskedGame, Evidence, Question, Verdict, VertexNaming } from '../theories/question.ts';

/** A move of one piece, with the places of all pieces before it. */
export type PlyOfSum = SumMove & { readonly pieces: readonly number[]; readonly by: Mover };

type TemperatureAsked = About['pieces'] & {
  /**
   * Moves for which the question asks what they gave away; their positions follow the position of the pieces.
   */
  readonly line?: readonly PlyOfSum[];
};

type TemperatureTold = {
  readonly kind: 'temperature';
  /** The heat of the pieces where they are. */
  readonly heat: SumHeat | NoHeat;
  /** What each ply gave away; undefined for a ply that is not a move. */
  readonly gave: readonly (GivenAway | undefined)[];
};

function temperaturesApply({ graph, theory }: AskedGame): Verdict {
  const no = (reason: string): Verdict => ({ applies: false, reason });
  if (isImpartial(graph))
    return no(
      'both players have the same moves here; a temperature says how much more a move is worth to one of them',
    );
  if (!theory) return no('no theory gives the values of these pieces');
  return theory.taxed && theory.sums
    ? { applies: true, reason: 'numbers and games have means and temperatures' }
    : no(`values of ${theory.name} have no temperatures`);
}

export const temperature: Question<'temperature', 'pieces', TemperatureAsked, TemperatureTold> = {
  id: 'temperature',
  needs: 'pieces',
  title: 'Mean and temperature',
  says: 'mean and temperature of the pieces together and of each, and which of them are hottest',
  readsValues: true,
  applies: temperaturesApply,
  *ask(evidence, { pieces, line = [] }) {
    const table = yield* tableOf(evidence);
    if (!table) return noValues;
    const heat = yield* table.heatOf(pieces);
    const gave: (GivenAway | undefined)[] = [];
    for (const ply of line) gave.push(yield* plyJudged(evidence, table, ply));
    return { kind: 'temperature', heat, gave };
  },
  sentences: ({ heat }, called) => heatSaid(heat, called),
};

const noValues: OverBudget = { kind: 'over-budget', says: 'The values of these pieces are not known.' };

/** The heat of pieces beside the answer about their sum; undefined where values have no temperatures. */
export function* heatOfPieces(
  evidence: Pick<Evidence, 'graph' | 'rules' | 'theory' | 'labelling' | 'shelf'>,
  pieces: Uint32Array,
): Generator<number, SumHeat | NoHeat | undefined, void> {
  if (!temperaturesApply(evidence).applies) return undefined;
  const table = yield* tableOf(evidence);
  return table && (yield* table.heatOf(pieces));
}

function* tableOf({
  rules,
  theory,
  labelling: find,
  shelf,
}: Pick<Evidence, 'rules' | 'theory' | 'labelling' | 'shelf'>): Generator<
  number,
  TableOfSums | undefined,
  void
> {
  if (!theory?.sums) return undefined;
  const { sums } = theory;
  const labelling = yield* find();
  if (!labelling) return undefined;
  const kept = shelf.find(lastTable);
  if (kept?.labelling === labelling) return kept;
  const table = openTableOfSums({ ...theory, sums }, labelling, rules);
  shelf.leave(lastTable, table);
  return table;
}

function* plyJudged(
  { graph, theory, rules }: Pick<Evidence, 'graph' | 'theory' | 'rules'>,
  table: TableOfSums,
  { pieces, by, piece, from, to }: PlyOfSum,
): Generator<number, GivenAway | undefined, void> {
  const { codes } = table.labelling;
  const options: OptionFound[] = [];
  // Moves of pieces with one value to one value are one option.
  const places = new Map<string, number>();
  const keyOf = (move: SumMove): string => `${codes[move.from]} ${codes[move.to]}`;
  const moves = movesOf(graph, pieces, by);
  if (!moves.some((move) => move.piece === piece && move.to === to)) return undefined;
  const stand = { pieces, mover: by };
  for (const move of moves) {
    if (places.has(keyOf(move))) continue;
    const value = yield* table.worthOf(afterMove(stand, move).pieces);
    places.set(keyOf(move), options.length);
    options.push({ vertex: options.length, value, outcome: table.outcomeOf(value) });
  }
  const reached = options[places.get(keyOf({ piece, from, to })) ?? 0];
  const gave = yield* givenAway(options, reached, by, theory?.order?.(rules));
  const before = yield* table.heatOf(pieces);
  const after = yield* table.heatOf(afterMove(stand, { piece, from, to }).pieces);
  const [start, end] = [table.taxed(from), table.taxed(to)];
  if (!start?.ok || !end?.ok) return { ...gave, ...(after.kind === 'no-heat' && { heat: after }) };
  return { ...gave, heat: heatOfMove(before, after, start.value, end.value, by) };
}

/** One sentence for each fact: about the sum, and which of its pieces are hottest. */
export function heatSaid(heat: SumHeat | NoHeat, called: VertexNaming): readonly string[] {
  if (heat.kind === 'no-heat') return [`There is no temperature: ${heat.says}`];
  const { mean, temperature: hot, isBound, hottest, pieces } = heat;
  const sum = `The mean is ${printDouble(mean)}, the temperature ${isBound ? 'at most ' : ''}${printDouble(hot)}.`;
  if (pieces.length < 2) return [sum];
  if (hottest.length === 0) return [sum, 'All pieces are numbers, in which nobody wants to move.'];
  return [sum, `Hottest: ${hottest.map((i) => called(pieces[i].at)).join(', ')}. ${ruleOfThumb}`];
}

const ruleOfThumb = 'To move in the hottest piece is a simple rule, but it can lose.';

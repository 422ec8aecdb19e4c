/**
 * A sum of pieces as JSON: the value, who wins, every good move, mean and temperature; or all kinds of sum of
 * simultaneous games.
 */
import { printDouble } from '../numbers/dyadics.ts';
import type { AnswerTo } from '../questions/register.ts';
import { type MoveOfSum, type StartOfSum, startsOfSum } from '../questions/starts-of-sum.ts';
import type { CompoundStart } from '../sums/compound.ts';
import type { KindOfSum } from '../sums/kind-of-sum.ts';
import type { SumMove } from '../sums/position.ts';
import type { NoHeat, SumHeat } from '../sums/sum-heat.ts';
import type { ChosenTheory } from '../theories/choose.ts';
import { scoreData } from '../values/scoring.ts';
import { valueData } from '../values/words.ts';

/** A sum that was found, with the names of its pieces and of the vertices of their games. */
export type SummedPieces = Pick<ChosenTheory, 'theory' | 'reason'> & {
  readonly found: AnswerTo<'sum'>;
  readonly pieces: readonly string[];
  readonly sum: KindOfSum;
  nameOf(vertex: number): string;
};

/**
 * In an impartial sum the good moves are those of both players; otherwise they are listed under left and
 * right.
 */
export function sumData({ theory, reason, found, pieces, nameOf, sum }: SummedPieces) {
  const value = found.value && valueData(found.value);
  const named = ({ piece, from, to }: SumMove | MoveOfSum) => ({
    piece,
    from: nameOf(from),
    to: nameOf(to),
  });
  const good = ({ score, winning, drawing, best }: StartOfSum) =>
    score === undefined
      ? { winning: winning.map(named), drawing: drawing.map(named) }
      : { best: best.map((move) => ({ ...named(move), score: scoreData(move.score) })) };
  const starts = startsOfSum(found);
  const [only] = starts;
  const moves =
    only?.player === 'either'
      ? good(only)
      : Object.fromEntries(starts.map((start) => [start.player, good(start)]));
  return {
    theory: theory?.id ?? null,
    reason,
    pieces,
    ...(sum.addsValues ? {} : { sum: sum.id }),
    value: value ?? null,
    text: value?.text ?? null,
    latex: value?.latex ?? null,
    outcome: found.outcome ?? null,
    ...moves,
    by: found.by,
    ...(found.kind === 'compound' && { starts: found.starts.map((start) => turnData(start, named)) }),
    ...('tails' in found && { tails: found.tails }),
    ...('heat' in found && found.heat && sumHeatData(found.heat)),
  };
}

const turnData = (
  { player, result, remoteness, components, turn }: CompoundStart,
  named: (move: SumMove) => object,
): object => ({
  player,
  result,
  turns: remoteness === undefined || remoteness < 0 ? null : remoteness,
  components: components.map((each) => (each < 0 ? null : each)),
  turn: turn.map(named),
});

/** Numbers are fractions as text, as everywhere in the file contract; pieces are given by their places. */
function sumHeatData(heat: SumHeat | NoHeat): object {
  if (heat.kind === 'no-heat') return { heat: null, noHeat: heat.says };
  const { mean, temperature, isBound, pieces, hottest } = heat;
  return {
    heat: {
      mean: printDouble(mean),
      [isBound ? 'temperatureAtMost' : 'temperature']: printDouble(temperature),
      pieces: pieces.map((each) => ({
        mean: printDouble(each.mean),
        temperature: printDouble(each.temperature),
      })),
      hottest,
    },
  };
}

/** For simultaneous games, by kind of sum and convention: the value, or null and why. */
export function sumsData({ rows, chosen }: AnswerTo<'sums'>, pieces: readonly string[]) {
  const cell = ({ value, says }: (typeof rows)[number]['cells'][number]) => {
    if (!value) return { value: null, says };
    const data = valueData(value);
    return { value: data, text: data.text, latex: data.latex, outcome: value.class ?? null };
  };
  const sums = Object.fromEntries(
    rows.map(({ sum, cells }) => [
      sum,
      Object.fromEntries(cells.map((each) => [each.convention, cell(each)])),
    ]),
  );
  return { theory: 'simultaneous', pieces, ...chosen, sums };
}

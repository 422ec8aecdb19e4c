/**
 * Sums of the two games of a pair: their values where a theory adds those of the games, and who wins them, by
 * the value or else by play. What is found is found once for all games with the same value.
 */
import type { Outcome } from '../outcome/outcome.ts';
import { drain } from '../rounds.ts';
import { exploreProduct, lastsAt, resultOf } from '../sums/product.ts';
import { outcomeOfStarts } from '../sums/starts.ts';
import { openValueSums } from '../theories/partizan/algebra/value-sums.ts';
import { theories } from '../theories/register.ts';
import type { Kind, Value } from '../values/value.ts';
import { letters } from './canonical.ts';
import type { CheckedGame } from './condition-check.ts';
import type { SmallDigraph } from './digraphs.ts';
import { type DrawnGame, graphOfDrawings, isEithersAlone } from './game-of-drawing.ts';
import { type GameSum, printGameSum } from './game-sum.ts';
import { keyOfWorth } from './value-desk.ts';

/** A game of a pair: games of one class are alike in every sum. */
export type SummandGame = DrawnGame & { readonly alike: number };

export type GamePair = { readonly G: SummandGame; readonly H: SummandGame };

export type SumDesk = {
  /** To be called between two pairs: forgets what was found if that is too much. */
  tidy(): void;
  /** What is known of a sum of the two games, or of one of them; a sum has no drawing. */
  sumOf(pair: GamePair, sum: GameSum): CheckedGame;
};

/** After so many findings they are forgotten, so that a long search needs no more memory. */
const mostFindings = 200_000;

/** More positions of a sum are not played out. */
const mostPlayed = 100_000;

/**
 * Games with the same value of these kinds are alike in every sum. Loony values are not: beside ∞, a move to
 * a gray end wins, and a move that the opponent must undo does not.
 */
const alikeKinds: ReadonlySet<Kind> = new Set<Kind>(['nimber', 'stopper', 'sided', 'cyclic']);

/** Gives each game its class. */
export function openClasses(): (game: DrawnGame) => SummandGame {
  const classes = new Map<string, { readonly alike: number; readonly value: Value }>();
  let next = 0;
  return (game) => {
    const { value, digraph, start } = game;
    // Beside another game the player to move on a gray start is obliged, which no value says.
    if (!value || !alikeKinds.has(value.kind) || digraph.gray[start] === 1) return { ...game, alike: next++ };
    const key = `${value.kind} ${keyOfWorth(value)}`;
    const known = classes.get(key) ?? { alike: next++, value };
    classes.set(key, known);
    return { ...game, ...known };
  };
}

const turnedOutcomes: Readonly<Partial<Record<Outcome, Outcome>>> = {
  ...{ L: 'R', R: 'L', 'P^': 'Pv', Pv: 'P^', 'N^': 'Nv', Nv: 'N^' },
};

/** Tables of sums of impartial values. */
const impartialSums = () => theories.filter(({ sums }) => sums?.zero.kind === 'nimber');

/** Who wins where the value says it. */
function outcomeSaid(value: Value): Outcome | undefined {
  for (const { sums, outcome } of theories) {
    const said = sums && outcome?.(value);
    if (said) return said;
  }
  return undefined;
}

export function openSumDesk(): SumDesk {
  let partizan = openValueSums();
  const impartial = impartialSums();
  const found = new Map<string, CheckedGame>();
  const added = (a: Value | undefined, b: Value | undefined): Value | undefined => {
    if (!a || !b) return undefined;
    for (const { sums } of impartial) {
      const sum = sums?.add(a, b);
      if (sum) return sum;
    }
    return partizan.add(a, b);
  };
  const negativeValue = ({ value, isPartizan }: DrawnGame): Value | undefined =>
    isPartizan ? value && partizan.negative(value) : value;
  const make = (pair: GamePair, sum: GameSum): CheckedGame => {
    const [{ game, isNegative }] = sum;
    const first = pair[game];
    if (sum.length === 1 && !isNegative) return first;
    if (sum.length === 1) {
      const { outcome, shape } = first;
      return { value: negativeValue(first), outcome: turnedOutcomes[outcome] ?? outcome, shape };
    }
    const games = sum.map((each) => ({ ...each, at: pair[each.game] }));
    const isKnown = games.every(({ at }) => at.digraph.gray[at.start] === 0);
    const values = games.map(({ at, isNegative: isTurned }) => (isTurned ? negativeValue(at) : at.value));
    const value = isKnown ? values.reduce(added) : undefined;
    return { value, outcome: (value && outcomeSaid(value)) ?? outcomeByPlay(pair, sum) };
  };
  return {
    tidy() {
      if (found.size < mostFindings) return;
      found.clear();
      partizan = openValueSums();
    },
    sumOf(pair, sum) {
      if (sum.length === 1 && !sum[0].isNegative) return pair[sum[0].game];
      // The shape of a negative is that of its drawing, which the class does not say.
      if (sum.length === 1) return make(pair, sum);
      const key = `${printGameSum(sum)} ${pair.G.alike} ${pair.H.alike}`;
      const known = found.get(key);
      if (known) return known;
      const made = make(pair, sum);
      found.set(key, made);
      return made;
    },
  };
}

/** The players change places. */
const turned = (digraph: SmallDigraph): SmallDigraph => ({
  ...digraph,
  arcs: digraph.arcs.map((letter) =>
    letter === letters.left ? letters.right : letter === letters.right ? letters.left : letter,
  ),
});

/**
 * Who wins a sum, by play; undefined where it is too large, or where two games begin on gray nodes, to which
 * no play leads.
 */
function outcomeByPlay(pair: GamePair, sum: GameSum): Outcome | undefined {
  const games = sum.map(({ game, isNegative }) => {
    const { digraph, start } = pair[game];
    return { digraph: isNegative ? turned(digraph) : digraph, start };
  });
  if (games.filter(({ digraph, start }) => digraph.gray[start] === 1).length > 1) return undefined;
  const digraphs = games.map(({ digraph }) => digraph);
  const graph = graphOfDrawings(digraphs, digraphs.every(isEithersAlone));
  let before = 0;
  const pieces = games.map(({ digraph: { order }, start }) => {
    before += order;
    return before - order + start;
  });
  const product = drain(exploreProduct(graph, pieces, ['left', 'right'], mostPlayed));
  if ('kind' in product) return undefined;
  const brought = (mover: 'left' | 'right') => resultOf(lastsAt(product, { pieces, mover }), product);
  return outcomeOfStarts(brought('left'), brought('right'));
}

/**
 * Checks by the definition whether a strategy in a − b proves its claim: it answers every legal move of the
 * opponent with a legal one, arrives where it says, and no infinite play along it is lost by its player. It
 * shares only the data types with the engine.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import type { Step, Strategy } from '../../engine/theories/partizan/comparing/strategy.ts';

type Place = readonly [x: number, y: number];

/** a ≥ b ('at least') means that Left survives, b ≥ a that Right does. */
type Said = {
  readonly about: 'at least' | 'at most';
  readonly holds: boolean;
  readonly sign: 'plus' | 'minus';
};

const opponentOf = { left: 'right', right: 'left' } as const;

/** That player's moves in x − y, as "a 3" or "b 3". */
function legal({ left, right }: GameGraph, [x, y]: Place, player: 'left' | 'right'): Set<string> {
  const own = player === 'left' ? left : right;
  const turned = player === 'left' ? right : left;
  return new Set([
    ...Array.from(own.targets.subarray(own.starts[x], own.starts[x + 1]), (to) => `a ${to}`),
    ...Array.from(turned.targets.subarray(turned.starts[y], turned.starts[y + 1]), (to) => `b ${to}`),
  ]);
}

const spelt = (step: Step): string => `${step.in} ${step.to}`;
const after = ([x, y]: Place, step: Step): Place => (step.in === 'a' ? [step.to, y] : [x, step.to]);
const same = (p: Place, q: Place): boolean => p[0] === q[0] && p[1] === q[1];

/** What is wrong; undefined if nothing is. */
export function wrongInStrategy(
  graph: GameGraph,
  a: number,
  b: number,
  said: Said,
  { player, opening, positions }: Strategy,
): string | undefined {
  const surviving = said.about === 'at least' ? 'left' : 'right';
  if (player !== (said.holds ? surviving : opponentOf[surviving])) return 'the wrong player follows it';
  if ((opening !== undefined) === said.holds) return 'the wrong player starts';
  if (opening && !legal(graph, [a, b], player).has(spelt(opening))) return 'the opening is not legal';
  const start = opening ? after([a, b], opening) : ([a, b] as const);
  if (!same(start, [positions[0].x, positions[0].y])) return 'it begins elsewhere';
  for (const { x, y, replies } of positions) {
    const moves = legal(graph, [x, y], opponentOf[player]);
    const listed = new Set(replies.map(({ move }) => spelt(move)));
    if (listed.size !== moves.size || [...moves].some((each) => !listed.has(each)))
      return 'a move has no answer';
    for (const { move, answer, then } of replies) {
      const between = after([x, y], move);
      if (!legal(graph, between, player).has(spelt(answer))) return 'an answer is not legal';
      const { x: nextX, y: nextY } = positions[then];
      if (!same(after(between, answer), [nextX, nextY])) return 'an answer leads elsewhere';
    }
  }
  return endless(said, positions);
}

/**
 * For the survivor infinitely many moves must occur in the good component; for the other player they must
 * not.
 */
function endless({ about, holds, sign }: Said, positions: Strategy['positions']): string | undefined {
  const good = (about === 'at least') === (sign === 'plus') ? 'a' : 'b';
  const isGood = ({ move, answer }: Strategy['positions'][number]['replies'][number]) =>
    move.in === good || answer.in === good;
  const reaches = (from: number, to: number, onlyBad: boolean): boolean => {
    const met = new Set([from]);
    for (const at of met) {
      if (at === to) return true;
      for (const reply of positions[at].replies) if (!onlyBad || !isGood(reply)) met.add(reply.then);
    }
    return false;
  };
  for (const [i, { replies }] of positions.entries()) {
    for (const reply of replies) {
      if (holds && !isGood(reply) && reaches(reply.then, i, true))
        return 'it may never move in the good component again';
      if (!holds && isGood(reply) && reaches(reply.then, i, false)) return 'it allows good moves for ever';
    }
  }
  return undefined;
}

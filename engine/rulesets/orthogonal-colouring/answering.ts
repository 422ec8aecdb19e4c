/** Who moves second answers a colour at v in one copy by the same colour at σ(v) in the other: the result of the thesis, as the board tells it. */
import type { Answering } from '../answering.ts';
import { matchedInvolution } from './involution.ts';
import { type ColouringPosition, copies, nodeInCopy, signsInCopy } from './position.ts';

/** What the second player keeps. */
const kept = {
  scores: 'at least draws',
  'normal play': 'wins',
} as const;

type Play = keyof typeof kept;

/** An involution by which each copy is what the other is at the matched nodes; undefined where none was found. */
function involutionOf(position: ColouringPosition): readonly number[] | undefined {
  const [a, b] = copies.map((copy) => signsInCopy(position, copy));
  const isCarried = (node: number, other: number): boolean => a[node] === b[other] && a[other] === b[node];
  return sortedSigns(a) === sortedSigns(b) ? matchedInvolution(position.graph, isCarried) : undefined;
}

const sortedSigns = (signs: string): string => [...signs].toSorted((x, y) => (x < y ? -1 : 1)).join('');

/**
 * The answers in a position in which each copy is what the other is at the matched nodes, or in which a single move makes it so. As the
 * number of coloured nodes tells whose turn it is, Bob answers. O(moves) searches for σ.
 */
export function answeringColours(
  position: ColouringPosition,
  play: Play,
  options: () => readonly { readonly by: readonly string[]; readonly to: ColouringPosition }[],
): Answering<ColouringPosition> | undefined {
  const whole = involutionOf(position);
  if (whole) return toldOf(whole, play, undefined);
  const [a, b] = copies.map((copy) => signsInCopy(position, copy).replaceAll('.', '').length);
  if (Math.abs(a - b) !== 1) return undefined;
  for (const { by, to } of options()) {
    const after = involutionOf(to);
    if (after) return toldOf(after, play, { by, to });
  }
  return undefined;
}

function toldOf(
  involution: readonly number[],
  play: Play,
  answer: Answering<ColouringPosition>['answer'],
): Answering<ColouringPosition> {
  const matched = [...involution.entries()].filter(([node, to]) => node <= to);
  const exchanged = matched.flatMap(([node, to]) => (node < to ? [`${node} ↔ ${to}`] : []));
  const fixed = matched.flatMap(([node, to]) => (node === to ? [node] : []));
  const sigma = [
    ...(exchanged.length > 0 ? [exchanged.join(', ')] : []),
    ...(fixed.length > 0 ? [`${fixed.join(' and ')} ${fixed.length === 1 ? 'stays' : 'stay'}`] : []),
  ].join('; ');
  const when = answer ? 'whose turn it is' : 'who moves second';
  return {
    says: `Bob, ${when}, ${kept[play]}: he answers a colour at a node v of one copy by the same colour at σ(v) in the other. σ: ${sigma}.`,
    matched: copies.flatMap((copy) =>
      matched.map(([node, to]) => [nodeInCopy(copy, node), nodeInCopy(copy, to)] as const),
    ),
    ...(answer && { answer }),
  };
}

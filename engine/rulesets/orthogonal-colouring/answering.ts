/**
 * The second player answers a colour at v in one copy by the same colour at σ(v) in the other: the result of the thesis, as the board shows
 * it.
 */
import type { Answering } from '../answering.ts';
import { matchedInvolution, type StepsLeft, stepsOfSearch } from './involution.ts';
import { type ColouringPosition, copies, nodeInCopy, signsInCopy } from './position.ts';

/** What the second player keeps. */
const kept = {
  scores: 'at least draws',
  'normal play': 'wins',
} as const;

type Play = keyof typeof kept;

/** Whether each copy is what the other is at matched nodes. */
function isCarried(position: ColouringPosition, involution: readonly number[]): boolean {
  const [a, b] = copies.map((copy) => signsInCopy(position, copy));
  return involution.every((to, node) => a[node] === b[to]);
}

/** An involution by which each copy is what the other is at the matched nodes; undefined where none was found. */
function involutionOf(position: ColouringPosition, left: StepsLeft): readonly number[] | undefined {
  const [a, b] = copies.map((copy) => signsInCopy(position, copy));
  const fits = (node: number, other: number): boolean => a[node] === b[other] && a[other] === b[node];
  return sortedSigns(a) === sortedSigns(b) ? matchedInvolution(position.graph, fits, left) : undefined;
}

const sortedSigns = (signs: string): string => [...signs].toSorted((x, y) => (x < y ? -1 : 1)).join('');

/**
 * The answers in a position in which each copy is what the other is at the matched nodes, or in which a single move makes it so. As the
 * number of coloured nodes shows whose turn it is, Bob answers. O(moves) searches for σ, which take some milliseconds together at most.
 */
export function answeringColours(
  position: ColouringPosition,
  play: Play,
  options: () => readonly { readonly by: readonly string[]; readonly to: ColouringPosition }[],
): Answering<ColouringPosition> | undefined {
  const left = stepsOfSearch();
  // That of the bare graph is kept as long as play goes by it, so that answers go by what was shown at first.
  const usual = matchedInvolution(position.graph, undefined, left);
  if (!usual) return undefined;
  const whole = isCarried(position, usual) ? usual : involutionOf(position, left);
  if (whole) return toldOf(whole, play, undefined);
  const [a, b] = copies.map((copy) => signsInCopy(position, copy).replaceAll('.', '').length);
  if (Math.abs(a - b) !== 1) return undefined;
  const all = options();
  const answer = all.find(({ to }) => isCarried(to, usual));
  if (answer) return toldOf(usual, play, answer);
  for (const each of all) {
    if (left.steps <= 0) return undefined;
    const after = involutionOf(each.to, left);
    if (after) return toldOf(after, play, each);
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
    ...(answer && { answer: { by: answer.by, to: answer.to } }),
  };
}

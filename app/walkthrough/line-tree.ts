/**
 * The line of a game on a board with its variations, as a tree in a list: each variation names the line that
 * it leaves, and after how many moves. Lines are numbered: 0 is the main line, the variations follow from 1.
 * Nothing here knows what the positions are, and nothing recurses. Lines that leave one another at the same
 * moment differ in their next position.
 */
import type { Variation } from '../../engine/document/index.ts';

export type LineTree = { readonly line: readonly string[]; readonly variations: readonly Variation[] };

/** A tree, and the line of it that is shown. */
export type LineShown = { readonly tree: LineTree; readonly shown: number };

const partOf = ({ line, variations }: LineTree, number: number): Variation =>
  variations[number - 1] ?? { of: 0, after: 0, line };

/** All positions of a line from the beginning. O(lines · moves). */
export function positionsOfLine(tree: LineTree, number: number): readonly string[] {
  let positions: readonly string[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (let at = number; ; at = partOf(tree, at).of) {
    const { after, line } = partOf(tree, at);
    const from = at === 0 ? 0 : after;
    positions = [...line.slice(0, until - from), ...positions];
    until = from;
    if (at === 0) return positions;
  }
}

/**
 * The line that a move after `at` moves leaves: a variation is left after its first move, and before that the
 * line that it leaves itself.
 */
function lineLeft(tree: LineTree, number: number, at: number): number {
  let left = number;
  while (left > 0 && at <= partOf(tree, left).after) left = partOf(tree, left).of;
  return left;
}

/**
 * The line that is shown after a move to a position, made after `at` moves of a line: one that is there, one
 * longer, or a new variation.
 */
export function lineAfterMove(tree: LineTree, number: number, at: number, to: string): LineShown {
  const positions = positionsOfLine(tree, number);
  if (positions[at] === to) return { tree, shown: number };
  if (at >= positions.length) return { tree: lengthened(tree, number, to), shown: number };
  const of = lineLeft(tree, number, at);
  if (positionsOfLine(tree, of)[at] === to) return { tree, shown: of };
  const known = tree.variations.findIndex(
    (each) => each.of === of && each.after === at && each.line[0] === to,
  );
  if (known >= 0) return { tree, shown: known + 1 };
  const variations = [...tree.variations, { of, after: at, line: [to] }];
  return { tree: { ...tree, variations }, shown: variations.length };
}

function lengthened({ line, variations }: LineTree, number: number, to: string): LineTree {
  if (number === 0) return { line: [...line, to], variations };
  const part = variations[number - 1];
  return { line, variations: variations.with(number - 1, { ...part, line: [...part.line, to] }) };
}

/**
 * A variation takes the place of what it left, which becomes a variation of it. The line that is shown has
 * the same positions.
 */
export function promoted({ tree, shown }: LineShown, number: number): LineShown {
  const { of, after, line } = partOf(tree, number);
  if (number === 0) return { tree, shown };
  const parent = partOf(tree, of);
  const from = of === 0 ? 0 : parent.after;
  const upper = { ...parent, line: [...parent.line.slice(0, after - from), ...line] };
  const lower = { of, after, line: parent.line.slice(after - from) };
  const parts = [partOf(tree, 0), ...tree.variations].map((each, at): Variation => {
    if (at === of) return upper;
    if (at === number) return lower;
    if (each.of === number) return { ...each, of };
    return at > 0 && each.of === of && each.after > after ? { ...each, of: number } : each;
  });
  const same = shown === number ? of : shown === of ? number : shown;
  return inOrder(parts, same);
}

/** Without a variation and all that leave it. Where one of them was shown, the line that it left is. */
export function withoutLine({ tree, shown }: LineShown, number: number): LineShown {
  if (number === 0) return { tree, shown };
  const gone = new Set([number]);
  // A variation comes in the list after the line that it leaves.
  for (const [i, { of }] of tree.variations.entries()) if (gone.has(of)) gone.add(i + 1);
  const parts = [partOf(tree, 0), ...tree.variations];
  const kept = gone.has(shown) ? partOf(tree, number).of : shown;
  return inOrder(
    parts.map((each, at) => (gone.has(at) ? undefined : each)),
    kept,
  );
}

/**
 * Numbers the parts so that each comes after the one that it leaves; those that leave one that is gone are
 * gone too.
 */
function inOrder(parts: readonly (Variation | undefined)[], shown: number): LineShown {
  const numbers = new Map([[0, 0]]);
  const variations: Variation[] = [];
  for (let before = 0; before !== numbers.size; ) {
    before = numbers.size;
    for (const [at, part] of parts.entries()) {
      const of = part && numbers.get(part.of);
      if (at === 0 || !part || of === undefined || numbers.has(at)) continue;
      numbers.set(at, variations.push({ ...part, of }));
    }
  }
  return { tree: { line: parts[0]?.line ?? [], variations }, shown: numbers.get(shown) ?? 0 };
}

/**
 * The lines of a file that follow by moves and leave one another as they must; `follows` says whether a move
 * leads there.
 */
export function soundLines(
  start: string,
  { line, variations }: LineTree,
  follows: (from: string, to: string, ply: number) => boolean,
): LineTree {
  const legal = (from: string, first: number, positions: readonly string[]): readonly string[] => {
    let before = from;
    const end = positions.findIndex((to, i) => {
      const isMove = follows(before, to, first + i);
      before = to;
      return !isMove;
    });
    return end < 0 ? positions : positions.slice(0, end);
  };
  let tree: LineTree = { line: legal(start, 0, line), variations: [] };
  const numbers = new Map([[0, 0]]);
  for (const [i, { of, after, line: own }] of variations.entries()) {
    const number = numbers.get(of);
    if (number === undefined) continue;
    const positions = positionsOfLine(tree, number);
    const isInside = after < positions.length && lineLeft(tree, number, after) === number;
    const sound = isInside ? legal(after === 0 ? start : positions[after - 1], after, own) : [];
    if (sound.length === 0) continue;
    const shown = lineAfterMove(tree, number, after, sound[0]);
    // One that goes as another line does would be the same twice.
    if (shown.tree === tree) continue;
    tree = { ...shown.tree, variations: shown.tree.variations.with(-1, { of: number, after, line: sound }) };
    numbers.set(i + 1, shown.shown);
  }
  return tree;
}

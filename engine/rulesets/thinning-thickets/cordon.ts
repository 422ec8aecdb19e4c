/**
 * Cordons, the tall thin plants of one root (Huggan, Definition 3.2.2), and their short form: from the top a
 * letter for each arc of the stalk, before it in brackets the leaf arc at its upper node, `b(b)br`. Linear in
 * the arcs.
 */
import type { Problem } from '../../result.ts';
import { GROUND } from '../graphs/graph.ts';
import { arcColours, inDegrees, NO_COLOUR, type Plant, type ThicketArc, usedRoots } from './thicket.ts';

/**
 * The colours of a cordon from the top: of each arc of the stalk, and of the leaf arc at its upper node, or
 * the empty text.
 */
export type CordonColours = readonly { readonly stalk: string; readonly leaf: string }[];

/** The word of a cordon. */
export const printCordon = (colours: CordonColours): string =>
  colours.map(({ stalk, leaf }) => (leaf === '' ? stalk : `(${leaf})${stalk}`)).join('');

/** The arc at the top whose colour comes first of the two is the stalk's. */
export function settledCordon(colours: CordonColours): CordonColours {
  const [top, below] = colours;
  if (!below || below.leaf === '' || rankOf(top.stalk) <= rankOf(below.leaf)) return colours;
  return [{ stalk: below.leaf, leaf: '' }, { stalk: below.stalk, leaf: top.stalk }, ...colours.slice(2)];
}

function rankOf(sign: string): number {
  const rank = arcColours.indexOf(sign);
  return rank < 0 ? arcColours.length : rank;
}

/**
 * The cordon as a plant. Nodes of the stalk have the numbers 1, 3, 5, … from the ground up, the leaf at the
 * node 2i − 1 has the number 2i: so the others keep theirs when an arc is added or taken away.
 */
export function plantOfCordon(colours: CordonColours): Plant {
  const height = colours.length;
  const arcs = colours.flatMap(({ stalk, leaf }, fromTop): readonly ThicketArc[] => {
    const upper = 2 * (height - fromTop) - 1;
    const arc = { tail: upper, head: Math.max(GROUND, upper - 2), sign: stalk };
    return leaf === '' ? [arc] : [{ tail: upper + 1, head: upper, sign: leaf }, arc];
  });
  return { roots: [GROUND], arcs };
}

/**
 * The colours of a plant that is a cordon, with any numbers for its nodes and its two top arcs in order;
 * undefined for any other plant.
 */
export function cordonOf({ roots, arcs }: Plant): CordonColours | undefined {
  if (arcs.length === 0 || usedRoots(roots, arcs).length < roots.length) return undefined;
  const degrees = inDegrees(arcs);
  const into = new Map<number, ThicketArc[]>();
  const tails = new Set<number>();
  for (const arc of arcs) {
    if (tails.has(arc.tail)) return undefined;
    tails.add(arc.tail);
    const those = into.get(arc.head);
    if (those) those.push(arc);
    else into.set(arc.head, [arc]);
  }
  const feet = roots.flatMap((root) => into.get(root) ?? []);
  if (feet.length !== 1 || roots.some((root) => tails.has(root))) return undefined;
  const isLeaf = ({ tail }: ThicketArc): boolean => !degrees.has(tail);
  const fromBelow: { stalk: string; leaf: string }[] = [];
  let many = 0;
  for (let [arc] = feet; arc; ) {
    const above: readonly ThicketArc[] = into.get(arc.tail) ?? [];
    const leaf = above.length > 1 ? above.toSorted(byRank).findLast(isLeaf) : undefined;
    if (above.length > 2 || (above.length > 1 && !leaf)) return undefined;
    fromBelow.push({ stalk: arc.sign, leaf: leaf?.sign ?? '' });
    many += leaf ? 2 : 1;
    [arc] = above.filter((each) => each !== leaf);
  }
  // A cycle that hangs nowhere does not belong to the stalk.
  return many === arcs.length ? fromBelow.toReversed() : undefined;
}

const byRank = (a: ThicketArc, b: ThicketArc): number => rankOf(a.sign) - rankOf(b.sign);

/**
 * A word in the short form, as far as it can be read, with brackets of any kind. Its mistakes are added to
 * `problems` with these places.
 */
export function readCordon(
  written: string,
  place: string,
  placeOf: (arc: string) => string,
  problems: Problem[],
): CordonColours {
  const word = written.replace(/[[{]/g, '(').replace(/[\]}]/g, ')');
  const wrong = (says: string): void => {
    problems.push({ place, says: `has "${written}", ${says}` });
  };
  const found: { stalk: string; leaf: string }[] = [];
  let leaf: string | undefined;
  for (let at = 0; at < word.length; ) {
    if (word[at] !== '(') {
      if (word[at] === ')') wrong('in which a bracket closes that was not opened; remove it');
      else {
        found.push({ stalk: signOfLetter(word[at]), leaf: leaf ?? '' });
        leaf = undefined;
      }
      at++;
      continue;
    }
    const end = word.indexOf(')', at);
    const inside = end < 0 ? word.slice(at + 1) : word.slice(at + 1, end);
    if (end < 0) wrong('in which a bracket does not close; write ) after the colour of the leaf');
    else if (inside.length !== 1)
      wrong('in which a bracket has no colour or several; write one leaf, like (b)');
    if (found.length === 0) wrong('which begins with a bracket; write the top arc of the stalk first');
    else if (leaf !== undefined)
      wrong('with two leaves at one node; write its arcs by their ends, like 1>0:b');
    else leaf = signOfLetter(inside[0] ?? NO_COLOUR);
    if (end < 0) break;
    at = end + 1;
  }
  if (leaf !== undefined && word.endsWith(')'))
    wrong('which ends with a leaf; write the arc of the stalk below it');
  const settled = settledCordon(found);
  for (const { tail, head, sign } of plantOfCordon(settled).arcs) {
    if (sign === NO_COLOUR)
      problems.push({
        place: placeOf(`arc ${tail}>${head}`),
        says: `has no colour in "${written}"; ${colourRemedy}`,
      });
  }
  return settled;
}

const signOfLetter = (letter: string): string => {
  const sign = letter.toLowerCase();
  return arcColours.includes(sign) ? sign : NO_COLOUR;
};

export const colourRemedy = 'write b for blue, r for red or g for green';

/** What every cut leaves of one part of a thicket, as parts by their texts. A cordon is cut as a word, which is quicker. */
import type { BoardMove } from '../board.ts';
import { readThicket } from './notation.ts';
import { partsOfPlant } from './parts.ts';
import { afterCut, arcColours, cutterOf, inDegrees } from './thicket.ts';

/** The parts that are left. */
export type PartOption = readonly string[];
/** Is told of each arc that somebody may cut. */
export type CutTold = (mover: BoardMove['player'], after: PartOption) => void;

export function optionsOfPart(text: string, told: CutTold): void {
  if (text.includes('>')) cutPlant(text, told);
  else cutWord(text, told);
}

/** O(arcs²). */
function cutPlant(text: string, told: CutTold): void {
  const [plant] = readThicket(text).position.plants;
  const degrees = inDegrees(plant.arcs);
  for (const [arc, { tail, sign }] of plant.arcs.entries()) {
    const mover = cutterOf(sign, degrees.get(tail) ?? 0);
    if (mover) told(mover, partsOfPlant(afterCut(plant, arc)));
  }
}

/**
 * A cut through the stalk takes everything above, and a leaf at the lower node becomes the top; a cut leaf is gone by itself. O(arcs)
 * texts.
 */
function cutWord(word: string, told: CutTold): void {
  let above = 0;
  for (let at = 0; at < word.length; ) {
    const hasLeaf = word[at] === '(';
    const stalk = hasLeaf ? at + LEAF : at;
    if (hasLeaf) {
      const mover = cutterOf(word[at + 1], 0);
      if (mover) told(mover, [word.slice(0, at) + word.slice(stalk)]);
    }
    const mover = cutterOf(word[stalk], above + (hasLeaf ? 1 : 0));
    if (mover) told(mover, restOf(word, stalk + 1));
    above = 1;
    at = stalk + 1;
  }
}

/** How long a leaf is in brackets. */
const LEAF = 3;

/** What is left below a cut through the stalk, of which this is the rest of the word. */
function restOf(word: string, from: number): PartOption {
  if (from === word.length) return [];
  if (word[from] === '(') return [word[from + 1] + word.slice(from + LEAF)];
  const [top, twin] = [word[from], word[from + 2]];
  const isSettled = word[from + 1] !== '(' || arcColours.indexOf(top) <= arcColours.indexOf(twin);
  return [isSettled ? word.slice(from) : `${twin}(${top})${word.slice(from + 1 + LEAF)}`];
}

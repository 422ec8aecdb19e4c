/**
 * Moves on thickets. A position is the sum of its parts, and each part is searched only once, regardless of
 * the other parts. The options of a part are what moves leave of it, again as parts.
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { BoardMove } from '../board.ts';
import { GROUND } from '../graphs/graph.ts';
import type { Coder } from '../ruleset.ts';
import { cordonOf, printCordon } from './cordon.ts';
import { normalPlant, readThicket } from './notation.ts';
import {
  afterCut,
  arcColours,
  arcNames,
  cutterOf,
  endsOfArc,
  inDegrees,
  type Plant,
  plantName,
  type Thicket,
  type ThicketArc,
} from './thicket.ts';

// A thicket as a sum of parts. Arcs that meet only in a root from which no arc leads on have nothing to do
// with each other, whichever root it is: so such roots have one name, and what hangs together otherwise is a
// part. Positions with the same parts are one.

/** The parts of a sound plant, each by its text, a cordon in its short form. O(arcs log arcs). */
function partsOfPlant(plant: Plant): readonly string[] {
  const whole = cordonOf(plant);
  if (whole) return [printCordon(whole)];
  const { roots, arcs } = plant;
  const isRoot = new Set(roots);
  const tails = new Set(arcs.map(({ tail }) => tail));
  const isEnd = (node: number): boolean => isRoot.has(node) && !tails.has(node);
  const groups = groupsOf(arcs, isEnd);
  return groups.map((group) => textOfPart(group, isRoot, isEnd));
}

/** The arcs that hang together, by nodes that are no ends. */
function groupsOf(
  arcs: readonly ThicketArc[],
  isEnd: (node: number) => boolean,
): readonly (readonly ThicketArc[])[] {
  const up = new Map<number, number>();
  const topOf = (node: number): number => {
    let top = node;
    for (let next = up.get(top); next !== undefined && next !== top; next = up.get(top)) top = next;
    // What was passed on the way leads to the top at once from now on.
    for (let at = node; at !== top; ) {
      const next = up.get(at) ?? top;
      up.set(at, top);
      at = next;
    }
    return top;
  };
  for (const { tail, head } of arcs) if (!isEnd(head)) up.set(topOf(tail), topOf(head));
  const groups = new Map<number, ThicketArc[]>();
  for (const arc of arcs) {
    const top = topOf(arc.tail);
    const group = groups.get(top);
    if (group) group.push(arc);
    else groups.set(top, [arc]);
  }
  return [...groups.values()];
}

function textOfPart(
  group: readonly ThicketArc[],
  isRoot: ReadonlySet<number>,
  isEnd: (node: number) => boolean,
): string {
  const inner = new Set<number>();
  for (const { tail, head } of group) for (const node of [tail, head]) if (!isEnd(node)) inner.add(node);
  const ends = group.flatMap(({ head }) => (isEnd(head) ? [head] : []));
  const end = inner.has(GROUND) ? Math.min(...ends) : GROUND;
  const arcs = group
    .map((arc) => (isEnd(arc.head) ? { ...arc, head: end } : arc))
    .toSorted((a, b) => a.tail - b.tail || a.head - b.head || (a.sign < b.sign ? -1 : 1));
  const others = [...inner].filter((node) => isRoot.has(node));
  const roots = [...new Set([GROUND, end, ...others])].toSorted((a, b) => a - b);
  const cordon = cordonOf({ roots, arcs });
  if (cordon) return printCordon(cordon);
  const words = arcs.map((arc) => `${endsOfArc(arc)}:${arc.sign}`);
  return [...(roots.length > 1 ? [`roots=${roots.join()}`] : []), ...words].join(' ');
}

/** The parts that a move leaves. */
type PartOption = readonly string[];
/** Records a cut: the player and what is left. */
type CutRecorder = (mover: BoardMove['player'], after: PartOption) => void;

function optionsOfPart(text: string, record: CutRecorder): void {
  if (text.includes('>')) cutPlant(text, record);
  else cutWord(text, record);
}

/** O(arcs²). */
function cutPlant(text: string, record: CutRecorder): void {
  const [plant] = readThicket(text).position.plants;
  const degrees = inDegrees(plant.arcs);
  for (const [arc, { tail, sign }] of plant.arcs.entries()) {
    const mover = cutterOf(sign, degrees.get(tail) ?? 0);
    if (mover) record(mover, partsOfPlant(afterCut(plant, arc)));
  }
}

/**
 * A cut through the stalk removes everything above it, and a leaf at the lower node becomes the top. A cut
 * leaf alone disappears. O(arcs) texts.
 */
function cutWord(word: string, record: CutRecorder): void {
  let above = 0;
  for (let at = 0; at < word.length; ) {
    const hasLeaf = word[at] === '(';
    const stalk = hasLeaf ? at + LEAF : at;
    if (hasLeaf) {
      const mover = cutterOf(word[at + 1], 0);
      if (mover) record(mover, [word.slice(0, at) + word.slice(stalk)]);
    }
    const mover = cutterOf(word[stalk], above + (hasLeaf ? 1 : 0));
    if (mover) record(mover, restOf(word, stalk + 1));
    above = 1;
    at = stalk + 1;
  }
}

/** The length of a leaf in brackets. */
const LEAF = 3;

/** What is left below a cut through the stalk, from the rest of the word. */
function restOf(word: string, from: number): PartOption {
  if (from === word.length) return [];
  if (word[from] === '(') return [word[from + 1] + word.slice(from + LEAF)];
  const [top, twin] = [word[from], word[from + 2]];
  const isSettled = word[from + 1] !== '(' || arcColours.indexOf(top) <= arcColours.indexOf(twin);
  return [isSettled ? word.slice(from) : `${twin}(${top})${word.slice(from + 1 + LEAF)}`];
}

/** The numbers of a position's parts, ascending; equal ones repeat. */
type Sum = readonly number[];
type OptionsOfPart = Readonly<Record<Mover, readonly Sum[]>>;

/**
 * Numbers positions as they are first met. Costs O(arcs²) for each part at most, for a cordon O(arcs) texts,
 * and for the options of a position as many parts as it has for each of them.
 */
export function coderOfThickets(start: Thicket): Coder<Thicket> {
  const texts: string[] = [];
  const partNumbers = new Map<string, number>();
  const found: (OptionsOfPart | undefined)[] = [];
  const partNumber = (text: string): number => {
    const known = partNumbers.get(text);
    if (known !== undefined) return known;
    partNumbers.set(text, texts.length);
    return texts.push(text) - 1;
  };
  const optionsOf = (part: number): OptionsOfPart => {
    const known = found[part];
    if (known) return known;
    const options: Record<Mover, Sum[]> = { left: [], right: [] };
    const note = (mover: Mover, after: PartOption): void => {
      const sum = after.length === 1 ? [partNumber(after[0])] : inOrder(after.map(partNumber));
      if (!options[mover].some((each) => areEqual(each, sum))) options[mover].push(sum);
    };
    optionsOfPart(texts[part], (mover, after) => {
      if (mover !== 'right') note('left', after);
      if (mover !== 'left') note('right', after);
    });
    found[part] = options;
    return options;
  };

  const met: Sum[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (sum: Sum): number => {
    const key = sum.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, met.length);
    return met.push(sum) - 1;
  };
  const optionsFor =
    (mover: Mover): Coder['left'] =>
    (code, out) => {
      const sum = met[code];
      const options = new Set<number>();
      for (const [i, part] of sum.entries()) {
        if (i > 0 && sum[i - 1] === part) continue;
        for (const after of optionsOf(part)[mover])
          options.add(numberOf(sum.length === 1 ? after : inOrder([...sum.toSpliced(i, 1), ...after])));
      }
      let count = 0;
      for (const option of options) out[count++] = option;
      return count;
    };
  const textsOf = ({ plants }: Thicket): readonly string[] => plants.flatMap(partsOfPlant);
  return {
    start: numberOf(inOrder(textsOf(start).map(partNumber))),
    left: optionsFor('left'),
    right: optionsFor('right'),
    print: (code) =>
      met[code]
        .map((part) => texts[part])
        .toSorted()
        .join(' + ') || '0',
    code(position) {
      const parts = textsOf(position).map((text) => partNumbers.get(text) ?? -1);
      return numbers.get(inOrder(parts).join());
    },
  };
}

const areEqual = (a: Sum, b: Sum): boolean => a.length === b.length && a.every((part, i) => part === b[i]);

const inOrder = (parts: readonly number[]): Sum => parts.toSorted((a, b) => a - b);

/** Every arc that a player may cut; each plant keeps its place, even if nothing is left of it. */
export function movesOnThicket({ plants }: Thicket): readonly BoardMove<Thicket>[] {
  const found = plants.flatMap((plant, number) => {
    const degrees = inDegrees(plant.arcs);
    const names = arcNames(plant.arcs);
    return plant.arcs.flatMap(({ tail, sign }, arc): readonly BoardMove<Thicket>[] => {
      const player = cutterOf(sign, degrees.get(tail) ?? 0);
      if (player === undefined) return [];
      const to = { plants: plants.with(number, normalPlant(afterCut(plant, arc))) };
      return [{ player, by: [plantName(plants, number) + names[arc]], to }];
    });
  });
  return found.toSorted((a, b) => places[a.player] - places[b.player]);
}

/** In which order moves are listed. */
const places = { left: 0, either: 1, right: 2 } as const;

/**
 * Moves on thickets by hand: a plant is a list of words of tail, head and colour, whose nodes have any names,
 * and what falls is found by taking words away that lead nowhere until none is left.
 */
import type { HandRules, NamedFamily } from './hand-rules.ts';
import { componentsSpelled, inSmallLetters } from './notations.ts';

export type ArcWord = readonly [tail: string, head: string, colour: string];
type Grown = { readonly roots: readonly string[]; readonly words: readonly ArcWord[] };

/** A cordon is read from the ground up, its nodes called after how much of the word is left. */
export function grownOf(text: string): Grown {
  if (text === '0') return { roots: ['0'], words: [] };
  if (!text.includes('>')) {
    const words: ArcWord[] = [];
    let head = '0';
    for (let left = text; left !== ''; ) {
      const [, above, leaf, colour] = /^(.*?)(?:\((.)\))?(.)$/.exec(left) ?? ['', '', undefined, ''];
      const tail = `s${above.length + 1}`;
      words.push([tail, head, colour]);
      if (leaf) words.push([`l${above.length + 1}`, tail, leaf]);
      [left, head] = [above, tail];
    }
    return { roots: ['0'], words };
  }
  const roots = ['0'];
  const words = text.split(' ').flatMap((word): ArcWord[] => {
    if (word.startsWith('roots=')) roots.push(...word.slice(6).split(','));
    const found = /^(\d+)>(\d+):(.)$/.exec(word);
    return found ? [[found[1], found[2], found[3]]] : [];
  });
  return { roots: [...new Set(roots)], words };
}

/** Words fall until each leads to a root or to where another one begins. */
function standing({ roots, words }: Grown): readonly ArcWord[] {
  let left = words;
  for (;;) {
    const next = left.filter(([, head]) => roots.includes(head) || left.some(([tail]) => tail === head));
    if (next.length === left.length) return next;
    left = next;
  }
}

const order = 'bgr';

/** The word of a cordon above and with one of its arcs; undefined where it is not one. */
function shortAbove([tail, , colour]: ArcWord, words: readonly ArcWord[]): string | undefined {
  const above = words
    .filter(([, head]) => head === tail)
    .toSorted(([, , a], [, , b]) => order.indexOf(a) - order.indexOf(b));
  if (words.filter((word) => word[0] === tail).length > 1 || above.length > 2) return undefined;
  if (above.length === 0) return colour;
  const bare = above.filter(([end]) => !words.some(([, head]) => head === end));
  const leaf = above.length === 2 ? bare.at(-1) : undefined;
  const [stalk] = above.filter((word) => word !== leaf);
  const rest = shortAbove(stalk, words);
  if (above.length === 1) return rest === undefined ? undefined : rest + colour;
  return rest === undefined || !leaf ? undefined : `${rest}(${leaf[2]})${colour}`;
}

/** As it is printed: by its short form where it is a cordon, else its words as they are. */
export function printedThicket({ roots, words }: Grown): string {
  const used = roots.filter(
    (root) => root === '0' || words.some((word) => word[0] === root || word[1] === root),
  );
  const feet = words.filter(([, head]) => used.includes(head));
  if (feet.length === 1 && !words.some(([tail]) => used.includes(tail))) {
    const short = shortAbove(feet[0], words);
    if (short?.replace(/[()]/g, '').length === words.length) return short;
  }
  const more = used.length > 1 ? [`roots=${used.toSorted((a, b) => Number(a) - Number(b)).join()}`] : [];
  return [...more, ...words.map(([tail, head, colour]) => `${tail}>${head}:${colour}`)].join(' ') || '0';
}

const byText = (a: ArcWord, b: ArcWord): number => (a.join() < b.join() ? -1 : 1);

/** What hangs together; a root that leads nowhere holds nothing together, and all of these have one name. */
function partsByHand({ roots, words }: Grown): readonly string[] {
  const isEnd = (node: string): boolean => roots.includes(node) && !words.some(([tail]) => tail === node);
  const parts: ArcWord[][] = [];
  for (const word of words) {
    const nodes = (each: ArcWord) => [each[0], each[1]].filter((node) => !isEnd(node));
    const touched = parts.filter((part) =>
      part.some((each) => nodes(each).some((node) => nodes(word).includes(node))),
    );
    for (const part of touched) parts.splice(parts.indexOf(part), 1);
    parts.push([...touched.flat(), word]);
  }
  return parts.map((part) => {
    const ends = part.map(([, head]) => head).filter(isEnd);
    const end = part.some(([tail]) => tail === '0') ? String(Math.min(...ends.map(Number))) : '0';
    const renamed = part.map(([tail, head, colour]): ArcWord => [tail, isEnd(head) ? end : head, colour]);
    const others = roots.filter((root) => !isEnd(root));
    return printedThicket({ roots: [...new Set(['0', end, ...others])], words: renamed.toSorted(byText) });
  });
}

const partedText = (text: string): string =>
  text
    .split(' + ')
    .map(grownOf)
    .flatMap(({ roots, words }) => partsByHand({ roots, words: standing({ roots, words }) }))
    .toSorted()
    .join(' + ') || '0';

function cutsBy(text: string, player: 'b' | 'r'): readonly string[] {
  const plants = text.split(' + ');
  return plants.flatMap((plant, i) => {
    const { roots, words } = grownOf(plant);
    return words.flatMap(([tail, , colour], cut) => {
      const isOdd = words.filter(([, head]) => head === tail).length % 2 === 1;
      const turned = colour === 'b' ? 'r' : 'b';
      const may = colour === 'g' ? !isOdd : player === (isOdd ? turned : colour);
      if (!may) return [];
      const left = standing({ roots, words: words.toSpliced(cut, 1) });
      return [partedText(plants.with(i, partsByHand({ roots, words: left }).join(' + ') || '0').join(' + '))];
    });
  });
}

/** A cordon has its short form, even if its arcs were written one by one. */
export const thicketSpelled = (text: string): string => printedThicket(grownOf(inSmallLetters(text)));

/** The binary digits after the first. */
const digits = (n: number): readonly string[] => [...n.toString(2).slice(1)];

/** Cordons of one colour, given by numbers. */
const cordons = (colour: string): NamedFamily => ({
  numbers: { w: 1 },
  numbered: 'w',
  write: (w) =>
    colour +
    digits(w)
      .map((digit) => (digit === '1' ? `(${colour})${colour}` : colour))
      .join(''),
});

/** By the ruleset's id. */
export const thicketRules: Readonly<Record<string, HandRules>> = {
  'thinning-thickets': {
    notation: /^[\dbrg()>:=, +rots]+$/,
    spelling: componentsSpelled(inSmallLetters),
    families: {
      stalk: {
        numbers: { w: 2 },
        numbered: 'w',
        write: (w) =>
          digits(w)
            .map((digit) => 'br'[Number(digit)])
            .join(''),
      },
      'blue-stalk': { numbers: { n: 1 }, write: 'b^n' },
      'blue-cordon': cordons('b'),
      'green-cordon': cordons('g'),
      words: { numbers: { n: 1, w: 0 }, write: '[brg]^n' },
      tower: { numbers: { n: 1 }, write: (n) => `b${'(b)b'.repeat(n - 1)}(b)r` },
      tiny: { numbers: { k: 0 }, write: (k) => `r${'(r)r(r)r'.repeat(k)}(r)b(r)b` },
    },
    merged: partedText,
    moves: (text) => ({ left: cutsBy(text, 'b'), right: cutsBy(text, 'r') }),
  },
};

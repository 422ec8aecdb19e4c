/**
 * Random thickets, and the moves on them made by hand: a plant is a list of words of tail, head and colour, whose nodes have any names, and
 * what falls is found by taking words away that lead nowhere until none is left.
 */
import * as fc from 'fast-check';
import type { ByHand } from './by-hand.ts';

type Word = readonly [tail: string, head: string, colour: string];
type Grown = { readonly roots: readonly string[]; readonly words: readonly Word[] };

/** A cordon is read from the ground up, its nodes called after how much of the word is left. */
function grownOf(text: string): Grown {
  if (text === '0') return { roots: ['0'], words: [] };
  if (!text.includes('>')) {
    const words: Word[] = [];
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
  const words = text.split(' ').flatMap((word): Word[] => {
    if (word.startsWith('roots=')) roots.push(...word.slice(6).split(','));
    const found = /^(\d+)>(\d+):(.)$/.exec(word);
    return found ? [[found[1], found[2], found[3]]] : [];
  });
  return { roots: [...new Set(roots)], words };
}

/** Words fall until each leads to a root or to where another one begins. */
function standing({ roots, words }: Grown): readonly Word[] {
  let left = words;
  for (;;) {
    const next = left.filter(([, head]) => roots.includes(head) || left.some(([tail]) => tail === head));
    if (next.length === left.length) return next;
    left = next;
  }
}

const order = 'bgr';

/** The word of a cordon above and with one of its arcs; undefined where it is none. */
function shortAbove([tail, , colour]: Word, words: readonly Word[]): string | undefined {
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
function printed({ roots, words }: Grown): string {
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

const byText = (a: Word, b: Word): number => (a.join() < b.join() ? -1 : 1);

/** What hangs together; a root that leads nowhere holds nothing together, and all of these have one name. */
function partsByHand({ roots, words }: Grown): readonly string[] {
  const isEnd = (node: string): boolean => roots.includes(node) && !words.some(([tail]) => tail === node);
  const parts: Word[][] = [];
  for (const word of words) {
    const nodes = (each: Word) => [each[0], each[1]].filter((node) => !isEnd(node));
    const touched = parts.filter((part) =>
      part.some((each) => nodes(each).some((node) => nodes(word).includes(node))),
    );
    for (const part of touched) parts.splice(parts.indexOf(part), 1);
    parts.push([...touched.flat(), word]);
  }
  return parts.map((part) => {
    const ends = part.map(([, head]) => head).filter(isEnd);
    const end = part.some(([tail]) => tail === '0') ? String(Math.min(...ends.map(Number))) : '0';
    const renamed = part.map(([tail, head, colour]): Word => [tail, isEnd(head) ? end : head, colour]);
    const others = roots.filter((root) => !isEnd(root));
    return printed({ roots: [...new Set(['0', end, ...others])], words: renamed.toSorted(byText) });
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

const colour = fc.constantFrom('b', 'r', 'g');

const cordonWord = fc
  .tuple(colour, fc.array(fc.tuple(fc.option(colour), colour), { maxLength: 3 }))
  .map(([top, below]) => {
    const text = top + below.map(([leaf, stalk]) => (leaf ? `(${leaf})${stalk}` : stalk)).join('');
    return printed(grownOf(text));
  });

/** Each node leads to a lower one or to a root; one of them may be a root itself, and an arc may lead from one ground to another. */
const grownPlant = fc
  .record({
    heads: fc.array(fc.tuple(fc.nat(), colour), { minLength: 1, maxLength: 3 }),
    more: fc.array(fc.tuple(fc.nat(), fc.nat(), colour), { maxLength: 1 }),
    second: fc.constantFrom('none', 'none', 'ground', 'upper', 'lower', 'node'),
  })
  .map(({ heads, more, second }) => {
    const lower = (tail: number, drawn: number): string => {
      const isFar = drawn % 4 === 3 && second !== 'none' && second !== 'node';
      return isFar ? '9' : String(drawn % tail);
    };
    const words = heads.map(([drawn, own], i): Word => [String(i + 1), lower(i + 1, drawn), own]);
    for (const [from, drawn, own] of more) {
      const tail = (from % heads.length) + 1;
      words.push([String(tail), lower(tail, drawn), own]);
    }
    if (second === 'upper') words.push(['9', '0', 'b']);
    if (second === 'lower') words.push(['0', '9', 'r']);
    const roots = ['0', ...(second === 'none' ? [] : [second === 'node' ? '1' : '9'])];
    return printed({ roots, words });
  });

export const thicketsByHand: Readonly<Record<string, ByHand>> = {
  'thinning-thickets': {
    positions: fc.oneof(
      cordonWord,
      grownPlant,
      fc
        .tuple(fc.oneof(cordonWord, grownPlant), cordonWord)
        .filter((parts) => parts.join('').length < 18)
        .map((parts) => parts.join(' + ')),
    ),
    merged: partedText,
    lines: (text) => text.split(' + ').flatMap((plant) => grownOf(plant).words.map(([, , sign]) => sign)),
    moves: (text) => ({ left: cutsBy(text, 'b'), right: cutsBy(text, 'r') }),
  },
};

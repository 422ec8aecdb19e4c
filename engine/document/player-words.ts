/**
 * Whose an arc is, in the words that people write beside arcs, in tables and in the texts of other programs.
 */
import type { Player } from './document.ts';

const playerWords: Readonly<Record<string, Player>> = {
  ...{ l: 'left', left: 'left', blue: 'left', b: 'left', r: 'right', right: 'right', red: 'right' },
  ...{
    e: 'either',
    either: 'either',
    both: 'either',
    green: 'either',
    g: 'either',
    black: 'either',
    '': 'either',
  },
};

/** The player whom a word beside an arc names: L, Right, Left’s, blue. An empty word names either player. */
export function playerOfWord(word: string): Player | undefined {
  const said = word
    .trim()
    .toLowerCase()
    .replace(/^(?:player\s+)?([a-z]+)(?:['’]s)?(?:\s+(?:player|only|move))?$/, '$1');
  return Object.hasOwn(playerWords, said) ? playerWords[said] : undefined;
}

/** Whether a word may as well be the name of anything: a small letter, or the B and G of blue and green. */
export const isBareLetter = (word: string): boolean => /^\s*[a-zBG]\s*$/.test(word);

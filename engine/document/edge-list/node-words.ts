/**
 * The word by which people call each node, on paper as in texts: its name, if it has one that no other node
 * has; otherwise its id. If that id is the name of another node, a letter that nothing else is called by
 * takes its place. In an edge list, words with blanks, commas, brackets or arrows are written in quotation
 * marks, as JSON writes strings.
 */
import { oneSpelling } from '../../spelling.ts';
import { inQuotes, isReadAsItIs } from '../arrow-signs.ts';
import type { GameEdge, GameNode } from '../document.ts';
import { freshIds } from '../edits/ids.ts';
import { looksScored } from './score-line.ts';

/**
 * The word for each node, in the order of the nodes; no two are the same. Only the names of the moves of arcs
 * matter, which no letter may be. Cost: O(nodes), and O(moves) where a letter is needed.
 */
export function wordsFor(
  nodes: readonly Pick<GameNode, 'id' | 'name'>[],
  edges: readonly GameEdge[] = [],
): readonly string[] {
  // Texts are read in one spelling, so two names that differ only in spelling would be one word.
  const names = nodes.map(({ name }) => oneSpelling(name));
  const times = new Map<string, number>();
  for (const name of names) if (name !== '') times.set(name, (times.get(name) ?? 0) + 1);
  let fresh: (() => string) | undefined;
  return nodes.map(({ id }, i) => {
    if (times.get(names[i]) === 1) return names[i];
    if (times.get(id) !== 1) return id;
    fresh ??= freshIds({ nodes, edges });
    return fresh();
  });
}

/**
 * What a word may be without quotation marks. A word that begins with a bracket or a per cent sign is quoted,
 * since its line could be taken for another form; so is one that begins as a game in braces does, g{ or -{,
 * whose bar could be that of the node's scores; and a question mark alone, which is an open end.
 */
const bareWord = /^(?![[%<`]|\?$|\$*(?:[-−±]|\\pm)?(?:\\left)?[a-z]?\\?\{)[^\s,;()"#]+$/iu;

/** The word in quotation marks where it needs them. */
export const quoted = (word: string): string =>
  bareWord.test(word) && isReadAsItIs(word) && !looksScored(word) ? word : inQuotes(word);

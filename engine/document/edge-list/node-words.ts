/**
 * The word by which an edge list calls each node: its name, if it has one that no other node could be called
 * by; otherwise its id. Words with blanks, commas, brackets or arrows are written in quotation marks, as JSON
 * writes strings.
 */
import { inQuotes, isReadAsItIs } from '../arrow-signs.ts';
import { calledNode, type GameNode, type NodeId } from '../document.ts';
import { looksScored } from './score-line.ts';

/** The word for each node, in the order of the nodes; no two are the same. Cost: O(nodes). */
export function wordsFor(nodes: readonly GameNode[]): readonly string[] {
  const ids = new Set<NodeId>(nodes.map((node) => node.id));
  const times = new Map<string, number>();
  for (const node of nodes) times.set(calledNode(node), (times.get(calledNode(node)) ?? 0) + 1);
  return nodes.map((node) => {
    const called = calledNode(node);
    const clear = times.get(called) === 1 && (called === node.id || !ids.has(called));
    return clear ? called : node.id;
  });
}

/**
 * What a word may be without quotation marks. A word that begins with a bracket or a per cent sign is quoted,
 * since its line could be taken for another form; so is one that begins as a game in braces does, g{ or -{, whose bar could be
 * that of the node's scores.
 */
const bareWord = /^(?![[%<`]|\$*(?:[-−±]|\\pm)?(?:\\left)?[a-z]?\\?\{)[^\s,;()"#]+$/iu;

/** The word in quotation marks where it needs them. */
export const quoted = (word: string): string =>
  bareWord.test(word) && isReadAsItIs(word) && !looksScored(word) ? word : inQuotes(word);

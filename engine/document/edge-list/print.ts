/**
 * Prints a drawing as an edge list: a line for each node and player, and one for its score, nodes in the
 * order of the document. Cost: O(nodes + arcs).
 */
import { inQuotes } from '../arrow-signs.ts';
import {
  type GameDocument,
  isSimultaneous,
  isSolo,
  type Player,
  soloMoves,
  type Whose,
} from '../document.ts';
import { printMoves } from '../move-text.ts';
import { printScore } from '../score-text.ts';
import { looksLikeValue } from '../value-words.ts';
import { quoted, wordsFor } from './node-words.ts';

const arrows: Readonly<Record<Player, string>> = { either: '->', left: '->L', right: '->R' };
const arrowsOfNames: Readonly<Record<Whose, string>> = { ...arrows, either: '->E', both: '->J' };
const inOrder: readonly Player[] = ['either', 'left', 'right'];

/** The same in one line, which the editor and every command read: `a ->L b; b -> c`. */
export const printEdgeListInLine = (document: GameDocument): string =>
  printEdgeList(document).trimEnd().split('\n').join('; ');

/** The drawing as an edge list, which `parseEdgeList` reads. */
export function printEdgeList(document: GameDocument): string {
  const { nodes, edges } = document;
  const plain = wordsFor(nodes, edges);
  // In a list without arrows, a word that looks like a value would be read as one unless something else is
  // written about it.
  const alone = edges.length === 0;
  const words = plain.map((word, i) =>
    alone && nodes[i].score === undefined && looksLikeValue(word, nodes.length === 1, nodes[i].gray)
      ? inQuotes(word)
      : quoted(word),
  );
  const simultaneous = isSimultaneous(document);
  const places = new Map(nodes.map((node, i) => [node.id, i]));
  const options: Readonly<Record<Player, string[]>>[] = nodes.map(() => ({
    either: [],
    left: [],
    right: [],
  }));
  const reached = new Uint8Array(nodes.length);
  /** By node: the arcs whose moves have names. Each such arc has a line of its own. */
  const named = new Map<number, string[]>();
  for (const edge of edges) {
    const [source, target] = [places.get(edge.from)!, places.get(edge.to)!];
    reached[target] = 1;
    // Pairs call a move by the id that it leads to: a text that has another word for the node says that name.
    const unsaid = simultaneous && isSolo(edge) && plain[target] !== edge.to;
    const moves = printMoves(unsaid ? { ...edge, moves: soloMoves(edge) } : edge);
    if (moves === undefined && isSolo(edge)) options[source][edge.player].push(words[target]);
    else {
      const lines = named.get(source) ?? [];
      lines.push(`${arrowsOfNames[edge.player]}(${moves}) ${words[target]}`);
      named.set(source, lines);
    }
  }
  const lines: string[] = [];
  for (const [i, { gray, score }] of nodes.entries()) {
    const called = gray ? `(${words[i]})` : words[i];
    const moves = inOrder.filter((player) => options[i][player].length > 0);
    for (const player of moves) lines.push(`${called} ${arrows[player]} ${options[i][player].join(', ')}`);
    for (const arc of named.get(i) ?? []) lines.push(`${called} ${arc}`);
    if (score) lines.push(`${called}: ${printScore(score)}`);
    else if (moves.length === 0 && !named.has(i) && (gray || !reached[i])) lines.push(called);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Prints a drawing as an edge list: a line for each node and player, and one for its score, nodes in the order of the
 * document. Cost: O(nodes + arcs).
 */
import { type GameDocument, isSolo, type Player } from '../document.ts';
import { printScore } from '../score-text.ts';
import { quoted, wordsFor } from './node-words.ts';

const arrows: Readonly<Record<Player, string>> = { either: '->', left: '->L', right: '->R' };
const inOrder: readonly Player[] = ['either', 'left', 'right'];

export function printEdgeList({ nodes, edges }: GameDocument): string {
  const words = wordsFor(nodes).map(quoted);
  const places = new Map(nodes.map((node, i) => [node.id, i]));
  const options: Readonly<Record<Player, string[]>>[] = nodes.map(() => ({
    either: [],
    left: [],
    right: [],
  }));
  const reached = new Uint8Array(nodes.length);
  for (const { from, to, player } of edges.filter(isSolo)) {
    const target = places.get(to)!;
    reached[target] = 1;
    options[places.get(from)!][player].push(words[target]);
  }
  const lines: string[] = [];
  for (const [i, { gray, score }] of nodes.entries()) {
    const called = gray ? `(${words[i]})` : words[i];
    const moves = inOrder.filter((player) => options[i][player].length > 0);
    for (const player of moves) lines.push(`${called} ${arrows[player]} ${options[i][player].join(', ')}`);
    if (score) lines.push(`${called}: ${printScore(score)}`);
    else if (moves.length === 0 && (gray || !reached[i])) lines.push(called);
  }
  return lines.map((line) => `${line}\n`).join('');
}

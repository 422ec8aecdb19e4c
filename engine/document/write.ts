/**
 * A drawing as the text of a `*.grundy.json` file: a line for each node and each arc, so that two versions can be
 * compared by eye, and what has its default value left out. The same drawing always gives the same text.
 */
import type { GameDocument, GameEdge, GameNode, View } from './document.ts';

export function writeDocument({ title, nodes, edges, pieces, view }: GameDocument): string {
  const members = [
    '"format": "grundy"',
    '"version": 1',
    `"title": ${JSON.stringify(title)}`,
    `"nodes": ${lines(nodes.map(nodeFields))}`,
    `"edges": ${lines(edges.map(edgeFields))}`,
  ];
  if (pieces.length > 0) members.push(`"pieces": ${JSON.stringify(pieces)}`);
  const shown = viewFields(view);
  if (Object.keys(shown).length > 0) members.push(`"view": ${JSON.stringify(shown)}`);
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

const lines = (items: readonly object[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;

const nodeFields = ({ id, x, y, gray, name, score }: GameNode): object => ({
  id,
  x,
  y,
  ...(gray && { gray }),
  ...(name !== '' && { name }),
  // JSON leaves out a side that is undefined.
  ...(score && { score: { left: score.left, right: score.right } }),
});

const edgeFields = ({ from, to, player }: GameEdge): object => ({
  from,
  to,
  ...(player !== 'either' && { player }),
});

/** In one order, whatever order they were set in; members we know stand over members of the same name that were kept. */
export function viewFields({ rest, theory, asPublished, infinitePlay, camera, bends, pinned }: View): object {
  const known = { theory, asPublished, infinitePlay, camera, bends, pinned };
  return { ...rest, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) };
}

/**
 * Writes a drawing as the text of a `*.grundy.json` file: a line for each node and each arc, so that people can
 * compare two versions line by line; members that have their default value are left out. The same drawing
 * always gives the same text.
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
  // JSON.stringify leaves out a side that is undefined.
  ...(score && { score: { left: score.left, right: score.right } }),
});

const edgeFields = ({ from, to, player }: GameEdge): object => ({
  from,
  to,
  ...(player !== 'either' && { player }),
});

/**
 * The view's members in a fixed order, however they were set. A known member wins over an unknown one of the
 * same name.
 */
export function viewFields({ rest, theory, asPublished, infinitePlay, camera, bends, pinned }: View): object {
  const known = { theory, asPublished, infinitePlay, camera, bends, pinned };
  return { ...rest, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) };
}

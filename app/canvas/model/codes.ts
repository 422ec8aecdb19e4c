/**
 * Letter codes on nodes: as short as possible and all of one length, so that several can be typed one after
 * another. Nodes in view get codes, in reading order.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import { camera, type Size, seen } from './camera.ts';
import { inReadingOrder } from './directions.ts';
import type { Drawing, DrawnNode } from './drawing.ts';

/** With more codes than this nobody could read them. */
const most = 900;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

function nodesToCode(drawing: Drawing, size: Size): DrawnNode[] {
  const box = seen(camera(), size);
  const inside = drawing.nodePlaces
    .near(box)
    .filter(({ node: { x, y } }) => x >= box.x1 && x <= box.x2 && y >= box.y1 && y <= box.y2);
  return inReadingOrder(inside.length > 0 ? inside : drawing.nodes.values()).slice(0, most);
}

/** The node of each code, in reading order. */
export function codesInView(drawing: Drawing, size: Size): ReadonlyMap<string, NodeId> {
  const nodes = nodesToCode(drawing, size);
  const length = Math.max(1, Math.ceil(Math.log(Math.max(1, nodes.length)) / Math.log(alphabet.length)));
  return new Map(nodes.map((node, place) => [codeOf(place, length), node.id]));
}

function codeOf(place: number, length: number): string {
  let code = '';
  let left = place;
  for (let i = 0; i < length; i++) {
    code = alphabet[left % alphabet.length] + code;
    left = Math.floor(left / alphabet.length);
  }
  return code;
}

/** The nodes whose codes have been typed, and the beginning of the next code. */
export function readCodes(
  typed: string,
  codes: ReadonlyMap<string, NodeId>,
): { readonly nodes: readonly NodeId[]; readonly begun: string } {
  const length = [...codes.keys()][0]?.length ?? 1;
  const nodes: NodeId[] = [];
  let at = 0;
  while (at + length <= typed.length) {
    const id = codes.get(typed.slice(at, at + length));
    if (id !== undefined && !nodes.includes(id)) nodes.push(id);
    at += length;
  }
  return { nodes, begun: typed.slice(at) };
}

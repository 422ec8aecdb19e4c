/** Queries about a drawing at every change of the page look at its arcs and nodes once. */
import { expect, test } from 'vitest';
import { emptyDocument, isScored, isSimultaneous } from '../../../engine/document/index.ts';

/** A list, and how many of its records were looked at. */
function counted<T>(records: readonly T[]): { readonly list: readonly T[]; readonly looked: () => number } {
  let looked = 0;
  const handler: ProxyHandler<T[]> = {
    get(target, member) {
      if (typeof member === 'string' && /^[0-9]+$/.test(member)) looked++;
      return Reflect.get(target, member);
    },
  };
  return { list: new Proxy([...records], handler), looked: () => looked };
}

test('whether a drawing is simultaneous or has scores is found once for each list', () => {
  const nodes = counted([{ id: 'a', x: 0, y: 0, gray: false, name: '' }]);
  const edges = counted([{ from: 'a', to: 'a', player: 'left' as const }]);
  const document = { ...emptyDocument, nodes: nodes.list, edges: edges.list };
  for (const version of [document, { ...document, title: 'second' }, { ...document, title: 'third' }]) {
    expect(isSimultaneous(version)).toBe(false);
    expect(isScored(version)).toBe(false);
  }
  expect([nodes.looked(), edges.looked()]).toEqual([1, 1]);
  expect(isScored({ nodes: [{ ...nodes.list[0], score: { left: 1 } }] })).toBe(true);
});

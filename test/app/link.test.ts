/** Links: their length, and that nothing damaged, foreign or huge is opened. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { linkOf, reachOf, readLink } from '../../app/files/link.ts';
import { emptyDocument, type GameDocument, mergeEdgeList } from '../../engine/document/index.ts';
import { sealed } from '../../engine/document/links/seal.ts';

const packed = (text: string): string => `#g1=${deflateRawSync(text).toString('base64url')}`;

/**
 * A drawing as made by hand, node after node: in rows to the right, with arcs to nodes nearby. A linear
 * congruence gives the numbers.
 */
function drawing(nodes: number, arcs: number): GameDocument {
  let state = 7;
  const below = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const wide = Math.ceil(Math.sqrt(nodes));
  const lines = Array.from({ length: nodes }, (_, v) => `n${v}`);
  const read = mergeEdgeList(emptyDocument, lines.join('\n'));
  if (!read.ok) throw new Error('a list of nodes was refused');
  const placed = read.value.nodes.map((node, v) => ({
    ...node,
    name: '',
    x: (v % wide) * 100 + (below(3) - 1) * 20,
    y: Math.floor(v / wide) * 100 + (below(3) - 1) * 20,
    gray: below(8) === 0,
  }));
  const edges = new Map<string, GameDocument['edges'][number]>();
  while (edges.size < arcs) {
    const from = below(nodes);
    const to = Math.min(nodes - 1, Math.max(0, from + below(2 * wide) - wide));
    edges.set(`${from} ${to}`, { from: placed[from].id, to: placed[to].id, player: 'either' });
  }
  return { ...emptyDocument, title: 'A drawing', nodes: placed, edges: [...edges.values()] };
}

describe('lengths', () => {
  test.each([
    [30, 60, 402],
    [100, 200, 1_000],
    [300, 600, 3_500],
    [1_000, 2_000, 13_000],
  ])('the link of %i nodes and %i arcs is short enough', async (nodes, arcs, aim) => {
    const document = drawing(nodes, arcs);
    const link = await linkOf(document);
    console.log(`link: ${nodes} nodes, ${arcs} arcs: ${link.length} characters, aimed at ${aim}`);
    expect(link).toMatch(/^#g1=[\w-]+$/);
    expect(link.length).toBeLessThan(1.3 * aim);
    expect(await readLink(link)).toEqual({ ok: true, value: document });
  });

  test('a link says where it works, by its length', () => {
    expect([1_000, 1_001, 2_001, 8_001, 32_001].map(reachOf)).toEqual([
      'paper',
      'everywhere',
      'mail',
      'browsers',
      'nowhere',
    ]);
  });
});

test('any text survives: other scripts, characters beyond 16 bits, a lone surrogate', async () => {
  for (const name of ['Хакенбуш ☾₀', '🂡𝒫', '<img onerror=alert(1)>', '\ud800']) {
    const document = { ...drawing(3, 2), title: name };
    expect(await readLink(await linkOf(document))).toEqual({ ok: true, value: document });
  }
});

describe('refused', () => {
  const says = async (hash: string): Promise<string> => {
    const read = await readLink(hash);
    if (read.ok) throw new Error(`${hash.slice(0, 40)} was read`);
    return read.problems.map((each) => `${each.place} ${each.says}`).join('\n');
  };

  test('a link that was cut anywhere, or in which a character changed, is refused', async () => {
    const document = drawing(12, 20);
    const link = await linkOf(document);
    for (let at = 0; at < link.length; at++) {
      const cut = await readLink(link.slice(0, at));
      // The signs that programs leave out are tried at the end, where others may say the same.
      if (cut.ok) expect([cut.value, at >= link.length - 2]).toEqual([document, true]);
      else expect(cut.problems[0].says.length).toBeGreaterThan(20);
      if (at < 4 || at === link.length - 1) continue;
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(await says(link.slice(0, at) + other + link.slice(at + 1))).toMatch(/damaged/);
    }
  });

  test('a link that is foreign, newer, or in characters of other alphabets is refused', async () => {
    expect(await says('#section-2')).toMatch(/not a link of Grundy/);
    expect(await says('#g2=abcd')).toMatch(/newer/);
    for (const data of ['', '%41', 'a b', 'äöü', '====', 'x'])
      expect(await says(`#g1=${data}`)).toMatch(/damaged/);
    expect(await says(packed('{"format":"grundy"}'))).toMatch(/damaged/);
  });

  test('a few characters that unpack to very much are refused', async () => {
    expect(await says(packed(`[${' '.repeat(50_000_000)}]`))).toMatch(/8 MB/);
    expect(await says(packed(sealed(`{"v":${'['.repeat(1e6)}${']'.repeat(1e6)}}`)))).toMatch(/object/);
    const nested = `${'{"a":'.repeat(2e5)}0${'}'.repeat(2e5)}`;
    expect(await says(packed(sealed(`{"v":${nested}}`)))).toMatch(/deep|JSON/);
  });

  test('every broken rule is named', async () => {
    const text = sealed('{"x":[0,1],"y":[0],"f":[5],"e":[0],"p":"q","z":1}');
    const all = await says(packed(text));
    for (const place of ['y has', 'f[0]', 'p must', 'drawing.z']) expect(all).toContain(place);
  });
});

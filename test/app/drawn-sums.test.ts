/**
 * Sums that are drawn and opened: several drawings are put beside each other with their pieces, the sum of
 * the pieces opens as a drawing of its own or says how large it is, and a link opens the game that is in it.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMemory } from '../../engine/conduct/memory.ts';
import { setRules } from '../../engine/document/edits/index.ts';
import { compile, emptyDocument, type GameDocument, mergeEdgeList } from '../../engine/document/index.ts';
import { sumKinds } from '../../engine/outcome/rules.ts';
import { ask, drain } from '../../engine/run.ts';
import { beginPages, drawings, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

function drawing(text: string, ...pieces: readonly string[]): GameDocument {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return { ...read.value, pieces };
}

async function run(id: string): Promise<void> {
  const { sumCommands } = await import('../../app/commands/sum.ts');
  await sumCommands.find((command) => command.id === id)?.run();
}

test('another drawing is put beside the open one with its pieces, so that both make one sum', async () => {
  const page = await openPage(shelf());
  await page.openAsNew(drawing('a -> b', 'a'));
  await page.flush();
  const [about] = await page.listDrawings();
  await page.openAsNew(setRules(drawing('x -> y -> z', 'x'), { sum: 'sequential' }));
  const { addBeside } = await import('../../app/commands/adding-beside.ts');
  await addBeside(about);
  const { document, toasts } = page.editor();
  expect(document.nodes).toHaveLength(5);
  expect(document.pieces).toHaveLength(2);
  const [first, second] = document.pieces.map((id) => document.nodes.find((node) => node.id === id));
  expect(second?.x).toBeGreaterThan(Math.max(...document.nodes.slice(0, 3).map(({ x }) => x)));
  expect(first?.id).toBe('x');
  expect(toasts.at(-1)?.says).toContain('beside');
  expect(toasts.map(({ says }) => says)).toContain(
    'This changes the rules: the sum is sequential here, and was disjunctive there.',
  );
  // The drawing that was copied stays as it was.
  await page.flush();
  expect(drawings()).toHaveLength(2);
});

test('the sum of three pieces opens as a drawing of its own, and one too large says its size', async () => {
  const page = await openPage(shelf());
  await page.openAsNew(drawing('a -> b\nx -> y -> z', 'a', 'x', 'x'));
  await run('game.open-sum');
  const { document } = page.editor();
  expect(document.nodes).toHaveLength(18);
  expect(document.title).toBe('a + x + x');
  expect(new Set(document.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(18);
  const path = Array.from({ length: 40 }, (_, v) => `n${v}`).join(' -> ');
  await page.openAsNew(drawing(path, 'n0', 'n0', 'n0'));
  await run('game.open-sum');
  expect(page.editor().document.nodes).toHaveLength(40);
  expect(page.editor().toasts.at(-1)?.says).toContain('This sum has 64,000 positions');
});

test('a drawing of a sum of any kind is won by the player who wins the sum', async () => {
  const { sumPlayed } = await import('../../app/store/sums-of.ts');
  const told = async (document: GameDocument) => {
    const { graph, index } = compile(document);
    const pieces = Uint32Array.from(document.pieces, (id) => index.get(id) ?? -1);
    const found = drain(ask('sum', { pieces }, { graph, rules: document.view.rules }, openMemory()));
    if (found.kind === 'over-budget') throw new Error(found.says);
    return found.outcome;
  };
  const thesis = [
    '3 -> 2, 1\n2 -> 1, 0\n1 -> 0\nn3 -> n2, n1, n0\nn2 -> n1, n0\nn1 -> n0',
    '3',
    'n3',
  ] as const;
  const partizan = ['a ->L b, c\nb ->R c\nc ->L d\nx ->R y\ny ->L x\nx -> z', 'a', 'x'] as const;
  const meeting = ['a -> b -> c -> a\nc -> d', 'a', 'b'] as const;
  const signs = {
    disjunctive: '+',
    conjunctive: '∧',
    continued: '▽',
    selective: '∨',
    sequential: '→',
  } as const;
  for (const sum of sumKinds) {
    for (const [text, first, second] of sum === 'annihilation' ? [thesis, meeting] : [thesis, partizan]) {
      const page = await openPage(shelf());
      const drawn = setRules(drawing(text, first, second), { sum });
      expect(sumPlayed(drawn).id).toBe(sum);
      await page.openAsNew(drawn);
      await run('game.open-sum');
      const { document } = page.editor();
      const [start] = document.nodes;
      expect(start.name).toBe(`${first} ${sum === 'annihilation' ? '+' : signs[sum]} ${second}`);
      // A single piece is played the same in every sum.
      expect([sum, await told({ ...document, pieces: [start.id] })]).toEqual([sum, await told(drawn)]);
    }
  }
});

test('of nodes that have no such sum the disjunctive one is drawn', async () => {
  const page = await openPage(shelf());
  await page.openAsNew(setRules(drawing('a -> (g)\n(g) -> b', 'a', 'b'), { sum: 'sequential' }));
  await run('game.open-sum');
  expect(page.editor().document.nodes[0].name).toBe('a + b');
});

test('beside hidden values a sum hides the positions that would tell them', async () => {
  const page = await openPage(shelf());
  await page.openAsNew(drawing('a -> b\nx -> y'));
  const { isHidden } = await import('../../app/store/hidden.ts');
  const { toggleHidden } = await import('../../app/store/hiding.ts');
  toggleHidden(['a']);
  page.select(['a', 'x']);
  await run('game.sum');
  const { document, hidden } = page.editor();
  const secret = document.nodes.filter(({ id }) => isHidden(hidden, id)).map(({ name, id }) => name || id);
  expect(secret).toEqual(['a', 'a + x', 'a + y']);
});

test('a link with a game opens the drawing and the game, with the turns that are legal', async () => {
  const page = await openPage(shelf());
  const { linkOf } = await import('../../app/files/link.ts');
  const hash = `${await linkOf(drawing('a -> b -> c\nx -> y', 'a', 'x'))}&game=ls.0-3.0-1-1-4.0-0`;
  vi.stubGlobal('location', { hash, pathname: '/', search: '' });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  const { openAtStart } = await import('../../app/files/open-link.ts');
  await openAtStart();
  const { game, document, walkthrough } = page.editor();
  expect(document.nodes).toHaveLength(5);
  expect(walkthrough).toMatchObject({ kind: 'shown', subject: { of: 'game' } });
  expect(game).toMatchObject({ sum: 'selective', starter: 'left', computer: undefined, pieces: ['a', 'x'] });
  expect(game?.plies.map(({ moves }) => moves.map(({ to }) => to))).toEqual([['b', 'y']]);
  const { endWalkthrough } = await import('../../app/walkthrough/walking.ts');
  endWalkthrough();
});

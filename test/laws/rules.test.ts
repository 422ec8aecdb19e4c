/**
 * The rules under which a drawing is played travel as one record: each of its members, even one that is not
 * known yet, comes through every drawing that is made from another, to every theory and question, and
 * distinguishes two games.
 */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { gameOf } from '../../app/store/game-of.ts';
import { sameGame } from '../../app/store/same-game.ts';
import { openMemory } from '../../engine/conduct/memory.ts';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { emptyDocument, type GameDocument, isSimultaneous } from '../../engine/document/document.ts';
import { fragment } from '../../engine/document/edits/copies.ts';
import { drawnDifference } from '../../engine/document/edits/drawn-difference.ts';
import { drawnSum } from '../../engine/document/edits/drawn-sum.ts';
import { unionOf } from '../../engine/document/edits/union.ts';
import { setRules } from '../../engine/document/edits/view.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { writeTerse } from '../../engine/document/links/write.ts';
import { readDocument, readGraph } from '../../engine/document/read.ts';
import { writeDocument } from '../../engine/document/write.ts';
import { conventions, type Rules, ruledBy, sameRules, sumKinds } from '../../engine/outcome/rules.ts';
import { gameAbout } from '../../engine/questions/game-about.ts';
import { drain } from '../../engine/rounds.ts';
import type { GameToSolve } from '../../engine/theories/question.ts';
import { theories } from '../../engine/theories/register.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { partizan } from '../fixtures/partizan.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

/** Rules such as there may be some day, with a member that nothing here names. */
const later = (drawn: string): Partial<Rules> => ({ later: drawn }) as Partial<Rules>;

const everyRule: fc.Arbitrary<Rules> = fc.record({
  theory: fc.constantFrom('auto', 'partizan', 'of the future'),
  asPublished: fc.boolean(),
  infinitePlay: fc.constantFrom('draw', 'left', 'right'),
  play: fc.constantFrom('turns', 'simultaneous', 'misere'),
  convention: fc.constantFrom(...conventions),
  sum: fc.constantFrom(...sumKinds),
});

const documents = fc
  .tuple(arbitraryDocument, fc.constantFrom('one way', 'another'))
  .map(([document, drawn]) => setRules(document, later(drawn)));

/** Every drawing that the engine makes of a drawing. */
function madeOf(document: GameDocument): readonly GameDocument[] {
  const ids = document.nodes.map(({ id }) => id);
  const some = ids.slice(0, 2);
  const [first, last] = [ids[0], ids[ids.length - 1]];
  const made = ids.length === 0 ? [] : [unionOf(document, some, 100), drawnSum(document, some, 100)];
  const difference =
    isSimultaneous(document) || ids.length === 0 ? [] : [drawnDifference(document, [first, last], 100)];
  return [
    fragment(document, some),
    ...[...made, ...difference].flatMap((each) => (each.kind === 'drawn' ? [each.document] : [])),
  ];
}

test('a drawing that is made of another is played under the same rules', () => {
  let drawn = 0;
  tryLaw(documents, 200, (document) => {
    for (const { view } of madeOf(document)) {
      expect(view.rules).toEqual(document.view.rules);
      drawn++;
    }
  });
  expect(drawn).toBeGreaterThan(oftenEnough(600));
});

test('a file, its graph and a link have all rules that a file can have', () => {
  tryLaw(fc.tuple(arbitraryDocument, everyRule), 200, ([before, { play, ...rules }]) => {
    const document = setRules(before, rules);
    const [file, graph, link] = [
      readDocument(writeDocument(document)),
      readGraph(writeDocument(document)),
      readTerse(writeTerse(document)),
    ];
    if (!file.ok || !graph.ok || !link.ok) throw new Error('refused');
    for (const { rules: read } of [file.value.document.view, graph.value.view, link.value.view])
      expect(read).toEqual(document.view.rules);
  });
});

describe('one rule that differs', () => {
  const graph = partizan(2, [[0, 1]], [[0, 0]]);
  const changes: readonly Partial<Rules>[] = [
    { theory: 'partizan' },
    { asPublished: true },
    { infinitePlay: 'left' },
    { play: 'simultaneous' },
    { convention: 'majority' },
    { sum: 'continued' },
    later('one way'),
  ];

  test.each(changes)('%j is another game', (change) => {
    const [usual, changed] = [ruledBy({}), ruledBy(change)];
    expect(sameRules(usual, changed)).toBe(false);
    expect(sameRules(changed, structuredClone(changed))).toBe(true);
    const memory = openMemory();
    const found = memory.recall({ graph, rules: usual });
    expect(memory.recall({ graph, rules: structuredClone(usual) })).toBe(found);
    expect(memory.recall({ graph, rules: changed })).not.toBe(found);
    expect(sameGame(emptyDocument, setRules(emptyDocument, change))).toBe(false);
  });

  test.each(changes)('%j comes to the job, to what answers, and to the theory', (change) => {
    const document = setRules(emptyDocument, change);
    expect(gameOf(document).game.rules).toBe(document.view.rules);
    const game: GameToSolve = { graph, rules: document.view.rules };
    expect(gameAbout(game, [0]).rules).toBe(game.rules);
    expect(openMemory().recall(game).rules).toBe(game.rules);
    expect(openMemory().recallPart(game, [0]).rules).toBe(game.rules);
    const solves = theories.map((theory) => vi.spyOn(theory, 'solve'));
    drain(solveGraph(game));
    drain(openMemory().recall(game).labelling());
    const given = solves.flatMap(({ mock }) => mock.calls.map(([, options]) => options));
    vi.restoreAllMocks();
    expect(given).toHaveLength(2);
    for (const options of given) expect(options?.rules).toBe(game.rules);
  });
});

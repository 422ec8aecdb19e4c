/** Rounds of a drawing compiled: none is lost, and no theory or question of games by turns claims them. */
import { describe, expect, test } from 'vitest';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { compile } from '../../engine/document/compile.ts';
import { emptyDocument } from '../../engine/document/document.ts';
import { closedPart } from '../../engine/graph/closed-part.ts';
import { graphFacts } from '../../engine/graph/facts.ts';
import { questionFor, questionsAbout } from '../../engine/questions/register.ts';
import { drain } from '../../engine/rounds.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { theories } from '../../engine/theories/register.ts';
import { textOf } from '../../engine/values/words.ts';
import { ruledGame } from '../fixtures/games.ts';
import { rounds as drawing, movesAt } from '../fixtures/rounds.ts';

describe('compiled', () => {
  const { graph } = compile(drawing);
  const { joint } = graph;
  if (!joint) throw new Error('the rounds were lost');

  test('it has every move and every round, with names, gains and solo results', () => {
    expect(movesAt(joint, 0)).toEqual([
      'left l to 1',
      'left r to 1 gains 1',
      'right 1 to 2',
      'right x to -1',
      'l/1 to 2',
      'r/x to 2 gains 1/2',
      'l/x to 3',
    ]);
    expect(graphFacts(graph)).toMatchObject({ arcs: 3, terminals: 3 });
    expect(compile({ ...emptyDocument, nodes: drawing.nodes }).graph.joint).toBeUndefined();
  });

  test('the score of an end is kept, that of a position where both can move is not asked for', () => {
    const scored = { ...drawing, nodes: drawing.nodes.map((node) => ({ ...node, score: { left: '1/3' } })) };
    const compiled = compile(scored).graph;
    expect(compiled.scores).toBeUndefined();
    expect([...(compiled.joint?.scores ?? [])].map((place) => place >= 0)).toEqual([false, true, true, true]);
  });

  test('a closed part keeps the moves and rounds of its vertices', () => {
    const ends = closedPart(graph, Uint8Array.of(0, 1, 1, 1)).graph;
    expect(ends.joint?.pairs.targets.length).toBe(0);
    const whole = closedPart(graph, Uint8Array.of(1, 1, 1, 1)).graph;
    expect(whole.joint && movesAt(whole.joint, 0)).toEqual(movesAt(joint, 0));
  });

  test.each(theories.filter(({ space }) => space !== 'joint').map(({ id }) => id))(
    'has no values by "%s", and gets the reason',
    (id) => {
      const { theory, reason, uncovered } = chooseTheory(ruledGame(graph, { theory: id }));
      expect(theory).toBeUndefined();
      expect(reason).toBe('both players move at once, and this is for games in which they take turns');
      expect(uncovered).toBe(4);
    },
  );

  test('has its values from the theory of simultaneous play, where no pair of moves is a hole', () => {
    const solved = drain(solveGraph(ruledGame(graph), { withRemoteness: true }));
    expect(solved.choice.theory?.id).toBe('simultaneous');
    const { table, codes } = solved.labelling;
    expect(Array.from(codes, (code) => (code < 0 ? 'none' : textOf(table[code])))).toEqual([
      'none',
      '0',
      '0',
      '0',
    ]);
  });

  test('only questions of simultaneous play apply', () => {
    const game = { ...ruledGame(graph), theory: undefined };
    const asked = questionsAbout(game, 'vertex', { vertex: 0 });
    expect(asked.map(({ id }) => id)).toContain('matrix');
    for (const { id, space } of asked) expect([id, space]).toEqual([id, 'joint']);
    const sum = questionFor('sum', game, { pieces: Uint32Array.of(0, 0) });
    expect(sum.ok && sum.value.space).toBe('joint');
  });
});

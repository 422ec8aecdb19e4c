/**
 * Texts of rules with something wrong in them: what can be read is played, and ids lead to the rulesets that
 * they are.
 */
import { describe, expect, test } from 'vitest';
import { idOfRules, textOfRulesId } from '../../../../engine/document/rules-id.ts';
import { rulesetOfId } from '../../../../engine/rulesets/ruleset-of-id.ts';
import { draftOfRuleset } from '../../../../engine/rulesets/written/index.ts';
import { readableRules } from '../../../../engine/rulesets/written/readable-rules.ts';

const dominoes = 'board: grid\npieces: # a covered square\nLeft, upright: .. -> ##\nRight: .. -> ##\n';

describe('a text in which something is wrong', () => {
  test('is played without its wrong lines, and says where they are', () => {
    const { text, problems } = readableRules(`${dominoes}Left: .. -> #\n`);
    expect(text).toBe(`${dominoes}\n`);
    expect(problems.map(({ line }) => line)).toEqual([5]);
  });

  test('is played without what says nothing without its wrong lines', () => {
    const { text, problems } = readableRules(
      'board: row\nEither: . -> #\nLeft: TT. -> .T\nRight: as Left, with T and F exchanged',
    );
    expect(text).toBe('board: row\nEither: . -> #\n\n');
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });

  test('has a board without moves where no rule can be read', () => {
    const { hasRules, ruleset } = draftOfRuleset('board: row\npieces: T a toad\nLeft: T. -> ');
    expect(hasRules).toBe(false);
    const read = ruleset.read('T.T');
    expect(read.problems).toEqual([]);
    expect(ruleset.moves(read.position)).toEqual([]);
  });

  test('has the id of what can be read, so that a worker finds it', () => {
    const { ruleset } = draftOfRuleset(`${dominoes}nonsense`);
    expect(textOfRulesId(ruleset.id)).toBe(dominoes);
    expect(rulesetOfId(ruleset.id)?.id).toBe(ruleset.id);
  });
});

test('the id of a written ruleset leads to it, and none to a text in which something is wrong', () => {
  const ruleset = rulesetOfId(idOfRules(dominoes));
  expect(ruleset?.moves(ruleset.read('../..').position)).toHaveLength(4);
  expect(rulesetOfId(idOfRules(dominoes))).toBe(ruleset);
  expect(rulesetOfId(idOfRules(`${dominoes}nonsense`))).toBeUndefined();
  expect(rulesetOfId('domineering')?.name).toBe('Domineering');
});

describe('the lines from which moves come', () => {
  const linesAt = (text: string, position: string) => {
    const { ruleset, linesOfMoves } = draftOfRuleset(text);
    const { position: read } = ruleset.read(position);
    const moves = ruleset.moves(read);
    return linesOfMoves(read, moves).map((lines, i) => [moves[i].player, ruleset.print(moves[i].to), lines]);
  };

  test('are those of the rule that makes the move, and of a mirror image its own', () => {
    const toads =
      'board: row\npieces: T a toad, F a frog\nLeft: T. -> .T\nLeft: TF. -> .FT\nRight: as Left, with T and F exchanged, the other way';
    expect(linesAt(toads, 'TF.')).toEqual([['left', '.FT', [4]]]);
    expect(linesAt(toads, 'T.F')).toEqual([
      ['left', '.TF', [3]],
      ['right', 'TF.', [5]],
    ]);
  });

  test('are several where several rules make the same move', () => {
    const both = 'board: row\nEither: .. -> ##\nEither: .[.#] -> ##';
    expect(linesAt(both, '..')).toEqual([['either', '##', [2, 3]]]);
    expect(linesAt(both, '.#')).toEqual([['either', '##', [3]]]);
  });

  test('are those of jumps that continue, and of entailing moves', () => {
    const jumps = 'board: row\nLeft: LR. -> ..L, again straight on\nRight: R -> ., entailing';
    expect(linesAt(jumps, 'LR.R.')).toEqual([
      ['left', '..LR.', [2]],
      ['left', '....L', [2]],
      ['right', 'L..R. !', [3]],
      ['right', 'LR... !', [3]],
    ]);
  });
});

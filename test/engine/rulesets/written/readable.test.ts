/** Texts of rules with something wrong in them: what can be read is played, and ids lead to the rulesets that they are. */
import { describe, expect, test } from 'vitest';
import { rulesetOfId } from '../../../../engine/rulesets/ruleset-of-id.ts';
import { draftOfRuleset } from '../../../../engine/rulesets/written/index.ts';
import { readableRules } from '../../../../engine/rulesets/written/readable-rules.ts';
import { idOfRules, textOfRulesId } from '../../../../engine/rulesets/written/rules-id.ts';

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

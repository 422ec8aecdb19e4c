/**
 * The values of simultaneous games, of their documents and of their sums, are the checked ones: boards as
 * their rulesets generate them, and as the check of tables plays them.
 */
import { describe, expect, test } from 'vitest';
import { rulesByHand } from '../../../engine/checking/moves/moves-by-hand.ts';
import { gameAtOnce, openPlayAtOnce } from '../../../engine/checking/play/joint-play.ts';
import { printFraction } from '../../../engine/checking/play/matrix-of-fractions.ts';
import { ask } from '../../../engine/conduct/ask.ts';
import { withoutEnds } from '../../../engine/graph/game-graph.ts';
import type { Convention } from '../../../engine/outcome/rules.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import { rulesOfRuleset } from '../../../engine/rulesets/ruleset.ts';
import { valueOfRoundsSum } from '../../../engine/simultaneous/sum-value.ts';
import type { RoundSum } from '../../../engine/simultaneous/sums.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { expectedOf } from '../../../engine/theories/simultaneous/values.ts';
import { textOf } from '../../../engine/values/words.ts';
import { positionOf } from '../../fixtures/boards.ts';
import { boardAtOnce, rulesetCalled } from '../../fixtures/boards-at-once.ts';
import { expectedValuesOf } from '../../fixtures/joint-games.ts';
import { graphOfComponents, graphOfDocument } from '../../fixtures/simultaneous-graphs.ts';
import { simultaneousVectors } from '../../fixtures/simultaneous-vectors.ts';

describe.each(
  simultaneousVectors.positions.map((given) => [`${given.ruleset} ${given.position}`, given] as const),
)('%s', (_, given) => {
  test.each(['normal', 'scoring'] as const)('%s', (convention) => {
    const graph = boardAtOnce(given.ruleset, given.position, convention).graph;
    const { joint } = graph;
    expect([joint?.left.starts[1], joint?.right.starts[1]]).toEqual(given.moves);
    const { ev, rightSees, leftSees, matrix } = given[convention];
    const seen = { low: ev, high: ev, rightSees, leftSees };
    if (convention === 'scoring' && !matrix) {
      expect(expectedValuesOf(graph, convention)[0]).toMatchObject(seen);
      return;
    }
    const answer = drain(ask('matrix', { vertex: 0 }, { graph, rules: ruledBy({ convention }) }));
    if (answer.kind === 'over-budget') throw new Error(answer.says);
    expect(answer.value).toMatchObject(seen);
    if (matrix) expect(answer.cells.map((row) => row.map(({ low }) => low))).toEqual(matrix);
    if (convention === 'scoring') return;
    const { winLeft, winRight } = given.normal;
    expect(answer.value?.class).toBe(given.normal.class);
    expect(answer.wins).toEqual({ left: winLeft, right: winRight });
  });
});

test.each(simultaneousVectors.documents.map((given) => [given.name, given] as const))('%s', (_, given) => {
  const { graph, index } = graphOfDocument(given.document);
  for (const [id, expected] of Object.entries(given.expect)) {
    for (const [convention, ev] of Object.entries(expected) as [Convention, string][]) {
      const value = expectedValuesOf(graph, convention)[index.get(id) ?? -1];
      if (ev === 'hole' || ev === 'cycle') expect(value, `${id} ${convention}`).toBeUndefined();
      else expect(value && textOf(value), `${id} ${convention}`).toBe(ev);
    }
  }
});

test.each(
  simultaneousVectors.sums.map((given, i) => {
    const parts = given.components.map((each) =>
      'position' in each ? each.position : `document from ${each.start}`,
    );
    return [`${i}: ${parts.join(' and ')}, ${given.sum}, ${given.convention}`, given] as const;
  }),
)('%s', (_, { sum, convention, components, ev, rightSees, leftSees }) => {
  const { graph, starts } = graphOfComponents(components, (id, position) =>
    withoutEnds(boardAtOnce(id, position, convention, true).graph),
  );
  const judged = drain(valueOfRoundsSum(jointGraph(graph), starts, sum as RoundSum, convention));
  if (!judged || 'kind' in judged) throw new Error('it has a value');
  const seen = rightSees === undefined ? {} : { rightSees, leftSees };
  expect(expectedOf(judged, convention)).toMatchObject({ low: ev, high: ev, ...seen });
});

const ofBoards = simultaneousVectors.sums.flatMap(({ components, ...sum }) => {
  const [first] = components;
  const positions = components.flatMap((each) =>
    'ruleset' in first && 'ruleset' in each && each.ruleset === first.ruleset ? [each.position] : [],
  );
  return 'ruleset' in first && positions.length === components.length
    ? [{ ...sum, ruleset: first.ruleset, position: positions.join(' + ') }]
    : [];
});

describe('components of one board', () => {
  const rows = ofBoards.map(
    (given) => [`${given.ruleset} ${given.position}, ${given.sum}, ${given.convention}`, given] as const,
  );

  test.each(rows)('%s, as the ruleset generates it', (_, { ruleset: id, position, sum, convention, ev }) => {
    const ruleset = rulesetCalled(id);
    const rules = ruledBy({ convention, sum }, rulesOfRuleset(ruleset));
    const found = drain(generate(ruleset.coder(positionOf(ruleset, position), rules)));
    if (found.kind !== 'generated') throw new Error(found.says);
    expect(expectedValuesOf(found.graph, convention)[0]).toMatchObject({ low: ev, high: ev });
  });

  test.each(rows)(
    '%s, played by hand',
    (_, { ruleset, position, sum, convention, ev, rightSees, leftSees }) => {
      const { rounds } = rulesByHand[ruleset];
      if (!rounds) throw new Error('there are no moves by hand');
      const play = openPlayAtOnce(gameAtOnce(rounds, { convention, sum: sum as RoundSum }));
      const found = drain(play.worthOf(position, 100_000));
      if (!found?.value) throw new Error('it has a value');
      const seen = [printFraction(found.rightSees), printFraction(found.leftSees)];
      expect(printFraction(found.value)).toBe(ev);
      if (rightSees !== undefined) expect(seen).toEqual([rightSees, leftSees]);
    },
  );
});

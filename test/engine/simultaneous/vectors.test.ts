/** The values of simultaneous games, of their documents and of their sums, are the checked ones; boards are played by hand. */
import { describe, expect, test } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import type { Convention } from '../../../engine/outcome/rules.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { valueOfRoundsSum } from '../../../engine/simultaneous/sum-value.ts';
import type { RoundSum } from '../../../engine/simultaneous/sums.ts';
import { simultaneous } from '../../../engine/theories/simultaneous/index.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { expectedOf } from '../../../engine/theories/simultaneous/values.ts';
import type { ExpectedValue } from '../../../engine/values/expected.ts';
import { textOf } from '../../../engine/values/words.ts';
import { simultaneousVectors } from '../../fixtures/simultaneous-vectors.ts';
import { graphOfComponents, graphOfDocument, graphOfHandBoard } from '../../oracle/simultaneous-graphs.ts';

function valuesIn(graph: GameGraph, convention: Convention): readonly (ExpectedValue | undefined)[] {
  const { table, codes } = drain(simultaneous.solve(graph, { rules: ruledBy({ convention }) }));
  return Array.from(codes, (code) => {
    const value = code < 0 ? undefined : table[code];
    if (value && value.kind !== 'expected') throw new Error(`a value of the kind ${value.kind}`);
    return value;
  });
}

describe.each(
  simultaneousVectors.positions.map((given) => [`${given.ruleset} ${given.position}`, given] as const),
)('%s', (_, given) => {
  const graph = graphOfHandBoard(given.ruleset, given.position);

  test.each(['normal', 'scoring'] as const)('%s', (convention) => {
    const { joint } = graph;
    expect([joint?.left.starts[1], joint?.right.starts[1]]).toEqual(given.moves);
    const { ev, rightSees, leftSees, matrix } = given[convention];
    const seen = { low: ev, high: ev, rightSees, leftSees };
    if (convention === 'scoring' && !matrix) {
      expect(valuesIn(graph, convention)[0]).toMatchObject(seen);
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
      const value = valuesIn(graph, convention)[index.get(id) ?? -1];
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
  const { graph, starts } = graphOfComponents(components);
  const judged = drain(valueOfRoundsSum(jointGraph(graph), starts, sum as RoundSum, convention));
  if (!judged || 'kind' in judged) throw new Error('it has a value');
  const seen = rightSees === undefined ? {} : { rightSees, leftSees };
  expect(expectedOf(judged, convention)).toMatchObject({ low: ev, high: ev, ...seen });
});

/** The good moves of a sum on the drawing: whose they are, what they bring, and what they lead to. */
import { expect, test } from 'vitest';
import { markedMoves } from '../../app/canvas/layers/sum-marks.ts';
import { ask } from '../../engine/conduct/ask.ts';
import { drain } from '../../engine/rounds.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';

function marked(text: string, ...pieces: readonly string[]): string[] {
  const { graph, names } = namedDigraph(text);
  const about = { pieces: Uint32Array.from(pieces, (name) => names.indexOf(name)) };
  const sum = drain(ask('sum', about, ruledGame(graph)));
  if (sum.kind === 'over-budget') throw new Error(sum.says);
  return markedMoves(sum).map(
    ({ move, player, says }) => `${player}: ${names[move.from]} to ${names[move.to]} ${says}`,
  );
}

test('moves that win, with the value they lead to', () => {
  expect(marked('a -> b -> c\na -> c\nx -> y', 'a', 'x')).toEqual(['either: a to b wins: 0']);
});

test('moves that draw, with a value with exits', () => {
  expect(marked('a -> b -> a\nb -> c -> d', 'a')).toEqual(['either: a to b draws: ∞₁']);
});

test('of either player, where they have moves of their own', () => {
  expect(marked('a ->L b\na ->R c\nb ->L d', 'a')).toEqual(['left: a to b wins: 1', 'right: a to c wins: 0']);
});

test('of scores the best, with the score', () => {
  expect(marked('a ->L b, c\na ->R c\nb: 3\nc: -2', 'a')).toEqual([
    'left: a to b best: 3',
    'right: a to c best: −2',
  ]);
});

/**
 * Values that are found by options and simplified are those that the engine prints, whichever way their names
 * are written out.
 */
import { describe, expect, test } from 'vitest';
import { openGames } from '../../../engine/checking/games/game-store.ts';
import { readNamedGame } from '../../../engine/checking/games/read-game.ts';
import { openDesk } from '../../../engine/checking/play/desk.ts';
import { openOrder } from '../../../engine/checking/play/order.ts';
import { drain } from '../../../engine/rounds.ts';
import { openWorths } from '../../../engine/sweeps/sweep.ts';
import { textOf } from '../../../engine/values/words.ts';
import { handOf } from '../../arbitrary/positions.ts';
import { tryLaw } from '../../laws/seeds.ts';

describe('simplest forms', () => {
  test.each(['toppling-dominoes', 'clobber', 'domineering', 'hackenbush'])(
    'of positions of %s',
    (ruleset) => {
      const worths = openWorths({ ruleset });
      const desk = openDesk({ ruleset });
      tryLaw(handOf(ruleset).positions, 25, (position) => {
        const { value } = drain(worths.worthOf(position));
        const at = desk && drain(desk.positions.settle(position, 10_000));
        if (!value || !desk || at === undefined) throw new Error(`Nobody solves ${position}`);
        const claimed = readNamedGame(desk.games, textOf(value));
        expect(claimed).toBeTypeOf('number');
        expect(desk.simplest.ofPosition(at)).toBe(desk.simplest.ofGame(claimed ?? -1));
        expect(drain(desk.order.compare(at, claimed ?? -1, 1_000_000))).toBe('=');
      });
    },
  );
});

/** By the rules of sums and by what the papers say. */
const equal: readonly (readonly [string, string])[] = [
  ['1/2+1/2', '1'],
  ['-3/4*', '{-1|-1/2}*'],
  ['⇑', '{0|↑*}'],
  ['3·↑*', '↑+↑+↑*'],
  ['↑[2]', '↑+↑²'],
  ['↑[3]', '↑+↑²+↑³'],
  ['↓[2]*', '-↑[2]*'],
  ['±1', '{1|-1}'],
  ['±(2*)', '{2*|-2*}'],
  ['⧾_2', '{0‖0|-2}'],
  ['⧿_{1/2}', '{1/2|0‖0}'],
  ['{4‖3|2⫴1}', '{{4|{3|2}}|1}'],
  ['{0,*|0,*}', '*2'],
  ['2+3·↑', '{2|2⇑*}'],
];

const different: readonly (readonly [string, string, '<' | '>' | '||'])[] = [
  ['↑', '0', '>'],
  ['↑', '*', '||'],
  ['⇑', '*', '>'],
  ['⧾_1', '↑', '<'],
  ['↑²', '↑', '<'],
  ['1/2', '{1|0}', '||'],
];

describe('names of games', () => {
  const games = openGames();
  const order = openOrder(games, games);
  const comparison = (one: string, other: string): unknown => {
    const [g, h] = [readNamedGame(games, one), readNamedGame(games, other)];
    return g === undefined || h === undefined ? 'unread' : drain(order.compare(g, h, 1_000_000));
  };
  test.each(equal)('%s is %s', (one, other) => expect(comparison(one, other)).toBe('='));
  test.each(different)('%s and %s', (one, other, sign) => expect(comparison(one, other)).toBe(sign));
  test.each(['', '{0|1', '0|1', '{0}', '1/3', 'overly', '{0|1|2}', '2 2', 'a{0|b}', '()', '±'])(
    '"%s" is not a name',
    (text) => expect(readNamedGame(games, text)).toBeUndefined(),
  );
  test('a name that is too large is distinguished from one that cannot be read', () => {
    const before = games.refusals;
    expect(readNamedGame(games, '{0|')).toBeUndefined();
    expect(games.refusals).toBe(before);
    expect(readNamedGame(games, '100000')).toBeUndefined();
    expect(games.refusals).toBeGreaterThan(before);
  });
});

/** Whether the measures of a row are right: found again, by their definitions, of the value that the row claims. */

import { readNamedGame } from '../games/read-game.ts';
import type { ClaimedValue } from '../games/read-value.ts';
import type { Desk } from './desk.ts';
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';
import { gameOfNumber } from './heat.ts';

/** A number as a table prints it: 3, -1/2. */
function printed(x: number): string {
  let denominator = 1;
  while (!Number.isInteger(x * denominator)) denominator *= 2;
  return denominator === 1 ? String(x + 0) : `${x * denominator}/${denominator}`;
}

/** `isRight` says whether the value itself was found to be right; else nothing is known of the measure. */
export function checkMeasure(
  desk: Desk,
  measure: string,
  text: string,
  claimed: ClaimedValue | undefined,
  isRight: boolean,
): CheckFinding {
  if (text === '') return unchecked('there is none');
  if (!claimed) return unchecked('the value could not be read');
  if (!isRight) return unchecked('the value itself was not checked');
  const found =
    claimed.kind === 'scoring' || claimed.kind === 'stops'
      ? ofScores(desk, measure, claimed)
      : ofGames(desk, measure, text, claimed);
  if (typeof found !== 'string') return found;
  return found === text ? right('its definition') : wrong(`the ${measure} is ${found}, not ${text}`);
}

function ofScores(
  desk: Desk,
  measure: string,
  claimed: Extract<ClaimedValue, { kind: 'scoring' | 'stops' }>,
): string | CheckFinding {
  const { scores } = desk;
  const [left, right_] =
    claimed.kind === 'stops'
      ? [claimed.left, claimed.right]
      : [scores.leftStop(claimed.game), scores.rightStop(claimed.game)];
  switch (measure) {
    case 'left-stop':
      return printed(left);
    case 'right-stop':
      return printed(right_);
    case 'stops':
      return `${printed(left)}, ${printed(right_)}`;
    case 'heat': {
      if (left > right_) return 'hot';
      if (left < right_) return 'zugzwang';
      if (claimed.kind === 'stops') return unchecked('its form is not told');
      const [ahead, behind] = [scores.left[claimed.game], scores.right[claimed.game]];
      return typeof ahead === 'number' && ahead === behind ? 'number' : 'tepid';
    }
    default:
      return unchecked('nothing finds it again');
  }
}

function ofGames(desk: Desk, measure: string, text: string, claimed: ClaimedValue): string | CheckFinding {
  if (claimed.kind !== 'game') return wrong('values of play that goes round have none');
  const { games, orderOfGames } = desk;
  if (measure === 'birthday') return birthday(desk, claimed.game);
  const heat = desk.heat.heatOf(claimed.game);
  if (!heat) return unchecked('play in it goes round, or its numbers are too large or fine');
  switch (measure) {
    case 'mean':
      return printed(heat.mean);
    case 'temperature':
      return printed(heat.temperature);
    case 'left-stop':
      return printed(heat.leftStop);
    case 'right-stop':
      return printed(heat.rightStop);
    case 'stops':
      return `${printed(heat.leftStop)}, ${printed(heat.rightStop)}`;
    case 'heat': {
      if (heat.number !== undefined) return 'number';
      if (heat.leftStop > heat.rightStop) return 'hot';
      return heat.leftStop === 0 ? 'infinitesimal' : `${printed(heat.leftStop)} plus an infinitesimal`;
    }
    case 'reduced': {
      const reduced = readNamedGame(games, text);
      const negative = reduced === undefined ? undefined : games.negative(reduced);
      const difference = negative === undefined ? undefined : games.sum(claimed.game, negative);
      const stops = difference === undefined ? undefined : desk.heat.heatOf(difference);
      if (!stops) return unchecked('it is too large to be taken away');
      return stops.leftStop === 0 && stops.rightStop === 0
        ? right('stops of the difference, which are 0')
        : wrong('it differs by more than an infinitesimal from the value');
    }
    case 'confused': {
      const [low, high] = [heat.rightStop, heat.leftStop];
      const isConfused = (x: number): boolean => {
        const number = gameOfNumber(games, x);
        return (
          number !== undefined && drained(orderOfGames.compare(claimed.game, number, 1_000_000)) === '||'
        );
      };
      if (heat.number !== undefined || (low === high && !isConfused(low)))
        return wrong('it is confused with no number');
      if (low === high) return `{${printed(low)}}`;
      return `${isConfused(low) ? '[' : '('}${printed(low)}, ${printed(high)}${isConfused(high) ? ']' : ')'}`;
    }
    default:
      return unchecked('nothing finds it again');
  }
}

/** The longest play in the simplest form. */
function birthday({ games, simplest }: Desk, game: number): string | CheckFinding {
  const form = simplest.ofGame(game);
  return form === undefined ? unchecked('its simplest form is not found again') : String(games.height[form]);
}

function drained<T>(asked: Generator<unknown, T, void>): T {
  for (;;) {
    const found = asked.next();
    if (found.done) return found.value;
  }
}

/**
 * Whether the measures of a row are right: found again, by their definitions, of the value that the row
 * claims.
 */

import { readNamedGame } from '../games/read-game.ts';
import type { ClaimedValue } from '../games/read-value.ts';
import { scoreInLowestTerms } from '../games/scores.ts';
import { operatorFinding, operatorMeasures } from './by-operators.ts';
import type { Desk } from './desk.ts';
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';
import { gameOfNumber } from './heat.ts';
import { ofMisere } from './misere-by-hand.ts';
import { printedNumber } from './walls.ts';

/** Why there is no such measure, in words that may follow "none:". */
type None = { readonly none: string };
const none = (why: string): None => ({ none: why });

/** A text by definition, what has none, or a finding where the text itself was judged or nothing could be. */
type Found = string | None | CheckFinding;

/** The measures of either kind of value; of any other kind there are none. */
const ofPartizan = [
  'heat',
  'left-stop',
  'right-stop',
  'mean',
  'temperature',
  'reduced',
  'confused',
  'birthday',
  ...operatorMeasures,
  'stops',
  'thermograph',
];
const ofScoring = ['heat', 'left-stop', 'right-stop', 'birthday', 'stops'];
const ofExpected = ['right-sees', 'left-sees'];

/** Every measure that a column may have. */
export const measuresToCheck: ReadonlySet<string> = new Set([
  ...ofPartizan,
  ...ofScoring,
  ...ofExpected,
  ...ofMisere,
]);

/**
 * `isRight` says whether the value itself was found to be right; else nothing is known of the measure. An
 * empty cell is right only where the value has no such measure. A number is printed in lowest terms, and so a
 * table has it.
 */
export function checkMeasure(
  desk: Desk,
  measure: string,
  text: string,
  claimed: ClaimedValue | undefined,
  isRight: boolean,
): CheckFinding {
  if (!claimed) return unchecked('the value could not be read');
  if (!isRight) return unchecked('the value itself was not checked');
  const found =
    claimed.kind === 'scoring' || claimed.kind === 'stops'
      ? ofScores(desk, measure, claimed)
      : ofGames(desk, measure, text, claimed);
  if (typeof found === 'string') {
    if (found === text) return right('its definition');
    return wrong(text === '' ? `is missing; it is ${found}` : `the ${measure} is ${found}, not ${text}`);
  }
  if (!('none' in found)) return found;
  return text === '' ? right('its definition (there is none)') : wrong(`there is none: ${found.none}`);
}

function ofScores(
  desk: Desk,
  measure: string,
  claimed: Extract<ClaimedValue, { kind: 'scoring' | 'stops' }>,
): Found {
  const { scores } = desk;
  if (!ofScoring.includes(measure)) return none('it is no measure of scoring games');
  const isStops = claimed.kind === 'stops';
  const [left, right_] = isStops
    ? [claimed.left, claimed.right]
    : [scores.leftStop(claimed.game), scores.rightStop(claimed.game)];
  switch (measure) {
    case 'left-stop':
      return scoreInLowestTerms(left);
    case 'right-stop':
      return scoreInLowestTerms(right_);
    case 'stops':
      return `${scoreInLowestTerms(left)}, ${scoreInLowestTerms(right_)}`;
    case 'heat': {
      if (isStops && !claimed.guaranteed) return none('the game is not guaranteed');
      if (left > right_) return 'hot';
      if (left < right_) return 'zugzwang';
      if (isStops) return unchecked('its form is not told');
      const [ahead, behind] = [scores.left[claimed.game], scores.right[claimed.game]];
      return typeof ahead === 'number' && ahead === behind ? 'number' : 'tepid';
    }
    default:
      if (isStops && !claimed.guaranteed) return none('the game is not guaranteed');
      return unchecked('nothing finds it again');
  }
}

function ofGames(desk: Desk, measure: string, text: string, claimed: ClaimedValue): Found {
  if (!ofPartizan.includes(measure)) return none('it is no measure of such values');
  if (claimed.kind !== 'game') return none('play of the value goes round');
  const { games, orderOfGames } = desk;
  const isStop = measure === 'stops' || measure === 'left-stop' || measure === 'right-stop';
  if (games.isLoopy[claimed.game] && isStop) return unchecked('stops of loopy values are not found again');
  if (games.isLoopy[claimed.game]) return none('play of the value goes round');
  if (measure === 'birthday') return birthday(desk, claimed.game);
  if (operatorMeasures.includes(measure)) return operatorFinding(desk, measure, claimed.game, text);
  const heat = desk.heat.heatOf(claimed.game);
  if (!heat) return unchecked('its numbers are too large or fine');
  switch (measure) {
    case 'mean':
      return printedNumber(heat.mean);
    case 'temperature':
      return printedNumber(heat.temperature);
    case 'left-stop':
      return printedNumber(heat.leftStop);
    case 'right-stop':
      return printedNumber(heat.rightStop);
    case 'stops':
      return `${printedNumber(heat.leftStop)}, ${printedNumber(heat.rightStop)}`;
    case 'heat': {
      if (heat.number !== undefined) return 'number';
      if (heat.leftStop > heat.rightStop) return 'hot';
      return heat.leftStop === 0 ? 'infinitesimal' : `${printedNumber(heat.leftStop)} plus an infinitesimal`;
    }
    case 'reduced':
      return reducedFinding(desk, claimed.game, text);
    case 'confused': {
      const [low, high] = [heat.rightStop, heat.leftStop];
      const isConfused = (x: number): boolean => {
        const number = gameOfNumber(games, x);
        return (
          number !== undefined && drained(orderOfGames.compare(claimed.game, number, 1_000_000)) === '||'
        );
      };
      if (heat.number !== undefined || (low === high && !isConfused(low)))
        return none('it is confused with no number');
      if (low === high) return `{${printedNumber(low)}}`;
      return `${isConfused(low) ? '[' : '('}${printedNumber(low)}, ${printedNumber(high)}${isConfused(high) ? ']' : ')'}`;
    }
    case 'thermograph': {
      const walls = desk.thermographs.textOf(claimed.game);
      return walls ?? unchecked('its simplest form is not found again, or its numbers are too fine');
    }
    default:
      return unchecked('nothing finds it again');
  }
}

/**
 * It differs by an infinitesimal from the value, and nothing in it can be reduced further, so that it is the
 * only such form.
 */
function reducedFinding(desk: Desk, game: number, text: string): CheckFinding {
  if (text === '') return wrong('is missing');
  const { games, simplest } = desk;
  const before = games.refusals;
  const read = readNamedGame(games, text);
  if (read === undefined && games.refusals === before) return wrong(`${text} is no value in any notation`);
  const form = read === undefined || games.isLoopy[read] ? undefined : simplest.ofGame(read);
  if (form === undefined)
    return read !== undefined && games.isLoopy[read]
      ? wrong(`play in ${text} goes round`)
      : unchecked('it is too large to be compared');
  const near = isInfinitesimallyClose(desk, game, form);
  if (near === undefined) return unchecked('it is too large to be taken away');
  if (!near) return wrong('it differs by more than an infinitesimal from the value');
  const isReduced = desk.reduced.isReduced(form);
  if (isReduced === undefined) return unchecked('what can be reduced in it is too large to be compared');
  return isReduced
    ? right('its definition')
    : wrong(`${text} is not reduced: an option in it can be left out or bypassed`);
}

function isInfinitesimallyClose({ games, heat }: Desk, g: number, h: number): boolean | undefined {
  const negative = games.negative(h);
  const difference = negative === undefined ? undefined : games.sum(g, negative);
  const stops = difference === undefined ? undefined : heat.heatOf(difference);
  return stops && stops.leftStop === 0 && stops.rightStop === 0;
}

/** The longest play in the simplest form. */
function birthday({ games, simplest }: Desk, game: number): Found {
  const form = simplest.ofGame(game);
  return form === undefined ? unchecked('its simplest form is not found again') : String(games.height[form]);
}

function drained<T>(asked: Generator<unknown, T, void>): T {
  for (;;) {
    const found = asked.next();
    if (found.done) return found.value;
  }
}

/** The options that say how a drawing is played, in place of what it says itself: by turns or at once, and by which convention. */
import { nearestWord, type WayAsked } from '../../engine/answers/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import { conventions, sumKinds, waysOfPlay } from '../../engine/outcome/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { Ruleset } from '../../engine/run.ts';
import { isRoundSum, noSuchRoundSum } from '../../engine/simultaneous/index.ts';
import { type CliArguments, type CliOptions, notBeside, type Option, onlyBeside } from './arguments.ts';

export const playOptions: CliOptions = {
  play: {
    takes: 'WAY',
    says: `${waysOfPlay.join(' or ')}; the drawing’s own if left out`,
    idle: notBeside('ruleset'),
  },
  convention: {
    takes: 'CONVENTION',
    says: `where both players move at once: ${conventions.join(', ')}; the drawing’s or the ruleset’s own if left out`,
  },
};

/** How components of a position are played together. */
export const roundSumOption: Option = {
  takes: 'KIND',
  says: 'how components are played together where both players move at once: disjunctive, conjunctive or continued',
  idle: onlyBeside('ruleset'),
};

export function askedPlay(asked: CliArguments): Result<WayAsked> {
  const play = oneOf('play', waysOfPlay, asked);
  const convention = oneOf('convention', conventions, asked);
  const problems = [play, convention].flatMap((read) => (read.ok ? [] : read.problems));
  if (!play.ok || !convention.ok) return refused(problems);
  return accepted({
    ...(play.value && { play: play.value }),
    ...(convention.value && { convention: convention.value }),
  });
}

/** What is asked of how the positions of a ruleset are played; refused where its players take turns. */
export function askedOfRuleset(
  { id, rounds }: Pick<Ruleset, 'id' | 'rounds'>,
  asked: CliArguments,
): Result<Partial<Pick<Rules, 'convention' | 'sum'>>> {
  const convention = oneOf('convention', conventions, asked);
  const sum = oneOf('sum', sumKinds, asked);
  const problems = [convention, sum].flatMap((read) => (read.ok ? [] : read.problems));
  if (!rounds && asked.has('convention'))
    problems.push({ place: '--convention', says: `the players of ${id} take turns; leave this option out` });
  if (rounds && sum.ok && sum.value && !isRoundSum(sum.value))
    problems.push({ place: '--sum', says: noSuchRoundSum });
  if (!convention.ok || !sum.ok || problems.length > 0) return refused(problems);
  return accepted({
    ...(convention.value && { convention: convention.value }),
    ...(rounds && sum.value && { sum: sum.value }),
  });
}

function oneOf<Word extends string>(
  option: string,
  words: readonly Word[],
  asked: CliArguments,
): Result<Word | undefined> {
  const given = asked.all(option).at(-1);
  const word = words.find((each) => each === given);
  if (given === undefined || word !== undefined) return accepted(word);
  const near = nearestWord(given, words);
  const problem: Problem = {
    place: `--${option}`,
    says: `there is no "${given}"; ${near ? `did you mean ${near}?` : `give ${words.join(' or ')}`}`,
  };
  return refused([problem]);
}

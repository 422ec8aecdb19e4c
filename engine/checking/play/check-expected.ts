/**
 * Whether a position of a simultaneous game is worth what a table claims: its expected value, its class, what
 * is worth whose choice is seen, and its data. The matrices are made by hand, and two strategies prove what
 * each is worth.
 */
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';

import type { CheckedRules, JointWorth, PlayAtOnce } from './joint-play.ts';
import { difference, type Fraction, fraction, printFraction, readFraction } from './matrix-of-fractions.ts';

/** Positions played by both at once, and under which rules. */
export type JointDesk = { readonly play: PlayAtOnce; readonly rules: CheckedRules };

const byStrategies = right('strategies of both players, multiplied out');
const byPlay = right('play with one choice seen');

/** The form of a number that is given by its first figures only. */
const figures = /^≈(-?)(\d+)\.(\d+)$/;

export type ExpectedClaims = { readonly position: string; readonly value: string; readonly outcome: string };

export type ExpectedFinding = {
  readonly value: CheckFinding;
  readonly outcome: CheckFinding;
  readonly worth?: JointWorth;
};

/** It reports from time to time. */
export function* checkExpected(
  { play, rules }: JointDesk,
  { position, value, outcome }: ExpectedClaims,
  positions: number,
): Generator<number, ExpectedFinding, void> {
  const worth = yield* play.worthOf(position, positions);
  if (!worth) {
    const far = unchecked(`more than ${positions.toLocaleString('en')} positions follow`);
    return { value: far, outcome: far };
  }
  return {
    value: valueFinding(worth.value, value),
    outcome: rules.convention === 'normal' ? classFinding(worth, outcome) : noClass(outcome),
    worth,
  };
}

function valueFinding(found: Fraction | undefined, claimed: string): CheckFinding {
  const about = figures.exec(claimed);
  const exact = readFraction(claimed);
  if (!about && !exact) return wrong(`${claimed} is no fraction in lowest terms`);
  if (!found) return unchecked('its fraction is too long');
  if (exact)
    return difference(exact, found) === 0 ? byStrategies : wrong(`the value is ${printFraction(found)}`);
  const [, sign, whole, rest] = about ?? [];
  const unit = 10n ** BigInt(rest.length);
  const near = fraction(BigInt(`${sign}${whole}${rest}`), unit);
  const isNear =
    difference(near, fraction(found[0] * unit - found[1], found[1] * unit)) >= 0 &&
    difference(near, fraction(found[0] * unit + found[1], found[1] * unit)) <= 0;
  return isNear ? byStrategies : wrong(`the value begins with other figures`);
}

/** Only in normal play is a game won or lost. */
const noClass = (claimed: string): CheckFinding =>
  claimed === '' ? right('its definition (there is none)') : wrong('there are classes in normal play alone');

/** The class by the results that are certain where Right sees Left's choice, and where she sees his. */
const classes: Readonly<Record<string, string>> = {
  '1 1': 'L',
  '0 1': 'LD',
  '0 0': 'D',
  '-1 0': 'DR',
  '-1 1': 'LR',
  '-1 -1': 'R',
};

function classFinding({ rightSees, leftSees }: JointWorth, claimed: string): CheckFinding {
  const found = classes[`${printFraction(rightSees)} ${printFraction(leftSees)}`];
  return found === claimed ? byPlay : wrong(`the outcome is ${found}, not ${claimed}`);
}

/** What a measure says, of a row whose position was played; it has no other measures than these. */
export function checkSeen(worth: JointWorth, measure: string, text: string): CheckFinding {
  const seen = { 'right-sees': worth.rightSees, 'left-sees': worth.leftSees }[measure];
  const found = seen ? printFraction(seen) : '';
  if (found === text) return seen ? byPlay : right('its definition (there is none)');
  return wrong(found === '' ? 'there is none' : `the ${measure} is ${found}, not ${text}`);
}

/** The members that a line of JSON has. */
export function checkExpectedData(worth: JointWorth, data: unknown, claims: ExpectedClaims): CheckFinding {
  const { kind, value, rightSees, leftSees, class: its } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const isSame =
    kind === 'expected' &&
    (value === undefined || value === claims.value) &&
    rightSees === printFraction(worth.rightSees) &&
    leftSees === printFraction(worth.leftSees) &&
    (its ?? '') === claims.outcome;
  return isSame ? right('comparison with the text') : wrong('it is another value than the text names');
}

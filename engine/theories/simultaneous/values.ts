/** What was found of a position, as its value. */
import { printRational } from '../../numbers/rationals.ts';
import { simultaneousClass } from '../../outcome/outcome.ts';
import type { Convention } from '../../outcome/rules.ts';
import type { RoundValue } from '../../simultaneous/evaluate.ts';
import type { ExpectedValue } from '../../values/expected.ts';

/** Only extended normal play has classes. */
export function expectedOf(
  { value, rightSees, leftSees }: RoundValue,
  convention: Convention,
): ExpectedValue {
  const [low, high] = [printRational(value.low), printRational(value.high)];
  return {
    kind: 'expected',
    low,
    high,
    rightSees: printRational(rightSees),
    leftSees: printRational(leftSees),
    ...(convention === 'normal' && {
      class: simultaneousClass(Number(rightSees.numerator), Number(leftSees.numerator)),
    }),
  };
}

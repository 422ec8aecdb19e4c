/** The printer of rules on heaps. Linear. */
import type { HeapCondition, HeapRule, HeapSum, NumbersListed } from './heap-rules.ts';

const namesOfOwners = { left: 'Left', right: 'Right', either: 'Either' } as const;

/** The line of a rule. */
export function printHeapRule(rule: HeapRule): string {
  const owner = namesOfOwners[rule.owner];
  if (rule.kind === 'code') return `${owner}: ${rule.base} ${rule.code}`;
  const { before, after, conditions } = rule;
  const left = after.map((heaps) => heaps.map(printSum).join('+')).join(', ');
  const isAsked = ({ kind }: HeapCondition): boolean => kind === 'parity' || kind === 'divides';
  const said = conditions.filter((each) => !isAsked(each)).map((each) => `, ${printCondition(each)}`);
  const asked = conditions.filter(isAsked).map(printCondition);
  const when = asked.length === 0 ? '' : ` if ${asked.join(' and ')}`;
  return `${owner}: ${before.join(', ')} -> ${left}${said.join('')}${when}`;
}

const printSum = (sum: HeapSum): string =>
  sum
    .map(({ isTaken, times, letter, over }, i) => {
      const sign = isTaken ? '-' : i === 0 ? '' : '+';
      const whole = letter === undefined ? String(times) : `${times === 1 ? '' : times}${letter}`;
      return `${sign}${whole}${over === 1 ? '' : `/${over}`}`;
    })
    .join('');

function printCondition(condition: HeapCondition): string {
  switch (condition.kind) {
    case 'in':
      return `${condition.letter} in ${condition.numbers.map(printNumbers).join(' ')}`;
    case 'compared':
      return `${printSum(condition.one)} ${condition.by} ${printSum(condition.other)}`;
    case 'parity':
      return `${printSum(condition.of)} ${condition.parity}`;
    case 'divides':
      return `${printSum(condition.divisor)} divides ${printSum(condition.of)}`;
  }
}

function printNumbers(numbers: NumbersListed): string {
  if (numbers.kind === 'squares') return 'squares';
  return numbers.kind === 'one' ? printSum(numbers.is) : `${printSum(numbers.from)}..${printSum(numbers.to)}`;
}

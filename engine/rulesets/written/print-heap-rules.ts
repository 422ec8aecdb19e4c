/** The printer of rules on heaps, whole and in their parts. Linear. */
import type { HeapCondition, HeapRule, HeapSum, NumbersListed } from './heap-rules.ts';

const namesOfOwners = { left: 'Left', right: 'Right', either: 'Either' } as const;

/** The line of a rule. */
export function printHeapRule(rule: HeapRule): string {
  const owner = namesOfOwners[rule.owner];
  if (rule.kind === 'code') return `${owner}: ${rule.base} ${rule.code}`;
  const { before, after, conditions } = rule;
  const left = after.map((heaps) => heaps.map(printHeapSum).join('+')).join(', ');
  const isAsked = ({ kind }: HeapCondition): boolean => kind === 'parity' || kind === 'divides';
  const said = conditions.filter((each) => !isAsked(each)).map((each) => `, ${printHeapCondition(each)}`);
  const asked = conditions.filter(isAsked).map(printHeapCondition);
  const when = asked.length === 0 ? '' : ` if ${asked.join(' and ')}`;
  return `${owner}: ${before.join(', ')} -> ${left}${said.join('')}${when}`;
}

/** What is left of one heap: "n-k", or "a". */
export const printHeapSum = (sum: HeapSum): string =>
  sum
    .map(({ isTaken, times, letter, over }, i) => {
      const sign = isTaken ? '-' : i === 0 ? '' : '+';
      const whole = letter === undefined ? String(times) : `${times === 1 ? '' : times}${letter}`;
      return `${sign}${whole}${over === 1 ? '' : `/${over}`}`;
    })
    .join('');

/** A condition without the word before it: "k in 1 2 3", "n even". */
export function printHeapCondition(condition: HeapCondition): string {
  switch (condition.kind) {
    case 'in':
      return `${condition.letter} in ${condition.numbers.map(printNumbers).join(' ')}`;
    case 'compared':
      return `${printHeapSum(condition.one)} ${condition.by} ${printHeapSum(condition.other)}`;
    case 'parity':
      return `${printHeapSum(condition.of)} ${condition.parity}`;
    case 'divides':
      return `${printHeapSum(condition.divisor)} divides ${printHeapSum(condition.of)}`;
  }
}

function printNumbers(numbers: NumbersListed): string {
  if (numbers.kind === 'squares') return 'squares';
  return numbers.kind === 'one'
    ? printHeapSum(numbers.is)
    : `${printHeapSum(numbers.from)}..${printHeapSum(numbers.to)}`;
}

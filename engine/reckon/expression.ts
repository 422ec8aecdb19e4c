/**
 * An expression of typed values, names of nodes and operators, as steps of a machine with a stack: the
 * operands of a step come before it. A list of steps needs no recursion to be carried out, however long the
 * expression is.
 */
import type { Relation } from '../theories/partizan/relations.ts';
import type { Stop } from '../values/notation/stop.ts';
import type { Operator } from './operators.ts';

/**
 * Signs between two games whose order is asked. `<|` is less than or confused with, `|>` greater than or
 * confused with.
 */
export const signsOfOrder = ['=', '!=', '<', '>', '<=', '>=', '||', '<|', '|>'] as const;
export type SignOfOrder = (typeof signsOfOrder)[number];

const orderAt = /<\||\|>|⧏|⧐|⊲\||\|⊳|<=|>=|!=|≤|≥|≠|=|<|>|\|\||‖|∥/y;
const spelledOrder: Readonly<Record<string, SignOfOrder>> = {
  ...{ '⧏': '<|', '⊲|': '<|', '⧐': '|>', '|⊳': '|>', '≤': '<=', '≥': '>=', '≠': '!=' },
  ...{ '‖': '||', '∥': '||' },
};

/** The sign of order that begins there, and how many UTF-16 units it has; undefined if none does. */
export function signOfOrderAt(
  text: string,
  at: number,
): { readonly sign: SignOfOrder; readonly length: number } | undefined {
  orderAt.lastIndex = at;
  const [written] = orderAt.exec(text) ?? [];
  if (written === undefined) return undefined;
  return { sign: spelledOrder[written] ?? (written as SignOfOrder), length: written.length };
}

/** Which relations each sign allows. */
const allowed: Readonly<Record<SignOfOrder, readonly Relation[]>> = {
  '=': ['='],
  '!=': ['<', '>', '||'],
  '<': ['<'],
  '>': ['>'],
  '<=': ['<', '='],
  '>=': ['>', '='],
  '||': ['||'],
  '<|': ['<', '||'],
  '|>': ['>', '||'],
};

/** Whether a sign between two games is true where they compare in this way. */
export const isAllowedBy = (sign: SignOfOrder, relation: Relation): boolean =>
  allowed[sign].includes(relation);

/** Where a step is in the text, in UTF-16 units from 1. */
type At = { readonly column: number };

export type ReckonStep = At &
  (
    | { readonly do: 'value'; readonly text: string; readonly isForm: boolean }
    | { readonly do: 'nimber'; readonly n: number }
    | { readonly do: 'node'; readonly name: string }
    | { readonly do: 'add' | 'subtract' | 'negate' | 'sides' | 'canonical' }
    | { readonly do: 'times'; readonly times: number }
    /** As many options of Left's are on the stack, and Right has their negatives. */
    | { readonly do: 'switch'; readonly options: number }
    /** As many options of Left's and of Right's are on the stack. */
    | { readonly do: 'game'; readonly left: number; readonly right: number }
    | { readonly do: 'apply'; readonly operator: Operator }
    | { readonly do: 'compare'; readonly sign: SignOfOrder }
  );

/** Steps that were read, or where reading stopped. */
export type StepsRead = readonly ReckonStep[] | undefined;

export type { Stop };

/** What is found for an expression. */
import type { Outcome } from '../outcome/outcome.ts';
import type { Uptimal } from '../theories/partizan/operators/uptimal.ts';
import type { WeightProof } from '../theories/partizan/operators/weight-proof.ts';
import type { Relation } from '../theories/partizan/relations.ts';
import type { Value } from '../values/value.ts';
import type { SignOfOrder } from './expression.ts';

/** What an operand of the expression was read as: a typed value or a node, and its value. */
export type OperandRead = { readonly typed: string; readonly isNode: boolean; readonly value: Value };

export type Reckoning = { readonly operands: readonly OperandRead[]; readonly notes: readonly string[] } & (
  | { readonly kind: 'value'; readonly value: Value; readonly proof?: WeightProof }
  | { readonly kind: 'games'; readonly values: readonly Value[] }
  | Uptimal
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | {
      readonly kind: 'order';
      readonly sign: SignOfOrder;
      readonly holds: boolean;
      readonly relation: Relation;
      readonly values: readonly [Value, Value];
    }
);

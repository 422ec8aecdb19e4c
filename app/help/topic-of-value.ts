/** The paragraph of a value: that of its own kind, a stopper's being as narrow as books have names for it. Loaded with the paragraphs. */
import { type StopperKind, stopperKindOf, textOf, type Value } from '../../engine/values/index.ts';

/** Two sides that have a name of their own. */
const namedSides: Readonly<Record<string, 'dud' | 'tis'>> = { dud: 'dud', tis: 'tis', tisn: 'tis' };

/** An anchor of docs/look-up/in-the-editor.md. */
export type ValueTopic =
  | Exclude<Value['kind'], 'stopper'>
  | StopperKind
  | 'dud'
  | 'tis'
  | 'cyclic-without-exits'
  | 'expected-bounds'
  | `scoring-${'number' | 'hot' | 'tepid' | 'zugzwang' | 'unguaranteed'}`;

/** O(the value's form), besides its name. */
export function topicOfValue(value: Value): ValueTopic {
  switch (value.kind) {
    case 'stopper':
      return stopperKindOf(value.canonical);
    case 'sided':
      return namedSides[textOf(value)] ?? 'sided';
    case 'cyclic':
      return value.exits.length === 0 ? 'cyclic-without-exits' : 'cyclic';
    case 'expected':
      return value.low === value.high ? 'expected' : 'expected-bounds';
    case 'scoring':
      if (!value.guaranteed) return 'scoring-unguaranteed';
      return value.scoreKind ? `scoring-${value.scoreKind}` : 'scoring';
    default:
      return value.kind;
  }
}

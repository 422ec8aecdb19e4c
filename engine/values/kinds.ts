/**
 * The register of kinds of values. A new kind is one file and one line here; the type of all values is
 * derived from it. The order is that in which a text is tried (☾ alone is read as a moon unless only a loony
 * value is possible) and in which a table is sorted.
 */
import { covered } from './covered.ts';
import { cyclic } from './cyclic.ts';
import { expectedKind } from './expected.ts';
import { fullMoon } from './full-moon.ts';
import type { ValueKind } from './kind.ts';
import { loony } from './loony.ts';
import { misere } from './misere.ts';
import { moon } from './moon.ts';
import { newMoon } from './new-moon.ts';
import { nimber } from './nimber.ts';
import { nymphet } from './nymphet.ts';
import { scoring } from './scoring.ts';
import { sided } from './sided.ts';
import { stopper } from './stopper.ts';
import { undetermined } from './undetermined.ts';
import { unsided } from './unsided.ts';

export const register = [
  nimber,
  cyclic,
  nymphet,
  moon,
  loony,
  fullMoon,
  newMoon,
  covered,
  undetermined,
  stopper,
  sided,
  unsided,
  scoring,
  expectedKind,
  misere,
] as const;

type ValueOf<K> = K extends ValueKind<infer V> ? V : never;

export type RegisteredValue = ValueOf<(typeof register)[number]>;

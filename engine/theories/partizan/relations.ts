/**
 * How two partizan games compare, as data: in both signed orders together, and in each. It is separate from
 * the code that finds it, since the page reads it.
 */
import type { Rules } from '../../outcome/rules.ts';

export type Relation = '=' | '>' | '<' | '||';

/** `plus` compares the onsides (endless play is Left’s), `minus` the offsides, `whole` both. */
export type Relations = { readonly whole: Relation; readonly plus: Relation; readonly minus: Relation };

/**
 * The relation that counts under the rules: that of the onsides or the offsides where infinite play is one
 * player's.
 */
export const relationUnder = ({ infinitePlay }: Rules, { whole, plus, minus }: Relations): Relation =>
  ({ draw: whole, left: plus, right: minus })[infinitePlay];

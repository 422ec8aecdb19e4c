/** The families of positions that the library sweeps and searches. */
import { rulesetById } from '../../engine/answers/index.ts';
import { idOfRules } from '../../engine/rulesets/index.ts';
import { openSweep, type Sweep, type SweepOptions, withConditionsRead } from '../../engine/run.ts';
import { type OpenFamily, openFamily, readAskedFamily } from '../../engine/sweeps/index.ts';
import { orThrow, refusal } from './refusals.ts';
import type { AnyRuleset, FamilyOptions, OwnRuleset, Ranges } from './types.ts';
import { boundOf } from './work-on-games.ts';
import { familiesOfOwn, openOwnSweep } from './work-on-own-rulesets.ts';

const words = (ranges: Ranges, { where = [], play, convention, sum }: FamilyOptions): readonly string[] => [
  ...Object.entries(ranges).map(([name, range]) =>
    typeof range === 'number' ? `${name}=${range}` : `${name}=${range[0]}..${range[1]}`,
  ),
  ...(typeof where === 'string' ? [where] : where),
  ...(play ? ['--play', play] : []),
  ...(convention ? ['--convention', convention] : []),
  ...(sum ? ['--sum', sum] : []),
];

const isOwn = (ruleset: AnyRuleset): ruleset is OwnRuleset =>
  typeof ruleset !== 'string' && !('rules' in ruleset);

export type OpenedFamily = {
  readonly opened: OpenFamily;
  /** Opens its rows. */
  sweepBy(options: SweepOptions): Sweep;
  /** The bound on positions, as an option of rows. */
  readonly bound: { readonly positions?: number };
};

/** Throws a refusal where there is no such ruleset or family. */
export function openedFamily(
  ruleset: AnyRuleset,
  family: string,
  ranges: Ranges,
  options: FamilyOptions,
): OpenedFamily {
  const families = familiesOf(ruleset);
  const asked = orThrow(readAskedFamily(families.id, [family, ...words(ranges, options)]));
  const opened = orThrow(withConditionsRead(orThrow(openFamily(families, asked))));
  return {
    opened,
    sweepBy: (wanted) => (isOwn(ruleset) ? openOwnSweep(ruleset, opened, wanted) : openSweep(opened, wanted)),
    bound: boundOf(options.positions),
  };
}

function familiesOf(ruleset: AnyRuleset) {
  if (isOwn(ruleset)) return familiesOfOwn(ruleset);
  const found = rulesetById(typeof ruleset === 'string' ? ruleset : idOfRules(ruleset.rules));
  if (found.ok) return found.value;
  throw refusal(
    typeof ruleset === 'string'
      ? found.problems.map(({ says }) => ({ place: 'ruleset', says }))
      : found.problems,
  );
}

/** How data that is claimed differs from what was found, member by member. */
import type { Problem } from '../../result.ts';

/**
 * Every member of what was found is claimed as it is, and inside of it nothing else is claimed. A place is
 * the names of members with points between them. Linear in the two.
 */
export const differencesIn = (
  claimed: object,
  found: Readonly<Record<string, unknown>>,
): readonly Problem[] =>
  Object.entries(found).flatMap(([name, is]) => differencesAt(name, memberOf(claimed, name), is));

const isRecord = (data: unknown): data is object => typeof data === 'object' && data !== null;

const memberOf = (data: unknown, name: string): unknown =>
  isRecord(data) && Object.hasOwn(data, name) ? (data as Readonly<Record<string, unknown>>)[name] : undefined;

function differencesAt(place: string, claimed: unknown, is: unknown): readonly Problem[] {
  if (isRecord(is)) {
    const names = new Set([...Object.keys(is), ...(isRecord(claimed) ? Object.keys(claimed) : [])]);
    return [...names].flatMap((name) =>
      differencesAt(`${place}.${name}`, memberOf(claimed, name), memberOf(is, name)),
    );
  }
  if (claimed === is) return [];
  if (is === undefined) return [{ place, says: 'has no place there' }];
  const instead = claimed === undefined ? 'and is missing' : `not ${JSON.stringify(claimed)}`;
  return [{ place, says: `is ${is}, ${instead}` }];
}

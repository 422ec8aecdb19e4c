/**
 * What the board of a file, a link or a lesson may have in it: a ruleset that the program has by its id, or
 * the rules that a person wrote, and a position with perhaps a game played from there.
 */
import { isFields } from './checks.ts';
import type { WrittenBoard } from './document.ts';
import { idOfRules, longestRules, textOfRulesId } from './rules-id.ts';
import { also, fields, list, name, needed, part, perhaps, text, type ValueShape } from './shapes.ts';
import { rulesVersion } from './write.ts';

const position = text({ limit: { most: 100_000, things: 'letters', in: 'a position' } });

/** The id of a ruleset that the program has. Rules that a person wrote have a member of their own. */
const rulesetId: ValueShape<string> = {
  schema: { ...name.schema, pattern: `^(?!${idOfRules('')})` },
  read(checks, place, value) {
    if (typeof value !== 'string' || textOfRulesId(value) === undefined)
      return name.read(checks, place, value);
    checks.add(
      place,
      `begins with “${idOfRules('')}”, and no ruleset is called so; write the text of the rules as the member "rules" in place of "ruleset", in a file of version ${rulesVersion}`,
    );
    return undefined;
  },
};

/** The members of a board; those of a lesson have one more. */
export const boardMembers = {
  ruleset: perhaps('The id of the ruleset, as `"nim"`.', rulesetId),
  rules: perhaps(
    'In place of an id: the rules as somebody wrote them, a text. Files have them from version 4 on.',
    text({ limit: { most: longestRules, things: 'letters', in: 'a text of rules' } }),
    rulesVersion,
  ),
  position: needed("The position in the ruleset's notation.", position),
  line: perhaps(
    'The positions after each move of a game that was played from there. Beside nodes there is none.',
    list(position, { limit: { most: 10_000, things: 'positions', in: 'a game' } }),
  ),
};

/**
 * A board that was read. Another program may have begun the line with the first position of the game, which
 * is left out, since no move leads from a position to itself.
 */
export function boardRead({ ruleset, position, line = [] }: WrittenBoard): WrittenBoard {
  const after = line[0] === position ? line.slice(1) : line;
  return { ruleset, position, ...(after.length > 0 && { line: after }) };
}

/** A board has a ruleset by its id, or rules in its place. */
export function oneRuleset<T extends { readonly ruleset?: string; readonly rules?: string }>(
  { schema, read }: ValueShape<T>,
  version: number,
): ValueShape<Omit<T, 'rules' | 'ruleset'> & { readonly ruleset: string }> {
  const either = version >= rulesVersion;
  const required = ['ruleset', ...(schema.required as readonly string[])];
  return {
    schema: either
      ? { ...schema, oneOf: [{ required: ['ruleset'] }, { required: ['rules'] }] }
      : { ...schema, required },
    read(checks, place, value) {
      const found = read(checks, place, value);
      const given = isFields(value) ? value : {};
      if (given.rules !== undefined && given.ruleset !== undefined && either)
        checks.add(`${place}.rules`, 'is one thing too many; a board has the id of a ruleset or rules');
      if (isFields(value) && given.ruleset === undefined && !(either && given.rules !== undefined))
        name.read(checks, `${place}.ruleset`, undefined);
      if (found === undefined) return undefined;
      const { rules, ruleset, ...others } = found;
      const id = rules === undefined ? ruleset : idOfRules(rules);
      return id === undefined ? undefined : { ...others, ruleset: id };
    },
  };
}

/**
 * Whether there is such a ruleset, and whether the text is a position of it, is for those to say who know the
 * rulesets.
 */
export const board = (version: number) =>
  part(
    'board',
    'Board',
    'A position of a ruleset. Files have it from version 3 on.',
    also(oneRuleset(fields(boardMembers, { version }), version), (_, __, read) => boardRead(read)),
  );

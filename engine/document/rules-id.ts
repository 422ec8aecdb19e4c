/** The id of a written ruleset: its text, so that everything that has the id has the rules. */
const begins = 'rules:';

/** The longest text of rules, in letters. */
export const longestRules = 20_000;

/** The id of the ruleset that a text of rules is. */
export const idOfRules = (text: string): string => begins + text;

/** The text of rules whose id this is; undefined of the id of any other ruleset. */
export const textOfRulesId = (id: string): string | undefined =>
  id.startsWith(begins) ? id.slice(begins.length) : undefined;

/** What a message calls a ruleset: by its id, but a written one is not called by its whole text. */
export const rulesetInWords = (id: string): string =>
  textOfRulesId(id) === undefined ? id : 'the written ruleset';

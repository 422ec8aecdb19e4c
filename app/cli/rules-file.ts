/**
 * Written rules on the command line: `--rules FILE` takes the place of a ruleset's id, which is then the text
 * of the file.
 */
import { rulesetById } from '../../engine/answers/index.ts';
import { formOf, readDocument } from '../../engine/document/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { idOfRules, textOfRulesId } from '../../engine/rulesets/index.ts';
import { type CliArguments, changesNothingWith } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { called } from './files-in-messages.ts';
import { readText } from './input.ts';

/**
 * The arguments with the rules in the place of a ruleset's id; refused by the lines and columns of what is
 * wrong in them.
 */
export async function withRules(
  { takesRuleset }: Pick<CliCommand, 'takesRuleset'>,
  asked: CliArguments,
): Promise<Result<CliArguments>> {
  if (!asked.has('rules') || takesRuleset === undefined) return accepted(asked);
  const instead = ['ruleset', 'moves'].find((option) => asked.has(option));
  if (instead !== undefined) return refused([{ place: '--rules', says: changesNothingWith(`--${instead}`) }]);
  const [file, ...more] = asked.all('rules');
  if (more.length > 0) return refused([{ place: '--rules', says: 'is given more than once; give it once' }]);
  const text = await readText(file);
  if (!text.ok) return refused(text.problems.map(({ says }) => ({ place: called(file), says })));
  const id = idOfRules(rulesIn(text.value));
  const ruleset = rulesetById(id);
  if (!ruleset.ok)
    return refused(ruleset.problems.map(({ place, says }) => ({ place: `${called(file)}: ${place}`, says })));
  return accepted(
    takesRuleset === 'argument'
      ? { ...asked, files: [id, ...asked.files] }
      : {
          ...asked,
          has: (option) => option === 'ruleset' || asked.has(option),
          all: (option) => (option === 'ruleset' ? [id] : asked.all(option)),
        },
  );
}

/** The rules of a document, or else the text itself. */
function rulesIn(text: string): string {
  if (formOf(text) !== 'grundy') return text;
  const read = readDocument(text);
  const { board, origin } = read.ok ? read.value.document : {};
  return textOfRulesId((board ?? origin)?.ruleset ?? '') ?? text;
}

/** What DOT says of the whole drawing: the rules under which it is played, and whose values are hidden. O(nodes). */
import { type Rules, rulesSaid } from '../../outcome/rules.ts';
import type { NodeId, WrittenHidden } from '../document.ts';
import { rulesIn } from '../view-form.ts';
import { type Attributes, ruleNames, type WrittenId } from './cursor.ts';
import type { DotNode } from './gather.ts';
import { textOfLabel } from './text.ts';

/** Takes an attribute that Grundy's own pen would not have written so, and what is wrong with it. */
export type Doubt = (name: string, value: WrittenId, says: string) => void;

const written: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The rules as the graph's own attributes say them. */
export function rulesOf(attributes: Attributes, doubt: Doubt): Rules {
  const said = ruleNames.flatMap((name) => {
    const words = attributes[name];
    return words ? [[name, words, textOfLabel(words, '', '')] as const] : [];
  });
  const read = rulesIn(Object.fromEntries(said.map(([name, , text]) => [name, written[text] ?? text])));
  for (const [name, words, text] of said)
    if (!(name in read))
      doubt(name, words, `${name}=${text} is not a rule; write it as the view of a file has it`);
  return rulesSaid(read);
}

/**
 * Undefined where nothing is hidden. Of the graph "hidden" is all but the nodes that say "hidden=false". A value that is neither "true" nor
 * "false" hides, as one of a file that cannot be read does.
 */
export function hiddenOf(
  { hidden }: Attributes,
  nodes: readonly DotNode[],
  ids: readonly NodeId[],
): WrittenHidden | undefined {
  const hides = (words: WrittenId | undefined): boolean => words !== undefined && words.text !== 'false';
  const all = hides(hidden);
  const except = ids.filter((_, i) => {
    const own = nodes[i].attributes.hidden;
    return own !== undefined && hides(own) !== all;
  });
  return all || except.length > 0 ? { all, except } : undefined;
}

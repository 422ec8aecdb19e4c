/** A page of all kinds of values with their signs, made from the register of kinds and the values that the theories' facts have. */

import { rulesetCatalogue } from '../../../engine/rulesets/ruleset-catalogue.ts';
import { theoryCatalogue } from '../../../engine/theories/theory-catalogue.ts';
import {
  countedAs,
  latexOf,
  legendOf,
  parseValue,
  spokenOf,
  textOf,
  type Value,
} from '../../../engine/values/index.ts';
import { register } from '../../../engine/values/kinds.ts';
import { code, codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';

/** The values of a kind that are shown: the shortest of different lengths. */
const mostOfKind = 4;

function examples(): ReadonlyMap<string, readonly Value[]> {
  const texts = new Set([
    ...theoryCatalogue.flatMap(({ facts }) => facts.flatMap(({ values }) => Object.values(values))),
    ...rulesetCatalogue.flatMap(({ facts }) => facts.map(({ value }) => value)),
  ]);
  const found = new Map<string, Value[]>();
  for (const text of [...texts].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const value = parseValue(text);
    if (!value || textOf(value) !== text) continue;
    const some = found.get(value.kind) ?? [];
    if (some.length < mostOfKind) found.set(value.kind, [...some, value]);
  }
  return found;
}

export function valuePages(): readonly Page[] {
  const found = examples();
  const parts = register.flatMap(({ kind }) => {
    const some = found.get(kind) ?? [];
    const title = countedAs(kind).spoken;
    return [
      `## ${plain(title.slice(0, 1).toUpperCase() + title.slice(1))} {#${kind}}`,
      `[What it means](./in-the-editor.md#${kind}). In JSON: ${code(`"kind": "${kind}"`)}.`,
      ...(some.length === 0
        ? ['Their text is a whole game; [notations](./notations.md) has how one is written.']
        : [
            table(
              ['text', 'LaTeX', 'read aloud', 'meaning'],
              some.map((value) => [
                codeCell(textOf(value)),
                codeCell(latexOf(value)),
                plain(spokenOf(value)),
                plain(legendOf(value)),
              ]),
            ),
          ]),
    ];
  });
  const text = [
    '# Values and their signs',
    'Each kind of value that a position can have, with examples: as text, as LaTeX for math mode, as a screen reader says it, and what the sign means.',
    ...parts,
  ].join('\n\n');
  return [{ path: 'look-up/values.md', text }];
}

/**
 * A page of all kinds of values with their signs, made from the register of kinds and the values that the
 * theories' facts have.
 */

import { usualRules } from '../../../engine/outcome/rules.ts';
import { rulesetCatalogue } from '../../../engine/rulesets/ruleset-catalogue.ts';
import { drain, solveGraph } from '../../../engine/run.ts';
import { theories } from '../../../engine/theories/register.ts';
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
import { graphOfText } from '../graph-of-text.ts';
import { code, codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';
import { scoredGames, typedGames } from './notation-examples.ts';

/** The values of a kind that are shown: of different lengths, the shortest first. */
const mostOfKind = 5;
/** Longer texts are whole games, and take more than a line. */
const longestText = 40;

/** What positions of the facts and of typed games are worth, each value once. */
function valuesFound(): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  const add = (value: Value): void => {
    const text = textOf(value);
    if (text.length <= longestText) found.set(`${value.kind} ${text}`, value);
  };
  const drawn = [...typedGames.flatMap(([, texts]) => texts), ...scoredGames].map((game) => `g := ${game}`);
  for (const text of drawn) {
    const { table: values, codes } = drain(
      solveGraph({ graph: graphOfText(text), rules: usualRules }),
    ).labelling;
    add(values[codes[0]]);
  }
  for (const theory of theories)
    for (const { graph } of theory.facts) drain(theory.solve(graphOfText(graph))).table.forEach(add);
  for (const text of rulesetCatalogue.flatMap(({ facts }) => facts.map(({ value }) => value))) {
    const value = parseValue(text);
    if (value && textOf(value) === text) add(value);
  }
  return found;
}

/** A few values of each kind. */
function examples(): ReadonlyMap<string, readonly Value[]> {
  const byKind = new Map<string, Value[]>();
  for (const value of valuesFound().values())
    byKind.set(value.kind, [...(byKind.get(value.kind) ?? []), value]);
  const few = (values: readonly Value[]): readonly Value[] => {
    const sorted = values.toSorted(
      (a, b) => textOf(a).length - textOf(b).length || (textOf(a) < textOf(b) ? -1 : 1),
    );
    const count = Math.min(mostOfKind, sorted.length);
    return Array.from({ length: count }, (_, i) => sorted[Math.floor((i * sorted.length) / count)]);
  };
  return new Map([...byKind].map(([kind, values]) => [kind, few(values)]));
}

export function valuePages(): readonly Page[] {
  const found = examples();
  const parts = register.flatMap(({ kind }) => {
    const some = found.get(kind);
    if (!some) throw new Error(`no fact and no typed game is worth a value of kind ${kind}`);
    const title = countedAs(kind).spoken;
    return [
      `## ${plain(title.slice(0, 1).toUpperCase() + title.slice(1))} {#${kind}}`,
      `[What it means](./in-the-editor.md#${kind}). In JSON: ${code(`"kind": "${kind}"`)}.`,
      table(
        ['text', 'meaning', 'read aloud', 'LaTeX'],
        some.map((value) => [
          codeCell(textOf(value)),
          plain(legendOf(value)),
          plain(spokenOf(value)),
          codeCell(latexOf(value)),
        ]),
      ),
    ];
  });
  const text = [
    '# Values and their signs',
    'This page lists each kind of value that a position can have, with examples. Each value is written as text and as LaTeX for math mode, with the meaning of its sign, and as a screen reader says it.',
    ...parts,
  ].join('\n\n');
  return [{ path: 'look-up/values.md', text }];
}

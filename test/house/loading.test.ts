/**
 * No file of the engine, of the commands or of the library formats a number in a language outside of its
 * functions, where it would be formatted while the file is loaded: the first such number costs ten
 * milliseconds, a tenth of a short command.
 */
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { type Source, sources } from './tree.ts';

/** Where a file formats something by a language outside of its functions. */
function formatsWhileLoading({ path, text }: Source): readonly string[] {
  if (!/\btoLocaleString\b|\bIntl\b/.test(text)) return [];
  const found: string[] = [];
  let functions = 0;
  const enter = (): void => void functions++;
  const leave = (): void => void functions--;
  const formats = ({ start }: { readonly start: number }): void => {
    if (functions === 0) found.push(`${path}:${text.slice(0, start).split('\n').length}`);
  };
  const textOf = (node: { readonly start: number; readonly end: number }): string =>
    text.slice(node.start, node.end);
  const visitor = new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    // Not a type, which is gone before the file is loaded.
    MemberExpression(node) {
      if (/^Intl\.|\.toLocaleString$/.test(textOf(node))) formats(node);
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

test('no file formats a number in a language outside of its functions', () => {
  const inCommands = sources.filter(({ path }) => /^(engine|app\/cli|app\/library)\//.test(path));
  expect(inCommands.flatMap(formatsWhileLoading)).toEqual([]);
});

test.each([
  ["const says = 'more than ' + most.toLocaleString('en');", 1],
  ["const digits = new Intl.NumberFormat('en');", 1],
  ["const says = () => 'more than ' + most.toLocaleString('en');", 0],
  ["function says() {\n  return most.toLocaleString('en');\n}", 0],
  ["const sizes = { say: () => most.toLocaleString('en'), most: most.toLocaleString('en') };", 1],
  ['let collator: Intl.Collator | undefined;', 0],
])('%j does so %i times', (text, times) => {
  expect(formatsWhileLoading({ path: 'engine/a.ts', text })).toHaveLength(times);
});

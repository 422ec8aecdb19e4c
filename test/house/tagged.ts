/** The texts of a page that are written between tags and expressions, as a parser finds them. */
import { parseSync, Visitor } from 'vite';
import type { Source } from './tree.ts';

/** A text as it is written on a page, and where it begins in the code. */
type Tagged = { readonly says: string; readonly at: number };

/** What was found in a source, so that a parser reads each file once. */
const known = new WeakMap<Source, readonly Tagged[]>();

/** Code is never among them; only a .tsx file has any. */
export function taggedIn(source: Source): readonly Tagged[] {
  const found = known.get(source) ?? parsed(source);
  known.set(source, found);
  return found;
}

function parsed({ path, text }: Source): readonly Tagged[] {
  if (!path.endsWith('.tsx')) return [];
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const found: Tagged[] = [];
  const visitor = new Visitor({
    JSXText({ start, end }) {
      found.push({ says: text.slice(start, end), at: start });
    },
  });
  visitor.visit(program);
  return found;
}

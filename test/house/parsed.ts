/** The texts that a source file says to a person, as a parser finds them. */
import { parseSync, Visitor } from 'vite';
import type { Source } from './tree.ts';

/**
 * A text as it is written, and where it begins in the code. `isForHand` where it is given to `forHand`, which
 * says for a finger what is written for the mouse.
 */
type Said = { readonly says: string; readonly at: number; readonly isForHand: boolean };

/**
 * The texts between the tags and expressions of a page; and strings, also those within templates. A template
 * has … in the place of each expression.
 */
type Parsed = { readonly tagged: readonly Said[]; readonly quoted: readonly Said[] };

/** What was found in a source, so that a parser reads each file once. */
const known = new WeakMap<Source, Parsed>();

/** Code and comments are never among the texts. */
export function textsParsed(source: Source): Parsed {
  const found = known.get(source) ?? parsed(source);
  known.set(source, found);
  return found;
}

type Node = { readonly type: string; readonly start: number; readonly end: number };

function parsed({ path, text }: Source): Parsed {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const [tagged, quoted]: [Said[], Said[]] = [[], []];
  let callsAround = 0;
  const isForHand = ({ start, end }: Node): boolean => text.slice(start, end) === 'forHand';
  const found = (says: string, { start }: Node): Said => ({ says, at: start, isForHand: callsAround > 0 });
  const visitor = new Visitor({
    CallExpression({ callee }) {
      if (isForHand(callee)) callsAround++;
    },
    'CallExpression:exit'({ callee }) {
      if (isForHand(callee)) callsAround--;
    },
    JSXText(node) {
      tagged.push(found(text.slice(node.start, node.end), node));
    },
    Literal(node) {
      if (typeof node.value === 'string') quoted.push(found(text.slice(node.start + 1, node.end - 1), node));
    },
    TemplateLiteral(node) {
      quoted.push(found(node.quasis.map(({ value }) => value.raw).join('…'), node));
    },
  });
  visitor.visit(program);
  return { tagged, quoted };
}

/** A position in a list of tokens, and what can be read from it in one step. */
import { type Rules, usualRules } from '../../outcome/rules.ts';
import type { DotStop, DotToken } from './tokens.ts';

/** Rules are given by attributes of the graph, with the names that they have in a file. */
export const ruleNames = Object.keys(usualRules) as readonly (keyof Rules)[];

/** An id as the text has it, with its place. */
export type WrittenId = Extract<DotToken, { readonly kind: 'id' }>;

const said = [
  'label',
  'xlabel',
  'name',
  'pos',
  'width',
  'fillcolor',
  'color',
  'style',
  'player',
  'moves',
  'pieces',
  'score',
  'dir',
  'hidden',
  'grundy',
] as const;
/** The attributes that say something about a game; the reader ignores all others. */
export type Attributes = { readonly [Name in AttributeName]?: WrittenId };
type AttributeName = (typeof said)[number] | keyof Rules;

/** The name of an attribute, if it is one of these. */
export const attributeCalled = (name: string): AttributeName | undefined =>
  said.find((each) => each === name) ?? ruleNames.find((each) => each === name);

export type Cursor = {
  readonly peek: () => DotToken | undefined;
  /** Passes over the next token if it is of this kind, and says whether it was. */
  readonly takes: (kind: DotToken['kind']) => boolean;
  readonly takesWord: (word: string) => boolean;
  readonly id: () => WrittenId | undefined;
  /** Reads the attributes in brackets, if brackets come next. */
  readonly attributes: () => Attributes | DotStop;
  /** A problem at this place, or at the given token. */
  readonly stop: (says: string, token?: DotToken) => DotStop;
  readonly rest: () => readonly DotToken[];
};

/** Whether reading stopped with a problem. */
export const isStop = (found: object): found is DotStop => 'says' in found;

const isWord = (token: DotToken | undefined, word: string): boolean =>
  token?.kind === 'id' && token.form === 'bare' && token.text.toLowerCase() === word;

/** Whether the tokens begin as a graph does; the rest may be anything. */
export function announcesDot(tokens: readonly DotToken[]): boolean {
  const [first, second, third] = tokens.slice(isWord(tokens[0], 'strict') ? 1 : 0);
  if (!isWord(first, 'digraph') && !isWord(first, 'graph')) return false;
  return second?.kind === '{' || (second?.kind === 'id' && third?.kind === '{');
}

/** A cursor at the first token; `end` is the length of the text. */
export function cursorOf(tokens: readonly DotToken[], end: number): Cursor {
  let next = 0;
  const peek = (): DotToken | undefined => tokens[next];
  const stop = (says: string, token = peek()): DotStop => ({ at: token?.at ?? end, says });
  const takes = (kind: DotToken['kind']): boolean => {
    const found = peek()?.kind === kind;
    if (found) next++;
    return found;
  };
  const takesWord = (word: string): boolean => {
    const found = isWord(peek(), word);
    if (found) next++;
    return found;
  };
  const id = (): WrittenId | undefined => {
    const token = peek();
    if (token?.kind !== 'id') return undefined;
    next++;
    return token;
  };
  const attributes = (): Attributes | DotStop => {
    const found: { -readonly [Name in keyof Attributes]: Attributes[Name] } = {};
    while (takes('[')) {
      while (!takes(']')) {
        const name = id();
        if (!name) return stop('an attribute or a ] is missing before this');
        const value = takes('=') ? id() : name;
        if (!value) return stop(`${name.text} has no value; write it after the =`);
        const known = attributeCalled(name.text);
        if (known) found[known] = value;
        if (!takes(';')) takes(',');
      }
    }
    return found;
  };
  return { peek, takes, takesWord, id, attributes, stop, rest: () => tokens.slice(next) };
}

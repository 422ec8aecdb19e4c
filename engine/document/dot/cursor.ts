/** A place among tokens, and what may be read from there on in one go. */
import type { DotStop, DotToken } from './tokens.ts';

/** An id as it was written, and where. */
export type WrittenId = Extract<DotToken, { readonly kind: 'id' }>;

const said = [
  'label',
  'name',
  'pos',
  'width',
  'fillcolor',
  'color',
  'style',
  'player',
  'pieces',
  'dir',
] as const;
/** The attributes that say something of a game; all others are passed over. */
export type Attributes = { readonly [Name in (typeof said)[number]]?: WrittenId };

export type Cursor = {
  readonly peek: () => DotToken | undefined;
  /** Passes over a sign, if it is the next one. */
  readonly takes: (kind: DotToken['kind']) => boolean;
  readonly takesWord: (word: string) => boolean;
  readonly id: () => WrittenId | undefined;
  /** What stands in brackets, if brackets follow. */
  readonly attributes: () => Attributes | DotStop;
  /** What is wrong here, or where a token stands. */
  readonly stop: (says: string, token?: DotToken) => DotStop;
  readonly rest: () => readonly DotToken[];
};

export const isStop = (found: object): found is DotStop => 'says' in found;

const isWord = (token: DotToken | undefined, word: string): boolean =>
  token?.kind === 'id' && token.form === 'bare' && token.text.toLowerCase() === word;

/** Whether the tokens announce a graph, whatever follows. */
export function announcesDot(tokens: readonly DotToken[]): boolean {
  const [first, second, third] = tokens.slice(isWord(tokens[0], 'strict') ? 1 : 0);
  if (!isWord(first, 'digraph') && !isWord(first, 'graph')) return false;
  return second?.kind === '{' || (second?.kind === 'id' && third?.kind === '{');
}

/** `end` is the length of the text. */
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
        const known = said.find((each) => each === name.text);
        if (known) found[known] = value;
        if (!takes(';')) takes(',');
      }
    }
    return found;
  };
  return { peek, takes, takesWord, id, attributes, stop, rest: () => tokens.slice(next) };
}

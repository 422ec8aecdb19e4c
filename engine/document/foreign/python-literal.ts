/**
 * Reads Python's lists, tuples, sets and dicts as data, as programs print them or scripts contain them: also
 * inside calls (`OutEdgeView([…])`, `array([…])`), after `G =`, and as numpy prints rows, without commas.
 * Open brackets wait on an explicit stack, so that deep nesting cannot overflow. JSON of the same shape is
 * read as well. Cost: linear in the text.
 */

export type Scalar = {
  readonly kind: 'scalar';
  readonly text: string;
  readonly quoted: boolean;
  readonly at: number;
};
export type Collection = {
  readonly kind: 'list' | 'tuple' | 'set' | 'dict';
  readonly items: readonly Literal[];
  /** For a dict: the key of each item. */
  readonly keys: readonly Literal[];
  /** True if the text calls `array`, or prints rows without commas as numpy does. */
  readonly isArray: boolean;
  readonly at: number;
};
export type Literal = Scalar | Collection;
/** The problem that stopped the reading, and its offset. */
export type Halt = { readonly at: number; readonly says: string };

type Open = {
  readonly sign: '(' | '[' | '{' | 'text';
  readonly call: string | undefined;
  readonly at: number;
  readonly items: Literal[];
  readonly keys: Literal[];
  commas: number;
  /**
   * True if an item has been read since the last comma: then a comma, a colon or the closing bracket must
   * follow.
   */
  full: boolean;
  keyed: boolean;
  named: boolean;
};

const blank = /(?:\s|#[^\n]*|<[^<>\n]*>)+/y;
const quotes = /[rbu]{0,2}("""|'''|"|')/iy;
const word = /[+-]?[\p{L}\p{N}_.]+(?:(?<=\de)[+-]\d+)?/uy;
const closing = { '(': ')', '[': ']', '{': '}', text: '' } as const;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const open = (sign: Open['sign'], call: string | undefined, at: number): Open => ({
  sign,
  call,
  at,
  items: [],
  keys: [],
  commas: 0,
  full: false,
  keyed: false,
  named: false,
});

/** Reads the values of a text, one after another. */
export function pythonLiterals(text: string): readonly Literal[] | Halt {
  const stack: Open[] = [open('text', undefined, 0)];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  /** Adds a value to the innermost open bracket. In a numpy row a number needs no comma before it. */
  const put = (value: Literal): Halt | undefined => {
    const top = stack[stack.length - 1];
    if (top.full && top.sign !== 'text' && !(top.sign === '[' && top.commas === 0)) {
      return { at: value.at, says: 'a comma is missing before this' };
    }
    top.full = true;
    // An argument such as dtype=int8 says nothing about the graph.
    if (top.named) top.named = false;
    else if (top.keyed) {
      top.items.push(value);
      top.keyed = false;
    } else if (top.sign === '{' && top.keys.length > 0) top.keys.push(value);
    else top.items.push(value);
    return undefined;
  };
  while (at < text.length) {
    const skipped = match(blank);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const top = stack[stack.length - 1];
    const sign = text[at];
    const quote = match(quotes);
    let halt: Halt | undefined;
    if (quote) {
      const read = quoted(text, at, at + quote[0].length, quote[1]);
      if ('says' in read) return read;
      halt = put({ kind: 'scalar', text: read.text, quoted: true, at });
      at = read.end;
    } else if (sign === '(' || sign === '[' || sign === '{') {
      stack.push(open(sign, undefined, at));
      at++;
    } else if (sign === ')' || sign === ']' || sign === '}') {
      if (top.sign === 'text' || closing[top.sign] !== sign) {
        const says =
          top.sign === 'text'
            ? 'no bracket is open here; remove this one'
            : `a ${closing[top.sign]} is missing before this`;
        return { at, says };
      }
      stack.pop();
      at++;
      const made = literalOf(top);
      halt = 'says' in made ? made : put(made);
    } else if (sign === ',') {
      if (top.named) top.named = false;
      top.full = false;
      top.commas++;
      at++;
    } else if (sign === ':' && top.sign === '{' && top.full) {
      // The item before the colon is a key.
      const key = top.keys.length > top.items.length ? top.keys.pop() : top.items.pop();
      if (key) top.keys.push(key);
      [top.keyed, top.full] = [true, false];
      at++;
    } else if (sign === '=' && top.full) {
      top.items.pop();
      [top.full, top.named] = [false, top.sign === '('];
      at++;
    } else if (sign === ';') at++;
    else {
      const found = match(word);
      if (!found) return { at, says: `${sign} cannot stand here; remove it` };
      if (/^\.\.\.$/.test(found[0])) {
        const says =
          'a part was left out when this was printed; print all of it, with numpy.set_printoptions(threshold=sys.maxsize)';
        return { at, says };
      }
      const next = at + found[0].length;
      if (text[next] === '(') {
        stack.push(open('(', found[0], at));
        at = next + 1;
      } else {
        halt = put({ kind: 'scalar', text: found[0], quoted: false, at });
        at = next;
      }
    }
    if (halt) return halt;
  }
  const last = stack[stack.length - 1];
  if (last.sign !== 'text') return { at: text.length, says: `a ${closing[last.sign]} is missing at the end` };
  return last.items;
}

function quoted(
  text: string,
  from: number,
  start: number,
  mark: string,
): { text: string; end: number } | Halt {
  let said = '';
  let at = start;
  let close = -1;
  for (;;) {
    if (close < at) close = text.indexOf(mark, at);
    if (close < 0)
      return { at: from, says: 'the quotation mark is not closed; write another one at the end' };
    const inside = text.startsWith('\\', at) ? 0 : text.slice(at, close).indexOf('\\');
    if (inside < 0) return { text: said + text.slice(at, close), end: close + mark.length };
    const backslash = at + inside;
    const sign = text[backslash + 1] ?? '';
    const code = sign === 'u' ? 4 : sign === 'x' ? 2 : 0;
    const digits = text.slice(backslash + 2, backslash + 2 + code);
    const isCode = code > 0 && new RegExp(`^[0-9a-f]{${code}}$`, 'i').test(digits);
    // As in Python, a backslash that begins no escape means itself: "G_\alpha".
    const meant = isCode
      ? String.fromCharCode(Number.parseInt(digits, 16))
      : (escapes[sign] ?? (/["'\\/]/.test(sign) ? sign : `\\${sign}`));
    said += text.slice(at, backslash) + meant;
    at = backslash + 2 + (isCode ? code : 0);
  }
}

/** Closes a bracket. A call is worth its argument; brackets round one value alone are worth that value. */
function literalOf({ sign, call, at, items, keys, commas, keyed }: Open): Literal | Halt {
  if (keyed || (keys.length > 0 && keys.length !== items.length)) {
    return { at, says: 'this dict has a key without a value; write {key: [options]}' };
  }
  const made = (kind: Collection['kind']): Collection => {
    const isArray = kind === 'list' && commas === 0 && items.length > 1;
    return { kind, items, keys, isArray, at };
  };
  if (sign === '[') return made('list');
  if (sign === '{') return made(keys.length > 0 || items.length === 0 ? 'dict' : 'set');
  if (call !== undefined) {
    const said = items.findLast((item) => item.kind !== 'scalar') ?? items[0];
    if (!said) return made('tuple');
    return said.kind !== 'scalar' && /(?:array|matrix)$/i.test(call) ? { ...said, isArray: true } : said;
  }
  return items.length === 1 && commas === 0 ? items[0] : made('tuple');
}

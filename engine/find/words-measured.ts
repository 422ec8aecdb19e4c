/**
 * How measures write what is neither a number nor one value, such as an interval or several values. A
 * condition with another text would be true of nothing.
 */
import type { Result } from '../result.ts';
import type { Value } from '../values/value.ts';
import { textOf } from '../values/words.ts';

/** Words as they are compared: without capitals and spaces, and with one minus sign. */
export const plainWords = (words: string): string =>
  words.toLowerCase().replaceAll('−', '-').replace(/\s+/g, '');

type ReadValue = (text: string) => Result<Value>;

type WrittenForm = {
  readonly example: string;
  /** The text as the measure writes it; undefined where it says nothing so. */
  written(text: string, read: ReadValue): string | undefined;
};

const like = (example: string, form: RegExp): WrittenForm => ({
  example,
  written: (text) => (form.test(plainWords(text)) ? text : undefined),
});

/** The parts between commas, besides those within brackets. */
function listed(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('({[⟨<'.includes(sign)) depth++;
    else if (')}]⟩>'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Values with commas between them, each by any of its names; as many if a number is given. */
const values = (example: string, count?: number): WrittenForm => ({
  example,
  written(text, read) {
    const parts = listed(text).map((part) => read(part.trim()));
    if (count !== undefined && parts.length !== count) return undefined;
    const texts = parts.flatMap((each) => (each.ok ? [textOf(each.value)] : []));
    return texts.length === parts.length ? texts.join(', ') : undefined;
  },
});

const number = String.raw`-?\d+(?:[/.]\d+)?`;
const corners = String.raw`(?:\(${number},${number}\))+`;

const forms: Readonly<Record<string, WrittenForm>> = {
  stops: values('1, -1', 2),
  incentives: values('{2|0}, *'),
  'left-incentives': values('{2|0}, *'),
  'right-incentives': values('{2|0}, *'),
  confused: like('[-1, 1]', new RegExp(String.raw`^(?:\{${number}\}|[[(]${number},${number}[\])])$`)),
  thermograph: like(
    'left (1, -1) (0, 0), right (-1, -1) (0, 0)',
    new RegExp(`^left${corners},right${corners}`),
  ),
  uptimal: like('*.12-', new RegExp(String.raw`^(?:${number})?(?:\*\d*)?(?:\.(?:(?:\d|\(\d+\))-?)+)?$`)),
};

/**
 * The text that a measure would write for it, and an example if it never writes such a text; undefined of
 * measures whose texts have no one form.
 */
export function wordsAsMeasured(
  measure: string,
  text: string,
  read: ReadValue,
): { readonly written: string | undefined; readonly example: string } | undefined {
  const form = Object.hasOwn(forms, measure) ? forms[measure] : undefined;
  return form && { written: form.written(text, read), example: form.example };
}

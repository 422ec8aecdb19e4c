/** What a table says of a period, as a line of text or as data. */

export type PeriodLine = {
  readonly line: number;
  readonly along: string;
  readonly at: readonly { readonly name: string; readonly number: number }[];
  readonly period: number;
  readonly from: number;
  readonly saltus?: string;
  /** How it is known: by a theorem up to a bound, or as far as was seen. */
  readonly by?: string;
  readonly to: number;
};

const form =
  /^period (\d+)(?: with saltus (\S+))? in ([a-z]\w*) from (-?\d+)(?: where ((?:[a-z]\w*=-?\d+ ?)+))?: (?:proved by ([a-z][a-z -]*) to (\d+)|observed to ([a-z]\w*)=(-?\d+))$/;

/** Undefined of other text. */
export function periodIn(text: string, line: number): PeriodLine | undefined {
  const found = form.exec(text);
  if (!found) return undefined;
  const [, period, saltus, along, from, where = '', by, bound, other, to] = found;
  if (other !== undefined && other !== along) return undefined;
  const at = where.split(' ').filter(Boolean);
  return {
    line,
    along,
    at: at.map((each) => ({ name: each.split('=')[0], number: Number(each.split('=')[1]) })),
    period: Number(period),
    from: Number(from),
    ...(saltus !== undefined && { saltus }),
    ...(by !== undefined && { by }),
    to: Number(bound ?? to),
  };
}

/** The same as data has it. */
export function periodOfData(told: unknown, line: number): PeriodLine | undefined {
  const { along, at = [], period, from, saltus, known } = (told ?? {}) as Record<string, unknown>;
  const { kind, by, bound, to } = (known ?? {}) as Record<string, unknown>;
  const until = kind === 'proved' ? bound : to;
  const places = Array.isArray(at) ? (at as { name?: unknown; number?: unknown }[]) : [];
  if (typeof along !== 'string' || ![period, from, until].every(Number.isSafeInteger)) return undefined;
  return {
    line,
    along,
    at: places.map(({ name, number }) => ({ name: String(name), number: Number(number) })),
    period: period as number,
    from: from as number,
    ...(saltus !== undefined && { saltus: String(saltus) }),
    ...(kind === 'proved' && { by: String(by) }),
    to: until as number,
  };
}

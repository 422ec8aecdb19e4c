/**
 * What a table says of the values along one of its numbers: from some number on they come again after every
 * period, perhaps with a value added each time; proved by a theorem with the bound that it asks for, or as
 * far as they were observed.
 */

export type PeriodClaim = {
  /** The parameter along which the values repeat. */
  readonly along: string;
  /** The other numbers; none where the family has no other. */
  readonly at: readonly { readonly name: string; readonly number: number }[];
  readonly period: number;
  /** The first number whose value comes again. */
  readonly from: number;
  /** What is added with every period, as a value is written; undefined where the very values come again. */
  readonly saltus?: string;
  readonly known: PeriodKnown;
};

export type PeriodKnown =
  /** What the theorem asks for holds up to the bound: values of heaps to 167. */
  | { readonly kind: 'proved'; readonly by: string; readonly bound: number }
  | { readonly kind: 'observed'; readonly to: number };

/**
 * "period 2 in k from 1 where m=1 n=1: observed to k=12"; "period 12 in n from 71: proved by heaps to 167".
 */
export function printPeriod({ along, at, period, from, saltus, known }: PeriodClaim): string {
  const added = saltus === undefined ? '' : ` with saltus ${saltus}`;
  const where =
    at.length === 0 ? '' : ` where ${at.map(({ name, number }) => `${name}=${number}`).join(' ')}`;
  const sure =
    known.kind === 'proved' ? `proved by ${known.by} to ${known.bound}` : `observed to ${along}=${known.to}`;
  return `period ${period}${added} in ${along} from ${from}${where}: ${sure}`;
}

/** A theorem is named by its subject: `heaps` is that of Guy and Smith on single heaps of octal games. */
const form =
  /^period (\d+)(?: with saltus (\S+))? in ([a-z]\w*) from (-?\d+)(?: where ((?:[a-z]\w*=-?\d+ ?)+))?: (?:proved by (heaps) to (\d+)|observed to ([a-z]\w*)=(-?\d+))$/;

/** Undefined where the text is no such claim. */
export function readPeriod(text: string): PeriodClaim | undefined {
  const parts = form.exec(text);
  if (!parts) return undefined;
  const [, period, saltus, along, from, where = '', by, bound, observed, to] = parts;
  if (observed !== undefined && observed !== along) return undefined;
  return {
    along,
    at: where
      .split(' ')
      .filter(Boolean)
      .map((each) => ({ name: each.split('=')[0], number: Number(each.split('=')[1]) })),
    period: Number(period),
    from: Number(from),
    ...(saltus !== undefined && { saltus }),
    known:
      by !== undefined ? { kind: 'proved', by, bound: Number(bound) } : { kind: 'observed', to: Number(to) },
  };
}

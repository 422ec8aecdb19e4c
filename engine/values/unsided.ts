/**
 * A position that was not shown to be stopper-sided (Siegel, Coping with cycles, section 4). One of its sides
 * may still be known to be a stopper; then it is shown, with a question mark for the other.
 */
import { type CanonicalForm, compactForm } from './form.ts';
import type { ValueKind } from './kind.ts';
import { latexOfName } from './notation/latex.ts';
import { markOfName } from './notation/mark.ts';
import { nameOf, withName } from './notation/name.ts';
import { printName } from './notation/print.ts';
import { speakName } from './notation/speak.ts';
import { stopper } from './stopper.ts';
import { base } from './wording.ts';

/** A partizan position that was not shown to be stopper-sided. At most one side is known. */
export type UnsidedGame = {
  readonly kind: 'unsided';
  readonly onside?: CanonicalForm;
  readonly offside?: CanonicalForm;
};

/** Both sides in their order, written by the same function; undefined if neither is known. */
function sides<T>(
  { onside, offside }: UnsidedGame,
  write: (form: CanonicalForm) => T,
  unknown: T,
): readonly [T, T] | undefined {
  if (!onside && !offside) return undefined;
  return [onside ? write(onside) : unknown, offside ? write(offside) : unknown];
}

const keyOf = (canonical: CanonicalForm): string => stopper.key?.({ kind: 'stopper', canonical }) ?? '';

const each = (
  { kind, onside, offside }: UnsidedGame,
  made: (form: CanonicalForm) => unknown,
): { readonly kind: 'unsided' } => ({
  kind,
  ...(onside && { onside: made(onside) }),
  ...(offside && { offside: made(offside) }),
});

export const unsided: ValueKind<UnsidedGame> = {
  kind: 'unsided',
  counted: { one: 'not stopper-sided', more: 'not stopper-sided', spoken: 'not stopper-sided' },
  rank: 'none',
  text: (value) => sides(value, (form) => printName(nameOf(form)), '?')?.join(' & ') ?? 'not stopper-sided',
  key: (value) => sides(value, keyOf, '?')?.join(' & ') ?? '',
  latex: (value) =>
    sides(value, (form) => latexOfName(nameOf(form)), '{?}')?.join('\\mathbin{\\&}') ??
    '\\mathrm{not\\ stopper\\mbox{-}sided}',
  spoken: (value) =>
    sides(value, (form) => speakName(nameOf(form)), 'an unknown side')?.join(' and ') ??
    'not shown to be stopper-sided',
  mark(value) {
    const both = sides(value, (form) => markOfName(nameOf(form)), [base('?')]);
    return both ? [...both[0], base(' & '), ...both[1]] : [base('⊬')];
  },
  legend({ onside, offside }) {
    if (!onside && !offside) {
      return 'Not shown to be stopper-sided: no form simpler than the game itself was found.';
    }
    const [known, unknown, winner] = onside
      ? (['onside', 'offside', 'Left'] as const)
      : (['offside', 'onside', 'Right'] as const);
    return `Not shown to be stopper-sided: its ${known} is known (the value if infinite play is won by ${winner}), but no stopper was found for its ${unknown}.`;
  },
  /** The notation of a known side is that of a game, and does not determine this value. */
  parse: (text) => (text === 'notstopper-sided' ? { kind: 'unsided' } : undefined),
  /** Values with a known side come first. */
  order: (a, b) => Number(isBare(a)) - Number(isBare(b)),
  data: (value) => each(value, compactForm),
  named: (value) => each(value, withName),
};

const isBare = ({ onside, offside }: UnsidedGame): boolean => !onside && !offside;

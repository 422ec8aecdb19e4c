/**
 * The scores that games of an arena end with: exact rationals, each kept once, so that an atom is a small
 * number and equal scores are equal atoms. There is one zero: a rational of lowest terms has no second. Cost:
 * comparing and adding whole scores of common size takes O(1), other ones as long as their figures.
 */
import { keep, lookUp, type PairTable, pairTable } from '../../../numbers/pair-table.ts';
import { addRationals, printRational, type Rational, rational } from '../../../numbers/rationals.ts';

export type Atoms = {
  readonly table: Rational[];
  readonly texts: string[];
  readonly byText: Map<string, number>;
  /**
   * The score where it is whole and of common size, else not a number: such scores compare without long
   * arithmetic.
   */
  readonly whole: number[];
  readonly sums: PairTable;
  /** Two halves of a hash of the score, one after the other. */
  readonly hashes: number[];
};

export const ZERO = 0;

export function emptyAtoms(): Atoms {
  const atoms: Atoms = { table: [], texts: [], byText: new Map(), whole: [], sums: pairTable(), hashes: [] };
  atomOf(atoms, rational(0n));
  return atoms;
}

/** The atom of a score. */
export function atomOf(atoms: Atoms, score: Rational): number {
  const text = printRational(score);
  const known = atoms.byText.get(text);
  if (known !== undefined) return known;
  const fresh = atoms.table.push(score) - 1;
  atoms.byText.set(text, fresh);
  atoms.texts.push(text);
  atoms.hashes.push(hashOfText(text, 0), hashOfText(text, 1));
  const near = Number(score.numerator);
  atoms.whole.push(score.denominator === 1n && Number.isSafeInteger(near) ? near : Number.NaN);
  return fresh;
}

/** Negative, zero or positive, as the first score is less than the second, equal or greater. */
export function compareAtoms(atoms: Atoms, a: number, b: number): number {
  const difference = atoms.whole[a] - atoms.whole[b];
  return difference < 0 || difference >= 0 ? difference : compareExactly(atoms, a, b);
}

function compareExactly({ table }: Atoms, a: number, b: number): number {
  if (a === b) return 0;
  const [x, y] = [table[a], table[b]];
  return x.numerator * y.denominator < y.numerator * x.denominator ? -1 : 1;
}

export const greaterAtom = (atoms: Atoms, a: number, b: number): number =>
  compareAtoms(atoms, a, b) >= 0 ? a : b;

export const lesserAtom = (atoms: Atoms, a: number, b: number): number =>
  compareAtoms(atoms, a, b) <= 0 ? a : b;

export function addAtoms(atoms: Atoms, a: number, b: number): number {
  if (a === ZERO) return b;
  if (b === ZERO) return a;
  const [low, high] = a < b ? [a, b] : [b, a];
  const known = lookUp(atoms.sums, low, high);
  if (known >= 0) return known;
  const sum = atomOf(atoms, addRationals(atoms.table[low], atoms.table[high]));
  keep(atoms.sums, low, high, sum);
  return sum;
}

export function negateAtom(atoms: Atoms, a: number): number {
  const { numerator, denominator } = atoms.table[a];
  return atomOf(atoms, { numerator: -numerator, denominator });
}

/** Negative, zero or positive, as the score is. */
export const signOfAtom = (atoms: Atoms, a: number): number => compareAtoms(atoms, a, ZERO);

function hashOfText(text: string, half: number): number {
  let h = 0x811c9dc5 ^ half;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

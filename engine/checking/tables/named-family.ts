/** A family of a ruleset as whoever checks tables writes it out. */
export type NamedFamily = {
  /** Each number with its least, in the order of the columns. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly write: string | ((...numbers: readonly number[]) => string);
  /** The greatest of a number beside those before it, where there is one and no pattern says it. */
  readonly greatest?: Readonly<Record<string, (...before: readonly number[]) => number>>;
  /** The number that counts members as in a list though nothing bounds it: that of a word of any length. */
  readonly numbered?: string;
};

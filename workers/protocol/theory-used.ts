/** The part of the protocol that answers of several jobs share: which theories gave the values. */

/** A theory at work, and how many vertices it names. */
export type TheoryAtWork = {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly count: number;
};

/** Which theory was used, and why; `theory` is undefined where none covers the whole graph. */
export type TheoryUsed = {
  readonly theory: string | undefined;
  readonly name: string;
  readonly reason: string;
  /** Where none covers the whole: the theories of its closed parts. Else none. */
  readonly parts: readonly TheoryAtWork[];
  /** How many vertices no theory covers. */
  readonly uncovered: number;
};

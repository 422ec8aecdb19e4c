/** The part of the protocol that answers of several jobs share: which theory gave the values. */

/** Which theory was used, and why; `theory` is undefined when none is known. */
export type TheoryUsed = {
  readonly theory: string | undefined;
  readonly name: string;
  readonly reason: string;
};

/** A part of several answers: which theories gave the values. */

/** A theory that was used, and the number of vertices whose values it gave. */
export type TheoryAtWork = {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly count: number;
};

/** Which theory was used, and why; `theory` is undefined if none covers the whole graph. */
export type TheoryUsed = {
  readonly theory: string | undefined;
  readonly name: string;
  readonly reason: string;
  /** If none covers the whole: the theories of its closed parts. Otherwise empty. */
  readonly parts: readonly TheoryAtWork[];
  /** The number of vertices that no theory covers. */
  readonly uncovered: number;
};

/**
 * The canonical form of a scoring game, as it is stored in a value: every follower once, regardless of the
 * size of the tree.
 */

/** An exact rational in lowest terms, as text: "3", "-1/2". */
export type ScoreText = string;

/**
 * Positions 0 … count − 1, the start being 0 and all of them reachable from it; `left` and `right` are flat
 * pairs from, to. In a canonical order: equal values have equal forms.
 */
export type ScoringForm = {
  readonly count: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Per position what it is worth where Left is to move and has no move; null where she has one. */
  readonly leftScores: readonly (ScoreText | null)[];
  /** The same for Right. */
  readonly rightScores: readonly (ScoreText | null)[];
};

/** One side of a position: its score, or its options. */
export type FormSide = ScoreText | readonly number[];

/** Both sides of every position. O(the form). */
export function sidesInForm(
  form: ScoringForm,
): readonly { readonly left: FormSide; readonly right: FormSide }[] {
  const options = (pairs: readonly number[]): number[][] => {
    const rows: number[][] = Array.from({ length: form.count }, () => []);
    for (let i = 0; i < pairs.length; i += 2) rows[pairs[i]].push(pairs[i + 1]);
    return rows;
  };
  const [lefts, rights] = [options(form.left), options(form.right)];
  return lefts.map((left, at) => ({
    left: form.leftScores[at] ?? left,
    right: form.rightScores[at] ?? rights[at],
  }));
}

export const isScore = (side: FormSide): side is ScoreText => typeof side === 'string';

/** Nodes of the tree that the form unfolds to; Infinity where no number holds them. O(the form). */
export function treeSize(form: ScoringForm): number {
  const sides = sidesInForm(form);
  const sizes = new Float64Array(form.count);
  for (const at of fromBelow(form)) {
    sizes[at] = 1;
    for (const side of [sides[at].left, sides[at].right]) {
      if (!isScore(side)) for (const option of side) sizes[at] += sizes[option];
    }
  }
  return sizes[0];
}

/** The positions, each after all its options. O(the form). */
export function fromBelow(form: ScoringForm): readonly number[] {
  const { count } = form;
  const waiting = new Uint32Array(count);
  const before: number[][] = Array.from({ length: count }, () => []);
  for (const pairs of [form.left, form.right]) {
    for (let i = 0; i < pairs.length; i += 2) {
      waiting[pairs[i]]++;
      before[pairs[i + 1]].push(pairs[i]);
    }
  }
  const sequence: number[] = [];
  for (let at = 0; at < count; at++) if (waiting[at] === 0) sequence.push(at);
  for (let i = 0; i < sequence.length; i++) {
    for (const at of before[sequence[i]]) if (--waiting[at] === 0) sequence.push(at);
  }
  return sequence;
}

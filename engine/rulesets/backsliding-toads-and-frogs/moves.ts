/**
 * Moves of Toads and Frogs, with and without backsliding (Siegel, Coping with cycles, Section 5): an animal slides one square
 * onto an empty one, the way it faces or, when backsliding, either way; or it jumps the way it faces over exactly one
 * enemy onto an empty square. Left's toads face right, Right's frogs left: one rule with ahead = ±1.
 */
import type { Coder } from '../ruleset.ts';
import { EMPTY_SQUARE, FROG, printStrip, type Strip, TOAD } from './position.ts';

/** The coder of the strips that can follow this one. */
export function coderOfStrips(
  start: Strip,
  { backsliding }: { readonly backsliding: boolean },
): Coder<Strip> {
  const length = start.length;
  const powers = Float64Array.from(start, (_, i) => 3 ** i);
  const strip = Int8Array.from(start);
  const codeOf = (found: Strip): number => found.reduce((sum, animal, i) => sum + animal * powers[i], 0);
  const startCode = codeOf(start);
  let decoded = startCode;

  function decode(code: number): void {
    if (code === decoded) return;
    decoded = code;
    let rest = code;
    for (let i = 0; i < length; i++) {
      // Exact: a safe integer divided by 3 is never rounded up to a whole number.
      const more = Math.floor(rest / 3);
      strip[i] = rest - 3 * more;
      rest = more;
    }
  }

  const isEmpty = (i: number): boolean => i >= 0 && i < length && strip[i] === EMPTY_SQUARE;

  function options(code: number, out: Float64Array, animal: number, ahead: 1 | -1): number {
    decode(code);
    const enemy = TOAD + FROG - animal;
    let count = 0;
    for (let i = 0; i < length; i++) {
      if (strip[i] !== animal) continue;
      const from = code - animal * powers[i];
      if (isEmpty(i + ahead)) out[count++] = from + animal * powers[i + ahead];
      if (strip[i + ahead] === enemy && isEmpty(i + 2 * ahead)) {
        out[count++] = from + animal * powers[i + 2 * ahead];
      }
      if (backsliding && isEmpty(i - ahead)) out[count++] = from + animal * powers[i - ahead];
    }
    return count;
  }

  return {
    start: startCode,
    left: (code, out) => options(code, out, TOAD, 1),
    right: (code, out) => options(code, out, FROG, -1),
    print(code) {
      decode(code);
      return printStrip(Array.from(strip));
    },
    code: (found) => (found.length === length ? codeOf(found) : undefined),
  };
}

/** Words of many thousands of letters: each is looked at once, and not again from each of its letters on. */
import { expect, test } from 'vitest';
import { tokensOf } from '../../../../engine/values/notation/tokens.ts';

test.each(['on', 'up', 'ona', 'v'])(
  '%s again and again is asked for once among the names that lines give',
  (word) => {
    let letters = 0;
    const names = {
      has(name: string) {
        letters += name.length;
        return false;
      },
    };
    const text = word.repeat(3000);
    tokensOf(text, names);
    expect(letters).toBeLessThanOrEqual(text.length);
  },
);

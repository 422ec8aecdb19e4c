/** Answers about pairs of numbers: what was given is known, all else is not, however the numbers come. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAbout, giveAnswer, pairAnswers } from '../../../engine/numbers/pair-answers.ts';

test('an answer is kept while the numbers grow, and nothing else is answered', () => {
  const number = fc.oneof(fc.nat(70), fc.nat(600));
  void fc.assert(
    fc.property(fc.array(fc.tuple(number, number, fc.boolean()), { maxLength: 60 }), (given) => {
      const answers = pairAnswers();
      const kept = new Map<string, boolean>();
      for (const [a, b, yes] of given) {
        const known = kept.get(`${a} ${b}`);
        expect(answerAbout(answers, a, b)).toBe(known === undefined ? -1 : Number(known));
        if (known === undefined) giveAnswer(answers, a, b, yes);
        kept.set(`${a} ${b}`, known ?? yes);
      }
      for (const [a, b] of given) {
        expect(answerAbout(answers, a, b)).toBe(Number(kept.get(`${a} ${b}`)));
        if (!kept.has(`${b} ${a + 1}`)) expect(answerAbout(answers, b, a + 1)).toBe(-1);
      }
    }),
  );
});

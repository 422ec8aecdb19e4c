import { test, expect } from 'vitest';
import { emptyArena } from '../../engine/theories/scoring/arena/games.ts';
import { distinguish } from '../../engine/theories/scoring/order/distinguish.ts';
import { isAtLeast } from '../../engine/theories/scoring/order/at-least.ts';
import { canonicalForm } from '../../engine/theories/scoring/reductions/canonical.ts';
import { scoringFormOf } from '../../engine/theories/scoring/arena/forms.ts';
import { signsOfForm, textOfSigns } from '../../engine/values/scoring-words.ts';
import { drain } from '../../engine/rounds.ts';
import { readFileSync } from 'node:fs';
import { gameWritten } from '../fixtures/scoring.ts';
test('x', () => {
  const arena = emptyArena();
  const pairs = JSON.parse(readFileSync('test/vectors/scoring-pairs.json','utf8')).pairs;
  const t: any = {};
  for (const p of pairs) {
    const [g,h] = [p.g,p.h].map((x: any) => canonicalForm(arena, gameWritten(arena, x)));
    for (const [a,b] of [[g,h],[h,g]]) if (!isAtLeast(arena,a,b)) {
      const t0 = performance.now();
      const d = drain(distinguish(arena,a,b));
      const ms = performance.now()-t0;
      expect(d).toBeDefined();
      const text = textOfSigns(signsOfForm(scoringFormOf(arena,d!.x)!, 1000) ?? []);
      t[text] = (t[text]??0)+1;
      if (ms>50) console.log(p.id, ms, text);
    }
  }
  console.log(t, arena.count);
});

/** Everything that a person does, as often as it is done. */
import * as fc from 'fast-check';
import type { Act } from './act.ts';
import { choosingRules, drawing } from './actions/drawing.ts';
import { leaving, undoing } from './actions/history.ts';
import { inserting } from './actions/inserting.ts';
import { passing } from './actions/passing.ts';
import { playing } from './actions/playing.ts';
import { hiding, looking, quizzing, teaching, walking } from './actions/showing.ts';

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: drawing },
  { weight: 2, arbitrary: choosingRules },
  { weight: 3, arbitrary: undoing },
  { weight: 2, arbitrary: leaving },
  { weight: 3, arbitrary: inserting },
  { weight: 1, arbitrary: hiding },
  { weight: 1, arbitrary: quizzing },
  { weight: 1, arbitrary: walking },
  { weight: 3, arbitrary: playing },
  { weight: 1, arbitrary: teaching },
  { weight: 1, arbitrary: looking },
  { weight: 1, arbitrary: passing },
);

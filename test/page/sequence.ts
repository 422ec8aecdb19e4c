/**
 * Sequences of what a person does, as fast-check's commands: it drops the unneeded parts of a failing
 * sequence. After each act the person continues immediately, or when the next answer has come, or when
 * everything is at rest; at rest the law is checked.
 */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { editor } from '../../app/store/editor.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { tryLawInTime } from '../laws/seeds.ts';
import type { Act } from './act.ts';
import { panelsOpen } from './actions/passing.ts';
import { begin, close, hearNext, open, rest } from './page.ts';

/**
 * What is looked at: the drawing as it was opened, each moment before an act and after it, each rest, and the
 * end.
 */
export type PageLaw = {
  begun?(): void | Promise<void>;
  acting?(act: Act): void | Promise<void>;
  acted?(act: Act): void | Promise<void>;
  rested?(): void | Promise<void>;
  ended?(): void | Promise<void>;
};

const waits = ['at once', 'the next answer', 'rest'] as const;
type Step = fc.AsyncCommand<object, PageLaw, false>;

/** What the panels do by themselves after each act. */
let panelsFollow = panelsOpen();

/** Everything that was begun is done, the panels have followed, and no act failed and no run did. */
export async function restSoundly(): Promise<void> {
  await rest();
  panelsFollow();
  const { toasts, solving } = editor();
  const failures = toasts
    .map(({ says }) => says)
    .filter((says) => /did not finish|contradicted itself/.test(says));
  expect(failures).toEqual([]);
  expect(solving.kind).toBe('idle');
}

const stepOf = (act: Act, wait: (typeof waits)[number]): Step => ({
  check: () => true,
  async run(_, law) {
    await law.acting?.(act);
    const deed = act.do();
    if (act.alone) await deed;
    else if (deed instanceof Promise) begin(deed);
    panelsFollow();
    await law.acted?.(act);
    if (wait === 'the next answer') await hearNext();
    if (wait === 'rest') {
      await restSoundly();
      await law.rested?.();
    }
  },
  toString: () => `${act.says}${wait === 'at once' ? '' : `, then ${wait}`}`,
});

/**
 * Tries a law of the page on a number of sequences of acts, each in a new browser in which this drawing is
 * opened.
 */
export function tryPageLaw(
  documents: fc.Arbitrary<GameDocument>,
  acts: fc.Arbitrary<Act>,
  { usual, longest }: { readonly usual: number; readonly longest: number },
  law: PageLaw,
): Promise<void> {
  const steps = fc.tuple(acts, fc.constantFrom(...waits)).map(([act, wait]) => stepOf(act, wait));
  const instances = fc.tuple(
    documents,
    fc.commands<object, PageLaw, false>([steps], { maxCommands: longest, size: 'medium' }),
  );
  return tryLawInTime(instances, usual, async ([document, commands]) => {
    try {
      await open(document);
      panelsFollow = panelsOpen();
      await law.begun?.();
      await fc.asyncModelRun(() => ({ model: {}, real: law }), commands);
      await restSoundly();
      await law.rested?.();
      await law.ended?.();
    } finally {
      await close();
    }
  });
}

/** Loaded before each test file: lets fast-check try only a share of each law's instances. */
import type * as fastCheck from 'fast-check';
import { vi } from 'vitest';
import { lawShare } from './fixtures/share.ts';

/** Every law is tried on at least this many instances, and on that many if it does not say. */
const least = { fresh: 4, kept: 6 };
const usual = 100;

const fewer = ({ numRuns = usual, seed }: fastCheck.Parameters<unknown>): number =>
  Math.min(numRuns, Math.max(seed === undefined ? least.fresh : least.kept, Math.ceil(numRuns * lawShare)));

if (lawShare < 1)
  vi.doMock('fast-check', async (original) => {
    const whole = await original<typeof fastCheck>();
    const assert = (property: fastCheck.IRawProperty<unknown>, how: fastCheck.Parameters<unknown> = {}) =>
      whole.assert(property, { ...how, numRuns: fewer(how) });
    return { ...whole, assert };
  });

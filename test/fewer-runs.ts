/** Set up before each test file: stands between the laws and fast-check where only a share of their instances is to be tried. */
import type * as fastCheck from 'fast-check';
import { vi } from 'vitest';
import { lawShare } from './fixtures/share.ts';

/** A law is tried on so many instances at the least, and on so many where it does not say. */
const least = 5;
const usual = 100;

const fewer = (wanted: number): number => Math.min(wanted, Math.max(least, Math.ceil(wanted * lawShare)));

if (lawShare < 1)
  vi.doMock('fast-check', async (original) => {
    const whole = await original<typeof fastCheck>();
    const assert = (property: fastCheck.IRawProperty<unknown>, how: fastCheck.Parameters<unknown> = {}) =>
      whole.assert(property, { ...how, numRuns: fewer(how.numRuns ?? usual) });
    return { ...whole, assert };
  });

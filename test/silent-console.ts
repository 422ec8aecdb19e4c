/**
 * Loaded before each test file of the app: a test fails where React, or anything else, writes an error to the
 * console.
 */
import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

const written: string[] = [];

console.error = (...parts: unknown[]): void => {
  written.push(format(...parts));
};

afterEach(() => {
  expect([...new Set(written.splice(0))], 'errors on the console').toEqual([]);
});

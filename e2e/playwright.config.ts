/** The walks: what a person does, at a desk and on a phone. None of them looks at a clock; that is the bench's. */
import { defineConfig } from '@playwright/test';
import { desk, onTheSite } from './site.ts';

export default defineConfig({
  ...onTheSite,
  testDir: 'walks',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  workers: 2,
  use: { ...onTheSite.use, trace: 'retain-on-failure' },
  projects: [
    { name: 'desk', testIgnore: /touch\.spec/, use: { viewport: desk } },
    {
      name: 'phone',
      testMatch: /touch\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

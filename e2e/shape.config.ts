/**
 * `npm run shape`: the source files as they are, served by Vite, so that every function that runs has its
 * name and its file.
 */
import { defineConfig } from '@playwright/test';
import { desk, onTheSite } from './site.ts';

const port = process.env.GRUNDY_PORT ?? '4174';

export default defineConfig({
  ...onTheSite,
  testDir: 'shape',
  testMatch: /\.shape\.ts$/,
  outputDir: '../.cache/shape-results',
  workers: 1,
  use: { ...onTheSite.use, viewport: desk, baseURL: `http://localhost:${port}` },
  webServer: {
    ...onTheSite.webServer,
    command: `node node_modules/vite/bin/vite.js --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
  },
});

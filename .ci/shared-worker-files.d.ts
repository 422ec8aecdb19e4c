/** The types of shared-worker-files.js, for the configuration of Vite. */
import type { Plugin } from 'vite';

export function sharedWorkerFiles(): Plugin;

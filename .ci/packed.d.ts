/** The types of packed.js, for the configuration of Vite. */
import type { Plugin } from 'vite';

export function packed(): Plugin;

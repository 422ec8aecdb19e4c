/** The types of paragraphs.js, for the configuration of Vite and for tests. */
import type { Plugin } from 'vite';
import type { Paragraph } from '../app/help/paragraph.ts';

export function paragraphsOf(text: string, page: string): Readonly<Record<string, Paragraph>>;
export function paragraphs(): Plugin;

/** What the dialog "How to cite" says. */
import { editorRelease } from '../release.ts';

export const citing = {
  command: `How to cite Grundy ${editorRelease.version}…`,
} as const;

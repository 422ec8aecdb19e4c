/** The texts in the Text tab, and about it. */
import { counted } from './counting.ts';

export const textTab = {
  /** Shown while nothing is written: the notation by examples, which can be read as they are. */
  example: 'a -> b, c\nb ->L c\nc ->R a\n(d)  # a gray node\nd -> a\nb: 3  # a score',
  tooLarge: (size: number, most: number) =>
    `This drawing has ${counted(size)} nodes and arcs together. Grundy does not write a text of more than ${counted(most)} here, since the field would become too slow.`,
  copy: 'Copy the text',
  theText: 'the text',
} as const;

/** What is said in the Text tab, and of it. */
export const textTab = {
  /** Shown while nothing is written: the notation by examples, which can be read as they stand. */
  example: 'a -> b, c\nb ->L c\nc ->R a\n(d)  # a gray node\nd -> a\nb: 3  # a score',
  tab: 'Text',
  waits: 'not read yet',
} as const;

/** What the explanation of a node says beside the reasons, which the engine says. */
export const why = {
  copyLatex: 'Copy as LaTeX',
} as const;

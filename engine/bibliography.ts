/**
 * The works whose definitions and algorithms the engine follows. Every citation in the engine names a key of
 * this table.
 */
export const bibliography = {
  'carry-on':
    'T. Abuku, A. Carvalho, U. Larsson, R. J. Nowakowski, C. P. Santos, K. Suetsugu, Cyclic impartial games with carry-on moves',
  entailing:
    'U. Larsson, R. J. Nowakowski, C. P. Santos, Impartial games with entailing moves, Integers 21B (2021)',
  coping: 'A. N. Siegel, Coping with cycles',
  'loopy-games': 'A. N. Siegel, New results in loopy games',
  guaranteed: 'U. Larsson, R. J. Nowakowski, J. P. Neto, C. P. Santos, Guaranteed scoring games',
  'scoring-calculator': 'J. P. Neto, Scoring Games Calculator, https://github.com/jpneto/ScoringGames',
  huggan: 'M. A. Huggan, Studies in alternating and simultaneous combinatorial game theory (thesis)',
  smith: 'C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966)',
  'fraenkel-perl': 'A. S. Fraenkel, Y. Perl, Constructions in combinatorial games with cycles (1973)',
  'fraenkel-yesha': 'A. S. Fraenkel, Y. Yesha, Theory of annihilation games I, J. Combin. Theory B 33 (1982)',
  bouton: 'C. L. Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)',
  'winning-ways': 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays',
  'guy-smith':
    'R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956)',
  clobber:
    'M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber, Integers 5(2) (2005)',
  konane: 'M. D. Ernst, Playing Konane mathematically, The UMAP Journal 16 (1995)',
  amazons: 'R. G. Snatzke, Exhaustive search in Amazons, in: More games of no chance (2002)',
  toppling:
    'A. Fink, R. J. Nowakowski, A. N. Siegel, D. Wolfe, Toppling conjectures, in: Games of no chance 4 (2015)',
  wythoff: 'W. A. Wythoff, A modification of the game of nim (1907)',
} as const;

export type Work = keyof typeof bibliography;

/** A place in a work: "Theorem 2.5", "Figure 13". */
export type Citation = { readonly work: Work; readonly at: string };

/** A citation of a work of the bibliography, with the place in it. */
export const cite = (work: Work, at: string): Citation => ({ work, at });

/**
 * The works whose definitions and algorithms the engine follows. Every citation in the engine names a key of
 * this table. What is not known for sure of a work, as a page or a year, is left out.
 */

/** A work as its own title page has it; what is missing is not printed. */
export type PublishedWork = {
  readonly kind: 'article' | 'book' | 'chapter' | 'thesis' | 'software' | 'manuscript';
  /** Initials first, "J. H. Conway". */
  readonly authors: readonly string[];
  readonly title: string;
  /** The journal, the book that has the chapter, the publisher of a book, the university of a thesis. */
  readonly in?: string;
  readonly volume?: string;
  readonly pages?: string;
  readonly year?: string;
  readonly address?: string;
};

const larsson = ['U. Larsson', 'R. J. Nowakowski', 'C. P. Santos'] as const;

export const works = {
  'carry-on': {
    kind: 'manuscript',
    authors: ['T. Abuku', 'A. Carvalho', ...larsson, 'K. Suetsugu'],
    title: 'Cyclic impartial games with carry-on moves',
  },
  entailing: {
    kind: 'article',
    authors: larsson,
    title: 'Impartial games with entailing moves',
    in: 'Integers',
    volume: '21B',
    year: '2021',
  },
  coping: {
    kind: 'chapter',
    authors: ['A. N. Siegel'],
    title: 'Coping with cycles',
    in: 'Games of no chance 3',
    year: '2009',
  },
  'loopy-games': {
    kind: 'chapter',
    authors: ['A. N. Siegel'],
    title: 'New results in loopy games',
    in: 'Games of no chance 3',
    year: '2009',
  },
  guaranteed: {
    kind: 'article',
    authors: ['U. Larsson', 'J. P. Neto', 'R. J. Nowakowski', 'C. P. Santos'],
    title: 'Guaranteed scoring games',
    in: 'Electron. J. Combin.',
    volume: '23(3)',
    pages: 'P3.27',
    year: '2016',
  },
  'scoring-calculator': {
    kind: 'software',
    authors: ['J. P. Neto'],
    title: 'Scoring Games Calculator',
    address: 'https://github.com/jpneto/ScoringGames',
  },
  huggan: {
    kind: 'thesis',
    authors: ['M. A. Huggan'],
    title: 'Studies in alternating and simultaneous combinatorial game theory',
    in: 'Dalhousie University',
    year: '2019',
  },
  smith: {
    kind: 'article',
    authors: ['C. A. B. Smith'],
    title: 'Graphs and composite games',
    in: 'J. Combin. Theory',
    volume: '1',
    pages: '51–81',
    year: '1966',
  },
  'fraenkel-perl': {
    kind: 'chapter',
    authors: ['A. S. Fraenkel', 'Y. Perl'],
    title: 'Constructions in combinatorial games with cycles',
    in: 'Infinite and finite sets',
    volume: '2',
    pages: '667–699',
    year: '1975',
  },
  'fraenkel-yesha': {
    kind: 'article',
    authors: ['A. S. Fraenkel', 'Y. Yesha'],
    title: 'Theory of annihilation games, I',
    in: 'J. Combin. Theory B',
    volume: '33',
    year: '1982',
  },
  bouton: {
    kind: 'article',
    authors: ['C. L. Bouton'],
    title: 'Nim, a game with a complete mathematical theory',
    in: 'Ann. of Math.',
    volume: '3',
    pages: '35–39',
    year: '1902',
  },
  'winning-ways': {
    kind: 'book',
    authors: ['E. R. Berlekamp', 'J. H. Conway', 'R. K. Guy'],
    title: 'Winning Ways for your Mathematical Plays',
    in: 'A K Peters',
    year: '2001',
  },
  'guy-smith': {
    kind: 'article',
    authors: ['R. K. Guy', 'C. A. B. Smith'],
    title: 'The G-values of various games',
    in: 'Proc. Cambridge Philos. Soc.',
    volume: '52',
    year: '1956',
  },
  clobber: {
    kind: 'article',
    authors: ['M. H. Albert', 'J. P. Grossman', 'R. J. Nowakowski', 'D. Wolfe'],
    title: 'An introduction to Clobber',
    in: 'Integers',
    volume: '5(2)',
    year: '2005',
  },
  konane: {
    kind: 'article',
    authors: ['M. D. Ernst'],
    title: 'Playing Konane mathematically',
    in: 'The UMAP Journal',
    volume: '16',
    year: '1995',
  },
  amazons: {
    kind: 'chapter',
    authors: ['R. G. Snatzke'],
    title: 'Exhaustive search in the game Amazons',
    in: 'More games of no chance',
    year: '2002',
  },
  toppling: {
    kind: 'chapter',
    authors: ['A. Fink', 'R. J. Nowakowski', 'A. N. Siegel', 'D. Wolfe'],
    title: 'Toppling conjectures',
    in: 'Games of no chance 4',
    year: '2015',
  },
  schaefer: {
    kind: 'article',
    authors: ['T. J. Schaefer'],
    title: 'On the complexity of some two-person perfect-information games',
    in: 'J. Comput. System Sci.',
    year: '1978',
  },
  'lessons-in-play': {
    kind: 'book',
    authors: ['M. H. Albert', 'R. J. Nowakowski', 'D. Wolfe'],
    title: 'Lessons in play',
    in: 'A K Peters',
    year: '2007',
  },
  'partizan-kayles': {
    kind: 'article',
    authors: ['R. Milley'],
    title: 'Partizan Kayles and misère invertibility',
    in: 'Integers',
    volume: '15',
    pages: 'G3',
    year: '2015',
  },
  duotaire: {
    kind: 'chapter',
    authors: ['C. Moore', 'D. Eppstein'],
    title: 'One-dimensional peg solitaire, and duotaire',
    in: 'More games of no chance',
    pages: '341–350',
    year: '2002',
  },
  'gardner-cram': {
    kind: 'article',
    authors: ['M. Gardner'],
    title: 'Cram, crosscram and quadraphage: new games having elusive winning strategies',
    in: 'Scientific American',
    volume: '230',
    pages: '106–108',
    year: '1974',
  },
  wythoff: {
    kind: 'article',
    authors: ['W. A. Wythoff'],
    title: 'A modification of the game of nim',
    in: 'Nieuw Archief voor Wiskunde',
    volume: '7',
    pages: '199–202',
    year: '1907',
  },
} as const satisfies Readonly<Record<string, PublishedWork>>;

export type Work = keyof typeof works;

/** "A. N. Siegel, Coping with cycles, in: Games of no chance 3 (2009)". */
function printed(work: PublishedWork): string {
  const { kind, authors, title, volume, year, pages, address } = work;
  const where = work.in && `${kind === 'chapter' ? 'in: ' : ''}${work.in}${volume ? ` ${volume}` : ''}`;
  const what = [kind === 'thesis' ? 'thesis' : '', year ?? ''].filter(Boolean).join(', ');
  const named = [...authors, title, ...(where ? [where] : [])].join(', ');
  return `${named}${what && ` (${what})`}${pages ? `, ${pages}` : ''}${address ? `, ${address}` : ''}`;
}

/** Every work as it is printed in a list of references. */
export const bibliography = Object.fromEntries(
  Object.entries(works).map(([work, published]) => [work, printed(published)]),
) as Readonly<Record<Work, string>>;

/** A place in a work: "Theorem 2.5", "Figure 13". */
export type Citation = { readonly work: Work; readonly at: string };

/** A citation of a work of the bibliography, with the place in it. */
export const cite = (work: Work, at: string): Citation => ({ work, at });

/**
 * The facts of the page "Beyond the papers" that others may cite, by the anchors of their headings. An anchor
 * in this list is published: it is never removed and never means another fact.
 */
import { bibtexEntry } from './bibtex.ts';
import { type CitedRelease, dayInWords, programAuthors } from './release-cited.ts';

/** Each anchor with the title under which its fact is cited. */
export const publishedFacts = {
  'carry-on-algorithm-8': 'Abuku et al., Algorithm 8',
  towers: 'Huggan, Theorem 3.4.4: the temperature of towers',
  'nim-dimension': 'Huggan, the proof of Theorem 3.3.1',
  'reduced-form': 'Huggan: a reduced form can lose the outcome',
  profiles: 'Huggan, Section 6.3: equal profiles are not equal games',
  trees: 'Huggan, Conjecture 7.1.11: trees above 2/3',
  'huggan-smaller': 'Huggan: smaller corrections',
  'example-6-22': 'Huggan, matrix (6.22): a matrix of four columns',
  'zero-is-no-draw': 'Huggan, Theorem 6.3.11: a draw is more than the value 0',
  squares: 'Huggan, Theorem 7.3.1: strips of squares',
  'two-blue': 'Huggan, Proposition 7.1.4: two blue edges at the ground',
  'majority-count': 'Huggan, Theorem 7.1.14: the majority count',
  'long-reply': 'Huggan, Example 6.3.22: a long reply',
  'green-thickets': 'Huggan, Section 8.2: thickets and green arcs',
  'robot-zero': 'Huggan, Section 8.2: G − G for Robot dominoes',
  fusion: 'Siegel, Lemma 16: when equal vertices may be fused',
  diskonnect: 'Larsson et al.: Diskonnect is not always guaranteed',
  'guaranteed-misprints': 'Larsson et al.: misprints',
  programs: 'Other programs',
  tinies: 'Tiny games in thickets',
  colouring: 'The 3 × 3 board of the colouring game is always a draw',
  'go-cut': 'Go-Cut on paths',
  'hare-and-hounds': 'Hare and Hounds: the critical positions',
  'green-lime': 'Green-Lime Hackenbush: a rule for all stalks',
  'small-carousel': 'The smallest game that is not stopper-sided',
  unicycle: 'An LLLRLRRRLR-unicycle',
  'wild-cycle': 'A stopper with a wild cycle in an actual game',
  'phutball-stoppers': 'Every Phutball position up to twelve squares equals a stopper',
} as const;

export type PublishedFact = keyof typeof publishedFacts;

/** The page's place below the site's folder. */
const page = 'docs/understand/beyond-the-papers.html';

/** The folder that contains a site, from the address of it or of a page in it. */
function folderOf(site: string): string {
  const bare = site.replace(/[?#].*$/, '');
  const last = bare.slice(bare.lastIndexOf('/') + 1);
  return last === ''
    ? bare
    : last.includes('.') && /\/\/.*\//.test(bare)
      ? bare.slice(0, -last.length)
      : `${bare}/`;
}

/** The stable address of a fact; for an unknown site only its place in the documentation. */
export const addressOfFact = (fact: PublishedFact, site: string): string =>
  `${site === '' ? '' : folderOf(site)}${page}#${fact}`;

/** A fact as an entry for biblatex, with the release that showed it. */
export function factCited(fact: PublishedFact, { version, date, site }: CitedRelease): string {
  return bibtexEntry('online', `grundy-${fact}`, {
    author: `{${programAuthors}}`,
    title: `{${publishedFacts[fact]}}`,
    year: date.slice(0, 4),
    note: `In: Beyond the papers, documentation of Grundy ${version}, ${dayInWords(date)}${site === '' ? `, section ${fact}` : ''}`,
    url: site === '' ? undefined : addressOfFact(fact, site),
  });
}

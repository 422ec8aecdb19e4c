/** References in the form in which BibTeX and biblatex read them. */
import { type PublishedWork, type Work, works } from '../bibliography.ts';

const types: Readonly<Record<PublishedWork['kind'], string>> = {
  article: 'article',
  book: 'book',
  chapter: 'incollection',
  thesis: 'phdthesis',
  software: 'software',
  manuscript: 'unpublished',
};

/** What holds the work: the name of that field depends on what the work is. */
const holders: Partial<Readonly<Record<PublishedWork['kind'], string>>> = {
  article: 'journal',
  book: 'publisher',
  chapter: 'booktitle',
  thesis: 'school',
};

/** An entry, of whose fields those without a value are left out. Linear in the text. */
export function bibtexEntry(
  type: string,
  key: string,
  fields: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
  const width = Math.max(...given.map(([name]) => name.length));
  const lines = given.map(([name, value]) => `  ${name.padEnd(width)} = {${value}},\n`);
  return `@${type}{${key},\n${lines.join('')}}\n`;
}

/** The key of a work's entry, which does not change: "siegel-coping". */
export function bibtexKey(work: Work): string {
  const published: PublishedWork = works[work];
  const family = published.authors[0].split(' ').at(-1)?.toLowerCase() ?? '';
  return work.startsWith(family) ? work : `${family}-${work}`;
}

/**
 * The work as an entry. The title is in two pairs of braces, so that no style changes its capital letters.
 */
export function bibtexOfWork(work: Work): string {
  const published: PublishedWork = works[work];
  const { kind, authors, title, volume, pages, year, address } = published;
  const holder = holders[kind];
  return bibtexEntry(types[kind], bibtexKey(work), {
    author: authors.join(' and '),
    title: `{${title}}`,
    ...(holder && { [holder]: published.in }),
    volume,
    pages: pages?.replace('–', '--'),
    year,
    // BibTeX wants a note there.
    ...(kind === 'manuscript' && { note: 'Manuscript' }),
    url: address,
  });
}

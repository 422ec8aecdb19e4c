/** How the program itself is cited: a release of it, in the forms that papers and pages want. */
import { bibtexEntry } from './bibtex.ts';

export type CitedRelease = {
  /** "0.7.0". */
  readonly version: string;
  /** The day on which it came out, "2026-11-28". */
  readonly date: string;
  /** Where the editor is published; empty where that is not known. */
  readonly site: string;
};

export const citationForms = ['bibtex', 'text', 'apa'] as const;
export type CitationForm = (typeof citationForms)[number];

/** As in CITATION.cff. */
export const programAuthors = 'The Grundy authors';
export const programTitle = 'Grundy: a visual game-graph editor for combinatorial game theory';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day as people write it: "28 November 2026". */
export function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[month - 1]} ${year}`;
}

/** A release as an entry for BibTeX and biblatex, as a line of text, and in the style of the APA. */
export function releaseCited({ version, date, site }: CitedRelease): Readonly<Record<CitationForm, string>> {
  const [year] = date.split('-');
  const where = site === '' ? '' : ` ${site}`;
  return {
    bibtex: bibtexEntry('software', 'grundy', {
      author: `{${programAuthors}}`,
      title: `{${programTitle}}`,
      version,
      year,
      note: `Released ${dayInWords(date)}`,
      url: site,
    }),
    text: `${programAuthors}, ${programTitle}, version ${version}, ${dayInWords(date)}.${where}`,
    apa: `${programAuthors}. (${year}). ${programTitle} (Version ${version}) [Computer software].${where}`,
  };
}

/** The door of the citations: how the program is cited, the facts that it found, and the works behind it. */

export { bibliography, type Citation, type Work } from '../bibliography.ts';
export { bibtexOfWork } from './bibtex.ts';
export { addressOfFact, factCited, type PublishedFact, publishedFacts } from './published-facts.ts';
export { type CitationForm, citationForms, dayInWords, releaseCited } from './release-cited.ts';

/** What the dialog "How to cite" says. */
import { dayInWords } from '../../engine/citing/index.ts';
import { editorRelease } from '../release.ts';

export const citing = {
  command: `How to cite Grundy ${editorRelease.version}…`,
  open: 'How to cite…',
  title: 'How to cite',
  version: `Grundy ${editorRelease.version}, released ${dayInWords(editorRelease.date)}`,
  form: { bibtex: 'BibTeX', text: 'Plain text', apa: 'APA style' },
  copy: 'Copy',
  theCitation: 'the citation',
  theEntry: 'the BibTeX entry',
  theAddress: 'the address',
  noSite:
    'This copy of the editor does not know a public address, so the citation has none. Add the address where you found the program.',
  works: 'Sources of what is on the screen',
  worksSays: 'Cite these for the theory and the game. Grundy only computes.',
  noWorks: 'Open a drawing, a board or an example to see its sources here.',
  copyEntry: 'Copy BibTeX',
  copyEntryOf: (work: string) => `Copy the BibTeX entry of ${work}`,
  ofTheory: (theory: string, at: string) => `${theory}: ${at}`,
  ofRuleset: (ruleset: string, at: string) => `The rules of ${ruleset}: ${at}`,
  ofExample: 'A source of this example',
  ofLesson: 'A source of this lesson',
  fact: 'A fact beyond the papers',
  factSays:
    'This example shows a fact that Grundy’s documentation tells, at an address that does not change.',
  copyAddress: 'Copy the address',
} as const;

/** How the program and the works behind it are cited. */
import { describe, expect, test } from 'vitest';
import { type PublishedWork, type Work, works } from '../../../engine/bibliography.ts';
import { bibtexKey, bibtexOfWork } from '../../../engine/citing/bibtex.ts';
import { addressOfFact, bibliography, factCited, releaseCited } from '../../../engine/citing/index.ts';

const everyWork = Object.keys(works) as Work[];

describe('a release', () => {
  const release = { version: '1.2.3', date: '2027-03-09', site: 'https://games.example/' };

  test('it is an entry with its authors as one name, its version, its day and its address', () => {
    expect(releaseCited(release).bibtex).toBe(
      '@software{grundy,\n' +
        '  author  = {{The Grundy authors}},\n' +
        '  title   = {{Grundy: a visual game-graph editor for combinatorial game theory}},\n' +
        '  version = {1.2.3},\n' +
        '  year    = {2027},\n' +
        '  note    = {Released 9 March 2027},\n' +
        '  url     = {https://games.example/},\n' +
        '}\n',
    );
  });

  test('as text it says the same', () => {
    const { text, apa } = releaseCited(release);
    expect(text).toMatch(/^The Grundy authors, Grundy: .*, version 1\.2\.3, 9 March 2027\. https:\S+$/);
    expect(apa).toMatch(
      /^The Grundy authors\. \(2027\)\. .* \(Version 1\.2\.3\) \[Computer software\]\. https/,
    );
  });

  test('where no address is known there is none', () => {
    const { bibtex, text, apa } = releaseCited({ ...release, site: '' });
    expect(`${bibtex}${text}${apa}`).not.toMatch(/url|http|undefined/);
  });
});

describe('the works', () => {
  test('each has a key of its own, and an entry with its authors and its title', () => {
    expect(new Set(everyWork.map(bibtexKey)).size).toBe(everyWork.length);
    for (const work of everyWork) {
      const { authors, title, year }: PublishedWork = works[work];
      const entry = bibtexOfWork(work);
      expect(entry).toMatch(new RegExp(`^@[a-z]+\\{${bibtexKey(work)},\n`));
      expect(entry).toContain(`= {${authors.join(' and ')}},`);
      expect(entry).toContain(`{{${title}}}`);
      if (year) expect(entry).toMatch(new RegExp(`  year +\\= \\{${year}\\},`));
      expect(entry.match(/\{/g)?.length).toBe(entry.match(/\}/g)?.length);
    }
  });

  test('they are printed with what holds them, and a chapter says in which book it is', () => {
    expect(bibliography.coping).toBe('A. N. Siegel, Coping with cycles, in: Games of no chance 3 (2009)');
    expect(bibliography.smith).toBe(
      'C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966), 51–81',
    );
    expect(bibliography.huggan).toContain('Dalhousie University (thesis, 2019)');
    expect(bibtexOfWork('coping')).toContain('  booktitle = {Games of no chance 3},');
    expect(bibtexOfWork('smith')).toContain('  pages   = {51--81},');
  });
});

describe('a fact', () => {
  test.each([
    ['https://games.example/', 'https://games.example/docs/'],
    ['https://games.example/grundy', 'https://games.example/grundy/docs/'],
    ['https://games.example', 'https://games.example/docs/'],
    ['https://games.example/grundy/index.html?x#g1=y', 'https://games.example/grundy/docs/'],
    ['', 'docs/'],
  ])('it has an address below the folder of the site %s', (site, docs) => {
    expect(addressOfFact('wild-cycle', site)).toBe(`${docs}understand/beyond-the-papers.html#wild-cycle`);
  });

  test('its entry has its title, its address, and the release that describes it', () => {
    const release = { version: '1.2.3', date: '2027-03-09', site: 'https://games.example/' };
    expect(factCited('towers', release)).toBe(
      '@online{grundy-towers,\n' +
        '  author = {{The Grundy authors}},\n' +
        '  title  = {{Huggan, Theorem 3.4.4: the temperature of towers}},\n' +
        '  year   = {2027},\n' +
        '  note   = {In: Beyond the papers, documentation of Grundy 1.2.3, 9 March 2027},\n' +
        '  url    = {https://games.example/docs/understand/beyond-the-papers.html#towers},\n' +
        '}\n',
    );
    expect(factCited('towers', { ...release, site: '' })).toMatch(/, section towers\},\n\}/);
  });
});

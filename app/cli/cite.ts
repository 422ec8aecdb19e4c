/** `grundy cite`: how this release is cited, and the work behind a theory or a ruleset. */
import { nearestWord } from '../../engine/answers/index.ts';
import {
  addressOfFact,
  bibliography,
  bibtexOfWork,
  type Citation,
  type CitationForm,
  citationForms,
  factCited,
  type PublishedFact,
  publishedFacts,
  releaseCited,
} from '../../engine/citing/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { rulesets, theories } from '../../engine/run.ts';
import type { CliArguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { tellProblems } from './output.ts';
import { commandRelease, siteOfBuild } from './release.ts';

export const citeCommand: CliCommand = {
  name: 'cite',
  takes: '[THEORY|RULESET…]',
  says: 'how to cite this version, or the work behind a theory or a ruleset',
  options: {
    fact: {
      takes: 'ANCHOR',
      says: 'cites a fact of the page "Beyond the papers", by the word after # in its address',
      several: true,
    },
    to: {
      takes: 'FORM',
      says: `${citationForms.join(', ')} (bibtex if left out); of a work bibtex or text`,
    },
  },
  notes: [
    `THEORY is one of ${theories.map(({ id }) => id).join(', ')}.`,
    'RULESET is one of those that grundy graph --help lists.',
    `ANCHOR is one of ${Object.keys(publishedFacts).join(', ')}.`,
    'The comment above an entry says which place of the work is meant.',
  ],
  missing: () => undefined,
  async run(asked, output) {
    const form = askedForm(asked);
    const cited = asked.files.map(sourceCalled);
    const facts = asked.all('fact').map(factCalled);
    const problems = [form, ...cited, ...facts].flatMap((each) => (each.ok ? [] : each.problems));
    if (!form.ok || problems.length > 0) {
      tellProblems('grundy cite', problems);
      return false;
    }
    const release = { ...commandRelease, site: siteOfBuild };
    if (cited.length + facts.length === 0)
      await output.write(`${releaseCited(release)[form.value].trimEnd()}\n`);
    for (const each of facts)
      if (each.ok)
        await output.write(
          form.value === 'bibtex'
            ? factCited(each.value, release)
            : `${publishedFacts[each.value]}, ${addressOfFact(each.value, siteOfBuild)}\n`,
        );
    for (const each of cited) if (each.ok) await output.write(inForm(each.value, form.value));
    return true;
  },
};

function askedForm(asked: CliArguments): Result<CitationForm> {
  const named = asked.all('to').at(-1) ?? 'bibtex';
  const form = citationForms.find((each) => each === named);
  const no = (says: string): Result<never> => refused([{ place: '--to', says }]);
  if (form === undefined) return no(`there is no form "${named}"; give one of ${citationForms.join(', ')}`);
  return form === 'apa' && (asked.files.length > 0 || asked.has('fact'))
    ? no('apa is a form for Grundy itself; give bibtex or text')
    : accepted(form);
}

const isFact = (anchor: string): anchor is PublishedFact => Object.hasOwn(publishedFacts, anchor);

function factCalled(anchor: string): Result<PublishedFact> {
  if (isFact(anchor)) return accepted(anchor);
  const near = nearestWord(anchor, Object.keys(publishedFacts));
  const instead = near ? `did you mean ${near}?` : 'grundy cite --help lists the facts';
  return refused([{ place: '--fact', says: `there is no fact "${anchor}"; ${instead}` }]);
}

/** What has a source, by the name under which commands know it. */
type Sourced = { readonly id: string; readonly name: string; readonly source: Citation };

function sourceCalled(id: string): Result<Sourced> {
  const known: readonly Sourced[] = [...theories, ...rulesets].flatMap(({ id: own, name, source }) =>
    source ? [{ id: own, name, source }] : [],
  );
  const found = known.find((each) => each.id === id);
  if (found) return accepted(found);
  const near = nearestWord(
    id,
    known.map((each) => each.id),
  );
  const problem: Problem = {
    place: id,
    says: `is neither a theory nor a ruleset; ${near ? `did you mean ${near}?` : 'grundy cite --help lists them'}`,
  };
  return refused([problem]);
}

function inForm({ name, source: { work, at } }: Sourced, form: CitationForm): string {
  return form === 'bibtex'
    ? `% ${name}: ${at}\n${bibtexOfWork(work)}`
    : `${name}: ${at}: ${bibliography[work]}\n`;
}

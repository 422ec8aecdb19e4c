/**
 * How this version of Grundy is cited, and the works and the fact behind what is on the screen; each is
 * copied by one click.
 */
import { type ReactNode, useEffect, useState } from 'react';
import {
  addressOfFact,
  bibliography,
  bibtexOfWork,
  citationForms,
  dayInWords,
  factCited,
  type PublishedFact,
  publishedFacts,
  releaseCited,
  type Work,
} from '../../engine/citing/index.ts';
import type { RulesetEntry } from '../../engine/rulesets/index.ts';
import { theories } from '../../engine/theories/index.ts';
import { copyText } from '../files/copy-text.ts';
import { type LessonCard, listLessons } from '../files/examples.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { editorRelease } from '../release.ts';
import { type EditorState, useEditor } from '../store/editor.ts';
import { siteOfFigures } from '../store/published.ts';
import { rulesetIdBehind, useRulesets } from '../store/rulesets.ts';
import { shownLabels } from '../store/selectors.ts';
import css from './cite.module.css';
import { Modal } from './Modal.tsx';

// The works that are the sources of what is on the screen: those of the theories at work, of the ruleset, of
// the example and of the lesson.

/** A work, and what it is the source of. */
type WorkOnScreen = { readonly work: Work; readonly sourceOf: readonly string[] };

type OfLesson = Pick<LessonCard, 'title' | 'works'> | undefined;

/** Each work once, in the order in which a paper would need them. */
export function worksOnScreen(
  state: EditorState,
  rulesets: readonly RulesetEntry[],
  lesson: OfLesson,
): readonly WorkOnScreen[] {
  const found = new Map<Work, string[]>();
  const add = (work: Work, sourceOf: string): void => {
    const there = found.get(work) ?? [];
    found.set(work, there.includes(sourceOf) ? there : [...there, sourceOf]);
  };
  for (const { name, source } of theoriesAtWork(state)) add(source.work, `${name}: ${source.at}`);
  const id = rulesetIdBehind(state.document);
  const ruleset = rulesets.find((each) => each.id === id);
  if (ruleset?.source) add(ruleset.source.work, `The rules of ${ruleset.name}: ${ruleset.source.at}`);
  for (const work of state.task?.cited?.works ?? []) add(work, 'A source of this example');
  for (const work of lesson?.works ?? []) add(work, 'A source of this lesson');
  return [...found].map(([work, sourceOf]) => ({ work, sourceOf }));
}

function theoriesAtWork(state: EditorState): readonly (typeof theories)[number][] {
  const chosen = state.document.nodes.length > 0 ? shownLabels(state)?.chosen : undefined;
  if (!chosen) return [];
  const ids = chosen.theory === undefined ? chosen.parts.map(({ id }) => id) : [chosen.theory];
  return theories.filter(({ id }) => ids.includes(id));
}

function Copied(props: {
  readonly label: string;
  readonly text: string;
  readonly what: string;
  readonly isFirst?: boolean;
}) {
  const { label, text, what } = props;
  return (
    <div className={css.copied}>
      <h3>{label}</h3>
      <Button
        aria-label={`Copy: ${label}`}
        {...(props.isFirst && { 'data-first': true, look: 'strong' as const })}
        onClick={() => void copyText(text, what)}
      >
        Copy
      </Button>
      <textarea
        className={parts.textToCopy}
        aria-label={label}
        rows={text.split('\n').length + (text.includes('\n') ? 0 : 1)}
        readOnly
        spellCheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

const version = `Grundy ${editorRelease.version}, released ${dayInWords(editorRelease.date)}`;

const formsCalled = { bibtex: 'BibTeX', text: 'Plain text', apa: 'APA style' } as const;

function Program({ site }: { readonly site: string }) {
  const cited = releaseCited({ ...editorRelease, site });
  return (
    <section aria-label={version}>
      <p className={css.version}>{version}</p>
      {site === '' && (
        <p className={css.quiet}>
          This copy of the editor does not know a public address, so the citation has none. Add the address
          where you found the program.
        </p>
      )}
      {citationForms.map((form, i) => (
        <Copied
          key={form}
          label={formsCalled[form]}
          text={cited[form].trimEnd()}
          what="the citation"
          isFirst={i === 0}
        />
      ))}
    </section>
  );
}

function Part(props: { readonly title: string; readonly says: string; readonly children: ReactNode }) {
  return (
    <section className={css.part} aria-label={props.title}>
      <h3>{props.title}</h3>
      <p className={css.quiet}>{props.says}</p>
      {props.children}
    </section>
  );
}

/** The card of the open lesson, where it is one that comes with the editor. */
function useLessonCard(): LessonCard | undefined {
  const title = useEditor(({ lesson }) => lesson?.title);
  const [cards, setCards] = useState<readonly LessonCard[]>([]);
  useEffect(() => {
    // Without the list the works of the theory are shown all the same.
    if (title !== undefined) listLessons().then(setCards, () => setCards([]));
  }, [title]);
  return title === undefined ? undefined : cards.find((card) => card.title === title);
}

const theEntry = 'the BibTeX entry';

const copyEntryOf = (work: string) => `Copy the BibTeX entry of ${work}`;

function Works() {
  const rulesets = useRulesets();
  const card = useLessonCard();
  const state = useEditor((whole) => whole);
  const works = worksOnScreen(state, rulesets, card);
  return (
    <Part
      title="Sources of what is on the screen"
      says={
        works.length > 0
          ? 'Cite these for the theory and the game. Grundy only computes.'
          : 'Open a drawing, a board or an example to see its sources here.'
      }
    >
      <ul className={css.works}>
        {works.map(({ work, sourceOf }) => (
          <li key={work}>
            <p>
              {bibliography[work]}
              <small>{sourceOf.join(' · ')}</small>
            </p>
            <Button
              aria-label={copyEntryOf(bibliography[work])}
              onClick={() => void copyText(bibtexOfWork(work), theEntry)}
            >
              Copy BibTeX
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Fact({ fact, site }: { readonly fact: PublishedFact; readonly site: string }) {
  const address = addressOfFact(fact, site);
  return (
    <Part
      title="A fact beyond the papers"
      says="This example shows a fact that Grundy’s documentation tells, at an address that does not change."
    >
      <ul className={css.works}>
        <li>
          <p>
            {publishedFacts[fact]}
            <small>{address}</small>
          </p>
          <Button onClick={() => void copyText(address, 'the address')}>Copy the address</Button>
          <Button
            aria-label={copyEntryOf(publishedFacts[fact])}
            onClick={() => void copyText(factCited(fact, { ...editorRelease, site }), theEntry)}
          >
            Copy BibTeX
          </Button>
        </li>
      </ul>
    </Part>
  );
}

export function Cite() {
  const fact = useEditor(({ task }) => task?.cited?.fact);
  const site = siteOfFigures();
  return (
    <Modal title="How to cite" shape="wide">
      <Program site={site} />
      <Works />
      {fact && <Fact fact={fact} site={site} />}
    </Modal>
  );
}

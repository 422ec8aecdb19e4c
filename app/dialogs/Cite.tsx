/** How this version of Grundy is cited, and the works and the fact behind what is on the screen; each is copied by one click. */
import { type ReactNode, useEffect, useState } from 'react';
import {
  addressOfFact,
  bibliography,
  bibtexOfWork,
  citationForms,
  factCited,
  type PublishedFact,
  publishedFacts,
  releaseCited,
} from '../../engine/citing/index.ts';
import { copyText } from '../files/copy-text.ts';
import { type LessonCard, listLessons } from '../files/examples.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { editorRelease } from '../release.ts';
import { useEditor } from '../store/editor.ts';
import { siteOfFigures } from '../store/published.ts';
import { useRulesets } from '../store/rulesets.ts';
import { words } from '../words.ts';
import css from './cite.module.css';
import { worksOnScreen } from './cited-works.ts';
import { Modal } from './Modal.tsx';

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
        aria-label={`${words.citing.copy}: ${label}`}
        {...(props.isFirst && { 'data-first': true, look: 'strong' as const })}
        onClick={() => void copyText(text, what)}
      >
        {words.citing.copy}
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

function Program({ site }: { readonly site: string }) {
  const cited = releaseCited({ ...editorRelease, site });
  return (
    <section aria-label={words.citing.version}>
      <p className={css.version}>{words.citing.version}</p>
      {site === '' && <p className={css.quiet}>{words.citing.noSite}</p>}
      {citationForms.map((form, i) => (
        <Copied
          key={form}
          label={words.citing.form[form]}
          text={cited[form].trimEnd()}
          what={words.citing.theCitation}
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
    // Without the list the works of the theory stand there all the same.
    if (title !== undefined) listLessons().then(setCards, () => setCards([]));
  }, [title]);
  return title === undefined ? undefined : cards.find((card) => card.title === title);
}

function Works() {
  const rulesets = useRulesets();
  const card = useLessonCard();
  const state = useEditor((whole) => whole);
  const works = worksOnScreen(state, rulesets, card);
  return (
    <Part title={words.citing.works} says={works.length > 0 ? words.citing.worksSays : words.citing.noWorks}>
      <ul className={css.works}>
        {works.map(({ work, sourceOf }) => (
          <li key={work}>
            <p>
              {bibliography[work]}
              <small>{sourceOf.join(' · ')}</small>
            </p>
            <Button
              aria-label={words.citing.copyEntryOf(bibliography[work])}
              onClick={() => void copyText(bibtexOfWork(work), words.citing.theEntry)}
            >
              {words.citing.copyEntry}
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
    <Part title={words.citing.fact} says={words.citing.factSays}>
      <ul className={css.works}>
        <li>
          <p>
            {publishedFacts[fact]}
            <small>{address}</small>
          </p>
          <Button onClick={() => void copyText(address, words.citing.theAddress)}>
            {words.citing.copyAddress}
          </Button>
          <Button
            aria-label={words.citing.copyEntryOf(publishedFacts[fact])}
            onClick={() => void copyText(factCited(fact, { ...editorRelease, site }), words.citing.theEntry)}
          >
            {words.citing.copyEntry}
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
    <Modal title={words.citing.title} shape="wide">
      <Program site={site} />
      <Works />
      {fact && <Fact fact={fact} site={site} />}
    </Modal>
  );
}

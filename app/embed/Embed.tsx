/**
 * A link with `&embed`: the drawing as a live figure in another page. A reader may move and zoom it and look
 * at values but not edit it, and nothing is written to the browser's storage.
 */
import { Tooltip } from '@base-ui/react/tooltip';
import type { KeyboardEvent } from 'react';

import type { Problem } from '../../engine/result.ts';

import { SubjectView } from '../boards/SubjectView.tsx';

import { canvas } from '../canvas/viewport.ts';
import { isShortcut } from '../parts/typed-keys.ts';
import { Announcer } from '../status/Announcer.tsx';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { shownLabels } from '../store/selectors.ts';
import { isOnBoard } from '../store/subject.ts';
import { WalkBar } from '../timeline/WalkBar.tsx';
import { words } from '../words.ts';
import css from './embed.module.css';

/** In pixels of the screen: how far an arrow key moves the view. */
const stride = 60;

const keys: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => canvas()?.panBy(stride, 0),
  ArrowRight: () => canvas()?.panBy(-stride, 0),
  ArrowUp: () => canvas()?.panBy(0, stride),
  ArrowDown: () => canvas()?.panBy(0, -stride),
  '+': () => canvas()?.zoomBy(1.25),
  '=': () => canvas()?.zoomBy(1.25),
  '-': () => canvas()?.zoomBy(1 / 1.25),
  '0': () => canvas()?.fit('all'),
};

function move(event: KeyboardEvent): void {
  const act = keys[event.key];
  if (!act || isShortcut(event)) return;
  event.preventDefault();
  act();
}

/** The link to the same drawing in the editor, without options. */
const inEditor = (): string => location.href.replace(/(#[^&]*)&.*$/s, '$1');

function Caption() {
  const title = useEditor((state) => seenDocument(state).title);
  // A board has no nodes to which a theory would give values.
  const theory = useEditor((state) => (isOnBoard(state) ? undefined : shownLabels(state)?.chosen.name));
  return (
    <footer className={css.caption}>
      <p>
        {title && <strong>{title}</strong>}
        {theory && <span>{theory}</span>}
      </p>
      <a href={inEditor()} target="_blank" rel="noopener">
        Open in Grundy
      </a>
    </footer>
  );
}

export function Embed({ problems }: { readonly problems: readonly Problem[] | undefined }) {
  const title = useEditor((state) => seenDocument(state).title);
  if (problems) {
    return (
      <main className={css.refused}>
        <h1>{words.nothingOpened}</h1>
        {problems.map(({ place, says }) => (
          <p key={`${place} ${says}`} role="alert">
            {place}: {says}
          </p>
        ))}
      </main>
    );
  }
  return (
    <Tooltip.Provider>
      <div className={css.figure}>
        <main className={css.canvas} aria-label="Drawing" onKeyDown={move}>
          <h1 className="unseen">{title || words.untitled}</h1>
          <SubjectView />
        </main>
        <WalkBar />
        <Caption />
      </div>
      <Announcer />
    </Tooltip.Provider>
  );
}

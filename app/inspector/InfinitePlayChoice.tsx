/** Who wins a play that never ends: asked where some arc is one player's, since elsewhere such a play is a draw. */
import { useId } from 'react';
import { type InfinitePlay, setInfinitePlay } from '../../engine/index.ts';
import { allEither } from '../store/readings.ts';
import { applyEdit, useEditor, useReadOnly } from '../store/store.ts';
import { words } from '../words.ts';
import { Section } from './Section.tsx';
import css from './theory.module.css';

const conventions: readonly InfinitePlay[] = ['draw', 'left', 'right'];

export function InfinitePlayChoice() {
  const partizan = useEditor((state) => !allEither(state.document));
  const chosen = useEditor((state) => state.document.view.infinitePlay ?? 'draw');
  const readOnly = useReadOnly();
  const name = useId();
  if (!partizan) return null;
  return (
    <Section id="infinite-play" title={words.infinitePlay}>
      <fieldset className={css.conventions} disabled={readOnly}>
        <legend className="unseen">{words.infinitePlay}</legend>
        {conventions.map((infinitePlay) => (
          <label key={infinitePlay}>
            <input
              type="radio"
              name={name}
              checked={chosen === infinitePlay}
              onChange={() => applyEdit((document) => setInfinitePlay(document, infinitePlay))}
            />
            {words.infinitePlayIs[infinitePlay]}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}

/**
 * The choice of who wins a play that never ends; shown if some arc belongs to one player, since otherwise such a play
 * is a draw.
 */
import { useId } from 'react';
import { isScored, isSimultaneous } from '../../engine/document/index.ts';
import type { InfinitePlay } from '../../engine/outcome/index.ts';
import { changeRules } from '../edits/drawing.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { allEither } from '../store/selectors.ts';
import { words } from '../words.ts';
import { Section } from './Section.tsx';
import css from './theory.module.css';

const choices: readonly InfinitePlay[] = ['draw', 'left', 'right'];

export function InfinitePlayChoice() {
  const partizan = useEditor((state) => !allEither(state.document));
  // A scoring game must end, and so must one in which both players move at once: there nothing is infinite.
  const mustEnd = useEditor((state) => isScored(state.document) || isSimultaneous(state.document));
  const chosen = useEditor((state) => state.document.view.rules.infinitePlay);
  const readOnly = useReadOnly();
  const name = useId();
  if (!partizan || mustEnd) return null;
  return (
    <Section id="infinite-play" title={words.infinitePlay}>
      <fieldset className={css.choices} disabled={readOnly}>
        <legend className="unseen">{words.infinitePlay}</legend>
        {choices.map((infinitePlay) => (
          <label key={infinitePlay}>
            <input
              type="radio"
              name={name}
              checked={chosen === infinitePlay}
              onChange={() => changeRules({ infinitePlay })}
            />
            {words.infinitePlayIs[infinitePlay]}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}

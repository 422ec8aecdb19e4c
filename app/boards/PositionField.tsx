/**
 * The field for a position in its ruleset's notation, with every problem by its place. A pause in typing ends
 * an undo step.
 */
import { useEffect, useId, useState } from 'react';
import type { Problem } from '../../engine/result.ts';
import { typingPosition } from '../edits/board.ts';

import parts from '../parts/parts.module.css';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { setUpOf } from '../store/subject.ts';
import { words } from '../words.ts';
import css from './board-panel.module.css';

/** The number of problems shown at first; a board of the wrong shape may have one at every square. */
const firstShown = 8;

export function PositionField({ problems }: { readonly problems: readonly Problem[] }) {
  const value = useEditor(({ document }) => setUpOf(document)?.position ?? '');
  const readOnly = useReadOnly();
  const id = useId();
  const [typing] = useState(typingPosition);
  useEffect(() => typing.end, [typing]);
  return (
    <div className={css.position}>
      <label htmlFor={id}>Position</label>
      <input
        id={id}
        className={[parts.field, css.notation].join(' ')}
        value={value}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}problems`}
        onChange={({ target }) => typing.write(target.value)}
        onBlur={typing.end}
      />
      <ul
        id={`${id}problems`}
        className={css.problems}
        aria-label="What is wrong with the position"
        aria-live="polite"
      >
        {problems.slice(0, firstShown).map(({ place, says }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems of one text have no other identity
          <li key={index}>
            <b>{place}</b> {says}
          </li>
        ))}
        {problems.length > firstShown && <li>{words.problemsMore(problems.length - firstShown)}</li>}
      </ul>
    </div>
  );
}

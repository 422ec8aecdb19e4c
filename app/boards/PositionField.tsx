/** The field for a position in its ruleset's notation, with every problem by its place. */
import { useId } from 'react';
import type { Problem } from '../../engine/result.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words.ts';
import css from './boards.module.css';

/** The number of problems shown at first; a board of the wrong shape may have one at every square. */
const firstShown = 8;

export function PositionField(props: {
  readonly value: string;
  readonly type: (typed: string) => void;
  readonly problems: readonly Problem[];
}) {
  const { value, type, problems } = props;
  const id = useId();
  return (
    <div className={css.position}>
      <label htmlFor={id}>{words.boards.position}</label>
      <input
        id={id}
        className={[parts.field, css.notation].join(' ')}
        value={value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}problems`}
        onChange={({ target }) => type(target.value)}
      />
      <ul id={`${id}problems`} className={css.problems} aria-label={words.boards.problems} aria-live="polite">
        {problems.slice(0, firstShown).map(({ place, says }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems of one text have no other identity
          <li key={index}>
            <b>{place}</b> {says}
          </li>
        ))}
        {problems.length > firstShown && <li>{words.boards.moreProblems(problems.length - firstShown)}</li>}
      </ul>
    </div>
  );
}

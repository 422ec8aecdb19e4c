/** One of a few things that a game is played with, as a list of choices. */
import { useId } from 'react';
import { canvas } from '../canvas/viewport.ts';
import own from './play.module.css';

/** The canvas has the keyboard afterwards. */
export function PlayChoice<T extends string>(props: {
  readonly name: string;
  readonly value: T;
  readonly of: Readonly<Record<T, string>>;
  /** Those that can be chosen; by default all of them. */
  readonly among?: readonly T[];
  readonly choose: (value: T) => void;
}) {
  const id = useId();
  return (
    <p className={own.choice}>
      <label htmlFor={id}>{props.name}</label>
      <select
        id={id}
        value={props.value}
        onChange={({ target }) => {
          props.choose(target.value as T);
          canvas()?.focus();
        }}
      >
        {(props.among ?? (Object.keys(props.of) as T[])).map((value) => (
          <option key={value} value={value}>
            {props.of[value]}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Who plays whom, in the bar of the game: said on every screen, also where the panel is folded, and another opponent is chosen there. */
import { useId } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { words } from '../words.ts';
import css from './timeline.module.css';

const { against, opponents } = words.play;

export type OpponentName = keyof typeof opponents;

/** The computer that plays by temperature is offered where it plays already: the panel has it where it fits. The canvas has the keyboard afterwards. */
export function OpponentChoice(props: {
  readonly value: OpponentName;
  readonly choose: (who: OpponentName) => void;
}) {
  const { value, choose } = props;
  const id = useId();
  const all: readonly OpponentName[] =
    value === 'thumb' ? ['computer', 'thumb', 'person'] : ['computer', 'person'];
  return (
    <span className={css.opponent}>
      <label htmlFor={id}>{against}</label>
      <select
        id={id}
        className={css.choice}
        value={value}
        onChange={({ target }) => {
          choose(target.value as OpponentName);
          canvas()?.focus();
        }}
      >
        {all.map((who) => (
          <option key={who} value={who}>
            {opponents[who]}
          </option>
        ))}
      </select>
    </span>
  );
}

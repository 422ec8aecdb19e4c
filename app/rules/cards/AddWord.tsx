/** A button that adds a small word to a rule. */
import { Button } from '../../parts/Button.tsx';
import css from './rule-cards.module.css';

export function AddWord(props: {
  readonly says: string;
  readonly add: () => void;
  readonly children: string;
}) {
  return (
    <Button look="quiet" className={css.add} aria-label={props.says} title={props.says} onClick={props.add}>
      + {props.children}
    </Button>
  );
}

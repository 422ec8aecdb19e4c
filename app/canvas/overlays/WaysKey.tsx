/** Explains the two values at every node, while both ways of play are shown. */
import { useEditor } from '../../store/editor.ts';
import { words } from '../../words.ts';
import css from '../canvas.module.css';

export function WaysKey() {
  const both = useEditor((state) => state.bothWays && state.showing !== 'off');
  return both ? <p className={css.key}>{words.rounds.bothWays.key}</p> : null;
}

/** Says, while files hover over the window, that they can be dropped. */
import { useDropping } from './files/dropping.ts';
import css from './style/app.module.css';
import { words } from './words.ts';

export function DropHint() {
  const { hovering } = useDropping();
  return <div role="status">{hovering && <div className={css.drop}>{words.opening.drop}</div>}</div>;
}

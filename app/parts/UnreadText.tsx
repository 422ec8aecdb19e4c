/**
 * A typed text that cannot be read: the character at which reading stopped is underlined, and the reason is
 * shown below, as one sentence or several.
 */
import type { Problem } from '../../engine/result.ts';
import css from './unread-text.module.css';

export function UnreadText({ problem, text }: { readonly problem: Problem; readonly text: string }) {
  const at = Number(/^character (\d+)$/.exec(problem.place)?.[1] ?? 0) - 1;
  // One code point: characters beyond U+FFFF are two units of the text.
  const stop = at < 0 ? '' : String.fromCodePoint(text.codePointAt(at) ?? 0xa0);
  return (
    <>
      {at >= 0 && (
        <code className={css.text} aria-hidden="true">
          {text.slice(0, at)}
          <u>{stop}</u>
          {text.slice(at + stop.length)}
        </code>
      )}
      <span>
        {problem.place[0]?.toUpperCase()}
        {problem.place.slice(1)}: {problem.says.replace(/\.$/, '')}.
      </span>
    </>
  );
}

/**
 * Line numbers beside the edge list; lines that cannot be read are marked by a sign, not by colour alone. Only the lines in view
 * are rendered, since a large drawing has tens of thousands.
 */
import { useMemo } from 'react';
import type { Problem } from '../../engine/result.ts';
import css from './text.module.css';

/** The line that a problem names: "line 3". */
export function lineOf(problem: Problem): number | undefined {
  const found = /\bline (\d+)/i.exec(problem.place);
  return found ? Number(found[1]) : undefined;
}

/** How many lines a text has. */
function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Lines that are rendered above the first in view, and together: more than any screen shows. */
const [above, rendered] = [20, 300];

export function Gutter(props: {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** How far the text is scrolled, and the height of a line; in CSS pixels. */
  readonly top: number;
  readonly lineHeight: number;
}) {
  const { text, problems, top, lineHeight } = props;
  const count = useMemo(() => countLines(text), [text]);
  const marked = useMemo(
    () => new Map(problems.map((problem) => [lineOf(problem), problem.says])),
    [problems],
  );
  const first = Math.max(0, Math.floor(top / lineHeight) - above);
  const lines = Array.from(
    { length: Math.max(0, Math.min(rendered, count - first)) },
    (_, i) => first + i + 1,
  );
  return (
    <div className={css.gutter} aria-hidden="true">
      <div style={{ translate: `0 ${first * lineHeight - top}px` }}>
        {lines.map((line) => {
          const says = marked.get(line);
          return (
            <div key={line} className={says ? css.wrong : undefined} title={says}>
              {says ? `✕ ${line}` : line}
            </div>
          );
        })}
      </div>
      {/* The longest number keeps the gutter's width while one scrolls. */}
      <div className={css.widest}>{problems.length > 0 ? `✕ ${count}` : count}</div>
    </div>
  );
}

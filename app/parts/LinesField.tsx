/**
 * A field for a text of lines, each with its number beside it; lines that cannot be read are marked by a
 * sign, not by colour alone. Only the numbers in view are rendered, since a large drawing has tens of
 * thousands of lines.
 */
import { type ComponentProps, type Ref, useMemo, useState } from 'react';
import css from './lines-field.module.css';

/** How many lines a text has. */
function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Lines that are rendered above the first in view, and together: more than any screen shows. */
const [above, rendered] = [20, 300];

function Gutter(props: {
  readonly text: string;
  readonly marked: ReadonlyMap<number, string>;
  readonly lit: readonly number[];
  /** How far the text is scrolled, and the height of a line; in CSS pixels. */
  readonly top: number;
  readonly lineHeight: number;
}) {
  const { text, marked, lit, top, lineHeight } = props;
  const count = useMemo(() => countLines(text), [text]);
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
            <div
              key={line}
              className={says ? css.wrong : lit.includes(line) ? css.lit : undefined}
              title={says}
            >
              {says ? `✕ ${line}` : lit.includes(line) ? `▸ ${line}` : line}
            </div>
          );
        })}
      </div>
      {/* The longest number keeps the gutter's width while one scrolls. */}
      <div className={css.widest}>{marked.size > 0 ? `✕ ${count}` : count}</div>
    </div>
  );
}

/** In CSS pixels, until the field says otherwise. */
const usualLine = 20;

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onScroll'> & {
  readonly value: string;
  /** What is wrong in lines, by their numbers from 1. */
  readonly marked: ReadonlyMap<number, string>;
  /** Lines that something else on the page points at. */
  readonly lit?: readonly number[];
  readonly write: (text: string) => void;
  readonly field: Ref<HTMLTextAreaElement>;
};

const none: readonly number[] = [];

export function LinesField({ value, marked, lit = none, write, field, className, ...rest }: Props) {
  const [scrolled, setScrolled] = useState({ top: 0, lineHeight: usualLine });
  return (
    <div className={[css.editor, className].filter(Boolean).join(' ')}>
      <Gutter text={value} marked={marked} lit={lit} {...scrolled} />
      <textarea
        {...rest}
        ref={field}
        aria-invalid={marked.size > 0}
        value={value}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={({ target }) => write(target.value)}
        onScroll={({ currentTarget }) =>
          setScrolled({
            top: currentTarget.scrollTop,
            lineHeight: Number.parseFloat(getComputedStyle(currentTarget).lineHeight) || usualLine,
          })
        }
      />
    </div>
  );
}

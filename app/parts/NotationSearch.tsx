/**
 * A field in which something is looked for by its notation: nothing is corrected in it, and Esc empties it
 * before it closes anything.
 */
import css from './notation-search.module.css';
import parts from './parts.module.css';

export function NotationSearch(props: {
  /** For its label. */
  readonly id: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onType: (typed: string) => void;
}) {
  const { id, value, placeholder, onType } = props;
  return (
    <input
      id={id}
      type="search"
      className={`${parts.field} ${css.notation}`}
      value={value}
      placeholder={placeholder}
      maxLength={2000}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        onType('');
      }}
    />
  );
}

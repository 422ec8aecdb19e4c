/**
 * A drawing in the list of drawings: its picture once it is in view, its name, when it was changed, and its
 * actions.
 */
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeptPicture } from '../files/picture-of.ts';
import { type AboutDrawing, readPicture } from '../files/storage.ts';
import { IconButton } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { rulesetCalled } from '../store/rulesets.ts';
import { words } from '../words.ts';
import { CarriedBoardPicture } from './CarriedBoardPicture.tsx';
import { DrawingPicture } from './DrawingPicture.tsx';
import css from './drawings.module.css';

const said = words.keeping;
const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Becomes true when an element first comes near the view, so that a long list opens at once. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, see] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(true),
      { rootMargin: '120px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, seen]);
  return seen;
}

function Picture({ about }: { readonly about: AboutDrawing }) {
  const [picture, setPicture] = useState<KeptPicture>();
  // The record is a new object at every look at the list, but only a new writing changes the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let wanted = true;
    readPicture(about).then(
      (read) => wanted && setPicture(read),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [about.id, about.changed]);
  if (!picture) return null;
  if (picture.board) return <CarriedBoardPicture {...picture.board} />;
  return picture.nodes.length > 0 && <DrawingPicture document={picture} />;
}

/** Enter or leaving the field renames the drawing, Esc keeps the old name. */
function NewName(props: {
  readonly title: string;
  readonly end: (typed: string | undefined, by: 'key' | 'leaving') => void;
}) {
  const { title, end } = props;
  const ended = useRef<boolean>(false);
  const once = (typed: string | undefined, by: 'key' | 'leaving'): void => {
    if (ended.current) return;
    ended.current = true;
    end(typed, by);
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      className={parts.field}
      aria-label={`New name of ${title || words.untitled}`}
      defaultValue={title}
      placeholder={words.untitled}
      maxLength={200}
      spellCheck={false}
      autoComplete="off"
      onBlur={(event) => once(event.target.value.trim(), 'leaving')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The dialog stays open, and the button that has the focus next is not pressed.
        event.preventDefault();
        once(event.key === 'Enter' ? event.currentTarget.value.trim() : undefined, 'key');
      }}
    />
  );
}

function Act(props: {
  readonly name: string;
  readonly keys?: string;
  readonly why: string | undefined;
  readonly act: () => void;
  readonly children: ReactNode;
}) {
  const { name, keys, why, act, children } = props;
  return (
    <IconButton
      name={name}
      keys={keys}
      more={why}
      aria-disabled={why ? true : undefined}
      onClick={() => !why && act()}
    >
      {children}
    </IconButton>
  );
}

export function DrawingTile(props: {
  readonly about: AboutDrawing;
  readonly mark: 'here' | 'elsewhere' | undefined;
  readonly show: () => void;
  readonly rename: (title: string) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}) {
  const { about, mark, show, rename, duplicate, remove } = props;
  const title = about.title || words.untitled;
  const why = mark === 'elsewhere' ? said.elsewhereFirst : undefined;
  const [naming, name] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const seen = useSeen(card);
  const opener = useRef<HTMLButtonElement>(null);
  const named = (typed: string | undefined, by: 'key' | 'leaving'): void => {
    if (by === 'leaving') {
      name(false);
      // Where the person went has the focus; if the window was left, nothing has it.
      setTimeout(() => document.activeElement === document.body && opener.current?.focus());
    } else {
      // The next key is meant for the card, whose button must be rendered before it can take the focus.
      flushSync(() => name(false));
      opener.current?.focus();
    }
    if (typed !== undefined && typed !== about.title) rename(typed);
  };
  const size =
    rulesetCalled(about.board ?? '')?.name ?? `${words.nodes(about.nodes)}, ${words.arcs(about.arcs)}`;
  return (
    <li ref={card} className={css.card}>
      <div className={css.picture}>{seen && <Picture about={about} />}</div>
      {naming ? (
        <div className={css.naming}>
          <NewName title={about.title} end={named} />
        </div>
      ) : (
        <button
          ref={opener}
          type="button"
          data-opens
          className={css.title}
          aria-label={[`Open ${title}`, mark && said[mark], size, `changed ${times.format(about.changed)}`]
            .filter(Boolean)
            .join(', ')}
          onClick={show}
          onKeyDown={(event) => {
            if (why) return;
            if (event.key === 'F2') name(true);
            if (event.key === 'Delete') remove();
          }}
        >
          <span title={title}>{title}</span>
        </button>
      )}
      {/* The label contains the name already. */}
      <p className={css.about} aria-hidden="true">
        {mark && <strong>{said[mark]}</strong>}
        <span>{size}</span>
        <span>{times.format(about.changed)}</span>
      </p>
      <div className={css.acts}>
        {seen && (
          <>
            <Act name={`Rename ${title}`} keys="F2" why={why} act={() => name(true)}>
              <Pencil size={15} aria-hidden="true" />
            </Act>
            <Act name={`Duplicate ${title}`} why={undefined} act={duplicate}>
              <Copy size={15} aria-hidden="true" />
            </Act>
            <Act name={`Delete ${title}`} keys="Delete" why={why} act={remove}>
              <Trash2 size={15} aria-hidden="true" />
            </Act>
          </>
        )}
      </div>
    </li>
  );
}

/** A native dialog: it traps the focus, Esc closes it, and the focus returns to where it was before. */
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { isByTouch } from '../parts/by-touch.ts';
import css from '../parts/parts.module.css';
import { Toasts } from '../status/Toasts.tsx';
import { closeDialog } from '../store/chrome.ts';

export function Modal(props: {
  readonly title: string;
  readonly shape?: 'wide' | 'broad' | 'full' | 'top';
  /** Controls in the head, beside the title. */
  readonly tools?: ReactNode;
  /** Without a head, for the palette, which has its own. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    // Strict mode runs this twice, so the previous focus is read once, and an open dialog is not opened
    // again.
    before.current ??= document.activeElement;
    if (dialog.current && !dialog.current.open) {
      dialog.current.showModal();
      const first = dialog.current.querySelector<HTMLElement>('[data-first]');
      // A field that searches would bring up a phone's keyboard, over half of what it searches.
      const byTouch = isByTouch();
      const field = dialog.current.querySelector<HTMLElement>(
        byTouch ? 'input:not([type="search"])' : 'input',
      );
      (first ?? field ?? (byTouch ? dialog.current.querySelector('section') : undefined))?.focus();
    }
    return () => {
      const back = before.current;
      if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus();
      else canvas()?.focus();
    };
  }, []);
  // The browser would close the dialog at Esc and report it a task later; a key pressed between the two would
  // still find it open in the store, and be lost. A file field's `cancel` bubbles, and React lets those of a
  // dialog within bubble.
  const cancelled = (event: SyntheticEvent): void => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    closeDialog();
  };
  // In WebKit a search field keeps Esc to itself, also where it has nothing to clear.
  const pressed = (event: KeyboardEvent): void => {
    const { target } = event;
    const isEmptySearch =
      target instanceof HTMLInputElement && target.type === 'search' && target.value === '';
    if (event.key !== 'Escape' || event.defaultPrevented || !isEmptySearch) return;
    event.preventDefault();
    closeDialog();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={props.title}
      className={[css.dialog, props.shape ? css[props.shape] : ''].filter(Boolean).join(' ')}
      onCancel={cancelled}
      onClose={cancelled}
      onKeyDown={pressed}
      onClick={(event) => {
        if (event.target === dialog.current) closeDialog();
      }}
    >
      {!props.bare && (
        <div className={css.dialogHead}>
          <h2>{props.title}</h2>
          {props.tools}
          <button type="button" className={css.icon} aria-label="Close" onClick={closeDialog}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
      {props.bare ? (
        props.children
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={css.dialogBody} aria-label={props.title} tabIndex={0}>
          {props.children}
        </section>
      )}
      {/* Content outside a modal dialog lies beneath it, so messages are shown inside, below the buttons that they are about. */}
      <Toasts />
    </dialog>
  );
}

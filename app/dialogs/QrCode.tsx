/** A link as a QR code over the whole window, to be scanned across a lecture hall: always black on white. */
import { useEffect, useMemo, useRef } from 'react';
import { codePicture, downloadCode } from '../export/qr-code.ts';
import { Button } from '../parts/Button.tsx';
import { Toasts } from '../status/Toasts.tsx';
import { editor } from '../store/editor.ts';
import { showCode } from '../store/present.ts';
import { seenDocument } from '../store/seen-document.ts';
import { words } from '../words.ts';
import css from './share.module.css';

export function QrCode({ address, close }: { readonly address: string; readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useMemo(() => codePicture(address), [address]);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  // Closed here, the focus goes back to where it was; the browser would tell of the end a task later.
  const end = (): void => {
    dialog.current?.close();
    close();
  };
  // A class scans it from the audience's window, if there is one.
  useEffect(() => {
    showCode(address);
    return () => showCode(undefined);
  }, [address]);
  return (
    <dialog
      ref={dialog}
      className={css.code}
      aria-label={words.qrCode}
      onClose={(event) => {
        event.stopPropagation();
        close();
      }}
      onKeyDown={(event) => {
        // Left to the browser, one Esc might close the dialog beneath as well.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        end();
      }}
    >
      <img src={picture} alt={words.qrCode} />
      <div className={css.actions}>
        {(['png', 'svg'] as const).map((id) => (
          <Button key={id} onClick={() => void downloadCode(address, id, seenDocument(editor()).title)}>
            {words.downloadAs(id.toUpperCase())}
          </Button>
        ))}
        <Button data-first onClick={end}>
          {words.close}
        </Button>
      </div>
      {/* What lies outside of the code is beneath it, so the message that says where the file went is inside. */}
      <Toasts />
    </dialog>
  );
}

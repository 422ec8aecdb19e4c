/** A link as a QR code over the whole window, to be scanned across a lecture hall: always black on white. */
import qrcode from 'qrcode-generator';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../parts/Button.tsx';
import { showCode } from '../store/present.ts';
import { words } from '../words.ts';
import css from './share.module.css';

/** Light modules on every side, as the standard requires. */
const margin = 4;

/**
 * A picture with one pixel for each module; low error correction needs the fewest modules, and a screen has no
 * stains.
 */
export function codePicture(address: string): string {
  const code = qrcode(0, 'L');
  code.addData(address);
  code.make();
  return code.createDataURL(1, margin);
}

export function QrCode({ address, close }: { readonly address: string; readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useMemo(() => codePicture(address), [address]);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
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
      <Button onClick={end}>{words.close}</Button>
    </dialog>
  );
}

/** A link as a QR code over the whole window, for cameras across a lecture hall: always black on white. */
import qrcode from 'qrcode-generator';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import css from './share.module.css';

/** Light modules on every side, as the standard asks for. */
const margin = 4;

/** One path of unit squares; low correction gives the largest squares, and a screen has no stains. */
function drawn(address: string): { readonly side: number; readonly path: string } {
  const code = qrcode(0, 'L');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) if (code.isDark(y, x)) path += `M${x + margin} ${y + margin}h1v1h-1z`;
  }
  return { side: count + 2 * margin, path };
}

export function QrCode({ address, close }: { readonly address: string; readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { side, path } = useMemo(() => drawn(address), [address]);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
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
        // Left to the browser, one Esc may close the dialog below as well.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dialog.current?.close();
      }}
    >
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={words.qrCode} shapeRendering="crispEdges">
        <rect width={side} height={side} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
      <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
    </dialog>
  );
}

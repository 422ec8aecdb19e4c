/**
 * Messages about what can be undone or must be known. They stay six seconds, or until closed if they must; F6 moves
 * the focus here.
 */

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../parts/Button.tsx';
import css from '../parts/parts.module.css';
import { dismissToast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import type { Toast } from '../store/state/chrome.ts';

const seconds = 6;

function ToastLine({ toast }: { readonly toast: Toast }) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (toast.stays || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message from vanishing
    <div
      className={css.toast}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <p>{toast.says}</p>
      {toast.action && (
        <Button
          look="quiet"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton name="Close" onClick={() => dismissToast(toast.id)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export function Toasts() {
  const toasts = useEditor((state) => state.toasts);
  return (
    <section id="toasts" className={css.toasts} aria-label="Messages" aria-live="polite" tabIndex={-1}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

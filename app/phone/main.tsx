/** Begins the page of a phone: the connection to the room that served it, and the screen. */
import { createRoot } from 'react-dom/client';
import { socketLink } from './link.ts';
import { PhonePage } from './PhonePage.tsx';
import { sealedLink, sealedPlaceIn } from './sealed-link.ts';
import './phone.css';
import './buttons.css';
import './ways.css';
import './drawing.css';
import { notesStore } from './saved-notes.ts';
import { openSession } from './session.ts';

/** In milliseconds: the room takes five messages a second. */
const pauseBetween = 250;

const sealed = sealedPlaceIn(location.hash);
const link = sealed ? sealedLink(location.href, sealed) : socketLink(location.href);
const session = openSession({
  link,
  store: notesStore(link.room, () => localStorage),
  isInField: () => document.activeElement?.closest('[data-writing]') != null,
  token: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  pause: () => new Promise((resolve) => setTimeout(resolve, pauseBetween)),
});

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') session.wake();
});
window.addEventListener('online', session.wake);
// A page that comes back from the browser's memory has lost its connection.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) session.wake();
});

const root = document.getElementById('phone');
if (root) createRoot(root).render(<PhonePage session={session} />);

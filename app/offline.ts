/**
 * Makes the editor work without a network after it was loaded: registers the service worker of the built site. A new
 * build waits until the person accepts it, so that nothing changes while somebody works.
 */
import { toast } from './store/chrome.ts';

function offer(waiting: ServiceWorker): void {
  toast('A new version of Grundy is ready.', {
    about: 'editor',
    stays: true,
    action: { label: 'Reload', run: () => waiting.postMessage('take over') },
  });
}

/** Offers an installed worker, unless it is the first one, which changes nothing. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
  });
}

/** Only in a build: during development a cache would serve old files. */
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
  });
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    if (registration.waiting && controlled) offer(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
  } catch {
    // Opened from a file, or in a private window: the editor works, but not offline.
  }
}

/**
 * Makes the editor work without a network after it was loaded: registers the service worker of the built
 * site. A new build waits until the person accepts it, so that nothing changes during work.
 */
import { toast } from './store/chrome.ts';

function offer(waiting: ServiceWorker): void {
  toast('A new version of Grundy is ready.', {
    about: 'editor',
    stays: true,
    action: { label: 'Reload', run: () => waiting.postMessage('take over') },
  });
}

/** Offers a worker once it is installed. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer(worker);
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
    // The first worker changes nothing that is shown, so it is not offered. Whether it is the first cannot be
    // asked once it is installed: WebKit gives it the page before it says so.
    const before = await navigator.serviceWorker.getRegistration();
    let first = !before?.active;
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    if (registration.waiting && controlled) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      if (!first) watch(registration.installing);
      first = false;
    });
  } catch {
    // Opened from a file, or in a private window: the editor works, but not offline.
  }
}

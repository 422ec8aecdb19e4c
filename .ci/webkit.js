/**
 * Finds the driver of a WebKit and prints its path, or nothing if there is none: WEBKIT_DRIVER_PATH, or
 * WebKitWebDriver on PATH, as Debian's package webkit2gtk-driver brings it with a small browser. The browser
 * needs a screen: Xvfb's, or the one that is there. With `--install`, as `npm test` calls it, both are
 * installed where that is possible. None is required: where it is missing the walk in it is left out.
 */
import { existsSync } from 'node:fs';
import { hasApt, installed, onPath } from './on-this-machine.js';

const say = (text) => console.error(`webkit: ${text}`);

const { WEBKIT_DRIVER_PATH, DISPLAY, WAYLAND_DISPLAY } = process.env;
const driver = () =>
  [WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver')[0]].find((path) => path && existsSync(path));
const hasScreen = () => onPath('Xvfb').length > 0 || Boolean(DISPLAY || WAYLAND_DISPLAY);

const mayInstall = process.argv.includes('--install') && hasApt();
if (mayInstall && WEBKIT_DRIVER_PATH === undefined && !(driver() && hasScreen()))
  installed('webkit2gtk-driver', 'xvfb');

const path = driver();
if (path && hasScreen()) {
  say(path);
  console.log(path);
} else {
  say(
    path
      ? `${path} has no screen, so the walk in WebKit is left out. The package xvfb has one.`
      : 'none is at hand, so the walk in it is left out. On Debian the packages webkit2gtk-driver and xvfb bring one; WEBKIT_DRIVER_PATH names one.',
  );
}

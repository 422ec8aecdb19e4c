/** The start: settings and theme, the drawing that was open, then the panels; the solver follows the store. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { App } from './App.tsx';
import { acceptClipboard } from './commands/clipboard.ts';
import { showKeysWhileHeld } from './commands/held-keys.ts';
import { bindKeys } from './commands/keys.ts';
import { startAutosave } from './files/autosave.ts';
import { restore } from './files/drawings.ts';
import { workOffline } from './offline.ts';
import { keepPageTitle, keepSettings, keepTheme } from './store/settings.ts';
import { startSolving } from './store/solving.ts';

const place = document.getElementById('editor');
if (!place) throw new Error('This cannot happen: index.html has an element called "editor".');

keepSettings();
keepTheme();
startAutosave();
startSolving();
bindKeys();
showKeysWhileHeld();
keepPageTitle();
acceptClipboard();

await restore();
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void workOffline();

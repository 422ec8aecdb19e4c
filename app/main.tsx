/**
 * The start of the editor: settings and theme, the drawing that was open or the one in a link, then the panels; the
 * solver follows the store.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { partsOfLink } from '../engine/index.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { App } from './App.tsx';
import { AudienceWindow } from './audience/AudienceWindow.tsx';
import { followPresenter } from './audience/following.ts';
import { acceptClipboard } from './commands/clipboard.ts';
import { showKeysWhileHeld } from './commands/held-keys.ts';
import { bindKeys } from './commands/keys.ts';
import { beginFigure } from './embed/begin.ts';
import { Embed } from './embed/Embed.tsx';
import { startAutosave } from './files/autosave.ts';
import { followInFile } from './files/disk.ts';
import { letArrivalsStop } from './files/drawings.ts';
import { attendTabs } from './files/elsewhere.ts';
import { remindOnce } from './files/first-minutes.ts';
import { leaveFieldsWithPage } from './files/leaving-fields.ts';
import { keepLesson } from './files/lessons/lesson-autosave.ts';
import { keepLook, resumeDialog, resumeGuessing, resumeWalk, resumeWriting } from './files/look-keeping.ts';
import { followLinks, openAtStart } from './files/open-link.ts';
import { workOffline } from './offline.ts';
import { presenterIn } from './present/channel.ts';
import { keepPageTitle, keepSettings, keepTheme } from './store/settings.ts';
import { startSolving } from './store/solving.ts';
import { words } from './words.ts';

const place = document.getElementById('editor');
if (!place) throw new Error('This cannot happen: index.html has an element called "editor".');
const root = createRoot(place);

const link = partsOfLink(location.hash);
const presenter = presenterIn(location.hash);
if (presenter) {
  keepTheme();
  followPresenter(presenter);
  document.title = words.presenting.audienceTitle;
  root.render(
    <StrictMode>
      <AudienceWindow />
    </StrictMode>,
  );
} else if (link?.embed) {
  const problems = await beginFigure(link);
  keepTheme();
  startSolving();
  keepPageTitle();
  root.render(
    <StrictMode>
      <Embed problems={problems} />
    </StrictMode>,
  );
} else {
  keepSettings();
  keepTheme();
  leaveFieldsWithPage();
  startAutosave();
  followInFile();
  attendTabs();
  letArrivalsStop();
  remindOnce();
  startSolving();
  bindKeys();
  showKeysWhileHeld();
  keepPageTitle();
  acceptClipboard();

  await openAtStart();
  await keepLesson();
  resumeWalk();
  resumeDialog();
  resumeWriting();
  void resumeGuessing();
  keepLook();
  followLinks();
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  void workOffline();
}

/**
 * The start of the editor: settings and theme, the drawing that was open or the one in a link, then the
 * panels; the solver follows the store.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { partsOfLink } from '../engine/document/links/index.ts';
import './sheets.ts';
import { App } from './App.tsx';
import { keepEarlyActs } from './early-acts.ts';
import { startAutosave } from './files/autosave.ts';
import { followInFile } from './files/disk.ts';
import { letArrivalsStop } from './files/drawings.ts';
import { acceptDrops } from './files/dropping.ts';
import { attendTabs } from './files/elsewhere.ts';
import { leaveFieldsWithPage } from './files/leaving-fields.ts';
import { keepLesson } from './files/lessons/lesson-autosave.ts';
import { keepLook, resumeDialog, resumeGuessing, resumeWalk, resumeWriting } from './files/look-keeping.ts';
import { openAtStart } from './files/open-link.ts';
import { fetchTheRest } from './later.tsx';
import { workOffline } from './offline.ts';
import { leaveKeysToInputMethods } from './parts/typed-keys.ts';
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
  const [{ AudienceWindow }, { followPresenter }] = await Promise.all([
    import('./audience/AudienceWindow.tsx'),
    import('./audience/following.ts'),
  ]);
  keepTheme();
  followPresenter(presenter);
  document.title = words.presenting.audienceTitle;
  root.render(
    <StrictMode>
      <AudienceWindow />
    </StrictMode>,
  );
  fetchTheRest();
} else if (link?.embed) {
  const [{ beginFigure }, { Embed }] = await Promise.all([
    import('./embed/begin.ts'),
    import('./embed/Embed.tsx'),
  ]);
  const problems = await beginFigure(link);
  keepTheme();
  startSolving();
  keepPageTitle();
  root.render(
    <StrictMode>
      <Embed problems={problems} />
    </StrictMode>,
  );
  fetchTheRest();
} else {
  keepSettings();
  keepTheme();
  leaveFieldsWithPage();
  startAutosave();
  followInFile();
  attendTabs();
  letArrivalsStop();
  leaveKeysToInputMethods();
  keepEarlyActs();
  acceptDrops();
  keepPageTitle();

  await openAtStart();
  await keepLesson();
  resumeWalk();
  resumeDialog();
  resumeWriting();
  void resumeGuessing();
  keepLook();
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  void workOffline();
}

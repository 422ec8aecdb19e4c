/** Commands for presenting on a projector. */
import { closeAudience, openAudience } from '../present/presenter.ts';
import { present, stopPresenting } from '../present/presenting.ts';
import { openDialog } from '../store/chrome.ts';
import { showClassBar } from '../store/class.ts';
import { editor } from '../store/editor.ts';
import { isPresented, toggleBlank, toggleSpot } from '../store/present.ts';
import { classWords } from '../words/class.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsPresenting = (): string | undefined => (isPresented() ? undefined : words.presenting.notNow);

export const presentCommands: readonly Command[] = [
  {
    id: 'present.present',
    label: words.presenting.present,
    group: 'view',
    also: [
      'presentation',
      'projector',
      'full screen',
      'fullscreen',
      'display',
      'slides',
      'beamer',
      'lecture',
    ],
    keys: ['d'],
    run: () => (editor().presenting ? stopPresenting() : present()),
  },
  {
    id: 'present.audience',
    label: words.presenting.openAudience,
    group: 'view',
    also: ['two windows', 'second screen', 'second window', 'presenter view', 'projector', 'dual screen'],
    keys: ['Shift+d'],
    unavailable: () => (typeof BroadcastChannel === 'function' ? undefined : words.presenting.noChannels),
    run: openAudience,
  },
  {
    id: 'present.close-audience',
    label: words.presenting.closeAudience,
    group: 'view',
    also: ['stop presenting', 'two windows', 'second screen'],
    unavailable: () => (editor().audience ? undefined : words.presenting.noAudience),
    run: closeAudience,
  },
  {
    id: 'present.phones',
    label: classWords.command,
    group: 'view',
    also: ['present', 'class', 'students', 'vote', 'poll', 'clicker', 'quiz', 'QR code', 'room', 'answers'],
    run: () => (editor().room ? showClassBar(!editor().room?.barOpen) : openDialog({ kind: 'with-phones' })),
  },
  {
    id: 'present.spot',
    label: words.presenting.spot,
    group: 'view',
    also: ['laser', 'pointer'],
    keys: ['k'],
    unavailable: needsPresenting,
    run: toggleSpot,
  },
  {
    id: 'present.blank',
    label: words.presenting.blankIt,
    group: 'view',
    also: ['black', 'pause'],
    keys: ['b'],
    unavailable: needsPresenting,
    run: toggleBlank,
  },
];

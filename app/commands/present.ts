/** Commands for presenting on a projector. */
import { closeAudience, openAudience } from '../present/presenter.ts';
import { present, stopPresenting } from '../present/presenting.ts';
import { openDialog } from '../store/chrome.ts';
import { showClassBar } from '../store/class.ts';
import { editor } from '../store/editor.ts';
import { isPresented, toggleBlank, toggleSpot } from '../store/present.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsPresenting = (): string | undefined =>
  isPresented() ? undefined : 'Present first, or open an audience window.';

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
    label: 'Open audience window',
    group: 'view',
    also: ['two windows', 'second screen', 'second window', 'presenter view', 'projector', 'dual screen'],
    keys: ['Shift+d'],
    unavailable: () =>
      typeof BroadcastChannel === 'function'
        ? undefined
        : 'This browser does not let two windows talk to each other.',
    run: openAudience,
  },
  {
    id: 'present.close-audience',
    label: words.presenting.closeAudience,
    group: 'view',
    also: ['stop presenting', 'two windows', 'second screen'],
    unavailable: () => (editor().audience ? undefined : 'No audience window is open.'),
    run: closeAudience,
  },
  {
    id: 'present.phones',
    label: 'With phones…',
    group: 'view',
    also: ['present', 'class', 'students', 'vote', 'poll', 'clicker', 'quiz', 'QR code', 'room', 'answers'],
    run: () => (editor().room ? showClassBar(!editor().room?.barOpen) : openDialog({ kind: 'with-phones' })),
  },
  {
    id: 'present.spot',
    label: 'Spot that follows the pointer',
    group: 'view',
    also: ['laser', 'pointer'],
    keys: ['k'],
    unavailable: needsPresenting,
    run: toggleSpot,
  },
  {
    id: 'present.blank',
    label: 'Blank the screen',
    group: 'view',
    also: ['black', 'pause'],
    keys: ['b'],
    unavailable: needsPresenting,
    run: toggleBlank,
  },
];

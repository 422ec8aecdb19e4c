/** Commands for presenting on a projector. */
import { present, stopPresenting } from '../present/presenting.ts';
import { editor } from '../store/editor.ts';
import { toggleBlank, toggleSpot } from '../store/present.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsPresenting = (): string | undefined => (editor().presenting ? undefined : words.presenting.notNow);

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

/** Commands for the camera, the panels, and what is written at the vertices. */

import { flushSync } from 'react-dom';
import { canShowBoards } from '../../engine/pictures/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { showNodeBoards } from '../edits/drawing.ts';
import { tidy, tidyAsGameTree } from '../edits/tidy.ts';
import { toggleReach } from '../store/board.ts';
import { toggleGraphBeside } from '../store/board-graph.ts';
import { openTable, pullUp, setTheme, toast, toggleInspector } from '../store/chrome.ts';
import { completionOf } from '../store/completed.ts';
import { editor } from '../store/editor.ts';
import { showBothWays } from '../store/other-way.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { allEither } from '../store/selectors.ts';
import { show, showCompleted, showLetters, showNames, showStops } from '../store/showing.ts';
import type { Showing } from '../store/state/showing.ts';
import { isOnBoard, subjectOf } from '../store/subject.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsNodes = (): string | undefined =>
  editor().document.nodes.length === 0 ? words.nothingDrawn : undefined;

const next: Readonly<Record<Showing, Showing>> = { values: 'outcomes', outcomes: 'off', off: 'values' };
const said: Readonly<Record<Showing, string>> = {
  values: 'Values on the nodes',
  outcomes: 'Outcomes on the nodes',
  off: 'Nothing on the nodes',
};

const themes = ['light', 'dark', 'system'] as const;

const themeCommands: readonly Command[] = themes.map((theme) => ({
  id: `view.theme-${theme}`,
  label: `Appearance: ${words.theme[theme].toLowerCase()}`,
  group: 'view',
  also: ['theme', `${theme} mode`, 'colours', 'colors'],
  run: () => setTheme(theme),
}));

const onNodesSaid = { true: 'Nodes show their boards', false: 'Nodes show no boards' } as const;

const reachShown = {
  on: words.boards.reachLong,
  off: 'The pieces show no values',
} as const;

const stopsSaid = {
  true: 'Stops on the nodes of scoring games',
  false: 'Canonical forms where they are short',
} as const;

const lettersSaid = {
  true: words.letters,
  false: 'No letters at nodes without names',
} as const;

export const viewCommands: readonly Command[] = [
  ...themeCommands,
  {
    id: 'view.full-screen',
    label: 'Full screen',
    group: 'view',
    also: ['fullscreen'],
    unavailable: () =>
      document.fullscreenEnabled ? undefined : 'The browser does not let this page fill the screen.',
    run: () =>
      document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  },
  {
    id: 'view.fit',
    label: 'Fit all',
    group: 'view',
    also: ['show all', 'whole drawing', 'centre', 'center', 'zoom to fit'],
    keys: ['f', 'Shift+Digit1'],
    unavailable: needsNodes,
    run: () => canvas()?.fit('all'),
  },
  {
    id: 'view.fit-selection',
    label: 'Fit the selection',
    group: 'view',
    keys: ['Shift+f', 'Shift+Digit2'],
    unavailable: needsNodes,
    run: () => canvas()?.fit('selection'),
  },
  {
    id: 'view.both-ways',
    label: words.rounds.bothWays.title,
    group: 'view',
    also: ['by turns and at once', 'side by side', 'simultaneous', 'alternating', 'compare ways of play'],
    unavailable() {
      const { bothWays, document } = editor();
      return bothWays ? undefined : subjectOf(document).whyOneWay(document);
    },
    run: () => showBothWays(!editor().bothWays),
  },
  {
    id: 'view.completed-pairs',
    label: words.rounds.showCompleted,
    group: 'view',
    also: ['hide completed pairs', 'commuting moves', 'joint arcs', 'simultaneous', 'holes'],
    unavailable: () =>
      completionOf(editor().document).pairs > 0 || editor().completed
        ? undefined
        : 'No pair of moves is completed here: every result is drawn.',
    run: () => showCompleted(!editor().completed),
  },
  {
    id: 'view.zoom-in',
    label: 'Zoom in',
    group: 'view',
    keys: ['+'],
    run: () => canvas()?.zoomBy(1.25),
  },
  {
    id: 'view.zoom-out',
    label: 'Zoom out',
    group: 'view',
    keys: ['-'],
    run: () => canvas()?.zoomBy(1 / 1.25),
  },
  {
    id: 'view.zoom-100',
    label: 'Zoom to 100 %',
    group: 'view',
    keys: ['0'],
    run: () => canvas()?.zoomTo(1),
  },
  {
    id: 'view.tidy',
    label: 'Tidy',
    group: 'view',
    also: ['layout', 'arrange', 'auto layout', 'spread', 'clean up'],
    edits: true,
    keys: ['t'],
    unavailable: needsNodes,
    run: tidy,
  },
  {
    id: 'view.tidy-game-tree',
    label: 'Tidy as a game tree',
    group: 'view',
    also: ['slant', 'layout', 'arrange', 'left and right options'],
    edits: true,
    unavailable() {
      return allEither(editor().document) ? 'No arc here belongs to only one player.' : undefined;
    },
    run: tidyAsGameTree,
  },
  {
    id: 'view.graph-beside',
    label: 'Graph beside the board',
    group: 'view',
    also: ['graph', 'game graph', 'split', 'board'],
    unavailable: () =>
      isOnBoard(editor()) ? undefined : 'This command is for boards. A drawing is already a graph.',
    run: toggleGraphBeside,
  },
  {
    id: 'view.table',
    label: 'Table of a family of positions',
    group: 'view',
    also: [
      'sweep',
      'family',
      'families',
      'values of many positions',
      'plot',
      'periods',
      'octal games',
      'heaps',
    ],
    keys: ['Shift+t'],
    run: () => openTable(!editor().tableOpen),
  },
  {
    id: 'view.inspector',
    label: 'Inspector',
    group: 'view',
    also: ['panel', 'sidebar'],
    keys: ['i'],
    run: toggleInspector,
  },
  {
    id: 'view.text',
    label: 'Edit as text',
    group: 'view',
    also: ['edge list', 'source'],
    run() {
      // The tab must be rendered before it can take the focus, and have it before the next key.
      flushSync(() => pullUp('text'));
      document.getElementById('edge-list')?.focus();
    },
  },
  {
    id: 'view.values',
    label: 'Values, outcomes, or neither',
    group: 'values',
    also: ['labels', 'show', 'hide'],
    keys: ['v'],
    run() {
      if (isOnBoard(editor())) {
        toggleReach();
        toast(reachShown[editor().showsReach ? 'on' : 'off'], { kind: 'showing' });
        return;
      }
      const showing = next[editor().showing];
      show(showing);
      toast(said[showing], { kind: 'showing' });
    },
  },
  {
    id: 'view.names',
    label: 'Names on the nodes',
    group: 'values',
    keys: ['Shift+n'],
    run() {
      const names = !editor().names;
      showNames(names);
      toast(names ? 'Names on the nodes' : 'No names on the nodes');
    },
  },
  {
    id: 'view.letters',
    label: words.letters,
    group: 'values',
    also: ['names', 'ids', 'call', 'class'],
    run() {
      const letters = !editor().letters;
      showLetters(letters);
      toast(lettersSaid[`${letters}`], { kind: 'letters' });
    },
  },
  {
    id: 'view.boards',
    label: words.boards.onNodes,
    group: 'values',
    also: ['pictures', 'positions', 'show boards'],
    edits: true,
    unavailable: () =>
      canShowBoards(editor().document, rulesetCalled)
        ? undefined
        : 'This drawing was not made from a board. Open a board first, and then its graph as a drawing.',
    run() {
      const on = !editor().document.view.boards;
      showNodeBoards(on);
      toast(onNodesSaid[`${on}`]);
    },
  },
  {
    id: 'view.stops',
    label: words.scores.stopsOnNodes,
    group: 'values',
    also: ['canonical form', 'scores', 'labels'],
    run() {
      const stops = !editor().stops;
      showStops(stops);
      toast(stopsSaid[`${stops}`], { kind: 'showing' });
    },
  },
];

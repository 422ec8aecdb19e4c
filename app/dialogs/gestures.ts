/**
 * What mouse, pen and fingers do on the canvas and on boards, and the groups of keys, as the list of keys and
 * the documentation show them.
 */
import type { CommandGroup } from '../commands/command.ts';

/** The groups of commands in the order in which people read of them. */
export const groupsOfKeys: readonly { readonly id: CommandGroup; readonly title: string }[] = [
  { id: 'draw', title: 'Nodes' },
  { id: 'arcs', title: 'Arcs' },
  { id: 'select', title: 'Selecting and moving about' },
  { id: 'values', title: 'Values' },
  { id: 'view', title: 'View' },
  { id: 'lesson', title: 'Lesson' },
  { id: 'edit', title: 'Editing' },
  { id: 'file', title: 'Drawings' },
  { id: 'help', title: 'Help' },
];

/** What mouse and pen do, and to what. */
export const gestures: readonly (readonly [string, string])[] = [
  ['Double-click empty space', 'New node'],
  ['Drag from a node’s rim', 'Arc: to a node, to empty space, or back as a loop'],
  ['Drag a node’s middle', 'Move it; Alt copies it, Ctrl turns snapping off, Shift keeps one axis'],
  ['Drag an arc’s end', 'Reconnect it'],
  ['Drag an arc’s middle', 'Bend it; turn a loop'],
  ['Drag empty space', 'Select all that the frame touches; Shift adds to the selection'],
  ['Double-click a node', 'Name it'],
  ['Right-click', 'Context menu'],
  ['Space and drag, middle drag, wheel', 'Pan'],
  ['Ctrl and wheel', 'Zoom'],
];

/** What keys and drags do on the places of an open board, where they are not commands. */
export const gesturesOnBoards: readonly (readonly [string, string])[] = [
  [
    'Arrow keys, Home, End',
    'Go to the next place, to the ends of the row; Ctrl+Home, Ctrl+End to the corners',
  ],
  ['A piece’s letter; . or Del', 'Set up: put the piece; clear the place'],
  ['Enter', 'Set up: put the next piece in turn. Play: pick the piece up, put it down; Esc puts it back'],
  ['Tab', 'Play: go to the next piece that can move; the arrow keys then choose where it goes'],
  ['Drag a piece', 'Set up: move it. Play: make the move'],
];

/** What fingers do. */
export const touches: readonly (readonly [string, string])[] = [
  ['Double-tap empty space', 'New node'],
  ['Tap a node', 'Select it: the connect handle appears beside it'],
  ['Drag the handle', 'Arc: to a node, to empty space, or back as a loop'],
  ['Tap the handle, then a node', 'Arc to that node'],
  ['Drag a node', 'Move it'],
  ['Double-tap a node', 'Name it'],
  ['Long press', 'Context menu; on empty space, drag further to select'],
  ['One finger on empty space', 'Pan'],
  ['Two fingers', 'Pan and zoom'],
];

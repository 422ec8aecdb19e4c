/**
 * What is made of a state for others: tables, figures, the audience, what the steps say, the palette, what is
 * announced.
 */
import { commands } from '../../app/commands/index.ts';
import { momentsOf } from '../../app/dialogs/ContactSheet.tsx';
import { foundBy } from '../../app/dialogs/finding.ts';
import { allEntries } from '../../app/dialogs/Palette.tsx';
import { firstOptions } from '../../app/export/options.ts';
import { exportRequest } from '../../app/export/request.ts';
import { asCsv, asLatex, nodeRows } from '../../app/inspector/table-rows.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { announced } from '../../app/status/Announcer.tsx';
import { type EditorState, useEditor } from '../../app/store/editor.ts';
import { seenDocument } from '../../app/store/seen-document.ts';
import { shownLabels } from '../../app/store/selectors.ts';
import { framesOf } from '../../app/walkthrough/walking.ts';
import { calledNode } from '../../engine/document/index.ts';

/** What a person may look for: a value, and the words of two that are hidden in the law of what is. */
const lookedFor = ['*1', '0', '*97531', '*86420'] as const;

const wish = { selectedOnly: false, valuesAnyway: true };

/** Does something while the editor is in a state. */
export function inState<T>(state: EditorState, deed: () => T): T {
  const before = useEditor.getState();
  useEditor.setState(state, true);
  try {
    return deed();
  } finally {
    useEditor.setState(before, true);
  }
}

function paletteOf(state: EditorState): readonly string[] {
  const groups = inState(state, () => allEntries([], { examples: [], lessons: [] }));
  return groups.flatMap(({ entries }) =>
    entries.map(({ id, label, also = [] }) => [id, label, ...also].join(' ')),
  );
}

/** Whether each command is there, and why not. */
const commandsOf = (state: EditorState) =>
  inState(state, () => commands.map(({ id, unavailable }) => [id, unavailable?.()]));

export function madeOf(state: EditorState) {
  const labels = shownLabels(state);
  const rows = nodeRows(state, labels, undefined);
  const rounds = framesOf({ of: 'rounds' }, state);
  const { id: _, ...figure } = exportRequest(state, firstOptions, { caption: '', label: '' }, wish);
  return {
    csv: asCsv(rows),
    found: lookedFor.map((typed) =>
      foundBy(seenDocument(state).nodes, labels, typed).map(({ node, value }) => [calledNode(node), value]),
    ),
    sheet: momentsOf(state).moments.map(({ labels: known, says }) => [[...known.values()], says]),
    latex: asLatex(rows),
    rounds: Array.from({ length: rounds.last + 1 }, (_, at) => [rounds.sentence(at), rounds.lit(at)]),
    figure,
    scene: sceneOf(state, { view: undefined, pointer: undefined }),
    marked: sceneOf(
      { ...state, sumMarked: true, walkthrough: undefined },
      { view: undefined, pointer: undefined },
    ).sum,
    palette: paletteOf(state),
    commands: commandsOf(state),
    announced: announced(state),
  };
}

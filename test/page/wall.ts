/**
 * The audience's window without a channel: the page's scenes go to it as the presenter sends them, first the
 * whole scene and then what has changed, and it makes of each what the window makes, in a store of its own.
 */
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { twinLines } from '../../app/canvas/model/twin-lines.ts';
import { hear, nothingHeard } from '../../app/present/protocol.ts';
import { changeBetween } from '../../app/present/scene-change.ts';
import { positionShown } from '../../app/store/board.ts';
import { type EditorState, editor, firstState, useEditor } from '../../app/store/editor.ts';
import { beginFollowing, showScene } from '../../app/store/scene.ts';
import { boardSeen } from '../../app/store/seen-board.ts';
import { shownLabels } from '../../app/store/selectors.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import type { Scene } from '../../app/store/state/scene.ts';
import { emptyDocument } from '../../engine/document/index.ts';

/** A message as it arrives in another window. */
const sent = <T>(message: T): T => structuredClone(message);

/** A window with a store of its own: subscribers of the page's store are not informed about it. */
function openWindow() {
  let mine = firstState;
  return <T>(deed: () => T): T => {
    const { getState, setState } = useEditor;
    // What shows the board there has fetched them.
    mine = { ...mine, rulesets: getState().rulesets };
    const own = {
      getState: () => mine,
      setState: (members: Partial<EditorState>) => (mine = { ...mine, ...members }),
    };
    Object.assign(useEditor, own);
    try {
      return deed();
    } finally {
      Object.assign(useEditor, { getState, setState });
    }
  };
}

/** Returns what shows the wall a scene of the page, and says what is seen there then. */
export function openWall(): (scene: Scene) => ReturnType<typeof seenOn> {
  let heard = nothingHeard;
  let last: Scene | undefined;
  let count = 0;
  const there = openWindow();
  there(beginFollowing);
  return (scene) => {
    const change = last && changeBetween(last, scene);
    const before = heard.scene;
    const said = { from: 'presenter', run: 1, count } as const;
    if (!last) heard = hear(heard, sent({ ...said, kind: 'scene', scene })).heard;
    else if (change) heard = hear(heard, sent({ ...said, kind: 'change', change })).heard;
    count += change || !last ? 1 : 0;
    last = scene;
    return there(() => {
      if (heard.scene && heard.scene !== before) showScene(heard.scene, before);
      return seenOn(editor());
    });
  };
}

/** What a class sees, regardless of the time and order of the messages. */
function seenOn(state: EditorState) {
  const { drawing, document, showing, names, letters, stops, hidden, lit, spoken, cycles } = state;
  const { sum, walkthrough, quiz, code, blank, following, solving } = state;
  const { revision: _, index: __, ...labels }: Partial<Labels> = shownLabels(state) ?? {};
  const drawn = createDrawing(emptyDocument);
  follow(drawn, document);
  return {
    ...{ drawing, document, labels, showing, names, letters, stops, hidden, lit, spoken, cycles, sum },
    ...{ quiz, code, blank, following, solving: solving.kind },
    board: document.board && {
      position: positionShown(state)?.printed,
      clicks: [state.boardTold, state.clicked, state.lifted, state.litPlaces],
      values: boardSeen(state)?.here,
    },
    walk: walkthrough?.kind === 'shown' ? [walkthrough.subject, walkthrough.at] : undefined,
    twin: twinLines(state, drawn, { x: 0, y: 0 }).map(({ says }) => says),
  };
}

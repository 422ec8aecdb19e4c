/** An answer that is drawn: nodes and arcs by touch or by buttons, with a way back for each step. */
import { useState } from 'react';
import type { DrawnAnswer } from '../../../engine/marking/index.ts';
import { TypesetSentence } from '../TypesetText.tsx';
import { phoneWords } from '../words.ts';
import { arcSaid, DrawingButtons } from './DrawingButtons.tsx';
import { DrawingField, type DrawingTool } from './DrawingField.tsx';
import { type DrawnPlayer, drawnNodeName } from './edits.ts';

const words = phoneWords.drawing;

type DrawingProps = {
  readonly about: string;
  readonly partizan: boolean;
  readonly drawing: DrawnAnswer;
  readonly isClosed: boolean;
  readonly onDraw: (drawing: DrawnAnswer) => void;
};

/** Steps that can be taken back. */
const mostSteps = 200;

export function DrawingWay({ about, partizan, drawing, isClosed, onDraw }: DrawingProps) {
  const [tool, setTool] = useState<DrawingTool>('node');
  const [chosen, setChosen] = useState<DrawnPlayer>('left');
  const [from, setFrom] = useState<number | undefined>(undefined);
  const [past, setPast] = useState<readonly DrawnAnswer[]>([]);
  const player: DrawnPlayer = partizan ? chosen : 'both';
  const edit = (next: DrawnAnswer): void => {
    if (isClosed || next === drawing) return;
    setPast([...past, drawing].slice(-mostSteps));
    setFrom(undefined);
    onDraw(next);
  };
  const undo = (): void => {
    const before = past.at(-1);
    if (isClosed || !before) return;
    setPast(past.slice(0, -1));
    setFrom(undefined);
    onDraw(before);
  };
  const { nodes, arcs } = drawing;
  const says = words.says(nodes.length, arcs.map((arc) => arcSaid(arc, partizan)).join('; '));
  const start = from !== undefined && from < nodes.length ? from : undefined;
  const hint = start !== undefined ? words.hint.arcTo(drawnNodeName(start)) : words.hint[tool];
  return (
    <fieldset className="way drawing-way" data-writing>
      <legend>
        <TypesetSentence text={about ? phoneWords.answerWith(about) : phoneWords.legends.drawing} />
      </legend>
      {!isClosed && (
        <div className="tools">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside this one would be read twice */}
          <div className="segments" role="group" aria-label={words.tool}>
            {(['node', 'arc', 'delete'] as const).map((each) => (
              <button
                type="button"
                key={each}
                aria-pressed={tool === each}
                onClick={() => {
                  setTool(each);
                  setFrom(undefined);
                }}
              >
                {words.tools[each]}
              </button>
            ))}
          </div>
          <button type="button" className="quiet" aria-disabled={past.length === 0} onClick={undo}>
            {words.undo}
          </button>
        </div>
      )}
      {!isClosed && partizan && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div className="segments players" role="group" aria-label={words.player}>
          {(['left', 'right', 'both'] as const).map((each) => (
            <button type="button" key={each} aria-pressed={player === each} onClick={() => setChosen(each)}>
              <svg className={`stroke drawn-arc drawn-arc-${each}`} viewBox="0 0 24 8" aria-hidden="true">
                <path d="M1 4H23" />
                {each === 'both' && <path className="drawn-gap" d="M1 4H23" />}
              </svg>
              {phoneWords.players[each]}
            </button>
          ))}
        </div>
      )}
      {!isClosed && <p className="hint">{hint}</p>}
      <DrawingField
        drawing={drawing}
        partizan={partizan}
        says={says}
        isClosed={isClosed}
        tool={tool}
        player={player}
        from={start}
        onFrom={setFrom}
        onEdit={edit}
      />
      <p className="hint">{nodes.length === 0 ? words.empty : words.first(drawnNodeName(0))}</p>
      {!isClosed && <DrawingButtons drawing={drawing} partizan={partizan} player={player} onEdit={edit} />}
      <p role="status" className="unseen">
        {says}
      </p>
    </fieldset>
  );
}

/** The same edits with buttons, for a keyboard and a screen reader: nothing needs a touch on the field. */
import { useRef, useState } from 'react';
import type { DrawnAnswer } from '../../../engine/marking/index.ts';
import { phoneWords } from '../words.ts';
import {
  type AnsweredArc,
  type DrawnPlayer,
  drawnNodeName,
  placeForNode,
  withArc,
  withFirst,
  withNode,
  withNodeAt,
  withoutArc,
  withoutNode,
} from './edits.ts';

const words = phoneWords.drawing;

type ButtonsProps = {
  readonly drawing: DrawnAnswer;
  readonly partizan: boolean;
  readonly player: DrawnPlayer;
  readonly onEdit: (drawing: DrawnAnswer) => void;
};

/** An arc as it is said. */
export const arcSaid = ([from, to, player]: AnsweredArc, partizan: boolean): string =>
  words.arc(drawnNodeName(from), drawnNodeName(to), partizan ? phoneWords.players[player] : undefined);

const steps = { left: [-5, 0], up: [0, -5], down: [0, 5], right: [5, 0] } as const;
const arrows = { left: '←', up: '↑', down: '↓', right: '→' } as const;

type PickProps = {
  readonly label: string;
  readonly count: number;
  readonly node: number;
  readonly onPick: (node: number) => void;
};

const NodePick = ({ label, count, node, onPick }: PickProps) => (
  <label className="pick">
    {label}
    <select value={node} onChange={(event) => onPick(Number(event.target.value))}>
      {Array.from({ length: count }, (_, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes are known by their numbers
        <option key={each} value={each}>
          {drawnNodeName(each)}
        </option>
      ))}
    </select>
  </label>
);

export function DrawingButtons({ drawing, partizan, player, onEdit }: ButtonsProps) {
  const [picked, setPicked] = useState({ from: 0, to: 1, node: 0 });
  const title = useRef<HTMLElement>(null);
  const { nodes, arcs } = drawing;
  const count = nodes.length;
  const inside = (node: number): number => Math.min(node, Math.max(0, count - 1));
  const [from, to, node] = [picked.from, picked.to, picked.node].map(inside);
  return (
    <details className="with-buttons">
      <summary ref={title}>{words.withButtons}</summary>
      <div className="button-row">
        <button type="button" onClick={() => onEdit(withNode(drawing, placeForNode(drawing)))}>
          {words.addNode}
        </button>
      </div>
      {count > 0 && (
        <>
          <div className="button-row">
            <NodePick
              label={words.from}
              count={count}
              node={from}
              onPick={(each) => setPicked({ ...picked, from: each })}
            />
            <NodePick
              label={words.to}
              count={count}
              node={to}
              onPick={(each) => setPicked({ ...picked, to: each })}
            />
            <button type="button" onClick={() => onEdit(withArc(drawing, [from, to, player]))}>
              {words.addArc}
            </button>
          </div>
          <div className="button-row">
            <NodePick
              label={words.node}
              count={count}
              node={node}
              onPick={(each) => setPicked({ ...picked, node: each })}
            />
            {(['left', 'up', 'down', 'right'] as const).map((way) => (
              <button
                type="button"
                key={way}
                aria-label={words.moves[way]}
                onClick={() =>
                  onEdit(
                    withNodeAt(drawing, node, [
                      nodes[node][0] + steps[way][0],
                      nodes[node][1] + steps[way][1],
                    ]),
                  )
                }
              >
                {arrows[way]}
              </button>
            ))}
            <button type="button" onClick={() => onEdit(withFirst(drawing, node))}>
              {words.makeFirst}
            </button>
            <button type="button" onClick={() => onEdit(withoutNode(drawing, node))}>
              {words.deleteNode}
            </button>
          </div>
        </>
      )}
      {arcs.length > 0 && (
        <>
          <p className="hint">{words.arcs}</p>
          <ul className="arc-list">
            {arcs.map((arc, i) => (
              <li key={`${arc[0]} ${arc[1]}`}>
                <span>{arcSaid(arc, partizan)}</span>
                <button
                  type="button"
                  aria-label={words.deleteArc(arcSaid(arc, partizan))}
                  onClick={() => {
                    onEdit(withoutArc(drawing, i));
                    // The button goes with its arc; a keyboard continues from here.
                    title.current?.focus();
                  }}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/**
 * A small picture of a game that was found: its drawing with a ring about the start, or its board. Places are
 * found by a worker for the rows in sight alone, and kept.
 */
import { memo, useEffect, useMemo, useState } from 'react';
import { moveNodes } from '../../engine/document/edits/index.ts';
import { compile, type GameDocument } from '../../engine/document/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import type { RulesetEntry } from '../../engine/rulesets/index.ts';
import { engine } from '../../workers/client.ts';
import type { GameRow, WhatToFind } from '../../workers/protocol.ts';
import { DrawingPicture } from '../dialogs/DrawingPicture.tsx';
import { FigurePicture } from '../parts/FigureShapes.tsx';
import { held } from '../store/held.ts';
import own from './find-games.module.css';
import { drawingOfRow } from './open-found.ts';

/** In milliseconds: rows that a quick hand scrolls past are not drawn. */
const pause = 40;

/** Of so many games the places are kept. */
const mostKept = 2000;

/** By the text of a drawing, the drawing with places. */
const kept = held<Map<string, GameDocument>>(() => new Map());

/** How near nodes are to each other, beside their places in a drawing: small pictures have no values. */
const nearness = 0.9;

const extent = (all: Float64Array): number => Math.max(...all) - Math.min(...all);

/** The drawing as soon as its nodes have places. */
function usePlaced(game: string): GameDocument | undefined {
  const [placed, setPlaced] = useState(kept.now.get(game));
  useEffect(() => {
    const known = kept.now.get(game);
    setPlaced(known);
    if (known) return;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      const document = drawingOfRow({ game });
      const { graph, ids } = compile(document);
      const [xs, ys] = [new Float64Array(ids.length), new Float64Array(ids.length)];
      const fixed = new Uint8Array(ids.length);
      const run = engine().run({ kind: 'arrange', graph, xs, ys, fixed, isQuick: true });
      cancel = run.cancel;
      void run.answer.then((answer) => {
        if (answer.kind !== 'done') return;
        const { value } = answer;
        const [across, down] = [extent(value.xs), extent(value.ys)];
        // A row is wider than high: play goes from left to right there, and Left's moves go up.
        const [horizontal, vertical] = down > across ? [value.ys, value.xs] : [value.xs, value.ys];
        const near = (all: Float64Array, i: number) => all[i] * nearness;
        const places = new Map(ids.map((id, i) => [id, { x: near(horizontal, i), y: near(vertical, i) }]));
        if (kept.now.size >= mostKept) kept.now.clear();
        kept.now.set(game, moveNodes(document, places));
        setPlaced(kept.now.get(game));
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [game]);
  return placed;
}

function SmallDrawing({ game }: { readonly game: string }) {
  const document = usePlaced(game);
  return document && <DrawingPicture document={document} small={{ start: document.nodes[0].id }} />;
}

/** In characters: the picture of a larger board would hold its row up. */
const longest = 1_000;

/** In CSS pixels for a unit of a figure: a board of one square is no larger than those beside it. */
const mostPixels = 1.15;

function SmallBoard({ ruleset, position }: { readonly ruleset: RulesetEntry; readonly position: string }) {
  const figure = useMemo(
    () => boardFigure(ruleset.board(ruleset.read(position).position), { title: '' }, styles.screen),
    [ruleset, position],
  );
  const { width, height } = figure.bounds;
  return (
    <span className={own.board} style={{ maxWidth: width * mostPixels, maxHeight: height * mostPixels }}>
      <FigurePicture figure={figure} />
    </span>
  );
}

type Props = {
  readonly what: WhatToFind['kind'];
  readonly row: GameRow;
  /** Of positions, as soon as it is here. */
  readonly ruleset: RulesetEntry | undefined;
};

export const GamePicture = memo(function GamePicture({ what, row: { game }, ruleset }: Props) {
  const isBoard = what === 'members';
  if (isBoard && (!ruleset || game === '' || game.length > longest)) return null;
  return (
    <span className={own.picture} role="img" aria-label={isBoard ? 'Its board' : 'Its drawing'}>
      {isBoard ? ruleset && <SmallBoard ruleset={ruleset} position={game} /> : <SmallDrawing game={game} />}
    </span>
  );
});

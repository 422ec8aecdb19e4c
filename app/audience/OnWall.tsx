/**
 * What the presenter shows beside and over the drawing: the chart of temperatures, and a thermograph or
 * matrix that is enlarged.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MatrixGrid } from '../inspector/answers/matrix/MatrixGrid.tsx';
import { pictured } from '../inspector/answers/thermograph/picture.ts';
import { ThermogramSeen } from '../inspector/answers/thermograph/Thermogram.tsx';
import { taxOnScreen } from '../inspector/answers/thermograph/taxes.ts';
import { MathText } from '../parts/MathText.tsx';
import { type FrameSize, useFrameSize } from '../parts/use-frame-size.ts';
import { useEditor } from '../store/editor.ts';
import type { ToldMatrix, ToldWalls } from '../store/state/wall.ts';
import { HeatPlot } from '../timeline/HeatPlot.tsx';
import { words } from '../words.ts';
import css from './audience.module.css';

export function HeatOnWall() {
  const heat = useEditor((state) => state.following?.heat);
  if (!heat) return null;
  return (
    <div className={css.heat}>
      <HeatPlot chart={heat} at={heat.at} onBoard={heat.onBoard} />
    </div>
  );
}

/** In pixels for each length of a figure: letters as large as there is room for. */
const scaleFor = ({ width, height }: FrameSize): number =>
  Math.min(3.6, Math.max(1.1, Math.min(width / 340, height / 250)));

function Picture({ walls, room }: { readonly walls: ToldWalls; readonly room: FrameSize }) {
  const { thermograph, pieces, read, tax } = walls;
  const scale = scaleFor(room);
  const { width, height } = room;
  const picture = useMemo(
    () => pictured(thermograph, pieces, { width: width / scale, height: height / scale }),
    [thermograph, pieces, width, height, scale],
  );
  return <ThermogramSeen picture={picture} scale={scale} thermograph={thermograph} read={read} tax={tax} />;
}

/** It covers the drawing, as it does on the presenter's screen. */
function Walls({ walls }: { readonly walls: ToldWalls }) {
  const { frame, size: room } = useFrameSize();
  const { title, says, tax, cooled } = walls;
  return (
    <section className={css.walls} aria-label={title}>
      <h2>{title}</h2>
      <div ref={frame}>{room && <Picture walls={walls} room={room} />}</div>
      <p role="status">
        {says}{' '}
        {tax !== 0 && (
          <span className={css.cooled}>
            {words.walls.taxField} {taxOnScreen(tax)}
            {cooled && (
              <>
                : <MathText value={cooled} />
              </>
            )}
          </span>
        )}
      </p>
    </section>
  );
}

/** As large as there is room for: it is measured at one size, and drawn at the size that fits. */
function Matrix({ told }: { readonly told: ToldMatrix }) {
  const { title, matrix, without, lit, says } = told;
  const { frame, size: room } = useFrameSize();
  const table = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const isIn = useMemo(
    () => ({
      rows: matrix.rows.map((_, i) => !without?.rows.includes(i)),
      columns: matrix.columns.map((_, j) => !without?.columns.includes(j)),
    }),
    [matrix, without],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another matrix has another size
  useLayoutEffect(() => {
    const { offsetWidth: wide, offsetHeight: high } = table.current ?? { offsetWidth: 0, offsetHeight: 0 };
    if (room && wide > 0 && high > 0) setScale(Math.min(3.2, room.width / wide, room.height / high));
  }, [room, matrix]);
  return (
    <section className={css.walls} aria-label={title}>
      <h2>{title}</h2>
      <div ref={frame}>
        <div ref={table} className={css.matrix} style={{ transform: `scale(${scale})` }}>
          <MatrixGrid answer={matrix} isIn={isIn} lit={lit} />
        </div>
      </div>
      <p role="status">{says}</p>
    </section>
  );
}

export function WallsOnWall() {
  const walls = useEditor((state) => state.following?.walls);
  if (!walls) return null;
  return 'matrix' in walls ? <Matrix told={walls} /> : <Walls walls={walls} />;
}

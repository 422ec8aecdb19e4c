/** What the presenter shows beside and over the drawing: the chart of temperatures, and a thermograph that is enlarged. */
import { useMemo } from 'react';
import { pictured } from '../inspector/answers/thermograph/picture.ts';
import { ThermogramSeen } from '../inspector/answers/thermograph/Thermogram.tsx';
import { taxOnScreen } from '../inspector/answers/thermograph/taxes.ts';
import { MathText } from '../parts/MathText.tsx';
import { type FrameSize, useFrameSize } from '../parts/use-frame-size.ts';
import { useEditor } from '../store/editor.ts';
import type { ToldWalls } from '../store/state/wall.ts';
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

export function WallsOnWall() {
  const walls = useEditor((state) => state.following?.walls);
  return walls ? <Walls walls={walls} /> : null;
}

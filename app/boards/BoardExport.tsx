/** The row below the board that exports it as a figure: in which format and style, copied or saved. */
import { useId, useState } from 'react';
import { type StyleKind, styleKinds } from '../../engine/figure/index.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import { type BoardAsked, boardFormats, copyBoard, saveBoard } from './board-export.ts';
import css from './board-panel.module.css';

export function BoardExport({ ruleset, position }: Omit<BoardAsked, 'style'>) {
  const [style, setStyle] = useState<StyleKind>('paper');
  const [format, setFormat] = useState(boardFormats[0]);
  const id = useId();
  const asked: BoardAsked = { ruleset, position, style };
  return (
    <fieldset className={css.export}>
      <legend>{words.boards.figure}</legend>
      <label className="unseen" htmlFor={`${id}format`}>
        {words.boards.format}
      </label>
      <select
        id={`${id}format`}
        value={format.id}
        onChange={({ target }) => setFormat(boardFormats.find((each) => each.id === target.value) ?? format)}
      >
        {boardFormats.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <label className="unseen" htmlFor={`${id}style`}>
        {words.boards.style}
      </label>
      <select
        id={`${id}style`}
        value={style}
        onChange={({ target }) => setStyle(styleKinds.find((kind) => kind === target.value) ?? style)}
      >
        {styleKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.export.styles[kind]}
          </option>
        ))}
      </select>
      {format.copies && <Button onClick={() => void copyBoard(asked, format)}>{words.export.copy}</Button>}
      <Button onClick={() => void saveBoard(asked, format)}>{words.export.download}</Button>
    </fieldset>
  );
}

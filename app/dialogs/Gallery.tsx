/**
 * The examples: a card for each with its picture, what it shows, and a thing to try. Opening one makes a new drawing.
 */
import { useEffect, useRef, useState } from 'react';
import { type GameDocument, rulesets } from '../../engine/index.ts';
import { type Example, exampleDocument, listExamples, openExample } from '../files/examples.ts';
import { Button } from '../parts/Button.tsx';
import { closeDialog, openDialog, toast } from '../store/chrome.ts';
import { words } from '../words.ts';
import { DrawingPicture } from './DrawingPicture.tsx';
import css from './dialogs.module.css';
import { Modal } from './Modal.tsx';

/** The state of a promise: pending, its value, or the reason why it failed. */
function useComing<T>(ask: () => Promise<T>): { readonly value?: T; readonly failed?: string } {
  const [state, setState] = useState<{ readonly value?: T; readonly failed?: string }>({});
  // Asked once, since the request is the same for the component's whole life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setState({ value }),
      (error: unknown) => wanted && setState({ failed: String((error as Error).message) }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return state;
}

function Picture({ example }: { readonly example: Example }) {
  const { value } = useComing<GameDocument | undefined>(() => exampleDocument(example));
  return <div className={css.picture}>{value && <DrawingPicture document={value} />}</div>;
}

async function open(example: Example): Promise<void> {
  closeDialog();
  try {
    await openExample(example);
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}

function Card({ example }: { readonly example: Example }) {
  const { title, says, source, level } = example;
  return (
    <li className={css.card}>
      <Picture example={example} />
      <div className={css.cardBody}>
        <button type="button" onClick={() => void open(example)}>
          {title}
        </button>
        <p>{says}</p>
        <p className={css.try}>{example.try}</p>
        <p className={css.source}>
          {level} · {source}
        </p>
      </div>
    </li>
  );
}

function Cards({ examples }: { readonly examples: readonly Example[] }) {
  const [level, setLevel] = useState('');
  // The dialog opens before the cards arrive; then the focus goes to the first of them.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const levels = [...new Set(examples.map((example) => example.level))];
  const shown = examples.filter((example) => level === '' || example.level === level);
  return (
    <>
      <div className={css.filters}>
        <label>
          Show
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            <option value="">all {examples.length}</option>
            {levels.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      <ul ref={list} className={css.cards}>
        {shown.map((example) => (
          <Card key={example.file} example={example} />
        ))}
      </ul>
    </>
  );
}

/** Every ruleset has a board, to begin with instead of an example. */
function Boards() {
  return (
    <fieldset className={css.boards}>
      <legend>{words.boards.boards}</legend>
      {rulesets.map(({ id, name }) => (
        <Button key={id} onClick={() => openDialog({ kind: 'board', ruleset: id })}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

export function Gallery() {
  const { value, failed } = useComing(listExamples);
  return (
    <Modal
      title="Examples"
      shape="wide"
      tools={
        <div className={css.headTools}>
          <Button onClick={() => openDialog({ kind: 'board' })}>{words.boards.openBoard}</Button>
          <Button onClick={() => openDialog({ kind: 'draw-value' })}>{words.drawValue}…</Button>
        </div>
      }
    >
      {failed && <p role="alert">The examples did not come: {failed}</p>}
      <Boards />
      {value && <Cards examples={value} />}
    </Modal>
  );
}

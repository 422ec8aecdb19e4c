/**
 * The dialog for a game typed by its name or its options, read while it is typed; Enter draws its positions beside
 * the drawing.
 */
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { compile, gameDrawing, isScored, readDrawn, type TypedDrawn } from '../../engine/document/index.ts';
import { usualRules } from '../../engine/outcome/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { commandById } from '../commands/index.ts';
import { insertBeside } from '../commands/inserting.ts';
import { arranged } from '../edits/tidy.ts';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import parts from '../parts/parts.module.css';
import { UnreadText } from '../parts/UnreadText.tsx';
import { closeDialog, keepTyped, toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import css from './draw-value.module.css';
import { Modal } from './Modal.tsx';

/** Larger games are named only after they are drawn. */
const mostNamed = 500;

async function draw({ document }: TypedDrawn): Promise<void> {
  // If nothing can be drawn now the dialog stays, so that the typed text is not lost.
  const why = commandById('value.draw').unavailable?.();
  if (why) {
    toast(why);
    return;
  }
  closeDialog();
  try {
    insertBeside(await arranged(document));
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}

/** "{0|pass} = over, 2 positions", or "{1|-1} = ±1, 3 positions; hot, mean 0, temperature 1". */
function Read({ drawn, text }: { readonly drawn: TypedDrawn; readonly text: string }) {
  const { game, games, document } = drawn;
  const make = useMemo(() => {
    if (document.nodes.length > mostNamed || games > 1) return undefined;
    // The start of a scoring game is the first node.
    const graph = compile(game ? gameDrawing(game) : document).graph;
    return (): AskJob<'game-value'> => ({
      kind: 'ask',
      question: 'game-value',
      about: { vertex: game?.start ?? 0 },
      game: { graph, rules: usualRules },
    });
  }, [game, games, document]);
  const answer = useJob(make);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  const value = found?.value;
  const heat = found && 'heat' in found && typeof found.heat === 'string' ? found.heat : undefined;
  return (
    <>
      <code>{text.trim()}</code>
      {value && (
        <>
          {' = '}
          <MathText value={value} />
        </>
      )}
      , {words.positions(document.nodes.length)}
      {heat !== undefined && `; ${words.tables.onScreen(heat)}`}
    </>
  );
}

export function DrawValue({ typed: before }: { readonly typed: string }) {
  const [typed, setTyped] = useState(before);
  useEffect(() => keepTyped(typed), [typed]);
  const besideScores = useEditor((state) => isScored(state.document));
  const text = useDeferredValue(typed);
  const read = useMemo(
    () => (text.trim() === '' ? undefined : readDrawn(text, besideScores)),
    [text, besideScores],
  );
  const note = useId();
  return (
    <Modal title={words.drawValue} shape="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const now = readDrawn(typed, besideScores);
          if (now.ok) void draw(now.value);
        }}
      >
        <div className={css.line}>
          <input
            type="text"
            className={parts.field}
            aria-label="A game"
            aria-describedby={note}
            aria-invalid={read?.ok === false}
            placeholder="{0|pass}"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button look="strong" type="submit" disabled={!read?.ok}>
            Draw
          </Button>
        </div>
        <p id={note} className={css.note} role="status">
          {read?.ok && <Read drawn={read.value} text={text} />}
          {read?.ok === false && <UnreadText problem={read.problems[0]} text={text} />}
        </p>
        <p className={css.quiet}>{words.howToType}</p>
      </form>
    </Modal>
  );
}

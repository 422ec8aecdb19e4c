/**
 * The dialog for a game typed by its name or its options, read while it is typed; Enter draws its positions
 * beside the drawing.
 */
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { compile, gameDrawing, isScored, readDrawn, type TypedDrawn } from '../../engine/document/index.ts';
import type { Saying } from '../../engine/explain/index.ts';
import { usualRules } from '../../engine/outcome/index.ts';
import {
  placeByValue,
  sayingOfMast,
  sayingOfPiece,
  type Thermograph,
  type ToldPiece,
} from '../../engine/theories/index.ts';
import type { Stopper, Value } from '../../engine/values/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { commandById } from '../commands/index.ts';
import { insertBeside } from '../commands/inserting.ts';
import { Modal } from '../dialogs/Modal.tsx';
import css from '../dialogs/typed-line.module.css';
import { arranged } from '../edits/tidy.ts';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import parts from '../parts/parts.module.css';
import { UnreadText } from '../parts/UnreadText.tsx';
import { closeDialog, keepTyped, toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import { sayingOnWall, ValueSaying } from './answers/SayingText.tsx';
import { ThermographReader } from './answers/thermograph/ThermographReader.tsx';
import { useExpression } from './answers/use-expression.ts';

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

/**
 * The value of the one game that was typed, and in words what is hot or cold about it, as soon as they are
 * found.
 */
function useTypedValue(drawn: TypedDrawn | undefined): GameFound {
  const make = useMemo(() => {
    if (!drawn || drawn.document.nodes.length > mostNamed || drawn.games > 1) return undefined;
    const { game, document } = drawn;
    // The start of a scoring game is the first node.
    const graph = compile(game ? gameDrawing(game) : document).graph;
    return (): AskJob<'game-value'> => ({
      kind: 'ask',
      question: 'game-value',
      about: { vertex: game?.start ?? 0 },
      game: { graph, rules: usualRules },
    });
  }, [drawn]);
  const answer = useJob(make);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  const heat = found && 'heat' in found && typeof found.heat === 'string' ? found.heat : undefined;
  return { value: found?.value, heat };
}

type GameFound = { readonly value: Value | undefined; readonly heat: string | undefined };

/** "{0|pass} = over, 2 positions", or "{1|-1} = ±1, 3 positions; hot, mean 0, temperature 1". */
function Read(props: { readonly drawn: TypedDrawn; readonly text: string } & GameFound) {
  const { drawn, text, value, heat } = props;
  return (
    <>
      <code>{text.trim()}</code>
      {value && (
        <>
          {' = '}
          <MathText value={value} />
        </>
      )}
      , {words.positions(drawn.document.nodes.length)}
      {heat !== undefined && `; ${words.tables.onScreen(heat)}`}
    </>
  );
}

const lightNothing = (): void => undefined;
const saidByValues = (piece: ToldPiece | undefined, thermograph: Thermograph): Saying =>
  piece ? sayingOfPiece(piece, placeByValue) : sayingOfMast(thermograph);

/**
 * The thermograph of a game that is not drawn yet, whose options are called by their values; a number has a
 * mast alone.
 */
function Walls({ value }: { readonly value: Stopper }) {
  const make = useMemo(
    () => (): AskJob<'about-value'> => ({ kind: 'ask', question: 'about-value', about: { value } }),
    [value],
  );
  const answer = useJob(make);
  const found =
    answer?.kind === 'done' && answer.value.kind === 'about-value' ? answer.value.about : undefined;
  const heat = found?.heat?.kind === 'told' ? found.heat.is : undefined;
  const pieces = found?.walls;
  const explained = useMemo(
    () => (heat && pieces && !heat.isNumber ? { thermograph: heat.thermograph, pieces } : undefined),
    [heat, pieces],
  );
  if (!explained) return null;
  return (
    <ThermographReader
      explained={explained}
      value={value}
      name=""
      light={lightNothing}
      sentence={(piece) => <ValueSaying saying={saidByValues(piece, explained.thermograph)} />}
      said={(piece) => sayingOnWall(saidByValues(piece, explained.thermograph), String)}
      about={[]}
      enlarges={false}
    />
  );
}

const howToType =
  'Write a name, options between braces, or a sum: over, {0|pass}, {0||0|-2}, 2+over, ±1, ^^*. A move to itself is pass; a longer loop is a letter: a{0|{a|0}}. Scoring games are written between < and >; ^ marks the score of a player who cannot move: <^1|2,<3|^4>>. In a drawing with scores, 2 is a score, and 2^ is two waiting moves. g := {0|*} gives the game a name, and other lines may use it: h := {g|0}. Operators have their games in brackets: heat({1|0}, *).';

export function DrawValue({ typed: before }: { readonly typed: string }) {
  const [typed, setTyped] = useState(before);
  useEffect(() => keepTyped(typed), [typed]);
  const besideScores = useEditor((state) => isScored(state.document));
  const text = useDeferredValue(typed);
  const plain = useMemo(
    () => (text.trim() === '' ? undefined : readDrawn(text, besideScores)),
    [text, besideScores],
  );
  const expression = useExpression(text, plain?.ok !== false);
  const read = useMemo(() => {
    if (expression === 'waiting') return undefined;
    return expression?.ok ? readDrawn(text, besideScores, expression.value) : (expression ?? plain);
  }, [expression, plain, text, besideScores]);
  const note = useId();
  /** The text that Enter draws as soon as it is read; empty where there is none. */
  const [wanted, want] = useState('');
  useEffect(() => {
    if (wanted === '' || wanted !== text || !read) return;
    want('');
    if (read.ok) void draw(read.value);
  });
  const drawn = read?.ok ? read.value : undefined;
  const found = useTypedValue(drawn);
  return (
    <Modal title={words.drawValue} shape="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') want(typed);
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
            onChange={(event) => {
              want('');
              setTyped(event.target.value);
            }}
          />
          {/* A form whose button is disabled takes no Enter, and Enter may come before the text is read. */}
          <Button look="strong" type="submit" aria-disabled={!read?.ok || undefined}>
            Draw
          </Button>
        </div>
        <p id={note} className={css.note} role="status">
          {expression === 'waiting' && words.working}
          {drawn && <Read drawn={drawn} text={text} {...found} />}
          {read?.ok === false && <UnreadText problem={read.problems[0]} text={text} />}
        </p>
      </form>
      {found.value?.kind === 'stopper' && found.heat !== undefined && <Walls value={found.value} />}
      <p className={css.quiet}>{howToType}</p>
    </Modal>
  );
}

/**
 * The thermograph of the position that is shown: a segment of a wall highlights the moves on the board that
 * lead to its options. It is not shown while any value is hidden, since only the engine knows what follows a
 * position.
 */
import type { BoardGame } from '../../engine/conduct/index.ts';
import type { NodeId } from '../../engine/document/index.ts';
import type { Saying } from '../../engine/explain/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { placesInBrief } from '../../engine/rulesets/index.ts';
import {
  type PlaceNaming,
  placeByValue,
  sayingOfMast,
  sayingOfPiece,
  type ToldPiece,
} from '../../engine/theories/index.ts';
import { sayingOnWall, ValueSaying } from '../inspector/answers/SayingText.tsx';
import { ThermographReader } from '../inspector/answers/thermograph/ThermographReader.tsx';
import { Section } from '../inspector/Section.tsx';
import { lightPlaces } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import type { OptionsOnBoard } from '../store/state/answers.ts';
import { mayTellAll } from '../store/telling.ts';
import { useAnswerAbout, useLatest } from '../store/use-job.ts';
import { words } from '../words.ts';
import boards from './boards.module.css';

type Moves = OptionsOnBoard['moves'];

/** While anything of a board is hidden, no position has answers, so the nodes do not matter. */
const nodesOfNone: readonly NodeId[] = [];

/** The moves to the options that attain a piece. */
function movesBehind({ line }: ToldPiece, moves: Moves): Moves {
  const [first] = line;
  if (first?.kind !== 'move') return [];
  const to = new Set(first.options.map(({ vertex }) => vertex));
  return moves.filter((move) => move.player === first.mover && to.has(move.to.vertex));
}

/** Positions by their values; those of the first move with the places that are clicked for it. */
const namingBy =
  (behind: Moves): PlaceNaming =>
  (place) => {
    const move = behind.find(({ to }) => to.vertex === place.vertex);
    const value = placeByValue(place);
    return move ? [...value, ` (${placesInBrief(move.by)})`] : value;
  };

/**
 * The thermograph of the last position that had one, until the next is known; undefined where the question
 * does not apply.
 */
function useThermograph(game: BoardGame, vertex: number): AnswerTo<'thermograph'> | undefined {
  const answer = useLatest(useAnswerAbout('thermograph', { vertex }, game));
  return answer?.kind === 'done' ? answer.value : undefined;
}

function Thermograph({ game, found }: { readonly game: BoardGame; readonly found: OptionsOnBoard }) {
  const { at, moves } = found;
  const answer = useThermograph(game, at.vertex);
  if (!answer) return null;
  const { found: walls, value, none } = answer;
  const sayingOf = (piece: ToldPiece | undefined): Saying => {
    if (piece) return sayingOfPiece(piece, namingBy(movesBehind(piece, moves)));
    return walls ? sayingOfMast(walls.thermograph) : [];
  };
  return (
    <Section id="board-thermograph" title={words.walls.title}>
      {!walls || !value ? (
        <p className={boards.quiet}>{none}</p>
      ) : (
        <ThermographReader
          explained={walls}
          value={value}
          name=""
          light={(piece) => lightPlaces(piece ? movesBehind(piece, moves).flatMap(({ by }) => by) : [])}
          sentence={(piece) => <ValueSaying saying={sayingOf(piece)} />}
          said={(piece) => sayingOnWall(sayingOf(piece), String)}
          about={nodesOfNone}
        />
      )}
    </Section>
  );
}

export function BoardThermograph({ read }: { readonly read: PositionRead }) {
  const answers = useEditor((state) => state.boardAnswers);
  const isTold = useEditor(mayTellAll);
  const here = answers?.here;
  if (read.ruleset.players === 'impartial' || !isTold || !answers || here?.position !== read.printed)
    return null;
  // What was solved part by part has no graph to be asked about.
  if (answers.byParts) return null;
  return <Thermograph game={answers.game} found={here.found} />;
}

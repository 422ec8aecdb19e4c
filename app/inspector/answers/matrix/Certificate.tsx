/**
 * The proof of the value: the pair of strategies that is shown, and for each pure answer to them what it
 * gets, found by multiplication.
 */
import { ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import {
  type FractionText,
  listedShares,
  type MatrixAnswer,
  matrixProof,
} from '../../../../engine/theories/index.ts';
import { Button } from '../../../parts/Button.tsx';
import { words } from '../../../words.ts';
import css from './matrix.module.css';
import { type MatrixSide, onMatrix, worthOnMatrix } from './places.ts';

/** Nobody reads more pure answers one by one; all of them are checked. */
const mostListed = 100;

function Against(props: {
  readonly answer: MatrixAnswer;
  readonly side: MatrixSide;
  readonly gets: readonly FractionText[];
  readonly value: FractionText;
}) {
  const { answer, side, gets, value } = props;
  const sign = side === 'columns' ? '>' : '<';
  return (
    <ul className={css.against}>
      {gets.slice(0, mostListed).map((get, i) => {
        const { name } = answer[side][answer.inGame[side][i]];
        return (
          <li key={name}>
            {name} {words.matrix.gets[side]} {worthOnMatrix(get)}{' '}
            <span className={css.compared}>
              {get === value ? '=' : sign} {worthOnMatrix(value)}
            </span>
          </li>
        );
      })}
      {gets.length > mostListed && <li>and {gets.length - mostListed} more</li>}
    </ul>
  );
}

function Proof({ answer }: { readonly answer: MatrixAnswer }) {
  const { solution, inGame, rows, columns } = answer;
  const proof = useMemo(
    () => solution && matrixProof(answer, solution.left.shown, solution.right.shown),
    [answer, solution],
  );
  if (!solution || !proof) return null;
  const worth = worthOnMatrix(solution.value);
  const listed = (shown: readonly FractionText[], lines: readonly { readonly name: string }[]): string =>
    onMatrix(listedShares(shown, lines));
  return (
    <>
      <p>
        {words.matrix.proofLeft(
          listed(
            solution.left.shown,
            inGame.rows.map((i) => rows[i]),
          ),
          worth,
        )}
      </p>
      <Against answer={answer} side="columns" gets={proof.againstColumns} value={solution.value} />
      <p>
        {words.matrix.proofRight(
          listed(
            solution.right.shown,
            inGame.columns.map((j) => columns[j]),
          ),
          worth,
        )}
      </p>
      <Against answer={answer} side="rows" gets={proof.againstRows} value={solution.value} />
      <p>{proof.proves ? `✓ ${words.matrix.proves(worth)}` : words.matrix.provesNot}</p>
    </>
  );
}

export function Certificate({ answer }: { readonly answer: MatrixAnswer }) {
  const body = useId();
  const [open, setOpen] = useState(false);
  if (!answer.solution) return null;
  return (
    <div className={css.certificate}>
      <Button look="quiet" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        <ChevronRight size={14} aria-hidden="true" /> {words.matrix.certificate}
      </Button>
      <div id={body} hidden={!open}>
        {open && <Proof answer={answer} />}
      </div>
    </div>
  );
}

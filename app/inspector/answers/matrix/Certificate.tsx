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
import css from './matrix.module.css';
import { type MatrixSide, onMatrix, worthOnMatrix } from './places.ts';

/** Nobody reads more pure answers one by one; all of them are checked. */
const mostListed = 100;

/** What a move in a line gets for its player, and what a column gives Left. */
const whatItGets = { rows: 'gets', columns: 'gives' } as const;

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
            {name} {whatItGets[side]} {worthOnMatrix(get)}{' '}
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

const proofLeft = (plays: string, worth: string) =>
  `Left plays ${plays}, and gets at least ${worth} against each of Right’s moves:`;

const proofRight = (plays: string, worth: string) =>
  `Right plays ${plays}, and then each of Left’s moves gets at most ${worth}:`;

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
        {proofLeft(
          listed(
            solution.left.shown,
            inGame.rows.map((i) => rows[i]),
          ),
          worth,
        )}
      </p>
      <Against answer={answer} side="columns" gets={proof.againstColumns} value={solution.value} />
      <p>
        {proofRight(
          listed(
            solution.right.shown,
            inGame.columns.map((j) => columns[j]),
          ),
          worth,
        )}
      </p>
      <Against answer={answer} side="rows" gets={proof.againstRows} value={solution.value} />
      <p>
        {proof.proves
          ? `✓ So the position is worth ${worth}. This check uses multiplication alone, not the method that found the strategies.`
          : 'The two strategies do not prove the value. Please report this.'}
      </p>
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
        <ChevronRight size={14} aria-hidden="true" /> Certificate
      </Button>
      <div id={body} hidden={!open}>
        {open && <Proof answer={answer} />}
      </div>
    </div>
  );
}

/** What is wrong with a rule, or in lines that have no card. */
import type { RulesProblem } from '../../../engine/rulesets/index.ts';
import { words } from '../../words.ts';
import css from './card-problems.module.css';

const said = words.ruleCards;

export function CardProblems(props: {
  readonly of: readonly RulesProblem[];
  readonly lines: readonly string[];
  /** Whether their lines are shown. */
  readonly areNumbered?: boolean;
}) {
  const { of, lines, areNumbered = false } = props;
  return (
    <ul className={css.problems} aria-live="polite">
      {of.map(({ line, column, length, says }) => {
        const whole = /^“/.test(says)
          ? says
          : said.problemAt(writtenAt(lines[line - 1], column, length), says);
        return <li key={`${line} ${column} ${says}`}>{areNumbered ? `Line ${line}: ${whole}` : whole}</li>;
      })}
    </ul>
  );
}

/** What a problem is about; nothing where it is about the whole line, and has its first letter. */
function writtenAt(line: string, column: number, length: number): string {
  const isOfLine = length <= 1 && column - 1 === line.search(/\S/);
  return isOfLine ? '' : line.slice(column - 1, column - 1 + length);
}

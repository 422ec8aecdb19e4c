/**
 * Texts of rules as they were read last: the cards, the text and an edit need the same reading, and a long
 * text takes a frame to read.
 */
import {
  type RulesDraft,
  type RulesOnCells,
  readRules,
  readRulesOnCells,
} from '../../engine/rulesets/index.ts';
import { held } from '../store/held.ts';

/** The last one, and the one that an edit makes of it. */
const mostRead = 2;

function lastRead<T>(read: (text: string) => T): (text: string) => T {
  const known = held<readonly { readonly text: string; readonly made: T }[]>(() => []);
  return (text) => {
    const before = known.now.find((each) => each.text === text);
    if (before) return before.made;
    const made = read(text);
    known.now = [{ text, made }, ...known.now].slice(0, mostRead);
    return made;
  };
}

/** As the cards have them, on a row or a grid. */
export const cellsRead: (text: string) => RulesDraft<RulesOnCells> = lastRead(readRulesOnCells);

/** On the board that they name. */
export const rulesRead: (text: string) => RulesDraft = lastRead(readRules);

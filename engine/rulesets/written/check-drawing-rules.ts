/** What is wrong with rules on a drawing that could be read. Linear in the rules. */
import {
  type DrawingMoveRule,
  isOfArcs,
  isSignOnDrawing,
  type RulesOnDrawing,
  signsOfRule,
  signsOnDrawing,
  targetsOf,
} from './drawing-rules.ts';
import { isPieceSign } from './read-fragment.ts';
import { mostSigns, type RulesPlace, type RulesProblem } from './written-rules.ts';

type Note = (at: RulesPlace, says: string, length?: number) => void;

export function problemsOfDrawingRules(rules: RulesOnDrawing): readonly RulesProblem[] {
  const problems: RulesProblem[] = [];
  const note: Note = ({ line, column }, says, length = 1) => {
    problems.push({ line, column, length, says });
  };
  checkSigns(rules, note);
  for (const rule of rules.rules) {
    if (rule.kind === 'move') checkMove(rule, note);
    else if (
      !rules.rules.some(
        (other) => other.kind === 'move' && other.owner !== rule.owner && other.owner !== 'either',
      )
    ) {
      const other = rule.owner === 'left' ? 'Right' : 'Left';
      note(rule.at, `has nothing to be like: ${other} has no rule; write a rule of ${other}’s`);
    }
  }
  return problems;
}

/** Nodes that are gone have a sign, too. */
const mostOnDrawing = mostSigns - 1;

function checkSigns(rules: RulesOnDrawing, note: Note): void {
  const signs = signsOnDrawing(rules);
  if (signs.length > mostOnDrawing)
    note(rules.rules[0]?.at ?? { line: 1, column: 1 }, `has more than ${mostOnDrawing - 1} signs; use fewer`);
  for (const { sign, at } of rules.pieces)
    if (!isSignOnDrawing(sign))
      note(at, `has the sign ${sign}, which means something else in a drawing; write a letter`);
  for (const rule of rules.rules)
    for (const sign of new Set(signsOfRule(rule))) {
      if (sign !== '.' && !(isPieceSign(sign) && isSignOnDrawing(sign)))
        note(
          rule.at,
          `has the sign ${sign}, which no piece of a drawing can have; write a letter, or . for an empty node`,
        );
      else if (!signs.includes(sign))
        note(
          rule.at,
          `has the sign ${sign}, which no piece has; write one of ${[...signs].join(' ')}, or add it to the pieces`,
        );
    }
}

function checkMove(rule: DrawingMoveRule, note: Note): void {
  const { choice, effects, conditions, at } = rule;
  const known: readonly string[] = targetsOf[choice.kind];
  const chosen = { node: 'a node is chosen', arc: 'an arc is chosen', slide: 'a piece is moved' }[
    choice.kind
  ];
  if (effects.length === 0 && choice.kind !== 'slide')
    note(at, 'does nothing; write what becomes of what is chosen, like remove it');
  for (const { kind, on, at: place } of effects) {
    const strange = on.find((target) => !known.includes(target));
    const onArcs = on.find((target) => isOfArcs(target, choice.kind));
    if (strange !== undefined) note(place, `speaks of ${strange}, but ${chosen}; write ${listed(known)}`);
    else if (onArcs !== undefined && kind !== 'remove')
      note(
        place,
        `puts a sign on ${onArcs === 'it' ? 'an arc' : onArcs}, but only nodes have signs; write nodes`,
      );
  }
  if (choice.kind === 'node' && effects.length > 0 && choice.signs?.length === 1) {
    const { signs } = choice;
    const isIdle = effects.every(
      (effect) =>
        effect.kind === 'put' && effect.sign === signs && effect.on.every((target) => target === 'it'),
    );
    if (isIdle) note(effects[0].at, 'changes nothing, since this sign is there; write another sign');
  }
  const refused = new Set(conditions.filter(({ wanted }) => !wanted).flatMap(({ signs }) => [...signs]));
  if (conditions.some(({ wanted, signs }) => wanted && [...signs].every((sign) => refused.has(sign))))
    note(at, 'never applies, since its conditions exclude one another; leave one of them out');
}

const listed = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;

/**
 * Whose a piece is, read off the rules: of the player who alone moves it, or else alone puts it, or else
 * alone takes it. Linear in the rules.
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { BoardPiece } from '../board.ts';
import {
  type DrawingMoveRule,
  playedOnDrawing,
  type RulesOnDrawing,
  signsOnDrawing,
} from './drawing-rules.ts';
import { playedRules } from './played-rules.ts';
import { shapeOfStep } from './step-shape.ts';
import { type RuleOwner, type RulesOnCells, signsOfRules } from './written-rules.ts';

type Owners = Map<string, Set<RuleOwner>>;

/** The pieces of a board, each with its owner. */
export const piecesOfRules = (rules: RulesOnCells | RulesOnDrawing): readonly BoardPiece[] =>
  rules.board === 'drawing' ? piecesOnDrawing(rules) : piecesOnCells(rules);

function piecesOnCells(rules: RulesOnCells): readonly BoardPiece[] {
  const [moved, put, taken]: readonly Owners[] = [new Map(), new Map(), new Map()];
  const note = (owners: Owners, sign: string, owner: RuleOwner): void => {
    owners.set(sign, (owners.get(sign) ?? new Set()).add(owner));
  };
  for (const { owner, steps } of playedRules(rules)) {
    for (const step of steps) {
      const { before, after, begin, isNew, movesPiece } = shapeOfStep(step);
      const first = before[begin].cell;
      if (first.kind === 'sign') note(movesPiece ? moved : taken, first.sign, owner);
      for (const [i, { cell }] of after.entries())
        if (isNew[i] && cell.kind === 'sign') note(put, cell.sign, owner);
    }
  }
  const ownerOf = (sign: string): Mover | undefined => {
    for (const owners of [moved, put, taken]) {
      const found = [...(owners.get(sign) ?? [])];
      if (found.length === 0) continue;
      return found.length === 1 && found[0] !== 'either' ? found[0] : undefined;
    }
    return undefined;
  };
  return [...signsOfRules(rules)].slice(1).map((sign) => {
    const piece = rules.pieces.find((each) => each.sign === sign);
    return { sign, name: piece?.name ?? sign, player: piece?.owner ?? ownerOf(sign) ?? 'neutral' };
  });
}

function piecesOnDrawing(rules: RulesOnDrawing): readonly BoardPiece[] {
  const signs = signsOnDrawing(rules);
  const played = playedOnDrawing(rules.rules);
  const ownersBy = (of: (rule: DrawingMoveRule) => string) => (sign: string) =>
    new Set<RuleOwner>(played.filter((rule) => of(rule).includes(sign)).map(({ owner }) => owner));
  const [moved, put, taken] = [
    ownersBy(({ choice }) => (choice.kind === 'slide' ? (choice.signs ?? signs) : '')),
    ownersBy(({ effects }) => effects.map((effect) => (effect.kind === 'put' ? effect.sign : '')).join('')),
    ownersBy(({ choice }) => (choice.kind === 'node' ? (choice.signs ?? '') : '')),
  ];
  const ownerOf = (sign: string): BoardPiece['player'] => {
    for (const owners of [moved(sign), put(sign), taken(sign)]) {
      const [one] = owners;
      if (one !== undefined) return owners.size === 1 && one !== 'either' ? one : 'neutral';
    }
    return 'neutral';
  };
  return [...signs.slice(1)].map((sign) => {
    const piece = rules.pieces.find((each) => each.sign === sign);
    return { sign, name: piece?.name ?? sign, player: piece?.owner ?? ownerOf(sign) };
  });
}

/** Whether nothing ever moves or changes a sign once it is on the board. */
export const isForEver = (rules: RulesOnCells, sign: string): boolean =>
  playedRules(rules).every(({ steps }) =>
    steps.every(({ before, after }) =>
      before.rows.every((row, r) =>
        row.every((cell, i) => {
          if (cell.kind === 'edge') return true;
          if (cell.kind === 'any') return after.rows[r][i]?.kind === 'any';
          return cell.kind === 'sign'
            ? cell.sign !== sign
            : !/_/.test(cell.signs) && !cell.signs.includes(sign);
        }),
      ),
    ),
  );

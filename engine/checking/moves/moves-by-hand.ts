/**
 * For every ruleset, by its id: the moves from a position, made by hand on its letters, the form of a
 * position, and the families, written a second time. `grundy check` and the tests of all rulesets play by
 * these entries; code that makes values must not use them. A new ruleset is one entry.
 */
import { animalRules } from './animals.ts';
import { chessRules } from './chess.ts';
import { colouringRules } from './colouring.ts';
import { groundedRules } from './grounded.ts';
import type { HandRules } from './hand-rules.ts';
import { heapRules } from './heaps.ts';
import { jointCellRules } from './joint-cells.ts';
import { jointGroundRules } from './joint-ground.ts';
import { nodeRules } from './node-stones.ts';
import { pointRules } from './points.ts';
import { rowRules } from './rows.ts';
import { stoneRules } from './stones.ts';
import { thicketRules } from './thickets.ts';

export const rulesByHand: Readonly<Record<string, HandRules>> = {
  ...animalRules,
  ...rowRules,
  ...chessRules,
  ...heapRules,
  ...groundedRules,
  ...nodeRules,
  ...pointRules,
  ...stoneRules,
  ...thicketRules,
  ...colouringRules,
  ...jointCellRules,
  ...jointGroundRules,
};

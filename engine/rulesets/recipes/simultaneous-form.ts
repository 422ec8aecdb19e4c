/**
 * Makes the record of a ruleset in which both players choose a move, and then both moves happen: notation and picture of one component, as the
 * game by turns has them, and what two moves come to together. ` + ` stands between components.
 */
import type { Mover } from '../../graph/game-graph.ts';
import { usualRulesOf } from '../../outcome/rules.ts';
import type { Problem } from '../../result.ts';
import type { BoardMove } from '../board.ts';
import { type Draft, soundPosition } from '../draft.ts';
import type { RoundChoice, RoundRules, RoundsCoder, RoundsOnBoard } from '../rounds.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardOfComponents } from './board-of-components.ts';
import type { RulesetWords } from './cells-ruleset.ts';
import { type ComponentsCoder, coderOfComponents, componentLetter, placeInComponent } from './components.ts';
import { resizedList } from './resizing.ts';

/** Notation and picture of one component. */
export type OneComponent<Position> = Pick<Ruleset<Position>, 'read' | 'print' | 'board' | 'resize'>;

export type SimultaneousForm<Position> = Omit<RulesetWords, 'players' | 'loopy' | 'infinitePlay'> & {
  readonly one: OneComponent<Position>;
  /** Where components are added and taken away at the left and at the right: one of which nothing is there yet, and what is lost with one. */
  readonly fresh?: { readonly component: Position; lost(component: Position): readonly string[] };
  rounds(position: Position): RoundsCoder<Position>;
};

/** More would be a board on which nobody finds anything. */
const mostComponents = 12;

const sign = ' + ';

export function simultaneousForm<Position>(asked: SimultaneousForm<Position>): Ruleset<readonly Position[]> {
  const { one, fresh, rounds, ...words } = asked;
  const { convention } = usualRulesOf({ ruleset: words.id });
  const read = (text: string): Draft<readonly Position[]> => readComponents(text, one.read);
  const print = (components: readonly Position[]): string => components.map(one.print).join(sign);
  const coder = (components: readonly Position[], rules?: RoundRules) =>
    coderOfComponents({ coders: components.map(rounds), rules, print });
  const { resize } = one;
  const resized: NonNullable<Ruleset<readonly Position[]>['resize']> = (components, side, way) => {
    if (fresh)
      return resizedList(components, {
        side,
        way,
        one: 'component',
        fresh: fresh.component,
        lost: (component, at) =>
          fresh.lost(component).map((what) => `component ${componentLetter(at)} with ${what}`),
        to: (left) => left.slice(0, mostComponents),
      });
    const found = components.length === 1 ? resize?.(components[0], side, way) : undefined;
    return found && { ...found, to: [found.to] };
  };
  return {
    ...words,
    players: 'partizan',
    infinitePlay: 'draw',
    read,
    parse: (text) => soundPosition(read(text)),
    print,
    coder,
    rounds: {
      convention,
      components: (position) => position.map((each) => [each]),
      at: (components, sum) => roundsFrom(coder(components, { sum, convention })),
    },
    board: (components) => boardOfComponents(components.map(one.board), components),
    ...((resize || fresh) && { resize: resized }),
    moves: (components) => movesByThemselves(components, components.map(rounds)),
  };
}

function roundsFrom<Position>(coder: ComponentsCoder<Position>): RoundsOnBoard<readonly Position[]> {
  const here = coder.rounds.at(coder.start);
  const choices = (player: Mover): readonly RoundChoice[] =>
    here[player].map((name, move) => ({ name, by: here.by(player, move) }));
  return {
    left: choices('left'),
    right: choices('right'),
    worth: here.left.length > 0 && here.right.length > 0 ? undefined : coder.rounds.worth(coder.start),
    joint: (left, right) => ({
      to: coder.read(here.joint(left, right)),
      gain: here.gain?.(left, right) ?? 0,
    }),
  };
}

function readComponents<Position>(
  text: string,
  read: (text: string) => Draft<Position>,
): Draft<readonly Position[]> {
  const texts = text.split(/\+/);
  if (texts.length === 1) {
    const { position, problems } = read(text);
    return { position: [position], problems };
  }
  const parts = texts.slice(0, mostComponents).map((part) => read(part));
  const problems: Problem[] = parts.flatMap((part, component) =>
    part.problems.map(({ place, says }) => ({
      place: place === 'position' ? componentLetter(component) : placeInComponent(component, place),
      says,
    })),
  );
  if (texts.length > mostComponents) {
    const says = `has ${texts.length} components; write ${mostComponents} at most`;
    problems.push({ place: 'position', says });
  }
  return { position: parts.map(({ position }) => position), problems };
}

/** The moves of both players, each while the other one moves elsewhere. */
function movesByThemselves<Position>(
  components: readonly Position[],
  coders: readonly RoundsCoder<Position>[],
): readonly BoardMove<readonly Position[]>[] {
  const named = (component: number, place: string): string =>
    components.length > 1 ? placeInComponent(component, place) : place;
  return (['left', 'right'] as const).flatMap((player) =>
    coders.flatMap((coder, component) => {
      const here = coder.at(coder.start);
      const ways = here[player].map((_, move) => ({
        by: here.by(player, move).map((place) => named(component, place)),
        code: here.solo(player, move),
      }));
      return ways.map(({ by, code }) => ({ player, by, to: components.with(component, coder.read(code)) }));
    }),
  );
}

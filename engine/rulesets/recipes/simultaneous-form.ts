/**
 * Makes the record of a ruleset in which both players choose a move, and then both moves happen: notation and
 * picture of one component, as the game by turns has them, and the result of two moves together. Components
 * are separated by ` + `.
 */

import type { Spot } from '../../figure/curves.ts';
import type { Form } from '../../figure/figure.ts';
import { movedForm } from '../../figure/moved.ts';
import type { Mover } from '../../graph/game-graph.ts';
import { usualRulesOf } from '../../outcome/rules.ts';
import type { Problem } from '../../result.ts';
import type { Board, BoardJoin, BoardMove, BoardPiece } from '../board.ts';
import { type Draft, soundPosition } from '../draft.ts';
import { groundName, side } from '../furniture/shapes.ts';
import type { RoundChoice, RoundRules, RoundsCoder, RoundsOnBoard } from '../rounds.ts';
import type { Ruleset } from '../ruleset.ts';
import type { RulesetWords } from './cells-ruleset.ts';
import { type ComponentsCoder, coderOfComponents, componentLetter, placeInComponent } from './components.ts';
import { resizedList } from './resizing.ts';

/** Between two components there is room for a square, and a plus in it. */
const between = 1.5 * side;
const letterSize = 14;
const letterHeight = 22;

/**
 * Boards of several components side by side, each place by its component's letter. Linear in what they show.
 */
function boardOfComponents<Position>(
  boards: readonly Board<Position>[],
  components: readonly Position[],
): Board<readonly Position[]> {
  const isAlone = boards.length === 1;
  const called = (component: number, name: string): string =>
    isAlone ? name : placeInComponent(component, name);
  const within = (component: number, to: Position): readonly Position[] => components.with(component, to);
  let begin = 0;
  const placed = boards.map((board, component) => {
    const [from, to] = extentOf(board, 'x');
    const by: Spot = { x: isAlone ? 0 : begin - from, y: 0 };
    const middle = begin + (to - from) / 2;
    const end = begin + to - from;
    begin = end + between;
    return { board, component, by, middle, end };
  });
  const lowest = boards.reduce((most, board) => Math.max(most, extentOf(board, 'y')[1]), 0);
  const moved = (form: Form, by: Spot): Form => (isAlone ? form : movedForm(form, by));
  const plusses = placed.slice(1).map(({ end }, i) => {
    const x = (placed[i].end + (end - extentWidth(boards[i + 1]))) / 2;
    return { text: '+', at: { x, y: lowest / 2 }, size: 20, ink: 'ink' as const };
  });
  const letters = placed.map(({ middle, component }) => ({
    text: componentLetter(component),
    at: { x: middle, y: lowest + letterHeight / 2 + 4 },
    size: letterSize,
    ink: 'ink' as const,
  }));
  const { owners, phase } = boards[0];
  const join = joinOf(boards, components);
  return {
    says: boards.map(({ says }, component) => called(component, says)).join('; '),
    shapes: placed.flatMap(({ board, by }) =>
      board.shapes.map((shape) => ({ ...shape, form: moved(shape.form, by) })),
    ),
    texts: [
      ...placed.flatMap(({ board, by }) =>
        board.texts.map((text) => ({ ...text, at: { x: text.at.x + by.x, y: text.at.y } })),
      ),
      ...(isAlone ? [] : [...plusses, ...letters]),
    ],
    places: placed.flatMap(({ board, component, by }) =>
      board.places.map((place) => ({
        ...place,
        name: called(component, place.name),
        area: moved(place.area, by),
        edits: place.edits.map((edit) => ({ ...edit, to: within(component, edit.to) })),
      })),
    ),
    pieces: eachOnce(boards.flatMap(({ pieces }) => pieces)),
    ...(owners && { owners }),
    ...(phase && { phase }),
    ...(join && { join }),
    ...(boards.some(({ falls }) => falls) && {
      falls(name: string) {
        const at = componentOf(boards, name);
        const fall = at && boards[at.component].falls?.(at.name);
        if (!at || !fall) return undefined;
        const { by } = placed[at.component];
        return {
          line: moved(fall.line, by),
          names: fall.names.map((each) => called(at.component, each)),
          forms: fall.forms.map((form) => moved(form, by)),
        };
      },
    }),
  };
}

const eachOnce = (pieces: readonly BoardPiece[]): readonly BoardPiece[] =>
  pieces.filter(({ sign }, i) => pieces.findIndex((other) => other.sign === sign) === i);

/** The component of a place, and what it is called there. */
function componentOf(
  boards: readonly Board[],
  name: string,
): { readonly component: number; readonly name: string } | undefined {
  if (boards.length === 1) return { component: 0, name };
  const component = boards.findIndex((_, i) => name.startsWith(placeInComponent(i, '')));
  return component < 0 ? undefined : { component, name: name.slice(placeInComponent(component, '').length) };
}

/** What is drawn from place to place stays in one component; the ground is every component's. */
function joinOf<Position>(
  boards: readonly Board<Position>[],
  components: readonly Position[],
): BoardJoin<readonly Position[]> | undefined {
  const { join: first } = boards[0];
  if (!first) return undefined;
  const called = (component: number, name: string): string =>
    boards.length === 1 ? name : placeInComponent(component, name);
  return {
    kinds: first.kinds,
    ends: boards.flatMap(({ join }, component) => (join?.ends ?? []).map((name) => called(component, name))),
    ...(first.drawsFirst && { drawsFirst: true }),
    draw(from, to, sign) {
      const begins = componentOf(boards, from);
      const ends = to === undefined ? undefined : componentOf(boards, to);
      if (!begins || (to !== undefined && !ends)) return undefined;
      const isApart = ends !== undefined && ends.component !== begins.component;
      if (isApart && begins.name !== groundName && ends.name !== groundName) return undefined;
      const { component } = isApart && begins.name === groundName ? ends : begins;
      const drawn = boards[component].join?.draw(begins.name, ends?.name, sign);
      return drawn === undefined ? undefined : components.with(component, drawn);
    },
  };
}

const extentWidth = (board: Board): number => {
  const [from, to] = extentOf(board, 'x');
  return to - from;
};

/** From where to where a board reaches along an axis. */
function extentOf({ shapes, places, texts }: Board, axis: 'x' | 'y'): readonly [number, number] {
  const odd = axis === 'x' ? 0 : 1;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const reach = (least: number, most: number): void => {
    from = Math.min(from, least);
    to = Math.max(to, most);
  };
  const spread = (numbers: readonly number[]): void => {
    for (let i = odd; i < numbers.length; i += 2) reach(numbers[i], numbers[i]);
  };
  for (const form of [...shapes.map((shape) => shape.form), ...places.map(({ area }) => area)]) {
    if (form.kind === 'polygon') spread(form.points);
    else if (form.kind === 'curve') spread(form.line);
    else reach(form.at[axis] - form.radius, form.at[axis] + form.radius);
  }
  for (const { at, size, text } of texts) {
    const half = axis === 'x' ? (text.length * size) / 3.5 : size / 2;
    reach(at[axis] - half, at[axis] + half);
  }
  return from <= to ? [from, to] : [0, 0];
}

/** Notation and picture of one component. */
export type OneComponent<Position> = Pick<Ruleset<Position>, 'read' | 'print' | 'board' | 'resize'>;

export type SimultaneousForm<Position> = Omit<RulesetWords, 'players' | 'loopy' | 'infinitePlay'> & {
  readonly one: OneComponent<Position>;
  /**
   * Where components are added and removed at the left and at the right: a component that is still empty, and
   * what is lost with one.
   */
  readonly fresh?: { readonly component: Position; lost(component: Position): readonly string[] };
  rounds(position: Position): RoundsCoder<Position>;
};

/** With more components nobody could find anything on the board. */
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

/** Boards of several components side by side, each place by its component's letter. Linear in what they show. */
import type { Spot } from '../../figure/curves.ts';
import type { Form } from '../../figure/figure.ts';
import { movedForm } from '../../figure/moved.ts';
import type { Board, BoardJoin, BoardPiece } from '../board.ts';
import { groundName, side } from '../furniture/shapes.ts';
import { componentLetter, placeInComponent } from './components.ts';

/** Between two components there is room for a square, and a plus in it. */
const between = 1.5 * side;
const letterSize = 14;
const letterHeight = 22;

export function boardOfComponents<Position>(
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

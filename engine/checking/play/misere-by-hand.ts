/**
 * Misère play by hand, in which a player who cannot move wins: who wins, canonical forms and genera of
 * positions, from the definitions alone (J. H. Conway, On Numbers and Games, chapter 12; Winning Ways,
 * chapter 13).
 */
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';
import type { PositionTable } from './position-table.ts';
import { lengthsOfPlay } from './retrograde.ts';

/** Forms as sets of forms: equal sets are one number, and no set is simplified but by `simplestOf`. */
type MisereForms = {
  /** The form with these options as it is written. */
  written(options: Iterable<number>): number;
  /** The canonical form with these options, which are canonical. */
  simplestOf(options: Iterable<number>): number;
  /** Everything that follows a form, itself first. */
  followers(form: number): readonly number[];
  /**
   * The misère nim values of the form beside 0, 1, 2, … heaps of size 2, as far as they are written, and the
   * nim value.
   */
  genus(form: number): MisereGenus;
  isTame(form: number): boolean;
};

export type MisereGenus = { readonly nim: number; readonly superscript: readonly number[] };

export type MisereDesk = MisereForms & {
  /** The class of a settled position by who wins. */
  classAt(position: number): string;
  /**
   * The canonical form of a settled position from which play ends, with the same moves for both; undefined
   * with too many forms.
   */
  formAt(position: number): number | undefined;
};

const least = (numbers: Iterable<number>): number => {
  const met = new Set(numbers);
  let n = 0;
  while (met.has(n)) n++;
  return n;
};

const mostForms = 200_000;

function openForms(): MisereForms & { count(): number } {
  const options: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  const nims: number[] = [];
  /** Of each form beside k heaps of size 2 and one or no heap of size 1, at 2k or 2k + 1. */
  const besides: number[][] = [];
  const genera: MisereGenus[] = [];
  const heights: number[] = [];
  const written = (of: Iterable<number>): number => {
    const list = [...new Set(of)].sort((a, b) => a - b);
    const key = list.join();
    const found = numbers.get(key);
    if (found !== undefined) return found;
    numbers.set(key, options.length);
    nims.push(least(list.map((each) => nims[each])));
    heights.push(Math.max(-1, ...list.map((each) => heights[each])) + 1);
    besides.push([]);
    return options.push(list) - 1;
  };
  const zero = written([]);
  // The options of a form were looked at before it, so that this does not go deep.
  const misereNim = (form: number, place: number): number => {
    const row = besides[form];
    for (let at = row.length; at <= place; at++) {
      const found = options[form].map((each) => misereNim(each, at));
      if (at % 2 === 1) found.push(row[at - 1]);
      if (at >= 2) found.push(row[at - 2]);
      if (at >= 2 && at % 2 === 0) found.push(row[at - 1]);
      // A heap of size 2 becomes one of size 1; with another one of size 1 both count for nothing.
      if (at >= 3 && at % 2 === 1) found.push(row[at - 3]);
      row.push(form === zero && at === 0 ? 1 : least(found));
    }
    return row[place];
  };
  const followers = (form: number): readonly number[] => {
    const met = new Set([form]);
    for (const at of met) for (const each of options[at]) met.add(each);
    return [...met];
  };
  const prepare = (form: number, place: number): void => {
    for (const each of followers(form).toSorted((a, b) => a - b)) misereNim(each, place);
  };
  const genus = (form: number): MisereGenus => {
    if (genera[form]) return genera[form];
    const last = Math.min(120, 3 * heights[form] + 8);
    prepare(form, 2 * last);
    const figures = Array.from({ length: last + 1 }, (_, k) => misereNim(form, 2 * k));
    let end = last - 1;
    while (end > 0 && figures[end - 1] === figures[end + 1]) end--;
    genera[form] = { nim: nims[form], superscript: figures.slice(0, end + 2) };
    return genera[form];
  };
  const isNim = ({ nim, superscript }: MisereGenus): boolean =>
    [`${nim},${nim ^ 2}`, ...(nim === 0 ? ['1,2,0'] : nim === 1 ? ['0,3,1'] : [])].includes(
      superscript.join(),
    );
  return {
    count: () => options.length,
    written,
    followers,
    genus,
    isTame: (form) => followers(form).every((each) => isNim(genus(each))),
    simplestOf(of) {
      const list = [...new Set(of)];
      prepare(written(list), 0);
      const isWon = list.some((each) => misereNim(each, 0) === 0);
      for (const candidate of new Set(list.flatMap((each) => options[each]))) {
        const own = options[candidate];
        const others = list.filter((each) => !own.includes(each));
        if (list.length === 0 || (candidate === zero && !isWon)) continue;
        if (
          own.every((each) => list.includes(each)) &&
          others.every((each) => options[each].includes(candidate))
        )
          return candidate;
      }
      return written(list);
    },
  };
}

/** The class of a position by who wins if Left begins and if Right begins. */
const classes: Readonly<Record<string, string>> = {
  'left left': 'L',
  'left right': 'N',
  'right left': 'P',
  'right right': 'R',
  'draw draw': 'D',
  'left draw': 'N^',
  'draw right': 'Nv',
  'draw left': 'P^',
  'right draw': 'Pv',
};

export function openMisereDesk(positions: PositionTable): MisereDesk {
  const forms = openForms();
  const found = new Map<number, number>();
  const known = new Map<number, string>();
  return {
    ...forms,
    classAt(start) {
      if (!known.has(start)) for (const [at, name] of classesOf(positions, start)) known.set(at, name);
      return known.get(start) ?? '';
    },
    formAt(start) {
      const waiting = [start];
      while (waiting.length > 0) {
        if (forms.count() > mostForms) return undefined;
        const at = waiting[waiting.length - 1];
        const open = found.has(at) ? [] : positions.left[at].filter((each) => !found.has(each));
        if (open.length > 0) {
          waiting.push(...open);
          continue;
        }
        waiting.pop();
        if (!found.has(at))
          found.set(at, forms.simplestOf(positions.left[at].map((each) => found.get(each) ?? 0)));
      }
      return found.get(start);
    },
  };
}

/**
 * Play backwards from its ends. A player who cannot move is given one move, after which the other one cannot
 * move and has lost by the rules of normal play.
 */
function classesOf(positions: PositionTable, start: number): readonly (readonly [number, string])[] {
  const all = positions.followers(start);
  const places = new Map(all.map((at, i) => [at, i]));
  const end = 2 * all.length;
  const optionsOf = (state: number): readonly number[] => {
    if (state === end) return [];
    const at = all[state >> 1];
    const side = state % 2 === 0 ? positions.left[at] : positions.right[at];
    if (side.length === 0) return [end];
    return side.map((each) => 2 * (places.get(each) ?? 0) + (state % 2 === 0 ? 1 : 0));
  };
  const lasts = lengthsOfPlay(end + 1, optionsOf);
  const winner = (state: number): string => {
    if (lasts[state] < 0) return 'draw';
    return (lasts[state] % 2 === 1) === (state % 2 === 0) ? 'left' : 'right';
  };
  return all.map((at, i) => [at, classes[`${winner(2 * i)} ${winner(2 * i + 1)}`]]);
}

const figuresOf = (superscript: readonly number[]): string =>
  superscript.every((figure) => figure < 10) ? superscript.join('') : `{${superscript.join()}}`;

export const genusText = ({ nim, superscript }: MisereGenus): string => `${nim}^${figuresOf(superscript)}`;

/**
 * The form that a text writes, "{0,*3,{*2,*3}}", without any simplification; undefined where it is no such
 * text.
 */
export function readMisereForm({ written }: Pick<MisereDesk, 'written'>, text: string): number | undefined {
  const heaps = [written([])];
  const heap = (n: number): number => {
    while (heaps.length <= n) heaps.push(written(heaps));
    return heaps[n];
  };
  const inside: number[][] = [[]];
  const sign = /\{|\}|,|\*(\d*)|0/y;
  for (let isAfter = false; sign.lastIndex < text.length; ) {
    const found = sign.exec(text);
    if (!found || Number(found[1] ?? 0) > 1000) return undefined;
    const [all, size] = found;
    if (all === ',' ? !isAfter || inside.length === 1 : all !== '}' && isAfter) return undefined;
    isAfter = all !== ',' && all !== '{';
    if (all === '{') inside.push([]);
    else if (all === '}') {
      const options = inside.pop();
      if (!options || inside.length === 0) return undefined;
      inside[inside.length - 1].push(written(options));
    } else if (all !== ',') inside[inside.length - 1].push(all === '0' ? heap(0) : heap(Number(size || 1)));
  }
  return inside.length === 1 && inside[0].length === 1 ? inside[0][0] : undefined;
}

type MisereClaims = {
  readonly position: string;
  readonly value: string;
  readonly outcome: string;
  readonly data?: unknown;
};

type MisereFinding = {
  readonly value: CheckFinding;
  readonly outcome: CheckFinding;
  readonly data: CheckFinding | undefined;
  measured(measure: string, text: string): CheckFinding;
};

/** What is found of all that a row in misère play claims. Yields from time to time. */
export function* checkMisere(
  desk: MisereDesk,
  positions: PositionTable,
  { position, value, outcome, data }: MisereClaims,
  most: number,
): Generator<number, MisereFinding, void> {
  const at = yield* positions.settle(position, most);
  const none = (finding: CheckFinding): MisereFinding => ({
    value: finding,
    outcome: finding,
    data: data === undefined ? undefined : finding,
    measured: () => finding,
  });
  if (at === undefined) return none(unchecked(`more than ${most.toLocaleString('en')} positions follow`));
  const its = desk.classAt(at);
  const winner =
    its === outcome
      ? right('misère play')
      : wrong(outcome === '' ? `is missing; it is ${its}` : `the outcome is ${its}, not ${outcome}`);
  const isValued = positions.isEnding[at] && positions.isImpartial[at];
  if (!isValued) return { ...none(wrong('such games have no value in misère play')), outcome: winner };
  const form = desk.formAt(at);
  if (form === undefined) return { ...none(unchecked('its form has too many positions')), outcome: winner };
  return {
    value: valueFinding(desk, form, value),
    outcome: winner,
    data: data === undefined ? undefined : dataFinding(desk, form, data),
    measured: (measure, text) => measureFinding(desk, form, measure, text),
  };
}

function valueFinding(desk: MisereDesk, form: number, text: string): CheckFinding {
  if (text.includes('…')) return unchecked('the value names a game that is too large to be written out');
  const genus = genusText(desk.genus(form));
  if (/^\d+\^/.test(text))
    return text === genus
      ? right('the genus by its definition')
      : wrong(`the genus is ${genus}, not ${text}`);
  const claimed = readMisereForm(desk, text);
  if (claimed === undefined) return wrong(`${text} is no misère form`);
  return claimed === form
    ? right('canonical forms of options')
    : wrong(`its canonical form, found by its options, is another; its genus is ${genus}`);
}

function measureFinding(desk: MisereDesk, form: number, measure: string, text: string): CheckFinding {
  const genus = desk.genus(form);
  const found: Readonly<Record<string, string>> = {
    genus: genusText(genus),
    'misere-grundy': String(genus.superscript[0]),
    'misere-size': String(desk.followers(form).length),
    tame: desk.isTame(form) ? 'yes' : 'no',
  };
  const its = found[measure] ?? '';
  // A line of JSON says true or false.
  const said = { true: 'yes', false: 'no' }[text] ?? text;
  if (its === said) return right(its === '' ? 'its definition (there is none)' : 'its definition');
  if (its === '') return wrong('there is none: it is no measure of misère values');
  return measure === 'misere-size' && text === ''
    ? unchecked('its form is too large to be written')
    : wrong(`the ${measure} is ${its}, not ${text}`);
}

type Members = Readonly<Record<string, unknown>>;

function dataFinding(desk: MisereDesk, form: number, data: unknown): CheckFinding {
  const { kind, genus, tame, canonical } = (data ?? {}) as Members;
  const { nim, superscript } = (genus ?? {}) as Members;
  const its = desk.genus(form);
  const another = wrong('it is another value than the text names');
  if (kind !== 'misere' || nim !== its.nim || String(superscript) !== String(its.superscript)) return another;
  if (tame !== desk.isTame(form)) return another;
  if (canonical === null) return right('the genus by its definition');
  const { count, either } = canonical as Members;
  if (!Number.isSafeInteger(count) || !Array.isArray(either)) return wrong('its canonical form is no graph');
  const forms: number[] = [];
  for (let v = (count as number) - 1; v >= 0; v--) {
    const options = either.flatMap((from, i) => (i % 2 === 0 && from === v ? [forms[either[i + 1]]] : []));
    // Every arc leads to a vertex with a greater number.
    if (options.includes(undefined as never)) return wrong('its canonical form is no graph');
    forms[v] = desk.written(options);
  }
  return forms[0] === form ? right('canonical forms of options') : another;
}

/** The measures of misère values. */
export const ofMisere = ['genus', 'misere-grundy', 'misere-size', 'tame', 'partial-quotient'];

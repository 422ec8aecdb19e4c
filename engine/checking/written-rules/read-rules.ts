/**
 * Reads the text of a written ruleset on a row or a grid, to check claims about its positions. It is written
 * from the description of the language alone.
 */
import { accepted, type Result, refused } from '../../result.ts';
import type { ConditionByHand, FragmentByHand, FragmentStep, Item, WayByHand } from './fragments.ts';

export type RuleOfText = {
  readonly steps: readonly FragmentStep[];
  /** For each time that the first step is made. */
  readonly points: number;
  readonly isEntailing: boolean;
};

export type RulesOfText = {
  readonly board: 'row' | 'grid';
  readonly signs: string;
  readonly left: readonly RuleOfText[];
  readonly right: readonly RuleOfText[];
  /** Play is over where one of these lies. */
  readonly over: readonly Pick<FragmentStep, 'before' | 'ways'>[];
  readonly endless?: 'left' | 'right';
};

/** A line that cannot be read. */
const cannot = (says: string): never => {
  throw new RangeError(says);
};

const vector = (down: number, across: number) => [down, across] as const;
const alongRow: WayByHand = { next: vector(0, 1), row: vector(1, 0) };
const turnedLeft = ({ next, row }: WayByHand): WayByHand => ({
  next: vector(-next[1], next[0]),
  row: vector(-row[1], row[0]),
});
const mirrored = ({ next, row }: WayByHand): WayByHand => ({
  next: vector(next[0], -next[1]),
  row: vector(row[0], -row[1]),
});
const turnedRound = ({ next, row }: WayByHand): WayByHand => ({
  next: vector(-next[0], -next[1]),
  row: vector(-row[0], -row[1]),
});

const fourTurns = (way: WayByHand): readonly WayByHand[] => {
  const [once, twice, thrice] = [turnedLeft(way), turnedRound(way), turnedRound(turnedLeft(way))];
  return [way, once, twice, thrice];
};
const down: WayByHand = { next: vector(1, 0), row: vector(0, 0) };
const slanting: WayByHand = { next: vector(1, 1), row: vector(0, 0) };

/** How a fragment in one line is laid, by the words for it. */
const waysOfLines: Readonly<Record<string, readonly WayByHand[]>> = {
  '': [alongRow],
  'as written': [alongRow],
  'either way': [alongRow, turnedRound(alongRow)],
  upright: [down],
  'up and down': [down, turnedRound(down)],
  across: fourTurns(alongRow),
  diagonally: fourTurns(slanting),
  'any direction': [...fourTurns(alongRow), ...fourTurns(slanting)],
};

/** The same of one in several rows. */
const waysOfRows: Readonly<Record<string, readonly WayByHand[]>> = {
  '': [alongRow],
  'as written': [alongRow],
  mirrored: [alongRow, mirrored(alongRow)],
  turned: fourTurns(alongRow),
  'turned and mirrored': [...fourTurns(alongRow), ...fourTurns(mirrored(alongRow))],
};

function waysIn(words: string, rows: number): readonly WayByHand[] {
  const known = rows === 1 ? waysOfLines : waysOfRows;
  const way = words.toLowerCase();
  return Object.hasOwn(known, way) ? known[way] : cannot(`"${words}" is no way to lay this fragment`);
}

function rowIn(text: string): readonly Item[] {
  const items: Item[] = [];
  for (let rest = text; rest !== ''; ) {
    const [all, several, one, star] =
      /^(?:\[([^[\]]+)\]|([^[\]*/\s,]))(\*?)/u.exec(rest) ?? cannot(`"${rest}" is no fragment`);
    const signs = several ?? one;
    if (star === '*') items.push({ kind: 'run', signs: one === '_' ? undefined : signs });
    else if (one === '~') items.push({ kind: 'edge' });
    else
      items.push({
        kind: 'cell',
        signs: one === '_' ? undefined : signs,
        isSign: several === undefined && one !== '_',
      });
    rest = rest.slice(all.length);
  }
  return items;
}

const fragmentIn = (text: string): FragmentByHand => text.split('/').map(rowIn);

/** Before and after have the same shape. */
function isShaped(before: FragmentByHand, after: FragmentByHand): boolean {
  const runs = (row: readonly Item[]): number => row.filter(({ kind }) => kind === 'run').length;
  return (
    before.length === after.length &&
    before.every((row, y) => row.length === after[y].length && runs(row) === runs(after[y])) &&
    (before.length === 1 || before.every((row) => row.length === before[0].length && runs(row) === 0))
  );
}

/** What is left to be read of a line. */
type Reading = { rest: string };

/** Steps over the text here that has this form. */
function took(reading: Reading, form: RegExp): RegExpExecArray | undefined {
  const found = form.exec(reading.rest);
  if (!found) return undefined;
  reading.rest = reading.rest.slice(found[0].length);
  return found;
}

/** `if no L beside`, `if a [LR] around and no L beside`. */
function conditionsIn(reading: Reading): readonly ConditionByHand[] {
  const found: ConditionByHand[] = [];
  for (;;) {
    const begins = found.length === 0 ? /^ *,? *if +/i : /^ *,? *(?:and +(?:if +)?|if +)/i;
    if (!took(reading, begins)) return found;
    const [, how, several, one, where] =
      took(reading, /^(no|an?) +(?:\[([^[\]]+)\]|(\S)) +(beside|around)/iu) ??
      cannot(`"${reading.rest}" is no condition`);
    found.push({
      signs: several ?? one,
      isThere: how.toLowerCase() !== 'no',
      neighbours: where.toLowerCase() === 'beside' ? 4 : 8,
    });
  }
}

function stepIn(reading: Reading, words: string): FragmentStep {
  const [, one, other] =
    took(reading, /^(\S+) *(?:->|→) *([^\s,]+)/) ??
    cannot(`"${reading.rest}" does not say what becomes of what`);
  const [before, after] = [fragmentIn(one), fragmentIn(other)];
  if (!isShaped(before, after)) cannot(`${one} and ${other} have different shapes`);
  return { before, after, ways: waysIn(words, before.length), conditions: conditionsIn(reading) };
}

function ruleIn(text: string, words: string): RuleOfText {
  const reading: Reading = { rest: text };
  const steps = [stepIn(reading, words)];
  let [points, isEntailing] = [0, false];
  while (reading.rest.trim() !== '') {
    const last = steps[steps.length - 1];
    const change = (changed: Partial<FragmentStep>): void => {
      steps[steps.length - 1] = { ...last, ...changed };
    };
    const conditions = conditionsIn(reading);
    if (conditions.length > 0) {
      change({ conditions: [...last.conditions, ...conditions] });
      continue;
    }
    const then = took(reading, /^[ ,]*then *(?:([^:]*):)? */i);
    if (then) {
      steps.push(stepIn(reading, (then[1] ?? '').trim()));
      continue;
    }
    const repeats = took(reading, /^[ ,]*again( +straight +on)?/i);
    if (repeats) {
      change({ again: repeats[1] === undefined ? 'any' : 'straight on' });
      continue;
    }
    const made = took(reading, /^[ ,]*(\d+) +points?/i);
    if (made) points = Number(made[1]);
    else if (took(reading, /^[ ,]*entailing/i)) isEntailing = true;
    else if (!took(reading, /^ *,/)) cannot(`"${reading.rest.trim()}" cannot be read`);
  }
  return { steps, points, isEntailing };
}

/** The rules of the other player with signs exchanged, and directions turned round where the text says so. */
function asOther(rules: readonly RuleOfText[], text: string): readonly RuleOfText[] {
  const [, pairs = '', turns] =
    /^as (?:Left|Right)(?:,? *with (.+?) exchanged)?( *,? *the other way)?$/i.exec(text) ??
    cannot(`"${text}" does not say how the players mirror each other`);
  const other = new Map(
    [...pairs.matchAll(/(\S) and (\S)/giu)].flatMap(([, a, b]) => [[a, b] as const, [b, a] as const]),
  );
  const signsOf = (signs: string): string => [...signs].map((sign) => other.get(sign) ?? sign).join('');
  const itemOf = (item: Item): Item =>
    item.kind === 'edge' || item.signs === undefined ? item : { ...item, signs: signsOf(item.signs) };
  const fragmentOf = (fragment: FragmentByHand): FragmentByHand => fragment.map((row) => row.map(itemOf));
  return rules.map((rule) => ({
    ...rule,
    steps: rule.steps.map((step) => ({
      ...step,
      before: fragmentOf(step.before),
      after: fragmentOf(step.after),
      ways: turns === undefined ? step.ways : step.ways.map(turnedRound),
      conditions: step.conditions.map((each) => ({ ...each, signs: signsOf(each.signs) })),
    })),
  }));
}

/** The text with one kind of line break, of blank and of each other sign. */
export const plainly = (text: string): string =>
  text
    .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[→⟶⇒↦➔]/g, '->')
    .replace(/[−‐‑‒–—]/g, '-')
    .replace(/[·⋅∙。]/g, '.')
    .replace(/∗/g, '*')
    .replace(/、/g, ',')
    .replace(/(?:[^\S\n]|[\u200b\ufeff])+/g, ' ');

/** Refused with every line that cannot be read. O(the text). */
export function rulesInText(text: string): Result<RulesOfText> {
  const problems: { place: string; says: string }[] = [];
  const lines = plainly(text)
    .split('\n')
    .flatMap((line, i) => {
      const bare = line.trim();
      // Where a board falls apart does not change its moves.
      if (bare === '' || /^falls apart at(?=[ :])/i.test(bare)) return [];
      const [, head, body] =
        /^(over when|never ends|[^:]*?) *(?::|(?<=over when|never ends))(.*)$/i.exec(bare) ?? [];
      if (head === undefined) problems.push({ place: `line ${i + 1}`, says: 'it has no colon' });
      return head === undefined ? [] : [{ place: `line ${i + 1}`, head, body: body.trim() }];
    });
  const said = (name: string): string | undefined =>
    lines.find(({ head }) => head.toLowerCase() === name)?.body;
  const board = said('board')?.toLowerCase() ?? 'grid';
  if (board !== 'row' && board !== 'grid')
    return refused([{ place: 'board', says: `the check knows no board "${board}"` }]);
  const rules: Record<'left' | 'right' | 'either', RuleOfText[]> = { left: [], right: [], either: [] };
  const over: RulesOfText['over'][number][] = [];
  let endless: 'left' | 'right' | undefined;
  const mirrors: { readonly own: keyof typeof rules; readonly place: string; readonly body: string }[] = [];
  const attempt = (place: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push({ place, says: error.message });
    }
  };
  for (const { place, head, body } of lines)
    attempt(place, () => {
      const [, player, words = ''] = /^(Left|Right|Either)(?: *,? *(.*))?$/i.exec(head) ?? [];
      const own = player?.toLowerCase() as 'left' | 'right' | 'either' | undefined;
      if (own && /^as /i.test(body)) {
        mirrors.push({ own, place, body });
      } else if (own) rules[own].push(ruleIn(body, words.trim()));
      else if (/^over when$/i.test(head)) over.push(overIn(body));
      else if (/^never ends$/i.test(head)) {
        const [, winner] =
          /^(?:a )?(draw|Left wins|Right wins)$/i.exec(body) ?? cannot(`"${body}" is no end of play`);
        endless = ({ 'left wins': 'left', 'right wins': 'right' } as const)[winner.toLowerCase()];
      } else if (!/^(name|board|pieces?)$/i.test(head)) cannot(`"${head}" says nothing that is known`);
    });
  // A mirror image is one of the rules that are written, and of no mirror image.
  const written = { left: [...rules.left], right: [...rules.right], either: [] };
  for (const { own, place, body } of mirrors)
    attempt(place, () => rules[own].push(...asOther(written[own === 'left' ? 'right' : 'left'], body)));
  if (problems.length > 0) return refused(problems);
  const pieces = said('pieces') ?? said('piece');
  const all = [...rules.left, ...rules.right, ...rules.either];
  return accepted({
    board,
    signs:
      pieces === undefined
        ? signsUsed(all, over)
        : `.${pieces
            .split(',')
            .map((piece) => [...piece.trim()][0] ?? '')
            .join('')}`,
    left: [...rules.left, ...rules.either],
    right: [...rules.right, ...rules.either],
    over,
    ...(endless && { endless }),
  });
}

/** The signs that are written anywhere in the rules: those of a game whose pieces are not listed. */
function signsUsed(rules: readonly RuleOfText[], over: RulesOfText['over']): string {
  const steps = rules.flatMap((rule) => rule.steps);
  const items = [
    ...steps.flatMap(({ before, after }) => [before, after]),
    ...over.map(({ before }) => before),
  ].flat(2);
  const written = [
    ...items.map((item) => (item.kind === 'edge' ? '' : (item.signs ?? ''))),
    ...steps.flatMap(({ conditions }) => conditions.map(({ signs }) => signs)),
  ];
  return [...new Set(`.${written.join('').replaceAll('_', '')}`)].join('');
}

/** `over when across: LLL`, and with a colon behind `when`. */
function overIn(text: string): RulesOfText['over'][number] {
  const [, words = '', fragment] =
    /^(?:([a-z ]+): *)?(\S+)$/i.exec(text) ?? cannot(`"${text}" does not say when play is over`);
  const before = fragmentIn(fragment);
  return { before, ways: waysIn(words.trim(), before.length) };
}

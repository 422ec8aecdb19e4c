/**
 * Reads the text of rules on a drawing a second time, from the description of the language alone: what a move
 * chooses, what becomes of it, and under which conditions.
 */
import { accepted, type Result, refused } from '../../result.ts';

/** What an effect does to the things that it names. */
export type DeedOnDrawing =
  | { readonly does: 'remove'; readonly what: readonly string[] }
  /** For each sign the one that comes in its place; `*` is any other. */
  | { readonly does: 'change'; readonly what: readonly string[]; readonly into: ReadonlyMap<string, string> };

export type RuleOnDrawing = {
  readonly chooses: 'node' | 'arc' | 'slide';
  /** The signs of the node, of the piece, or of one end of the arc; undefined for any. */
  readonly signs: string | undefined;
  /** Those of the node that a piece enters, or of the other end. */
  readonly others: string | undefined;
  /** Whether an arc is heeded as it leads, the other way, or not at all. */
  readonly direction: 'on' | 'back' | 'none';
  readonly degree: (degree: number) => boolean;
  readonly deeds: readonly DeedOnDrawing[];
  readonly conditions: readonly { readonly signs: string; readonly isThere: boolean }[];
};

export type RulesOfDrawing = {
  readonly signs: string;
  readonly left: readonly RuleOnDrawing[];
  readonly right: readonly RuleOnDrawing[];
  readonly endless?: 'left' | 'right';
};

const cannot = (says: string): never => {
  throw new RangeError(says);
};

const inBrackets = (text: string): string => text.replace(/^\[(.*)\]$/, '$1');

const anyDegree = (): boolean => true;

function degreeIn(text: string): RuleOnDrawing['degree'] {
  const [, parity, bound = '', count] =
    /^of (?:(even|odd) degree|degree (at least |at most )?(\d+))$/i.exec(text) ??
    cannot(`"${text}" says nothing of a node`);
  if (parity) return (degree) => degree % 2 === (parity.toLowerCase() === 'even' ? 0 : 1);
  if (/least/i.test(bound)) return (degree) => degree >= Number(count);
  return /most/i.test(bound) ? (degree) => degree <= Number(count) : (degree) => degree === Number(count);
}

type Chosen = Omit<RuleOnDrawing, 'deeds' | 'conditions'>;

/**
 * `choose a node, L, of even degree`, `choose an arc between L and R`, `move a piece along an arc onto R`.
 */
function chosenIn(text: string): Chosen {
  const any: Chosen = {
    chooses: 'node',
    signs: undefined,
    others: undefined,
    direction: 'none',
    degree: anyDegree,
  };
  const node = /^choose an? node\b(.*)$/i.exec(text);
  if (node) {
    const rest = node[1];
    const degree = /of (?:even|odd) degree|of degree (?:at least |at most )?\d+/i.exec(rest)?.[0];
    const sign = rest
      .replace(degree ?? '', '')
      .replaceAll(',', ' ')
      .trim();
    if (/\s/.test(sign)) cannot(`"${sign}" is no sign`);
    return {
      ...any,
      signs: sign === '' ? undefined : inBrackets(sign),
      degree: degree === undefined ? anyDegree : degreeIn(degree),
    };
  }
  const arc = /^choose an? (?:arc|edge)(?:,? (between|from) (\S+) (?:and|to) (\S+?))?,?$/i.exec(text);
  if (arc) {
    const [, order, one, other] = arc;
    return {
      ...any,
      chooses: 'arc',
      signs: one === undefined ? undefined : inBrackets(one),
      others: other === undefined ? undefined : inBrackets(other),
      direction: order?.toLowerCase() === 'from' ? 'on' : 'none',
    };
  }
  const slide = /^move (an? piece|any piece|\S+) along an? (?:arc|edge)(?: onto (\S+))?$/i.exec(text);
  if (!slide) return cannot(`"${text}" is no move on a drawing`);
  return {
    ...any,
    chooses: 'slide',
    signs: /piece$/i.test(slide[1]) ? undefined : inBrackets(slide[1]),
    others: slide[2] === undefined ? '.' : inBrackets(slide[2]),
    direction: 'on',
  };
}

const things =
  'its neighbou?rs|its ends|its arcs|its edges|the (?:node|arc|edge) (?:that )?it (?:leaves|enters|takes)|it';
const separator = '(?: ?,? ?and | ?, ?)';

const thingsIn = (text: string): readonly string[] =>
  (text.match(new RegExp(`(?:${things})\\b`, 'gi')) ?? []).map((each) =>
    each.toLowerCase().replace('neighbors', 'neighbours').replace('edge', 'arc').replace(' that', ''),
  );

const exchange = (one: string, other: string): ReadonlyMap<string, string> =>
  new Map([
    [one, other],
    [other, one],
  ]);

/** The effects one after the other. */
function deedsIn(text: string): readonly DeedOnDrawing[] {
  const list = `((?:${things})(?:${separator}(?:${things})\\b)*)`;
  const forms: readonly (readonly [RegExp, (found: RegExpExecArray) => DeedOnDrawing])[] = [
    [new RegExp(`^remove ${list}`, 'i'), ([, what]) => ({ does: 'remove', what: thingsIn(what) })],
    [
      new RegExp(`^put (\\S) on ${list}`, 'i'),
      ([, sign, what]) => ({ does: 'change', what: thingsIn(what), into: new Map([['*', sign]]) }),
    ],
    [
      new RegExp(`^exchange (\\S) and (\\S) on ${list}`, 'i'),
      ([, one, other, what]) => ({ does: 'change', what: thingsIn(what), into: exchange(one, other) }),
    ],
    [
      /^(?:neighbou?rs of it|its neighbou?rs): ?exchange (\S) and (\S)/i,
      ([, one, other]) => ({ does: 'change', what: ['its neighbours'], into: exchange(one, other) }),
    ],
    [
      /^exchange (\S) and (\S)(?= ?,| and |$)/i,
      ([, one, other]) => ({ does: 'change', what: ['it'], into: exchange(one, other) }),
    ],
    [/^(\S)(?= ?,| and |$)/, ([, sign]) => ({ does: 'change', what: ['it'], into: new Map([['*', sign]]) })],
  ];
  const deeds: DeedOnDrawing[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const before = rest;
    for (const [form, deed] of forms) {
      const found = form.exec(rest);
      if (!found) continue;
      deeds.push(deed(found));
      rest = rest
        .slice(found[0].length)
        .replace(/^ ?(?:,? ?and(?: |$)|, ?)/i, '')
        .trim();
      break;
    }
    if (rest === before) cannot(`"${rest}" is no effect on a drawing`);
  }
  return deeds;
}

const condition = '(?:no|an?) \\S+ beside';
/** One may also follow an effect that others follow. */
const asked = new RegExp(
  ` ?,? ?(?:and )?\\bif (${condition}(?:,? ?and (?:if )?${condition})*)(?= ?,| |$)`,
  'gi',
);

function conditionsIn(text: string): RuleOnDrawing['conditions'] {
  return [...text.matchAll(asked)].flatMap(([, list]) =>
    list.split(/,? ?and (?:if )?/i).map((each) => {
      const [, how, signs] =
        /^(no|an?) (\S+) beside$/i.exec(each.trim()) ?? cannot(`"${each}" is no condition on a drawing`);
      return { signs: inBrackets(signs), isThere: how.toLowerCase() !== 'no' };
    }),
  );
}

function ruleIn(text: string): RuleOnDrawing {
  const short = /^neighbou?rs of (?:a )?(\S+?): ?(exchange .*)$/i.exec(text);
  if (short)
    return ruleIn(
      `choose a node${short[1] === 'node' ? '' : `, ${short[1]},`} -> its neighbours: ${short[2]}`,
    );
  const [main, conditions] = [text.replace(asked, ''), conditionsIn(text)];
  const arrow = /^(.*?) ?-> ?(.*)$/.exec(main);
  if (arrow) return { ...chosenIn(arrow[1].trim()), deeds: deedsIn(arrow[2]), conditions };
  const [, chosen, , rest = ''] =
    /^(move .*? along an? (?:arc|edge)( onto [^\s,]+)?)(?: ?,? ?(?:and )?(.*))?$/i.exec(main) ??
    cannot(`"${main}" has no arrow`);
  return { ...chosenIn(chosen), deeds: deedsIn(rest), conditions };
}

/** The rules of the other player with signs exchanged. */
function asOther(rules: readonly RuleOnDrawing[], text: string): readonly RuleOnDrawing[] {
  const [, pairs = '', turns] =
    /^as (?:left|right)((?:,? ?(?:with )?\S and \S(?: exchanged)?)*)(,? ?the other way)? ?,?$/i.exec(text) ??
    cannot(`"${text}" does not say how the players mirror each other`);
  const other = new Map(
    [...pairs.matchAll(/(\S) and (\S)/gi)].flatMap(([, a, b]) => [[a, b] as const, [b, a] as const]),
  );
  const one = (sign: string): string => other.get(sign) ?? sign;
  const many = (signs: string | undefined): string | undefined => signs && [...signs].map(one).join('');
  return rules.map((rule) => ({
    ...rule,
    signs: many(rule.signs),
    others: many(rule.others),
    direction: turns !== undefined && rule.direction === 'on' ? 'back' : rule.direction,
    deeds: rule.deeds.map((deed) =>
      deed.does === 'remove'
        ? deed
        : { ...deed, into: new Map([...deed.into].map(([from, to]) => [one(from), one(to)])) },
    ),
    conditions: rule.conditions.map((each) => ({ ...each, signs: many(each.signs) ?? '' })),
  }));
}

/**
 * Refused with every line that cannot be read. The lines are plain: one kind of blank, of line break and of
 * arrow. O(the text).
 */
export function drawingRulesInText(lines: readonly string[]): Result<RulesOfDrawing> {
  const problems: { place: string; says: string }[] = [];
  const rules: Record<'left' | 'right' | 'either', RuleOnDrawing[]> = { left: [], right: [], either: [] };
  const mirrors: { readonly own: 'left' | 'right'; readonly place: string; readonly body: string }[] = [];
  let signs: string | undefined;
  let endless: string | undefined;
  const attempt = (place: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push({ place, says: error.message });
    }
  };
  const used = new Set('.');
  for (const [i, line] of lines.entries())
    attempt(`line ${i + 1}`, () => {
      const bare = line.replace(/ *, */g, ', ').trim();
      const [, head, body = ''] = /^(never ends|[^:]*?) ?(?::|(?<=never ends))(.*)$/i.exec(bare) ?? [
        undefined,
        bare,
      ];
      const name = head?.toLowerCase() ?? '';
      if (bare === '' || name === 'name' || name === 'board') return;
      if (name === 'left' || name === 'right' || name === 'either') {
        if (name !== 'either' && /^as /i.test(body.trim())) {
          mirrors.push({ own: name, place: `line ${i + 1}`, body: body.trim() });
          for (const [, a, b] of body.matchAll(/(\S) and (\S)/gi)) for (const sign of [a, b]) used.add(sign);
        } else {
          const rule = ruleIn(body.trim());
          rules[name].push(rule);
          for (const sign of signsIn(rule)) used.add(sign);
        }
      } else if (name === 'pieces' || name === 'piece')
        signs = `.${body
          .split(',')
          .map((piece) => [...piece.trim()][0] ?? '')
          .join('')}`;
      else if (name === 'never ends') {
        const [, winner] =
          /^(?:a )?(draw|left wins|right wins)$/i.exec(body.trim()) ?? cannot(`"${body}" is no end of play`);
        endless = winner.toLowerCase() === 'draw' ? undefined : winner.toLowerCase().split(' ')[0];
      } else cannot(`"${bare}" says nothing that is known`);
    });
  const written = { left: [...rules.left], right: [...rules.right] };
  for (const { own, place, body } of mirrors)
    attempt(place, () => rules[own].push(...asOther(written[own === 'left' ? 'right' : 'left'], body)));
  if (problems.length > 0) return refused(problems);
  return accepted({
    signs: signs ?? [...used].join(''),
    left: [...rules.left, ...rules.either],
    right: [...rules.right, ...rules.either],
    ...((endless === 'left' || endless === 'right') && { endless }),
  });
}

const signsIn = ({ signs = '', others = '', deeds, conditions }: RuleOnDrawing): string =>
  [
    signs,
    others,
    ...deeds.flatMap((deed) =>
      deed.does === 'change' ? [...deed.into].flat().filter((sign) => sign !== '*') : [],
    ),
    ...conditions.map((each) => each.signs),
  ].join('');

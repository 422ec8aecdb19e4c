/** Cards of rules: what they show of a text, even of a wrong one, and what the rose of a picture leads to. */
import { Tooltip } from '@base-ui/react/tooltip';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { looksOfSigns } from '../../../app/rules/cards/hand.ts';
import { RuleCards } from '../../../app/rules/cards/RuleCards.tsx';
import { arms, armsOfLaying, layingByArm, layingOfTurns, turnsOf } from '../../../app/rules/cards/rose.ts';
import {
  type Laying,
  layingsOfLine,
  layingsOfRows,
  readRulesOnCells,
} from '../../../engine/rulesets/index.ts';
import { writtenByHand } from '../../fixtures/rules-by-hand.ts';
import { oftenEnough } from '../../fixtures/share.ts';

const nothing = (): void => undefined;

const pageOf = (text: string, readOnly = false): string =>
  renderToStaticMarkup(
    <Tooltip.Provider>
      <RuleCards
        text={text}
        change={nothing}
        settle={nothing}
        hold={nothing}
        pointed={undefined}
        point={nothing}
        readOnly={readOnly}
      />
    </Tooltip.Provider>,
  );

const countOf = (page: string, part: RegExp): number => [...page.matchAll(part)].length;

describe('the cards of a text', () => {
  const toads = `board: row
pieces: T a toad, F Right's frog
Left: T.*. -> ..*T if no [TF] around
Right: as Left, with T and F exchanged, the other way
over when: ~[T.]_
`;

  test('there is one for each rule and for each end of play, and each square says what is on it', () => {
    const page = pageOf(toads);
    expect(countOf(page, /data-card=/g)).toBe(2);
    expect(countOf(page, /data-over=/g)).toBe(1);
    for (const said of [
      'before, square 1 of 3: a toad',
      'before, square 2 of 3: a run of none or more: empty',
      'after, square 3 of 3: a toad',
      'where play is over, square 1 of 3: beyond the edge',
      'where play is over, square 2 of 3: a toad or empty',
      'where play is over, square 3 of 3: anything, left as it is',
    ])
      expect(page).toContain(`aria-label="${said}"`);
  });

  test('what is wrong is said once, on its card, or with its line above the cards', () => {
    const page = pageOf(`${toads}nonsense\nEither: T -> Q\n`);
    const [head, ...cards] = page.split('data-card=');
    expect(head).toContain('Line 6: “nonsense” begins no line of rules');
    expect(cards[2]).toContain('“Q” has the sign Q, which no piece has');
    expect(countOf(page, /has the sign Q/g)).toBe(1);
  });

  test('what is wrong with a whole rule is not said of its first letter', () => {
    const page = pageOf('board: row\nEither: T. -> .T, 2 points\nEither: .T -> T.\n');
    expect(page).toContain('<li>This makes points, but play may go round for ever');
  });

  test('where nothing can be changed, no button changes anything', () => {
    const buttons = [...pageOf(toads, true).matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    expect(buttons.length).toBeGreaterThan(9);
    const isStill = (tag: string): boolean =>
      /aria-disabled="true"/.test(tag) || /aria-label="(?:empty|a toad|Right’s frog)"/.test(tag);
    expect(buttons.filter((tag) => !isStill(tag))).toEqual([]);
  });

  test('any text has cards', () => {
    const changed = fc
      .tuple(
        fc.constantFrom(...writtenByHand.map(({ text }) => text)),
        fc.array(
          fc.tuple(
            fc.nat(400),
            fc.nat(6),
            fc.constantFrom(...'LR.#_~*[]/,:->\n ', '~/', '/~', '-> ', '[LR]*', 'Left: -> ', 'over when: /'),
          ),
          { maxLength: 8 },
        ),
      )
      .map(([text, changes]) =>
        changes.reduce((now, [from, gone, come]) => {
          const start = from % (now.length + 1);
          return now.slice(0, start) + come + now.slice(start + gone);
        }, text),
      );
    let wrong = 0;
    void fc.assert(
      fc.property(changed, (text) => {
        const { rules, problems } = readRulesOnCells(text);
        if (problems.length > 0) wrong++;
        expect(countOf(pageOf(text), /data-card=/g)).toBe(rules.rules.length);
      }),
      { numRuns: 40 },
    );
    expect(wrong).toBeGreaterThan(oftenEnough(10));
  });
});

describe('how signs look', () => {
  test('a piece is of the player who moves it, and what covers squares for ever is a wall', () => {
    const looks = looksOfSigns(readRulesOnCells('Left: T. -> #T\nRight: F. -> #F\n').rules);
    expect(looks.get('T')).toMatchObject({ player: 'left' });
    expect(looks.get('F')).toMatchObject({ player: 'right' });
    expect(looks.get('#')).toBe('wall');
  });
});

describe('the rose', () => {
  const reachable = (start: Laying): ReadonlySet<Laying> => {
    const found = new Set<Laying>([start]);
    for (const laid of found) for (const arm of arms) found.add(layingByArm(laid, arm));
    return found;
  };

  test('from every laying of a line, clicks on arms lead to every other one', () => {
    for (const laid of layingsOfLine) expect(reachable(laid)).toEqual(new Set(layingsOfLine));
  });

  test('a click on an arm adds it or takes it away, except where no laying is without it', () => {
    const still: string[] = [];
    for (const laid of layingsOfLine)
      for (const arm of arms) {
        const [now, then] = [armsOfLaying(laid), armsOfLaying(layingByArm(laid, arm))];
        if (then === now) still.push(`${laid} ${arm}`);
        else expect(then.includes(arm), `${laid} ${arm}`).toBe(!now.includes(arm));
      }
    const diagonals = ['↖', '↗', '↙', '↘'].map((arm) => `diagonally ${arm}`);
    expect(still).toEqual(['as written →', 'either way →', 'upright ↓', 'up and down ↓', ...diagonals]);
  });

  test('few arms are added and few are taken away', () => {
    expect(layingByArm('as written', '←')).toBe('either way');
    expect(layingByArm('upright', '↑')).toBe('up and down');
    expect(layingByArm('as written', '↓')).toBe('across');
    expect(layingByArm('across', '→')).toBe('up and down');
    expect(layingByArm('any direction', '↗')).toBe('across');
    expect(layingByArm('any direction', '→')).toBe('diagonally');
  });

  test('a laying of several rows is whether it is turned and whether it is mirrored', () => {
    for (const laid of layingsOfRows) {
      const { isTurned, isMirrored } = turnsOf(laid);
      expect(layingOfTurns(isTurned, isMirrored)).toBe(laid);
    }
  });
});

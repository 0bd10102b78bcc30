import { describe, expect, it } from 'vitest';
import { checkSetup, isLinkUnit } from '../../../../app/_rules/gundam/play';
import type { Choice, Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pilot,
  start,
  unitOf,
} from './support';

const targets = (state: Parameters<typeof options>[0]) =>
  options(state).map((move) => ('targets' in move ? move.targets : []));

describe('A card whose name is also treated as another', () => {
  const quattro = pilot({ name: 'Quattro Bajeena', alsoNamed: ['Char Aznable'] });
  it('links with a Unit that asks for that name, and with one that asks for its own', () => {
    const paired = (names: string[]) =>
      isLinkUnit(
        start(mainPhase({ units: [on('u', { link: { names } }, { pilot: { id: 'q', card: quattro } })] })),
        'u',
      );
    expect([paired(['Char Aznable']), paired(['Quattro']), paired(['Amuro Ray'])]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('is found by that name in the trash, and by a text that asks for the Pilot', () => {
    const taking = command([{ does: 'take-from-trash', of: { names: ['Char'] } }]);
    const resting = command([{ does: 'rest' }], { choose: { whose: 'yours', paired: { names: ['Char'] } } });
    const state = start(
      mainPhase({
        units: [on('u', {}, { pilot: { id: 'q', card: quattro } })],
        trash: [card('other', quattro)],
        hand: [card('taking', taking), card('resting', resting)],
      }),
    );
    expect(targets(following(state, cast('taking')))).toEqual([[]]);
    expect(unitOf(following(state, cast('resting', ['u'])), 'u')?.rested).toBe(true);
  });
});

describe('“Whose Lv. is equal to or lower than that Unit”', () => {
  const upToThe = (upToLvOf: 'that' | 'chosen'): Choice => ({ whose: 'enemy', upToLvOf });
  const two = { units: [on('four', { lv: 4 }), on('five', { lv: 5 }), on('token', { lv: 9, token: true })] };
  it('goes by the Unit that the text has rested before', () => {
    const karma: Effect[] = [
      { does: 'rest' },
      { does: 'choose', choose: upToThe('chosen'), ifYouDo: true },
      { does: 'damage', amount: 3, ifYouDo: true },
    ];
    const text = command(karma, { choose: { whose: 'friendly', rested: false } });
    const state = following(
      mainPhase({ units: [on('a', { lv: 4 })], hand: [card('text', text)] }, two),
      cast('text', ['a']),
    );
    expect(targets(state)).toEqual([['four'], ['token']]);
  });
  it('goes by the Unit whose attack the text has waited for, not by its own', () => {
    const theO = on('o', {
      lv: 9,
      abilities: [
        {
          when: 'unit-attacks',
          of: { whose: 'yours', other: true, keyword: 'repair' },
          effects: [{ does: 'choose', choose: upToThe('that') }, { does: 'rest' }],
        },
      ],
    });
    const state = following(
      mainPhase({ units: [theO, on('a', { lv: 4, keywords: { repair: 1 } })] }, two),
      attack('a', '2'),
    );
    expect(targets(state)).toEqual([['four'], ['token']]);
  });
  it('is not asked where there is no such Unit yet', () => {
    const text = command([{ does: 'rest' }], { choose: upToThe('chosen') });
    expect(checkSetup(mainPhase({ hand: [card('text', text)] }))).toMatchObject([{ code: 'malformed' }]);
  });
});

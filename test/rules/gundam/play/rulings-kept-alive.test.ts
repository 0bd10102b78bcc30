import { describe, expect, it } from 'vitest';
import { apOf, checkSetup, keywordsOf } from '../../../../app/_rules/gundam/play';
import type { Constant, Effect, Gain, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pilot,
  playerOf,
  start,
  unit,
  unitOf,
  when,
} from './support';

const draw: Effect[] = [{ does: 'draw', count: 1 }];
const everyUnit = { every: { whose: 'any' } } as const;
const destroying = card('destroy', command([{ does: 'destroy', on: everyUnit }]));
const damaging = card('damage', command([{ does: 'damage', amount: 9, on: everyUnit }]));

describe('A Unit that cannot be destroyed by enemy effects', () => {
  const kept: Partial<UnitFacts> = { constants: [{ undestroyed: true }] };
  it('stays where an effect says “destroy”, and is destroyed by effect damage', () => {
    const setup = mainPhase({ hand: [destroying, damaging] }, { units: [on('kept', kept), on('other')] });
    const spared = following(setup, cast('destroy'));
    expect(spared.units.map(({ id }) => id)).toEqual(['kept']);
    expect(following(spared, cast('damage')).units).toEqual([]);
  });
  it('is destroyed by an effect of its own player', () => {
    const state = following(mainPhase({ units: [on('kept', kept)], hand: [destroying] }), cast('destroy'));
    expect(state.units).toEqual([]);
  });
  it('has not been destroyed, as “if you do” asks', () => {
    const asking = command([{ does: 'destroy' }, { does: 'draw', count: 1, ifYouDo: true }], {
      choose: { whose: 'enemy' },
    });
    const state = following(
      mainPhase({ hand: [card('asking', asking)] }, { units: [on('kept', kept)] }),
      cast('asking', ['kept']),
    );
    expect([unitOf(state, 'kept')?.damage, playerOf(state, '1').hand]).toEqual([0, []]);
  });
});

describe('A Unit whose AP cannot be reduced by enemy effects', () => {
  const kept = on('kept', { ap: 4, constants: [{ apKept: true }] });
  const lowering = (more: Partial<Gain> = {}) =>
    card(
      'lower',
      command(
        [
          { does: 'gain', ap: -3, ...more, lasts: 'turn' },
          { does: 'draw', count: 1, ifYouDo: true },
        ],
        { choose: { whose: 'any' } },
      ),
    );
  const lowered = (text: typeof destroying, mine = false) =>
    following(
      mainPhase({ hand: [text], ...(mine && { units: [kept] }) }, mine ? {} : { units: [kept] }),
      cast('lower', ['kept']),
    );
  it('keeps it, and nothing was done', () => {
    const state = lowered(lowering());
    expect([apOf(state, 'kept'), playerOf(state, '1').hand]).toEqual([4, []]);
  });
  it('gets what else the effect gives, and more AP', () => {
    expect(keywordsOf(lowered(lowering({ keywords: { blocker: true } })), 'kept').blocker).toBe(true);
    expect(apOf(lowered(lowering({ ap: 2 })), 'kept')).toBe(6);
  });
  it('loses it by an effect of its own player', () =>
    expect(apOf(lowered(lowering(), true), 'kept')).toBe(1));
});

describe('“When one of your Units is destroyed by an effect”', () => {
  const waiting = on('w', { ...when('unit-put-down', draw, { of: { whose: 'yours' } }), hp: 99 });
  const drawn = (text: typeof destroying, ...units: ReturnType<typeof on>[]) =>
    playerOf(following(mainPhase({ hand: [text] }, { units: [waiting, ...units] }), cast(text.id)), '2').hand
      .length;
  it('works by an effect that says so, for its own Unit too, and once for several at a time', () =>
    expect([drawn(destroying), drawn(destroying, on('x'), on('y'))]).toEqual([1, 1]));
  it('not by effect damage', () => expect(drawn(damaging, on('x'))).toBe(0));
});

describe('“All your Units gain (Neo Zeon)”', () => {
  const lending: Constant = { for: 'yours', while: ['linked'], traits: ['Neo Zeon'] };
  const neoZeong = on(
    'nz',
    {
      traits: ['Neo Zeon'],
      link: { names: ['Full Frontal'] },
      constants: [lending],
      abilities: [
        {
          when: 'unit-deployed',
          of: { whose: 'yours', traits: ['Neo Zeon'] },
          choose: { whose: 'enemy' },
          effects: [{ does: 'damage', amount: 3 }],
        },
      ],
    },
    { pilot: { id: 'ff', card: pilot({ name: 'Full Frontal' }) } },
  );
  const deployed = (bearer: typeof neoZeong) =>
    following(mainPhase({ units: [bearer], hand: [card('new', unit())] }, { units: [on('e')] }), {
      type: 'deploy',
      player: '1',
      card: 'new',
    });
  it('is so as soon as a Unit comes into play: what waits for such a Unit works', () => {
    expect(deployed(neoZeong).pending.flat()).toHaveLength(1);
    expect(deployed({ ...neoZeong, pilot: { id: 'ff', card: pilot() } }).pending).toEqual([]);
  });
  it('does not reach Unit cards in hand or in the trash', () => {
    const searching = command([{ does: 'take-from-trash', of: { traits: ['Neo Zeon'] } }]);
    const setup = mainPhase({
      units: [neoZeong],
      hand: [card('k', searching)],
      trash: [card('t', unit())],
    });
    expect(options(start(setup)).some(({ type }) => type === 'play')).toBe(false);
  });
  it('counts for other lasting texts, but may not ask for traits itself', () => {
    const boost: Constant = { for: 'yours', of: { traits: ['Neo Zeon'] }, hp: 1 };
    const one = command([{ does: 'damage', amount: 1, on: everyUnit }]);
    const units = [neoZeong, on('b', { constants: [boost] }), on('x', {}, { damage: 2 })];
    const hurt = following(mainPhase({ units, hand: [card('one', one)] }), cast('one'));
    expect(unitOf(hurt, 'x')?.damage).toBe(3);
    const circular: Constant = { ...lending, of: { traits: ['Zeon'] } };
    expect(checkSetup(mainPhase({ units: [on('c', { constants: [circular] })] }))).toMatchObject([
      { code: 'malformed', at: 'c' },
    ]);
  });
});

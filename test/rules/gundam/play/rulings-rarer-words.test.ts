import { describe, expect, it } from 'vitest';
import { apOf, checkSetup, keywordsOf } from '../../../../app/_rules/gundam/play';
import type { UnitSetup } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Effect, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
  attack,
  card,
  command,
  following,
  mainPhase,
  on,
  options,
  pilot,
  playerOf,
  refusal,
  start,
  unit,
  unitOf,
  when,
} from './support';

const draw: Effect = { does: 'draw', count: 1 };

describe('“When pairing it with a Unit with Gundam NT-1 in its card name, play this card as if it has 0 cost”', () => {
  const ace = pilot({ lv: 3, cost: 1, less: { cost: 1, if: {}, onto: { names: ['NT-1'] } } });
  const setup = (rested: number) =>
    mainPhase({
      units: [on('nt', { name: 'Gundam NT-1' }), on('gm', { name: 'GM' })],
      hand: [card('p', ace)],
      resources: { active: 0, rested },
    });
  const pair = (id: string) => ({ type: 'pair', player: '1', card: 'p', unit: id }) as const;
  it('costs nothing there and its Cost elsewhere; its Lv. is not lowered', () => {
    expect([refusal(start(setup(3)), pair('nt')), refusal(start(setup(3)), pair('gm'))]).toEqual([
      'legal',
      'cost-not-met',
    ]);
    expect(refusal(start(setup(2)), pair('nt'))).toBe('lv-not-met');
    expect(options(start(setup(3))).filter(({ type }) => type === 'pair')).toEqual([pair('nt')]);
  });
  it('pays nothing there', () => {
    const { players, ...rest } = setup(3);
    const state = following(
      { ...rest, players: { ...players, '1': { ...players['1'], resources: { active: 3 } } } },
      pair('nt'),
    );
    expect(playerOf(state, '1').resources).toMatchObject({ active: 3, rested: 0 });
  });
});

describe('“All Units that are Lv.4 or lower other than Unit tokens are deployed rested”', () => {
  const lasting = (whose: 'all' | 'enemies'): Partial<UnitFacts> => ({
    constants: [{ for: whose, of: { maxLv: 4, token: false }, deployedRested: true }],
  });
  const deploy = (id: string) => ({ type: 'deploy', player: '1', card: id }) as const;
  const resources = { active: 9 };
  const hand = [
    card('low', unit({ lv: 4, ...when('rested', [draw]) })),
    card('high', unit({ lv: 5 })),
    card('maker', unit({ lv: 5, ...when('deploy', [{ does: 'token', unit: unit({ token: true }) }]) })),
  ];
  it('they come into play so: no effect has rested them', () => {
    const state = following(
      mainPhase({ hand, resources }, { units: [on('r', lasting('all'))] }),
      deploy('low'),
      deploy('high'),
      deploy('maker'),
    );
    expect(state.units.map(({ rested }) => rested)).toEqual([false, true, false, false, false]);
    expect(playerOf(state, '1').hand).toEqual([]);
  });
  it('all enemy Units: not one’s own', () => {
    const rested = (mine: boolean) =>
      unitOf(
        following(
          mainPhase(
            { hand, resources, units: mine ? [on('r', lasting('enemies'))] : [] },
            { units: mine ? [] : [on('r', lasting('enemies'))] },
          ),
          deploy('low'),
        ),
        'low',
      )?.rested;
    expect([rested(true), rested(false)]).toEqual([false, true]);
  });
  it('is none that an effect gives', () => {
    const gain = { does: 'gain', deployedRested: true, lasts: 'turn' } as const;
    expect(checkSetup(mainPhase({ hand: [card('c', command([gain]))] }))).toHaveLength(1);
  });
});

describe('“Increase this Unit’s AP by an amount equal to the cost paid”', () => {
  const waiting: Ability = {
    when: 'unit-effect-paid',
    of: { whose: 'yours' },
    may: true,
    effects: [{ does: 'gain', ap: 1, times: { paid: true }, lasts: 'turn', on: 'this' }],
  };
  const payer = on('u', {
    abilities: [
      { when: 'main', cost: 2, effects: [draw] },
      { when: 'main', cost: 3, effects: [draw] },
    ],
  });
  const setup = mainPhase({ units: [on('w', { abilities: [waiting] }), payer], resources: { active: 5 } });
  const resolve = { type: 'resolve', player: '1', card: 'w', ability: 0 } as const;
  it('each time by what was paid then', () => {
    const once = following(setup, activate('u'), resolve);
    expect(apOf(once, 'w')).toBe(4);
    const twice = following(once, { type: 'activate', player: '1', card: 'u', ability: 1 }, resolve);
    expect(apOf(twice, 'w')).toBe(7);
  });
  it('by the Cost of what its effect deploys', () => {
    const facts = when('main', [{ does: 'deploy-from', where: 'trash', pay: true }]);
    const state = following(
      mainPhase({
        units: [on('w', { abilities: [waiting] }), on('u', facts)],
        trash: [card('x', unit({ cost: 3 }))],
        resources: { active: 3 },
      }),
      activate('u'),
      { type: 'take', player: '1', card: 'x' },
      resolve,
    );
    expect(apOf(state, 'w')).toBe(5);
  });
});

describe('“While this Unit is battling an enemy Unit with a Destroyed effect, it gains First Strike”', () => {
  const facts: Partial<UnitFacts> = {
    constants: [
      { while: ['your-turn'], battling: { ability: 'destroyed' }, keywords: { firstStrike: true } },
    ],
  };
  const strikes = (theirs: Partial<UnitFacts>, more: Partial<UnitSetup> = {}) =>
    keywordsOf(
      following(
        mainPhase({ units: [on('a', facts)] }, { units: [on('e', theirs, { rested: true, ...more })] }),
        attack('a', 'e'),
      ),
      'a',
    ).firstStrike === true;
  const ace = { pilot: { id: 'p', card: pilot() } };
  it('one of its own, or of its Pilot', () => {
    expect([strikes(when('destroyed', [draw])), strikes(when('attack', [draw]))]).toEqual([true, false]);
    const withOne = pilot({ abilities: [{ when: 'destroyed', effects: [draw] }] });
    expect(strikes({}, { pilot: { id: 'p', card: withOne } })).toBe(true);
  });
  it('one during Pair only while it is paired', () => {
    const paired = when('destroyed', [draw], { while: ['paired'] });
    expect([strikes(paired), strikes(paired, ace)]).toEqual([false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play';
import type { PlayerSetup, UnitSetup } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Effect, Need, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pilot,
  playerOf,
  refusal,
  start,
  toMain,
  toNextTurn,
  unit,
  when,
} from './support';

const draw: Effect = { does: 'draw', count: 1 };
const asking = (need: Need): Partial<UnitFacts> => when('main', [draw], { if: need });
const deploy = (id: string) => ({ type: 'deploy', player: '1', card: id }) as const;
const ace: Partial<UnitSetup> = { pilot: { id: 'p', card: pilot({ name: 'Ace' }) } };

describe('“This Unit can only attack during a turn when one of your (Bloc) Units is deployed”', () => {
  const facts: Partial<UnitFacts> = {
    traits: ['Bloc'],
    link: { names: ['Ace'] },
    constants: [
      { cannotAttack: true, if: { not: { thisTurn: { deployed: { types: ['unit'], traits: ['Bloc'] } } } } },
    ],
  };
  const setup = (more: Partial<UnitSetup> = {}) =>
    mainPhase({
      units: [on('a', facts, more)],
      hand: [
        card('b', unit({ traits: ['Bloc'] })),
        card('x', unit()),
        card('base', { type: 'base', name: 'Base', hp: 3, traits: ['Bloc'] }),
      ],
    });
  it('lets it attack once another is deployed, a Base or another kind of Unit will not do', () => {
    const tried = (...ids: string[]) => refusal(following(setup(), ...ids.map(deploy)), attack('a', '2'));
    expect([tried(), tried('x', 'base'), tried('b')]).toEqual(['may-not-attack', 'may-not-attack', 'legal']);
  });
  it('its own deployment will do, if it is a Link Unit', () => {
    expect(refusal(start(setup({ deployedThisTurn: true, ...ace })), attack('a', '2'))).toBe('legal');
    const state = following(
      mainPhase({ hand: [card('a', unit(facts)), card('p', pilot({ name: 'Ace' }))] }),
      deploy('a'),
      { type: 'pair', player: '1', card: 'p', unit: 'a' },
    );
    expect(refusal(state, attack('a', '2'))).toBe('legal');
  });
  it('no longer on the next turn', () => {
    const later = following(
      setup(),
      deploy('b'),
      ...toNextTurn(),
      ...toMain('2'),
      ...toNextTurn('2', '1'),
      ...toMain('1'),
    );
    expect(refusal(later, attack('a', '2'))).toBe('may-not-attack');
  });
  it('traits that a text gives as it comes into play count', () => {
    const lender = on('l', { constants: [{ for: 'yours', traits: ['Bloc'] }] });
    const { players } = setup();
    const one: PlayerSetup = players['1'] ?? {};
    const state = following(mainPhase({ ...one, units: [...(one.units ?? []), lender] }), deploy('x'));
    expect(refusal(state, attack('a', '2'))).toBe('legal');
  });
});

describe('“If you have activated a (Special Move) Command card’s Main or Action during this turn”', () => {
  const move = command([draw], { traits: ['Special Move'] });
  const asker = on('a', asking({ thisTurn: { commandUsed: { traits: ['Special Move'] } } }));
  it('a Command that was played will do, another kind will not', () => {
    const tried = (traits: string[]) =>
      refusal(
        following(mainPhase({ units: [asker], hand: [card('c', command([draw], { traits }))] }), cast('c')),
        activate('a'),
      );
    expect([tried(['Special Move']), tried([])]).toEqual(['legal', 'condition-not-met']);
  });
  it('so will the Main of one that is paired with a Unit', () => {
    const facts = when('attack', [{ does: 'use-paired' }]);
    const state = following(
      mainPhase({
        units: [
          on('d', facts, { pilot: { id: 'm', card: { ...move, pilot: { name: 'Fighter', ap: 1, hp: 1 } } } }),
          asker,
        ],
      }),
      attack('d', '2'),
      { type: 'pass', player: '2' },
      { type: 'pass', player: '2' },
      { type: 'pass', player: '1' },
    );
    expect(refusal(state, activate('a'))).toBe('legal');
  });
  it('so will one whose Burst activates it; what waits for a Command works then too', () => {
    const waiting: Ability = {
      when: 'command-used',
      command: { traits: ['Special Move'] },
      effects: [{ does: 'gain', keywords: { suppression: true }, lasts: 'turn', on: 'this' }],
    };
    const state = following(
      mainPhase(
        { units: [on('x')] },
        {
          base: null,
          shields: [{ ...move, burst: 'command' }, unit(), unit()],
          units: [
            on('w', {
              abilities: [
                waiting,
                { when: 'action', effects: [draw], if: { thisTurn: { commandUsed: {} } } },
              ],
            }),
          ],
        },
      ),
      attack('x', '2'),
      { type: 'pass', player: '2' },
      { type: 'pass', player: '2' },
      { type: 'pass', player: '1' },
      { type: 'burst', player: '2', card: '2-shield-1' },
    );
    expect(state.units.find(({ id }) => id === 'w')?.gains).toEqual([
      { keywords: { suppression: true }, lasts: 'turn' },
    ]);
    const end = following(state, { type: 'end', player: '1' });
    expect(options(end).some(({ type }) => type === 'activate')).toBe(true);
  });
});

describe('“If one of your Units has been destroyed by one of your (Neo Zeon) card’s effects during this turn”', () => {
  const asker = on('a', asking({ thisTurn: { putDown: { traits: ['Neo Zeon'] } } }));
  const tried = (effects: Effect[], traits: string[], whose: 'yours' | 'enemy' = 'yours') =>
    refusal(
      following(
        mainPhase(
          { units: [asker, on('b')], hand: [card('c', command(effects, { choose: { whose }, traits }))] },
          { units: [on('e')] },
        ),
        cast('c', [whose === 'yours' ? 'b' : 'e']),
      ),
      activate('a'),
    );
  it('one that says “destroy” will do, of such a card', () => {
    expect(tried([{ does: 'destroy' }], ['Neo Zeon'])).toBe('legal');
    expect(tried([{ does: 'destroy' }], [])).toBe('condition-not-met');
  });
  it('effect damage will not, nor the end of an enemy Unit', () => {
    expect(tried([{ does: 'damage', amount: 9 }], ['Neo Zeon'])).toBe('condition-not-met');
    expect(tried([{ does: 'destroy' }], ['Neo Zeon'], 'enemy')).toBe('condition-not-met');
  });
});

describe('What has been paid or discarded this turn', () => {
  it('“if you have paid 1 or more for one of your other Units’ effects”: not its own', () => {
    const need: Need = { thisTurn: { effectPaid: { other: true } } };
    const paying = (id: string) =>
      on(id, {
        abilities: [
          { when: 'main', cost: 1, effects: [draw] },
          { when: 'main', effects: [draw], if: need },
        ],
      });
    const setup = mainPhase({ resources: { active: 3 }, units: [paying('a'), paying('b')] });
    const state = following(setup, activate('b'));
    const asked = (id: string) => refusal(state, { type: 'activate', player: '1', card: id, ability: 1 });
    expect([asked('a'), asked('b')]).toEqual(['legal', 'condition-not-met']);
  });
  it('“during a turn where your opponent has discarded due to one of your effects, this card gets cost -2”', () => {
    const cheap = unit({ cost: 3, less: { cost: 2, if: { thisTurn: { enemyDiscarded: true } } } });
    const setup = mainPhase(
      {
        resources: { active: 1 },
        hand: [
          card('u', cheap),
          card(
            'theirs',
            command([{ does: 'each-player', who: 'enemies', of: [{ does: 'discard', count: 1 }] }]),
          ),
          card('mine', command([{ does: 'discard', count: 1 }])),
          1,
        ],
      },
      { hand: [card('h', unit())] },
    );
    const theirs = following(setup, cast('theirs'), { type: 'discard', player: '2', card: 'h' });
    const mine = following(setup, cast('mine'), { type: 'discard', player: '1', card: '1-hand-4' });
    expect([refusal(theirs, deploy('u')), refusal(mine, deploy('u'))]).toEqual(['legal', 'cost-not-met']);
  });
  it('nothing else is asked of a turn', () => {
    const need = { thisTurn: { won: true } } as never;
    expect(checkSetup(mainPhase({ units: [on('a', asking(need))] }))).toHaveLength(1);
    expect(playerOf(start(mainPhase()), '1').hand).toEqual([]);
  });
});

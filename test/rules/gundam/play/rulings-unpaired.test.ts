import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play/check-play';
import type { Ability, Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  pass,
  pilot,
  playerOf,
  refusal,
  start,
  undisturbed,
  unitOf,
  when,
} from './support';

const withPilot = (facts = {}) => ({ pilot: { id: 'p', card: pilot(facts) } });
const LEAVE: Effect = { does: 'unpair', to: 'hand' };

describe('A Pilot that leaves its Unit', () => {
  it('goes to hand, and the attack of what is no Link Unit any more goes on', () => {
    const facts = { link: { names: ['Pilot'] }, ...when('attack', [LEAVE], { while: ['linked'] }) };
    const state = following(
      mainPhase({ units: [on('u', facts, { ...withPilot(), deployedThisTurn: true })] }),
      attack('u', '2'),
    );
    expect([playerOf(state, '1').hand, unitOf(state, 'u')?.pilot, state.battle?.step]).toEqual([
      ['p'],
      undefined,
      'block',
    ]);
  });
  it('is destroyed alone by an effect: a Unit deployed this turn then cannot attack, another can', () => {
    const text = command([{ does: 'unpair', to: 'trash' }], { choose: { whose: 'any', paired: true } });
    const outcome = (deployedThisTurn?: true) => {
      const more = { ...withPilot(), ...(deployedThisTurn && { deployedThisTurn }) };
      const units = [on('u', { link: { names: ['Pilot'] } }, more)];
      const state = following(mainPhase({ units, hand: [card('c', text)] }), cast('c', ['u']));
      return [playerOf(state, '1').trash, refusal(state, attack('u', '2'))];
    };
    expect(outcome(true)).toEqual([['p', 'c'], 'deployed-this-turn']);
    expect(outcome()).toEqual([['p', 'c'], 'legal']);
  });
  it('may be an enemy’s, in the action step of the end phase', () => {
    const text: Effect[] = [{ does: 'unpair', to: 'trash' }];
    const state = following(
      mainPhase(
        { units: [on('u', { link: { names: ['Pilot'] } }, { ...withPilot(), deployedThisTurn: true })] },
        { hand: [card('c', command(text, { choose: { whose: 'enemy', paired: true } }))] },
      ),
      { type: 'end', player: '1' },
      cast('c', ['u'], '2'),
    );
    expect([playerOf(state, '1').trash, unitOf(state, 'u')?.pilot]).toEqual([['p'], undefined]);
  });
  it('is a new card if it joins its Unit again: what works once per turn works again', () => {
    const leave = card('c', command([LEAVE], { choose: { whose: 'yours' } }));
    const again = { type: 'pair', player: '1', card: 'p', unit: 'u' } as const;
    const draw: Effect = { does: 'draw', count: 1 };
    const activated = when('main', [draw], { oncePerTurn: true });
    const state = following(
      mainPhase({ units: [on('u', activated, withPilot(activated))], hand: [leave] }),
      activate('u'),
      activate('p'),
      cast('c', ['u']),
      again,
    );
    expect([refusal(state, activate('p')), refusal(state, activate('u'))]).toEqual(['legal', 'ability-used']);
    const reducing = {
      constants: [{ reduce: { by: 1, oncePerTurn: true as const, anybodys: true as const } }],
    };
    const hit = command([{ does: 'damage', amount: 2 }], { choose: { whose: 'yours' } });
    const hurt = following(
      mainPhase({
        units: [on('u', { hp: 9 }, withPilot(reducing))],
        hand: [leave, card('h1', hit), card('h2', hit), card('h3', hit)],
      }),
      cast('h1', ['u']),
      cast('h2', ['u']),
      cast('c', ['u']),
      again,
      cast('h3', ['u']),
    );
    expect(unitOf(hurt, 'u')?.damage).toBe(1 + 2 + 1);
  });
  it('takes its HP along: a Unit that then has none is destroyed', () => {
    const text = command([LEAVE], { choose: { whose: 'yours' } });
    const state = following(
      mainPhase({
        units: [on('u', { hp: 2 }, { ...withPilot({ hp: 2 }), damage: 3 })],
        hand: [card('c', text)],
      }),
      cast('c', ['u']),
    );
    expect([state.units, playerOf(state, '1').hand, playerOf(state, '1').trash.includes('u')]).toEqual([
      [],
      ['p'],
      true,
    ]);
  });
  it('is taken out of the trash by what its Unit says as it is destroyed', () => {
    const pile = (to: 'hand' | 'deck') => {
      const facts = when('destroyed', [{ does: 'unpair', to }]);
      const state = following(
        mainPhase(
          { units: [on('u', { hp: 1, ...facts }, withPilot({ hp: 0 }))], deck: 3 },
          { units: [on('w', { ap: 5 }, { rested: true })] },
        ),
        attack('u', 'w'),
        ...undisturbed,
      );
      const { hand, deck, trash } = playerOf(state, '1');
      return [hand, Array.isArray(deck) && deck[0], trash];
    };
    expect(pile('hand')).toEqual([['p'], '1-deck-1', ['u']]);
    expect(pile('deck')).toEqual([[], 'p', ['u']]);
  });
});

describe('The Main of the Command that a Unit is paired with', () => {
  const text = command([{ does: 'damage', amount: 2 }], {
    choose: { whose: 'enemy' },
    timings: ['main'],
    traits: ['Special Move'],
    pilot: { name: 'Somebody', ap: 0, hp: 0 },
  });
  const facts = when('attack', [{ does: 'use-paired' }]);
  const setup = (more: Ability[] = []) =>
    mainPhase(
      {
        units: [
          on('u', { abilities: [...(facts.abilities ?? []), ...more] }, { pilot: { id: 'c', card: text } }),
        ],
        resources: 0,
      },
      { units: [on('w')] },
    );
  const choose = { type: 'choose', player: '1', targets: ['w'] } as const;
  it('cannot activate the Command it is on: that would go on without end', () => {
    const endless = command([{ does: 'one-of', of: [[{ does: 'use-paired' }]] }]);
    const flaws = checkSetup(mainPhase({ hand: [card('c', endless)] }));
    expect(flaws.map(({ code, at }) => `${code} ${at}`)).toEqual(['malformed c']);
  });
  it('is activated with nothing to pay, and the card stays paired', () => {
    const state = following(setup(), attack('u', '2'), choose);
    expect([unitOf(state, 'w')?.damage, unitOf(state, 'u')?.pilot, playerOf(state, '1').trash]).toEqual([
      2,
      'c',
      [],
    ]);
  });
  it('is waited for as a Command that is used', () => {
    const more: Ability = {
      when: 'command-used',
      command: { traits: ['Special Move'] },
      effects: [{ does: 'gain', ap: 1, lasts: 'turn' }],
    };
    const state = following(setup([more]), attack('u', '2'), choose);
    expect(unitOf(state, 'u')?.gains).toHaveLength(1);
  });
});

describe('A Unit that cannot be paired or set active', () => {
  const facts = { constants: [{ cannotPair: true, cannotSetActive: true } as const] };
  it('takes no Pilot', () => {
    const state = start(mainPhase({ units: [on('u', facts)], hand: [card('p', pilot())] }));
    expect(refusal(state, { type: 'pair', player: '1', card: 'p', unit: 'u' })).toBe('cannot-be-paired');
  });
  it('stays rested in the start phase, and when an effect would set it active', () => {
    const units = [on('u', facts, { rested: true })];
    const begun = following(
      { phase: 'start', players: { '1': { units }, '2': {} } },
      { type: 'set-active', player: '1' },
    );
    const hand = [card('c', command([{ does: 'set-active' }], { choose: { whose: 'yours' } }))];
    const played = following(mainPhase({ units, hand }), cast('c', ['u']));
    expect([unitOf(begun, 'u')?.rested, unitOf(played, 'u')?.rested]).toEqual([true, true]);
  });
});

describe('The target of an attack', () => {
  const text = command([{ does: 'change-target' }], { choose: { whose: 'friendly', rested: true } });
  const setup = mainPhase(
    { units: [on('a', { ap: 2 })] },
    { units: [on('w', { hp: 2 }, { rested: true })], hand: [card('c', text)] },
  );
  it('may be changed by an effect in the action step: that Unit takes the damage', () => {
    const state = following(setup, attack('a', '2'), pass('2'), cast('c', ['w'], '2'), pass('1'), pass('2'));
    expect([unitOf(state, 'w'), state.areas[1]?.base?.damage]).toEqual([undefined, 0]);
  });
  it('is not changed where nothing attacks', () => {
    const quiet = following(setup, { type: 'end', player: '1' }, cast('c', ['w'], '2'));
    expect([quiet.battle, unitOf(quiet, 'w')?.damage]).toEqual([null, 0]);
  });
});

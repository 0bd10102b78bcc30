import { describe, expect, it } from 'vitest';
import { apOf, keywordsOf } from '../../../../app/_rules/gundam/play';
import type { UnitSetup } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Effect, Text, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
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
  playerOf,
  refusal,
  start,
  toMain,
  toNextTurn,
  undisturbed,
  unit,
  unitOf,
  when,
} from './support';

const inHand = (text: Text) => [card('text', command(text.effects, text))];
const withPilot = (facts = {}): Partial<UnitSetup> => ({ pilot: { id: 'p', card: pilot(facts) } });

describe('A Unit that is not set active', () => {
  const text: Text = { choose: { whose: 'enemy', rested: true }, effects: [{ does: 'keep-rested' }] };
  const setup = mainPhase({ hand: inHand(text) }, { units: [on('w', {}, { rested: true })] });
  it('stays rested in the next start phase of its player, and only in that one', () => {
    const next = following(setup, cast('text', ['w']), ...toNextTurn(), ...toMain('2'));
    expect(unitOf(next, 'w')?.rested).toBe(true);
    const later = following(next, ...toNextTurn('2', '1'), ...toMain('1'), ...toNextTurn(), ...toMain('2'));
    expect(unitOf(later, 'w')?.rested).toBe(false);
  });
  it('is set active by an effect all the same', () => {
    const effects: Effect[] = [{ does: 'set-active', on: 'this' }];
    const facts = when('main', effects);
    const state = following(
      mainPhase({ hand: inHand(text) }, { units: [on('w', facts, { rested: true })] }),
      cast('text', ['w']),
      ...toNextTurn(),
      ...toMain('2'),
      { type: 'activate', player: '2', card: 'w', ability: 0 },
    );
    expect(unitOf(state, 'w')?.rested).toBe(false);
  });
});

describe('Cards put from the deck into the trash', () => {
  const effects: Effect[] = [
    { does: 'mill', count: 2 },
    { does: 'draw', count: 1, if: { milled: { traits: ['CB'] } } },
  ];
  const setup = (...traits: string[]) =>
    mainPhase({
      hand: inHand({ effects }),
      trash: [card('old', unit({ traits: ['CB'] }))],
      deck: [...traits.map((trait, i) => card(`d${i}`, unit({ traits: [trait] }))), 5],
    });
  it('are looked at by "if you placed": those that lay in the trash before do not count', () => {
    const hand = (...traits: string[]) =>
      playerOf(following(setup(...traits), cast('text')), '1').hand.length;
    expect([hand('Zeon', 'CB'), hand('Zeon', 'Zeon')]).toEqual([1, 0]);
  });
  it('may be unknown: then their player says what they are', () => {
    const state = following(
      mainPhase({ hand: inHand({ effects }), deck: 9, pool: [card('x', unit({ traits: ['CB'] }))] }),
      cast('text'),
      { type: 'draw', player: '1', card: 'x' },
    );
    const { trash, hand } = playerOf(state, '1');
    expect([trash, hand.length]).toEqual([['x', '1-deck-2', 'text'], 1]);
  });
  it('lose the game when they are the last', () => {
    const state = following(mainPhase({ hand: inHand({ effects }), deck: 2 }), cast('text'));
    expect(state.over).toMatchObject({ reason: 'empty-deck', winners: ['2'] });
  });
});

describe('Deploying out of the trash for its Cost', () => {
  const effects: Effect[] = [{ does: 'deploy-from', where: 'trash', of: { maxLv: 5 }, pay: true }];
  const setup = (resources: object) =>
    mainPhase({ hand: inHand({ effects }), trash: [card('u', unit({ lv: 5, cost: 2 }))], resources });
  it('asks for no Lv., but for active Resources', () => {
    const state = following(setup({ active: 2 }), cast('text'), { type: 'take', player: '1', card: 'u' });
    expect([unitOf(state, 'u')?.owner, playerOf(state, '1').resources?.active]).toEqual(['1', 0]);
    expect(refusal(start(setup({ active: 1, rested: 5 })), cast('text'))).toBe('nothing-to-choose');
  });
  it('costs no less for what is said of a card in hand, but for what is said of one in the trash', () => {
    const asked = (less: UnitFacts['less'], where: 'hand' | 'trash') => {
      const u = card('u', unit({ lv: 1, cost: 2, ...(less && { less }) }));
      const text = inHand({ effects });
      const piles = where === 'hand' ? { hand: [...text, u] } : { hand: text, trash: [u] };
      return start(mainPhase({ ...piles, resources: { active: 1 } }));
    };
    const deploying = { type: 'deploy', player: '1', card: 'u' } as const;
    const inHandLess = { cost: 1, if: {} };
    const inTrashLess = { cost: 1, if: {}, in: 'trash' } as const;
    expect(refusal(asked(inHandLess, 'hand'), deploying)).toBe('legal');
    expect(refusal(asked(inHandLess, 'trash'), cast('text'))).toBe('nothing-to-choose');
    expect(refusal(asked(inTrashLess, 'hand'), deploying)).toBe('cost-not-met');
    expect(refusal(asked(inTrashLess, 'trash'), cast('text'))).toBe('legal');
  });
  it('may be paid with an EX Resource', () => {
    const asked = following(setup({ active: 2, ex: 1 }), cast('text'));
    expect(options(asked)).toEqual([
      { type: 'take', player: '1', card: 'u' },
      { type: 'take', player: '1', card: 'u', ex: 1 },
    ]);
    const paid = following(asked, { type: 'take', player: '1', card: 'u', ex: 1 });
    expect(playerOf(paid, '1').resources).toMatchObject({ active: 1, ex: 0 });
  });
  it('goes on though the EX Resource that paid was needed for the Lv. that the text asks for', () => {
    const [part] = effects;
    const text = part ? [{ ...part, if: { lv: 3 } }] : [];
    const paid = following(
      mainPhase({
        hand: inHand({ effects: text }),
        trash: [card('u', unit({ lv: 5, cost: 2 }))],
        resources: { active: 2, ex: 1 },
      }),
      cast('text'),
      { type: 'take', player: '1', card: 'u', ex: 1 },
    );
    expect([unitOf(paid, 'u')?.owner, playerOf(paid, '1').trash]).toEqual(['1', ['text']]);
  });
});

describe('When a Unit deals battle damage to an enemy Unit', () => {
  const facts = (ap: number) => ({
    ap,
    ...when('damages', [{ does: 'destroy', on: 'battling' }], { battling: { maxLv: 5, paired: false } }),
  });
  const fought = (ap: number, enemy: Partial<UnitSetup> = {}, lv = 5) =>
    following(
      mainPhase(
        { units: [on('a', facts(ap))] },
        { units: [on('w', { hp: 9, ap: 0, lv }, { rested: true, ...enemy })] },
      ),
      attack('a', 'w'),
      ...undisturbed,
    );
  it('it may destroy it', () => expect(unitOf(fought(1), 'w')).toBeUndefined());
  it('not with 0 AP, which deals no damage', () => expect(unitOf(fought(0), 'w')).toBeDefined());
  it('not one of another description', () => {
    expect(unitOf(fought(1, withPilot()), 'w')).toBeDefined();
    expect(unitOf(fought(1, {}, 6), 'w')).toBeDefined();
  });
  it('destroyed by that effect, it is not destroyed with battle damage', () => {
    const drawing: Ability = { when: 'destroys', effects: [{ does: 'draw', count: 1 }] };
    const abilities = [...(facts(1).abilities ?? []), drawing];
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 1, abilities })] },
        { units: [on('w', { hp: 9, ap: 0 }, { rested: true })] },
      ),
      attack('a', 'w'),
      ...undisturbed,
    );
    expect([unitOf(state, 'w'), playerOf(state, '1').hand]).toEqual([undefined, []]);
  });
});

describe('While a Unit battles one of a kind', () => {
  it('a block by another ends what it had', () => {
    const constants = [{ battling: { maxLv: 2 }, keywords: { firstStrike: true } }] as const;
    const state = following(
      mainPhase(
        { units: [on('a', { constants })] },
        { units: [on('w', { lv: 2 }, { rested: true }), on('b', { lv: 4, keywords: { blocker: true } })] },
      ),
      attack('a', 'w'),
    );
    expect(keywordsOf(state, 'a').firstStrike).toBe(true);
    const blocked = following(state, { type: 'block', player: '2', unit: 'b' });
    expect(keywordsOf(blocked, 'a').firstStrike).toBeUndefined();
  });
});

describe('Texts that wait for another Unit', () => {
  const drawing: Effect[] = [{ does: 'draw', count: 1 }];
  it('one of yours deployed: its own deployment too, unless it says another', () => {
    const arriving = (other?: true) => {
      const facts = when('unit-deployed', drawing, { of: { whose: 'yours', ...(other && { other }) } });
      const state = following(mainPhase({ hand: [card('x', unit(facts)), card('y', unit())] }), {
        type: 'deploy',
        player: '1',
        card: 'x',
      });
      const later = following(state, { type: 'deploy', player: '1', card: 'y' });
      return [state, later].map((each) => 30 - (playerOf(each, '1').deck as string[]).length);
    };
    expect([arriving(), arriving(true)]).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
  it('a Unit of yours that links gains what the Base gives it', () => {
    const base = {
      type: 'base' as const,
      name: 'Base',
      hp: 5,
      abilities: [
        {
          when: 'unit-linked' as const,
          oncePerTurn: true as const,
          of: { whose: 'friendly' as const },
          effects: [
            { does: 'gain' as const, lasts: 'turn' as const, keywords: { breach: 3 }, on: 'that' as const },
          ],
        },
      ],
    };
    const link = { names: ['Pilot'] };
    const state = following(
      mainPhase({
        base,
        units: [on('a', { link }), on('b', { link })],
        hand: [card('p', pilot()), card('q', pilot())],
      }),
      { type: 'pair', player: '1', card: 'p', unit: 'a' },
      { type: 'pair', player: '1', card: 'q', unit: 'b' },
    );
    expect(['a', 'b'].map((id) => keywordsOf(state, id).breach)).toEqual([3, undefined]);
  });
  it('a Pilot of a kind paired with one of yours, its own Unit among them', () => {
    const facts = when('unit-paired', drawing, { of: { whose: 'yours', paired: { traits: ['Newtype'] } } });
    const drawn = (traits: string[]) =>
      playerOf(
        following(mainPhase({ units: [on('a', facts)], hand: [card('p', pilot({ traits }))] }), {
          type: 'pair',
          player: '1',
          card: 'p',
          unit: 'a',
        }),
        '1',
      ).hand.length;
    expect([drawn(['Newtype']), drawn([])]).toEqual([1, 0]);
  });
  it('another Unit that attacks', () => {
    const facts = when('unit-attacks', [{ does: 'gain', lasts: 'battle', ap: 2, on: 'that' }], {
      of: { whose: 'any', other: true },
      against: 'unit',
      if: { this: { rested: true } },
    });
    const setup = mainPhase(
      { units: [on('a'), on('b', facts, { rested: true })] },
      { units: [on('w', {}, { rested: true })] },
    );
    expect(apOf(following(setup, attack('a', 'w')), 'a')).toBe(4);
    expect(apOf(following(setup, attack('a', '2')), 'a')).toBe(2);
  });
  it('one of yours that destroys: setting active what is active uses up no turn’s use', () => {
    const facts = when('unit-destroys', [{ does: 'set-active', on: 'this' }], {
      of: { whose: 'yours' },
      oncePerTurn: true,
      while: ['your-turn'],
    });
    const enemies = ['v', 'w'].map((id) => on(id, { hp: 1, ap: 0 }, { rested: true }));
    const first = following(
      mainPhase({ units: [on('a', facts), on('b')] }, { units: enemies }),
      attack('b', 'v'),
      ...undisturbed,
    );
    const second = following(first, attack('a', 'w'), ...undisturbed);
    expect([unitOf(first, 'a')?.used, unitOf(second, 'a')?.rested]).toEqual([[], false]);
  });
  it('an EX Resource that its player places', () => {
    const facts = when('ex-placed', drawing);
    const state = following(
      mainPhase({
        units: [on('a', facts)],
        resources: 3,
        hand: inHand({ effects: [{ does: 'place-ex-resource' }] }),
      }),
      cast('text'),
    );
    expect(playerOf(state, '1').hand).toHaveLength(1);
  });
});

describe('Pairing by an effect', () => {
  const effects: Effect[] = [{ does: 'pair-from', where: 'hand', of: { traits: ['AEUG'] }, may: true }];
  const abilities: Ability[] = [{ when: 'linked', effects: [{ does: 'draw', count: 1 }] }];
  const aeug = pilot({ name: 'Kamille', traits: ['AEUG'], lv: 9, cost: 9, abilities });
  const katz = command([], { traits: ['AEUG'], pilot: { name: 'Katz', ap: 1, hp: 0, traits: ['AEUG'] } });
  it('costs nothing; When Paired and When Linked work; a Command is no Pilot card', () => {
    const facts = { ...when('deploy', effects), link: { names: ['Kamille'] } };
    const state = following(
      mainPhase({
        resources: 1,
        hand: [card('x', unit({ lv: 1, cost: 1, ...facts })), card('k', aeug), card('z', katz)],
      }),
      { type: 'deploy', player: '1', card: 'x' },
      { type: 'accept', player: '1', card: 'x' },
    );
    expect(options(state)).toEqual([{ type: 'take', player: '1', card: 'k' }]);
    const paired = following(state, { type: 'take', player: '1', card: 'k' });
    expect([unitOf(paired, 'x')?.pilot, playerOf(paired, '1').hand.length]).toEqual(['k', 2]);
  });
  it('a Command that has done its Main may join a Unit instead of the trash', () => {
    const text = command(
      [
        { does: 'gain', lasts: 'turn', ap: -2, on: 'chosen' },
        { does: 'choose', choose: { whose: 'yours', paired: false }, may: true },
        { does: 'pair-this', ifYouDo: true },
      ],
      { choose: { whose: 'enemy' }, pilot: { name: 'Chibodee', ap: 1, hp: 1 } },
    );
    const played = following(
      mainPhase({ hand: [card('text', text)], units: [on('a'), on('b')] }, { units: [on('w')] }),
      cast('text', ['w']),
    );
    const joined = following(
      played,
      { type: 'accept', player: '1', card: 'text' },
      { type: 'choose', player: '1', targets: ['b'] },
    );
    expect([unitOf(joined, 'b')?.pilot, playerOf(joined, '1').trash, apOf(joined, 'w')]).toEqual([
      'text',
      [],
      0,
    ]);
    const left = following(played, { type: 'decline', player: '1', card: 'text' });
    expect([unitOf(left, 'b')?.pilot, playerOf(left, '1').trash]).toEqual([undefined, ['text']]);
  });
  it('joins only a Unit of its own player', () => {
    const effects: Effect[] = [{ does: 'pair-this' }];
    const text = command(effects, { choose: { whose: 'any' }, pilot: { name: 'Chibodee', ap: 1, hp: 1 } });
    const played = following(
      mainPhase({ hand: [card('text', text)] }, { units: [on('w')] }),
      cast('text', ['w']),
    );
    expect([unitOf(played, 'w')?.pilot, playerOf(played, '1').trash]).toEqual([undefined, ['text']]);
  });
});

describe('A Burst that may put its card elsewhere', () => {
  const shield = unit({ burst: { effects: [{ does: 'to-hand', if: { lv: 5 } }] } });
  const burst = (resources: number) =>
    playerOf(
      following(
        mainPhase({ units: [on('a')] }, { base: null, shields: [shield, null], resources }),
        attack('a', '2'),
        ...undisturbed,
        { type: 'burst', player: '2', card: '2-shield-1' },
      ),
      '2',
    );
  it('leaves it to the trash where it does not', () => {
    expect([burst(5).hand, burst(5).trash]).toEqual([['2-shield-1'], []]);
    expect([burst(4).hand, burst(4).trash]).toEqual([[], ['2-shield-1']]);
  });
});

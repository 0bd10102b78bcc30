import { describe, expect, it } from 'vitest';
import {
  attack,
  duel,
  following,
  handOf,
  options,
  pass,
  plain,
  refusal,
  shieldsOf,
  trashOf,
  undisturbed,
  unit,
  unitIds,
} from './support';

const hitting = (shields: NonNullable<Parameters<typeof duel>[1]>['shields'], keywords = {}) =>
  following(
    duel(
      { units: [{ id: 'a', card: unit({ ap: 4, hp: 2, keywords }) }] },
      { ...(shields !== undefined && { shields }) },
    ),
    attack('a', '2'),
    ...undisturbed,
  );
const top = '2-shield-1';

describe('Burst', () => {
  it('waits for the Shield’s owner to decide', () => {
    const state = hitting(['amuro-ray']);
    expect(options(state)).toEqual([
      { type: 'burst', player: '2', card: top },
      { type: 'decline', player: '2', card: top },
    ]);
    expect(refusal(state, { type: 'burst', player: '1', card: top })).toBe('not-your-burst');
    expect(refusal(state, pass('1'))).toBe('effect-first');
  });
  it('may be declined: the card goes to the trash', () => {
    const state = following(hitting(['amuro-ray']), { type: 'decline', player: '2', card: top });
    expect(trashOf(state, '2')).toEqual([top]);
    expect(state.battle).toBeNull();
  });
  it('may send the card to its owner’s hand', () => {
    const state = following(hitting(['amuro-ray']), { type: 'burst', player: '2', card: top });
    expect(handOf(state, '2')).toEqual([top]);
    expect(trashOf(state, '2')).toEqual([]);
  });
  it('may deploy a Base, whose Deploy ability then works', () => {
    const state = following(hitting(['white-base', ...plain(2)]), { type: 'burst', player: '2', card: top });
    expect(state.areas[1]?.base?.card).toBe(top);
    expect(handOf(state, '2')).toEqual(['2-shield-2']);
    expect(shieldsOf(state, 1)).toEqual(['2-shield-3']);
  });
  it('may do as the Command does, without payment', () => {
    const state = following(hitting(['unforeseen-incident']), {
      type: 'burst',
      player: '2',
      card: top,
      targets: ['a'],
    });
    expect(state.units[0]?.gains).toEqual([{ lasts: 'turn', ap: -3 }]);
    expect(trashOf(state, '2')).toEqual([top]);
  });
  it('may have a text of its own, which may destroy the attacker', () => {
    const state = following(hitting(['battle-of-aces']), {
      type: 'burst',
      player: '2',
      card: top,
      targets: ['a'],
    });
    expect(unitIds(state)).toEqual([]);
    expect(trashOf(state, '2')).toEqual([top]);
  });
  it('can only be declined when there is nothing to choose', () => {
    const state = following(
      duel({ units: [{ id: 'a', card: unit({ ap: 4 }) }] }, { shields: ['hawk-of-endymion', null] }),
    );
    expect(state.areas[1]?.shields).toHaveLength(2);
    const burst = { choose: { whose: 'enemy', maxHp: 1 }, effects: [{ does: 'destroy' }] } as const;
    expect(options(hitting([unit({ burst })]))).toEqual([{ type: 'decline', player: '2', card: top }]);
  });
  it('does not work from the hand', () => {
    const state = following(duel({ hand: [{ id: 'amuro', card: 'amuro-ray' }] }));
    expect(refusal(state, { type: 'burst', player: '1', card: 'amuro' })).toBe('no-burst-now');
  });
  it('of two Shields destroyed at once is resolved in the order their owner likes', () => {
    const state = hitting(['amuro-ray', 'white-base'], { suppression: true });
    expect(options(state).map(({ type }) => type)).toEqual(['burst', 'decline', 'burst', 'decline']);
    const second = following(state, { type: 'burst', player: '2', card: '2-shield-2' });
    expect(second.areas[1]?.base?.card).toBe('2-shield-2');
    expect(refusal(second, { type: 'burst', player: '2', card: top })).toBe('legal');
  });
  it('deploying a Base puts the Base that is there into the trash, undestroyed', () => {
    const state = following(
      hitting(['white-base', 'gamow'], { suppression: true }),
      { type: 'burst', player: '2', card: top },
      { type: 'burst', player: '2', card: '2-shield-2' },
    );
    expect(state.areas[1]?.base?.card).toBe('2-shield-2');
    expect(trashOf(state, '2')).toEqual([top]);
  });
  it('comes before everything else that triggered', () => {
    const dying = unit({
      name: 'Dying',
      hp: 1,
      abilities: [{ when: 'destroyed', may: true, effects: [{ does: 'draw', count: 1 }] }],
    });
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit({ ap: 4, keywords: { breach: 1 } }) }] },
        { units: [{ id: 'z', card: dying, rested: true }], shields: ['amuro-ray'] },
      ),
      attack('a', 'z'),
      ...undisturbed,
    );
    expect(options(state)).toEqual([
      { type: 'burst', player: '2', card: top },
      { type: 'decline', player: '2', card: top },
    ]);
    const next = following(state, { type: 'decline', player: '2', card: top });
    expect(options(next)).toEqual([
      { type: 'resolve', player: '2', card: 'z', ability: 0 },
      { type: 'decline', player: '2', card: 'z', ability: 0 },
    ]);
  });
});

describe('An unknown Shield', () => {
  it('is revealed as one of the cards that the setup names', () => {
    const state = hitting([null, ...plain(1)]);
    expect(refusal(state, pass('1'))).toBe('reveal-first');
    expect(refusal(state, { type: 'reveal', player: '1', shield: top, card: 'gm' })).toBe('not-your-shield');
    expect(refusal(state, { type: 'reveal', player: '2', shield: top, card: 'nothing' })).toBe(
      'unknown-card',
    );
    expect(trashOf(following(state, { type: 'reveal', player: '2', shield: top, card: 'gm' }), '2')).toEqual([
      top,
    ]);
    const amuro = following(state, { type: 'reveal', player: '2', shield: top, card: 'amuro-ray' });
    expect(options(amuro)).toHaveLength(2);
  });
  it('keeps its Burst company with that of the Shield destroyed beside it', () => {
    const state = following(hitting(['amuro-ray', null], { suppression: true }), {
      type: 'reveal',
      player: '2',
      shield: '2-shield-2',
      card: 'amuro-ray',
    });
    expect(state.pending).toHaveLength(1);
    expect(options(state)).toHaveLength(4);
  });
});

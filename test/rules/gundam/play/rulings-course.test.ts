import { describe, expect, it } from 'vitest';
import type { HandCard, Move, Seat } from '../../../../app/_rules/gundam/play/state';
import {
  attack,
  card,
  command,
  following,
  mainPhase,
  options,
  pilot,
  play,
  playerOf,
  refusal,
  start,
  toMain,
  toNextTurn,
  unit,
  unitOf,
} from './support';

const deploy = (id: string, more: object = {}): Move => ({ type: 'deploy', player: '1', card: id, ...more });
const pair = (id: string, unitId: string): Move => ({ type: 'pair', player: '1', card: id, unit: unitId });
const six = Array.from({ length: 6 }, (_, i) => ({ id: `u${i + 1}`, card: unit() }));

describe('Before the first turn', () => {
  const game = () => start({ phase: 'hand', players: { '1': {}, '2': {} } });
  it('nobody places Shields while the other may still change their hand', () => {
    const kept = following(game(), { type: 'keep', player: '1' });
    expect(refusal(kept, { type: 'place-shields', player: '1' })).not.toBe('legal');
    expect(options(kept).map(({ player }) => player)).toEqual(['2', '2']);
  });
  it('39 cards are left in each deck, five in each hand, none of them a Shield', () => {
    const moves = (['keep', 'place-shields', 'place-tokens'] as const).flatMap((type) =>
      (['1', '2'] as const).map((player): Move => ({ type, player })),
    );
    const begun = following(game(), ...moves);
    for (const seat of ['1', '2'] as const) {
      expect(playerOf(begun, seat).deck).toHaveLength(39);
      expect(playerOf(begun, seat).hand).toHaveLength(5);
      expect(playerOf(begun, seat).resourceDeck).toBe(10);
    }
  });
});

describe('The first phases', () => {
  it('the first player draws on the very first turn, and no phase can be skipped', () => {
    const begun = start({ players: { '1': {}, '2': {} } });
    expect(options(begun)).toEqual([{ type: 'set-active', player: '1' }]);
    const main = following(begun, ...toMain('1'));
    expect(playerOf(main, '1').hand).toHaveLength(1);
    expect(playerOf(main, '1').resources).toMatchObject({ active: 1, rested: 0 });
    expect(main.phase).toBe('main');
  });
  it('the start phase stands up everything of one’s own and nothing of the other’s', () => {
    const begun = following(
      {
        players: {
          '1': {
            units: [{ id: 'mine', card: unit(), rested: true }],
            base: { card: 'white-base', rested: true },
            resources: { active: 1, rested: 2, exRested: 1 },
          },
          '2': { units: [{ id: 'theirs', card: unit(), rested: true }], resources: { rested: 2 } },
        },
      },
      { type: 'set-active', player: '1' },
    );
    expect(unitOf(begun, 'mine')?.rested).toBe(false);
    expect(unitOf(begun, 'theirs')?.rested).toBe(true);
    expect(begun.areas[0]?.base?.rested).toBe(false);
    expect(playerOf(begun, '1').resources).toMatchObject({ active: 3, rested: 0, ex: 1 });
    expect(playerOf(begun, '2').resources?.rested).toBe(2);
  });
  it('whoever draws the last card of their deck has lost at once', () => {
    const lost = following(
      { phase: 'draw', players: { '1': { deck: 1, hand: 4 }, '2': {} } },
      { type: 'draw', player: '1' },
    );
    expect(lost.over).toMatchObject({ reason: 'empty-deck', winners: ['2'], defeated: ['1'] });
    expect(options(lost)).toEqual([]);
  });
  it('an effect that draws the last card costs the game as well', () => {
    const draws = command([{ does: 'draw', count: 2 }]);
    const lost = following(mainPhase({ deck: 2, hand: [card('draw', draws)] }), {
      type: 'play',
      player: '1',
      card: 'draw',
    });
    expect(lost.over).toMatchObject({ reason: 'empty-deck', winners: ['2'] });
  });
  it('an empty resource deck costs nothing: the phase takes place', () => {
    const main = following(
      { phase: 'resource', players: { '1': { resources: 3, resourceDeck: 0 }, '2': {} } },
      { type: 'place-resource', player: '1' },
    );
    expect(main.phase).toBe('main');
    expect(playerOf(main, '1').resources?.active).toBe(3);
  });
});

describe('Lv. and Cost', () => {
  const gm = card('gm', unit({ lv: 2, cost: 1 }));
  const gm2 = card('gm2', unit({ lv: 2, cost: 1 }));
  it('Lv. counts every Resource, also rested ones and EX Resources', () => {
    const rested = start(mainPhase({ hand: [gm], resources: { active: 1, rested: 1 } }));
    expect(refusal(rested, deploy('gm'))).toBe('legal');
    const alone = start(mainPhase({ hand: [gm], resources: 1 }));
    expect(refusal(alone, deploy('gm'))).toBe('lv-not-met');
    const withEx = following(mainPhase({ hand: [gm], resources: { active: 1, ex: 1 } }), deploy('gm'));
    expect(playerOf(withEx, '1').resources).toMatchObject({ active: 0, rested: 1, ex: 1 });
  });
  it('only active Resources pay', () => {
    const spent = start(mainPhase({ hand: [gm], resources: { rested: 3 } }));
    expect(refusal(spent, deploy('gm'))).toBe('cost-not-met');
  });
  it('an EX Resource that pays leaves the game, and the Lv. it counted for with it', () => {
    const after = following(
      mainPhase({ hand: [gm, gm2], resources: { active: 1, ex: 1 } }),
      deploy('gm', { ex: 1 }),
    );
    expect(playerOf(after, '1').resources).toMatchObject({ active: 1, rested: 0, ex: 0 });
    expect(refusal(after, deploy('gm2'))).toBe('lv-not-met');
  });
  it('nobody pays with more EX Resources than they have, or than it costs', () => {
    const state = start(mainPhase({ hand: [gm], resources: { active: 2, ex: 2 } }));
    expect(play(state, deploy('gm', { ex: 2 })).ok).toBe(false);
    expect(play(state, deploy('gm', { ex: 3 })).ok).toBe(false);
  });
  it('what lowers a Cost does not lower the Lv.', () => {
    const cheap = unit({ lv: 3, cost: 2, less: { cost: 2, if: { lv: 1 } } });
    const state = start(mainPhase({ hand: [card('cheap', cheap)], resources: 2 }));
    expect(refusal(state, deploy('cheap'))).toBe('lv-not-met');
    const enough = following(mainPhase({ hand: [card('cheap', cheap)], resources: 3 }), deploy('cheap'));
    expect(playerOf(enough, '1').resources?.active).toBe(3);
  });
  it('what is paid is the Cost that it had in hand', () => {
    const cheap = unit({ lv: 0, cost: 2, less: { cost: 1, if: { hand: { atMost: 4 } } } });
    const resources = { active: 2, ex: 2 };
    const five = following(
      mainPhase({ hand: [card('cheap', cheap), 4], resources }),
      deploy('cheap', { ex: 2 }),
    );
    expect(playerOf(five, '1').resources).toMatchObject({ active: 2, rested: 0, ex: 0 });
    const four = following(mainPhase({ hand: [card('cheap', cheap), 3], resources }), deploy('cheap'));
    expect(playerOf(four, '1').resources).toMatchObject({ active: 1, rested: 1, ex: 2 });
  });
  it('Gundam Aerial costs 1 with four Commands in the trash', () => {
    const trash = Array.from({ length: 4 }, (_, i) => card(`c${i}`, command([])));
    const aerial: HandCard = { id: 'aerial', card: 'gundam-aerial' };
    const paid = following(mainPhase({ hand: [aerial], trash, resources: 5 }), deploy('aerial'));
    expect(playerOf(paid, '1').resources?.active).toBe(4);
    const three = following(
      mainPhase({ hand: [aerial], trash: trash.slice(1), resources: 5 }),
      deploy('aerial'),
    );
    expect(playerOf(three, '1').resources?.active).toBe(2);
  });
  it('a sixth EX Resource is not placed', () => {
    const more = command([{ does: 'place-ex-resource', count: 2 }]);
    const after = following(mainPhase({ hand: [card('more', more)], resources: { ex: 4 } }), {
      type: 'play',
      player: '1',
      card: 'more',
    });
    expect(playerOf(after, '1').resources?.ex).toBe(5);
  });
});

describe('Deploying at the limit', () => {
  const dying = unit({ abilities: [{ when: 'destroyed', effects: [{ does: 'draw', count: 1 }] }] });
  it('a seventh Unit asks which one makes room; that one is not destroyed, and its Pilot goes along', () => {
    const full = [{ id: 'old', card: dying, pilot: { id: 'ace', card: pilot() } }, ...six.slice(1)];
    const state = start(mainPhase({ units: full, hand: [card('new', unit())] }));
    expect(refusal(state, deploy('new'))).toBe('no-room');
    const after = following(state, deploy('new', { replace: ['old'] }));
    expect(after.units).toHaveLength(6);
    expect(playerOf(after, '1').trash.toSorted()).toEqual(['ace', 'old']);
    expect(playerOf(after, '1').hand).toEqual([]);
  });
  it('with room left nothing is replaced', () => {
    const state = start(mainPhase({ units: six.slice(1), hand: [card('new', unit())] }));
    expect(refusal(state, deploy('new', { replace: ['u2'] }))).toBe('nothing-to-replace');
  });
  it('nobody makes room with a Unit of the opponent', () => {
    const state = start(
      mainPhase({ units: six, hand: [card('new', unit())] }, { units: [{ id: 'theirs', card: unit() }] }),
    );
    expect(play(state, deploy('new', { replace: ['theirs'] })).ok).toBe(false);
  });
  it('a new Base puts the old one into the trash, undestroyed; an EX Base leaves the game', () => {
    const base = { type: 'base' as const, name: 'New Base', hp: 5 };
    const old = { ...base, name: 'Old Base', abilities: dying.abilities ?? [] };
    const after = following(mainPhase({ base: old, hand: [card('new', base)] }), deploy('new'));
    expect(after.areas[0]?.base?.card).toBe('new');
    expect(playerOf(after, '1').trash).toEqual(['1-base']);
    expect(playerOf(after, '1').hand).toEqual([]);
    const ex = following(mainPhase({ hand: [card('new', base)] }), deploy('new'));
    expect(playerOf(ex, '1').trash).toEqual([]);
  });
  it('a token makes room too, and a token that made room is gone from the game', () => {
    const token = unit({ token: true });
    const makes = command([{ does: 'token', unit: token }]);
    const state = start(mainPhase({ units: six, hand: [card('make', makes)] }));
    expect(play(state, { type: 'play', player: '1', card: 'make' }).ok).toBe(false);
    const made = following(state, { type: 'play', player: '1', card: 'make', replace: ['u1'] });
    expect(made.units).toHaveLength(6);
    const full = [{ id: 'token', card: token }, ...six.slice(1)];
    const gone = following(
      mainPhase({ units: full, hand: [card('new', unit())] }),
      deploy('new', { replace: ['token'] }),
    );
    expect(playerOf(gone, '1').trash).toEqual([]);
  });
});

describe('Pairing and Link Units', () => {
  const linkable = unit({ name: 'Linkable', link: { names: ['Ace'] } });
  const ace = pilot({ name: 'Ace' });
  it('a Unit has one Pilot at most, and nobody pairs with a Unit of the opponent', () => {
    const state = start(
      mainPhase(
        {
          units: [{ id: 'u', card: linkable, pilot: { id: 'first', card: ace } }],
          hand: [card('second', ace)],
        },
        { units: [{ id: 'theirs', card: unit() }] },
      ),
    );
    expect(refusal(state, pair('second', 'u'))).toBe('already-paired');
    expect(play(state, pair('second', 'theirs')).ok).toBe(false);
  });
  it('a Link Unit attacks on the turn it is deployed, another Unit does not, whoever is its Pilot', () => {
    const hand = [card('linked', linkable), card('other', unit()), card('ace', ace), card('any', pilot())];
    const both = following(mainPhase({ hand }), deploy('linked'), deploy('other'));
    expect(refusal(both, attack('linked', '2'))).toBe('deployed-this-turn');
    const paired = following(both, pair('ace', 'linked'), pair('any', 'other'));
    expect(refusal(paired, attack('linked', '2'))).toBe('legal');
    expect(refusal(paired, attack('other', '2'))).toBe('deployed-this-turn');
  });
  it('link conditions may be a trait of the Pilot', () => {
    const byTrait = unit({ link: { traits: ['Newtype'] } });
    const hand = [card('u', byTrait), card('p', pilot({ traits: ['Newtype', 'Zeon'] }))];
    expect(refusal(following(mainPhase({ hand }), deploy('u'), pair('p', 'u')), attack('u', '2'))).toBe(
      'legal',
    );
  });
  it('a Pilot whose Unit returns to hand goes with it', () => {
    const back = command([{ does: 'return' }], { choose: { whose: 'enemy' } });
    const after = following(
      mainPhase(
        { hand: [card('back', back)] },
        { units: [{ id: 'theirs', card: unit(), pilot: { id: 'ace', card: ace } }] },
      ),
      { type: 'play', player: '1', card: 'back', targets: ['theirs'] },
    );
    expect(playerOf(after, '2').hand.toSorted()).toEqual(['ace', 'theirs']);
  });
  it('a Command with the Pilot ability is paired for its Cost, in the main phase alone', () => {
    const both = command([{ does: 'draw', count: 1 }], {
      cost: 1,
      pilot: { name: 'Ace', ap: 1, hp: 1 },
    });
    const setup = mainPhase({ units: [{ id: 'u', card: linkable }], hand: [card('c', both)], resources: 2 });
    const paired = following(setup, pair('c', 'u'));
    expect(unitOf(paired, 'u')?.pilot).toBe('c');
    expect(playerOf(paired, '1').resources?.active).toBe(1);
    expect(playerOf(paired, '1').hand).toEqual([]);
    const action = following(setup, { type: 'end', player: '1' }, { type: 'pass', player: '2' });
    expect(refusal(action, pair('c', 'u'))).toBe('pair-in-main-phase');
    expect(refusal(action, { type: 'play', player: '1', card: 'c' })).toBe('legal');
  });
});

describe('The end phase', () => {
  it('the opponent acts first; an act opens the step again for both', () => {
    const acts = card('act', command([{ does: 'draw', count: 1 }], { timings: ['action'] }));
    const end = following(mainPhase({ hand: [acts] }), { type: 'end', player: '1' });
    const who = (seat: Seat) => options(end).some(({ player }) => player === seat);
    expect([who('1'), who('2')]).toEqual([false, true]);
    const acted = following(end, { type: 'pass', player: '2' }, { type: 'play', player: '1', card: 'act' });
    expect(acted.phase).toBe('end');
    expect(options(acted)).toEqual([{ type: 'pass', player: '2' }]);
    const over = following(acted, { type: 'pass', player: '2' }, { type: 'pass', player: '1' });
    expect([over.phase, over.turn]).toEqual(['start', 1]);
  });
  it('only the player whose turn ends discards, down to ten, after the abilities of the end of the turn', () => {
    const drawing = unit({ abilities: [{ when: 'turn-end', effects: [{ does: 'draw', count: 1 }] }] });
    const end = following(
      mainPhase({ hand: 10, units: [{ id: 'u', card: drawing }] }, { hand: 14 }),
      ...toNextTurn(),
    );
    expect(end.due).toMatchObject({ what: 'discard', player: '1', left: 1 });
    expect(options(end)).toHaveLength(11);
    const next = following(end, { type: 'discard', player: '1', card: '1-hand-3' });
    expect(playerOf(next, '1').hand).toHaveLength(10);
    expect(playerOf(next, '2').hand).toHaveLength(14);
    expect([next.phase, next.turn]).toEqual(['start', 1]);
  });
  it('ten cards are not too many', () => {
    expect(following(mainPhase({ hand: 10 }), ...toNextTurn()).phase).toBe('start');
  });
  it('what lasts the turn still holds in its action step, and no longer on the next turn', () => {
    const boost = command([{ does: 'gain', ap: 2, lasts: 'turn' }], { choose: { whose: 'yours' } });
    const setup = mainPhase({ hand: [card('boost', boost)], units: [{ id: 'u', card: unit() }] });
    const end = following(
      setup,
      { type: 'play', player: '1', card: 'boost', targets: ['u'] },
      { type: 'end', player: '1' },
    );
    expect(unitOf(end, 'u')?.gains).toHaveLength(1);
    const next = following(end, { type: 'pass', player: '2' }, { type: 'pass', player: '1' });
    expect(unitOf(next, 'u')?.gains).toEqual([]);
  });
  it('a Unit that lives by an HP bonus dies when the turn ends', () => {
    const boost = command([{ does: 'gain', hp: 2, lasts: 'turn' }], { choose: { whose: 'yours' } });
    const hurt = command([{ does: 'damage', amount: 4 }], { choose: { whose: 'yours' } });
    const next = following(
      mainPhase({ hand: [card('boost', boost), card('hurt', hurt)], units: [{ id: 'u', card: unit() }] }),
      { type: 'play', player: '1', card: 'boost', targets: ['u'] },
      { type: 'play', player: '1', card: 'hurt', targets: ['u'] },
      ...toNextTurn(),
    );
    expect(next.units).toEqual([]);
    expect(playerOf(next, '1').trash).toContain('u');
  });
  it('Repair heals at the end of one’s own turn, adds up with the Pilot’s, and never past the HP', () => {
    const units = [
      {
        id: 'r3',
        card: unit({ hp: 6, keywords: { repair: 2 } }),
        damage: 4,
        pilot: { id: 'p', card: pilot({ keywords: { repair: 1 } }) },
      },
      { id: 'r2', card: unit({ keywords: { repair: 2 } }), damage: 1 },
    ];
    const theirs = [{ id: 'foe', card: unit({ keywords: { repair: 2 } }), damage: 2 }];
    const next = following(mainPhase({ units }, { units: theirs }), ...toNextTurn());
    expect(['r3', 'r2', 'foe'].map((id) => unitOf(next, id)?.damage)).toEqual([1, 0, 2]);
  });
});

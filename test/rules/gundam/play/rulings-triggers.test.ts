import { describe, expect, it } from 'vitest';
import { apOf } from '../../../../app/_rules/gundam/play';
import type { Move, UnitSetup } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Text, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
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
  pass,
  pilot,
  playerOf,
  start,
  undisturbed,
  unit,
  unitOf,
} from './support';

const has = (ability: Partial<Ability> & Text): Partial<UnitFacts> => ({
  abilities: [{ when: 'main', ...ability }],
});

describe('Effects that trigger', () => {
  const drawing = (when: Ability['when'], more: Partial<Ability> = {}): Partial<UnitFacts> => ({
    abilities: [{ when, effects: [{ does: 'draw', count: 1 }], ...more }],
  });
  it('Attack triggers before the block and stands in spite of it', () => {
    const state = following(
      mainPhase(
        { units: [on('a', drawing('attack'))] },
        { units: [on('w', { keywords: { blocker: true } })] },
      ),
      attack('a', '2'),
    );
    expect([playerOf(state, '1').hand.length, state.battle?.step]).toEqual([1, 'block']);
  });
  it('twice at once waits twice, and is offered once', () => {
    const facts = has({ when: 'attack', choose: { whose: 'enemy' }, effects: [{ does: 'rest' }] });
    const once = following(
      mainPhase({ units: [on('a', facts)] }, { units: [on('w'), on('x')] }),
      attack('a', '2'),
    );
    const twice = { ...once, pending: once.pending.map((batch) => [...batch, ...batch]) };
    expect(once.pending.flat()).toHaveLength(1);
    expect(options(twice)).toEqual(options(once));
  });
  it('two tokens deployed at once are one event: what waits for a Unit to be deployed works once', () => {
    const tokens = command([{ does: 'token', unit: unit({ token: true }), count: 2 }]);
    const state = following(
      mainPhase({
        units: [on('w', drawing('unit-deployed', { of: { whose: 'yours' } }))],
        hand: [card('tokens', tokens)],
      }),
      cast('tokens'),
    );
    expect([state.units.length, state.pending, playerOf(state, '1').hand.length]).toEqual([3, [], 1]);
  });
  it('During Pair before Attack asks for a Pilot at that moment', () => {
    const facts = drawing('attack', { while: ['paired'] });
    const drawn = (more: Partial<UnitSetup>) =>
      playerOf(following(mainPhase({ units: [on('a', facts, more)] }), attack('a', '2')), '1').hand.length;
    expect([drawn({}), drawn({ pilot: { id: 'p', card: pilot() } })]).toEqual([0, 1]);
  });
  it('When Linked asks for a Pilot that links; When Paired for any', () => {
    const linking = (when: 'linked' | 'paired', name: string) =>
      playerOf(
        following(
          mainPhase({
            units: [on('u', { link: { names: ['Ace'] }, ...drawing(when) })],
            hand: [card('p', pilot({ name }))],
          }),
          { type: 'pair', player: '1', card: 'p', unit: 'u' },
        ),
        '1',
      ).hand.length;
    expect([linking('linked', 'Ace'), linking('linked', 'Other'), linking('paired', 'Other')]).toEqual([
      1, 0, 1,
    ]);
  });
  it('whatever a text triggers waits until it is over, however often it stops to ask', () => {
    const text = command([
      { does: 'choose', choose: { whose: 'enemy' } },
      { does: 'destroy' },
      { does: 'discard', count: 1 },
      { does: 'choose', choose: { whose: 'enemy' } },
      { does: 'destroy' },
      { does: 'discard', count: 1 },
    ]);
    const dying = (id: string) => on(id, drawing('destroyed', { may: true }));
    const state = following(
      mainPhase({ hand: [card('text', text), 2] }, { units: [dying('x'), dying('y')] }),
      cast('text'),
      ...['x', 'y'].flatMap((id, i): Move[] => [
        { type: 'choose', player: '1', targets: [id] },
        { type: 'discard', player: '1', card: `1-hand-${i + 2}` },
      ]),
    );
    expect(state.pending.map((batch) => batch.map((waiting) => waiting.card))).toEqual([['x', 'y']]);
  });
  it('a Pilot’s own effect is its Unit’s', () => {
    const ace = pilot({ abilities: drawing('attack').abilities ?? [] });
    const state = following(
      mainPhase({ units: [on('a', {}, { pilot: { id: 'p', card: ace } })] }),
      attack('a', '2'),
    );
    expect(playerOf(state, '1').hand).toHaveLength(1);
  });
  it('of both players’ effects those of the player whose turn it is come first', () => {
    const may = drawing('destroyed', { may: true });
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 3, ...may })] },
        { units: [on('d', { ap: 3, ...may }, { rested: true })] },
      ),
      attack('a', 'd'),
      ...undisturbed,
    );
    expect(options(state).map(({ player }) => player)).toEqual(['1', '1']);
    const mine = following(state, { type: 'resolve', player: '1', card: 'a', ability: 0 });
    expect(options(mine).map(({ player }) => player)).toEqual(['2', '2']);
  });
  it('a Destroyed effect works by an effect’s destruction too, from the trash', () => {
    const kill = card('kill', command([{ does: 'damage', amount: 3 }], { choose: { whose: 'enemy' } }));
    const state = following(
      mainPhase(
        { hand: [kill] },
        { units: [on('d', drawing('destroyed'), { pilot: { id: 'p', card: pilot({ hp: 0 }) } })] },
      ),
      cast('kill', ['d']),
    );
    expect(playerOf(state, '2').hand).toHaveLength(1);
    expect(playerOf(state, '2').trash.toSorted()).toEqual(['d', 'p']);
  });
  it('a token’s Destroyed effect triggers, and the token is gone', () => {
    const kill = card('kill', command([{ does: 'destroy' }], { choose: { whose: 'enemy' } }));
    const state = following(
      mainPhase({ hand: [kill] }, { units: [on('t', { token: true, ...drawing('destroyed') })] }),
      cast('kill', ['t']),
    );
    expect([playerOf(state, '2').hand.length, playerOf(state, '2').trash, state.units]).toEqual([1, [], []]);
  });
  it('a Unit returned to hand is not destroyed', () => {
    const back = card('back', command([{ does: 'return' }], { choose: { whose: 'enemy' } }));
    const state = following(
      mainPhase({ hand: [back] }, { units: [on('d', drawing('destroyed'))] }),
      cast('back', ['d']),
    );
    expect(playerOf(state, '2').hand).toEqual(['d']);
  });
  it('a card that left and came back is a new card: damage and boosts are forgotten', () => {
    const back = card('back', command([{ does: 'return' }], { choose: { whose: 'yours' } }));
    const state = following(
      mainPhase({ hand: [back], units: [on('u', { cost: 0 }, { damage: 2, rested: true })] }),
      cast('back', ['u']),
      { type: 'deploy', player: '1', card: 'u' },
    );
    expect(unitOf(state, 'u')).toMatchObject({ damage: 0, rested: false, deployed: true });
  });
});

describe('What lasts', () => {
  const boost = card(
    'boost',
    command([{ does: 'gain', ap: 2, lasts: 'battle' }], { choose: { whose: 'yours' } }),
  );
  it('"during this battle" ends with the battle', () => {
    const step = following(
      mainPhase({ units: [on('a')], hand: [boost] }),
      attack('a', '2'),
      pass('2'),
      pass('2'),
      cast('boost', ['a']),
    );
    expect(apOf(step, 'a')).toBe(4);
    const over = following(step, pass('2'), pass('1'));
    expect([apOf(over, 'a'), over.areas[1]?.base]).toEqual([2, null]);
  });
  it('a boost of all Units skips those that come later; a standing text does not', () => {
    const all = card(
      'all',
      command([{ does: 'gain', ap: 2, lasts: 'turn', on: { every: { whose: 'yours' } } }]),
    );
    const later = following(mainPhase({ units: [on('a')], hand: [all, card('new', unit())] }), cast('all'), {
      type: 'deploy',
      player: '1',
      card: 'new',
    });
    expect([apOf(later, 'a'), apOf(later, 'new')]).toEqual([4, 2]);
    const leader = on('leader', { constants: [{ for: 'yours', ap: 1 }] });
    const standing = following(mainPhase({ units: [leader], hand: [card('new', unit())] }), {
      type: 'deploy',
      player: '1',
      card: 'new',
    });
    expect([apOf(standing, 'leader'), apOf(standing, 'new')]).toEqual([3, 3]);
  });
  it('what an effect gave for the turn outlives the card that gave it', () => {
    const giver = on(
      'giver',
      has({ effects: [{ does: 'gain', ap: 2, lasts: 'turn' }], choose: { whose: 'yours', other: true } }),
    );
    const kill = card('kill', command([{ does: 'destroy' }], { choose: { whose: 'yours' } }));
    const state = following(
      mainPhase({ units: [giver, on('a')], hand: [kill] }),
      activate('giver', ['a']),
      cast('kill', ['giver']),
    );
    expect(apOf(state, 'a')).toBe(4);
  });
  it('a Shield taken to hand shows no Burst', () => {
    const take = card('take', command([{ does: 'shield-to-hand' }]));
    const state = following(mainPhase({ hand: [take], shields: ['amuro-ray'] }), cast('take'));
    expect([playerOf(state, '1').hand, state.pending, state.areas[0]?.shields]).toEqual([
      ['1-shield-1'],
      [],
      [],
    ]);
  });
  it('setting active what is active does not use up a turn’s use', () => {
    const able: Partial<UnitFacts> = {
      ap: 3,
      keywords: { firstStrike: true },
      abilities: [{ when: 'destroys', oncePerTurn: true, effects: [{ does: 'set-active', on: 'this' }] }],
    };
    const foes = [on('x', {}, { rested: true }), on('y', {}, { rested: true })];
    const up = card('up', command([{ does: 'set-active' }], { choose: { whose: 'yours' } }));
    const step = following(
      mainPhase({ units: [on('u', able)], hand: [up] }, { units: foes }),
      attack('u', 'x'),
      pass('2'),
      pass('2'),
      cast('up', ['u']),
      pass('2'),
      pass('1'),
    );
    expect(unitOf(step, 'u')?.used).toEqual([]);
    const again = following(step, attack('u', 'y'), ...undisturbed);
    expect(unitOf(again, 'u')).toMatchObject({ rested: false, used: ['u#0'] });
  });
  it('a standing text that asks for cards in the trash ends with them, and its HP with it', () => {
    const michaelis = unit({
      hp: 3,
      constants: [{ if: { trash: { types: ['command'], count: 1 } }, ap: 1, hp: 1 }],
    });
    const back = card('back', command([{ does: 'take-from-trash', of: { types: ['command'] } }]));
    const state = start(
      mainPhase({
        units: [{ id: 'm', card: michaelis, damage: 3 }],
        hand: [back],
        trash: [card('old', command([]))],
      }),
    );
    expect([apOf(state, 'm'), unitOf(state, 'm')?.damage]).toEqual([3, 3]);
    const gone = following(state, cast('back'), { type: 'take', player: '1', card: 'old' });
    expect(playerOf(gone, '1').trash.toSorted()).toEqual(['back', 'm']);
  });
});

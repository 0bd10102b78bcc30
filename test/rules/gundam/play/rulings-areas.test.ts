import { describe, expect, it } from 'vitest';
import { labelOf } from '../../../../app/_rules/gundam/play/label';
import type { PlayerSetup, PlaySetup } from '../../../../app/_rules/gundam/play/state';
import type { BaseFacts, Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pass,
  playerOf,
  refusal,
  unit,
} from './support';

const toAnEnemy = (part: Effect): Effect => ({ does: 'each-player', who: 'an-enemy', of: [part] });
const inHand = (effect: Effect) => ({ hand: [card('text', command([effect]))] });
const white: BaseFacts = { type: 'base', name: 'White', hp: 5 };

describe('Damage to the first card of the shield area', () => {
  const text = inHand(toAnEnemy({ does: 'hit-shields', amount: 5 }));
  const areaAfter = (two: PlayerSetup) => following(mainPhase(text, two), cast('text')).areas[1];
  it('is taken by the Base, and what is beyond its HP is lost', () => {
    expect(areaAfter({ base: { ...white, hp: 6 } })?.base?.damage).toBe(5);
    expect(areaAfter({ base: 'ex-base', shields: 2 })).toMatchObject({ base: null, shields: [{}, {}] });
  });
  it('destroys the first Shield where there is no Base, and its Burst is for its owner to use', () => {
    const shields = [unit({ burst: 'hand' }), unit()];
    const state = following(mainPhase(text, { base: null, shields }), cast('text'));
    expect(options(state)).toEqual([
      { type: 'burst', player: '2', card: '2-shield-1' },
      { type: 'decline', player: '2', card: '2-shield-1' },
    ]);
  });
  it('does nothing to an empty area: it is no battle damage, so nobody has lost', () => {
    const state = following(mainPhase(text, { base: null, shields: 0 }), cast('text'));
    expect([state.over, playerOf(state, '1').trash]).toEqual([undefined, ['text']]);
  });
  it('is kept from the area by a text that spares it from the Unit whose effect it is', () => {
    const hit: Effect = toAnEnemy({ does: 'hit-shields', amount: 2 });
    const facts = { lv: 3, abilities: [{ when: 'action' as const, effects: [hit] }] };
    const spare = command([{ does: 'spare-shields', from: { maxLv: 3 } }]);
    const setup = mainPhase({ units: [on('a', facts), on('b')] }, { hand: [card('spare', spare)] });
    const state = following(setup, attack('b', '2'), pass('2'), cast('spare', undefined, '2'), {
      type: 'activate',
      player: '1',
      card: 'a',
      ability: 0,
    });
    expect(state.areas[1]?.base?.damage).toBe(0);
  });
});

describe('Destroying the first two cards of the shield area', () => {
  const text = inHand(toAnEnemy({ does: 'lose-shields', count: 2 }));
  it('counts the Base as one of them', () => {
    const drawing: BaseFacts = {
      ...white,
      abilities: [{ when: 'destroyed', effects: [{ does: 'draw', count: 1 }] }],
    };
    const state = following(mainPhase(text, { base: drawing, shields: [unit(), unit()] }), cast('text'));
    expect(state.areas[1]).toMatchObject({ base: null, shields: [{ card: '2-shield-2' }] });
    expect(playerOf(state, '2').hand).toHaveLength(1);
  });
  it('goes on with its text before an unknown Shield is revealed, whose Burst still comes first', () => {
    const dying = on('x', {
      abilities: [{ when: 'destroyed', may: true, effects: [{ does: 'draw', count: 1 }] }],
    });
    const both = command([
      toAnEnemy({ does: 'lose-shields', count: 1 }),
      { does: 'destroy', on: { every: { whose: 'any' } } },
    ]);
    const setup = mainPhase(
      { units: [dying], hand: [card('text', both)] },
      { base: null, shields: 2 },
      { unknowns: { bursting: unit({ burst: 'hand' }) } },
    );
    const asked = following(setup, cast('text'));
    expect(asked.units).toEqual([]);
    const [reveal] = options(asked);
    expect(options(following(asked, ...(reveal ? [reveal] : []))).map(({ type }) => type)).toEqual([
      'burst',
      'decline',
    ]);
  });
  it('reveals two Shields at once, and their owner chooses which Burst comes first', () => {
    const shields = [unit({ burst: 'hand' }), unit({ burst: 'hand' }), unit()];
    const state = following(mainPhase(text, { base: null, shields }), cast('text'));
    const bursts = options(state).filter(({ type }) => type === 'burst');
    expect(bursts.map((move) => 'card' in move && move.card)).toEqual(['2-shield-1', '2-shield-2']);
  });
});

describe('An effect on a shield area among several opponents', () => {
  const royale: PlaySetup = {
    format: 'battle-royale',
    phase: 'main',
    players: { '1': inHand(toAnEnemy({ does: 'hit-shields', amount: 1 })), '2': {}, '3': {} },
  };
  const pick = (option: number) => ({ type: 'pick' as const, player: '1' as const, option });
  it('asks its player whose it is', () => {
    const state = following(royale, cast('text'));
    expect(options(state)).toEqual([pick(0), pick(1)]);
    expect(options(state).map((move) => labelOf(state, move))).toEqual([
      { code: 'choose-player', args: { player: '2' } },
      { code: 'choose-player', args: { player: '3' } },
    ]);
    expect(refusal(state, pick(2))).toBe('not-a-choice');
    const hit = following(state, pick(1));
    expect(hit.areas.map(({ base }) => base?.damage)).toEqual([0, 0, 1]);
  });
  it('takes a team as one opponent', () => {
    const players = { '1': inHand(toAnEnemy({ does: 'hit-shields', amount: 1 })), '2': {}, '3': {}, '4': {} };
    const state = following({ format: 'team-battle', phase: 'main', players }, cast('text'));
    expect([state.due, state.areas[1]?.base?.damage]).toEqual([null, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { CARDS, cardOfFigures, draw, pass, play, playCards } from '../../../../app/_rules/swccg/play';
import { fire } from '../../../../app/_rules/swccg/play/scenarios/line';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import { allows, begin, fightIn, made, passOn, sizeOf, someone, speeder, whyNot, zoneOf } from './table';

const { interrupt } = playCards;
const armed = (light: object[], dark: object[], more: object = {}) =>
  begin({
    light: { table: light as never, reserve: [3, 3, 3, 3], ...((more as { light?: object }).light ?? {}) },
    dark: { table: dark as never, reserve: [3, 3, 3, 3], ...((more as { dark?: object }).dark ?? {}) },
    underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
    patient: false,
  });
const luke = { card: 'luke-skywalker', id: 'luke', at: 'cantina' };
const gun = { card: 'blaster', id: 'gun', at: 'luke' };
const vader = { card: 'darth-vader', id: 'vader', at: 'cantina' };
const trooper = { card: 'stormtrooper', id: 'st', at: 'cantina' };
const rifle = { card: 'blaster-rifle', id: 'rifle', at: 'st' };

describe('A shot', () => {
  it('hits if its destiny is more than the defense value', () => {
    const state = made(armed([luke, gun], [trooper, vader]), fire('light', 'gun', 'st'));
    expect(fightIn(passOn(made(state, draw('light', 3))))?.hit).toEqual(['st']);
  });
  it('misses at a tie', () => {
    const state = armed(
      [luke, gun],
      [trooper, { card: someone('dark', 'Guard', { ability: 3 }), id: 'guard', at: 'cantina' }, vader],
    );
    expect(fightIn(made(state, fire('light', 'gun', 'guard'), draw('light', 3)))?.hit).toEqual([]);
  });
  it('costs its Force, also when it misses', () => {
    const state = made(armed([luke, gun], [vader]), fire('light', 'gun', 'vader'), draw('light', 3));
    expect(sizeOf(state, 'light', 'force')).toBe(4);
    expect(fightIn(state)?.hit).toEqual([]);
  });
  it('is made first by whoever initiated the battle', () => {
    const state = armed([luke, gun], [trooper, rifle]);
    expect(state.opportunity).toBe('dark');
    expect(allows(state, fire('light', 'gun', 'st'))).toBe(false);
    expect(allows(state, fire('dark', 'rifle', 'luke'))).toBe(true);
  });
  it('is not aimed at one’s own cards, nor at cards elsewhere', () => {
    const han = { card: 'han-solo', id: 'han', at: 'cantina' };
    const far = { card: 'stormtrooper', id: 'far', at: 'eisley' };
    const state = armed([luke, gun, han], [trooper, far]);
    expect(allows(state, fire('light', 'gun', 'han'))).toBe(false);
    expect(allows(state, fire('light', 'gun', 'far'))).toBe(false);
  });
  it('goes neither into nor out of an enclosed vehicle; into an open one it does', () => {
    const inside = (enclosed?: true) => [
      { card: speeder('dark', enclosed ? { enclosed } : {}), id: 'ride', at: 'cantina' },
      { card: 'stormtrooper', id: 'st', at: 'ride', as: 'driver' },
    ];
    expect(whyNot(armed([luke, gun], inside(true)), fire('light', 'gun', 'st'))).toBe('target-inside');
    expect(allows(armed([luke, gun], inside()), fire('light', 'gun', 'st'))).toBe(true);
    const out = armed(
      [luke, gun],
      [vader, ...inside(true), { card: 'blaster-rifle', id: 'rifle', at: 'st' }],
    );
    expect(allows(out, fire('dark', 'rifle', 'luke'))).toBe(false);
  });
  it('is not made with an empty Reserve Deck', () => {
    const state = armed([luke, gun], [vader, trooper, rifle], { light: { reserve: 0 } });
    expect(allows(made(state, pass('dark')), fire('light', 'gun', 'st'))).toBe(false);
  });
  it('is made once a battle by each weapon, and once a turn by each character', () => {
    const second = { card: 'blaster', id: 'gun-2', at: 'luke' };
    const third = { card: 'blaster', id: 'gun-3', at: 'han' };
    const han = { card: 'han-solo', id: 'han', at: 'cantina' };
    const state = made(
      armed([luke, gun, second, han, third], [vader, trooper]),
      fire('light', 'gun', 'st'),
      draw('light', 3),
    );
    expect(allows(state, fire('light', 'gun', 'vader'))).toBe(false);
    expect(allows(state, fire('light', 'gun-2', 'vader'))).toBe(false);
    expect(allows(state, fire('light', 'gun-3', 'vader'))).toBe(true);
  });
  it('may be aimed at a card that is hit already', () => {
    const han = [
      { card: 'han-solo', id: 'han', at: 'cantina' },
      { card: 'blaster', id: 'gun-2', at: 'han' },
    ];
    const state = made(
      armed([luke, gun, ...han], [vader, trooper]),
      fire('light', 'gun', 'st'),
      draw('light', 3),
    );
    expect(allows(state, fire('light', 'gun-2', 'st'))).toBe(true);
    expect(fightIn(made(state, fire('light', 'gun-2', 'st'), draw('light', 3)))?.hit).toEqual(['st']);
  });
  it('draws all its destinies and compares their total: a lightsaber draws two', () => {
    const saber = { card: playCards.LIGHTSABER, id: 'saber', at: 'vader' };
    let state = made(
      armed([luke], [vader, saber], { dark: { reserve: [2, 3, 1] } }),
      fire('dark', 'saber', 'luke'),
    );
    expect(sizeOf(state, 'dark', 'force')).toBe(4);
    state = made(state, draw('dark', 2), draw('dark', 3));
    expect(fightIn(passOn(state))?.hit).toEqual(['luke']);
  });
  it('is not battle destiny: Vader adds nothing to it, and it makes no attrition', () => {
    const saber = { card: playCards.LIGHTSABER, id: 'saber', at: 'vader' };
    const state = made(
      armed([luke], [vader, saber], { dark: { reserve: [2, 2, 1] } }),
      fire('dark', 'saber', 'luke'),
      draw('dark', 2),
      draw('dark', 2),
    );
    expect(fightIn(passOn(state))?.hit ?? []).toEqual([]);
  });
  it('leaves a hit card in the battle, with its power and ability', () => {
    let state = armed(
      [luke, gun],
      [
        { card: someone('dark', 'Guard', { ability: 2, power: 5 }), id: 'guard', at: 'cantina' },
        trooper,
        { card: someone('dark', 'Clerk', { ability: 1 }), id: 'clerk', at: 'cantina' },
      ],
    );
    state = made(state, fire('light', 'gun', 'guard'), draw('light', 3));
    state = passOn(state);
    expect(state.stack.at(-1)).toMatchObject({ type: 'draw-destiny', by: 'dark' });
  });
  it('against a vehicle is held against its maneuver, which counts only with a driver', () => {
    const hitWith = (aboard: object[]) => {
      const state = armed(
        [luke, gun],
        [vader, { card: speeder('dark', { maneuver: 4 }), id: 'ride', at: 'cantina' }, ...aboard],
      );
      return fightIn(passOn(made(state, fire('light', 'gun', 'ride'), draw('light', 3))))?.hit;
    };
    expect(hitWith([{ card: 'stormtrooper', id: 'st', at: 'ride', as: 'driver' }])).toEqual([]);
    expect(hitWith([])).toEqual(['ride']);
  });
  it('against a character is held against the highest of ability, armor and maneuver', () => {
    const state = armed(
      [luke, gun],
      [vader, { card: someone('dark', 'Armored', { ability: 1, armor: 5 }), id: 'armored', at: 'cantina' }],
    );
    expect(
      fightIn(passOn(made(state, fire('light', 'gun', 'armored'), draw('light', 3))))?.hit ?? [],
    ).toEqual([]);
  });
  it('of a vehicle’s weapon takes a driver', () => {
    const cannon = (aboard: object[]) =>
      armed(
        [
          luke,
          { card: speeder('light'), id: 'ride', at: 'cantina' },
          { card: 'dual-laser-cannon', id: 'cannon', at: 'ride' },
          ...aboard,
        ],
        [vader],
      );
    expect(
      allows(
        cannon([{ card: 'rebel-trooper', id: 'rt', at: 'ride', as: 'driver' }]),
        fire('light', 'cannon', 'vader'),
      ),
    ).toBe(true);
    expect(
      allows(
        cannon([{ card: 'rebel-trooper', id: 'rt', at: 'ride', as: 'passenger' }]),
        fire('light', 'cannon', 'vader'),
      ),
    ).toBe(false);
  });
  it('that makes its target lost does so at once, and what it carried goes with it', () => {
    const disruptor = cardOfFigures({
      kind: 'weapon',
      side: 'dark',
      title: 'Disruptor',
      class: 'character',
      targets: ['character'],
      cost: 1,
      destinies: 1,
      bonus: 4,
      does: 'lost',
    });
    const han = { card: 'han-solo', id: 'han', at: 'cantina' };
    const state = made(
      armed([luke, gun, han], [trooper, { card: disruptor, id: 'disruptor', at: 'st' }]),
      fire('dark', 'disruptor', 'luke'),
      draw('dark', 3),
    );
    expect([zoneOf(state, 'luke'), zoneOf(state, 'gun')]).toEqual(['lost', 'lost']);
    expect(fightIn(state)?.participants.includes('luke') && zoneOf(state, 'luke') === 'table').toBe(false);
  });
});

describe('A weapon that captures', () => {
  // swccg/captives#dark-side-only
  it('is of no use to the light side, and told so; the dark side captures with it', () => {
    const net = (side: 'light' | 'dark', at: string) => ({
      card: cardOfFigures({ ...CARDS['dengars-modified-riot-gun'], side, title: 'Net' }),
      id: `${side}-net`,
      at,
    });
    const state = armed([luke, gun, net('light', 'luke')], [trooper, net('dark', 'st'), vader]);
    expect(whyNot(made(state, pass('dark')), fire('light', 'light-net', 'st'))).toBe('only-dark-captures');
    const shot = passOn(made(state, fire('dark', 'dark-net', 'luke')));
    expect(made(shot, draw('dark', 3)).cards.luke?.captive).toBe(true);
  });
});

describe('Responses to shots and Interrupts', () => {
  const sense = (side: 'light' | 'dark') => ({ hand: [{ card: theForce.SENSE, id: `${side}-sense` }] });
  const strike = interrupt('Strike', 'light', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'hit', cards: { target: 'card' } }],
  });

  it('let Sense cancel an Interrupt, and never a weapon being fired', () => {
    const state = made(
      armed([luke, gun], [vader, trooper], { dark: sense('dark') }),

      fire('light', 'gun', 'st'),
    );
    expect(allows(state, play('dark', 'dark-sense'))).toBe(false);
    const played = made(
      armed([luke], [vader, trooper], {
        dark: sense('dark'),
        light: { hand: [{ card: strike, id: 'strike' }] },
      }),
      play('light', 'strike', { targets: { card: 'st' } }),
    );
    expect(allows(played, play('dark', 'dark-sense'))).toBe(true);
  });
  it('that Sense cancels goes to the Lost Pile, and has no result; Sense itself is Used', () => {
    let state = made(
      armed([luke], [vader, trooper], {
        dark: { ...sense('dark'), reserve: [1, 1, 1] },
        light: { hand: [{ card: strike, id: 'strike' }] },
      }),
      play('light', 'strike', { targets: { card: 'st' } }),
      play('dark', 'dark-sense'),
    );
    state = made(passOn(state), draw('dark', 1));
    expect(zoneOf(state, 'strike')).toBe('lost');
    expect(zoneOf(state, 'dark-sense')).toBe('used');
    expect(fightIn(passOn(state))?.hit ?? []).toEqual([]);
  });
  it('let a failed Sense change nothing: a destiny equal to the ability is too high', () => {
    let state = made(
      armed([luke], [vader, trooper], {
        dark: { ...sense('dark'), reserve: [6, 1, 1] },
        light: { hand: [{ card: strike, id: 'strike' }] },
      }),
      play('light', 'strike', { targets: { card: 'st' } }),
      play('dark', 'dark-sense'),
    );
    state = passOn(made(passOn(state), draw('dark', 6)));
    expect(fightIn(state)?.hit).toEqual(['st']);
  });
  it('let Sense answer Sense, the last one first', () => {
    let state = made(
      armed([luke], [vader, trooper], {
        dark: { ...sense('dark'), reserve: [1, 1, 1] },
        light: {
          hand: [
            { card: strike, id: 'strike' },
            { card: theForce.SENSE, id: 'light-sense' },
          ],
          reserve: [1, 1, 1],
        },
      }),
      play('light', 'strike', { targets: { card: 'st' } }),
      play('dark', 'dark-sense'),
      play('light', 'light-sense'),
    );
    state = made(passOn(state), draw('light', 1));
    expect(zoneOf(state, 'dark-sense')).toBe('lost');
    expect(fightIn(passOn(state))?.hit).toEqual(['st']);
  });
  it('let Dodge lower each destiny of a shot by 3, never below 0', () => {
    const saber = { card: playCards.LIGHTSABER, id: 'saber', at: 'vader' };
    const state = made(
      armed([luke], [vader, saber], {
        dark: { reserve: [6, 2, 1] },
        light: { hand: [{ card: playCards.DODGE, id: 'dodge' }] },
      }),
      fire('dark', 'saber', 'luke'),
      play('light', 'dodge'),
      draw('dark', 6),
      draw('dark', 2),
    );
    expect(fightIn(passOn(state))?.hit ?? []).toEqual([]);
  });
  it('do not let Dodge save a character of ability 2', () => {
    const saber = { card: playCards.LIGHTSABER, id: 'saber', at: 'vader' };
    const weak = { card: someone('light', 'Weak'), id: 'weak', at: 'cantina' };
    const state = made(
      armed([luke, weak], [vader, saber], { light: { hand: [{ card: playCards.DODGE, id: 'dodge' }] } }),
      fire('dark', 'saber', 'weak'),
    );
    expect(allows(state, play('light', 'dodge'))).toBe(false);
  });
  it('play a unique Interrupt once a turn, whatever became of the first copy', () => {
    const unique = { ...strike, title: 'Unique Strike', copies: 1 as const };
    let state = made(
      armed([luke], [vader, trooper], {
        light: {
          hand: [
            { card: unique, id: 'one' },
            { card: unique, id: 'two' },
          ],
        },
        dark: { ...sense('dark'), reserve: [1, 1] },
      }),
      play('light', 'one', { targets: { card: 'st' } }),
      play('dark', 'dark-sense'),
    );
    state = made(passOn(state), draw('dark', 1));
    expect(allows(state, play('light', 'two', { targets: { card: 'st' } }))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../app/_rules/young-jedi/evacuation/state';
import {
  battle,
  declare,
  decline,
  draw,
  effect,
  evacuate,
  fighter,
  following,
  intercept,
  maul,
  naboo,
  place,
  plans,
  play,
  rifle,
  start,
  transport,
  verdict,
} from './table';

const one = naboo({ hyperspace: [transport('ship')] });

describe('Attempting an evacuation', () => {
  it('takes a transport in hyperspace, all the starships there, and all the cards of the planet', () => {
    const state = following(naboo({ hyperspace: [transport('ship'), fighter('escort')] }), evacuate);
    expect(state.attempt).toMatchObject({
      ships: { dark: ['ship', 'escort'] },
      passengers: ['maul', 'rifle'],
    });
    expect(state.players.dark.hyperspace).toEqual([]);
  });
  it('is refused without a transport', () => {
    expect(verdict(start(naboo({ hyperspace: [fighter('escort')] })), evacuate)).toBe('no-transport');
  });
  it('is refused with a transport still in hand', () => {
    const state = start(naboo({ hand: [transport('ship')] }));
    expect(verdict(state, { ...evacuate, transport: 'ship' } as Move)).toBe('not-from-hand');
  });
  it('is for the deploy step of one’s own turn', () => {
    expect(verdict(start({ ...one, step: 'battle' }), evacuate)).toBe('only-in-deploy-step');
    expect(verdict(start({ ...one, turn: 'light' }), evacuate)).toBe('not-your-turn');
  });
  it('needs a face-up character or weapon, and then takes hidden ones along', () => {
    const hidden = { ...maul, faceDown: true as const };
    const on = (cards: (typeof hidden | typeof rifle)[]) =>
      naboo(
        { hyperspace: [transport('ship')] },
        {},
        { planets: [{ id: 'naboo', title: 'Naboo', cards: { dark: cards } }] },
      );
    expect(verdict(start(on([hidden])), evacuate)).toBe('only-hidden-cards');
    expect(following(on([hidden, rifle]), evacuate).attempt?.passengers).toEqual(['maul', 'rifle']);
    expect(verdict(start(on([])), evacuate)).toBe('nothing-to-evacuate');
  });
  it('leaves Effects where they are', () => {
    const planets = [{ id: 'naboo', title: 'Naboo', cards: { dark: [effect] } }];
    expect(verdict(start({ ...one, planets }), evacuate)).toBe('nothing-to-evacuate');
  });
  it('is never partial, and holds no starship back', () => {
    expect(verdict(start(one), { ...evacuate, only: ['maul'] } as Move)).toBe('no-partial-evacuation');
    expect(verdict(start(one), { ...evacuate, without: ['ship'] } as Move)).toBe('all-must-be-committed');
  });
});

describe('The hyperspace pile', () => {
  it('takes starships face up, for nothing, one copy of a unique one', () => {
    const bravo = { ...fighter('bravo'), title: 'Bravo 1' };
    const setup = naboo({
      hand: [bravo, { ...bravo, id: 'bravo-again' }, fighter('droid'), fighter('droid-2')],
    });
    const deploy = (card: string): Move => ({ type: 'deploy', player: 'dark', card });
    expect(verdict(start(setup), { ...deploy('bravo'), faceDown: true } as Move)).toBe('never-face-down');
    const state = following(setup, deploy('bravo'), deploy('droid'));
    expect(verdict(state, deploy('bravo-again'))).toBe('unique-already-there');
    expect(verdict(state, deploy('droid-2'))).toBe('legal');
  });
  it('knows a unique starship by its title, though its subtitle was typed behind it', () => {
    const ship = { ...transport('a'), title: 'Radiant VII, Republic Cruiser Transport' };
    const state = following(naboo({ hand: [ship, { ...ship, id: 'b', title: 'Radiant VII' }] }), {
      type: 'deploy',
      player: 'dark',
      card: 'a',
    });
    expect(verdict(state, { type: 'deploy', player: 'dark', card: 'b' })).toBe('unique-already-there');
  });
  it('holds two copies of a starship that is not unique', () => {
    const ship = { ...transport('a'), title: 'Battleship' };
    const setup = naboo({ hand: [ship, { ...ship, id: 'b' }] });
    expect(
      following(
        setup,
        { type: 'deploy', player: 'dark', card: 'a' },
        { type: 'deploy', player: 'dark', card: 'b' },
      ).players.dark.hyperspace,
    ).toEqual(['a', 'b']);
  });
  it('may be added to by the opponent of an evacuation, and by nobody else', () => {
    const setup = naboo(
      { hyperspace: [transport('ship')], hand: [fighter('late')] },
      { hand: [fighter('x')] },
    );
    const state = following(setup, evacuate);
    expect(verdict(state, { type: 'deploy', player: 'dark', card: 'late' })).toBe('only-the-opponent-adds');
    expect(verdict(state, { type: 'deploy', player: 'light', card: 'x' })).toBe('legal');
    expect(verdict(state, intercept)).toBe('nothing-to-intercept-with');
  });
});

describe('Without interception', () => {
  it('the cards are shuffled into the draw deck, with the only transport', () => {
    const state = following(one, evacuate, decline);
    expect(state.players.dark.deck).toMatchObject({ shuffled: true });
    expect(state.players.dark.deck.cards.slice(-3)).toEqual(['maul', 'rifle', 'ship']);
    expect(state.results).toEqual([{ by: 'dark', planet: 'naboo', outcome: 'unopposed' }]);
  });
  it('chance picks which of several transports returns', () => {
    const setup = naboo({ hyperspace: [transport('a'), transport('b'), fighter('c')] });
    const state = following(setup, evacuate, decline);
    expect(verdict(state, { type: 'pick', player: 'dark', card: 'c' })).toBe('not-a-surviving-transport');
    const end = following(setup, evacuate, decline, { type: 'pick', player: 'dark', card: 'b' });
    expect(end.players.dark.hyperspace).toEqual(['a', 'c']);
  });
  it('every transport goes back to hyperspace before virtual set 1', () => {
    const state = following({ ...one, transportReturns: false }, evacuate, decline);
    expect(state.players.dark.hyperspace).toEqual(['ship']);
  });
});

describe('Declaring Battle cards', () => {
  const setup = naboo(
    { hyperspace: [transport('ship')], hand: [battle('b1'), maul] },
    { hyperspace: [fighter('x')], hand: [battle('b2'), battle('b3')] },
    { planets: [{ id: 'naboo', title: 'Naboo', cards: { dark: [rifle] } }] },
  );
  it('is for the interceptor first, and nobody takes it back', () => {
    const state = following(setup, evacuate, intercept);
    expect(verdict(state, declare('dark', 0))).toBe('attacker-declares-first');
    expect(verdict(following(setup, evacuate, intercept, declare('light', 2)), declare('light', 1))).toBe(
      'already-declared',
    );
  });
  it('is no bluff', () => {
    const state = following(setup, evacuate, intercept);
    expect(verdict(state, declare('light', 3))).toBe('too-few-battle-cards');
    const planning = following(setup, evacuate, intercept, declare('light', 1), declare('dark', 1));
    expect(verdict(planning, { type: 'place', player: 'dark', card: 'maul' })).toBe('only-battle-cards');
  });
  it('binds to the number declared', () => {
    const moves = [evacuate, intercept, declare('light', 1), declare('dark', 0), ...place('light', 'b2')];
    expect(verdict(following(setup, ...moves), { type: 'place', player: 'light', card: 'b3' })).toBe(
      'number-declared',
    );
  });
});

describe('A fight between starships', () => {
  const setup = (power: number) =>
    naboo({ hyperspace: [transport('ship', power)] }, { hyperspace: [fighter('x', 4)] });
  const fought = (power: number, value: number) =>
    following(setup(power), ...plans(['ship'], ['x']), draw('light', value));
  it('destroys the weaker one, whose owner takes its damage alone', () => {
    const { players, results } = fought(6, 3);
    expect(players.dark.discard).toEqual(['ship', 'dark-1', 'dark-2', 'dark-3', 'maul', 'rifle']);
    expect(results[0]?.outcome).toBe('lost');
    expect(players.light.hyperspace).toEqual(['x']);
  });
  it('spares both on a tie', () => {
    const { players, results } = fought(6, 2);
    expect(results[0]?.outcome).toBe('escaped');
    expect(players.light.hyperspace).toEqual(['x']);
    expect(players.dark.deck.cards).toContain('ship');
  });
  it('gives transports no destiny, and the destiny card to the hand', () => {
    const state = following(setup(6), ...plans(['ship'], ['x']));
    expect(verdict(state, draw('dark', 3))).toBe('transport-draws-nothing');
    expect(fought(6, 1).players.light.hand).toHaveLength(1);
  });
  it('between two transports is settled without a draw', () => {
    const state = following(
      naboo({ hyperspace: [transport('ship', 6)] }, { hyperspace: [transport('y', 5)] }),
      ...plans(['ship'], ['y']),
    );
    expect(state.results[0]?.outcome).toBe('escaped');
    expect(state.players.light.discard).toContain('y');
  });
  it('lets the defender draw before the attacker', () => {
    const both = naboo({ hyperspace: [transport('ship'), fighter('e')] }, { hyperspace: [fighter('x')] });
    const state = following(both, ...plans(['e', 'ship'], ['x']));
    expect(verdict(state, draw('light', 3))).toBe('no-draw-due');
    expect(verdict(state, draw('dark', 3))).toBe('legal');
  });
  it('adds what cards in play add to each starship of a kind, twice for two copies', () => {
    const bonus = naboo(
      { hyperspace: [transport('ship', 6)] },
      { hyperspace: [fighter('x', 4)], bonus: { starfighter: 2 } },
    );
    expect(following(bonus, ...plans(['ship'], ['x']), draw('light', 1)).results[0]?.outcome).toBe('lost');
  });
  it('loses the game with the last card of the deck, drawn or discarded', () => {
    const thin = naboo({ hyperspace: [transport('ship', 6)] }, { hyperspace: [fighter('x', 4)], deck: 1 });
    expect(following(thin, ...plans(['ship'], ['x']), draw('light', 6)).over).toEqual({
      reason: 'deck',
      winner: 'dark',
    });
    const poor = naboo({ hyperspace: [transport('ship', 6)], deck: 3 }, { hyperspace: [fighter('x', 4)] });
    expect(following(poor, ...plans(['ship'], ['x']), draw('light', 6)).over).toEqual({
      reason: 'deck',
      winner: 'light',
    });
  });
});

describe('Battle cards between starships', () => {
  it('add their dots and cubes, the defender drawing first for them', () => {
    const setup = naboo(
      {
        hyperspace: [transport('ship', 6)],
        hand: [battle('b', { bonus: 2, cubes: 1, worksWith: 'transport' })],
      },
      { hyperspace: [fighter('x', 4)] },
    );
    const state = following(setup, ...plans(['b', 'ship'], ['x'], [1, 0]), draw('dark', 4));
    expect(verdict(state, draw('light', 6))).toBe('legal');
    expect(
      following(setup, ...plans(['b', 'ship'], ['x'], [1, 0]), draw('dark', 4), draw('light', 6)).results[0]
        ?.outcome,
    ).toBe('escaped');
  });
  it.each([
    ['works only with starfighters', battle('b', { bonus: 9, worksWith: 'starfighter' }), ['b', 'ship']],
    ['works only with characters', battle('b', { bonus: 9, worksWith: 'character' }), ['b', 'ship']],
    ['calls for two starships', battle('b', { bonus: 9, together: 2 }), ['b', 'ship']],
    ['comes last', battle('b', { bonus: 9 }), ['ship', 'b']],
  ])('are wasted where one %s', (_, card, plan) => {
    const setup = naboo(
      { hyperspace: [transport('ship', 6)], hand: [card] },
      { hyperspace: [fighter('x', 4)] },
    );
    const state = following(setup, ...plans(plan, ['x'], [1, 0]), draw('light', 3));
    expect(state.results[0]?.outcome).toBe('lost');
    expect(state.players.dark.discard).toContain('b');
  });
  it('of two before one starship lose the first alone', () => {
    const setup = naboo(
      { hyperspace: [transport('ship', 6)], hand: [battle('b', { bonus: 9 }), battle('c', { bonus: 1 })] },
      { hyperspace: [fighter('x', 4)] },
    );
    const state = following(setup, ...plans(['b', 'c', 'ship'], ['x'], [2, 0]), draw('light', 3));
    expect(state.results[0]?.outcome).toBe('escaped');
  });
  const pair = naboo(
    { hyperspace: [transport('ship', 20)] },
    { hyperspace: [fighter('x', 4, 1), fighter('y', 4, 2)], hand: [battle('b', { together: 2 })] },
  );
  it('make starships fight together: power and draws add up, and all are lost together', () => {
    const state = following(
      pair,
      ...plans(['ship'], ['b', 'x', 'y'], [0, 1]),
      draw('light', 1),
      draw('light', 1),
    );
    expect(state.players.light.discard.slice(0, 3)).toEqual(['b', 'x', 'y']);
    expect(state.players.light.discard).toHaveLength(6);
  });
  it('may limit the loss to one, whichever its owner says', () => {
    const setup = {
      ...pair,
      players: {
        ...pair.players,
        light: { ...pair.players.light, hand: [battle('b', { together: 2, oneDefeated: true })] },
      },
    };
    const state = following(
      setup,
      ...plans(['ship'], ['b', 'x', 'y'], [0, 1]),
      draw('light', 1),
      draw('light', 1),
    );
    expect(verdict(state, { type: 'sacrifice', player: 'light', card: 'ship' })).toBe('not-of-the-group');
    const step = play(state, { type: 'sacrifice', player: 'light', card: 'x' });
    expect(step).toMatchObject({ ok: true, state: { players: { light: { hyperspace: ['y'] } } } });
  });
  it('may take a starship out of a fight and back on top of its plan', () => {
    const setup = naboo(
      { hyperspace: [fighter('e', 9), transport('ship', 6)] },
      { hyperspace: [fighter('x', 4)], hand: [battle('run', { withdraws: true })] },
    );
    const state = following(
      setup,
      ...plans(['e', 'ship'], ['run', 'x'], [0, 1]),
      draw('dark', 1),
      draw('light', 1),
    );
    expect(state.attempt?.fight?.groups).toMatchObject({
      dark: { ships: ['ship'] },
      light: { ships: ['x'] },
    });
    expect(state.attempt?.survivors.dark).toEqual(['e']);
  });
  it('that nobody came to are discarded at the end', () => {
    const setup = naboo(
      { hyperspace: [transport('ship', 20), transport('spare')], hand: [battle('b')] },
      { hyperspace: [fighter('x', 4)] },
    );
    const state = following(setup, ...plans(['ship', 'b', 'spare'], ['x'], [1, 0]), draw('light', 1));
    expect(state.players.dark.discard).toEqual(['b']);
  });
});

describe('The end of a starship battle', () => {
  it('has no breakthrough', () => {
    const setup = naboo(
      { hyperspace: [transport('ship', 20)] },
      { hyperspace: [fighter('x'), fighter('y')] },
    );
    const state = following(setup, ...plans(['ship'], ['x', 'y']), draw('light', 1));
    expect(state.players.dark.discard).toEqual([]);
    expect(state.players.light.hyperspace).toEqual(['y']);
  });
  it('saves the cards if one transport is left, however many were lost', () => {
    const setup = naboo(
      { hyperspace: [transport('a', 1), transport('b', 9)] },
      { hyperspace: [fighter('x')] },
    );
    const state = following(setup, ...plans(['a', 'b'], ['x']), draw('light', 1));
    expect(state.results[0]?.outcome).toBe('escaped');
    expect(state.players.dark.deck.cards).toEqual(expect.arrayContaining(['maul', 'rifle', 'b']));
  });
  it('loses them if only a starfighter is left', () => {
    const setup = naboo({ hyperspace: [transport('a', 1), fighter('e')] }, { hyperspace: [fighter('x')] });
    const state = following(setup, ...plans(['a', 'e'], ['x']), draw('light', 1));
    expect(state.results[0]?.outcome).toBe('lost');
    expect(state.players.dark.hyperspace).toEqual(['e']);
  });
});

describe('The rule of the first rulebook', () => {
  const first = naboo(
    { hand: [transport('ship', 6), fighter('e')] },
    { hand: [fighter('x', 4), transport('y')] },
    { edition: 'first' },
  );
  const land: Move = { type: 'evacuate', player: 'dark', planet: 'naboo', transport: 'ship' };
  const chase: Move = { type: 'intercept', player: 'light', starfighter: 'x' };
  it('plays one transport from hand', () => {
    expect(verdict(start(first), evacuate)).toBe('transport-from-hand');
    expect(verdict(start(first), { ...land, transport: 'e' } as Move)).toBe('not-a-transport');
    expect(verdict(start(first), { type: 'deploy', player: 'dark', card: 'ship' })).toBe(
      'no-hyperspace-pile',
    );
    expect(verdict(start(first), land)).toBe('legal');
  });
  it('is answered by one starfighter from hand', () => {
    const state = following(first, land);
    expect(verdict(state, { ...chase, starfighter: 'y' } as Move)).toBe('not-a-starfighter');
    expect(verdict(state, intercept)).toBe('starfighter-from-hand');
    expect(verdict(state, chase)).toBe('legal');
  });
  it('discards every surviving starship without damage', () => {
    const { players, results } = following(first, land, chase, draw('light', 2));
    expect(results[0]?.outcome).toBe('escaped');
    expect([players.dark.discard, players.light.discard]).toEqual([['ship'], ['x']]);
    expect(players.dark.deck.cards.slice(-2)).toEqual(['maul', 'rifle']);
  });
  it('returns the transport to the deck with virtual set 1, as the document has it', () => {
    const { players } = following({ ...first, transportReturns: true }, land, decline);
    expect(players.dark.deck.cards.slice(-3)).toEqual(['maul', 'rifle', 'ship']);
  });
});

describe('A shuffled draw deck', () => {
  it('is discarded from card by card, as nobody knows what comes', () => {
    const setup = naboo(
      { hyperspace: [transport('ship', 1, 2)], deck: [2, 3, 4, maul], shuffled: true },
      { hyperspace: [fighter('x')] },
      {
        planets: [{ id: 'naboo', title: 'Naboo', cards: { dark: [rifle] } }],
      },
    );
    const state = following(setup, ...plans(['ship'], ['x']), draw('light', 1));
    expect(state.owed).toEqual({ player: 'dark', count: 2 });
    expect(verdict(state, { type: 'done', player: 'dark' })).toBe('damage-first');
    expect(verdict(state, { type: 'lose', player: 'dark', value: 6 })).toBe('not-its-card');
    const paid = play(state, { type: 'lose', player: 'dark', value: 3 });
    expect(paid.ok && play(paid.state, { type: 'lose', player: 'dark', card: 'maul' })).toMatchObject({
      ok: true,
    });
  });
});

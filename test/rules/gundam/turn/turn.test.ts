import { describe, expect, it } from 'vitest';
import { mayAttack, resourcesIn } from '../../../../app/_rules/gundam/turn/facts';
import { checkSetup } from '../../../../app/_rules/gundam/turn/setup';
import { turnSimulator } from '../../../../app/_rules/gundam/turn/simulator';
import { type Move, type TurnSetup, tableOf } from '../../../../app/_rules/gundam/turn/state';
import { base, command, END, following, mainPhase, PASSES, pilot, ruling, unit } from './support';

const { start, options } = turnSimulator;
const one = '1' as const;
const two = '2' as const;

describe('Setting up the game', () => {
  const setup: TurnSetup = { phase: 'hand', players: { '1': {}, '2': {} } };
  const prepared: Move[] = [
    { type: 'keep', player: one },
    { type: 'keep', player: two },
    { type: 'place-shields', player: one },
    { type: 'place-shields', player: two },
    { type: 'place-tokens', player: one },
    { type: 'place-tokens', player: two },
  ];
  it('leaves each player with 5 cards, 6 Shields, 39 in the deck, 10 Resources apart and an EX Base', () => {
    const state = following(setup, ...prepared);
    for (const player of [one, two]) {
      const table = tableOf(state, player);
      expect([table.hand.length, table.shields.length, table.deck.length, table.resourceDeck]).toEqual([
        5, 6, 39, 10,
      ]);
      expect(state.cards[table.base?.id ?? '']).toMatchObject({ name: 'EX Base', ap: 0, hp: 3 });
    }
    expect(state).toMatchObject({ turn: one, turnNumber: 1, phase: 'start' });
  });
  it('gives an EX Resource to the second player alone', () => {
    const state = following(setup, ...prepared);
    expect(tableOf(state, one).resources.ex).toBe(0);
    expect(tableOf(state, two).resources.ex).toBe(1);
  });
  it('gives one to all but the first player in a battle royale', () => {
    const royale: TurnSetup = { phase: 'tokens', players: { '1': {}, '2': {}, '3': {} } };
    const tokens = (['1', '2', '3'] as const).map((player): Move => ({ type: 'place-tokens', player }));
    const state = following(royale, ...tokens);
    expect(state.players.map((player) => tableOf(state, player).resources.ex)).toEqual([0, 1, 1]);
  });
  it('makes the top card of the deck the bottom Shield', () => {
    const cards = { top: unit(), sixth: unit() };
    const state = following(
      { phase: 'shields', players: { '1': { deck: ['top', 4, 'sixth', 20] }, '2': {} }, cards },
      { type: 'place-shields', player: one },
    );
    expect(tableOf(state, one).shields.at(0)).toBe('sixth');
    expect(tableOf(state, one).shields.at(-1)).toBe('top');
  });
  it('lets the first player decide on a new hand first, and each once', () => {
    const state = start(setup);
    expect(ruling(state, { type: 'redraw', player: two })).toBe('not-your-turn');
    const draws = Array.from({ length: 5 }, (): Move => ({ type: 'draw', player: one }));
    const next = following(setup, { type: 'redraw', player: one }, ...draws);
    expect(next.turn).toBe(two);
    expect(ruling(next, { type: 'redraw', player: one })).toBe('not-your-turn');
  });
  it('draws the new hand from the top, before the returned cards are shuffled in', () => {
    const cards = { old: unit() };
    const draws = Array.from({ length: 5 }, (): Move => ({ type: 'draw', player: one }));
    const state = following(
      { phase: 'hand', players: { '1': { hand: ['old', 4] }, '2': {} }, cards },
      { type: 'redraw', player: one },
      ...draws,
    );
    const { hand, deck, pool } = tableOf(state, one);
    expect(hand).not.toContain('old');
    expect([hand.length, deck.length]).toEqual([5, 45]);
    expect(pool).toEqual(['old']);
  });
});

describe('The phases', () => {
  const setup: TurnSetup = {
    players: {
      '1': {
        hand: ['gm'],
        units: [{ card: 'tired', rested: true }],
        base: { rested: true },
        resources: { rested: 2, exRested: 1 },
      },
      '2': { units: [{ card: 'other', rested: true }] },
    },
    cards: { gm: unit(), tired: unit(), other: unit() },
  };
  const phases: Move[] = [
    { type: 'set-active', player: one },
    { type: 'draw', player: one },
    { type: 'place-resource', player: one },
  ];
  it('come in order: start, draw, resource, main, end', () => {
    const seen = phases.map((_, i) => following(setup, ...phases.slice(0, i)).phase);
    expect(seen).toEqual(['start', 'draw', 'resource']);
    expect(following(setup, ...phases).phase).toBe('main');
    expect(following(setup, ...phases, END)).toMatchObject({ phase: 'end', endStep: 'action' });
  });
  it('offer nothing but what they are for, and none can be skipped', () => {
    const state = start(setup);
    expect(options(state)).toEqual([{ type: 'set-active', player: one }]);
    expect(ruling(state, { type: 'draw', player: one })).toBe('wrong-moment');
    expect(ruling(state, END)).toBe('wrong-moment');
    expect(ruling(state, { type: 'deploy', player: one, card: 'gm' })).toBe('only-in-main-phase');
  });
  it('set Units, Base and Resources active, and only those of the player whose turn it is', () => {
    const state = following(setup, { type: 'set-active', player: one });
    const table = tableOf(state, one);
    expect(table.units[0]?.rested).toBe(false);
    expect(table.base?.rested).toBe(false);
    expect(table.resources).toEqual({ active: 2, rested: 0, ex: 1, exRested: 0 });
    expect(tableOf(state, two).units[0]?.rested).toBe(true);
  });
  it('place a Resource active: it can pay the same turn', () => {
    const state = following(setup, ...phases);
    expect(tableOf(state, one).resources.active).toBe(3);
  });
  it('go on without a Resource when the resource deck is empty', () => {
    const state = following({ players: { '1': { resources: 10, resourceDeck: 0 }, '2': {} } }, ...phases);
    expect(state).toMatchObject({ phase: 'main', over: null });
    expect(resourcesIn(tableOf(state, one).resources)).toBe(10);
  });
  it('let a hand of ten draw all the same', () => {
    const state = following({ players: { '1': { hand: 10 }, '2': {} } }, ...phases);
    expect(tableOf(state, one).hand).toHaveLength(11);
  });
});

describe('Lv. and Cost', () => {
  const cards = { card: unit({ lv: 3, cost: 2 }), free: unit({ lv: 0, cost: 0 }) };
  const deploy: Move = { type: 'deploy', player: one, card: 'card' };
  it.each([
    ['3 active Resources', { active: 3 }, 'legal'],
    ['2 active and 1 rested, for rested ones count toward Lv.', { active: 2, rested: 1 }, 'legal'],
    ['2 Resources: the Lv. is not met', { active: 2 }, 'lv-not-met'],
    ['3 Resources of which 1 is active: the Cost is not paid', { active: 1, rested: 2 }, 'cannot-pay'],
    ['2 active and a rested EX Resource, which counts toward Lv.', { active: 2, exRested: 1 }, 'legal'],
    ['2 active and an EX Resource that is kept', { active: 2, ex: 1 }, 'legal'],
    ['1 active and 2 EX Resources, without saying that one pays', { active: 1, ex: 2 }, 'payment-too-small'],
  ])('with %s', (_, resources, expected) => {
    expect(ruling(start(mainPhase(cards, { hand: ['card'], resources })), deploy)).toBe(expected);
  });
  it('are met by an EX Resource, which is removed from the game only if it pays', () => {
    const gm = { gm: unit({ lv: 2, cost: 1 }) };
    const setup = mainPhase(gm, { hand: ['gm'], resources: { active: 1, ex: 1 } });
    expect(options(start(setup))).toEqual([
      { type: 'deploy', player: one, card: 'gm' },
      { type: 'deploy', player: one, card: 'gm', ex: 1 },
      END,
    ]);
    const kept = following(setup, { type: 'deploy', player: one, card: 'gm' });
    expect(tableOf(kept, one).resources).toEqual({ active: 0, rested: 1, ex: 1, exRested: 0 });
    const spent = following(setup, { type: 'deploy', player: one, card: 'gm', ex: 1 });
    expect(tableOf(spent, one).resources).toEqual({ active: 1, rested: 0, ex: 0, exRested: 0 });
  });
  it('are refused: more EX Resources than there are, or than the Cost', () => {
    const state = start(mainPhase(cards, { hand: ['card'], resources: { active: 2, ex: 1 } }));
    expect(ruling(state, { ...deploy, ex: 2 })).toBe('payment-too-large');
    const cheap = start(
      mainPhase({ card: unit({ cost: 0 }) }, { hand: ['card'], resources: { active: 2, ex: 1 } }),
    );
    expect(ruling(cheap, { ...deploy, ex: 1 })).toBe('payment-too-large');
  });
  it('of 0 take nothing', () => {
    const state = following(mainPhase(cards, { hand: ['free'], resources: 0 }), {
      type: 'deploy',
      player: one,
      card: 'free',
    });
    expect(tableOf(state, one).units).toHaveLength(1);
  });
  it('drop while a condition is met, never below 0', () => {
    const aerial = unit({ lv: 5, cost: 3, less: { cost: 2, if: { commandsInTrash: 4 } } });
    const four = { a: command(), b: command(), c: command(), d: command() };
    const hand = ['aerial'];
    const pay = (trash: string[]) =>
      start(mainPhase({ ...four, aerial }, { hand, trash, resources: { active: 1, rested: 4 } }));
    expect(ruling(pay(['a', 'b', 'c']), { type: 'deploy', player: one, card: 'aerial' })).toBe('cannot-pay');
    expect(ruling(pay(['a', 'b', 'c', 'd']), { type: 'deploy', player: one, card: 'aerial' })).toBe('legal');
  });
  it('do not count a player’s Resources for another player', () => {
    const state = start(mainPhase(cards, { hand: ['card'], resources: 1 }, { resources: 9 }));
    expect(ruling(state, deploy)).toBe('lv-not-met');
  });
});

describe('Deploying', () => {
  const six = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];
  const units = Object.fromEntries(six.map((id) => [id, unit()]));
  const deploy: Move = { type: 'deploy', player: one, card: 'new' };
  it('a seventh Unit asks for one of the six to make room, which is not destroyed', () => {
    const cards = {
      ...units,
      u1: unit({ abilities: [{ when: 'destroyed', effects: [{ does: 'draw', amount: 1 }] }] }),
      ace: pilot(),
      new: unit(),
    };
    const setup = mainPhase(cards, {
      hand: ['new'],
      units: [{ card: 'u1', pilot: 'ace' }, ...six.slice(1)],
    });
    expect(ruling(start(setup), deploy)).toBe('must-make-room');
    const state = following(setup, { ...deploy, replacing: 'u1' });
    expect(state.due).toBeNull();
    expect(tableOf(state, one).trash).toEqual(['u1', 'ace']);
    expect(tableOf(state, one).units.map(({ id }) => id)).toEqual([...six.slice(1), 'new']);
  });
  it('is refused: making room where there is room, or with a Unit that is not one’s own', () => {
    const cards = { ...units, new: unit(), theirs: unit() };
    const room = start(mainPhase(cards, { hand: ['new'], units: ['u1'] }));
    expect(ruling(room, { ...deploy, replacing: 'u1' })).toBe('no-room-needed');
    const full = start(mainPhase(cards, { hand: ['new'], units: six }, { units: ['theirs'] }));
    expect(ruling(full, { ...deploy, replacing: 'theirs' })).toBe('not-your-unit');
  });
  it('a Base puts the old one into the trash, and an EX Base out of the game', () => {
    const cards = { new: base(), old: base() };
    const replaced = following(mainPhase(cards, { hand: ['new'], base: 'old' }), deploy);
    expect(tableOf(replaced, one)).toMatchObject({ base: { id: 'new' }, trash: ['old'] });
    const token = following(mainPhase(cards, { hand: ['new'] }), deploy);
    expect(tableOf(token, one)).toMatchObject({ base: { id: 'new' }, trash: [] });
  });
  it('a token counts among the six', () => {
    const maker = command({
      effects: [{ does: 'deploy-token', tokens: [{ type: 'unit', name: 'Token', ap: 1, hp: 1 }] }],
    });
    const state = following(mainPhase({ ...units, maker }, { hand: ['maker'], units: six }), {
      type: 'command',
      player: one,
      card: 'maker',
    });
    expect(state.due).toEqual({ what: 'room', player: one });
    expect(options(state)).toHaveLength(6);
    const made = turnSimulator.play(state, { type: 'choose', player: one, card: 'u6' });
    expect(made.ok && tableOf(made.state, one).units.map(({ id }) => id)).toEqual([
      ...six.slice(0, 5),
      'token-1',
    ]);
  });
  it('leaves a Unit waiting until the next turn to attack', () => {
    const state = following(
      mainPhase({ new: unit(), old: unit() }, { hand: ['new'], units: ['old'] }),
      deploy,
    );
    expect(mayAttack(state, one, 'new')).toBe(false);
    expect(mayAttack(state, one, 'old')).toBe(true);
  });
  it('is refused: of a Pilot or a Command, on another’s turn, from anywhere but the hand', () => {
    const cards = { new: pilot(), order: command(), trashed: unit(), theirs: unit() };
    const state = start(
      mainPhase(cards, { hand: ['new', 'order'], trash: ['trashed'] }, { hand: ['theirs'] }),
    );
    expect(ruling(state, deploy)).toBe('not-deployable');
    expect(ruling(state, { ...deploy, card: 'order' })).toBe('not-deployable');
    expect(ruling(state, { ...deploy, card: 'trashed' })).toBe('not-in-hand');
    expect(ruling(state, { type: 'deploy', player: two, card: 'theirs' })).toBe('not-your-turn');
  });
});

describe('The end phase', () => {
  it('begins with the opponent, and ends when both pass in a row', () => {
    const cards = { trick: command({ timings: ['action'], effects: [{ does: 'other' }] }) };
    const setup = mainPhase(cards, { hand: ['trick'] });
    const state = following(setup, END);
    expect(state.opportunity).toBe(two);
    expect(ruling(state, { type: 'pass', player: one })).toBe('not-your-opportunity');
    const answered = following(
      setup,
      END,
      { type: 'pass', player: two },
      { type: 'command', player: one, card: 'trick' },
    );
    expect(answered).toMatchObject({ opportunity: two, passes: 0, turn: one });
    expect(following(setup, END, ...PASSES)).toMatchObject({ turn: two, phase: 'start', turnNumber: 2 });
  });
  it('discards down to ten, and only the player whose turn it is', () => {
    const setup = mainPhase({}, { hand: 12 }, { hand: 13 });
    const state = following(setup, END, ...PASSES);
    expect(state.due).toEqual({ what: 'discard', player: one, left: 2, limit: true });
    expect(options(state)).toHaveLength(12);
    const [first, second] = tableOf(state, one).hand;
    const done = following(
      setup,
      END,
      ...PASSES,
      { type: 'discard', player: one, card: first ?? '' },
      { type: 'discard', player: one, card: second ?? '' },
    );
    expect(tableOf(done, one).hand).toHaveLength(10);
    expect(tableOf(done, two).hand).toHaveLength(13);
    expect(done.turn).toBe(two);
  });
  it('asks nothing of a hand of ten', () => {
    expect(following(mainPhase({}, { hand: 10 }), END, ...PASSES).turn).toBe(two);
  });
  it('resolves end-of-turn abilities, ends temporary effects, then discards', () => {
    const cards = {
      mender: unit({ keywords: { repair: 2 } }),
      helper: unit({ keywords: { support: 3 } }),
    };
    const setup = mainPhase(cards, { hand: 11, units: [{ card: 'mender', damage: 2 }, 'helper'] });
    const state = following(
      setup,
      { type: 'activate', player: one, card: 'helper', ability: 0 },
      END,
      ...PASSES,
    );
    expect(state).toMatchObject({ endStep: 'hand', due: { what: 'discard', left: 1 } });
    expect(tableOf(state, one).units[0]).toMatchObject({ damage: 0, ap: 0 });
  });
  it('repairs only on the turn of the Unit’s player', () => {
    const cards = { mender: unit({ keywords: { repair: 1 } }) };
    const state = following(mainPhase(cards, {}, { units: [{ card: 'mender', damage: 1 }] }), END, ...PASSES);
    expect(tableOf(state, two).units[0]?.damage).toBe(1);
  });
});

describe('An empty deck', () => {
  it('loses the game at once, even with cards in hand', () => {
    const state = following(
      { phase: 'draw', players: { '1': { deck: 1, hand: 5 }, '2': {} } },
      { type: 'draw', player: one },
    );
    expect(state.over).toEqual({ reason: 'deck-empty', winner: two, loser: one });
    expect(options(state)).toEqual([]);
    expect(ruling(state, { type: 'place-resource', player: one })).toBe('game-over');
  });
  it('loses in the middle of an effect that draws more than there is', () => {
    const cards = { greed: command({ effects: [{ does: 'draw', amount: 3 }] }) };
    const state = following(
      mainPhase(cards, { hand: ['greed'], deck: 2 }),
      { type: 'command', player: one, card: 'greed' },
      { type: 'draw', player: one },
      { type: 'draw', player: one },
    );
    expect(state.over).toMatchObject({ loser: one });
  });
  it('merely eliminates a player of a battle royale', () => {
    const state = following(
      { phase: 'draw', turn: '2', players: { '1': {}, '2': { deck: 1 }, '3': {} } },
      { type: 'draw', player: two },
    );
    expect(state).toMatchObject({ over: null, players: ['1', '3'], turn: '3', phase: 'start' });
  });
});

describe('A setup', () => {
  const flaws = (setup: TurnSetup) => checkSetup(setup).map(({ code }) => code);
  const cards = { gm: unit(), amuro: pilot() };
  it.each<[string, TurnSetup, string[]]>([
    ['one player', { players: { '1': {} } }, ['players']],
    ['a seat left out', { players: { '1': {}, '3': {} } }, ['players']],
    ['a turn of nobody', { players: { '1': {}, '2': {} }, turn: '4' }, ['turn']],
    [
      'a card in two places',
      { players: { '1': { hand: ['gm'] }, '2': { hand: ['gm'] } }, cards },
      ['id-twice'],
    ],
    ['a card without facts', { players: { '1': { hand: ['who'] }, '2': {} } }, ['unknown-card']],
    [
      'a Pilot in place of a Unit',
      { players: { '1': { units: ['amuro'] }, '2': {} }, cards },
      ['wrong-type'],
    ],
    ['an empty deck', { players: { '1': { deck: 0 }, '2': {} } }, ['deck-too-small']],
    ['eleven Resources', { players: { '1': { resources: 11 }, '2': {} } }, ['too-many-resources']],
    ['six EX Resources', { players: { '1': { resources: { ex: 6 } }, '2': {} } }, ['too-many-ex-resources']],
    ['less than nothing', { players: { '1': { hand: -1 }, '2': {} } }, ['negative']],
    ['no turns', { players: { '1': {}, '2': {} }, turns: 0 }, ['no-turns']],
  ])('is flawed: %s', (_, setup, expected) => {
    expect(flaws(setup)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../app/_rules/core/bench';
import { changeFight } from '../../../../app/_rules/swccg/field/fight';
import { areAdjacent } from '../../../../app/_rules/swccg/field/reach';
import { playBench } from '../../../../app/_rules/swccg/play/bench';
import { battleAt, drainAt, finish, forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import { swccgPlay } from '../../../../app/_rules/swccg/play/simulator';
import { draw, type Move, pass, play } from '../../../../app/_rules/swccg/stack/moves';
import { battleOf, type State } from '../../../../app/_rules/swccg/stack/state';
import { add, count, debtsOf, editRefusal, laid, oddities, played, refusal, set, table } from './laid-out';

const { options } = swccgPlay;

/** "Vader and a Stormtrooper against Luke and Han at a site, dark holds Sense, light has 3 cards left." */
const DISPUTE: Edit[] = [
  add('dark.at.site', 'darth-vader'),
  add('dark.at.site', 'stormtrooper'),
  add('light.at.site', 'luke-skywalker'),
  add('light.at.site', 'han-solo'),
  add('dark.hand', 'sense'),
  count('light.hand', 3),
];

describe('The table that lies before a judge: Vader and a Stormtrooper against Luke and Han', () => {
  const dispute = table('battle-at-a-site', ...DISPUTE);

  it('is laid out in six changes, with nothing odd about it', () => {
    expect(oddities(dispute)).toEqual([]);
    expect(playBench.places(dispute).find(({ id }) => id === 'light.hand')?.count).toBe(3);
    expect(options(dispute)).toContainEqual(battleAt('dark', 'site'));
  });
  it('Sense has nothing to target: a battle is no Interrupt', () => {
    const begun = played(laid(dispute, set('under-way', 'battle site')));
    expect(refusal(begun, play('dark', 'sense'))).toBeDefined();
    expect(options(begun).some((move) => move.type === 'play' && move.card === 'sense')).toBe(false);
  });
  it('goes to its damage segment: 7 and 4 + 1 against 6 and 2, for what each destiny says', () => {
    const drawn = played(dispute, battleAt('dark', 'site'), draw('dark', 4), draw('light', 2));
    expect(debtsOf(drawn)).toMatchObject({
      light: { damage: 4, attrition: 5 },
      dark: { damage: 0, attrition: 2 },
    });
    // Vader is immune to attrition of less than 5: the Stormtrooper goes
    expect(refusal(drawn, finish('dark'))).toBeDefined();
    const settled = played(drawn, forfeit('light', 'han-solo'), forfeit('dark', 'stormtrooper'));
    expect(settled.cards['han-solo']?.zone).toBe('lost');
    expect(settled.cards.stormtrooper?.zone).toBe('lost');
  });
  it('without Vader the Stormtrooper alone has not the ability for battle destiny', () => {
    const alone = laid(dispute, { edit: 'remove', card: 'darth-vader' });
    const drawn = played(alone, battleAt('dark', 'site'), draw('light', 3));
    expect(debtsOf(drawn)?.light.attrition).toBeUndefined();
    expect(debtsOf(drawn)?.dark).toMatchObject({ damage: 8, attrition: 3 });
  });
  it('a character that has fought stays out of it', () => {
    const rested = laid(dispute, set('fought', true, 'luke-skywalker'), set('battled', true, 'site'));
    expect(refusal(rested, battleAt('dark', 'site'))).toBe('location-has-battled');
    const again = laid(rested, set('battled', false, 'site'));
    const begun = played(again, battleAt('dark', 'site'));
    expect(battleOf(begun)?.battle?.fight?.participants).not.toContain('luke-skywalker');
  });
  it('a captive gives no presence', () => {
    const held = laid(
      dispute,
      { edit: 'remove', card: 'han-solo' },
      { edit: 'move', card: 'luke-skywalker', to: 'on.darth-vader.captive' },
    );
    expect(held.cards['luke-skywalker']).toMatchObject({ at: 'darth-vader', captive: true });
    expect(refusal(held, battleAt('dark', 'site'))).toBe('no-presence');
    const free = laid(held, { edit: 'move', card: 'luke-skywalker', to: 'light.at.site' });
    expect(options(free)).toContainEqual(battleAt('dark', 'site'));
  });
  it('a second Vader is odd, and so is a deck of 61 cards', () => {
    const twice = laid(dispute, { edit: 'copy', card: 'darth-vader' }, count('light.lost', 40));
    expect(oddities(twice)).toEqual(expect.arrayContaining(['too-many-copies', 'too-many-cards']));
    expect(oddities(laid(dispute, add('dark.at.site', 'lord-vader')))).toContain('persona-twice');
  });
  it('is told as a set-up when its hands are known, and then plays the same', () => {
    const known = laid(dispute, count('light.hand', 0));
    const setup = playBench.setupOf?.(known);
    expect(setup).toBeDefined();
    if (setup) expect(options(swccgPlay.start(setup))).toEqual(expect.arrayContaining(options(known)));
    // a set-up has no word for a card in hand that nobody knows
    expect(playBench.setupOf?.(dispute)).toBeUndefined();
  });
});

describe('Sense on what is laid out', () => {
  it('responds to an Interrupt of one’s own that has no text here', () => {
    const state = table(
      'battle-at-a-site',
      ...DISPUTE,
      set('turn', 'light'),
      { edit: 'add', to: 'light.hand', piece: { kind: 'interrupt', title: 'Somebody’s Interrupt' } },
      set('top-dark', '5'),
    );
    const sensed = played(state, play('light', 'somebodys-interrupt'), play('dark', 'sense'));
    expect(options(sensed)).toEqual([draw('dark', 5)]);
    // 5 is less than Vader's 6
    const done = played(sensed, draw('dark', 5));
    expect(done.cards['somebodys-interrupt']?.zone).toBe('lost');
  });
  it('cannot be removed while it is being played, nor what it responds to', () => {
    const state = table(
      'battle-at-a-site',
      ...DISPUTE,
      set('turn', 'light'),
      add('light.hand', 'beru-stew'),
      add('light.hand', 'control'),
    );
    const sensed = played(state, play('light', 'beru-stew'), play('dark', 'sense'));
    expect(editRefusal(sensed, { edit: 'remove', card: 'sense' })).toBe('in-use');
    expect(editRefusal(sensed, { edit: 'move', card: 'beru-stew', to: 'light.hand' })).toBe('in-use');
    const given = laid(sensed, add('light.at.site', 'rebel-trooper'));
    expect(given.stack).toHaveLength(2);
  });
  it('setting another phase gives up what is under way, and the cards are in hand again', () => {
    const state = table(
      'battle-at-a-site',
      ...DISPUTE,
      set('turn', 'light'),
      add('light.hand', 'beru-stew'),
      add('light.hand', 'control'),
    );
    const sensed = played(state, play('light', 'beru-stew'), play('dark', 'sense'));
    const cleared = laid(sensed, set('phase', 'move'));
    expect(cleared.stack).toEqual([]);
    expect(cleared.cards.sense?.zone).toBe('hand');
    expect(cleared.cards['beru-stew']?.zone).toBe('hand');
    expect(options(cleared).length).toBeGreaterThan(0);
  });
});

describe('Vehicles and drains on what is laid out', () => {
  it('a vehicle with a driver reacts to the drain; without one it does not', () => {
    const state = table('react');
    const drained = played(state, drainAt('light', 'site-a'));
    expect(options(drained)).toContainEqual(play('dark', 'ubrikkian-9000-z001'));
    const saved = played(drained, play('dark', 'ubrikkian-9000-z001'));
    expect(saved.piles.dark.lost).toHaveLength(0);
    expect(saved.cards['ubrikkian-9000-z001']?.at).toBe('site-a');
    const alone = laid(
      state,
      { edit: 'move', card: 'stormtrooper', to: 'dark.at.site-b' },
      set('opportunity', 'light'),
    );
    expect(refusal(laid(alone, set('under-way', 'drain site-a')), play('dark', 'ubrikkian-9000-z001'))).toBe(
      'not-driven',
    );
  });
  it('sites that are parts of different wholes are not adjacent, whatever lies between them', () => {
    const apart = table('react', set('whole', 'A', 'site-b'), set('under-way', 'drain site-a'));
    expect(refusal(apart, play('dark', 'ubrikkian-9000-z001'))).toBe('out-of-range');
  });
  it('a vehicle at an interior site is odd', () => {
    expect(oddities(table('react', set('exterior', false, 'site-b')))).toContain('vehicle-inside');
  });
  it('a vehicle of one’s own counts its power only with somebody at the controls', () => {
    const piece = { kind: 'vehicle', title: 'Walker', figures: { power: 6 }, traits: ['combat'] };
    const state = table('battle-at-a-site', ...DISPUTE, { edit: 'add', to: 'dark.at.site', piece });
    const empty = played(state, battleAt('dark', 'site'), draw('dark', 0), draw('light', 0));
    // 7 + 1 against 6
    expect(debtsOf(empty)?.light.damage).toBe(2);
    const manned = laid(state, { edit: 'move', card: 'stormtrooper', to: 'on.walker.pilot' });
    const driven = played(manned, battleAt('dark', 'site'), draw('dark', 0), draw('light', 0));
    // inside, the Stormtrooper adds no power of his own
    expect(debtsOf(driven)?.light.damage).toBeGreaterThan(2);
  });
  it('a drain is for the icons and what is added there', () => {
    const state = table('force-drain', { edit: 'figure', card: 'site', figure: 'lightDrain', to: 1 });
    const drained = played(state, drainAt('light', 'site'));
    expect(drained.stack.at(-1)?.amount).toBe(3);
    expect(refusal(laid(state, set('drained-here', true, 'site')), drainAt('light', 'site'))).toBe(
      'already-drained',
    );
    expect(refusal(laid(state, add('dark.at.site', 'stormtrooper')), drainAt('light', 'site'))).toBe(
      'not-controlled',
    );
  });
});

describe('A battle that is laid out in one of its segments', () => {
  it('is entered with weapons to fire, and a hit is owed in the damage segment', () => {
    const state = table('weapons-segment', set('hit', true, 'stormtrooper'));
    const damage = laid(state, set('segment', 'damage'));
    expect(refusal(damage, finish('dark'))).toBeDefined();
    expect(options(damage)).toContainEqual(forfeit('dark', 'stormtrooper'));
  });
  it('owes what one says, and immunity holds below its number only', () => {
    const owing = (attrition: number) =>
      table('damage-segment', { edit: 'remove', card: 'stormtrooper' }, set('attrition-dark', attrition));
    // Vader alone: immune to less than 5
    expect(refusal(owing(4), finish('dark'))).toBeUndefined();
    expect(refusal(owing(5), finish('dark'))).toBeDefined();
  });
  it('says when both sides owe battle damage, or attrition that nobody drew for', () => {
    expect(oddities(table('damage-segment', set('damage-dark', 3)))).toContain('both-damaged');
    const noVader = table('damage-segment', { edit: 'remove', card: 'darth-vader' });
    expect(oddities(noVader)).toContain('attrition-without-destiny');
  });
  it('takes in a card that is laid there, and lets one go that is moved away', () => {
    const state = table('weapons-segment', add('light.at.site', 'han-solo'));
    expect(battleOf(state)?.battle?.fight?.participants).toContain('han-solo');
    expect(editRefusal(state, { edit: 'remove', card: 'site' })).toBe('in-use');
  });
  it('ends early once a side has no presence left', () => {
    const state = table('weapons-segment', { edit: 'remove', card: 'luke-skywalker' });
    expect(oddities(state)).toContain('battle-without-presence');
    expect(played(state, pass('light'), pass('dark')).stack).toEqual([]);
  });
});

describe('Every template of a whole play', () => {
  it.each(playBench.templates.map(({ id }) => id))('%s is told as a set-up if nothing is under way', (id) => {
    const state = table(id);
    const setup = playBench.setupOf?.(state);
    if (state.stack.length > 0) {
      expect(setup).toBeUndefined();
      return;
    }
    expect(setup).toBeDefined();
    if (setup) expect(options(swccgPlay.start(setup))).toEqual(options(state));
  });
});

describe('A location of which something else is said', () => {
  it('is adjacent to others by what is said now', () => {
    const row = table('battle-at-a-site', add('row', 'tatooine-docking-bay-94'));
    const here = laid(row, set('whole', 'Tatooine', 'site'));
    expect(areAdjacent(here, 'site', 'tatooine-docking-bay-94')).toBe(true);
    const there = laid(here, set('whole', '-', 'site'));
    expect(areAdjacent(there, 'site', 'tatooine-docking-bay-94')).toBe(false);
    const again = laid(there, set('whole', 'Tatooine', 'site'));
    expect(areAdjacent(again, 'site', 'tatooine-docking-bay-94')).toBe(true);
  });
});

describe('What texts have made of a turn', () => {
  const keeping = (state: State): State => ({
    ...state,
    ...(state.field && {
      field: {
        ...state.field,
        kept: [{ card: 'luke-skywalker', source: 'Barrier', from: 'moving' as const }],
      },
    }),
  });
  it('no set-up tells: a table on which a card is kept from moving is told by its moves alone', () => {
    const state = table('battle-at-a-site');
    expect(playBench.setupOf?.(state)).toBeDefined();
    expect(playBench.setupOf?.(keeping(state))).toBeUndefined();
  });
  it('is forgotten with the card', () => {
    const state = laid(keeping(table('battle-at-a-site', add('light.at.site', 'luke-skywalker'))), {
      edit: 'remove',
      card: 'luke-skywalker',
    });
    expect(state.field?.kept).toEqual([]);
    expect(playBench.setupOf?.(state)).toBeDefined();
  });
  it('stays as it is when a battle is taken to another segment', () => {
    const fought = table('weapons-segment');
    const action = battleOf(fought);
    if (action) changeFight(action, { unapplied: ['darth-vader'], totalDestiny: { light: -1, dark: 0 } });
    const fight = battleOf(laid(fought, set('segment', 'power')))?.battle?.fight;
    expect(fight).toMatchObject({ unapplied: ['darth-vader'], totalDestiny: { light: -1, dark: 0 } });
  });
});

describe('A table with docking bays and ships', () => {
  const bays = (...edits: Edit[]): State =>
    table(
      'battle-at-a-site',
      set('turn', 'dark'),
      set('phase', 'move'),
      add('row', 'tatooine-docking-bay-94'),
      add('row', 'yavin-4-docking-bay'),
      add('dark.at.tatooine-docking-bay-94', 'stormtrooper'),
      ...edits,
    );
  const transit: Move = play('dark', 'dark-transit', {
    targets: { cards: ['stormtrooper'], to: 'yavin-4-docking-bay' },
  });
  it('knows what a trip from a bay costs, and lets it be changed', () => {
    const state = bays(count('dark.force', 2));
    expect(played(state, transit).piles.dark.force).toHaveLength(0);
    const dear: Edit = { edit: 'figure', card: 'tatooine-docking-bay-94', figure: 'darkTransit', to: 3 };
    expect(refusal(laid(state, dear), transit)).toBe('cost');
    const shut = set('docking-bay', false, 'yavin-4-docking-bay');
    expect(refusal(laid(state, shut), transit)).toBe('no-docking-bay');
  });
  it('is a set-up that opens the same, with cards of the bench in hand that deploy aboard', () => {
    const state = laid(
      bays(
        set('phase', 'deploy'),
        count('dark.force', 5),
        add('row', 'tatooine'),
        add('dark.hand', 'stormtrooper'),
      ),
      add('dark.at.tatooine', 'devastator'),
    );
    const [held] = state.ids.filter((id) => state.cards[id]?.zone === 'hand');
    const aboard: Move = play('dark', held ?? '', { text: 'passenger', targets: { aboard: 'devastator' } });
    expect(refusal(state, aboard)).toBeUndefined();
    const setup = playBench.setupOf?.(state);
    expect(setup && refusal(swccgPlay.start(setup), aboard)).toBeUndefined();
    expect(JSON.stringify(setup)).not.toContain('aside');
  });
});

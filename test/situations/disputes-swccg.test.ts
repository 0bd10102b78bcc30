import { describe, expect, it } from 'vitest';
import { add, count, dispute, figure, gone, own, put, set, type Table } from './dispute';

type Item = Parameters<Table['allows']>[0];
type Side = 'light' | 'dark';

const play = (by: Side, card: string, targets?: Record<string, string | string[]>): Item =>
  targets ? { type: 'play', by, card, targets } : { type: 'play', by, card };
const battle = (by: Side, location = 'site') => play(by, `${by}-battle`, { location });
const drain = (by: Side, location = 'site') => play(by, `${by}-drain`, { location });
const draw = (by: Side, value: number): Item => ({ type: 'draw', by, value });
const pass = (by: Side): Item => ({ type: 'pass', by });
const forfeit = (by: Side, card: string): Item => ({ type: 'forfeit', by, card });
const lose = (by: Side, from: string): Item => ({ type: 'lose', by, from });
const finish = (by: Side): Item => ({ type: 'finish', by });

const DUEL = [add('dark.at.site', 'darth-vader'), add('light.at.site', 'luke-skywalker')];
const FOUR = [...DUEL, add('dark.at.site', 'stormtrooper'), add('light.at.site', 'han-solo')];
const owe = (light: { attrition?: number; damage?: number }, dark: typeof light = {}): Item[] => [
  set('attrition-light', light.attrition ?? 0),
  set('damage-light', light.damage ?? 0),
  set('attrition-dark', dark.attrition ?? 0),
  set('damage-dark', dark.damage ?? 0),
];

describe('A battle is initiated', () => {
  it('Vader and a Stormtrooper attack Luke and Han: destiny 2 is 3 with Vader, and attrition of 5 reaches him', async () => {
    const table = await dispute('swccg-play', 'battle-at-a-site', [
      ...FOUR,
      battle('dark'),
      draw('dark', 2),
      draw('light', 5),
    ]);
    // 6 + 1 + 2 + 1 against 3 + 3 + 5
    expect(table.switchedTo('damage-dark')).toBe(1);
    expect(table.switchedTo('attrition-dark')).toBe(5);
    expect(table.switchedTo('attrition-light')).toBe(3);
    const after = await dispute('swccg-play', 'battle-at-a-site', [
      ...FOUR,
      battle('dark'),
      draw('dark', 2),
      draw('light', 5),
      forfeit('dark', 'stormtrooper'),
    ]);
    expect(after.refuses(finish('dark'))).toMatch(/^immunity-too-low swccg\//);
    expect(after.allows(forfeit('dark', 'darth-vader'))).toBe(true);
  });
  it('Nobody battles without 1 Force, a second time at one site, or against a droid or captive alone', async () => {
    const poor = await dispute('swccg-play', 'battle-at-a-site', [...DUEL, count('dark.force', 0)]);
    expect(poor.refuses(battle('dark'))).toMatch(/^not-enough-force /);
    const again = await dispute('swccg-play', 'battle-at-a-site', [...DUEL, set('battled', true, 'site')]);
    expect(again.refuses(battle('dark'))).toMatch(/^location-has-battled /);
    const droid = await dispute('swccg-play', 'battle-at-a-site', [
      add('dark.at.site', 'darth-vader'),
      own('light.at.site', 'droid', 'R2'),
    ]);
    expect(droid.refuses(battle('dark'))).toBe('no-presence swccg/presence');
    const captive = await dispute('swccg-play', 'battle-at-a-site', [
      ...DUEL,
      put('luke-skywalker', 'on.darth-vader.captive'),
    ]);
    expect(captive.refuses(battle('dark'))).toBe('no-presence swccg/presence');
  });
  it('Luke, alone, dodges to the next site: the battle is cancelled, and there is no other one here', async () => {
    const table = await dispute('swccg-play', 'react', [
      set('turn', 'dark'),
      add('dark.at.site-a', 'darth-vader'),
      add('light.hand', 'dodge'),
      set('under-way', 'battle site-a'),
      play('light', 'dodge', { card: 'luke-skywalker', to: 'site-b' }),
    ]);
    expect(table.at('light.at.site-b')).toEqual(['luke-skywalker']);
    expect(table.at('light.lost')).toEqual(['dodge']);
    expect(table.switchedTo('under-way')).toBe('nothing');
    expect(table.switchedTo('battled', 'site-a')).toBe(true);
  });
});

describe('Sense and Alter around a battle', () => {
  const tripled = [
    ...DUEL,
    add('light.hand', 'dont-underestimate-our-chances'),
    add('dark.hand', 'sense'),
    battle('dark'),
    play('light', 'dont-underestimate-our-chances'),
    play('dark', 'sense'),
  ];
  it('Sense with destiny 5 under Vader’s 6 cancels the tripling, and the battle goes on', async () => {
    const table = await dispute('swccg-play', 'battle-at-a-site', [...tripled, draw('dark', 5)]);
    expect(table.at('light.lost')).toEqual(['dont-underestimate-our-chances']);
    expect(table.at('dark.used')).toContain('sense');
    expect(table.switchedTo('under-way')).toBe('battle site');
    const end = await dispute('swccg-play', 'battle-at-a-site', [
      ...tripled,
      draw('dark', 5),
      draw('dark', 1),
      draw('light', 1),
    ]);
    expect(end.switchedTo('damage-light')).toBe(4);
  });
  it('Sense with a destiny equal to the ability fails, and the damage of 4 is tripled', async () => {
    const table = await dispute('swccg-play', 'battle-at-a-site', [
      ...tripled,
      draw('dark', 6),
      draw('dark', 1),
      draw('light', 1),
    ]);
    expect(table.switchedTo('damage-light')).toBe(12);
  });
  it('Sense with an empty Reserve Deck fails', async () => {
    const [...line] = tripled;
    line.splice(4, 0, count('dark.reserve', 0));
    const table = await dispute('swccg-play', 'battle-at-a-site', line);
    expect(table.told).toContain('Sense fails.');
    expect(table.at('light.lost')).toEqual(['dont-underestimate-our-chances']);
    expect(table.told.join(' ')).toContain('sets up an automatic action');
  });
  it('Alter cancels Sense without a draw, and Sense answers no weapon', async () => {
    const [...line] = tripled;
    line.splice(4, 0, add('light.hand', 'alter'));
    const table = await dispute('swccg-play', 'battle-at-a-site', line);
    expect(table.allows(play('light', 'alter'))).toBe(true);
    const shot = await dispute('swccg-play', 'weapons-segment', [
      add('dark.hand', 'sense'),
      play('light', 'blaster', { target: 'darth-vader' }),
    ]);
    expect(shot.refuses(play('dark', 'sense'))).toMatch(/^unrelated /);
  });
});

describe('A Force drain', () => {
  it('A driven vehicle one site away reacts, brings presence and cancels the drain', async () => {
    const table = await dispute('swccg-play', 'react', [
      drain('light', 'site-a'),
      play('dark', 'ubrikkian-9000-z001'),
    ]);
    expect(table.at('dark.at.site-a')).toEqual(['ubrikkian-9000-z001']);
    expect(table.count('dark.lost')).toBe(0);
    expect(table.count('dark.force')).toBe(4);
  });
  it('It does not react without a driver, without Force, or from five sites away', async () => {
    const open = set('under-way', 'drain site-a');
    const react = play('dark', 'ubrikkian-9000-z001');
    const empty = await dispute('swccg-play', 'react', [gone('stormtrooper'), open]);
    expect(empty.refuses(react)).toMatch(/^not-driven /);
    const poor = await dispute('swccg-play', 'react', [count('dark.force', 0), open]);
    expect(poor.refuses(react)).toMatch(/^cost /);
    const sites = ['C', 'D', 'E'].map((name) =>
      own('row', 'location', `Tatooine: ${name}`, {}, ['site', 'exterior']),
    );
    const far = await dispute('swccg-play', 'react', [
      ...sites,
      put('ubrikkian-9000-z001', 'dark.at.tatooine-e'),
      open,
    ]);
    expect(far.refuses(react)).toBe('out-of-range swccg/adjacent');
  });
  it('Luke’s landspeeder and a Bantha may react as well', async () => {
    const light = await dispute('swccg-play', 'react', [
      put('luke-skywalker', 'light.at.site-b'),
      add('light.at.site-b', 'lukes-x-34-landspeeder'),
      put('luke-skywalker', 'on.lukes-x-34-landspeeder.driver'),
      gone('ubrikkian-9000-z001'),
      add('dark.at.site-a', 'darth-vader'),
      set('turn', 'dark'),
      set('under-way', 'drain site-a'),
    ]);
    expect(light.allows(play('light', 'lukes-x-34-landspeeder'))).toBe(true);
    const dark = await dispute('swccg-play', 'react', [
      add('dark.at.site-b', 'bantha'),
      set('under-way', 'drain site-a'),
    ]);
    expect(dark.allows(play('dark', 'bantha'))).toBe(true);
  });
  it('It is denied where the opponent has presence, where one has drained already, and by a droid alone', async () => {
    const contested = await dispute('swccg-play', 'force-drain', [add('dark.at.site', 'stormtrooper')]);
    expect(contested.refuses(drain('light'))).toMatch(/^not-controlled /);
    const twice = await dispute('swccg-play', 'force-drain', [set('drained-here', true, 'site')]);
    expect(twice.refuses(drain('light'))).toMatch(/^already-drained /);
    const droid = await dispute('swccg-play', 'force-drain', [
      gone('luke-skywalker'),
      own('light.at.site', 'droid', 'R2'),
    ]);
    expect(droid.refuses(drain('light'))).toMatch(/^not-controlled /);
    const opposed = await dispute('swccg-play', 'force-drain', [
      own('dark.at.site', 'droid', '5D6'),
      drain('light'),
    ]);
    expect(opposed.allows(lose('dark', 'reserve'))).toBe(true);
  });
});

describe('Weapons', () => {
  const shoot = play('light', 'blaster', { target: 'darth-vader' });
  const through = (value: number) => [
    shoot,
    pass('dark'),
    pass('light'),
    pass('dark'),
    pass('light'),
    draw('light', value),
    pass('dark'),
    pass('light'),
  ];
  it('A destiny of 6 does not exceed Vader’s defense value of 6, and 7 does', async () => {
    const missed = await dispute('swccg-play', 'weapons-segment', through(6));
    expect(missed.switchedTo('hit', 'darth-vader')).toBe(false);
    const struck = await dispute('swccg-play', 'weapons-segment', through(7));
    expect(struck.switchedTo('hit', 'darth-vader')).toBe(true);
  });
  it('Nobody fires with an empty Reserve Deck, or a weapon that has fired', async () => {
    const empty = await dispute('swccg-play', 'weapons-segment', [count('light.reserve', 0)]);
    expect(empty.refuses(shoot)).toBe('no-weapon-destiny swccg/weapon-destiny');
    const fired = await dispute('swccg-play', 'weapons-segment', [set('fired', true, 'blaster')]);
    expect(fired.refuses(shoot)).toBe('weapon-already-fired swccg/weapons-firing#limits');
  });
});

describe('A battle begun again by hand', () => {
  /** Nobody responds to the use of 2 Force. */
  const paid = [pass('light'), pass('dark'), pass('light'), pass('dark')];
  it('It is the other player who attacked: everybody takes part, and Dodge saves no one of ability 1', async () => {
    const table = await dispute('swccg-play', 'weapons-segment', [
      set('turn', 'dark'),
      add('on.stormtrooper', 'blaster-rifle'),
      add('light.at.site', 'rebel-trooper'),
      add('light.hand', 'dodge'),
      set('under-way', 'battle site'),
      set('segment', 'weapons'),
      play('dark', 'blaster-rifle', { target: 'rebel-trooper' }),
      ...paid,
    ]);
    expect(table.odd).toEqual([]);
    expect(table.switchedTo('in-battle', 'darth-vader')).toBe(true);
    expect(table.refuses(play('light', 'dodge'))).toMatch(/^not-aimed-at /);
    const hero = await dispute('swccg-play', 'weapons-segment', [
      set('turn', 'dark'),
      add('on.stormtrooper', 'blaster-rifle'),
      add('light.hand', 'dodge'),
      set('under-way', 'battle site'),
      set('segment', 'weapons'),
      play('dark', 'blaster-rifle', { target: 'luke-skywalker' }),
      ...paid,
    ]);
    expect(hero.allows(play('light', 'dodge'))).toBe(true);
  });
});

describe('Attrition, damage and forfeits', () => {
  it('Luke, immune to attrition of less than 3, ignores 2 and pays for 3', async () => {
    const two = await dispute('swccg-play', 'damage-segment', owe({ attrition: 2 }));
    expect(two.allows(finish('light'))).toBe(true);
    const three = await dispute('swccg-play', 'damage-segment', owe({ attrition: 3 }));
    expect(three.refuses(finish('light'))).toBe(
      'immunity-too-low swccg/death-star-ii/battle#immunity-to-attrition',
    );
    expect(three.refuses(lose('light', 'reserve'))).toBe('attrition-not-in-force swccg/attrition#satisfying');
  });
  it('A hit character is forfeited though nothing else is owed, and is then nothing odd', async () => {
    const line = [...owe({}), set('hit', true, 'luke-skywalker')];
    const table = await dispute('swccg-play', 'damage-segment', line);
    expect(table.refuses(finish('light'))).toBe(
      'hit-must-be-forfeited swccg/death-star-ii/battle#weapon-hits',
    );
    const after = await dispute('swccg-play', 'damage-segment', [
      ...line,
      add('light.at.site', 'han-solo'),
      forfeit('light', 'luke-skywalker'),
    ]);
    expect(after.at('light.lost')).toEqual(expect.arrayContaining(['luke-skywalker', 'blaster']));
    expect(after.odd).not.toContain('hit-outside');
  });
  it('A vehicle that is forfeited counts once, and takes its driver and a captive along', async () => {
    const table = await dispute('swccg-play', 'damage-segment', [
      add('dark.at.site', 'ubrikkian-9000-z001'),
      put('stormtrooper', 'on.ubrikkian-9000-z001.driver'),
      add('light.at.site', 'han-solo'),
      put('han-solo', 'on.stormtrooper.captive'),
      ...owe({ damage: 1 }, { attrition: 6 }),
      forfeit('dark', 'ubrikkian-9000-z001'),
    ]);
    expect(table.at('dark.lost')).toEqual(expect.arrayContaining(['ubrikkian-9000-z001', 'stormtrooper']));
    expect(table.at('light.lost')).toEqual(['han-solo']);
    expect(table.switchedTo('attrition-met-dark')).toBe(4);
    expect(table.refuses(finish('dark'))).toMatch(/^immunity-too-low /);
  });
  it('The escort is forfeited on foot: the captive escapes to the Used Pile', async () => {
    const table = await dispute('swccg-play', 'damage-segment', [
      add('light.at.site', 'han-solo'),
      put('han-solo', 'on.stormtrooper.captive'),
      ...owe({ damage: 1 }, { attrition: 2 }),
      forfeit('dark', 'stormtrooper'),
    ]);
    expect(table.at('light.used')).toEqual(['han-solo']);
  });
  it('Life Force runs out in the midst of the damage: the game is over at once', async () => {
    const table = await dispute('swccg-play', 'damage-segment', [
      ...owe({ damage: 6 }),
      count('light.reserve', 2),
      count('light.force', 1),
      lose('light', 'reserve'),
      lose('light', 'reserve'),
      lose('light', 'force'),
    ]);
    expect(table.told.at(-1)).toContain('Life Force is exhausted');
    expect(table.allows(forfeit('light', 'luke-skywalker'))).toBe(false);
    expect(table.ways).toEqual([]);
  });
});

describe('Battle destiny and unique cards', () => {
  it('Ability of 3 draws nothing, 4 draws one, and an empty Reserve Deck makes no attrition', async () => {
    const weak = await dispute('swccg-play', 'battle-at-a-site', [
      add('dark.at.site', 'stormtrooper'),
      add('light.at.site', 'han-solo'),
      battle('dark'),
    ]);
    expect(weak.switchedTo('damage-dark')).toBe(2);
    expect(weak.switchedTo('attrition-dark')).toBe(0);
    const empty = await dispute('swccg-play', 'battle-at-a-site', [
      ...DUEL,
      count('light.reserve', 0),
      battle('dark'),
      draw('dark', 4),
    ]);
    expect(empty.switchedTo('attrition-dark')).toBe(0);
    expect(empty.switchedTo('attrition-light')).toBe(5);
  });
  it('Dengar has power 2, and 1 more for each of the characters that face him', async () => {
    const table = await dispute('swccg-play', 'battle-at-a-site', [
      add('dark.at.site', 'dengar'),
      add('light.at.site', 'han-solo'),
      add('light.at.site', 'rebel-trooper'),
      battle('dark'),
      draw('light', 0),
    ]);
    // 2 + 2 against 3 + 1
    expect(table.told.join(' ')).toContain('The dark side counts 4 power.');
  });
  it('A second Luke is not deployed beside the first one, but a trooper is', async () => {
    const table = await dispute('swccg-play', 'beginning-of-a-turn', [
      set('turn', 'light'),
      set('phase', 'deploy'),
      count('light.force', 10),
      add('light.at.site-a', 'luke-skywalker'),
      add('light.hand', 'luke-skywalker'),
      add('light.hand', 'rebel-trooper'),
    ]);
    expect(table.refuses(play('light', 'luke-skywalker-2', { to: 'site-a' }))).toBe(
      'limit swccg/unique-and-restricted',
    );
    expect(table.allows(play('light', 'rebel-trooper', { to: 'site-b' }))).toBe(true);
    const barren = await dispute('swccg-play', 'beginning-of-a-turn', [
      set('turn', 'light'),
      set('phase', 'deploy'),
      add('light.hand', 'rebel-trooper'),
      figure('site-b', 'lightIcons', 0),
    ]);
    expect(barren.refuses(play('light', 'rebel-trooper', { to: 'site-b' }))).toMatch(
      /^no-presence-to-deploy /,
    );
  });
});

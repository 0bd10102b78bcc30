import { describe, expect, it } from 'vitest';
import { add, count, dispute, gone, own, put, set, type Table } from './dispute';

type Item = Parameters<Table['allows']>[0];

const attack = (unit: string, target: string): Item => ({ type: 'attack', player: '1', unit, target });
const block = (unit: string): Item => ({ type: 'block', player: '2', unit });
const pass = (player: string): Item => ({ type: 'pass', player });
/** Nobody blocks, and nobody acts. */
const THROUGH = [pass('2'), pass('2'), pass('1')];

describe('An attack', () => {
  it('A Blocker that is active takes the attack; one that is rested, or has no Blocker, does not', async () => {
    const table = await dispute('gundam-play', 'to-attack', [
      set('rested', true, 'trainer'),
      add('2.units', 'launcher-strike-gundam'),
      attack('gundam', '2'),
    ]);
    expect(table.refuses(block('trainer'))).toBe('rested-cannot-block gundam/blocker');
    expect(table.refuses(block('zaku'))).toBe('no-blocker gundam/block-step');
    expect(table.allows(block('launcher-strike-gundam'))).toBe(true);
  });
  it('Nobody blocks a Unit with High-Maneuver', async () => {
    const table = await dispute('gundam-play', 'to-attack', [
      own('1.units', 'unit', 'HM', { ap: 3, hp: 3 }, ['high-maneuver']),
      attack('hm', '2'),
    ]);
    expect(table.refuses(block('trainer'))).toBe('high-maneuver gundam/blocker');
  });
  it('With First Strike, a Unit of 1 HP destroys Zaku II and takes no damage', async () => {
    const line = (traits: string[]) => [
      gone('gundam'),
      own('1.units', 'unit', 'Striker', { ap: 3, hp: 1 }, traits),
      attack('striker', 'zaku'),
      ...THROUGH,
    ];
    const first = await dispute('gundam-play', 'to-attack', line(['first-strike']));
    expect(first.at('1.units')).toEqual(['striker']);
    expect(first.at('2.trash')).toEqual(['zaku']);
    const even = await dispute('gundam-play', 'to-attack', line([]));
    expect(even.at('1.units')).toEqual([]);
  });
  it('Only a rested Unit is attacked, and neither a Base nor a Shield is chosen', async () => {
    const table = await dispute('gundam-play', 'to-attack', []);
    expect(table.refuses(attack('gundam', 'trainer'))).toMatch(/^active-target /);
    expect(table.refuses(attack('gundam', '2-base'))).toMatch(/^shield-area-not-a-target /);
    expect(table.allows(attack('gundam', 'zaku'))).toBe(true);
  });
  it('The attacker is returned to hand in the action step: the attack stops', async () => {
    const table = await dispute('gundam-play', 'action-step', [
      add('2.hand', 'hawk-of-endymion'),
      set('damage', 2, 'gundam'),
      { type: 'play', player: '2', card: 'hawk-of-endymion', targets: ['gundam'] },
      pass('1'),
      pass('2'),
    ]);
    expect(table.at('1.hand')).toEqual(expect.arrayContaining(['gundam', 'amuro']));
    expect(table.count('2.shields')).toBe(4);
    expect(table.at('2.base')).toEqual(['2-base']);
  });
});

describe('Base and Shields', () => {
  it('What is left of the damage to a Base is lost: the Shields behind it stay', async () => {
    const table = await dispute('gundam-play', 'to-attack', [attack('gundam', '2'), ...THROUGH]);
    expect(table.at('2.base')).toEqual([]);
    expect(table.count('2.shields')).toBe(4);
  });
  it('Breach 5 destroys an EX Base of 3 HP, and no Shield', async () => {
    const table = await dispute('gundam-play', 'to-attack', [
      add('1.units', 'wing-gundam'),
      attack('wing-gundam', 'trainer'),
      ...THROUGH,
    ]);
    expect(table.at('2.trash')).toEqual(['trainer']);
    expect(table.at('2.base')).toEqual([]);
    expect(table.count('2.shields')).toBe(4);
  });
  it('A destroyed Shield with Burst is its owner’s to activate, or not', async () => {
    const line = [
      gone('2-base'),
      gone('trainer'),
      count('2.shields', 2),
      add('2.shields', 'white-base'),
      attack('gundam', '2'),
      ...THROUGH,
    ];
    const table = await dispute('gundam-play', 'to-attack', line);
    const card = 'white-base-2';
    expect(table.refuses({ type: 'burst', player: '1', card })).toBe('not-your-burst gundam/burst');
    expect(table.refuses({ type: 'end', player: '1' })).toMatch(/^effect-first /);
    const burst = await dispute('gundam-play', 'to-attack', [...line, { type: 'burst', player: '2', card }]);
    expect(burst.at('2.base')).toEqual([card]);
    // deployed, it adds one of the two Shields left to the hand
    expect(burst.count('2.shields')).toBe(1);
    const declined = await dispute('gundam-play', 'to-attack', [
      ...line,
      { type: 'decline', player: '2', card },
    ]);
    expect(declined.at('2.trash')).toEqual([card]);
    expect(declined.count('2.shields')).toBe(2);
  });
  it('Without Base and Shields, battle damage to the player ends the game', async () => {
    const table = await dispute('gundam-play', 'to-attack', [
      gone('2-base'),
      gone('trainer'),
      count('2.shields', 0),
      attack('gundam', '2'),
      ...THROUGH,
    ]);
    expect(table.told.at(-1)).toBe('Player 1 wins the game.');
  });
});

describe('Link Units, Support and the end of the turn', () => {
  it('A Unit deployed this turn attacks only as a Link Unit', async () => {
    const line = [put('amuro', '1.hand'), set('deployed', true, 'gundam')];
    const alone = await dispute('gundam-play', 'to-attack', line);
    expect(alone.refuses(attack('gundam', '2'))).toBe(
      'deployed-this-turn gundam/rulebook/playing-cards#link-units',
    );
    const linked = await dispute('gundam-play', 'to-attack', [
      ...line,
      { type: 'pair', player: '1', card: 'amuro', unit: 'gundam' },
      { type: 'resolve', player: '1', card: 'amuro', ability: 0, targets: ['trainer'] },
    ]);
    expect(linked.allows(attack('gundam', '2'))).toBe(true);
    expect(linked.switchedTo('rested', 'trainer')).toBe(true);
  });
  it('Support rests its Unit, even on the turn it came, and helps another one', async () => {
    const unit = 'gaza-d-sleeves';
    const line = [add('1.units', 'gaza-d'), set('deployed', true, unit)];
    const ready = await dispute('gundam-play', 'to-attack', line);
    expect(ready.refuses({ type: 'support', player: '1', unit, target: unit })).toMatch(/^support-another /);
    const used = await dispute('gundam-play', 'to-attack', [
      ...line,
      { type: 'support', player: '1', unit, target: 'gundam' },
    ]);
    expect(used.switchedTo('rested', unit)).toBe(true);
    expect(used.refuses({ type: 'support', player: '1', unit, target: 'gundam' })).toMatch(
      /^rested-cannot-pay /,
    );
  });
  it('Eleven cards in the end phase: first both pass in the action step, then one is discarded', async () => {
    const before = await dispute('gundam-play', 'end-phase', []);
    const discard = { type: 'discard', player: '1', card: 'gm' };
    expect(before.refuses(discard)).toMatch(/^nothing-due /);
    const after = await dispute('gundam-play', 'end-phase', [pass('2'), pass('1'), discard]);
    expect(after.count('1.hand')).toBe(10);
    expect(after.switchedTo('turn')).toBe('2');
  });
  it('A seventh Unit takes the place of one, and Lv. counts Resources though they be rested', async () => {
    const five = Array.from({ length: 5 }, () => add('1.units', 'zowort'));
    const full = await dispute('gundam-play', 'to-attack', [...five, add('1.hand', 'gm')]);
    const [card = ''] = full.at('1.hand').filter((id) => id.startsWith('gm'));
    expect(full.refuses({ type: 'deploy', player: '1', card })).toMatch(/^no-room /);
    expect(full.allows({ type: 'deploy', player: '1', card, replace: ['gundam'] })).toBe(true);
    const poor = await dispute('gundam-play', 'to-attack', [
      count('1.active', 2),
      add('1.hand', 'guncannon'),
    ]);
    expect(poor.refuses({ type: 'deploy', player: '1', card: 'guncannon' })).toMatch(/^lv-not-met /);
    const rested = await dispute('gundam-play', 'to-attack', [
      count('1.active', 2),
      count('1.rested', 1),
      add('1.hand', 'guncannon'),
    ]);
    expect(rested.allows({ type: 'deploy', player: '1', card: 'guncannon' })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play';
import type { Move } from '../../../../app/_rules/gundam/play/state';
import type { Ability, CommandFacts, Effect, Text } from '../../../../app/_rules/gundam/printed/schema';
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
  pilot,
  playerOf,
  refusal,
  start,
  undisturbed,
  unit,
  unitOf,
  when,
} from './support';

const take = (id: string): Move => ({ type: 'take', player: '1', card: id });
const isSound = (setup: Parameters<typeof checkSetup>[0]) => checkSetup(setup).length === 0;

// gundam/trash, gundam/how-wording-is-read#if-you-do
describe('Cards of the trash that go back into the deck', () => {
  const effects: Effect[] = [
    { does: 'shuffle-in', count: 2, of: { traits: ['Zeon'] } },
    { does: 'set-active', on: 'this', ifYouDo: true },
  ];
  const setup = (...traits: string[]) =>
    mainPhase({
      units: [on('a', when('attack', effects))],
      deck: [card('top', unit()), 3],
      trash: traits.map((trait, i) => card(`t${i}`, unit({ traits: [trait] }))),
    });
  it('are chosen one after the other; then the deck is shuffled, and nobody knows where any of it lies', () => {
    const asked = following(setup('Zeon', 'CB', 'Zeon'), attack('a', '2'));
    expect(options(asked)).toEqual([take('t0'), take('t2')]);
    const done = following(asked, take('t2'), take('t0'));
    const { deck, trash, pool } = playerOf(done, '1');
    expect(trash).toEqual(['t1']);
    expect(Array.isArray(deck) && deck.length).toBe(6);
    expect(pool?.toSorted()).toEqual(['t0', 't2', 'top']);
    expect(unitOf(done, 'a')?.rested).toBe(false);
  });
  it('are not fewer than the text says: then it does nothing', () => {
    const state = following(setup('Zeon', 'CB'), attack('a', '2'));
    expect([state.due, state.pending, unitOf(state, 'a')?.rested]).toEqual([null, [], true]);
    expect(playerOf(state, '1').trash).toHaveLength(2);
  });
});

// gundam/destroyed-effect#from-the-trash, gundam/how-wording-is-read#destroy-or-damage
describe('A Unit that waits for an effect of its own side to destroy it', () => {
  const home = when('destroyed', [{ does: 'take-this' }], { byCard: { traits: ['Neo Zeon'] } });
  const wherever = (text: Text, traits: string[], owner: '1' | '2' = '1') => {
    const mine = { units: [on('a', home)] };
    const hand = [card('text', command(text.effects, { ...text, traits, timings: ['main'] }))];
    const setup = owner === '1' ? mainPhase({ ...mine, hand }) : mainPhase({ hand }, mine);
    expect(isSound(setup)).toBe(true);
    const { hand: left, trash } = playerOf(following(setup, cast('text', ['a'])), owner);
    return left.includes('a') ? 'hand' : trash.includes('a') ? 'trash' : 'elsewhere';
  };
  const destroy: Text = { choose: { whose: 'any' }, effects: [{ does: 'destroy' }] };
  const damage: Text = { choose: { whose: 'any' }, effects: [{ does: 'damage', amount: 9 }] };
  it('comes to hand by a card of that description alone', () => {
    expect([wherever(destroy, ['Neo Zeon']), wherever(destroy, ['Zeon'])]).toEqual(['hand', 'trash']);
  });
  it('stays where it is if an opponent does it, or if it is damage', () => {
    expect([wherever(destroy, ['Neo Zeon'], '2'), wherever(damage, ['Neo Zeon'])]).toEqual([
      'trash',
      'trash',
    ]);
  });
  it('stays where it is after a battle', () => {
    const state = following(
      mainPhase({ units: [on('b', { ap: 9 })] }, { units: [on('a', home, { rested: true })] }),
      attack('b', 'a'),
      ...undisturbed,
    );
    expect(playerOf(state, '2').trash).toEqual(['a']);
  });
  it('is spoken of by no other text', () => {
    const ability = (at: Ability['when']) =>
      isSound(mainPhase({ units: [on('a', when(at, [{ does: 'take-this' }]))] }));
    expect([ability('destroyed'), ability('attack')]).toEqual([true, false]);
  });
});

// gundam/pilot-ability, gundam/ex-resource
describe('A Command that is paired from the trash after it was used', () => {
  const COMMAND: Partial<CommandFacts> = {
    cost: 1,
    lv: 0,
    traits: ['Dawn'],
    pilot: { name: 'N', ap: 1, hp: 1 },
  };
  const pairing = when('command-used', [{ does: 'pair-used' }], {
    choose: { whose: 'yours', names: ['Lfrith'] },
    may: true,
    command: { traits: ['Dawn'], exPaid: true },
  });
  const used = (ex: number, facts: Partial<CommandFacts> = COMMAND) =>
    following(
      mainPhase({
        units: [on('w', pairing), on('l', { name: 'Gundam Lfrith' })],
        hand: [card('c', command([{ does: 'draw', count: 1 }], { ...facts }))],
        resources: { active: 1, ex: 1 },
      }),
      { type: 'play', player: '1', card: 'c', ...(ex > 0 && { ex }) },
    );
  const answer: Move = { type: 'resolve', player: '1', card: 'w', ability: 0, targets: ['l'] };
  it('joins the Unit chosen once what it says is done', () => {
    const waiting = used(1);
    expect([playerOf(waiting, '1').hand.length, playerOf(waiting, '1').trash]).toEqual([1, ['c']]);
    const done = following(waiting, answer);
    expect([unitOf(done, 'l')?.pilot, playerOf(done, '1').trash]).toEqual(['c', []]);
    const { trash } = playerOf(
      following(waiting, { type: 'decline', player: '1', card: 'w', ability: 0 }),
      '1',
    );
    expect(trash).toEqual(['c']);
  });
  it('does so only where an EX Resource has paid, and only if it can be a Pilot', () => {
    expect(used(0).pending).toEqual([]);
    const { pilot: _, ...none } = COMMAND;
    expect(unitOf(following(used(1, none), answer), 'l')?.pilot).toBe(undefined);
  });
});

// gundam/trash, gundam/how-wording-is-read#no-target
describe('A Command whose Main a text activates as it discards it', () => {
  const effects: Effect[] = [
    { does: 'discard', count: 1 },
    { does: 'use-discarded', of: { traits: ['Special'] }, may: true },
  ];
  const discarded = (facts: Partial<CommandFacts>, text: Text, units = [on('e')]) =>
    following(
      mainPhase(
        {
          units: [on('a')],
          hand: [
            card('p', pilot({ abilities: [{ when: 'paired', effects }] })),
            card('c', command(text.effects, { ...text, timings: ['main'], cost: 9, lv: 9, ...facts })),
          ],
          resources: 0,
        },
        { units },
      ),
      { type: 'pair', player: '1', card: 'p', unit: 'a' },
      { type: 'discard', player: '1', card: 'c' },
    );
  const damage: Text = { choose: { whose: 'enemy' }, effects: [{ does: 'damage', amount: 2 }] };
  const special = { traits: ['Special'] };
  it('costs nothing, is decided by its player, and stays in the trash', () => {
    const asked = discarded(special, damage);
    expect(asked.due?.what).toBe('may');
    const done = following(
      asked,
      { type: 'accept', player: '1', card: 'p' },
      { type: 'choose', player: '1', targets: ['e'] },
    );
    expect([unitOf(done, 'e')?.damage, playerOf(done, '1').trash]).toEqual([2, ['c']]);
  });
  it('has to be of that description, have a Main, and have its target', () => {
    expect(discarded({}, damage).due).toBe(null);
    expect(discarded({ ...special, timings: ['action'] }, damage).due).toBe(null);
    expect(discarded(special, damage, []).due).toBe(null);
  });
  it('is activated once, even if it says the same of what was discarded', () => {
    const own: Text = { effects: [{ does: 'draw', count: 1 }, { does: 'use-discarded' }] };
    const done = following(discarded(special, own), { type: 'accept', player: '1', card: 'p' });
    expect([done.due, done.resolving, playerOf(done, '1').hand.length]).toEqual([null, null, 1]);
  });
  it('is no Command that was discarded before', () => {
    const again = when('main', [{ does: 'use-discarded', may: true }]);
    const state = start(mainPhase({ units: [on('a', again)], trash: [card('c', command([]))] }));
    expect(following(state, { type: 'activate', player: '1', card: 'a', ability: 0 }).due).toBe(null);
    expect(refusal(state, pass('1'))).not.toBe('legal');
  });
});

import { describe, expect, it } from 'vitest';
import { add, dispute, gone, set, type Table } from './dispute';

type Item = Parameters<Table['allows']>[0];
type Side = 'light' | 'dark';

const duel = (type: 'attack' | 'parry', player: Side, destiny: number): Item => ({ type, player, destiny });
const does = (type: string, player: Side, more: Item = {}): Item => ({ type, player, ...more });

describe('A duel', () => {
  it('A parry takes the same number and becomes an attack; whoever is hit has the lead', async () => {
    const attacked = await dispute('yj-duel', 'exchange', [duel('attack', 'dark', 3)]);
    expect(attacked.refuses(duel('parry', 'light', 2))).toBe(
      'parry-needs-same-number young-jedi/attack-and-parry',
    );
    expect(attacked.refuses(does('pass', 'light'))).toMatch(/^pass-only-when-leading /);
    const hit = await dispute('yj-duel', 'exchange', [
      duel('attack', 'dark', 3),
      duel('parry', 'light', 3),
      does('take-hit', 'dark'),
    ]);
    expect(hit.switchedTo('hits.dark')).toBe(3);
    expect(hit.switchedTo('hits.light')).toBe(1);
    expect(hit.switchedTo('lead')).toBe('dark');
  });
  it('Whoever has passed parries still, but leads no attack and initiates no battle this turn', async () => {
    const table = await dispute('yj-duel', 'exchange', [
      does('pass', 'dark'),
      duel('attack', 'light', 2),
      does('take-hit', 'dark'),
    ]);
    expect(table.refuses(duel('attack', 'dark', 1))).toBe(
      'only-parries-after-passing young-jedi/rulebook/duel#pass',
    );
    const ended = await dispute('yj-duel', 'exchange', [does('pass', 'dark'), does('pass', 'light')]);
    expect(ended.refuses(does('battle', 'dark'))).toBe('passed-no-battle young-jedi/rulebook/duel#pass');
  });
  it('Both pass with 2 hits against 1: nobody is defeated, and the difference is the damage', async () => {
    const ended = await dispute('yj-duel', 'exchange', [does('pass', 'dark'), does('pass', 'light')]);
    expect(ended.at('dark.here')).toContain('maul');
    expect(ended.at('light.here')).toContain('qui-gon');
    expect(ended.count('dark.lost')).toBe(1);
    expect(ended.count('light.lost')).toBe(0);
    const even = await dispute('yj-duel', 'exchange', [
      set('hits.light', 2),
      does('pass', 'dark'),
      does('pass', 'light'),
    ]);
    expect(even.count('dark.lost')).toBe(0);
  });
});

describe('A battle', () => {
  const plans = (...more: Item[]) => [
    set('stage', 'fights'),
    add('light.plan', 'royalGuard'),
    add('dark.plan', 'battleDroid'),
    ...more,
    { type: 'reveal' },
    { type: 'compare' },
  ];
  it('A tie defeats nobody, and costs no card', async () => {
    const table = await dispute('yj-battle', 'empty', plans());
    expect(table.told.at(-1)).toBe('A tie at 2: nobody is defeated.');
    expect([table.count('light.deck'), table.count('dark.deck')]).toEqual([20, 20]);
  });
  it('Only the attacker breaks through with what is left over', async () => {
    const attacker = await dispute('yj-battle', 'empty', [
      ...plans(add('dark.plan', 'battleDroid')),
      { type: 'end' },
    ]);
    expect(attacker.count('light.deck')).toBe(19);
    const defender = await dispute('yj-battle', 'empty', [
      ...plans(add('light.plan', 'royalGuard')),
      { type: 'end' },
    ]);
    expect(defender.count('dark.deck')).toBe(20);
  });
});

describe('What was put into play wrongly', () => {
  it('The second stack of Queen Amidala goes back to hand, and the first one stays', async () => {
    const table = await dispute('yj-planets', 'illegal-stack', [
      does('put-right', 'light', { title: 'Queen Amidala' }),
    ]);
    expect(table.at('light.at.naboo')).toEqual(['queen']);
    expect(table.at('light.at.tatooine')).toEqual([]);
    expect(table.count('light.hand')).toBe(5);
    expect(table.odd).toEqual([]);
  });
  it('Hidden cards of more than six points make their player concede the planet', async () => {
    const obiWan = 'obi-wan-kenobi-young-jedi';
    const table = await dispute('yj-planets', 'hidden-cards', [
      add('light.at.coruscant', 'obi-wan'),
      set('hidden', true, obiWan),
      does('reveal', 'light'),
    ]);
    expect(table.switchedTo('held.coruscant')).toBe('dark');
    const legal = await dispute('yj-planets', 'hidden-cards', [does('reveal', 'light')]);
    expect(legal.switchedTo('held.coruscant')).toBe('none');
  });
});

describe('An evacuation', () => {
  const leave = does('evacuate', 'light', { planet: 'naboo' });
  it('It takes a transport, the deploy step, every card there and the whole pile', async () => {
    const fighters = await dispute('yj-evacuation', 'about-to-leave', [gone('radiant')]);
    expect(fighters.refuses(leave)).toBe('no-transport young-jedi/rulebook/starships#evacuation');
    const late = await dispute('yj-evacuation', 'about-to-leave', [set('step', 'battle')]);
    expect(late.refuses(leave)).toMatch(/^only-in-deploy-step /);
    const ready = await dispute('yj-evacuation', 'about-to-leave', []);
    expect(ready.refuses({ ...leave, only: ['obi-wan'] })).toMatch(/^no-partial-evacuation /);
    expect(ready.refuses({ ...leave, without: ['bravo-1'] })).toMatch(/^all-must-be-committed /);
  });
  it('Whoever intercepts is the attacker; unhindered, everything is shuffled into the draw deck', async () => {
    const table = await dispute('yj-evacuation', 'about-to-leave', [leave, does('intercept', 'dark')]);
    expect(table.refuses(does('declare', 'light', { count: 0 }))).toMatch(/^attacker-declares-first /);
    const free = await dispute('yj-evacuation', 'about-to-leave', [leave, does('decline', 'dark')]);
    // three cards, and the transport with them
    expect(free.count('light.deck')).toBe(34);
    expect(free.at('light.hyperspace')).toEqual(['bravo-1']);
  });
});

describe('A Podrace', () => {
  it('Lap cards go up by one, as many as there is thrust, and thrust comes first', async () => {
    const start = await dispute('yj-podrace', 'last-lap', [set('thrust.dark', 1)]);
    expect(start.refuses(does('lap', 'dark', { value: 3 }))).toMatch(/^thrust-first /);
    const moving = [set('thrust.dark', 1), does('thrust', 'dark'), does('lap', 'dark', { value: 3 })];
    const running = await dispute('yj-podrace', 'last-lap', moving);
    expect(running.refuses(does('lap', 'dark', { value: 5 }))).toMatch(/^wrong-number /);
    const spent = await dispute('yj-podrace', 'last-lap', [...moving, does('lap', 'dark', { value: 4 })]);
    expect(spent.refuses(does('lap', 'dark', { value: 5 }))).toMatch(/^no-thrust-left /);
  });
});

import { describe, expect, it } from 'vitest';
import { type PlayPut, play, swccgPlay } from '../../../../app/_rules/swccg/play';
import type { Card, Standing } from '../../../../app/_rules/swccg/stack/schema';
import { begin, made, passOn, sizeOf, someone, whyNot, zoneOf } from './table';

const effect = (title: string, standing: Standing, at?: string): PlayPut => ({
  card: { title, side: 'dark', kind: 'effect', standing: [standing] },
  ...(at !== undefined && { at }),
});
const guard = someone('dark', 'Guard', { deploy: 4 });
const toSite = (to: string) => play('dark', 'guard', { targets: { to } });

// swccg/deploy-cost, swccg/modifiers
describe('What a text makes of deploy costs', () => {
  const begun = (texts: PlayPut[], force = 9, card: Card = guard) =>
    begin({
      phase: 'deploy',
      patient: true,
      dark: { table: texts, hand: [{ card, id: 'guard' }], force },
    });
  const paid = (texts: PlayPut[], to = 'cantina', card = guard): number =>
    9 - sizeOf(passOn(made(begun(texts, 9, card), toSite(to))), 'dark', 'force');
  const yours = { kind: 'character', by: 'you' } as const;

  it('is added or taken off, copies only once, and comes to no less than 0', () => {
    const less = (title: string, add: number) => effect(title, { deployCost: yours, add });
    expect(paid([])).toBe(4);
    expect(paid([less('Haven', -1)])).toBe(3);
    expect(paid([less('Haven', -1), less('Haven', -1)])).toBe(3);
    expect(paid([less('Haven', -1), less('Shelter', -1)])).toBe(2);
    expect(paid([less('Haven', 2)])).toBe(6);
    expect(paid([less('Haven', -9)])).toBe(0);
  });
  it('counts only where its card is, if it says here', () => {
    const here = effect('Camp', { deployCost: yours, add: -3, here: true }, 'eisley');
    expect(paid([here], 'eisley')).toBe(1);
    expect(paid([here], 'cantina')).toBe(4);
  });
  it('lets a card be deployed with less Force, and only there', () => {
    const here = effect('Camp', { deployCost: yours, add: -3, here: true }, 'eisley');
    const state = begun([here], 1);
    expect(whyNot(state, toSite('eisley'))).toBeUndefined();
    expect(whyNot(state, toSite('cantina'))).toBe('cost');
    const offered = swccgPlay
      .options(state)
      .flatMap((move) => (move.type === 'play' && move.card === 'guard' ? [move.targets?.to] : []));
    expect(offered).toEqual(['eisley']);
  });
  it('is set, to the least if several do, and then nothing changes it', () => {
    const texts = [
      effect('Fixed', { deployCost: yours, set: 2 }),
      effect('Higher', { deployCost: yours, set: 3 }),
      effect('Haven', { deployCost: yours, add: -1 }),
    ];
    expect(paid(texts)).toBe(2);
  });
  it('leaves what is free and what is a cost besides as they are', () => {
    const more = effect('Toll', { deployCost: yours, add: 2 });
    expect(paid([more], 'cantina', someone('dark', 'Guard'))).toBe(0);
    const taxed: Card = {
      ...guard,
      text: (guard.text ?? []).map((text) => ({ ...text, costs: [{ use: 1 }] })),
    };
    expect(paid([effect('Gift', { deployCost: yours, set: 0 })], 'cantina', taxed)).toBe(1);
  });
  it('reaches the opponent’s cards only if it says so, and a pilot who comes along', () => {
    expect(paid([effect('Other', { deployCost: { kind: 'character', by: 'opponent' }, add: 3 })])).toBe(4);
    const ship: Card = someone('dark', 'Pilot', { deploy: 2, pilot: { power: 1 } });
    const fighter = {
      kind: 'starship',
      side: 'dark',
      title: 'Fighter',
      type: 'starfighter',
      power: 2,
      maneuver: 3,
      forfeit: 3,
      deploy: 3,
      pilots: 1,
    } as const;
    const state = passOn(
      made(
        begin({
          phase: 'deploy',
          patient: true,
          dark: {
            table: [effect('Haven', { deployCost: yours, add: -1 })],
            hand: [
              { card: ship, id: 'pilot' },
              { card: fighter, id: 'fighter' },
            ],
            force: 4,
          },
        }),
        play('dark', 'fighter', { text: 'with-pilot', targets: { pilot: 'pilot', to: 'hoth' } }),
      ),
    );
    expect([zoneOf(state, 'pilot'), zoneOf(state, 'fighter')]).toEqual(['table', 'table']);
    expect(sizeOf(state, 'dark', 'force')).toBe(0);
  });
});
